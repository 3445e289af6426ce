// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <string>
#include <vector>

namespace hp::app {

enum class CtlCommand {
    Help,
    Version,
    Holds,
    Why,
    Timeline,
    Alarms,
    Acknowledge,
    Shelve,
    Unshelve,
    RetryBmc,
    Token,
    Share,
    Crds
};
enum class CtlFormat { Text, Json, Markdown };

/// What the command line of holdpointctl says.
struct CtlOptions {
    CtlCommand command = CtlCommand::Help;
    std::string machine{}; ///< "name" or "namespace/name"
    std::string alarm{}; ///< key of an alarm
    std::string host{}; ///< of retry-bmc: "namespace/name"
    std::string shelfTime{}; ///< of shelve: a duration
    std::string reason{}; ///< of shelve
    std::string action{}; ///< of token: create, list or revoke; of crds: diff or apply
    std::string user{};
    std::string role{};
    std::string owner{}; ///< of the hooks of a token with the role hook, several with commas
    bool replace = false; ///< of token create: the user has a token with another role
    CtlFormat format = CtlFormat::Text;
    std::string range = "24h";
    std::string at{}; ///< an instant of the past; empty: now
    std::string page{}; ///< of share: "holds" or "m/namespace/name"; empty: the first one
    std::string dataDir{};
    std::string url{};
    std::string tokenFile{};
    std::string caFile{};
    std::string kubeconfig{}; ///< of crds: empty means kubectl's own
    std::string context{};
    bool force = false; ///< of crds apply
    bool operates = false; ///< said by commands that are parsed elsewhere: see changesSomething()

    /// It needs more than the rights of a viewer.
    [[nodiscard]] bool changesSomething() const
    {
        return command == CtlCommand::Acknowledge || command == CtlCommand::Shelve
            || command == CtlCommand::Unshelve || command == CtlCommand::RetryBmc || operates;
    }
};

/// Where the value of an option that says where the backend is goes; null for other options.
[[nodiscard]] std::string *backendValueOf(CtlOptions &options, const std::string &name);
/// Takes the data directory of the environment where nothing was said. What is wrong about where
/// the backend is; empty when nothing is.
[[nodiscard]] std::string backendTrouble(CtlOptions &options,
                                         const std::string &environmentDataDir);

/// Reads the arguments without the program's name; `environmentDataDir` is HOLDPOINT_DATA_DIR.
/// Errors are one sentence.
[[nodiscard]] Result<CtlOptions> parseCtlOptions(const std::vector<std::string> &arguments,
                                                 const std::string &environmentDataDir);
[[nodiscard]] std::string ctlHelp();

} // namespace hp::app
