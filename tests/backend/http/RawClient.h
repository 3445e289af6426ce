// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QSslSocket>
#include <QString>

#include <cstdint>
#include <memory>

namespace hp::test {

/// A certificate for the client to show and its key, both PEM.
struct ClientKey {
    QByteArray certificatePem{};
    QByteArray keyPem{};
};

/// One answer as it came.
struct RawResponse {
    int status = 0; ///< 0: the connection ended before an answer
    QByteArray head{};
    QByteArray body{}; ///< chunks joined
};

/// A client that sends exactly the bytes it is told to, over TLS with our CA verified, or plain
/// when `caPem` is empty. Blocking; reads only when asked, so it can play a client that stalls.
class RawClient
{
public:
    RawClient(std::uint16_t port, const QByteArray &caPem, const ClientKey &shown = {});
    RawClient(const RawClient &) = delete;
    RawClient &operator=(const RawClient &) = delete;
    ~RawClient();

    [[nodiscard]] bool isConnected() const { return m_connected; }
    void send(const QByteArray &bytes);
    /// Bytes up to and with `end`; shorter when the connection ended.
    [[nodiscard]] QByteArray readUntil(const QByteArray &end);
    [[nodiscard]] QByteArray readExactly(qint64 count);
    /// With `headOnly` no body is expected, as after HEAD.
    [[nodiscard]] RawResponse readResponse(bool headOnly = false);
    [[nodiscard]] RawResponse ask(const QByteArray &request)
    {
        send(request);
        return readResponse();
    }
    /// The next chunk of a stream; empty for the last one and when the connection ended.
    [[nodiscard]] QByteArray readChunk();
    /// True when the other side closes without another byte.
    [[nodiscard]] bool isClosedByServer();
    [[nodiscard]] QSslSocket &socket() { return *m_socket; }

private:
    [[nodiscard]] bool more();

    std::unique_ptr<QSslSocket> m_socket;
    QByteArray m_buffer{};
    bool m_connected = false;
};

} // namespace hp::test
