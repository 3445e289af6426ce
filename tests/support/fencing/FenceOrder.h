// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::test {

/// Judges what was seen of hosts, Machines, Nodes and requests, in the order in which it happened,
/// by the order that no fencing may ever break (facts/reboot.md 6.3): key accepted, Off observed,
/// Node gone, key removed, lastPoweredOn written, On. It knows nothing of how the controllers
/// decide; only what is stored and what a BMC was told counts.
class FenceOrder
{
public:
    /// One change of one object: a null `before` is a new one, a null `after` one that is gone.
    void see(const Object &before, const Object &after);
    /// A Reset that reached the BMC of this host.
    void posted(const ObjectKey &host, const std::string &resetType);

    /// One sentence for each break of the order.
    [[nodiscard]] const std::vector<std::string> &faults() const { return m_faults; }
    /// Holds of a fencing that were given back after the Node was gone.
    [[nodiscard]] int released() const { return m_released; }
    /// Fencings that were seen from the acceptance of their key to the On.
    [[nodiscard]] int completed() const { return m_completed; }

private:
    struct Key {
        bool accepted = false;
        std::optional<TimePoint> readBefore{}; ///< the reading that was stored when it was accepted
        bool held = false; ///< acknowledged at least once, by a fresh Off
        bool nodeWentHeld = false; ///< its Node went while the key held the host off
    };
    struct Host {
        Object object{};
        std::map<std::string, Key> keys{}; ///< on the host now; the suffixless one does not hold
        bool isReleased = false; ///< from a fencing, and not yet on
        bool isStamped = false; ///< lastPoweredOn was written since
    };

    void seeHost(const Object &before, const Object &after);
    void seeHolds(Host &host, const Object &after);
    void seeKeys(Host &host, const Object &after);
    void keyWent(Host &host, const std::string &name, const Key &key);
    void seeStamp(Host &host, const Object &before, const Object &after);
    void seeNode(const Object &before, const Object &after);
    void nodeGoes(const Object &node);
    void nodeIsGone(const Object &node);
    [[nodiscard]] Host *hostOfNode(const std::string &node);
    [[nodiscard]] Object machineOfHost(const Host &host) const;
    /// Somebody wants this fencing to go on; without a key: any fencing of the host.
    [[nodiscard]] bool isWanted(const Host &host, const std::string &key) const;
    [[nodiscard]] bool isHeldForFencing(const Host &host) const;
    void fault(std::string sentence) { m_faults.push_back(std::move(sentence)); }

    std::map<ObjectKey, Host> m_hosts{};
    std::map<ObjectKey, Object> m_machines{};
    std::map<std::string, Object> m_nodes{};
    std::map<std::string, std::string> m_nodesOfMachines{}; ///< the last nodeRef of each Machine
    std::map<std::string, Object> m_requests{}; ///< Metal3Remediations by uid
    std::vector<std::string> m_faults{};
    int m_released = 0;
    int m_completed = 0;
};

} // namespace hp::test
