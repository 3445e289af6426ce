// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "model/base/Json.h"
#include "model/base/Result.h"

#include <string>
#include <vector>

namespace hp::app {

enum class ExportAction {
    Export, ///< of a machine, an incident or a bundle
    Owners, ///< what those of hooks cost
    VerifyBundle,
    ListIncidents,
    ShowIncident,
    CreateIncident,
    ChangeIncident,
};

/// What the command line says about exports, bundles and incidents.
struct ExportOptions {
    ExportAction action = ExportAction::Export;
    CtlOptions backend{}; ///< where it is; not used with a bundle
    bool isBackendNamed = false; ///< by --data-dir, and not only found somewhere
    std::vector<std::string> machines{}; ///< "name" or "namespace/name"
    std::string incident{};
    std::string bundle{}; ///< file
    std::string format{}; ///< of an export, or of owners; empty: as a table
    std::string preset{};
    std::string since{};
    std::string from{};
    std::string to{};
    std::string file{}; ///< where it goes; empty: to stdout
    std::vector<std::pair<std::string, std::string>> fields{}; ///< of an incident

    /// Paints, so that it needs the platform plugin.
    [[nodiscard]] bool needsGui() const { return format == "pdf" || format == "png"; }
};

/// Reads a line of the family Export, and a timeline with --bundle. Errors are one sentence.
[[nodiscard]] Result<ExportOptions> parseExportOptions(const CommandLine &line,
                                                       const CtlEnvironment &environment);

} // namespace hp::app
