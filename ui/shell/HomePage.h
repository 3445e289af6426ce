// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/GatewaySession.h"

#include <QObject>

class QWindow;

namespace hp::ui {

/// How things stand while a window of a backend has not decided yet what it begins with.
struct Arrival {
    /// Somebody asked for a page, or is at work in the window.
    bool taken = false;
    /// Something lies over the page, and has the keyboard.
    bool covered = false;
    bool bundle = false; ///< it reads the bundle of an incident
    bool loaded = false; ///< the machines have arrived
    int machines = 0;
    int late = 0;
    int overdue = 0;
};

enum class HomeStep {
    Wait,
    Stay, ///< what is shown stays, whatever comes later
    ShowHolds,
    ShowIncident, ///< the one that the bundle is about
};

/// What is the home page, first match wins: what somebody asked for stays; nothing moves below what
/// has the keyboard; a bundle is about its incident; without machines there is nothing to judge
/// yet, they may be on their way; where something is late or overdue it is the holds
/// (product.md 4.4, S3), else what is shown.
[[nodiscard]] HomeStep homeStep(const Arrival &arrival);

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
    void start();
    /// What is shown was asked for.
    void stay();

signals:
    /// It is about to show this page, for which nobody asked.
    void choosing(const QString &page);
    /// What the window starts with is shown, whether anybody asked for it or not.
    void decided();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private slots:
    void poll();
    void notePage();

private:
    GatewaySession &m_session;
    QWindow &m_window;
    bool m_taken = false;
    bool m_decided = false;
};

} // namespace hp::ui
