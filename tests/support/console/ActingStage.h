// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/console/ConsoleStage.h"

namespace hp::tests {

/// A console of an operator over the demo site, with a review of one guard level, "G2" to "G5",
/// prepared for whatever is asked for.
class ActingStage : public ConsoleStage
{
public:
    explicit ActingStage(const QString &level = QStringLiteral("G3"));

    /// The prepared override comes to that state of docs/protocol.md; but for the preview it was
    /// committed by `by`. What `more` names is as it says.
    void put(const QString &state,
             const QString &level = QStringLiteral("G3"),
             const QString &by = QStringLiteral("ada"),
             const QJsonObject &more = {});
    /// The held machine says at which hold it waits, so that its page offers to remove it.
    void nameTheHold();
    [[nodiscard]] ui::OverrideReview &review() { return *console->overrides().current(); }
    /// Until the page has what it shows.
    [[nodiscard]] bool goTo(const QString &page);
    /// The review of the held machine is on the screen, in a dialog that has the keyboard.
    [[nodiscard]] bool openReview();
    /// How often a command was sent.
    [[nodiscard]] int sent(const char *command) const;
};

} // namespace hp::tests
