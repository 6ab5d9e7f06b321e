-- Its file of people.
PRAGMA application_id = 1330403659;
PRAGMA user_version = 1;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE person (
    person     INTEGER PRIMARY KEY,
    name       TEXT NOT NULL UNIQUE CHECK (name <> ''),
    role       TEXT NOT NULL CHECK (role IN ('tap', 'arbiter', 'helper', 'captain')),
    section    TEXT NOT NULL, -- of a helper or a captain; empty: the only one
    team       TEXT NOT NULL, -- of a captain
    from_table INTEGER NOT NULL,
    to_table   INTEGER NOT NULL, -- of a helper
    key        BLOB NOT NULL UNIQUE CHECK (length(key) = 32),
    issued     TEXT NOT NULL,
    revoked    TEXT NOT NULL,   -- empty: the key is good
    generation INTEGER NOT NULL -- of the key: what was signed in with an earlier one no longer is
) STRICT;
INSERT INTO person VALUES(1,'Captain of Chad','captain','open','Chad',0,0,X'fea030422e7ef4862aa0f373eb4148f7fee9a3d5253e71500243ffcc0da24f6e','2026-09-01 10:00:00','',1);
INSERT INTO person VALUES(2,'Captain of Fiji','captain','open','Fiji',0,0,X'84c4ce2ffdf1da790e4a6142f8bd0798b3eb76588c6cbad26f258a3e83b0af0c','2026-09-01 10:00:00','',1);
INSERT INTO person VALUES(3,'Captain of Mali','captain','open','Mali',0,0,X'2fec90f61ad75382bf27ff085a7577d762eee19d5804f9d0026a2a2b2755848f','2026-09-01 10:00:00','',1);
INSERT INTO person VALUES(4,'Captain of Togo','captain','open','Togo',0,0,X'744efd89c471d34f6e9d6de5c020961a3063bcb9c0194fdc478ffe2164ae092d','2026-09-01 10:00:00','',1);
INSERT INTO person VALUES(5,'Captain of Peru','captain','open','Peru',0,0,X'ffe29063ffd24acfedd7341bf1ea0d2907941dd34f0b70f650042742607d691e','2026-09-01 10:00:00','',1);
INSERT INTO person VALUES(6,'Captain of Oman','captain','open','Oman',0,0,X'7c3dda8c39f51853eff2e7c279962d77adac6de3e45134c7e26c66313e87d9ae','2026-09-01 10:00:00','',1);
INSERT INTO person VALUES(7,'Helper','helper','open','',1,2,X'a097aaf6f719409a34bc96dffe499859eb99b8ff7589e700ae0c8d2d80a28437','2026-09-01 10:00:00','',1);
INSERT INTO person VALUES(8,'Anna','tap','','',0,0,X'ccbb70551ec321e70c8d56c5890794885db864ad8906b2f99ce0571b34e0dbf8','2026-09-01 10:00:00','',1);
CREATE TABLE secret (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;
INSERT INTO secret VALUES(1,X'faa3f992ef3a834cc981d7bb03378a4ef8dba9f130d4a6abd080938cc083eb83');
CREATE TABLE log (
    entry  INTEGER PRIMARY KEY,
    time   TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES person,
    what   TEXT NOT NULL CHECK (what IN ('issued', 'revoked', 'signed in')),
    by     TEXT NOT NULL
) STRICT;
INSERT INTO log VALUES(1,'2026-09-01 10:00:00',1,'issued','anna');
INSERT INTO log VALUES(2,'2026-09-01 10:00:00',2,'issued','anna');
INSERT INTO log VALUES(3,'2026-09-01 10:00:00',3,'issued','anna');
INSERT INTO log VALUES(4,'2026-09-01 10:00:00',4,'issued','anna');
INSERT INTO log VALUES(5,'2026-09-01 10:00:00',5,'issued','anna');
INSERT INTO log VALUES(6,'2026-09-01 10:00:00',6,'issued','anna');
INSERT INTO log VALUES(7,'2026-09-01 10:00:00',7,'issued','anna');
INSERT INTO log VALUES(8,'2026-09-01 10:00:00',8,'issued','anna');
CREATE TABLE left_session ( -- who pressed Leave is not let in again by the cookie of then
    person INTEGER NOT NULL REFERENCES person,
    began  INTEGER NOT NULL,
    PRIMARY KEY (person, began)
) STRICT;
CREATE TABLE notice ( -- what stands on the screens of the hall; taking something of the event back neither takes it down nor brings it back
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    text TEXT NOT NULL CHECK (text <> ''),
    time TEXT NOT NULL,
    by   TEXT NOT NULL
) STRICT;
CREATE TABLE seal_key ( -- what the TAP seals rounds with; it never leaves the machine: no mirror and no backup has it
    one  INTEGER PRIMARY KEY CHECK (one = 1),
    seed BLOB NOT NULL CHECK (length(seed) = 32)
) STRICT;
COMMIT;
