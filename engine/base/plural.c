/* SPDX-License-Identifier: Apache-2.0 */
#include "engine/base/plural.h"

#include <stddef.h>
#include <stdlib.h>

/* gettext took the language of its rules from C: what the head of a catalogue says is what the compiler reads. */
#define PLURAL(id, language, categories, form, half) \
    static int form_##id(unsigned long n)            \
    {                                                \
        (void)n;                                     \
        return form;                                 \
    }                                                \
    static int half_##id(unsigned long n)            \
    {                                                \
        (void)n;                                     \
        return half;                                 \
    }
#include "engine/base/plural.def"
#undef PLURAL

static const struct plural_rule rules[] = {
#define PLURAL(id, language, categories, form, half) { language, categories, #form, form_##id, half_##id },
#include "engine/base/plural.def"
#undef PLURAL
};

const struct plural_rule *plural_rule_at(int i)
{
    return i >= 0 && i < (int)(sizeof rules / sizeof *rules) ? &rules[i] : NULL;
}

const struct plural_rule *plural_rule_of(struct str language)
{
    const struct plural_rule *rule;

    for (int i = 0; (rule = plural_rule_at(i)); i++)
        if (str_eq(language, str_of(rule->language)))
            return rule;
    return NULL;
}

int plural_forms(const struct plural_rule *rule)
{
    int n = 0;

    for (struct str rest = str_of(rule->categories); rest.n > 0; n++)
        str_cut(&rest, ' ');
    return n;
}

int plural_form(const struct plural_rule *rule, long n)
{
    return rule->form((unsigned long)labs(n));
}

int plural_form_of_points(const struct plural_rule *rule, long halves)
{
    unsigned long n = (unsigned long)labs(halves);

    return n % 2 ? rule->half(n / 2) : rule->form(n / 2);
}

struct str plural_category(const struct plural_rule *rule, int form)
{
    struct str rest = str_of(rule->categories), category = str_cut(&rest, ' ');

    while (form-- > 0)
        category = str_cut(&rest, ' ');
    return category;
}
