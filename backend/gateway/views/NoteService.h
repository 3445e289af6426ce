// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/runtime/Clock.h"
#include "model/resource/Object.h"

#include <functional>
#include <string>

namespace hp::gateway {

/// What people write down about a machine: the command `note.add`. A note is a mark in the lane of
/// people of the machine's timeline, and like everything in the record it stays. Control thread.
class NoteService final : public Commands
{
public:
    struct Parts {
        /// Whether there is such a machine.
        std::function<bool(const ObjectKey &machine)> known;
        std::function<void(
            const ObjectKey &machine, const std::string &text, const std::string &by)>
            record;
    };

    /// The clock outlives this.
    NoteService(runtime::Clock &clock, Parts parts);

    /// `note.add` {machine: "namespace/name", text} gives {at}.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const Caller &caller) override;

private:
    runtime::Clock &m_clock;
    Parts m_parts;
};

} // namespace hp::gateway
