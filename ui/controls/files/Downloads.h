// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace hp::ui {

/// Files that a person takes out of the console: they lie where the desktop keeps downloads. GUI
/// thread; the texts are small.
class Downloads : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Writes a file that was not there before: "name", else "name-2" and so on. Gives one sentence
    /// that tells where it lies, or why it could not be written.
    Q_INVOKABLE QString save(const QString &name, const QString &text) const;
};

} // namespace hp::ui
