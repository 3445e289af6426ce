// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/Sentences.h"

#include <QtGlobal>

namespace hp::ui {

/// Words of states that stand alone: backend/gateway/rows and power, the
/// last ones of streams, rights and
/// credentials.
std::span<const SentenceForm> statusWords()
{
    // clang-format off
    static constexpr SentenceForm forms[] = {
        {QT_TRANSLATE_NOOP("Sentence", "held off")},
        {QT_TRANSLATE_NOOP("Sentence", "holding")},
        {QT_TRANSLATE_NOOP("Sentence", "late")},
        {QT_TRANSLATE_NOOP("Sentence", "overdue")},
        {QT_TRANSLATE_NOOP("Sentence", "armed")},
        {QT_TRANSLATE_NOOP("Sentence", "released")},
        {QT_TRANSLATE_NOOP("Sentence", "overridden")},
        {QT_TRANSLATE_NOOP("Sentence", "vanished")},
        {QT_TRANSLATE_NOOP("Sentence", "bypassed")},
        {QT_TRANSLATE_NOOP("Sentence", "paused")},
        {QT_TRANSLATE_NOOP("Sentence", "invalid")},
        {QT_TRANSLATE_NOOP("Sentence", "power unknown")},
        {QT_TRANSLATE_NOOP("Sentence", "node not ready")},
        {QT_TRANSLATE_NOOP("Sentence", "in progress")},
        {QT_TRANSLATE_NOOP("Sentence", "draining")},
        {QT_TRANSLATE_NOOP("Sentence", "terminating")},
        {QT_TRANSLATE_NOOP("Sentence", "turning on")},
        {QT_TRANSLATE_NOOP("Sentence", "turning off")},
        {QT_TRANSLATE_NOOP("Sentence", "wants On, is Off")},
        {QT_TRANSLATE_NOOP("Sentence", "wants Off, is On")},
        {QT_TRANSLATE_NOOP("Sentence", "detached")},
        {QT_TRANSLATE_NOOP("Sentence", "unmanaged")},
        {QT_TRANSLATE_NOOP("Sentence", "disruption budget")},
        {QT_TRANSLATE_NOOP("Sentence", "live")},
        {QT_TRANSLATE_NOOP("Sentence", "stale")},
        {QT_TRANSLATE_NOOP("Sentence", "closed")},
        {QT_TRANSLATE_NOOP("Sentence", "missing")},
        {QT_TRANSLATE_NOOP("Sentence", "forbidden")},
        {QT_TRANSLATE_NOOP("Sentence", "running")},
        {QT_TRANSLATE_NOOP("Sentence", "standby")},
        {QT_TRANSLATE_NOOP("Sentence", "refused")},
        {QT_TRANSLATE_NOOP("Sentence", "checking")},
        {QT_TRANSLATE_NOOP("Sentence", "allowed")},
        {QT_TRANSLATE_NOOP("Sentence", "token")},
        {QT_TRANSLATE_NOOP("Sentence", "token file")},
        {QT_TRANSLATE_NOOP("Sentence", "password")},
        {QT_TRANSLATE_NOOP("Sentence", "certificate")},
        {QT_TRANSLATE_NOOP("Sentence", "plugin")},
        {QT_TRANSLATE_NOOP("Sentence", "auth provider")},
        {QT_TRANSLATE_NOOP("Sentence", "%1 not understood: shown raw"), "n"},
    };
    // clang-format on
    return forms;
}

} // namespace hp::ui
