// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>
#include <QVariantMap>

namespace hp::ui {

/// A calendar in a file of the machine that the console runs on, for the dialog that plans work.
class IcsFile : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// More than any backend takes.
    static constexpr qint64 maxBytes = qint64(5) * 1024 * 1024;

    /// Reads the whole file: {text, trouble}. `place` is a path, `~/` for the own folder, or an
    /// address that begins with file:. `trouble` is one sentence that names the file; empty when it
    /// was read.
    Q_INVOKABLE QVariantMap read(const QString &place) const;
    /// The path of the first of these that is a file here; empty when none is.
    Q_INVOKABLE QString pathOf(const QList<QUrl> &urls) const;
};

} // namespace hp::ui
