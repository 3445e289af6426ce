// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractSocket>
#include <QString>
#include <QUrl>

#include <memory>

class QWebSocket;

namespace hp::ui {

/// Where a backend is and how it is to be trusted. The token is never shown or logged.
struct GatewayAddress {
    QUrl url{}; ///< wss://…/live, or ws:// on loopback
    QString token{};
    QString caFile{}; ///< the only authority that is trusted; empty for those of the system

    /// "host:port"
    [[nodiscard]] QString place() const { return url.authority(QUrl::FullyEncoded); }
    /// A page of the web dashboard there; `path` with its query and fragment, such as "/holds".
    [[nodiscard]] QString webPage(const QString &path) const
    {
        const bool isPlain = url.scheme() == QLatin1String("ws");
        return QLatin1String(isPlain ? "http://" : "https://") + place() + path;
    }
};

/// How this console names itself in the first frame of every connection.
[[nodiscard]] QString clientName();

/// A socket with the limits of a client of `/live`; it is not open.
[[nodiscard]] std::unique_ptr<QWebSocket> makeSocket();
/// Begins to connect. What keeps it from that, in one sentence; empty for nothing.
[[nodiscard]] QString dial(QWebSocket &socket, const GatewayAddress &address);
/// Why a connection failed, in one sentence.
[[nodiscard]] QString
troubleOf(QAbstractSocket::SocketError error, const QString &place, const QString &detail);

} // namespace hp::ui
