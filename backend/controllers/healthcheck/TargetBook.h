// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/selector/LabelSelector.h"
#include "model/rules/healthcheck/TargetFacts.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::controllers {

/// Which Machines each MachineHealthCheck watches and what is known of them, kept up to date by
/// changes, so that a pass costs little per Machine and a change that matters to no check wakes
/// none. Holds nothing that the stored objects do not say. Lives on the control thread.
class TargetBook
{
public:
    using Machines = std::function<std::vector<Object>()>;

    /// Feed every change in here. Each names the checks that may judge otherwise now.
    std::vector<ObjectKey> machineChanged(const Object &before, const Object &after);
    std::vector<ObjectKey> nodeChanged(const Object &before, const Object &after);
    /// `machines` are those of the check's namespace; asked for only when the selector is new.
    void checkChanged(const Object &before, const Object &after, const Machines &machines);

    /// What the check watches, by name. The pointers live until the next change.
    [[nodiscard]] std::vector<rules::TargetView> targetsOf(const ObjectKey &check) const;
    /// Why the selector cannot be read; empty when it can, or when there is no such check.
    [[nodiscard]] std::string badSelector(const ObjectKey &check) const;

private:
    struct Check {
        std::string text{}; ///< of spec.selector
        LabelSelector selects{};
        std::string fault{};
        std::set<ObjectKey> members{};
    };

    /// True when the facts are not what they were.
    bool learn(const ObjectKey &key, const Object &machine);
    void unlink(const ObjectKey &machine, const std::string &node);

    std::map<ObjectKey, Check> m_checks{};
    std::map<ObjectKey, rules::MachineFacts> m_machines{};
    std::map<std::string, rules::NodeFacts> m_nodes{};
    std::map<std::string, std::set<ObjectKey>> m_machinesOfNode{};
};

} // namespace hp::controllers
