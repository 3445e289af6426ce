// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace hp::ui {

/// Opens a file for writing, where the desktop keeps downloads, that was not there before:
/// "name.md", else "name-2.md" and so on. Gives one sentence when it cannot, else nothing.
[[nodiscard]] QString openNewDownload(QFile &file, const QString &name);

/// Files that a person takes out of the console: they lie where the desktop keeps downloads. GUI
/// thread; the texts are small.
class Downloads : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Gives one sentence that tells where the file lies, or why it could not be written.
    Q_INVOKABLE QString save(const QString &name, const QString &text) const;
};

} // namespace hp::ui
