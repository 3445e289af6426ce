// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/Sentences.h"

#include <QtGlobal>

namespace hp::ui {

/// What the gateway answers to a command or a view that it refuses: backend/gateway.
std::span<const SentenceForm> answerSentences()
{
    // clang-format off
    static constexpr SentenceForm forms[] = {
        {QT_TRANSLATE_NOOP("Sentence", "there is no command %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "there is no alarm %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 has acknowledged it already"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "there is no acknowledged alarm %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "an alarm is shelved for a time of up to 24 h")},
        {QT_TRANSLATE_NOOP("Sentence", "an alarm is shelved with a reason")},
        {QT_TRANSLATE_NOOP("Sentence", "there is no shelved alarm %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may look at alarms and not change them"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not do this: an operator may"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not do this: an approver may"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not do this: an operator or an approver may"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not do this: a person may"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not do this: an administrator may"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not do this: incidents are read by a viewer or an operator"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not do this: incidents are written by an operator"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not write notes"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "text: a note says something")},
        {QT_TRANSLATE_NOOP("Sentence", "text: a note has at most %1 bytes, not %2"), "cc"},
        {QT_TRANSLATE_NOOP("Sentence", "there is no machine '%1'"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "this backend has no record")},
        {QT_TRANSLATE_NOOP("Sentence", "there is no view named '%1'"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "'%1' is not <namespace>/<name> of a machine"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "the view '%1' has no past"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "64 views are open already")},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not open %2"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "this server takes no commands")},
        {QT_TRANSLATE_NOOP("Sentence", "%1 asks too much at once; try again in %2"), "pd"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 may not plan work in the calendar"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "calendar.add wants a summary: what is going to be done")},
        {QT_TRANSLATE_NOOP("Sentence", "calendar.add wants machines or zones")},
        {QT_TRANSLATE_NOOP("Sentence", "calendar.add wants a start and an end, such as %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "calendar.add wants an end after its start")},
        {QT_TRANSLATE_NOOP("Sentence", "calendar.import wants a text")},
        {QT_TRANSLATE_NOOP("Sentence", "the calendar is not taken: %1"), "t"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 goes alone: %2"), "ps"},
        {QT_TRANSLATE_NOOP("Sentence", "abort it, or let it be")},
        {QT_TRANSLATE_NOOP("Sentence", "%1 went alone: %2, %3"), "ppt"},
        {QT_TRANSLATE_NOOP("Sentence", "review it")},
    };
    // clang-format on
    return forms;
}

} // namespace hp::ui
