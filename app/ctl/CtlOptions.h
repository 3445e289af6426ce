// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CommandLine.h"
#include "app/ctl/Output.h"
#include "model/base/Result.h"

#include <functional>
#include <string>
#include <vector>

namespace hp::app {

enum class CtlCommand {
    Holds,
    Why,
    Timeline,
    Alarms,
    Clusters,
    Top,
    Acknowledge,
    Shelve,
    Unshelve,
    RetryBmc,
    LogLevel,
    Notify,
    Rotate,
    Record,
    Token,
    Share,
    Crds,
    Backup,
    Restore,
    WhatIf
};
/// What a process has around it besides its command line.
struct CtlEnvironment {
    std::string dataDir{}; ///< $HOLDPOINT_DATA_DIR
    std::string url{}; ///< $HOLDPOINT_CONNECT
    std::string tokenFile{}; ///< $HOLDPOINT_TOKEN_FILE, for that
    std::string caFile{}; ///< $HOLDPOINT_CA_FILE, for that
    std::string contextFile{}; ///< see Contexts; empty: none is read
    /// The data directory of a backend that runs on this machine, empty when none does; asked last.
    std::function<std::string()> running{};
};

/// What the command line of holdpointctl says.
struct CtlOptions {
    CtlCommand command = CtlCommand::Holds;
    std::string machine{}; ///< "name" or "namespace/name"
    // Of whatif, as they were given.
    std::string set{}; ///< all machines of this MachineSet
    std::string rack{}; ///< all machines whose host has this label
    std::string window{}; ///< a MaintenanceWindow
    std::string maxUnavailable{}; ///< "2", "10%"
    std::string assumed{}; ///< a duration: what a hook without a record takes
    std::string alarm{}; ///< key of an alarm
    std::string host{}; ///< of retry-bmc: "namespace/name"
    std::string level{}; ///< of log-level; empty: it is asked for
    std::string shelfTime{}; ///< of shelve: a duration
    std::string reason{}; ///< of shelve
    std::string receiver{}; ///< of notify test; empty: all
    std::string action{}; ///< the second word of token, crds, rotate and notify
    std::string user{}; ///< of token and rotate token
    std::string role{};
    std::string owner{}; ///< of the hooks of a token with the role hook, several with commas
    bool replace = false; ///< of token create and restore: what is there may go
    Output output{};
    std::string range = "24h";
    std::string at{}; ///< an instant of the past; empty: now
    std::string file{}; ///< of restore
    std::string from{}; ///< of record copy: a data directory, a file or postgres://…
    std::string to{};
    /// Of record copy: what tells it apart in a shared record; of holds and top: as rows name it.
    std::string cluster{};
    std::string page{}; ///< of share: "holds" or "m/namespace/name"; empty: the first one
    std::string dataDir{};
    std::string url{};
    std::string tokenFile{};
    std::string caFile{};
    std::string kubeconfig{}; ///< of crds: empty means kubectl's own
    std::string context{};
    bool force = false; ///< of crds apply
    bool administers = false; ///< it takes the rights of an administrator
    bool operates = false; ///< said by commands that are parsed elsewhere: see changesSomething()

    /// It needs more than the rights of a viewer.
    [[nodiscard]] bool changesSomething() const
    {
        return command == CtlCommand::Acknowledge || command == CtlCommand::Shelve
            || command == CtlCommand::Unshelve || command == CtlCommand::RetryBmc || operates;
    }
};

/// Reads which backend is meant, and how its answer is printed, into `options`; refuses options
/// that the command does not take. Errors are one sentence.
[[nodiscard]] Result<Done>
readBackend(const CommandLine &line, const CtlEnvironment &environment, CtlOptions &options);

/// Reads a line of the family Ctl. Errors are one sentence.
[[nodiscard]] Result<CtlOptions> parseCtlOptions(const CommandLine &line,
                                                 const CtlEnvironment &environment);

} // namespace hp::app
