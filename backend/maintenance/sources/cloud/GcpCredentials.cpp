// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/GcpCredentials.h"

#include "backend/maintenance/sources/cloud/CloudCalls.h"
#include "backend/maintenance/sources/cloud/JsonMembers.h"
#include "backend/runtime/SmallFile.h"
#include "model/base/JsonTree.h"

#include <QByteArray>
#include <QUrl>

#include <memory>
#include <nlohmann/json.hpp>
#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <utility>

namespace hp::maintenance::gcp {

using cloud::textOf;

namespace {

constexpr const char *readScope = "https://www.googleapis.com/auth/compute.readonly";
constexpr const char *metadataPath = "/computeMetadata/v1/instance/service-accounts/default/token";

std::string base64Url(const std::string &bytes)
{
    return QByteArray::fromStdString(bytes)
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)
        .toStdString();
}

/// RS256 of the text; empty when the key is none.
std::string signature(const std::string &pem, const std::string &text)
{
    const std::unique_ptr<BIO, int (*)(BIO *)> file(
        BIO_new_mem_buf(pem.data(), static_cast<int>(pem.size())), &BIO_free);
    // A key with a passphrase would be asked for at the terminal.
    const auto noPassphrase = [](char *, int, int, void *) { return -1; };
    const std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY *)> key(
        PEM_read_bio_PrivateKey(file.get(), nullptr, noPassphrase, nullptr), &EVP_PKEY_free);
    const std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX *)> context(EVP_MD_CTX_new(),
                                                                      &EVP_MD_CTX_free);
    const auto *bytes = reinterpret_cast<const unsigned char *>(text.data());
    std::size_t size = 0;
    std::string result;
    if (key && EVP_PKEY_is_a(key.get(), "RSA") == 1
        && EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1
        && EVP_DigestSign(context.get(), nullptr, &size, bytes, text.size()) == 1) {
        result.resize(size);
        if (EVP_DigestSign(context.get(),
                           reinterpret_cast<unsigned char *>(result.data()),
                           &size,
                           bytes,
                           text.size())
            != 1)
            size = 0;
        result.resize(size);
    }
    ERR_clear_error();
    return result;
}

Result<ServiceKey> keyOf(const Access &access)
{
    const auto file = runtime::readSmallFile(access.keyFile);
    if (!file) {
        return unexpected(ErrorCode::Unauthorised,
                          "the key for Google, " + access.keyFile + ": " + file.error().message);
    }
    auto key = serviceKeyIn(*file);
    if (!key) {
        return unexpected(ErrorCode::Unauthorised,
                          "the key for Google, " + access.keyFile + ", " + key.error().message);
    }
    return key;
}

} // namespace

Result<ServiceKey> serviceKeyIn(const std::string &file)
{
    const Json read = parseJson(file);
    if (!read.is_object())
        return unexpected(ErrorCode::Invalid, "is not a JSON object");
    const std::string type = textOf(read, "type");
    if (type != "service_account") {
        return unexpected(ErrorCode::Invalid,
                          "is not the key of a service account: its type is not service_account");
    }
    ServiceKey key{textOf(read, "client_email"),
                   textOf(read, "private_key_id"),
                   textOf(read, "private_key"),
                   textOf(read, "token_uri"),
                   textOf(read, "universe_domain")};
    if (key.email.empty() || key.privateKey.empty())
        return unexpected(ErrorCode::Invalid, "has no client_email and private_key");
    if (key.tokenUri.empty())
        key.tokenUri = "https://oauth2.googleapis.com/token";
    if (key.universe.empty())
        key.universe = "googleapis.com";
    if (!cloud::keepsSecrets(key.tokenUri))
        return unexpected(ErrorCode::Invalid, "has a token_uri that is not https");
    return key;
}

Result<std::string> assertionOf(const ServiceKey &key, TimePoint now)
{
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch()).count();
    Json header{{"alg", "RS256"}, {"typ", "JWT"}};
    if (!key.id.empty())
        header["kid"] = key.id;
    const Json claims{{"iss", key.email},
                      {"scope", readScope},
                      {"aud", key.tokenUri},
                      {"iat", seconds},
                      {"exp", seconds + 3600}};
    const std::string text = base64Url(compactJson(header)) + '.' + base64Url(compactJson(claims));
    const std::string signedWith = signature(key.privateKey, text);
    if (signedWith.empty())
        return unexpected(ErrorCode::Unauthorised, "has a private_key that is not an RSA key");
    return text + '.' + base64Url(signedWith);
}

Access accessFrom(const std::string &keyFile,
                  const std::function<std::string(const char *name)> &variable)
{
    Access access;
    access.keyFile = keyFile.empty() ? variable("GOOGLE_APPLICATION_CREDENTIALS") : keyFile;
    if (std::string host = variable("GCE_METADATA_HOST"); !host.empty())
        access.metadataHost = std::move(host);
    access.endpoint = variable("CLOUDSDK_API_ENDPOINT_OVERRIDES_COMPUTE");
    return access;
}

Result<FetchRequest> tokenRequest(const Access &access, TimePoint now)
{
    FetchRequest request;
    if (access.keyFile.empty()) {
        request.url = "http://" + access.metadataHost + metadataPath;
        request.headers = {"Metadata-Flavor: Google"};
        request.direct = true;
        request.timeout = std::chrono::seconds(10);
        return request;
    }
    const auto key = keyOf(access);
    if (!key)
        return unexpected(key.error());
    const auto assertion = assertionOf(*key, now);
    if (!assertion) {
        return unexpected(ErrorCode::Unauthorised,
                          "the key for Google, " + access.keyFile + ", "
                              + assertion.error().message);
    }
    request.url = key->tokenUri;
    request.headers = {"Content-Type: application/x-www-form-urlencoded"};
    request.body =
        "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=" + *assertion;
    return request;
}

Result<std::string> computeUrl(const Access &access)
{
    if (!access.endpoint.empty()) {
        if (!cloud::keepsSecrets(access.endpoint)) {
            return unexpected(
                ErrorCode::Invalid,
                "CLOUDSDK_API_ENDPOINT_OVERRIDES_COMPUTE is not an address with https");
        }
        return access.endpoint.substr(0, access.endpoint.find_last_not_of('/') + 1);
    }
    std::string universe = "googleapis.com";
    if (!access.keyFile.empty()) {
        const auto key = keyOf(access);
        if (!key)
            return unexpected(key.error());
        universe = key->universe;
    }
    return "https://compute." + universe + "/compute/v1";
}

} // namespace hp::maintenance::gcp
