// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// The words of a state that stand alone (backend/gateway).
// clang-format off
#define HP_STATUS_MESSAGES(row) \
    row(heldOff, "held off") \
    row(holding, "holding") \
    row(late, "late") \
    row(overdue, "overdue") \
    row(armed, "armed") \
    row(released, "released") \
    row(overridden, "overridden") \
    row(vanished, "vanished") \
    row(bypassed, "bypassed") \
    row(isPaused, "paused") \
    row(invalid, "invalid") \
    row(isOn, "on") \
    row(isOff, "off") \
    row(powerUnknown, "power unknown") \
    row(nodeNotReady, "node not ready") \
    row(isFailing, "failing") \
    row(inProgress, "in progress") \
    row(isDraining, "draining") \
    row(terminating, "terminating") \
    row(turningOn, "turning on") \
    row(turningOff, "turning off") \
    row(wantsOnIsOff, "wants On, is Off") \
    row(wantsOffIsOn, "wants Off, is On") \
    row(detached, "detached") \
    row(unmanaged, "unmanaged") \
    row(disruptionBudget, "disruption budget") \
    row(live, "live") \
    row(stale, "stale") \
    row(closed, "closed") \
    row(missing, "missing") \
    row(forbidden, "forbidden") \
    row(running, "running") \
    row(standby, "standby") \
    row(refused, "refused") \
    row(checking, "checking") \
    row(allowed, "allowed") \
    row(token, "token") \
    row(ofTokenFile, "token file") \
    row(password, "password") \
    row(certificate, "certificate") \
    row(plugin, "plugin") \
    row(authProvider, "auth provider") \
    row(notUnderstoodShownRaw, "%1 not understood: shown raw", Name) \
    row(setDeletesItFirst, "it is marked for deletion: MachineSet %1 deletes it first when it scales in", Name) \
    row(noSetDeletesIt, "it is marked for deletion, but has no MachineSet that would delete it") \
    row(setSays, "MachineSet %1: %2", Name, Quote) \
    row(notAllWasSeenThen, "not everything was observed then: %1", Quote) \
    row(askedByMaintenance, "maintenance %1", Name) \
    row(nothingWasNoticedBefore, "the record does not keep since when this is so")
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_STATUS_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
