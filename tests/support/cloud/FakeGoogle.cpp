// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cloud/FakeGoogle.h"

#include <algorithm>
#include <ctime>
#include <nlohmann/json.hpp>
#include <openssl/bio.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>

namespace hp::test {

namespace {

constexpr const char *scope = "https://www.googleapis.com/auth/compute.readonly";

QByteArray decoded(const QByteArray &part)
{
    return QByteArray::fromBase64(part, QByteArray::Base64UrlEncoding);
}

} // namespace

FakeGoogle::FakeGoogle()
{
    // One for all of a program: making one takes a second.
    static const std::shared_ptr<EVP_PKEY> key(EVP_RSA_gen(2048), &EVP_PKEY_free);
    m_key = key;
}

std::string FakeGoogle::privateKey() const
{
    BIO *file = BIO_new(BIO_s_mem());
    PEM_write_bio_PrivateKey(file, m_key.get(), nullptr, nullptr, 0, nullptr, nullptr);
    char *data = nullptr;
    const long size = BIO_get_mem_data(file, &data);
    std::string pem(data, static_cast<std::size_t>(size));
    BIO_free(file);
    return pem;
}

std::string FakeGoogle::keyFile() const
{
    return Json{{"type", "service_account"},
                {"project_id", "p"},
                {"private_key_id", "kid-1"},
                {"private_key", privateKey()},
                {"client_email", "reader@p.iam.gserviceaccount.com"},
                {"token_uri", url() + "/token"}}
        .dump();
}

std::string FakeGoogle::resource(const std::string &name,
                                 const std::string &zone,
                                 const std::string &status,
                                 const std::string &more)
{
    return R"({"kind":"compute#instance","id":"77)" + std::to_string(name.size()) + R"(","name":")"
        + name + R"(","zone":"https://www.googleapis.com/compute/v1/projects/p/zones/)" + zone
        + R"(","status":")" + status + '"' + (more.empty() ? "" : "," + more) + '}';
}

void FakeGoogle::add(const std::string &project, const Json &instance)
{
    const std::string zone = instance.at("zone").get<std::string>();
    m_instances.push_back({project,
                           zone.substr(zone.rfind('/') + 1),
                           instance.at("name").get<std::string>(),
                           instance.dump()});
}

void FakeGoogle::remove(const std::string &name)
{
    std::erase_if(m_instances, [&name](const Known &one) { return one.name == name; });
}

std::string FakeGoogle::errorBody(int status, const std::string &code) const
{
    if (code.starts_with("invalid_"))
        return Json{{"error", code}, {"error_description", "secret words of the service"}}.dump();
    return Json{{"error",
                 {{"code", status},
                  {"message", "secret words of the service"},
                  {"errors", Json::array({{{"domain", "global"}, {"reason", code}}})}}}}
        .dump();
}

bool FakeGoogle::isSigned(const std::string &assertion) const
{
    const QList<QByteArray> parts = QByteArray::fromStdString(assertion).split('.');
    if (parts.size() != 3)
        return false;
    const QByteArray text = parts[0] + '.' + parts[1];
    const QByteArray signature = decoded(parts[2]);
    const std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX *)> context(EVP_MD_CTX_new(),
                                                                      &EVP_MD_CTX_free);
    EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, m_key.get());
    if (EVP_DigestVerify(context.get(),
                         reinterpret_cast<const unsigned char *>(signature.constData()),
                         static_cast<std::size_t>(signature.size()),
                         reinterpret_cast<const unsigned char *>(text.constData()),
                         static_cast<std::size_t>(text.size()))
        != 1)
        return false;
    const Json header = Json::parse(decoded(parts[0]).toStdString(), nullptr, false);
    const Json claims = Json::parse(decoded(parts[1]).toStdString(), nullptr, false);
    return header.value("alg", "") == "RS256" && header.value("kid", "") == "kid-1"
        && claims.value("iss", "") == "reader@p.iam.gserviceaccount.com"
        && claims.value("scope", "") == scope && claims.value("aud", "") == url() + "/token"
        && claims.value("exp", 0L) - claims.value("iat", 0L) == 3600;
}

CloudServer::Answer FakeGoogle::token(const Request &request)
{
    const auto grant = request.form.find("grant_type");
    const auto assertion = request.form.find("assertion");
    if (grant == request.form.end()
        || grant->second != "urn:ietf:params:oauth:grant-type:jwt-bearer")
        return refusal(400, "unsupported_grant_type");
    if (m_revoked || assertion == request.form.end() || !isSigned(assertion->second))
        return refusal(400, "invalid_grant");
    return {
        200,
        Json{{"access_token", newToken()}, {"expires_in", 3599}, {"token_type", "Bearer"}}.dump()};
}

CloudServer::Answer FakeGoogle::list(const Request &request, const std::string &project) const
{
    // Those that are published; another one is refused.
    static const std::set<std::string> known{"filter",
                                             "includeAllScopes",
                                             "maxResults",
                                             "orderBy",
                                             "pageToken",
                                             "returnPartialSuccess",
                                             "fields"};
    for (const auto &[name, value] : request.query) {
        if (!known.contains(name))
            return refusal(400, "invalidParameter");
    }
    const auto partial = request.query.find("returnPartialSuccess");
    if (!m_silent.empty() && (partial == request.query.end() || partial->second != "true"))
        return refusal(503, "backendError");
    std::size_t at = 0;
    if (const auto page = request.query.find("pageToken"); page != request.query.end())
        at = static_cast<std::size_t>(std::stoul(page->second.substr(2)));
    // Zones without an instance on the page are listed with a warning.
    Json items{
        {"zones/asia-east1-a",
         {{"warning", {{"code", "NO_RESULTS_ON_PAGE"}, {"message", "There are no results"}}}}}};
    Json unreachables = Json::array();
    std::vector<Known> all;
    for (const Known &one : m_instances) {
        if (one.project == project && !m_silent.contains(one.zone) && !m_warned.contains(one.zone))
            all.push_back(one);
    }
    const std::size_t end = std::min(all.size(), at + m_pageSize);
    for (; at < end; ++at)
        items["zones/" + all[at].zone]["instances"].push_back(Json::parse(all[at].text));
    for (const std::string &zone : m_warned)
        items["zones/" + zone]["warning"] = {{"code", "UNREACHABLE"}, {"message", "x"}};
    for (const std::string &zone : m_silent)
        unreachables.push_back("zones/" + zone);
    Json body{{"kind", "compute#instanceAggregatedList"},
              {"items", items},
              {"unreachables", unreachables}};
    if (end < all.size())
        body["nextPageToken"] = "a+" + std::to_string(end);
    return document(body, "InstanceAggregatedList");
}

CloudServer::Answer FakeGoogle::answerTo(const Request &request)
{
    if (request.path == "/token")
        return token(request);
    if (request.path == "/computeMetadata/v1/instance/service-accounts/default/token") {
        const auto flavour = request.headers.find("metadata-flavor");
        if (flavour == request.headers.end() || flavour->second != "Google")
            return refusal(403, "forbidden");
        return {200,
                Json{{"access_token", newToken()}, {"expires_in", 3599}, {"token_type", "Bearer"}}
                    .dump()};
    }
    if (!isGood(request))
        return refusal(401, "authError");
    for (const Known &one : m_instances) {
        const std::string base = "/compute/v1/projects/" + one.project;
        if (request.path == base + "/aggregated/instances")
            return list(request, one.project);
        if (request.path == base + "/zones/" + one.zone + "/instances/" + one.name)
            return document(Json::parse(one.text), "Instance");
    }
    if (request.path.ends_with("/aggregated/instances"))
        return list(request, {});
    return refusal(404, "notFound");
}

} // namespace hp::test
