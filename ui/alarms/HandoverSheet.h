// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/KeyedRowsModel.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace hp::ui {

/// What one shift tells the next, made of the view `alarms` (docs/protocol.md): Markdown that can
/// be pasted anywhere.
class HandoverSheet : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// `now` in milliseconds since 1970. The most urgent and then the oldest come first.
    Q_INVOKABLE QString markdown(const hp::ui::KeyedRowsModel *alarms,
                                 const QString &cluster,
                                 const QString &by,
                                 double now) const;
};

} // namespace hp::ui
