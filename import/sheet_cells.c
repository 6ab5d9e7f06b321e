/* SPDX-License-Identifier: Apache-2.0 */
#include "import/sheet_cells.h"

#include <string.h>

struct str sheet_cell(const struct csv_row *row, int i)
{
    return i >= 0 && i < row->n ? str_trim(row->field[i]) : (struct str){ 0 };
}

int sheet_first(const struct csv_row *row)
{
    int i = 0;

    while (i < row->n && sheet_cell(row, i).n == 0)
        i++;
    return i;
}

int sheet_cells(const struct csv_row *row)
{
    int n = 0;

    for (int i = 0; i < row->n; i++)
        n += sheet_cell(row, i).n > 0;
    return n;
}

/* What the titles are in the other languages of these programs, those of a title between strokes. */
static const struct {
    const char *title, *others;
} languages[] = {
    { "Bo", "|Br|Bd|M|Mesa|Tab|Tabl|Ech|Éch|Sc|Scacch|Masa|Msa|Дос|Доска|Szach|Šach|Stol|" },
    { "Name", "|Nombre|Nom|Nome|Naam|Navn|Namn|Imię|Jméno|Ime|Név|Nimi|Имя|Фамилия|Фамилия Имя|ФИО|Adı|Ad Soyad|" },
    { "Rtg", "|RtgI|Elo|EloI|Rat|Rating|Рейт|Рейтинг|Elő|Ranking|" },
    { "FED", "|Fed|Land|ФЕД|Фед|Страна|" },
    { "White", "|Weiß|Weiss|Blancas|Blancs|Bianco|Bianchi|Brancas|Wit|Белые|Beyaz|Bílý|Biały|Białe|Világos|Vit|Hvit|"
               "Hvid|Bijeli|Beli|" },
    { "Black", "|Schwarz|Negras|Noirs|Nero|Neri|Pretas|Zwart|Черные|Чёрные|Siyah|Černý|Czarny|Czarne|Sötét|Svart|Sort|"
               "Crni|Črni|" },
    { "Result", "|Ergebnis|Resultado|Résultat|Risultato|Resultaat|Uitslag|Результат|Sonuç|Výsledek|Wynik|Eredmény|"
                "Resultat|Rezultat|" },
    { "Res", "|Erg|Rés|Ris|Рез|" },
    { "Team", "|Mannschaft|Equipo|Équipe|Equipe|Squadra|Equipa|Команда|Takım|Drużyna|Družstvo|Csapat|Lag|Ekipa|" },
    { "Rk", "|Rg|Rang|Clt|Cl|Pos|Место|" },
    { "RtgAvg", "|EloDS|" },
    { "Captain", "|Mannschaftsführer|Capitán|Capitaine|Capitano|Capitão|Капитан|Kaptan|Kapitan|Kapitán|" },
    { "Pts", "|Pkt|Pti|Очки|Bod|Pont|" },
    { "No", "|Nr|Nº|N°|Num|Nro|Ном|" },
};

/* One of the words between strokes. */
static bool is_between_strokes(struct str s, const char *words)
{
    while (*++words) {
        size_t n = strcspn(words, "|");
        if (str_same(s, (struct str){ words, n }))
            return true;
        words += n;
    }
    return false;
}

/* A title, its point aside: "Bo." */
bool sheet_is_titled(struct str s, const char *title)
{
    s.n -= s.n > 0 && s.p[s.n - 1] == '.';
    for (size_t i = 0; i < sizeof languages / sizeof *languages; i++)
        if (strcmp(languages[i].title, title) == 0 && is_between_strokes(s, languages[i].others))
            return true;
    return str_same(s, str_of(title));
}

int sheet_titled(const struct csv_row *row, const char *title)
{
    int n = 0;

    for (int i = 0; i < row->n; i++)
        n += sheet_is_titled(sheet_cell(row, i), title);
    return n;
}

bool sheet_is_number(struct str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!str_is_digit(s.p[i]))
            return false;
    return s.n > 0;
}

static bool has_players(const struct csv_row *row)
{
    return sheet_is_titled(sheet_cell(row, sheet_first(row)), "Bo") && sheet_titled(row, "Name") == 1 &&
           sheet_titled(row, "Rtg") > 0;
}

bool sheet_is_composition(const struct csv *c, int row)
{
    return row > 0 && has_players(&c->row[row]) && sheet_cells(&c->row[row - 1]) == 1;
}
