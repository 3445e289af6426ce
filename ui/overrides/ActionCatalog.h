// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace hp::ui {

/// What a person may ask of a cluster, as menus and dialogs name it. The level is the least one:
/// the backend says what it is here and now.
struct OverrideAction {
    QString id{}; ///< of docs/protocol.md: "remove-hook"
    QString verb{}; ///< on the button
    QString level{}; ///< "G2"
    bool onHost = false; ///< asks for `host` instead of `machine`
};

/// Of an unknown id: one without a verb.
[[nodiscard]] OverrideAction overrideAction(const QString &id);
/// In the order in which a menu shows them; what is only explained comes last.
[[nodiscard]] QStringList overrideActionIds();

} // namespace hp::ui
