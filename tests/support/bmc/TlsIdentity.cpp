// SPDX-License-Identifier: Apache-2.0
#include "tests/support/bmc/TlsIdentity.h"

#include <QByteArray>

#include <array>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

namespace hp::test {

namespace {

void addExtension(X509 *certificate, int nid, const std::string &value)
{
    X509_EXTENSION *extension = X509V3_EXT_conf_nid(nullptr, nullptr, nid, value.c_str());
    X509_add_ext(certificate, extension, -1);
    X509_EXTENSION_free(extension);
}

X509 *makeCertificate(const TlsIdentity::Traits &traits, EVP_PKEY *key)
{
    constexpr long day = 24L * 60 * 60;
    X509 *certificate = X509_new();
    X509_set_version(certificate, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate), traits.validFromDays * day);
    X509_gmtime_adj(X509_getm_notAfter(certificate), traits.validUntilDays * day);
    X509_NAME *name = X509_get_subject_name(certificate);
    X509_NAME_add_entry_by_txt(name,
                               "CN",
                               MBSTRING_ASC,
                               reinterpret_cast<const unsigned char *>(traits.name.c_str()),
                               -1,
                               -1,
                               0);
    X509_set_issuer_name(certificate, name);
    X509_set_pubkey(certificate, key);
    addExtension(certificate, NID_basic_constraints, "critical,CA:TRUE");
    addExtension(certificate, NID_subject_alt_name, "IP:" + traits.name);
    X509_sign(certificate, key, EVP_sha256());
    return certificate;
}

std::string digestOf(const unsigned char *data, std::size_t size, std::string_view form)
{
    std::array<unsigned char, 32> digest{};
    EVP_Digest(data, size, digest.data(), nullptr, EVP_sha256(), nullptr);
    const QByteArray bytes(reinterpret_cast<const char *>(digest.data()),
                           static_cast<qsizetype>(digest.size()));
    return form == "pin" ? "sha256//" + bytes.toBase64().toStdString()
                         : bytes.toHex(':').toUpper().toStdString();
}

} // namespace

TlsIdentity::TlsIdentity()
    : TlsIdentity(Traits())
{ }

TlsIdentity::TlsIdentity(const Traits &traits)
{
    // The old protocols know no elliptic keys that OpenSSL still offers with them.
    EVP_PKEY *key = traits.newestProtocol != 0 ? EVP_RSA_gen(2048) : EVP_EC_gen("P-256");
    m_certificate = {makeCertificate(traits, key), &X509_free};
    m_context = {SSL_CTX_new(TLS_server_method()), &SSL_CTX_free};
    SSL_CTX_use_certificate(m_context.get(), m_certificate.get());
    SSL_CTX_use_PrivateKey(m_context.get(), key);
    if (traits.newestProtocol != 0) {
        SSL_CTX_set_security_level(m_context.get(), 0);
        SSL_CTX_set_min_proto_version(m_context.get(), TLS1_VERSION);
        SSL_CTX_set_max_proto_version(m_context.get(), traits.newestProtocol);
    }
    EVP_PKEY_free(key);
}

std::string TlsIdentity::pin() const
{
    unsigned char *key = nullptr;
    const int size = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(m_certificate.get()), &key);
    const std::string result = digestOf(key, static_cast<std::size_t>(size), "pin");
    OPENSSL_free(key);
    return result;
}

std::string TlsIdentity::fingerprint() const
{
    unsigned char *der = nullptr;
    const int size = i2d_X509(m_certificate.get(), &der);
    const std::string result = digestOf(der, static_cast<std::size_t>(size), "fingerprint");
    OPENSSL_free(der);
    return result;
}

std::string TlsIdentity::pem() const
{
    BIO *text = BIO_new(BIO_s_mem());
    PEM_write_bio_X509(text, m_certificate.get());
    char *data = nullptr;
    const long size = BIO_get_mem_data(text, &data);
    std::string result(data, static_cast<std::size_t>(size));
    BIO_free(text);
    return result;
}

TlsEnd::TlsEnd(const TlsIdentity &identity)
    : m_ssl(SSL_new(identity.context()), &SSL_free)
{
    SSL_set_bio(m_ssl.get(), BIO_new(BIO_s_mem()), BIO_new(BIO_s_mem()));
    SSL_set_accept_state(m_ssl.get());
}

QByteArray TlsEnd::opened(const QByteArray &wire)
{
    BIO_write(SSL_get_rbio(m_ssl.get()), wire.data(), static_cast<int>(wire.size()));
    QByteArray plain;
    std::array<char, 4096> piece{};
    while (true) {
        const int size = SSL_read(m_ssl.get(), piece.data(), static_cast<int>(piece.size()));
        if (size <= 0)
            return plain;
        plain.append(piece.data(), size);
    }
}

QByteArray TlsEnd::sealed(const QByteArray &plain)
{
    if (!plain.isEmpty())
        SSL_write(m_ssl.get(), plain.data(), static_cast<int>(plain.size()));
    return toSend();
}

QByteArray TlsEnd::toSend()
{
    BIO *out = SSL_get_wbio(m_ssl.get());
    QByteArray wire(static_cast<qsizetype>(BIO_ctrl_pending(out)), 0);
    BIO_read(out, wire.data(), static_cast<int>(wire.size()));
    return wire;
}

QByteArray TlsEnd::farewell()
{
    SSL_shutdown(m_ssl.get());
    return toSend();
}

bool TlsEnd::isEstablished() const
{
    return SSL_is_init_finished(m_ssl.get()) == 1;
}

bool TlsEnd::isResumed() const
{
    return SSL_session_reused(m_ssl.get()) == 1;
}

} // namespace hp::test
