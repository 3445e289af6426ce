// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/redfish/Identity.h"

#include <array>
#include <cstdlib>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>
#include <openssl/x509.h>

namespace hp::bench {

namespace {

constexpr unsigned keyBits = 2048;
constexpr long validSeconds = 24 * 3600;

std::string pinOf(X509 *certificate)
{
    unsigned char *key = nullptr;
    const int bytes = i2d_X509_PUBKEY(X509_get_X509_PUBKEY(certificate), &key);
    if (bytes <= 0)
        std::abort();
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(key, static_cast<std::size_t>(bytes), digest.data());
    OPENSSL_free(key);
    std::array<unsigned char, 64> text{};
    const int letters = EVP_EncodeBlock(text.data(), digest.data(), SHA256_DIGEST_LENGTH);
    return "sha256//" + std::string(text.data(), text.data() + letters);
}

} // namespace

Identity makeIdentity()
{
    const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY *)> key(EVP_RSA_gen(keyBits), &EVP_PKEY_free);
    const std::unique_ptr<X509, void (*)(X509 *)> certificate(X509_new(), &X509_free);
    X509_set_version(certificate.get(), X509_VERSION_3);
    ASN1_INTEGER_set(X509_get_serialNumber(certificate.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(certificate.get()), 0);
    X509_gmtime_adj(X509_getm_notAfter(certificate.get()), validSeconds);
    X509_set_pubkey(certificate.get(), key.get());
    X509_NAME *const name = X509_get_subject_name(certificate.get());
    constexpr std::array<unsigned char, 3> text{'b', 'm', 'c'};
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, text.data(), text.size(), -1, 0);
    X509_set_issuer_name(certificate.get(), name);
    if (X509_sign(certificate.get(), key.get(), EVP_sha256()) == 0)
        std::abort();

    Identity identity;
    identity.context.reset(SSL_CTX_new(TLS_server_method()), &SSL_CTX_free);
    SSL_CTX_use_certificate(identity.context.get(), certificate.get());
    SSL_CTX_use_PrivateKey(identity.context.get(), key.get());
    SSL_CTX_set_mode(identity.context.get(), SSL_MODE_RELEASE_BUFFERS);
    identity.pin = pinOf(certificate.get());
    return identity;
}

} // namespace hp::bench
