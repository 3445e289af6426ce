// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace hp::ui {

/// A cell as a spreadsheet takes it: no tabs and no line breaks, and what would be run as a formula
/// (=, +, - or @ in front) is text, with an apostrophe before it.
[[nodiscard]] QString tsvCell(const QString &text);

/// Rows as tab-separated values, the head first, a line each with a line break at its end.
[[nodiscard]] QString tsvText(const QStringList &head, const std::vector<QStringList> &rows);

} // namespace hp::ui
