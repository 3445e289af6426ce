// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CalendarOptions.h"
#include "app/ctl/CtlOptions.h"
#include "app/ctl/ExportOptions.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/OverrideOptions.h"
#include "app/ctl/WallOptions.h"
#include "model/base/Result.h"

#include <string>

namespace hp::app {

// The commands of holdpointctl that ask a backend or its data directory; a file each.

/// Asks the backend for its calendar or changes what is planned in it (docs/protocol.md,
/// "calendar"); gives what to print. Nothing that is planned goes without being named: removing
/// takes a uid, and importing over something takes --replace. Errors are one sentence.
[[nodiscard]] Result<std::string> runCalendarCommand(const CalendarOptions &options);

/// Carries out `override …` and `audit …`; prints as it goes. What main gives back: 0 observed or
/// done, 1 not, 2 for what the person has to change. Needs a QCoreApplication; takes SIGINT from
/// the commit to the end: it takes the override back.
[[nodiscard]] int runOverrideCommand(const OverrideOptions &options);

/// The same for plans of many machines: an action with --plan, and `override bulk …`. SIGINT while
/// it follows a plan stops that.
[[nodiscard]] int runBulkCommand(const OverrideOptions &options);

/// `audit list`, `audit accept` and `audit verify`; the last reads the file itself when a data
/// directory is given, with a backend or without. What main gives back: 0 whole or listed, 1 broken
/// or not to be had.
[[nodiscard]] int runAuditCommand(const OverrideOptions &options);

/// Runs `export`, `bundle`, `incident` and `timeline --bundle`; what it gives is for stdout. With
/// needsGui() a QGuiApplication must be there, else a QCoreApplication.
[[nodiscard]] Result<std::string> runExportCommand(const ExportOptions &options);

/// Runs `incident list`, `show`, `create` and `set`; what it gives is for stdout.
[[nodiscard]] Result<std::string> runIncidentCommand(const ExportOptions &options);
/// The members of an incident that --field names; lists are given one item at a time, an empty text
/// takes a member away.
[[nodiscard]] Json incidentFields(const ExportOptions &options);

/// Gives, lists and takes tokens in a data directory, without the backend, which may run or not. A
/// created one goes into NAME.kubeconfig there (0600), and its path is what is printed. Errors are
/// one sentence, Invalid for what the person has to change.
[[nodiscard]] Result<std::string> runTokenCommand(const CtlOptions &options);
/// The same over the connection of an administrator. A created token is printed, this once.
[[nodiscard]] Result<std::string> runTokenCommand(LiveClient &client, const CtlOptions &options);
/// Shares a page: the link as a browser opens it, printed this once.
[[nodiscard]] Result<std::string> runShareCommand(LiveClient &client, const CtlOptions &options);

/// `rotate …`: has a running backend replace its certificate, a key or a token; gives what to
/// print. A token goes where `token create` puts one.
[[nodiscard]] Result<std::string> runRotateCommand(LiveClient &client, const CtlOptions &options);

/// `notify status` and `notify test`; gives what to print. An error when a receiver did not take
/// the test.
[[nodiscard]] Result<std::string> runNotifyCommand(LiveClient &client, const CtlOptions &options);

/// `record copy`, without a backend: moves the record between a file and a server, and gives what
/// was copied. Errors are one sentence, Invalid for what the person has to change.
[[nodiscard]] Result<std::string> runRecordCommand(const CtlOptions &options);

/// `backup`: asks an administrator's backend for one; gives what to print.
[[nodiscard]] Result<std::string> runBackupCommand(LiveClient &client, const CtlOptions &options);
/// `restore`, without a backend. Errors are one sentence.
[[nodiscard]] Result<std::string> runRestoreCommand(const CtlOptions &options);

/// `top`: shows what the backend sends at the terminal until somebody leaves it; changes nothing.
[[nodiscard]] Result<std::string> runTopCommand(LiveClient &client, const std::string &cluster);

/// `whatif`: forecasts, in this process, what an action would bring; asks the backend for the
/// objects and what is usual, and changes nothing there. Gives what to print. Errors are one
/// sentence.
[[nodiscard]] Result<std::string> runWhatIfCommand(LiveClient &client, const CtlOptions &options);

/// Lists, pairs, renames or revokes screens on walls; gives what to print. Errors are one sentence.
[[nodiscard]] Result<std::string> runWallCommand(const WallOptions &options);
/// The same over a connection that is open.
[[nodiscard]] Result<std::string> runWallCommand(LiveClient &client, const WallOptions &options);

} // namespace hp::app
