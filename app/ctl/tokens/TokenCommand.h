// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "model/base/Result.h"

#include <string>

namespace hp::app {

/// Gives people and programs an identity of their own. Works on the files of a data directory, so
/// who may read that may do it, and a running backend takes it over at its next request.
///
/// `create` ends the user's former token, writes NAME.kubeconfig (0600) and answers with its path;
/// `list` answers with users and roles; `remove` ends the token and removes the file. The options
/// are checked already; errors are one sentence.
[[nodiscard]] Result<std::string> runTokenCommand(const CtlOptions &options);

} // namespace hp::app
