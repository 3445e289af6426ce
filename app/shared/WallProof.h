// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Lifetime.h"
#include "model/base/Result.h"

#include <QObject>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hp::app {

/// Everything that can be asked over `/live` and changes something, or tells what a wall is not to
/// know: docs/protocol.md, "Commands". What only reads what everybody may see is not in it.
[[nodiscard]] const std::vector<std::string_view> &commandsOfPeople();

/// Proves that a wall can write nothing, before it is served: each command is sent as a wall would
/// send it, our own authoriser is asked for each verb that writes, and a real cluster is asked the
/// same of the names that walls have there. Control thread.
class WallProof
{
public:
    struct Parts {
        gateway::Commands *commands = nullptr;
        runtime::Clock *clock = nullptr;
        /// Answers what the cluster lets a wall write, such as "patch nodes"; empty: nothing. An
        /// error: nobody knows at the moment.
        std::function<void(Reply<std::string> reply)> askCluster{};
        /// Why walls are not served, in one sentence; empty: they are.
        std::function<void(const std::string &why)> refuse{};
    };
    /// All that is passed in outlives this.
    explicit WallProof(Parts parts);

    /// What is known without the cluster. The error is a sentence with what could be written.
    [[nodiscard]] Result<Done> proveHere();
    /// Refuses walls until the cluster has said that they can write nothing; asks again until it
    /// does.
    void start();

private:
    void ask();

    Parts m_parts;
    QObject m_context{};
    runtime::Lifetime m_alive{};
};

} // namespace hp::app
