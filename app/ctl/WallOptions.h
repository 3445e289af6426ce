// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "model/base/Result.h"

#include <string>
#include <vector>

namespace hp::app {

enum class WallVerb { List, Approve, Deny, Rename, Revoke };

/// What the command line says about screens on walls.
struct WallOptions {
    WallVerb verb = WallVerb::List;
    CtlOptions backend{}; ///< where it is
    std::string code{}; ///< of approve and deny
    std::string name{}; ///< of rename and revoke; of approve: what the screen is to be called
    std::string to{}; ///< of rename
};

/// Reads a line of the family Wall. Errors are one sentence.
[[nodiscard]] Result<WallOptions> parseWallOptions(const CommandLine &line,
                                                   const CtlEnvironment &environment);

} // namespace hp::app
