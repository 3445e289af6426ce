// SPDX-License-Identifier: Apache-2.0
#include "ui/session/Dial.h"

#include "model/base/Version.h"
#include "ui/session/GatewaySession.h"

#include <QNetworkRequest>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QWebSocket>

namespace hp::ui {

namespace {

/// A snapshot of 20,000 machines stays far below; more is not ours.
constexpr quint64 maxMessageBytes = 64ULL * 1024 * 1024;

} // namespace

QString clientName()
{
    return QStringLiteral("holdpoint/") + QString::fromUtf8(version());
}

std::unique_ptr<QWebSocket> makeSocket()
{
    auto socket = std::make_unique<QWebSocket>(QString(), QWebSocketProtocol::VersionLatest);
    socket->setMaxAllowedIncomingMessageSize(maxMessageBytes);
    socket->setMaxAllowedIncomingFrameSize(maxMessageBytes);
    return socket;
}

QString dial(QWebSocket &socket, const GatewayAddress &address)
{
    QNetworkRequest request(address.url);
    if (!address.token.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + address.token.toUtf8());
    if (!address.caFile.isEmpty()) {
        const auto authorities = QSslCertificate::fromPath(address.caFile);
        if (authorities.isEmpty())
            return GatewaySession::tr("%1: contains no readable certificate.").arg(address.caFile);
        QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
        configuration.setCaCertificates(authorities);
        socket.setSslConfiguration(configuration);
    }
    socket.open(request);
    return {};
}

QString troubleOf(QAbstractSocket::SocketError error, const QString &place, const QString &detail)
{
    // Qt reports a refused upgrade as a refused connection; only its words tell which it was.
    if (detail.contains(QLatin1String(" 401")))
        return GatewaySession::tr("%1: the token is not accepted (401).").arg(place);
    if (detail.contains(QLatin1String(" 403")))
        return GatewaySession::tr("%1: this identity is not allowed to connect (403).").arg(place);
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError:
        return GatewaySession::tr("%1: connection refused.").arg(place);
    case QAbstractSocket::HostNotFoundError:
        return GatewaySession::tr("%1: no such host.").arg(place);
    case QAbstractSocket::SslHandshakeFailedError:
        return GatewaySession::tr("%1: its certificate is not trusted (%2).").arg(place, detail);
    case QAbstractSocket::RemoteHostClosedError:
        return GatewaySession::tr("%1: the server closed the connection.").arg(place);
    case QAbstractSocket::SocketTimeoutError:
        return GatewaySession::tr("%1: no answer.").arg(place);
    default:
        break;
    }
    return GatewaySession::tr("%1: %2.").arg(place, detail);
}

} // namespace hp::ui
