// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/SelfTest.h"

#include <QQuickWindow>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto selfTestLimit = 30s;

} // namespace

SelfTest::SelfTest(const QStringList &warnings,
                   QQuickWindow &window,
                   GatewaySession &session,
                   MachineViewModel &machine,
                   ConnectionViewModel &connection,
                   UiClock &clock,
                   QObject *parent)
    : QObject(parent)
    , m_warnings(warnings)
    , m_window(window)
    , m_session(session)
    , m_machine(machine)
    , m_connection(connection)
{
    connect(&machine, &MachineViewModel::changed, this, &SelfTest::proceed);
    connect(&connection, &ConnectionViewModel::changed, this, &SelfTest::proceed);
    clock.after(selfTestLimit, this, [this] {
        const QString error = m_session.errorText();
        if (m_step == Step::Fleet && !m_session.isFleetLoaded())
            finish(error.isEmpty() ? tr("no fleet arrived") : error);
        else if (m_step == Step::Fleet)
            finish(tr("no machine reached the screen"));
        else
            finish(m_step == Step::Machine
                       ? tr("the page of %1 was not filled").arg(m_machine.key())
                       : tr("the connection page was not filled"));
    });
}

void SelfTest::rowShown()
{
    m_step = Step::Machine;
    const QString key = m_session.fleet()->at(0).key;
    m_window.setProperty("page", QStringLiteral("machine"));
    m_machine.setKey(key);
    proceed();
}

void SelfTest::proceed()
{
    if (m_step == Step::Machine && m_machine.isLoaded() && m_machine.isTimelineLoaded()) {
        m_step = Step::Connection;
        m_window.setProperty("page", QStringLiteral("settings"));
    }
    if (m_step == Step::Connection && m_connection.isLoaded()) {
        m_step = Step::Done;
        // One more frame, so that what the last page complains about is heard.
        connect(
            &m_window,
            &QQuickWindow::frameSwapped,
            this,
            [this] { finish(m_warnings.isEmpty() ? QString() : m_warnings.front()); },
            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
        m_window.update();
    }
}

void SelfTest::finish(const QString &failure)
{
    m_step = Step::Done;
    emit finished(failure);
}

} // namespace hp::ui

#include "moc_SelfTest.cpp"
