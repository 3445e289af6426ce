// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/overrides/OverrideRow.h"

namespace hp::ui {

/// What a person has shown so far, and how the connection stands.
struct OverrideDraft {
    QString reason{};
    QString typedName{};
    bool breakGlass = false;
    QString digits{}; ///< typed instead of holding the button
};

struct OverrideStanding {
    QString identity{}; ///< of who sits here
    QStringList roles{};
    bool mayWrite = false;
    QString ownLevel{}; ///< what a rule of theirs asks for at least: "G4"; empty for none
    bool stale = false; ///< the picture is older than 10 s, or there is no connection
};

/// Whether the commit button does anything, and if not, why: one sentence that stands beside it.
struct GateVerdict {
    bool open = false;
    QString why{};
};

/// The gates of product.md 4.7, first match wins: no right to write, old data, a refusal of the
/// backend, a level that is never done, a rule of the person that the backend does not know, the
/// reason, the name. The backend judges all of them again.
[[nodiscard]] GateVerdict
commitGates(const OverrideRow &row, const OverrideDraft &draft, const OverrideStanding &standing);
/// Of a second person: another identity with the role to approve, while it waits, on fresh data.
[[nodiscard]] GateVerdict approvalGates(const OverrideRow &row, const OverrideStanding &standing);

/// "JIRA-123", "INC0012345", "#4711".
[[nodiscard]] bool looksLikeTicket(const QString &text);

} // namespace hp::ui
