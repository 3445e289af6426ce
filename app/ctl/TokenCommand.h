// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "app/ctl/LiveClient.h"
#include "model/base/Result.h"

#include <string>

namespace hp::app {

/// Gives, lists and takes tokens in a data directory, without the backend, which may run or not. A
/// created one goes into NAME.kubeconfig there (0600), and its path is what is printed. Errors are
/// one sentence, Invalid for what the person has to change.
[[nodiscard]] Result<std::string> runTokenCommand(const CtlOptions &options);
/// The same over the connection of an administrator. A created token is printed, this once.
[[nodiscard]] Result<std::string> runTokenCommand(LiveClient &client, const CtlOptions &options);

} // namespace hp::app
