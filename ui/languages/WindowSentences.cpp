// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/Sentences.h"

#include <QtGlobal>

namespace hp::ui {

/// Why a MaintenanceWindow cannot be computed: model/rules/maintenance/window.
std::span<const SentenceForm> windowSentences()
{
    // clang-format off
    static constexpr SentenceForm forms[] = {
        {QT_TRANSLATE_NOOP("Sentence", "%1 of MaintenanceWindow %2: %3"), "nns"},
        {QT_TRANSLATE_NOOP("Sentence", "it is empty")},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is not NAME=VALUE"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is there twice"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is refused: a window does not run out; delete it, or use pausedUntil"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is refused: spec.start says the time"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is refused: there are FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is refused: the rule selects dates; use DAILY, WEEKLY, MONTHLY or YEARLY"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "BYMONTHDAY is refused with FREQ=WEEKLY")},
        {QT_TRANSLATE_NOOP("Sentence", "FREQ is missing")},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is unknown: use DAILY, WEEKLY, MONTHLY or YEARLY"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "INTERVAL is %1, which is not from 1 to %2"), "pc"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 has %2, which is not from 1 to %3"), "npc"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 has %2, which is not from 1 to %3 or the same from the end, as -1"), "npc"},
        {QT_TRANSLATE_NOOP("Sentence", "BYDAY has %1, which does not end in MO, TU, WE, TH, FR, SA or SU"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "BYDAY has %1, but a number needs FREQ=MONTHLY or YEARLY"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "BYDAY has %1, whose number is not from 1 to %2 or the same from the end, as -1"), "pc"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is not a local time such as 23:00"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "it must be from 1m to 168h, such as 6h")},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is not a name such as Europe/Berlin"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "it must be a time such as %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "it must be a duration such as 30m")},
        {QT_TRANSLATE_NOOP("Sentence", "nothing can ever begin, the window itself is shorter")},
        {QT_TRANSLATE_NOOP("Sentence", "from and until must be times such as %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "until is not after from")},
        {QT_TRANSLATE_NOOP("Sentence", "there is no time zone %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 selects no date, so it never opens"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "it opens at no time within two years")},
        {QT_TRANSLATE_NOOP("Sentence", "maintenance windows are defined, and none is for this machine: %1"), "t"},
    };
    // clang-format on
    return forms;
}

} // namespace hp::ui
