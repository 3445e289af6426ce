// SPDX-License-Identifier: Apache-2.0
#include "model/rules/controlplane/ControlPlaneRollout.h"

#include "model/messages/ControlPlane.h"

#include <algorithm>

namespace hp::rules {

namespace {

constexpr int maxSurge = 1;

using List = std::vector<Replica>;

template<typename Test>
const Replica *find(const List &list, Test test)
{
    const auto it = std::find_if(list.begin(), list.end(), test);
    return it == list.end() ? nullptr : &*it;
}

const Replica *needy(const List &list)
{
    return find(list, [](const Replica &one) { return one.needsReplacement(); });
}

const Replica *pending(const List &list)
{
    return find(list, [](const Replica &one) { return one.isPending(); });
}

/// A Machine that stays: ready, as the template says, not being deleted.
const Replica *lasting(const List &list)
{
    return find(list, [](const Replica &one) { return one.isUpdated() && !one.isDeleting(); });
}

/// The first reason is the one that is given.
void giveReason(Rollout &rollout, Message reason)
{
    if (rollout.reason.empty())
        rollout.reason = std::move(reason);
}

/// What waits at this index, told in words; true when a Node has to become Ready for it.
bool waitsForReady(Rollout &rollout, const List &list)
{
    const Replica *replacement = pending(list);
    if (!replacement)
        return false;
    const Replica *old = needy(list);
    const bool noneReady =
        !find(list, [](const Replica &one) { return one.ready || one.isDeleting(); });
    if (!old && !noneReady)
        return false;
    const auto &row = old ? say::waitingForReplacement : say::waitingForMachine;
    giveReason(rollout, row(replacement->machine.name()));
    return true;
}

void waitForRemoval(Rollout &rollout, const List &list)
{
    const Replica *leaving = find(list, [](const Replica &one) { return one.isDeleting(); });
    if (leaving && lasting(list))
        giveReason(rollout, say::waitingForRemoval(leaving->machine.name()));
}

/// The Machine of this index that has had its time; null when all are needed.
const Replica *replaced(const List &list)
{
    // Two that would both stay: the older one goes.
    const auto stays = [](const Replica &one) { return one.isUpdated() && !one.isDeleting(); };
    if (std::count_if(list.begin(), list.end(), stays) > 1)
        return lasting(list);
    const auto outdated = [](const Replica &one) { return one.outdated && !one.isDeleting(); };
    // One that is neither up to date nor ready makes room for another try.
    if (const Replica *broken =
            find(list, [&](const Replica &one) { return outdated(one) && !one.ready; }))
        return broken;
    return lasting(list) ? find(list, outdated) : nullptr;
}

int machinesIn(const Replicas &replicas)
{
    int number = 0;
    for (const auto &[index, list] : replicas)
        number += static_cast<int>(list.size());
    return number;
}

} // namespace

Rollout rollForward(const Replicas &replicas, int desired)
{
    Rollout rollout;
    int surge = machinesIn(replicas) - desired;
    for (const auto &[index, list] : replicas) {
        if (const Replica *old = replaced(list)) {
            rollout.remove.push_back(old->machine);
            giveReason(rollout, say::removingOldMachine(old->machine.name()));
        }
        rollout.waiting = waitsForReady(rollout, list) || rollout.waiting;
        waitForRemoval(rollout, list);
        if (!list.empty() && (!needy(list) || lasting(list) || pending(list)))
            continue;
        if (surge >= maxSurge) {
            giveReason(
                rollout,
                sentences({say::maximumSurgeIsReached(), say::replacementCannotBeCreated()}));
            continue;
        }
        ++surge;
        rollout.create.push_back(index);
        giveReason(rollout, say::creatingMachineAt(index));
    }
    return rollout;
}

Rollout replaceDeleted(const Replicas &replicas)
{
    Rollout rollout;
    for (const auto &[index, list] : replicas) {
        rollout.waiting = waitsForReady(rollout, list) || rollout.waiting;
        waitForRemoval(rollout, list);
        const bool deleted = std::all_of(
            list.begin(), list.end(), [](const Replica &one) { return one.isDeleting(); });
        if (deleted) {
            rollout.create.push_back(index);
            giveReason(rollout, say::creatingMachineAt(index));
        } else if (list.size() == 1 && list.front().outdated) {
            giveReason(rollout, say::machineRequiresUpdate(list.front().machine.name()));
        }
    }
    return rollout;
}

} // namespace hp::rules
