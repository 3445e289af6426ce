// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "model/base/Result.h"

#include <string>

namespace hp::app {

enum class OverrideVerb {
    Act, ///< preview, and commit
    List,
    Approve,
    Reject,
    Abort,
    Review,
    BulkPlan, ///< of many machines: shows it, and keeps it for a start
    BulkStatus,
    BulkStart,
    BulkApprove,
    BulkStop,
    BulkContinue,
    ListAudit,
    VerifyAudit,
    AcceptAudit,
};

/// What the command line says about overrides and their audit.
struct OverrideOptions {
    OverrideVerb verb = OverrideVerb::Act;
    CtlOptions backend{}; ///< where it is
    std::string action{}; ///< id of the action: "remove-hook"
    std::string id{}; ///< of an override or a plan that is there
    std::string machine{}; ///< "name" or "namespace/name"
    std::string host{}; ///< the same
    std::string point{}; ///< of a hook; empty: the one that has it
    std::string hook{};
    std::string owner{};
    std::string key{}; ///< of a hold: "reboot.metal3.io/…"
    std::string cause{}; ///< of a plan: the group that waits for this
    std::string selector{}; ///< or the machines with these labels
    std::string reason{};
    std::string name{}; ///< typed to confirm
    std::string keyFile{}; ///< of audit verify without a backend; empty: that of the data directory
    bool yes = false; ///< commits without asking
    bool previewOnly = false;
    bool breakGlass = false;
    bool evenIfILeave = false; ///< sent although this program is gone by then
    bool plan = false;

    [[nodiscard]] bool isBulk() const
    {
        return verb >= OverrideVerb::BulkPlan && verb <= OverrideVerb::BulkContinue;
    }
};

/// Reads a line of the family Override: override and audit. Errors are one sentence.
[[nodiscard]] Result<OverrideOptions> parseOverrideOptions(const CommandLine &line,
                                                           const CtlEnvironment &environment);

} // namespace hp::app
