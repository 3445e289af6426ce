// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/Sentences.h"

#include <QtGlobal>

namespace hp::ui {

/// The ways out of a hold: model/rules/holds/why.
std::span<const SentenceForm> exitSentences()
{
    // clang-format off
    static constexpr SentenceForm forms[] = {
        {QT_TRANSLATE_NOOP("Sentence", "wait: the drain is tried again by itself")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: in vain, unless the budget changes")},
        {QT_TRANSLATE_NOOP("Sentence", "skip the drain; this skips every preDrain hook too")},
        {QT_TRANSLATE_NOOP("Sentence", "uncordon one of the two Nodes, or bring the missing pod back")},
        {QT_TRANSLATE_NOOP("Sentence", "uncordon Node %1 once it serves again"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "fence the host and delete the Node: then no eviction is needed")},
        {QT_TRANSLATE_NOOP("Sentence", "run one more replica, or lower minAvailable of %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "find out why pod %1 does not end"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "give the budget room: more ready pods, or a smaller minAvailable")},
        {QT_TRANSLATE_NOOP("Sentence", "cure what the drain complains about")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: %1 takes the hook off when it is done"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "wait: its owner takes the hook off when it is done")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: %1 takes the hook off when it is done; there is no history yet"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "wait: its owner takes the hook off when it is done; there is no history yet")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: %1 takes the hook off when it is done; 19 of 20 took at most %2 more"), "pd"},
        {QT_TRANSLATE_NOOP("Sentence", "wait: its owner takes the hook off when it is done; 19 of 20 took at most %1 more"), "d"},
        {QT_TRANSLATE_NOOP("Sentence", "wait: nobody is there to take the hook off")},
        {QT_TRANSLATE_NOOP("Sentence", "look at %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "ask the owner of %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "ask %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "remove the hook %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "remove the hook %1; it cannot be put back on a deleting machine"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "cure what %1 complains about"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "install %1 again"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "start %1 again"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "see why %1 is not Running"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "create a Machine for a new master, or activate the ControlPlaneMachineSet")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: whoever put the finalizer takes it off")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: the deletion goes on")},
        {QT_TRANSLATE_NOOP("Sentence", "tell %1 that its hook was passed"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "delete the machine; its set makes a new one")},
        {QT_TRANSLATE_NOOP("Sentence", "set %1"), "s"},
        {QT_TRANSLATE_NOOP("Sentence", "delete the machine; deletion is not validated")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: the other API has it")},
        {QT_TRANSLATE_NOOP("Sentence", "set spec.authoritativeAPI to MachineAPI")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: a host may become free")},
        {QT_TRANSLATE_NOOP("Sentence", "add a host that its hostSelector matches, or free one")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: whoever paused the host goes on with it")},
        {QT_TRANSLATE_NOOP("Sentence", "take the annotation %1 off"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "wait: a new password in the Secret is tried at once")},
        {QT_TRANSLATE_NOOP("Sentence", "put the right username and password into Secret %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "wait: the command is repeated after a growing pause")},
        {QT_TRANSLATE_NOOP("Sentence", "look at the BMC's own log")},
        {QT_TRANSLATE_NOOP("Sentence", "check the BMC's network, address and credentials")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: the key goes when the Node is gone")},
        {QT_TRANSLATE_NOOP("Sentence", "take back the request: the annotation of the Machine, or the Metal3Remediation")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: it is forced off at the deadline")},
        {QT_TRANSLATE_NOOP("Sentence", "look at the console of the host: a service does not stop")},
        {QT_TRANSLATE_NOOP("Sentence", "ask for a hard power-off")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: the owner of the key takes it away")},
        {QT_TRANSLATE_NOOP("Sentence", "ask whoever set the key %1"), "p"},
        {QT_TRANSLATE_NOOP("Sentence", "remove the key; the server starts at once")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: the BMC is asked again by itself")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: the host is switched on by itself")},
        {QT_TRANSLATE_NOOP("Sentence", "set spec.online to false when it shall stay off")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: it acts again when fewer are unhealthy")},
        {QT_TRANSLATE_NOOP("Sentence", "find what the unhealthy machines have in common: network, rack, upgrade")},
        {QT_TRANSLATE_NOOP("Sentence", "raise maxUnhealthy of %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "wait: it begins by itself")},
        {QT_TRANSLATE_NOOP("Sentence", "wait: it begins after the upgrade")},
        {QT_TRANSLATE_NOOP("Sentence", "begin it now, outside of the window")},
    };
    // clang-format on
    return forms;
}

} // namespace hp::ui
