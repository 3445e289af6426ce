// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/GatewaySession.h"

#include <QObject>

class QWindow;

namespace hp::ui {

/// Shows the holds first in a window that comes to a backend where something is late. Decides once,
/// with the first machines of that backend, and never again: whoever is in the window by then is
/// left where he is. The window has the properties `page` and `covered`. GUI thread; session and
/// window outlive it.
class HomePage : public QObject
{
    Q_OBJECT

public:
    HomePage(GatewaySession &session, QWindow &window, QObject *parent = nullptr);

    /// From now on; what is there already is judged at once.
    void begin();
    /// What is shown was asked for.
    void stay();

signals:
    /// It is about to show this page, for which nobody asked.
    void choosing(const QString &page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private slots:
    void look();
    void notePage();

private:
    GatewaySession &m_session;
    QWindow &m_window;
    bool m_taken = false;
    bool m_decided = false;
};

} // namespace hp::ui
