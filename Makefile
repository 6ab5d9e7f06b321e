# Olympair: `make deps` installs what is missing, `make` builds, `make test` proves it.
# BUILD=release (default), asan or cov; every kind has its own folder below build/.

BUILD ?= release
B := build/$(BUILD)
LIB_DIRS := engine teams import reports db desk cli

PKGS := libxml-2.0 sqlite3 libutf8proc jansson fontconfig libsodium
STRICT := -std=c11 -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
          -Wwrite-strings -Wvla -Werror
KIND_release := -O2 -g
KIND_asan    := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -DARENA_STRICT
KIND_cov     := -O0 -g --coverage
ALL_CFLAGS = $(STRICT) $(KIND_$(BUILD)) -D_GNU_SOURCE -I. $(shell pkg-config --cflags $(PKGS)) $(CFLAGS)
LIBS = $(shell pkg-config --libs $(PKGS)) -lhpdf -lz -lm

SRC := $(foreach d,$(LIB_DIRS),$(wildcard $d/*.c))
OBJ := $(SRC:%.c=$(B)/%.o) $(patsubst %,$(B)/%.o,$(wildcard db/*.sql import/*.xsd))
in = $(foreach d,$1,$(filter $(B)/$d/%,$(OBJ)))

# A unit test in tests/unit/<folder>/ links that folder and what the folder may include.
CLOSURE_engine  := engine
CLOSURE_teams   := engine teams
CLOSURE_import  := engine teams import
CLOSURE_reports := engine teams reports
CLOSURE_db      := engine teams db
CLOSURE_desk    := engine teams db desk
UNIT := $(patsubst %.c,$(B)/%,$(wildcard tests/unit/*/*.c))

.PHONY: all unit clean
all: $(B)/olympair

$(B)/olympair: $(OBJ)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS)

$(B)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

# A text file compiled in as bytes: db/schema.sql is _binary_db_schema_sql_start ... _end.
$(B)/%.sql.o: %.sql
	@mkdir -p $(@D)
	ld -r -b binary -z noexecstack -o $@ $<
$(B)/%.xsd.o: %.xsd
	@mkdir -p $(@D)
	ld -r -b binary -z noexecstack -o $@ $<

.SECONDEXPANSION:
$(LIB_DIRS:%=$(B)/%.a): $$(call in,$$(basename $$(@F)))
	@rm -f $@
	ar rcs $@ $^

$(UNIT): $(B)/tests/unit/%: $(B)/tests/unit/%.o $$(foreach d,$$(CLOSURE_$$(notdir $$(@D))),$(B)/$$d.a)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $< -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(LIBS) -lcmocka

unit: $(UNIT)
	@for t in $(UNIT); do $$t || exit 1; done

clean:
	rm -rf build

-include $(OBJ:.o=.d) $(UNIT:=.d)
