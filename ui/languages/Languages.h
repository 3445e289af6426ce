// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QCoreApplication;

namespace hp::ui {

/// A language that the console speaks: its BCP 47 tag, and its name in itself.
struct Language {
    QString tag{};
    QString name{};
};

/// English, in which the texts are written, first: its file has the plural forms only.
[[nodiscard]] const QList<Language> &languages();

/// The first of `wanted` (BCP 47 tags, best first) that the console speaks, also in another region
/// or script of it; English for none.
[[nodiscard]] QString languageFor(const QStringList &wanted);

/// Makes the application speak it; call before any window exists. False when it is not spoken.
bool installLanguage(QCoreApplication &app, const QString &tag);

} // namespace hp::ui
