// SPDX-License-Identifier: Apache-2.0
#include "model/rules/controlplane/ControlPlaneRollout.h"

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

void say(Rollout &rollout, std::string sentence)
{
    if (rollout.reason.empty())
        rollout.reason = std::move(sentence);
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
    say(rollout,
        std::string(old ? "Waiting for replacement machine to become ready: "
                        : "Waiting for machine to become ready: ")
            + replacement->machine.name());
    return true;
}

void waitForRemoval(Rollout &rollout, const List &list)
{
    const Replica *leaving = find(list, [](const Replica &one) { return one.isDeleting(); });
    if (leaving && lasting(list))
        say(rollout, "Waiting for machine to be removed: " + leaving->machine.name());
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
            say(rollout, "Removing old machine " + old->machine.name());
        }
        rollout.waiting = waitsForReady(rollout, list) || rollout.waiting;
        waitForRemoval(rollout, list);
        if (!list.empty() && (!needy(list) || lasting(list) || pending(list)))
            continue;
        if (surge >= maxSurge) {
            say(rollout,
                "Insufficient capacity for expansion, maximum surge has been reached. Cannot "
                "create a replacement Machine at this time.");
            continue;
        }
        ++surge;
        rollout.create.push_back(index);
        say(rollout, "Creating a machine for index " + std::to_string(index));
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
            say(rollout, "Creating a machine for index " + std::to_string(index));
        } else if (list.size() == 1 && list.front().outdated) {
            say(rollout,
                "Machine requires an update, delete the machine to trigger a replacement: "
                    + list.front().machine.name());
        }
    }
    return rollout;
}

} // namespace hp::rules
