// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/Pem.h"

#include <ctime>
#include <memory>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

namespace hp::kube {

namespace {

template<auto release>
struct Freed {
    template<typename T>
    void operator()(T *it) const
    {
        release(it);
    }
};

using Bio = std::unique_ptr<BIO, Freed<BIO_free_all>>;
using Certificate = std::unique_ptr<X509, Freed<X509_free>>;
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;

Bio bioOf(const std::string &text)
{
    return Bio(BIO_new_mem_buf(text.data(), static_cast<int>(text.size())));
}

/// Nobody is there to type one; without this OpenSSL would ask on the terminal.
int noPassword(char *, int, int, void *)
{
    return -1;
}

Certificate firstCertificate(const std::string &pem)
{
    Certificate certificate(PEM_read_bio_X509(bioOf(pem).get(), nullptr, noPassword, nullptr));
    ERR_clear_error(); // it is per thread, and the next user of OpenSSL would take it for theirs
    return certificate;
}

} // namespace

std::string whyNotCertificates(const std::string &pem)
{
    return firstCertificate(pem) ? std::string() : "holds no certificate in PEM";
}

std::string whyNotPair(const std::string &certificatePem, const std::string &keyPem)
{
    const Certificate certificate = firstCertificate(certificatePem);
    if (!certificate)
        return "the client certificate is none in PEM";
    const Key key(PEM_read_bio_PrivateKey(bioOf(keyPem).get(), nullptr, noPassword, nullptr));
    const bool fits = key && X509_check_private_key(certificate.get(), key.get()) == 1;
    ERR_clear_error();
    if (!key)
        return "the client key is none in PEM that opens without a password";
    return fits ? std::string() : "the client key does not belong to the client certificate";
}

std::optional<TimePoint> certificateExpiry(const std::string &pem)
{
    const Certificate certificate = firstCertificate(pem);
    std::tm parts{};
    if (!certificate || ASN1_TIME_to_tm(X509_get0_notAfter(certificate.get()), &parts) != 1)
        return std::nullopt;
    return TimePoint(std::chrono::seconds(timegm(&parts)));
}

} // namespace hp::kube
