// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QUrl>

/// What the pages Power, Calendar and Alarms of a console over this backend show, read from the
/// items of its window: texts in the order in which they are read, signs by `shapeName`. Throws
/// std::runtime_error when a page never has what it shows. On the thread of the application.
[[nodiscard]] QJsonObject consolePages(const QUrl &url, QString (*shapeName)(const QString &, int));
