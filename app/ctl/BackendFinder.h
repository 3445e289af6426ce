// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CommandLine.h"
#include "app/ctl/CtlOptions.h"
#include "model/base/Result.h"

namespace hp::app {

/// Which backend is meant, into `options`: what the command line says, then the environment, then
/// the context in use, then one that runs on this machine. Nothing is changed where none is found.
/// Errors are one sentence.
[[nodiscard]] Result<Done>
findBackend(const CommandLine &line, const CtlEnvironment &environment, CtlOptions &options);

/// The environment of this process, with the data directories of a console and of an installed
/// daemon whose backend answers.
[[nodiscard]] CtlEnvironment processEnvironment();

} // namespace hp::app
