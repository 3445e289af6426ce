// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <string>

namespace hp::http {

struct OpenSslFree {
    void operator()(EVP_PKEY *key) const { EVP_PKEY_free(key); }
    void operator()(X509 *certificate) const { X509_free(certificate); }
    void operator()(X509_EXTENSION *extension) const { X509_EXTENSION_free(extension); }
    void operator()(BIO *bio) const { BIO_free(bio); }
    void operator()(BIGNUM *number) const { BN_free(number); }
    void operator()(GENERAL_NAMES *names) const { GENERAL_NAMES_free(names); }
};

template<typename T>
using OpenSslOwned = std::unique_ptr<T, OpenSslFree>;

/// What is encrypted must not make OpenSSL ask on the terminal: nobody is there.
int noPassword(char *buffer, int size, int writing, void *context);
/// The certificate or key of a PEM text; null when it has none that can be read.
[[nodiscard]] OpenSslOwned<X509> certificateFromPem(const std::string &pem);
[[nodiscard]] OpenSslOwned<EVP_PKEY> keyFromPem(const std::string &pem);

} // namespace hp::http
