// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/BmcCertificates.h"

#include "backend/http/Asio.h"
#include "backend/http/tls/OpenSsl.h"

#include <ctime>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

namespace hp::lab {

namespace {

using http::OpenSslOwned;

constexpr long day = 24 * 60 * 60;

std::string pemOf(BIO *memory)
{
    char *data = nullptr;
    const long size = BIO_get_mem_data(memory, &data);
    return {data, static_cast<std::size_t>(size)};
}

std::string freshKey()
{
    const OpenSslOwned<EVP_PKEY> key(EVP_EC_gen("P-256"));
    const OpenSslOwned<BIO> memory(BIO_new(BIO_s_mem()));
    if (!key || !memory
        || PEM_write_bio_PrivateKey(memory.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr)
            != 1)
        return {};
    return pemOf(memory.get());
}

/// Self-signed, for 127.0.0.1 or, with the wrong name, for an address of nobody's.
std::string certificateFor(EVP_PKEY *key, const std::string &word)
{
    const OpenSslOwned<X509> certificate(X509_new());
    const OpenSslOwned<BIGNUM> serial(BN_new());
    const OpenSslOwned<BIO> memory(BIO_new(BIO_s_mem()));
    if (!certificate || !serial || !memory || BN_rand(serial.get(), 127, 0, 0) != 1
        || BN_to_ASN1_INTEGER(serial.get(), X509_get_serialNumber(certificate.get())) == nullptr)
        return {};
    X509 *x509 = certificate.get();
    X509_set_version(x509, 2);
    const bool expired = word == "expired";
    X509_gmtime_adj(X509_getm_notBefore(x509), expired ? -400 * day : -day);
    X509_gmtime_adj(X509_getm_notAfter(x509), expired ? -35 * day : 365 * day);
    const std::string name = word == "otherName" ? "bmc.example.invalid" : "127.0.0.1";
    X509_NAME *subject = X509_get_subject_name(x509);
    X509_NAME_add_entry_by_txt(subject,
                               "CN",
                               MBSTRING_UTF8,
                               reinterpret_cast<const unsigned char *>(name.data()),
                               static_cast<int>(name.size()),
                               -1,
                               0);
    X509_set_issuer_name(x509, subject);
    X509_set_pubkey(x509, key);
    X509V3_CTX context;
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, x509, x509, nullptr, nullptr, 0);
    const std::string alternative = (word == "otherName" ? "DNS:" : "IP:") + name;
    const OpenSslOwned<X509_EXTENSION> extension(
        X509V3_EXT_conf_nid(nullptr, &context, NID_subject_alt_name, alternative.c_str()));
    if (!extension || X509_add_ext(x509, extension.get(), -1) != 1
        || X509_sign(x509, key, EVP_sha256()) == 0 || PEM_write_bio_X509(memory.get(), x509) != 1)
        return {};
    return pemOf(memory.get());
}

/// The newest version that an old management controller speaks. Old ones have no safe ciphers
/// either, and OpenSSL offers them only below its usual level of security.
void age(SSL_CTX *context, const std::string &version)
{
    const int newest = version == "1.0" ? TLS1_VERSION
        : version == "1.1"              ? TLS1_1_VERSION
                                        : TLS1_2_VERSION;
    SSL_CTX_set_min_proto_version(context, TLS1_VERSION);
    SSL_CTX_set_max_proto_version(context, newest);
    SSL_CTX_set_cipher_list(context, "ALL:@SECLEVEL=0");
}

} // namespace

Result<std::shared_ptr<http::TlsContext>> BmcCertificates::contextFor(const BmcTls &tls)
{
    std::string &keyPem = tls.certificate == "otherKey" ? m_otherKey : m_key;
    if (keyPem.empty())
        keyPem = freshKey();
    const auto key = http::keyFromPem(keyPem);
    const std::string certificate = key ? certificateFor(key.get(), tls.certificate) : "";
    if (certificate.empty())
        return unexpected(ErrorCode::Internal, "OpenSSL could not make a Bmc's certificate.");
    auto context = http::makeTlsContext({certificate, keyPem, {}});
    if (context && !tls.version.empty())
        age((*context)->context.native_handle(), tls.version);
    return context;
}

} // namespace hp::lab
