// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <curl/curl.h>

#include <optional>
#include <string>

struct ssl_st;
struct x509_st;
struct x509_store_ctx_st;

namespace hp::redfish {

/// The certificate that a BMC showed, for a person who decides whether to trust it.
struct PeerCertificate {
    std::string subject{};
    std::string validFrom{}; ///< "2026-01-31"
    std::string validUntil{};
    std::string fingerprint{}; ///< SHA-256 of the certificate, "AB:CD:…"
    std::string pin{}; ///< "sha256//BASE64" of its public key, as the pin annotation takes it
    std::string fault{}; ///< why it is not trusted, in OpenSSL's words; empty when it is

    /// Everything in one sentence's tail.
    [[nodiscard]] std::string described() const;
};

/// Keeps the certificate of the last handshake of one curl handle. curl itself forgets it exactly
/// when it matters, which is when the handshake fails. Verification is watched, never changed.
class CertificateWatch
{
public:
    CertificateWatch() = default;
    ~CertificateWatch();
    CertificateWatch(const CertificateWatch &) = delete;
    CertificateWatch &operator=(const CertificateWatch &) = delete;

    /// Watches the handshakes of `easy` from now on.
    void attach(CURL *easy);
    /// Forgets the last handshake; a new request begins.
    void clear();
    /// Nullopt when there was no handshake, or none that came as far as a certificate.
    [[nodiscard]] std::optional<PeerCertificate> seen() const;

private:
    static CURLcode onContext(CURL *easy, void *context, void *self);
    static int onVerify(int verified, x509_store_ctx_st *store);
    static void onProgress(const ssl_st *session, int where, int value);
    void show(x509_st *shown);

    x509_st *m_certificate = nullptr;
    long m_fault = 0;
};

} // namespace hp::redfish
