// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/PeerCertificate.h"

#include <array>
#include <ctime>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <vector>

namespace hp::redfish {

namespace {

using Digest = std::array<unsigned char, 32>;

std::string nameOf(const X509_NAME *name)
{
    BIO *text = BIO_new(BIO_s_mem());
    X509_NAME_print_ex(text, name, 0, XN_FLAG_RFC2253);
    char *data = nullptr;
    const long size = BIO_get_mem_data(text, &data);
    std::string result(data, static_cast<std::size_t>(std::min(size, 200L)));
    BIO_free(text);
    for (char &c : result) {
        if (c >= 0 && c < ' ')
            c = ' ';
    }
    return result;
}

std::string dateOf(const ASN1_TIME *time)
{
    std::tm parts{};
    if (ASN1_TIME_to_tm(time, &parts) != 1)
        return "?";
    std::array<char, 16> text{};
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
    return {text.data(), size};
}

std::string hexOf(const Digest &digest)
{
    constexpr const char *digits = "0123456789ABCDEF";
    std::string text;
    for (const unsigned char byte : digest) {
        if (!text.empty())
            text += ':';
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

std::string pinOf(const X509 *certificate)
{
    unsigned char *key = nullptr;
    const int size = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(certificate), &key);
    if (size <= 0)
        return {};
    Digest digest{};
    EVP_Digest(key, static_cast<std::size_t>(size), digest.data(), nullptr, EVP_sha256(), nullptr);
    OPENSSL_free(key);
    std::array<unsigned char, 45> text{};
    const int length = EVP_EncodeBlock(text.data(), digest.data(), static_cast<int>(digest.size()));
    return "sha256//" + std::string(text.begin(), text.begin() + length);
}

int watchIndex()
{
    static const int index = SSL_CTX_get_ex_new_index(0, nullptr, nullptr, nullptr, nullptr);
    return index;
}

} // namespace

std::string PeerCertificate::described() const
{
    return subject + ", valid from " + validFrom + " to " + validUntil + ", SHA-256 " + fingerprint
        + ", key " + pin;
}

CertificateWatch::~CertificateWatch()
{
    X509_free(m_certificate);
}

void CertificateWatch::clear()
{
    X509_free(m_certificate);
    m_certificate = nullptr;
    m_fault = X509_V_OK;
}

void CertificateWatch::attach(CURL *easy)
{
    curl_easy_setopt(easy, CURLOPT_SSL_CTX_FUNCTION, &CertificateWatch::onContext);
    curl_easy_setopt(easy, CURLOPT_SSL_CTX_DATA, this);
}

CURLcode CertificateWatch::onContext(CURL *, void *context, void *self)
{
    auto *ssl = static_cast<SSL_CTX *>(context);
    SSL_CTX_set_ex_data(ssl, watchIndex(), self);
    SSL_CTX_set_verify(ssl, SSL_CTX_get_verify_mode(ssl), &CertificateWatch::onVerify);
    SSL_CTX_set_info_callback(ssl, &CertificateWatch::onProgress);
    return CURLE_OK;
}

void CertificateWatch::show(x509_st *shown)
{
    if (m_certificate == shown || shown == nullptr)
        return;
    X509_free(m_certificate);
    X509_up_ref(shown);
    m_certificate = shown;
}

/// A session that is taken up again verifies nothing; the certificate is that of its first time.
void CertificateWatch::onProgress(const ssl_st *session, int where, int)
{
    if ((where & SSL_CB_HANDSHAKE_DONE) == 0)
        return;
    SSL_CTX *context = SSL_get_SSL_CTX(session);
    auto *self = static_cast<CertificateWatch *>(SSL_CTX_get_ex_data(context, watchIndex()));
    self->show(SSL_get0_peer_certificate(session));
    if (const long fault = SSL_get_verify_result(session); fault != X509_V_OK)
        self->m_fault = fault;
    // The connection may outlive the handle that made it.
    SSL_CTX_set_info_callback(context, nullptr);
}

int CertificateWatch::onVerify(int verified, x509_store_ctx_st *store)
{
    auto *ssl =
        static_cast<SSL *>(X509_STORE_CTX_get_ex_data(store, SSL_get_ex_data_X509_STORE_CTX_idx()));
    auto *self =
        static_cast<CertificateWatch *>(SSL_CTX_get_ex_data(SSL_get_SSL_CTX(ssl), watchIndex()));
    self->show(X509_STORE_CTX_get0_cert(store));
    if (verified == 0)
        self->m_fault = X509_STORE_CTX_get_error(store);
    return verified;
}

std::optional<PeerCertificate> CertificateWatch::seen() const
{
    if (m_certificate == nullptr)
        return std::nullopt;
    PeerCertificate result;
    Digest digest{};
    X509_digest(m_certificate, EVP_sha256(), digest.data(), nullptr);
    result.subject = nameOf(X509_get_subject_name(m_certificate));
    result.validFrom = dateOf(X509_get0_notBefore(m_certificate));
    result.validUntil = dateOf(X509_get0_notAfter(m_certificate));
    result.fingerprint = hexOf(digest);
    result.pin = pinOf(m_certificate);
    if (m_fault != X509_V_OK)
        result.fault = X509_verify_cert_error_string(m_fault);
    return result;
}

} // namespace hp::redfish
