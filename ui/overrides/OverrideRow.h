// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/OverrideRow.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include <vector>

namespace hp::ui {

/// One thing that should be true before an override is sent.
struct OverrideCheck {
    QString id{};
    QString question{};
    QString light{}; ///< `green`, `red` or `unknown`
    QString evidence{};
    QString source{};
    double at = 0; ///< when it was observed, milliseconds since 1970

    bool operator==(const OverrideCheck &) const = default;
};

/// A row of the view `overrides` (docs/protocol.md). Times are milliseconds since 1970, 0 for none.
struct OverrideRow {
    QString id{};
    QString state{};
    QString action{};
    QString verb{};
    QString kind{};
    QString object{}; ///< namespace/name of what is written
    QString uid{}; ///< of that object: another one may have its name
    QString machine{}; ///< whose page it was asked from; may be empty
    QString consequence{};
    QStringList bypassed{};
    QStringList others{}; ///< what others do to the same object now
    QString next{};
    QString refusal{};
    QStringList saferExits{};
    QString level{}; ///< `G0` to `G5`
    QStringList levelWhy{};
    bool needsReason = false;
    bool needsHold = false; ///< press-and-hold, or the digits
    bool needsName = false;
    bool needsSecond = false;
    int delaySeconds = 0;
    bool offered = true;
    int breakGlassSeconds = 0; ///< of delay without a second person; 0 where there is no such way
    QString nameToType{};
    QString digits{}; ///< to be typed instead of a press-and-hold; empty where none is asked for
    QString dryRun{}; ///< `accepted`, `refused` or `notAsked`
    QString dryRunMessage{};
    QList<OverrideCheck> checks{}; ///< red first, then unknown
    QString patch{};
    QString patchType{};
    QString kubectl{};
    QString digest{};
    QString by{};
    QString reason{};
    bool breakGlass = false;
    QString approvedBy{};
    QString revision{};
    QString outcome{};
    double at = 0; ///< of the preview
    double committedAt = 0;
    double approvalUntil = 0;
    double sendAt = 0;
    double sentAt = 0;
    double acceptedAt = 0;
    double observeUntil = 0;
    double endedAt = 0;

    /// Without the namespace.
    [[nodiscard]] QString shortName() const;
    /// Which object it is and how every check stood, apart from ages: two looks that differ in it
    /// are two decisions.
    [[nodiscard]] QString standing() const;
    [[nodiscard]] bool isOver() const;
    bool operator==(const OverrideRow &) const = default;
};

/// The checks of a row or of an answer: red first, then unknown.
[[nodiscard]] QList<OverrideCheck>
overrideChecks(const std::vector<live::BasicOverrideCheck<QString>> &checks);
/// The same for QML: maps of {question, light, evidence, source, at}.
[[nodiscard]] QVariantList checkMaps(const QList<OverrideCheck> &checks);
/// A row without an id is an empty row.
[[nodiscard]] OverrideRow overrideRow(const QVariant &row);

} // namespace hp::ui
