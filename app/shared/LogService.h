// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"

namespace hp::app {

/// How much the running program logs, for administrators: the command `log.level`. It holds until
/// the settings are read again. Any thread, as the log.
class LogService final : public gateway::Commands
{
public:
    /// `log.level` {level?} gives {level}, and {before} where it was changed. Who changed it stands
    /// in the log.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const gateway::Caller &caller) override;
};

} // namespace hp::app
