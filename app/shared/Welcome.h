// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Service.h"

#include <string>

namespace hp::app {

/// From where a person looks at a backend that has started.
struct Terminal {
    std::string programs{}; ///< the folder of this program, as they would write it
    bool hasCtl = false; ///< holdpointctl stands there
    bool isBuilt = false; ///< in a tree that `./dev build` fills
    std::string user{};
    std::string host{};
    bool hasOtherHosts = false; ///< it listens on more than loopback
};

/// What somebody can do with a backend that is ready, in lines to copy. No secret is in it: it
/// names the files that have them.
[[nodiscard]] std::string welcomeText(const BackendReady &ready, const Terminal &terminal);

/// Prints it where stdout is a terminal; what scripts read is the line before it. Needs the
/// application.
void welcome(const BackendReady &ready, const std::string &listenAddress);

/// A word of a shell that is `text`.
[[nodiscard]] std::string shellWord(const std::string &text);

} // namespace hp::app
