// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/LabelSelector.h"
#include "model/resource/Object.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::metal {

/// Which hosts are free, whose the others are, and which Machines wait for one. Fed with every
/// change of a host. What it says is a hint: whatever is done insists on the revision of the host.
class HostIndex
{
public:
    /// The Machines that the change concerns: its old and new consumer, and the first of those that
    /// wait whose selector the host matches when it became free.
    [[nodiscard]] std::vector<ObjectKey> change(const Object &before, const Object &after);

    /// A host whose consumer is this Machine; nullopt when none is known.
    [[nodiscard]] std::optional<ObjectKey> claimedBy(const ObjectKey &machine) const;
    /// Free hosts of the Machine's namespace that are not promised to another.
    [[nodiscard]] std::vector<ObjectKey> freeHostsFor(const ObjectKey &machine,
                                                      Duration uptime) const;
    /// Keeps a host for a Machine until it is claimed or the time has passed, so that a hundred new
    /// Machines do not all go for the first host.
    void promise(const ObjectKey &host, const ObjectKey &machine, Duration until);

    void waits(const ObjectKey &machine, LabelSelector selector);
    void waitsNoMore(const ObjectKey &machine) { m_waiting.erase(machine); }

private:
    struct Promise {
        ObjectKey machine{};
        Duration until{};
    };

    std::map<ObjectKey, std::set<ObjectKey>> m_claims{}; ///< Machine to hosts
    std::set<ObjectKey> m_free{};
    std::map<ObjectKey, Promise> m_promises{}; ///< by host
    std::map<ObjectKey, LabelSelector> m_waiting{};
};

} // namespace hp::metal
