// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Asio.h"

#include <functional>
#include <openssl/ssl.h>
#include <string>
#include <string_view>

namespace hp::http {

/// The server's side of one TLS connection: OpenSSL straight on the socket. Beside Asio's own
/// stream a connection that waits has no buffers at all, large pieces are encrypted where they are,
/// and many records go to the kernel at once. Lives on the reactor's thread. At most one read, and
/// one handshake, write or shutdown, at a time. Calls arrive from the event loop, never from inside
/// the function that got them; each keeps its owner alive until then.
class TlsStream
{
public:
    using Done = std::function<void(const ErrorOf &error)>;
    /// `bytes` are valid during the call only.
    using ReadDone = std::function<void(const ErrorOf &error, std::string_view bytes)>;

    static constexpr std::size_t recordBytes = 16384; ///< the most that one record carries

    TlsStream(tcp::socket socket, SSL_CTX *context);
    TlsStream(const TlsStream &) = delete;
    TlsStream &operator=(const TlsStream &) = delete;
    ~TlsStream();

    void handshake(Done call);
    void readSome(ReadDone call);
    /// Adds records with these bytes to what send() sends; false when the connection is broken.
    [[nodiscard]] bool encrypt(std::string_view bytes);
    /// What is encrypted and not yet sent.
    [[nodiscard]] std::size_t encrypted() const { return m_cipherText.size(); }
    /// Calls when the kernel has all that was encrypted.
    void send(Done call);
    /// Sends close_notify; does not wait for the other side's.
    void shutdown(Done call);
    /// A read that waits ends with operation_aborted.
    void cancelRead();

    [[nodiscard]] tcp::socket &socket() { return m_socket; }
    [[nodiscard]] SSL *native() { return m_session; }

private:
    static BIO_METHOD *socketMethod();
    static int takeCipherText(BIO *bio, const char *data, int size);
    static int giveCipherText(BIO *bio, char *data, int size);

    void stepHandshake(Done call);
    void stepRead(ReadDone call);
    void sendRest(Done call);
    /// False when the connection is broken. What the kernel did not take stays in m_cipherText.
    [[nodiscard]] bool flush();
    template<typename Call>
    void whenReadable(Call call);
    template<typename Call>
    void whenWritable(Call call);

    tcp::socket m_socket;
    SSL *m_session;
    std::string m_cipherText{}; ///< encrypted and not yet taken by the kernel
    bool m_readCancelled = false;
};

} // namespace hp::http
