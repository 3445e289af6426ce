// SPDX-License-Identifier: Apache-2.0
#include "backend/http/tls/TlsMaterial.h"

#include "backend/http/credentials/DataDirectory.h"
#include "backend/http/tls/OpenSsl.h"

#include <algorithm>
#include <ctime>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <string_view>
#include <vector>

namespace hp::http {
namespace {

OpenSslOwned<BIO> memoryOf(const std::string &pem)
{
    return OpenSslOwned<BIO>(BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())));
}

/// What is there instead of PEM of the type `wanted` that can be used, as the end of a sentence.
std::string whatIsThere(std::string_view content, std::string_view wanted)
{
    constexpr std::string_view begin = "-----BEGIN ";
    if (content.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return ": it is empty.";
    if (content.starts_with("\xff\xfe") || content.starts_with("\xfe\xff"))
        return ": it is text in UTF-16.";
    // A sequence of ASN.1 with a length of more than one byte.
    if (content.size() > 1 && content[0] == '\x30' && (content[1] & 0x80) != 0)
        return ": it is binary (DER or PKCS #12).";
    const std::size_t at = content.find(begin);
    if (at == std::string_view::npos)
        return ".";
    const std::string_view type = content.substr(at + begin.size());
    const std::size_t end = type.find("-----");
    constexpr std::size_t longestType = 40;
    const bool isType = end <= longestType
        && type.substr(0, end).find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ")
            == std::string_view::npos;
    if (!isType)
        return ".";
    if (type.starts_with("ENCRYPTED") || type.find("Proc-Type: 4,ENCRYPTED") != type.npos)
        return ": it is encrypted, and nobody types its password.";
    const std::string first(type.substr(0, end));
    return first.ends_with(wanted) ? ": what is there cannot be read."
                                   : ": it begins with " + first + '.';
}

/// All of a text, in its order, up to what is none.
struct Certificates {
    std::vector<OpenSslOwned<X509>> all{};
    bool isWhole = false; ///< nothing came after them that should have been one
};

Certificates certificatesIn(const std::string &pem)
{
    Certificates read;
    const OpenSslOwned<BIO> memory = memoryOf(pem);
    while (OpenSslOwned<X509> next{PEM_read_bio_X509(memory.get(), nullptr, noPassword, nullptr)})
        read.all.push_back(std::move(next));
    read.isWhole = ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE;
    ERR_clear_error();
    return read;
}

/// Empty when all of them can be used.
std::string
whyNotCertificatesOf(const std::string &file, const std::string &content, const Certificates &read)
{
    if (read.all.empty())
        return "The file " + file + " holds no PEM certificate"
            + whatIsThere(content, "CERTIFICATE");
    return read.isWhole ? std::string()
                        : "Certificate " + std::to_string(read.all.size() + 1) + " in the file "
            + file + " cannot be read.";
}

/// The number of the certificate that the key belongs to, from 1; 0: none of them.
std::size_t numberOfOwner(const Certificates &read, EVP_PKEY *key)
{
    const auto owner = std::find_if(read.all.begin(), read.all.end(), [key](const auto &each) {
        return X509_check_private_key(each.get(), key) == 1;
    });
    ERR_clear_error();
    return owner == read.all.end() ? 0 : static_cast<std::size_t>(owner - read.all.begin()) + 1;
}

std::optional<TimePoint> timeOf(const ASN1_TIME *time)
{
    std::tm parts{};
    if (ASN1_TIME_to_tm(time, &parts) != 1)
        return std::nullopt;
    return TimePoint(std::chrono::seconds(::timegm(&parts)));
}

} // namespace

int noPassword(char *, int, int, void *)
{
    return -1;
}

OpenSslOwned<X509> certificateFromPem(const std::string &pem)
{
    OpenSslOwned<X509> certificate(
        PEM_read_bio_X509(memoryOf(pem).get(), nullptr, noPassword, nullptr));
    ERR_clear_error(); // it is per thread, and the next user of OpenSSL would take it for theirs
    return certificate;
}

OpenSslOwned<EVP_PKEY> keyFromPem(const std::string &pem)
{
    OpenSslOwned<EVP_PKEY> key(
        PEM_read_bio_PrivateKey(memoryOf(pem).get(), nullptr, noPassword, nullptr));
    ERR_clear_error();
    return key;
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

    const Certificates chain = certificatesIn(*certificate);
    if (const std::string why = whyNotCertificatesOf(certificateFile, *certificate, chain);
        !why.empty())
        return wrong(why);
    const auto privateKey = keyFromPem(*key);
    if (!privateKey)
        return wrong("The file " + keyFile + " holds no PEM private key"
                     + whatIsThere(*key, "PRIVATE KEY"));
    const std::size_t owner = numberOfOwner(chain, privateKey.get());
    if (owner == 0)
        return wrong("The key in " + keyFile + " does not belong to the certificate in "
                     + certificateFile + '.');
    if (owner != 1)
        return wrong("The key in " + keyFile + " belongs to certificate " + std::to_string(owner)
                     + " in " + certificateFile + ", which has to be the first one there.");
    if (X509_cmp_current_time(X509_get0_notAfter(chain.all.front().get())) < 0)
        return wrong("The certificate in " + certificateFile + " has expired.");
    return TlsMaterial{std::move(*certificate), std::move(*key), {}};
}

std::optional<TimePoint> certificateEnd(const std::string &pem)
{
    const auto x509 = certificateFromPem(pem);
    return x509 ? timeOf(X509_get0_notAfter(x509.get())) : std::nullopt;
}

std::optional<TimePoint> certificateStart(const std::string &pem)
{
    const auto x509 = certificateFromPem(pem);
    return x509 ? timeOf(X509_get0_notBefore(x509.get())) : std::nullopt;
}

Result<std::string> readClientAuthorities(const std::string &file)
{
    auto pem = readFile(file);
    if (!pem)
        return unexpected(ErrorCode::Invalid, pem.error().message);
    if (const std::string why = whyNotCertificatesOf(file, *pem, certificatesIn(*pem));
        !why.empty())
        return unexpected(ErrorCode::Invalid, why);
    return pem;
}

} // namespace hp::http
