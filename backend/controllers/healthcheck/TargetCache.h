// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/LabelSelector.h"
#include "model/rules/healthcheck/TargetFacts.h"

#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::controllers {

/// Which Machines each MachineHealthCheck watches and what is known of them, kept up to date by
/// changes, so that a pass costs little per Machine and a change that matters to no check wakes
/// none. What no check watches is not even read. Holds nothing that the stored objects do not say.
/// Lives on the control thread.
class TargetCache
{
public:
    /// Where the objects are that no change has brought in yet.
    struct Sources {
        std::function<std::vector<Object>(const std::string &ns)> machines{};
        std::function<Object(const std::string &name)> node{}; ///< null: does not exist
    };

    explicit TargetCache(Sources sources)
        : m_sources(std::move(sources))
    { }

    /// Feed every change in here, after the sources know of it. Each names the checks that may
    /// judge otherwise now.
    std::vector<ObjectKey> machineChanged(const Object &before, const Object &after);
    std::vector<ObjectKey> nodeChanged(const Object &before, const Object &after);
    void checkChanged(const Object &before, const Object &after);

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
    using Checks = std::map<ObjectKey, Check>;

    /// Both are true when something is known otherwise than before.
    bool learn(const ObjectKey &key, const Object &machine);
    bool forget(const ObjectKey &machine);
    void unlink(const ObjectKey &machine, const std::string &node);
    /// Forgets what nobody watches any more.
    void release(const std::set<ObjectKey> &machines);
    void select(Check &check, const std::string &ns);
    [[nodiscard]] std::pair<Checks::iterator, Checks::iterator> checksIn(const std::string &ns);

    Sources m_sources;
    Checks m_checks{};
    std::map<ObjectKey, rules::MachineFacts> m_machines{}; ///< that somebody watches
    std::map<std::string, rules::NodeFacts> m_nodes{}; ///< of these Machines
    std::map<std::string, std::set<ObjectKey>> m_machinesOfNode{};
};

} // namespace hp::controllers
