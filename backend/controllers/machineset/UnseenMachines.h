// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/runtime/Clock.h"
#include "model/resource/Object.h"
#include "model/rules/machineset/MachineSetDecision.h"

#include <map>
#include <set>
#include <string>

namespace hp::controllers {

/// The Machines that were created and deleted for a set and that the informer does not show so yet.
/// A pass that decided without them would create or delete the same number once more. Lives on the
/// control thread.
class UnseenMachines
{
public:
    /// `timeout` is how long to wait before the informer's word is doubted.
    UnseenMachines(runtime::Clock &clock, Duration timeout)
        : m_clock(clock)
        , m_timeout(timeout)
    { }

    /// `known` is what the informer shows under the name of the Machine by now.
    void made(const ObjectKey &machineSet, const std::string &uid, const Object &known);
    void removed(const ObjectKey &machineSet, const std::string &uid, const Object &known);
    /// The answer of a call was lost.
    void unclear(const ObjectKey &machineSet);
    /// Feed every change of the Machines in here.
    void seen(const Object &before, const Object &after);
    /// Nothing is waited for any more.
    void forget(const ObjectKey &machineSet);

    [[nodiscard]] rules::UnseenWrites of(const ObjectKey &machineSet) const;

private:
    struct Waiting {
        std::set<std::string> made{};
        std::set<std::string> removed{};
        bool unclear = false;
        Duration until{}; ///< in uptime
    };

    Waiting &waitFor(const ObjectKey &machineSet);

    runtime::Clock &m_clock;
    Duration m_timeout;
    std::map<ObjectKey, Waiting> m_sets{};
    std::map<std::string, ObjectKey> m_setOf{}; ///< by uid of a Machine
};

} // namespace hp::controllers
