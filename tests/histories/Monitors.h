// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/BareMetalHost.h"

#include <map>
#include <optional>
#include <set>
#include <string>

namespace hp::histories {

/// Watches one host through everything that happens to it and says which of the invariants of
/// facts/reboot.md 3.8 was broken first. It sees what a client could see, and what reached the BMC.
class Monitors
{
public:
    /// The BMC answered with this PowerState; empty when there was none.
    void read(const std::string &powerState);
    /// A Reset reached the BMC while `stored` was durable.
    void posted(const std::string &resetType, const Object &stored);
    /// The next revision of the host. `byController` is false for changes of clients.
    void changed(const Object &before, const Object &after, bool byController);
    /// Somebody does something that may have power consequences.
    void stimulated() { m_quiet = false; }
    /// Everything due now is done; `rests` when the host is as its spec and its keys want it.
    void settled(const Object &stored, bool controllerRuns, bool rests);

    /// "I3: ..." of the first break.
    [[nodiscard]] const std::optional<std::string> &broken() const { return m_broken; }
    void report(const std::string &what);

private:
    void annotationsChanged(const Object &before, const Object &after);
    void stampsChanged(const host::PowerStatus &before, const host::PowerStatus &after);
    void holdsChanged(const host::PowerStatus &before, const host::PowerStatus &after);

    std::optional<std::string> m_broken{};
    std::string m_lastReading{}; ///< the last one that had a PowerState
    bool m_offSinceRequest = true; ///< Off was read since pendingRebootSince was written
    std::map<std::string, bool> m_offSinceAcceptance{}; ///< by key
    bool m_quiet = false; ///< nothing is to be done, so nothing may be sent
};

} // namespace hp::histories
