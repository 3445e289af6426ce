// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/whatif/Question.h"
#include "model/base/Result.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace hp::whatif {

/// What held one machine. Times count from the start of the action.
struct Held {
    ObjectKey machine{};
    /// "preDrain", "preTerminate", "preCreate", "drain", "provider", "power" while a server goes
    /// off in place, "bmc" where it is not known to, "window" while the machine may not start, or
    /// "turn" while others are under way, or "ring" where machines wait for each other in the end
    std::string kind{};
    std::string name{}; ///< of the hook or window, or of the next machine of the ring
    std::string owner{}; ///< of the hook
    Duration from{};
    std::optional<Duration> to{}; ///< nullopt: it held at the end of the time that was looked at
    std::set<std::string> budgets{}; ///< of a drain: "namespace/name", those that allowed nothing
};

/// How it went once.
struct Played {
    /// nullopt: it does not end, or not within the limit
    std::optional<Duration> end{};
    std::vector<Held> held{};
    std::size_t missing = 0; ///< so many machines fewer than before were Running, at worst
    Notes notes{};
};

/// Plays the question once, in a world of its own: a store in a directory that goes with it, a
/// clock that leaps from timer to timer, the lab's provider, kubelets and pods, and the shipped
/// controllers. It ends when all retired Machines are gone and as many run as before; it never does
/// when nothing has changed for longer than anything here takes. Owners of hooks take as long as
/// the draw from the record says. No network: nothing that reaches a server
/// may be included here (layers.txt). Needs a QCoreApplication and runs its event loop; `number`
/// is that of the run, which with the seed makes the draws. It stops when `goesOn`, which is asked
/// every few milliseconds, says no. One thread may play while another does something else. Errors:
/// TimedOut when it was stopped; else the snapshot cannot be copied.
[[nodiscard]] Result<Played> play(const Snapshot &snapshot,
                                  const Question &question,
                                  int number,
                                  const std::function<bool()> &goesOn = {});

} // namespace hp::whatif
