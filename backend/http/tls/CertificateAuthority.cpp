// SPDX-License-Identifier: Apache-2.0
#include "backend/http/tls/CertificateAuthority.h"

#include "backend/http/tls/OpenSsl.h"

#include <arpa/inet.h>
#include <array>
#include <functional>
#include <openssl/ec.h>
#include <openssl/pem.h>
#include <set>
#include <vector>

namespace hp::http {
namespace {

using std::chrono::days;

constexpr days authorityValidity{3650};
constexpr days serverValidity{365};
constexpr days renewBefore{30};
/// For clients whose clock is behind, and for clocks that are set back after a certificate was
/// made.
constexpr days validBefore{1};

struct Extension {
    int nid;
    std::string value;
};

std::time_t secondsOf(TimePoint time)
{
    return std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()).count();
}

std::string pemOf(const std::function<int(BIO *)> &write)
{
    const OpenSslOwned<BIO> memory(BIO_new(BIO_s_mem()));
    if (!memory || write(memory.get()) != 1)
        return {};
    char *data = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &data);
    return {data, static_cast<std::size_t>(size)};
}

std::string pemOf(X509 *certificate)
{
    return pemOf([&](BIO *out) { return PEM_write_bio_X509(out, certificate); });
}

std::string pemOf(EVP_PKEY *key)
{
    return pemOf([&](BIO *out) {
        return PEM_write_bio_PKCS8PrivateKey(out, key, nullptr, nullptr, 0, nullptr, nullptr);
    });
}

bool addExtension(X509 *certificate, X509 *issuer, const Extension &extension)
{
    X509V3_CTX context{};
    X509V3_set_ctx_nodb(&context);
    X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
    const OpenSslOwned<X509_EXTENSION> made(
        X509V3_EXT_conf_nid(nullptr, &context, extension.nid, extension.value.c_str()));
    return made && X509_add_ext(certificate, made.get(), -1) == 1;
}

/// Who signs; without a certificate the new one signs itself.
struct Signer {
    X509 *certificate;
    EVP_PKEY *key;
};

/// Null when OpenSSL refuses a step.
OpenSslOwned<X509> issue(const std::string &commonName,
                         EVP_PKEY *key,
                         Signer signer,
                         TimePoint now,
                         days life,
                         const std::vector<Extension> &extensions)
{
    OpenSslOwned<X509> certificate(X509_new());
    const OpenSslOwned<BIGNUM> serial(BN_new());
    if (!certificate || !serial
        || BN_rand(serial.get(), 127, BN_RAND_TOP_ANY, BN_RAND_BOTTOM_ANY) != 1
        || BN_to_ASN1_INTEGER(serial.get(), X509_get_serialNumber(certificate.get())) == nullptr)
        return nullptr;
    X509_set_version(certificate.get(), 2);
    ASN1_TIME_set(X509_getm_notBefore(certificate.get()), secondsOf(now - validBefore));
    ASN1_TIME_set(X509_getm_notAfter(certificate.get()), secondsOf(now + life));

    X509_NAME *name = X509_get_subject_name(certificate.get());
    const auto add = [name](const char *field, const std::string &text) {
        X509_NAME_add_entry_by_txt(name,
                                   field,
                                   MBSTRING_UTF8,
                                   reinterpret_cast<const unsigned char *>(text.data()),
                                   static_cast<int>(text.size()),
                                   -1,
                                   0);
    };
    add("O", "Holdpoint");
    add("CN", commonName);
    X509 *parent = signer.certificate != nullptr ? signer.certificate : certificate.get();
    X509_set_issuer_name(certificate.get(), X509_get_subject_name(parent));
    X509_set_pubkey(certificate.get(), key);
    for (const Extension &extension : extensions) {
        if (!addExtension(certificate.get(), parent, extension))
            return nullptr;
    }
    if (X509_sign(certificate.get(), signer.key, EVP_sha256()) == 0)
        return nullptr;
    return certificate;
}

bool endsBefore(X509 *certificate, TimePoint time)
{
    std::time_t limit = secondsOf(time);
    return X509_cmp_time(X509_get0_notAfter(certificate), &limit) < 0;
}

/// Made while the clock was ahead: nobody else takes it yet.
bool beginsAfter(X509 *certificate, TimePoint time)
{
    std::time_t limit = secondsOf(time);
    return X509_cmp_time(X509_get0_notBefore(certificate), &limit) > 0;
}

bool isAddress(const std::string &text)
{
    std::array<unsigned char, 16> bytes{};
    return inet_pton(AF_INET, text.c_str(), bytes.data()) == 1
        || inet_pton(AF_INET6, text.c_str(), bytes.data()) == 1;
}

bool isHostName(const std::string &text)
{
    return !text.empty() && text.size() <= 253
        && text.find_first_not_of(
               "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-")
        == std::string::npos;
}

/// "DNS:localhost" and "IP:127.0.0.1", as the extension is configured.
std::set<std::string> namesFor(const std::string &hostName,
                               const ListenAddress &listen,
                               const std::vector<std::string> &others)
{
    std::set<std::string> names{"DNS:localhost", "IP:127.0.0.1", "IP:::1"};
    if (isHostName(hostName))
        names.insert("DNS:" + hostName);
    const bool isAny = listen.address == "0.0.0.0" || listen.address == "::";
    if (!listen.address.empty() && !isAny)
        names.insert("IP:" + listen.address);
    for (const std::string &other : others) {
        if (!isAddress(other)) {
            if (isHostName(other))
                names.insert("DNS:" + other);
        } else if (isAny) {
            names.insert("IP:" + other);
        }
    }
    return names;
}

bool covers(X509 *certificate, const std::set<std::string> &names)
{
    for (const std::string &name : names) {
        const bool isAddress = name.compare(0, 3, "IP:") == 0;
        const std::string value = name.substr(isAddress ? 3 : 4);
        const int found = isAddress
            ? X509_check_ip_asc(certificate, value.c_str(), 0)
            : X509_check_host(certificate, value.data(), value.size(), 0, nullptr);
        if (found != 1)
            return false;
    }
    return true;
}

Unexpected failed(const std::string &what)
{
    return unexpected(ErrorCode::Internal, "OpenSSL could not make " + what + '.');
}

} // namespace

Result<CertificateAuthority> CertificateAuthority::open(const DataDirectory &directory,
                                                        TimePoint now)
{
    auto certificate = directory.read("ca.crt");
    auto key = directory.read("ca.key");
    for (const auto *read : {&certificate, &key}) {
        if (!*read && read->error().code != ErrorCode::NotFound)
            return unexpected(read->error());
    }
    const auto broken = [&](const std::string &name, const std::string &why) {
        return unexpected(
            ErrorCode::Invalid,
            "The file " + directory.file(name) + ' ' + why
                + "; restore it, or remove ca.crt and ca.key to make a new authority.");
    };
    if (certificate.has_value() != key.has_value())
        return broken(key ? "ca.crt" : "ca.key", "is missing");
    if (certificate && key) {
        const auto x509 = certificateFromPem(*certificate);
        if (!x509)
            return broken("ca.crt", "holds no certificate");
        const auto privateKey = keyFromPem(*key);
        if (!privateKey || X509_check_private_key(x509.get(), privateKey.get()) != 1)
            return broken("ca.key", "does not hold the key of ca.crt");
        if (endsBefore(x509.get(), now))
            return broken("ca.crt", "has expired");
        return CertificateAuthority(directory, std::move(*certificate), std::move(*key));
    }

    const OpenSslOwned<EVP_PKEY> fresh(EVP_EC_gen("P-256"));
    if (!fresh)
        return failed("the key of the certificate authority");
    const auto made = issue("Holdpoint CA",
                            fresh.get(),
                            {nullptr, fresh.get()},
                            now,
                            authorityValidity,
                            {{NID_basic_constraints, "critical,CA:TRUE,pathlen:0"},
                             {NID_key_usage, "critical,keyCertSign,cRLSign"},
                             {NID_subject_key_identifier, "hash"}});
    if (!made)
        return failed("the certificate authority");
    std::string certificatePem = pemOf(made.get());
    std::string keyPem = pemOf(fresh.get());
    // The key first: a certificate without its key would stop the next start.
    if (auto written = directory.write("ca.key", keyPem); !written)
        return unexpected(written.error());
    if (auto written = directory.write("ca.crt", certificatePem); !written)
        return unexpected(written.error());
    return CertificateAuthority(directory, std::move(certificatePem), std::move(keyPem));
}

Result<TlsMaterial> CertificateAuthority::serverMaterial(const std::string &hostName,
                                                         const ListenAddress &listen,
                                                         TimePoint now,
                                                         const std::vector<std::string> &others,
                                                         bool another) const
{
    const auto authority = certificateFromPem(m_certificatePem);
    const auto authorityKey = keyFromPem(m_keyPem);
    const auto names = namesFor(hostName, listen, others);

    auto oldCertificate = m_directory.read("server.crt");
    auto oldKey = m_directory.read("server.key");
    if (oldCertificate && oldKey && !another) {
        const auto x509 = certificateFromPem(*oldCertificate);
        const auto key = keyFromPem(*oldKey);
        const bool good = x509 && key && X509_check_private_key(x509.get(), key.get()) == 1
            && X509_verify(x509.get(), authorityKey.get()) == 1 && covers(x509.get(), names)
            && !endsBefore(x509.get(), now + renewBefore) && !beginsAfter(x509.get(), now);
        if (good)
            return TlsMaterial{std::move(*oldCertificate), std::move(*oldKey), {}};
    }

    std::string alternative;
    for (const std::string &name : names)
        alternative += (alternative.empty() ? "" : ",") + name;
    const OpenSslOwned<EVP_PKEY> fresh(EVP_EC_gen("P-256"));
    if (!fresh)
        return failed("the key of the server certificate");
    const auto made = issue("holdpoint",
                            fresh.get(),
                            {authority.get(), authorityKey.get()},
                            now,
                            serverValidity,
                            {{NID_basic_constraints, "critical,CA:FALSE"},
                             {NID_key_usage, "critical,digitalSignature"},
                             {NID_ext_key_usage, "serverAuth"},
                             {NID_subject_key_identifier, "hash"},
                             {NID_authority_key_identifier, "keyid"},
                             {NID_subject_alt_name, alternative}});
    if (!made)
        return failed("the server certificate");
    TlsMaterial material{pemOf(made.get()), pemOf(fresh.get()), {}};
    if (auto written = m_directory.write("server.key", material.keyPem); !written)
        return unexpected(written.error());
    if (auto written = m_directory.write("server.crt", material.certificatePem); !written)
        return unexpected(written.error());
    return material;
}

} // namespace hp::http
