// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QJsonObject>

namespace hp::tests {

/// Rows of the view `counters` (docs/protocol.md) of a site that is worse than usual in some things
/// and as it was an hour ago in others. The same `now` always gives the same rows.
[[nodiscard]] QJsonObject demoCounters(const QDateTime &now);
/// Those of a backend that has only just begun to count.
[[nodiscard]] QJsonObject uncounted();

} // namespace hp::tests
