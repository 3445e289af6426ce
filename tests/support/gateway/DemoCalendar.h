// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QJsonObject>

namespace hp::tests {

/// Rows of the view `calendar` (docs/protocol.md) of a made-up site: windows in two zones and one
/// that never opens, maintenances in every state, conflicts of every weight. The same `now` always
/// gives the same rows.
[[nodiscard]] QJsonObject demoCalendar(const QDateTime &now);

} // namespace hp::tests
