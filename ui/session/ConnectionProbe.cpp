// SPDX-License-Identifier: Apache-2.0
#include "ui/session/ConnectionProbe.h"

#include "ui/session/UiClock.h"
#include "ui/session/Wire.h"

#include <utility>

namespace hp::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto timeout = 10s;

} // namespace

ConnectionProbe::ConnectionProbe(GatewayAddress address, UiClock &clock, QObject *parent)
    : QObject(parent)
    , m_address(std::move(address))
    , m_clock(clock)
{ }

ConnectionProbe::~ConnectionProbe()
{
    if (m_socket)
        m_socket->disconnect(this);
}

void ConnectionProbe::start()
{
    if (m_socket)
        return;
    m_began = m_clock.uptime();
    m_socket = makeSocket();
    QWebSocket *socket = m_socket.get();
    connect(socket, &QWebSocket::connected, this, [socket] {
        wire::Hello hello;
        hello.protocol = live::protocolVersion;
        hello.client = clientName();
        socket->sendTextMessage(wire::frameText(hello));
    });
    connect(socket, &QWebSocket::textMessageReceived, this, &ConnectionProbe::receive);
    // Qt tells that a connection ended before it tells why: the reason goes first.
    connect(
        socket,
        &QWebSocket::disconnected,
        this,
        [this, socket] {
            if (m_socket.get() == socket)
                finish(tr("%1: the connection was closed.").arg(m_address.place()));
        },
        Qt::QueuedConnection);
    connect(socket,
            QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error),
            this,
            [this, socket](QAbstractSocket::SocketError error) {
                finish(troubleOf(error, m_address.place(), socket->errorString()));
            });
    m_timeout = std::make_unique<QObject>();
    m_clock.after(timeout, m_timeout.get(), [this] {
        // The context dies in finish(), and this call with it: leave it first.
        QMetaObject::invokeMethod(
            this,
            [this] {
                finish(tr("%1: no answer for %2 s.").arg(m_address.place()).arg(timeout / 1s));
            },
            Qt::QueuedConnection);
    });
    emit changed();
    if (const QString trouble = dial(*socket, m_address); !trouble.isEmpty())
        finish(trouble);
}

void ConnectionProbe::receive(const QString &message)
{
    const wire::Received frame(message);
    if (!frame.isFrame()) {
        finish(tr("%1: sent a message that is not understood.").arg(m_address.place()));
        return;
    }
    if (frame.op() != live::Op::Welcome)
        return;
    const auto welcome = frame.as<wire::Welcome>();
    finish(tr("%1 answered in %2 ms: version %3, signed in as %4 (%5).")
               .arg(m_address.place())
               .arg((m_clock.uptime() - m_began).count())
               .arg(welcome.server.version,
                    welcome.identity.name,
                    wire::listed(welcome.identity.roles)));
}

void ConnectionProbe::finish(const QString &text)
{
    if (!m_socket)
        return;
    m_timeout.reset();
    // Called from its own signals: it must live until they return.
    m_socket->disconnect(this);
    m_socket->close();
    m_socket.release()->deleteLater();
    m_text = text;
    emit changed();
}

} // namespace hp::ui

#include "moc_ConnectionProbe.cpp"
