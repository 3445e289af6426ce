// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/Sentences.h"

#include <QtGlobal>

namespace hp::ui {

/// What a sentence rests on, where it stands, and the reasons of holds: model/rules/holds.
std::span<const SentenceForm> factSentences()
{
    // clang-format off
    static constexpr SentenceForm forms[] = {
        {QT_TRANSLATE_NOOP("Sentence", "%1 (owner %2)"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 reports: %2"), "pt"},
        {QT_TRANSLATE_NOOP("Sentence", "%1: %2"), "pS"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 belongs to %2"), "pp"},
        {QT_TRANSLATE_NOOP("Sentence", "%1: machine validation failed: %2"), "nt"},
        {QT_TRANSLATE_NOOP("Sentence", "its deletion was asked for")},
        {QT_TRANSLATE_NOOP("Sentence", "Node %1 is Ready"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "Node %1 is not Ready"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "it has no phase yet")},
        {QT_TRANSLATE_NOOP("Sentence", "its phase is %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "it was created")},
        {QT_TRANSLATE_NOOP("Sentence", "no error message")},
        {QT_TRANSLATE_NOOP("Sentence", "the instance exists")},
        {QT_TRANSLATE_NOOP("Sentence", "the reason is InsufficientResources")},
        {QT_TRANSLATE_NOOP("Sentence", "the annotation is set")},
        {QT_TRANSLATE_NOOP("Sentence", "Node %1 is cordoned"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the kubelet of Node %1 does not report"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the host is paused")},
        {QT_TRANSLATE_NOOP("Sentence", "%1 is set"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "it was read Off")},
        {QT_TRANSLATE_NOOP("Sentence", "it was not read Off since")},
        {QT_TRANSLATE_NOOP("Sentence", "an orderly shutdown is in flight")},
        {QT_TRANSLATE_NOOP("Sentence", "the host still reads On")},
        {QT_TRANSLATE_NOOP("Sentence", "online is true")},
        {QT_TRANSLATE_NOOP("Sentence", "the Node does not report Ready")},
        {QT_TRANSLATE_NOOP("Sentence", "maintenance %1 is to be done"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "it must be done before %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "the cluster is upgrading")},
        {QT_TRANSLATE_NOOP("Sentence", "the cluster is upgrading to %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "it waits for a window")},
        {QT_TRANSLATE_NOOP("Sentence", "deletion does not ask it")},
        {QT_TRANSLATE_NOOP("Sentence", "the instance exists already")},
        {QT_TRANSLATE_NOOP("Sentence", "the machine has failed")},
        {QT_TRANSLATE_NOOP("Sentence", "no instance yet")},
        {QT_TRANSLATE_NOOP("Sentence", "not being deleted")},
        {QT_TRANSLATE_NOOP("Sentence", "the drain was finished without it")},
        {QT_TRANSLATE_NOOP("Sentence", "there is no node to drain")},
        {QT_TRANSLATE_NOOP("Sentence", "the deletion has not begun")},
        {QT_TRANSLATE_NOOP("Sentence", "the drain waits for it")},
        {QT_TRANSLATE_NOOP("Sentence", "the drain is not finished")},
        {QT_TRANSLATE_NOOP("Sentence", "the instance is kept for it")},
        {QT_TRANSLATE_NOOP("Sentence", "it refuses the eviction of %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "it does not end")},
        {QT_TRANSLATE_NOOP("Sentence", "our part of the deletion is done")},
        {QT_TRANSLATE_NOOP("Sentence", "the deletion has not come that far")},
        {QT_TRANSLATE_NOOP("Sentence", "the host is off and stays off")},
        {QT_TRANSLATE_NOOP("Sentence", "the host is being switched off")},
        {QT_TRANSLATE_NOOP("Sentence", "the host is not on its way off")},
        {QT_TRANSLATE_NOOP("Sentence", "the host carries the paused annotation")},
        {QT_TRANSLATE_NOOP("Sentence", "the host carries the detached annotation")},
        {QT_TRANSLATE_NOOP("Sentence", "it is blocked: %1"), "s"},
        {QT_TRANSLATE_NOOP("Sentence", "its window is closed")},
        {QT_TRANSLATE_NOOP("Sentence", "the eviction's answer")},
        {QT_TRANSLATE_NOOP("Sentence", "the wait-for graph")},
        {QT_TRANSLATE_NOOP("Sentence", "the machine controller's validation")},
        {QT_TRANSLATE_NOOP("Sentence", "Machines with the master role")},
        {QT_TRANSLATE_NOOP("Sentence", "%1 of host %2"), "nn"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 of MachineMaintenance %2"), "nn"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 of MachineHealthCheck %2"), "nn"},
        {QT_TRANSLATE_NOOP("Sentence", "%1 of ClusterVersion %2"), "nn"},
        {QT_TRANSLATE_NOOP("Sentence", "status of PodDisruptionBudget %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "spec.unschedulable of that Node")},
        {QT_TRANSLATE_NOOP("Sentence", "pods of %1"), "n"},
        {QT_TRANSLATE_NOOP("Sentence", "Events of %1"), "p"},
    };
    // clang-format on
    return forms;
}

} // namespace hp::ui
