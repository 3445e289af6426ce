// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>

namespace hp::ui {

/// What people did about the alarm of a hold, from the view `alarms`.
struct HoldAlarm {
    QString state{}; ///< `Raised`, `Acknowledged`, `Shelved`, `Cleared`, or empty
    QString words{};
    QString by{}; ///< who acknowledged it

    bool operator==(const HoldAlarm &) const = default;
};

/// One row of the view `holds` (docs/protocol.md). Times are milliseconds since 1970, 0 for none;
/// durations are seconds.
struct HoldRow {
    QString key{};
    QString cluster{}; ///< only in a picture of several: of which one it is
    QString machineKey{}; ///< namespace/name
    QString machine{};
    QString role{};
    QString host{};
    QString kind{};
    QString point{};
    QString hold{};
    QString owner{};
    QString ownerKind{};
    QString ownerObject{};
    QString liveness{};
    QString ownerSays{};
    QString state{};
    QStringList modifiers{};
    QString reason{};
    QString evidence{};
    QString impact{};
    QString sentence{};
    QString next{};
    double since = 0;
    double eta = 0;
    double lateAt = 0;
    double overdueAt = 0;
    double p50 = 0;
    double p95 = 0;
    int samples = 0;
    double budget = 0;
    int priority = 0;
    bool foremost = false;

    HoldAlarm alarm{};

    [[nodiscard]] bool isArmed() const { return state == QLatin1String("Armed"); }
    /// The owner does not do its part, or nobody knows who it is.
    [[nodiscard]] bool isOrphan() const;
    [[nodiscard]] bool isControlPlane() const;
    /// 0 for what needs a person first.
    [[nodiscard]] int rank() const;
    /// For signs: `holding`, `armed`, …
    [[nodiscard]] QString look() const { return state.toLower(); }
    bool operator==(const HoldRow &) const = default;
};

[[nodiscard]] HoldRow holdRow(const QString &key, const QVariantMap &row);

} // namespace hp::ui
