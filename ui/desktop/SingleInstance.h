// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/desktop/StartRequest.h"

#include <QLocalServer>
#include <QObject>

namespace hp::ui {

/// One console of a person for one purpose: whoever starts another says what it is asked for and
/// leaves. The socket is the user's own. GUI thread.
class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// `purpose` tells apart what may run side by side, such as the data directory of a backend
    /// that runs inside.
    explicit SingleInstance(const QString &purpose, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// Gives the request to the one that runs. False when there is none: then call listen().
    [[nodiscard]] bool handOver(const StartRequest &request) const;
    /// False when the socket cannot be made: the console then runs without it.
    bool listen();

    [[nodiscard]] const QString &socketName() const { return m_name; }

signals:
    void asked(const hp::ui::StartRequest &request);

private:
    void take();

    QString m_name;
    QLocalServer m_server;
};

} // namespace hp::ui
