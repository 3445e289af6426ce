// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QJsonObject>

namespace hp::tests {

/// The views `holds`, `alarms` and rows of `overrides` that fit a fleet of docs/protocol.md.
[[nodiscard]] QJsonObject demoHolds(const QJsonObject &fleet, const QDateTime &now);
/// What of `holds` has a priority, the first one acknowledged and the second one shelved.
[[nodiscard]] QJsonObject demoAlarms(const QJsonObject &holds, const QDateTime &now);
/// A previewed override of that level, "G2" to "G5".
[[nodiscard]] QJsonObject
demoOverride(const QString &id, const QString &level, const QDateTime &now);

} // namespace hp::tests
