// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/settings/ConnectionViewModel.h"

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace hp::ui {

/// What somebody who helps has to know about this console and its backend, as Markdown: only what
/// the page of the connection shows, so no token, no password, no certificate.
class DiagnosticsText : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE QString markdown(hp::ui::ConnectionViewModel *connection, const QString &at) const;
};

} // namespace hp::ui
