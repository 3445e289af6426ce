// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Words.h"

#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace hp::ui {

/// What a person may ask of a cluster, as menus and dialogs name it. The level is the least one:
/// the backend says what it is here and now.
struct OverrideAction {
    QString id{}; ///< of docs/protocol.md: "remove-hook"
    QString verb{}; ///< on the button
    QString level{}; ///< "G2"
    bool onHost = false; ///< asks for `host` instead of `machine`

    /// "G3+" where the backend may ask for more than the level.
    [[nodiscard]] QString levelAtLeast() const;
};

/// Of an unknown id: one without a verb.
[[nodiscard]] OverrideAction overrideAction(const QString &id);

/// The ids of all that can be done, in the order of menus; without those that are only explained.
[[nodiscard]] QStringList overrideActions();

/// What stops a machine, as the rows of `holds` and `machine/…` name it.
struct HeldBy {
    QString machine{}; ///< namespace/name
    QString host{}; ///< namespace/name, or empty
    live::HoldKind kind =
        live::HoldKind::None; ///< of a row of `holds`; None where only `waitingAt` is known
    QString waitingAt{};
    QString hold{};
    QString owner{};
};

/// What a review has to ask for to end this hold; empty where people end it elsewhere.
[[nodiscard]] QVariantMap requestToEnd(const HeldBy &held);

} // namespace hp::ui
