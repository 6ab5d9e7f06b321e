/* SPDX-License-Identifier: Apache-2.0 */
/* registration_title.h - what the titles of the columns of a registration table mean. */
#ifndef IMPORT_REGISTRATION_TITLE_H
#define IMPORT_REGISTRATION_TITLE_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;

/* The columns: what people call them in the languages of the field, letters alone and without accents, and the value of the XML that each is. Names behind the
   stroke give way to one before it: of Rtg and RtgI the latter is FIDE's. What stands behind `replaced` is no value of its own.
   X(id, value, names with blanks between them) */
/* clang-format off */
#define REGISTRATION_COLUMNS(X) \
    X(SECTION,    "section/name",    " section | tournament category group ") \
    X(WOMEN,      "section/women",   " women ") \
    X(TEAM,       "team/name",       " team teamname mannschaft equipe equipo squadra equipa druzyna druzstvo команда сборная federationteam countryteam nationalteam csapat | club clubcity klub verein vereinort clubname klubnev oddil vereinsname egyesulet клуб ") \
    X(FEDERATION, "team/federation", " federation fed federationcode fedcode federacion federazione federacao verband федерация | country countrycode nation land pays pais paese страна nationality stat narodnost kraj orszag ") \
    X(CAPTAIN,    "team/captain",    " captain teamcaptain mannschaftsfuhrer capitaine capitan capitano capitao капитан ") \
    X(NUMBER,     "team/number",     " number seed seeding teamno teamnumber | no nr sno startno startnr ") \
    X(PLAYER,     "player/name",     " player playername playersname fullname nameofplayer nameoftheplayer surnamefirstname lastnamefirstname familynamegivenname nachnamevorname nomprenom apellidosynombre cognomenome фамилияимя spieler spielername joueur jugador giocatore jogador игрок фио hrac zawodnik jatekos | name nom nombre nome имя jmeno meno nev ") \
    X(FIDE_ID,    "player/fideid",   " fideid fin fideno fidenr fidenumber fideidno fideidnumber fideidcode fidenumero idfidenumber numerofide fidecode fideident idfide codefide codigofide codicefide | id idno idnumber ident ") \
    X(TITLE,      "player/title",    " title fidetitle fidetitel fidetitre tit titl titel titre titulo titolo звание | t ti ") \
    X(RATING,     "player/rating",   " rtgi eloi eloint intrtg intrating fidertg fiderating fideelo elofide rtgfide ratingfide std stdrating standardrating srtng ratingstd ratingstandard standard stdelo elostd elostandard stdfide fidestd fidestandard fidestandardrating fideratingstandard standardelo | rating elo rtg rat elorating ranking реитинг реит эло ") \
    X(K,          "player/k",        " k sk kfactor kfaktor ") \
    X(SEX,        "player/sex",      " sex gender mf mw fm wm geschlecht sexe sexo sesso genero пол ") \
    X(BORN,       "player/born",     " born birthday bday birth birthdate dateofbirth dob yearofbirth birthyear yob geb geburt geburtsdatum geburtsjahr jahrgang jg naissance datedenaissance anneedenaissance nele nee nacimiento fechadenacimiento anodenacimiento nascita datadinascita annodinascita nascimento datadenascimento датарождения годрождения datumnarozeni dataurodzenia rokurodzenia datumrodjenja godiste narozen narozeni roknarozeni rocnik urodzony szuletes szuletesiev | year ano annee anno jahr rok год ") \
    X(REPLACED,   "player/replaced", " replaced ") \
    X(SURNAME,    "player/name",     " surname lastname familyname nachname familienname nomdefamille apellido apellidos cognome sobrenome apelido фамилия prijmeni priezvisko nazwisko vezeteknev ") \
    X(FIRST_NAME, "player/name",     " firstname firstnames givenname givennames forename vorname prenom prenoms imie keresztnev ") \
    X(BOARD,      "player/name",     " board brd bo bd boardno boardnumber brett br echiquier tablero scacchiera tabuleiro доска ") \
    X(ROLE,       "player/name",     " role function rolle funktion fonction funcion cargo ruolo funzione роль ")
/* clang-format on */

/* clang-format off */
enum column_id {
#define X(id, value, names) COLUMN_##id,
    REGISTRATION_COLUMNS(X)
#undef X
    COLUMN_COUNT
};
/* clang-format on */

/* The value of the XML that a column is: "player/rating". */
const char *registration_value(enum column_id c);

/* The same, and where several columns make one value what of it: "player/surname". */
const char *registration_part(enum column_id c);

/* The column that has this value, "player/rating"; COLUMN_COUNT: none. */
enum column_id registration_column_of(struct str value);

/* Is the title one of the names, which have a blank before and behind them and letters alone: " fideid id "? */
bool registration_is_called(struct str title, const char *names, struct arena *a);

/* It means a column, and another title of that column would be better. */
bool registration_is_weak(struct str title, struct arena *a);

/* The column that a title means, COLUMN_COUNT: none; `sure`: no other name of it is better. */
enum column_id registration_column(struct str title, bool *sure, struct arena *a);

#endif
