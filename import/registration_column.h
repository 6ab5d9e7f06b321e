/* SPDX-License-Identifier: Apache-2.0 */
/* registration_column.h - the columns of a registration table: their titles, their values, their places. */
#ifndef IMPORT_REGISTRATION_COLUMN_H
#define IMPORT_REGISTRATION_COLUMN_H

#include <stdbool.h>

#include "engine/base/str.h"

struct arena;
struct csv;
struct findings;

/* The columns: what people call them in the languages of the field, letters alone and without accents, and the value of the XML that each is. Names behind the
   stroke give way to one before it: of Rtg and RtgI the latter is FIDE's. What stands behind `replaced` is no value of its own.
   X(id, value, names with blanks between them) */
/* clang-format off */
#define REGISTRATION_COLUMNS(X) \
    X(SECTION,    "section/name",    " section ") \
    X(WOMEN,      "section/women",   " women ") \
    X(TEAM,       "team/name",       " team teamname mannschaft equipe equipo squadra equipa druzyna команда сборная | club clubcity klub verein vereinort ") \
    X(FEDERATION, "team/federation", " federation fed federationcode fedcode federacion federazione federacao verband федерация | country countrycode nation land pays pais paese страна ") \
    X(CAPTAIN,    "team/captain",    " captain teamcaptain mannschaftsfuhrer capitaine capitan capitano capitao капитан ") \
    X(NUMBER,     "team/number",     " number seed seeding teamno teamnumber | no nr sno startno startnr ") \
    X(PLAYER,     "player/name",     " player playername fullname nameofplayer spieler spielername joueur jugador giocatore jogador игрок фио | name nom nombre nome имя ") \
    X(FIDE_ID,    "player/fideid",   " fideid fin fideno fidenr fidenumber fideidno fideidnumber fidecode fideident idfide codefide codigofide codicefide | id idno idnumber ident ") \
    X(TITLE,      "player/title",    " title fidetitle fidetitel fidetitre tit titl titel titre titulo titolo звание ") \
    X(RATING,     "player/rating",   " rtgi eloi eloint intrtg intrating fidertg fiderating fideelo elofide rtgfide ratingfide std stdrating standardrating | rating elo rtg rat elorating реитинг эло ") \
    X(K,          "player/k",        " k kfactor kfaktor ") \
    X(SEX,        "player/sex",      " sex gender mf mw geschlecht sexe sexo sesso genero пол ") \
    X(BORN,       "player/born",     " born birthday bday birth birthdate dateofbirth dob yearofbirth birthyear yob geb geburt geburtsdatum geburtsjahr jahrgang jg naissance datedenaissance anneedenaissance nele nee nacimiento fechadenacimiento anodenacimiento nascita datadinascita annodinascita nascimento datadenascimento датарождения годрождения | year ") \
    X(REPLACED,   "player/replaced", " replaced ") \
    X(SURNAME,    "player/name",     " surname lastname familyname nachname familienname nomdefamille apellido apellidos cognome sobrenome apelido фамилия ") \
    X(FIRST_NAME, "player/name",     " firstname firstnames givenname givennames forename vorname prenom prenoms ") \
    X(BOARD,      "player/name",     " board brd bo bd boardno boardnumber brett br echiquier tablero scacchiera tabuleiro доска ")
/* clang-format on */

/* clang-format off */
enum column_id {
#define X(id, value, names) COLUMN_##id,
    REGISTRATION_COLUMNS(X)
#undef X
    COLUMN_COUNT
};
/* clang-format on */

/* Where the columns are, for findings. */
struct registration_place {
    struct str sheet;              /* empty: CSV, whose rows are lines */
    int column[COLUMN_COUNT];      /* from 0; -1: it is not there */
    struct str form[COLUMN_COUNT]; /* said of all rows above the titles, as "Team: Norway"; empty: it is not */
};

/* The value of the XML that a column is: "player/rating". */
const char *registration_value(enum column_id c);

/* The same, and where several columns make one value what of it: "player/surname". */
const char *registration_part(enum column_id c);

/* The column that has this value, "player/rating"; COLUMN_COUNT: none. */
enum column_id registration_column_of(struct str value);

/* The column that a title means, COLUMN_COUNT: none; `sure`: no other name of it is better. */
enum column_id registration_column(struct str title, bool *sure, struct arena *a);

/* What the column from 0 is read as; COLUMN_COUNT: it is not read. */
enum column_id registration_column_at(const struct registration_place *place, int column);

/* Which of the first rows has the titles: of a player, and if it is about teams, of a team. A description of the table may precede it, and the row above may
   have titles of groups of columns: then the row has those of both, "Team Name". Without a column of teams,
   the rows above may say of which team all players are, as in a form that a federation sends. */
bool registration_titles(struct csv *table, bool of_teams, struct registration_place *place, struct arena *a, int *row);

/* Of the values of a row the name of its player, which may stand in two columns. */
struct str registration_full_name(const struct str value[COLUMN_COUNT], struct arena *a);

/* A number as people and programs write it: nothing of "-" and "unrated", and 2400 of "2400.0". Of a sex its letter: "female" is w. Anything else stays. */
struct str registration_number(struct str s);
struct str registration_sex(struct str s);

/* "yes" or "no" of what people write for it; else as it is. */
struct str registration_yes_or_no(struct str s);

/* By how it begins, in UTF-8 or UTF-16. */
bool registration_is_xml(struct str bytes);

/* Is it a workbook, games, or text whose columns are those of a registration or of another program, or whose name says that it is CSV? Else it may be XML. */
bool registration_is_table(struct str bytes, struct str file);

/* "Team!C12", of the column from 0. */
struct str registration_cell(const struct registration_place *place, int column, int row, struct arena *a);

/* The column of what a finding is about, "player/rating"; NULL, or not there: of the team, or of the player where there are no teams. */
int registration_column_about(const struct registration_place *place, const char *of);

/* Gives the findings about rows of a worksheet their cell, "Team!C12". */
void registration_place(const struct registration_place *place, struct findings *f);

#endif
