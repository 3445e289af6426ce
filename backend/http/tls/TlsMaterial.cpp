// SPDX-License-Identifier: Apache-2.0
#include "backend/http/tls/TlsMaterial.h"

#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/OpenSsl.h"

#include <ctime>
#include <openssl/pem.h>

namespace hp::http {
namespace {

OpenSslOwned<BIO> memoryOf(const std::string &pem)
{
    return OpenSslOwned<BIO>(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
}

/// An encrypted key must not make OpenSSL ask on the terminal.
int noPassword(char *, int, int, void *)
{
    return -1;
}

} // namespace

OpenSslOwned<X509> certificateFromPem(const std::string &pem)
{
    return OpenSslOwned<X509>(PEM_read_bio_X509(memoryOf(pem).get(), nullptr, noPassword, nullptr));
}

OpenSslOwned<EVP_PKEY> keyFromPem(const std::string &pem)
{
    return OpenSslOwned<EVP_PKEY>(
        PEM_read_bio_PrivateKey(memoryOf(pem).get(), nullptr, noPassword, nullptr));
}

Result<TlsMaterial> readTlsMaterial(const std::string &certificateFile, const std::string &keyFile)
{
    const auto wrong = [](const std::string &sentence) {
        return unexpected(ErrorCode::Invalid, sentence);
    };
    auto certificate = readFile(certificateFile);
    if (!certificate)
        return wrong(certificate.error().message);
    auto key = readFile(keyFile);
    if (!key)
        return wrong(key.error().message);

    const auto x509 = certificateFromPem(*certificate);
    if (!x509)
        return wrong("The file " + certificateFile + " holds no PEM certificate.");
    const auto privateKey = keyFromPem(*key);
    if (!privateKey)
        return wrong("The file " + keyFile + " holds no PEM private key without a password.");
    if (X509_check_private_key(x509.get(), privateKey.get()) != 1)
        return wrong("The key in " + keyFile + " does not belong to the certificate in "
                     + certificateFile + '.');
    if (X509_cmp_current_time(X509_get0_notAfter(x509.get())) < 0)
        return wrong("The certificate in " + certificateFile + " has expired.");
    return TlsMaterial{std::move(*certificate), std::move(*key), {}};
}

std::optional<TimePoint> certificateEnd(const std::string &pem)
{
    const auto x509 = certificateFromPem(pem);
    std::tm parts{};
    if (!x509 || ASN1_TIME_to_tm(X509_get0_notAfter(x509.get()), &parts) != 1)
        return std::nullopt;
    return TimePoint(std::chrono::seconds(::timegm(&parts)));
}

Result<std::string> readClientAuthorities(const std::string &file)
{
    auto pem = readFile(file);
    if (!pem)
        return unexpected(ErrorCode::Invalid, pem.error().message);
    if (!certificateFromPem(*pem))
        return unexpected(ErrorCode::Invalid, "The file " + file + " holds no PEM certificate.");
    return pem;
}

} // namespace hp::http
