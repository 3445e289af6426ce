// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QVariantMap>

namespace hp::ui {

/// Members of a row as it came from the gateway (docs/protocol.md). What is missing or of another
/// type reads as empty.

/// Milliseconds since 1970, 0 for none.
[[nodiscard]] double instantOf(const QVariantMap &row, const char *key);
[[nodiscard]] QString wordOf(const QVariantMap &row, const char *key);
/// What the backend says there, in the language of the console.
[[nodiscard]] QString sentenceOf(const QVariantMap &row, const char *key);

} // namespace hp::ui
