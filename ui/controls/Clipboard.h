// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QClipboard>
#include <QGuiApplication>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace hp::ui {

/// The clipboard of the desktop, for what a person asked to copy. GUI thread.
class Clipboard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE void copy(const QString &text) const
    {
        QGuiApplication::clipboard()->setText(text);
    }
};

} // namespace hp::ui
