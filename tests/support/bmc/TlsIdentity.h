// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

#include <memory>
#include <string>

struct evp_pkey_st;
struct ssl_ctx_st;
struct ssl_st;
struct x509_st;

namespace hp::test {

/// A key and a certificate that it signed itself, as a BMC ships them, and the server's end of TLS
/// with it.
class TlsIdentity
{
public:
    struct Traits {
        std::string name = "127.0.0.1"; ///< in the certificate
        int validFromDays = -1; ///< from now
        int validUntilDays = 365;
        int newestProtocol = 0; ///< 0x0301 is TLS 1.0; 0: the newest there is
    };
    TlsIdentity();
    explicit TlsIdentity(const Traits &traits);

    /// "sha256//BASE64" of the public key, and SHA-256 of the certificate in hex with colons.
    [[nodiscard]] std::string pin() const;
    [[nodiscard]] std::string fingerprint() const;
    [[nodiscard]] std::string pem() const;
    [[nodiscard]] ssl_ctx_st *context() const { return m_context.get(); }

private:
    std::shared_ptr<x509_st> m_certificate{};
    std::shared_ptr<ssl_ctx_st> m_context{};
};

/// One TLS connection of a server over memory: bytes of the wire in, plain bytes out, and back.
class TlsEnd
{
public:
    explicit TlsEnd(const TlsIdentity &identity);

    /// What the peer says, as far as `wire` completes it.
    [[nodiscard]] QByteArray opened(const QByteArray &wire);
    [[nodiscard]] QByteArray sealed(const QByteArray &plain);
    /// What has to be sent to the peer now: handshakes, alerts and what was sealed.
    [[nodiscard]] QByteArray toSend();
    /// The bytes of an orderly end.
    [[nodiscard]] QByteArray farewell();
    [[nodiscard]] bool isEstablished() const;
    [[nodiscard]] bool isResumed() const;

private:
    std::shared_ptr<ssl_st> m_ssl;
};

} // namespace hp::test
