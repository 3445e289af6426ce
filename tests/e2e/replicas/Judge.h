// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::test {

/// Judges what replicas did together, from what was stored, in the order in which it was stored: no
/// Machine ever has two instances or two hosts, no request for a reboot makes a BMC reset twice, no
/// hook is passed while it is there. It knows nothing of leaders and kills.
class Judge
{
public:
    /// One change of one object: a null `before` is a new one, a null `after` one that is gone.
    void see(const Object &before, const Object &after);

    /// One sentence for each promise that was broken.
    [[nodiscard]] const std::vector<std::string> &faults() const { return m_faults; }
    /// Machines that were made and are gone again, whole lives.
    [[nodiscard]] int lives() const { return m_lives; }
    /// Requests for a reboot that made the BMC reset once off and once on.
    [[nodiscard]] int reboots() const { return m_reboots; }
    /// Deletions that stood at a hook for at least one stored state.
    [[nodiscard]] int holds() const { return static_cast<int>(m_heldUp.size()); }
    /// Resets of all BMCs.
    [[nodiscard]] int resets() const { return m_resets; }

private:
    struct Request {
        int off = 0; ///< Resets since the request that switch off
        int on = 0;
        bool isOpen = false; ///< its annotation is still there
    };

    void seeMachine(const Object &before, const Object &after);
    void seeHost(const Object &before, const Object &after);
    void seeInstance(const Object &before, const Object &after);
    void seeBmc(const Object &before, const Object &after);
    void endRequest(const std::string &host);
    /// The Machine with this name stands at a hook of that point now.
    [[nodiscard]] bool isHeld(const std::string &machine, const char *point) const;
    void fault(std::string sentence) { m_faults.push_back(std::move(sentence)); }

    std::map<std::string, Object> m_machines{}; ///< by name, those that are there
    std::map<std::string, std::set<std::string>> m_hostsOf{}; ///< ever claimed, by Machine
    std::map<std::string, std::set<std::string>> m_instancesOf{}; ///< ever made, by uid of Machine
    std::map<std::string, Request> m_requests{}; ///< the present or last one, by host
    std::set<std::string> m_heldUp{};
    std::vector<std::string> m_faults{};
    int m_lives = 0;
    int m_reboots = 0;
    int m_resets = 0;
};

} // namespace hp::test
