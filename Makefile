# SPDX-License-Identifier: Apache-2.0
# Olympair: `make deps` installs what is missing, `make` builds, `make test` proves it,
# `make demo` plays the whole of Baku 2016. BUILD=release (default), asan, tsan or cov; every kind has
# its own folder below build/.

BUILD  ?= release
PREFIX ?= /usr/local
# Where zsh looks for functions: those of packages of Debian are below vendor-completions.
ZSH_FUNCTIONS ?= $(PREFIX)/share/zsh/site-functions
B := build/$(BUILD)
LIB_DIRS := engine teams import reports db desk office cli web
ifeq ($(origin CC),default)
CC := $(firstword $(foreach c,cc gcc clang,$(if $(shell command -v $c),$c)))
endif
ifeq ($(MAKELEVEL)$(filter -j%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif

# Parts that a packager may leave out, with the libraries that nothing else needs: WITH_WEB=0 the desk in a browser and the live site, WITH_XLSX=0
# workbooks and archives, WITH_PDF=0 paper (docs/packaging.md). In the program stands in place of a part its *_module.c, which loads it when it is asked.
PARTS := web xlsx unzip pdf picture xml
# Of a folder. A page, x.page, is turned into C by page.awk, $(B)/pages/x.c; among the sources it is x.c.
sources_in = $(wildcard $1/*.c) $(patsubst %.page,%.c,$(wildcard $1/*.page))
WITH_WEB ?= 1
WITH_XLSX ?= 1
WITH_PDF ?= 1
LEFT_OUT := $(if $(filter 0,$(WITH_WEB)),web) $(if $(filter 0,$(WITH_XLSX)),xlsx unzip) $(if $(filter 0,$(WITH_PDF)),pdf picture)
PKGS_web   := libmicrohttpd libseccomp
PKGS_xlsx  := xlsxwriter
PKGS_unzip := libzip
PKGS_pdf   := fontconfig fribidi harfbuzz
PKGS_picture := cairo freetype2 fontconfig fribidi harfbuzz
PKGS_xml   := libxml-2.0
LIBS_pdf   := -lhpdf
PART_web   := $(filter-out web/base/messages.c web/web_module.c,$(call sources_in,web) $(call sources_in,web/*))
PART_xlsx  := reports/format/xlsx.c
PART_unzip := import/unzip.c
PART_pdf   := $(patsubst %,reports/format/%.c,pdf pdf_check pdf_font pdf_line pdf_pack pdf_tree glyphs haru haru_font haru_picture haru_tag font shape layout canvas card_page cell_page chart_page chunk foot masthead assignment_page match_form_page qr_page setting slip_page titles_page truetype)
# A module shows nothing to another one: what both need both have.
PART_picture := $(patsubst %,reports/format/%.c,picture glyphs font shape)
PART_xml   := import/xml.c import/xml_mend.c import/xml_stream.c import/xml_words.c
STUB_web   := web/web_module.c
STUB_xlsx  := reports/format/xlsx_module.c
STUB_unzip := import/unzip_module.c
STUB_pdf   := reports/format/pdf_module.c
STUB_picture := reports/format/picture_module.c
STUB_xml   := import/xml_module.c
# Of the sources, those of a program without the parts named.
sources_without = $(filter-out $(foreach p,$1,$(PART_$p)) $(foreach p,$(filter-out $1,$(PARTS)),$(STUB_$p)),$(SRC_ALL))
PKGS_CORE := sqlite3 libutf8proc jansson libsodium libqrencode
packages_without = $(PKGS_CORE) $(foreach p,$(filter-out $1,$(PARTS)),$(PKGS_$p))
# The parts are files of their own, or, with MODULES=0 and where a sanitizer looks on, in the program.
MODULES ?= $(if $(filter release,$(BUILD)),1,0)
APART   := $(if $(filter 0,$(MODULES)),,$(filter-out $(LEFT_OUT),$(PARTS)))

PKGS := $(call packages_without,$(LEFT_OUT))
NM ?= $(AR:%ar=%nm)
COMMA := ,
STRICT := -std=c11 -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes \
          -Wwrite-strings -Wvla
# What gcc asks of members without names clang asks of those with names, too, where the others are meant to be 0.
ifneq ($(findstring clang,$(CC)),)
STRICT += -Wno-missing-field-initializers
endif
WERROR ?= -Werror
# An overrun ends the program and does no more. Empty: CFLAGS and LDFLAGS bring flags of their own.
HARDEN ?= -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -fPIE
KIND_release := -O2 -g $(HARDEN)
LINK_release := $(if $(HARDEN),-pie -z relro -z now)
KIND_asan    := -O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -DARENA_STRICT
KIND_cov     := -O0 -g --coverage
KIND_tsan    := -O1 -g -fsanitize=thread -fno-omit-frame-pointer
# libFuzzer needs clang: `make fuzz` makes this kind with it.
KIND_fuzz    := -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -DARENA_STRICT -w
# For another machine: CC, LD, AR and PKG_CONFIG of that machine, and RUN, which runs a program for it (docs/packaging.md).
PKG_CONFIG ?= pkg-config
RUN ?=
# pkg-config itself may have to be installed first: asked when the first rule needs it, then kept.
# What packs the workbooks of xlsxwriter brings a zip.h that is not libzip's: its folder is left out.
pkg_config = $(eval $1 := $$(filter-out %/minizip,$$(shell $(PKG_CONFIG) $2 $$(PKGS))))$(if $(filter-out 0,$(.SHELLSTATUS)),$(error pkg-config does not find every library (see above). Install what is missing: make deps))$($1)
PKG_CFLAGS = $(call pkg_config,PKG_CFLAGS,--cflags)
PKG_LIBS   = $(call pkg_config,PKG_LIBS,--libs)
# The program is the same bytes whatever folder it was built in: no path of that folder is in it.
ALL_CFLAGS = $(STRICT) $(WERROR) $(KIND_$(BUILD)) -ffile-prefix-map=$(CURDIR)=. -D_GNU_SOURCE -I. -I$(B)/ids $(PKG_CFLAGS) $(CFLAGS)
ALL_LDFLAGS = $(LINK_$(BUILD)) $(LDFLAGS)
LIBS = $(PKG_LIBS) $(if $(filter pdf,$(LEFT_OUT)),,$(LIBS_pdf)) -lz -lm -pthread

SRC_ALL := $(foreach d,$(LIB_DIRS),$(call sources_in,$d) $(call sources_in,$d/*))
PAGES := $(foreach d,$(LIB_DIRS),$(wildcard $d/*.page $d/*/*.page)) $(wildcard tests/unit/*/*.page)
SRC := $(call sources_without,$(LEFT_OUT))
BYTES := $(patsubst %,$(B)/%.o,$(wildcard db/*.sql import/*.xsd reports/format/*.css reports/format/*.js office/*.js office/*.gz web/assets/*.css web/assets/*.js)) $(B)/reports/flags.o
OBJ := $(SRC:%.c=$(B)/%.o) $(BYTES)
in = $(foreach d,$1,$(filter $(B)/$d/%,$(OBJ)))

# A unit test in tests/unit/<folder>/ links that folder and what the folder may include. Programs are
# test_*.c, in tests/bench bench_*.c; the other files beside them are linked to each.
CLOSURE_engine   := engine
CLOSURE_teams    := engine teams
CLOSURE_import   := engine teams import
CLOSURE_reports  := engine teams reports
CLOSURE_db       := engine teams db
CLOSURE_desk     := engine teams db desk
CLOSURE_next     := engine teams db desk
CLOSURE_old      := engine teams db
CLOSURE_office   := engine teams import reports db desk office web
CLOSURE_exchange := engine teams import reports
CLOSURE_property := engine teams import reports
CLOSURE_cli      := $(LIB_DIRS)
CLOSURE_web      := engine teams import reports db desk office web
CLOSURE_bench    := engine teams
CLOSURE_soak     := engine teams import reports db desk office web
CLOSURE_fuzz     := engine teams import reports db desk office web
UNIT     := $(patsubst %.c,$(B)/%,$(wildcard tests/unit/*/test_*.c))
PROPERTY := $(patsubst %.c,$(B)/%,$(wildcard tests/property/test_*.c))
STRESS   := $(patsubst %.c,$(B)/%,$(wildcard tests/soak/test_*.c))
BENCH    := $(patsubst %.c,$(B)/%,$(wildcard tests/bench/bench_*.c))
WEB      := $(patsubst %.c,$(B)/%,$(wildcard tests/web/test_*.c))
FUZZ     := $(patsubst %.c,$(B)/%,$(wildcard tests/fuzz/fuzz_*.c))
# Those with a line "# SOAK alone: ..." are for the soak; the line says what of the same is looked at in the check.
ALONE    := $(shell grep -l '^\# SOAK alone: ' tests/*/*.sh tests/desk/test_*.py)
SCRIPTS  := $(filter-out $(ALONE),$(wildcard tests/lint/*.sh tests/cli/*.sh tests/wrong/*.sh tests/demo/*.sh tests/soak/*.sh tests/desk/test_*.py tests/field/test_*.py))
# Those that go further with SOAK=1 than in the check, besides the properties, tests/soak/ and the desk in a browser.
LONG     := $(patsubst %.c,$(B)/%,$(shell grep -lw SOAK tests/unit/*/test_*.c)) $(shell grep -lw SOAK tests/cli/*.sh tests/demo/*.sh tests/wrong/*.sh tests/lint/*.sh tests/field/test_*.py)
beside = $(patsubst %.c,$(B)/%.o,$(filter-out $1/test_% $1/bench_% $1/fuzz_%,$(call sources_in,$1)) $(beside_$(notdir $1)))
beside_bench := tests/property/rehearsal.c
beside_soak  := tests/unit/db/same.c
beside_fuzz  := tests/unit/import/workbook.c
beside_web   := tests/property/retold.c
HEADERS  := $(wildcard $(LIB_DIRS:%=%/*.h) $(LIB_DIRS:%=%/*/*.h))

# Several goals, such as clean and test, are made one after the other.
ifneq ($(word 2,$(MAKECMDGOALS)),)
.NOTPARALLEL:
endif

# V=1 shows every command, otherwise only what is being made.
say = $(if $V,,@printf '  %s\n' '$@';)

.PHONY: all pot deps deps-web demo desk-demo play test test-web check check-web screenshots schema unit soak soak-walk soak-evening soak-desk soak-long soak-property soak-fuzz threads fuzz bench bench-web lint format headers install uninstall clean FORCE parts articles compile_commands.json test-bare test-package test-container test-scale tidy deb
all: $(B)/olympair $(B)/olympair.1

# The program shows its parts what they ask of it, and no more: a name of ours must not stand in for one of a library. Both have a stamp of all that they are made of (engine/base/module.h).
# In the list of what a pattern rule needs each % is the stem: the rule of the modules calls this.
objects_of = $(PART_$1:%.c=$(B)/%.o)
OF_PARTS := $(foreach p,$(APART),$(call objects_of,$p))
OF_PROGRAM := $(patsubst %.c,$(B)/%.o,$(call sources_without,$(LEFT_OUT) $(APART))) $(BYTES)
libs_of = $(if $1,$(shell $(PKG_CONFIG) --libs $1))
$(OF_PARTS): PIC := -fPIC
$(B)/olympair: $(OF_PROGRAM) $(if $(APART),$(B)/shown $(B)/stamp.o) $(B)/left_out | $(APART:%=$(B)/modules/%.so)
	$(say)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) $(if $(APART),-Wl$(COMMA)--dynamic-list=$(B)/shown) -o $@ $(filter %.o,$^) \
	    $(if $(APART),$(call libs_of,$(call packages_without,$(PARTS))) -lz -lm -pthread,$(LIBS))
$(B)/shown: $(OF_PARTS)
	@$(NM) -u $^ >$@.u
	@{ echo '{ module_stamp;'; sed -n 's/^ *U \([A-Za-z_][A-Za-z_0-9]*\)$$/\1;/p' $@.u | sort -u; echo '};'; } >$@
$(B)/stamp.c: $(OF_PROGRAM) $(OF_PARTS)
	@echo "extern const char module_stamp[]; const char module_stamp[] = \"$$(cat $^ | sha256sum | cut -c 1-32)\";" >$@
$(B)/stamp.o: $(B)/stamp.c
	@$(CC) $(ALL_CFLAGS) -fPIC -c -o $@ $<
# Linked anew after another part was left out, or put into the program.
$(B)/left_out: FORCE
	@mkdir -p $(@D); echo '$(APART)' | cmp -s - $@ || echo '$(APART)' >$@

$(B)/olympair.1: $(B)/olympair
	$(say)$(RUN) $< help --format man > $@

# The ids of the tables that nearly every source knows the ids of, apart from their rows: who changes a row compiles its table anew, not the house.
IDS := $(B)/ids/engine/base/rule_ids.def $(B)/ids/engine/base/criterion_ids.def
ids_of = @mkdir -p $(@D); sed -n 's/^ *$1(\([A-Z0-9_]*\),.*/ID($2\1)/p' $< | cmp -s - $@ || sed -n 's/^ *$1(\([A-Z0-9_]*\),.*/ID($2\1)/p' $< >$@
$(B)/ids/engine/base/rule_ids.def: engine/base/rules.def
	$(call ids_of,RULE,RULE_)
$(B)/ids/engine/base/criterion_ids.def: engine/base/criteria.h
	$(call ids_of,X)

$(B)/%.o: %.c | $(IDS)
	@mkdir -p $(@D)
	$(say)$(CC) $(CPPFLAGS) $(ALL_CFLAGS) $(PIC) -MMD -MP -c -o $@ $<

$(B)/pages/%.c: %.page reports/format/page.awk
	@mkdir -p $(@D)
	$(say)LC_ALL=C awk -f reports/format/page.awk $< >$@.new && mv $@.new $@
$(B)/%.o: $(B)/pages/%.c | $(IDS)
	@mkdir -p $(@D)
	$(say)$(CC) $(CPPFLAGS) $(ALL_CFLAGS) $(PIC) -MMD -MP -MF $(B)/pages/$*.d -c -o $@ $<
.SECONDARY: $(PAGES:%.page=$(B)/pages/%.c)

# A text file compiled in as bytes: db/schema.sql is _binary_db_schema_sql_start ... _end.
$(filter-out %/flags.o,$(BYTES)): $(B)/%.o: %
	@mkdir -p $(@D)
	$(say)$(LD) -r -b binary -z noexecstack -o $@ $<
# All flags in one: reports/flags/48x36/no.png is _binary_reports_flags_48x36_no_png_start.
$(B)/reports/flags.o: $(wildcard reports/flags/*/*.png)
	@mkdir -p $(@D)
	$(say)$(LD) -r -b binary -z noexecstack -o $@ $^

.SECONDEXPANSION:
$(B)/modules/%.so: $$(call objects_of,$$*) $(B)/stamp.o
	@mkdir -p $(@D)
	$(say)$(CC) $(ALL_CFLAGS) $(filter-out -pie,$(ALL_LDFLAGS)) -fPIC -shared -Wl,-Bsymbolic -o $@ $^ $(call libs_of,$(PKGS_$*)) $(LIBS_$*) -lz -lm -pthread

$(LIB_DIRS:%=$(B)/%.a): $$(call in,$$(basename $$(@F)))
	@rm -f $@
	@$(AR) qcs $@ $^

# The program without some parts, for tests/cli/parts.sh: build/release/parts/web-pdf/olympair. The check has the smallest.
LEAST := $(if $(APART),$(B)/parts/web-xlsx-pdf/olympair)
PARTLY := $(LEAST) $(patsubst %,$(B)/parts/%/olympair,web xlsx pdf web-xlsx web-pdf xlsx-pdf)
parts: $(PARTLY)
parts_of = $(subst -, ,$(subst pdf,pdf-picture,$(subst xlsx,xlsx-unzip,$(notdir $(@D)))))
$(B)/parts/%/olympair: $(B)/olympair
	@rm -rf $(@D) && mkdir -p $(@D)/modules && ln $(foreach p,$(filter-out $(parts_of),$(APART)),$(B)/modules/$p.so) $(@D)/modules && ln $< $@

# Of the fuzz targets only those of libFuzzer have its main.
$(FUZZ): FUZZER := $(if $(filter fuzz,$(BUILD)),-fsanitize=fuzzer)
$(UNIT) $(PROPERTY) $(STRESS) $(BENCH) $(WEB) $(FUZZ): %: %.o $$(call beside,$$(subst $(B)/,,$$(@D))) $$(foreach d,$$(CLOSURE_$$(notdir $$(@D))),$(B)/$$d.a)
	$(say)$(CC) $(ALL_CFLAGS) $(FUZZER) $(ALL_LDFLAGS) -o $@ $(filter-out $(if $(FUZZER),%/main.o),$(filter %.o,$^)) -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(LIBS) -lcmocka

# The program as it will be after the next change of the event file, which tests/unit/next/versions.c makes up: for tests/cli/migrate.sh.
NEXT := $(B)/tests/next/olympair
$(NEXT): $(filter-out $(B)/db/versions.o,$(OBJ)) $(B)/tests/unit/next/versions.o
	@mkdir -p $(@D)
	$(say)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $^ $(LIBS)

# The newest version of the event file that a release has made: that one stays as it is. After a change of a later one, db/versionN.sql,
# the hash of its tables and the files that are kept of it are made anew.
FROZEN := 1
$(B)/tests/old/schema_hash: $(B)/tests/old/schema_hash.o $(CLOSURE_old:%=$(B)/%.a)
	$(say)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $< -Wl,--start-group $(filter %.a,$^) -Wl,--end-group $(LIBS)
schema: $(B)/tests/old/schema_hash
	@sh make/schema.sh $< $(FROZEN)
	@+$(MAKE) --no-print-directory $(B)/olympair
	@sh tests/old/make.sh $(CURDIR)/$(B)/olympair $(CURDIR)/tests/data/old

# Preloaded into the program by tests/soak/test_fault; beside a sanitizer, which must come first, there is no place for it.
FAULT := $(if $(filter asan,$(BUILD)),,$(B)/tests/fault/fault.so)
$(B)/tests/fault/fault.so: tests/fault/fault.c tests/fault/log.h
	@mkdir -p $(@D)
	$(say)$(CC) $(STRICT) $(WERROR) -O1 -fPIC -shared -D_GNU_SOURCE -I. -o $@ $<

# The packages of Debian; elsewhere it says which libraries to install.
deps deps-web:
	@CC='$(CC)' PKG_CONFIG='$(PKG_CONFIG)' sh make/deps.sh $@ $(PKGS) cmocka

# The packages must be there before the first rule asks pkg-config, so these two start make again.
demo test: deps
	@+$(MAKE) --no-print-directory $(if $(filter demo,$@),play,check)
test-web: deps
	@+$(MAKE) --no-print-directory deps-web
	@+$(MAKE) --no-print-directory check-web

play: $(B)/olympair
	@OLYMPAIR=$(CURDIR)/$< sh tests/demo/play build/demo
	@OLYMPAIR=$(CURDIR)/$< sh tests/demo/samarkand build/demo
	@echo; echo 'The program is $<. make desk-demo opens an event to play with in the browser.'

# An event in the middle of a round, to be played with in a browser.
desk-demo: deps
	@+$(MAKE) --no-print-directory $(B)/olympair
	@OLYMPAIR=$(CURDIR)/$(B)/olympair sh tests/demo/desk build/desk-demo

# What takes long begins first, so that all processors end together.
check: $(B)/olympair $(B)/olympair.1 $(NEXT) $(LEAST) $(UNIT) $(PROPERTY) $(STRESS) $(BENCH) $(FUZZ) $(FAULT)
	@OLYMPAIR=$(CURDIR)/$< OLYMPAIR_NEXT=$(CURDIR)/$(NEXT) $(if $(filter asan tsan,$(BUILD)),TEST_TIMEOUT=1200) FAULT=$(FAULT:%=$(CURDIR)/%) B=$(B) CC='$(CC)' CFLAGS='$(ALL_CFLAGS)' LIBS='$(LIBS)' \
	    sh tests/run $(STRESS) $(PROPERTY) $(filter-out tests/cli/% tests/lint/%,$(SCRIPTS)) $(filter tests/cli/% tests/lint/%,$(SCRIPTS)) $(UNIT) $(FUZZ)

# Pages in a browser, and the second verifier. Pictures of the pages are left in build/web.
check-web: $(B)/olympair $(B)/tests/property/test_proof $(WEB) $(CLOSURE_web:%=$(B)/%.a)
	@OLYMPAIR=$(CURDIR)/$< SHOTS=build/web B=$(B) CC='$(CC)' CFLAGS='$(ALL_CFLAGS)' LIBS='$(LIBS)' sh tests/run $(wildcard tests/web/*.sh)

# Every article of the register bent once, or those of ARTICLES: a test that it lists must fail. SOAK=1 is for all of them in the check.
articles: $(B)/olympair $(UNIT) $(PROPERTY)
	@SOAK=1 OLYMPAIR=$(CURDIR)/$< B=$(B) CC='$(CC)' CFLAGS='$(ALL_CFLAGS)' LIBS='$(LIBS)' sh tests/wrong/articles.sh

# The pictures of README.md and docs/web.md, each kind of page of the site and each sheet, anew.
screenshots: $(B)/olympair
	@OLYMPAIR=$(CURDIR)/$< sh tests/web/pictures docs

# For clangd and other tools: how each source is compiled.
ALL_SRC := $(SRC) $(wildcard tests/*/*.c tests/*/*/*.c)
compile_commands.json: $(IDS) $(PAGES:%.page=$(B)/pages/%.c)
	@for f in $(filter-out $(PAGES:%.page=%.c),$(ALL_SRC)) $(PAGES:%.page=$(B)/pages/%.c); do \
	    printf ',\n{ "directory": "%s", "file": "%s", "command": "%s" }' '$(CURDIR)' "$$f" "$(CC) $(strip $(CPPFLAGS) $(ALL_CFLAGS)) -c -o $(B)/$${f%c}o $$f"; \
	done | sed '1s/.*/[/; $$s/$$/\n]/' >$@

unit: $(UNIT)
	@sh tests/run $(UNIT)

lint: $(B)/olympair
	@OLYMPAIR=$(CURDIR)/$(B)/olympair B=$(B) sh tests/run $(wildcard tests/lint/*.sh)

# On machines that have nothing yet: make demo and make test in a debootstrap of each RELEASES, as root and as a user. Needs root; takes long.
test-bare:
	@sh tests/package/bare.sh

# The Debian packages built, installed, used, upgraded and purged on such machines.
test-package:
	@sh tests/package/deb.sh

# The image of Containerfile, from a root of debootstrap.
test-container:
	@sh tests/package/container.sh

# The site brought to other machines and kept by caches, by the real programs where they are installed.
test-scale: $(B)/olympair
	@OLYMPAIR=$(CURDIR)/$< B=$(B) sh tests/run $(wildcard tests/scale/*.sh)

# The sentences of the program, for those who translate them.
pot: $(B)/olympair
	@mkdir -p po
	$(say)$< help --format pot >po/olympair.pot

# What clang-tidy finds in the rooms that change most, or in TIDY_FILES; what it looks for stands in .clang-tidy.
TIDY_FILES ?= $(wildcard engine/*/*.c db/*.c desk/*.c desk/*/*.c)
tidy: compile_commands.json
	@command -v clang-tidy >/dev/null || { echo 'make tidy needs clang-tidy (of Debian clang-tidy)' >&2; exit 1; }
	@clang-tidy --quiet -p . --extra-arg=-Wno-missing-field-initializers $(TIDY_FILES)

# The format of .clang-format for every source; tests/lint/format.sh holds it.
format:
	@git ls-files --cached --others --exclude-standard --deduplicate '*.[ch]' | xargs clang-format -i
	@for f in $(PAGES); do sh tests/lint/page_format $$f >$(B)/formatted && { cmp -s $(B)/formatted $$f || cp $(B)/formatted $$f; }; done

# The long runs, part by part; each is a target of its own, as `make soak-kill`. All are run whatever fails, and counted at the end.
# SOAK=all tries every bit, every call and all events that are made up; otherwise no part takes more than half an hour.
SOAK_PROGRAMS := $(patsubst tests/soak/test_%.c,soak-%,$(wildcard tests/soak/test_*.c))
SOAK_PARTS := $(SOAK_PROGRAMS) soak-walk soak-evening soak-desk soak-long soak-property threads soak-fuzz
SOAK_ENV = SOAK=$${SOAK:-1} TEST_TIMEOUT=7200 FAULT=$(FAULT:%=$(CURDIR)/%) OLYMPAIR=$(CURDIR)/$(B)/olympair OLYMPAIR_NEXT=$(CURDIR)/$(NEXT) B=$(B) CC='$(CC)' CFLAGS='$(ALL_CFLAGS)' LIBS='$(LIBS)'
.PHONY: $(SOAK_PROGRAMS)
soak:
	@+sh tests/soak/run '$(MAKE)' $(SOAK_PARTS)

# Programs killed, files bent, eight writers at once, secrets asked for.
$(SOAK_PROGRAMS): soak-%: $(B)/tests/soak/test_% $(B)/olympair $(FAULT)
	@$(SOAK_ENV) sh tests/run $<
# A walk at random over the desk; an evening at real terminals.
soak-walk soak-evening: soak-%: tests/soak/%.sh $(B)/olympair
	@$(SOAK_ENV) sh tests/run $<
soak-desk: $(B)/olympair
	@$(SOAK_ENV) sh tests/run $(shell grep -lw SOAK tests/desk/test_*.py)
soak-long: $(B)/olympair $(NEXT) $(PARTLY) $(FAULT) $(UNIT) $(filter $(B)/%,$(LONG)) $(CLOSURE_property:%=$(B)/%.a)
	@$(SOAK_ENV) sh tests/run $(LONG)
soak-property: $(PROPERTY)
	@$(SOAK_ENV) sh tests/run $(PROPERTY)
soak-fuzz:
	@+$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=$${FUZZ_SECONDS:-60}

# Any two reports are made in two threads, and the desk is served to all its tests, seen by ThreadSanitizer.
threads:
	@+$(MAKE) --no-print-directory BUILD=tsan build/tsan/tests/unit/reports/test_threads build/tsan/olympair
	@SOAK=$${SOAK:-1} sh tests/run build/tsan/tests/unit/reports/test_threads
	@OLYMPAIR=$(CURDIR)/build/tsan/olympair TEST_TIMEOUT=1200 sh tests/run $(wildcard tests/desk/test_*.py)

# Every reader of bytes tried FUZZ_RUNS times with bytes that libFuzzer makes up from the kept ones; needs clang and its
# runtime (of Debian clang-14 and libclang-rt-14-dev). FUZZ_ONLY="trf cards" tries these alone. The soak tries each for a minute.
FUZZ_RUNS ?= 1000000
FUZZ_CC   ?= $(firstword $(foreach c,clang clang-14 clang-16 clang-19,$(if $(shell command -v $c),$c)) clang)
FUZZ_ONLY ?= $(patsubst tests/fuzz/fuzz_%.c,%,$(wildcard tests/fuzz/fuzz_*.c))
fuzz:
	@command -v $(FUZZ_CC) >/dev/null || { echo "make fuzz: needs clang with libFuzzer; in Debian: apt-get install clang-14 libclang-rt-14-dev" >&2; exit 1; }
	@+$(MAKE) --no-print-directory BUILD=fuzz CC=$(FUZZ_CC) $(FUZZ_ONLY:%=build/fuzz/tests/fuzz/fuzz_%)
	@FUZZ_RUNS=$(FUZZ_RUNS) FUZZ_SECONDS=$(FUZZ_SECONDS) sh tests/fuzz/run build/fuzz/tests/fuzz $(FUZZ_ONLY)

bench: $(B)/olympair $(BENCH)
	@for b in $(BENCH); do OLYMPAIR=$(CURDIR)/$< $$b || exit 1; done
	@OLYMPAIR=$(CURDIR)/$< sh tests/bench/process.sh
	@OLYMPAIR=$(CURDIR)/$< sh tests/bench/counts.sh
	@OLYMPAIR=$(CURDIR)/$< sh tests/bench/list.sh

# The site handed out to ten thousand readers at once, the desk at full size, and both together.
bench-web: $(B)/olympair $(B)/tests/bench/web/spectators
	@OLYMPAIR=$(CURDIR)/$< sh tests/bench/web/spectators.sh $(B)/tests/bench/web/spectators
	@OLYMPAIR=$(CURDIR)/$< python3 tests/bench/web/desk.py $(CURDIR)/$(B)/tests/bench/web/spectators
$(B)/tests/bench/web/spectators: $(B)/tests/bench/web/spectators.o
	$(say)$(CC) $(ALL_CFLAGS) $(ALL_LDFLAGS) -o $@ $<

# Every header compiles alone.
headers: $(HEADERS:%=$(B)/%.alone)
$(B)/%.h.alone: %.h | $(IDS)
	@mkdir -p $(@D)
	@$(CC) $(filter-out --coverage,$(ALL_CFLAGS)) -fsyntax-only -x c $< && touch $@

install: all
install uninstall:
	@DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' ZSH_FUNCTIONS='$(ZSH_FUNCTIONS)' sh make/install.sh $@ $(B) $(APART)

# The Debian packages, of the files that git knows; DEB_BUILD_OPTIONS=nocheck leaves out the tests. They are in build/deb.
deb:
	@command -v dpkg-buildpackage >/dev/null || { echo "make deb: needs dpkg-buildpackage; in Debian: apt-get install dpkg-dev debhelper" >&2; exit 1; }
	@rm -rf build/deb && mkdir -p build/deb/olympair
	@git ls-files -z | xargs -0 cp --parents -t build/deb/olympair
	cd build/deb/olympair && env -u MAKEFLAGS -u MAKELEVEL dpkg-buildpackage -us -uc
	@ls build/deb/*.deb

clean:
	rm -rf build

-include $(patsubst %.c,$(B)/%.d,$(filter-out $(PAGES:%.page=%.c),$(SRC_ALL))) $(PAGES:%.page=$(B)/pages/%.d) $(patsubst %.c,$(B)/%.d,$(wildcard tests/unit/*/*.c tests/property/*.c tests/soak/*.c tests/bench/*.c tests/fuzz/*.c))
