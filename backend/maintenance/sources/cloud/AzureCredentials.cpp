// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/AzureCredentials.h"

#include "backend/maintenance/sources/cloud/CloudCalls.h"
#include "backend/maintenance/sources/cloud/JsonMembers.h"
#include "backend/runtime/SmallFile.h"
#include "model/base/JsonTree.h"
#include "model/base/Text.h"

#include <QUrl>

#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::maintenance::azure {

using cloud::textOf;

namespace {

constexpr const char *publicAuthority = "https://login.microsoftonline.com";
constexpr const char *publicEndpoint = "https://management.azure.com";
constexpr const char *metadataService = "http://169.254.169.254";
constexpr const char *metadataPath = "/metadata/identity/oauth2/token?api-version=2018-02-01";

std::string formValue(const std::string &text)
{
    return QUrl::toPercentEncoding(QString::fromStdString(text)).toStdString();
}

std::string withoutSlash(const std::string &url)
{
    return url.substr(0, url.find_last_not_of('/') + 1);
}

std::string orElse(std::string text, const char *otherwise)
{
    return text.empty() ? std::string(otherwise) : std::move(text);
}

Error noAccess(const std::string &sentence)
{
    return unexpected(ErrorCode::Unauthorised, sentence).error;
}

Result<Client> clientOf(const Access &access)
{
    const std::string who = "the credentials for Azure, " + access.clientFile;
    const auto file = runtime::readSmallFile(access.clientFile);
    if (!file)
        return unexpected(noAccess(who + ": " + file.error().message));
    auto client = clientIn(*file);
    if (!client)
        return unexpected(noAccess(who + ", " + client.error().message));
    return client;
}

FetchRequest formRequest(const std::string &authority,
                         const std::string &tenant,
                         const std::string &client,
                         const std::string &endpoint,
                         const std::string &proof)
{
    FetchRequest request;
    request.url = authority + '/' + formValue(tenant) + "/oauth2/v2.0/token";
    request.headers = {"Content-Type: application/x-www-form-urlencoded"};
    request.body = "grant_type=client_credentials&client_id=" + formValue(client)
        + "&scope=" + formValue(endpoint + "/.default") + proof;
    return request;
}

Result<FetchRequest> federatedRequest(const Access &access, const std::string &endpoint)
{
    if (access.tenant.empty() || access.client.empty()) {
        return unexpected(noAccess("AZURE_FEDERATED_TOKEN_FILE is set without AZURE_TENANT_ID and "
                                   "AZURE_CLIENT_ID; they go together"));
    }
    const auto token = runtime::readSmallFile(access.federatedFile);
    if (!token) {
        return unexpected(noAccess("the federated token for Azure, " + access.federatedFile + ": "
                                   + token.error().message));
    }
    return formRequest(
        access.authority,
        access.tenant,
        access.client,
        endpoint,
        "&client_assertion_type=urn%3Aietf%3Aparams%3Aoauth%3Aclient-assertion-type%3Ajwt-bearer"
        "&client_assertion="
            + formValue(std::string(trimmed(*token))));
}

} // namespace

Result<Client> clientIn(const std::string &file)
{
    const Json read = parseJson(file);
    if (!read.is_object())
        return unexpected(ErrorCode::Invalid, "is not a JSON object");
    Client client{textOf(read, "tenantId"),
                  textOf(read, "clientId"),
                  textOf(read, "clientSecret"),
                  withoutSlash(orElse(textOf(read, "activeDirectoryEndpointUrl"), publicAuthority)),
                  withoutSlash(orElse(textOf(read, "resourceManagerEndpointUrl"), publicEndpoint))};
    if (client.tenant.empty() || client.id.empty() || client.secret.empty())
        return unexpected(ErrorCode::Invalid, "has no tenantId, clientId and clientSecret");
    if (!cloud::keepsSecrets(client.authority) || !cloud::keepsSecrets(client.endpoint))
        return unexpected(ErrorCode::Invalid, "has an EndpointUrl that is not https");
    return client;
}

Access accessFrom(const std::string &clientFile,
                  const std::function<std::string(const char *name)> &variable)
{
    Access access;
    access.clientFile = clientFile;
    access.federatedFile = variable("AZURE_FEDERATED_TOKEN_FILE");
    access.tenant = variable("AZURE_TENANT_ID");
    access.client = variable("AZURE_CLIENT_ID");
    access.authority = withoutSlash(orElse(variable("AZURE_AUTHORITY_HOST"), publicAuthority));
    access.metadata =
        withoutSlash(orElse(variable("AZURE_POD_IDENTITY_AUTHORITY_HOST"), metadataService));
    return access;
}

Result<FetchRequest> tokenRequest(const Access &access)
{
    const auto endpoint = managementUrl(access);
    if (!endpoint)
        return unexpected(endpoint.error());
    if (!access.clientFile.empty()) {
        const auto client = clientOf(access);
        if (!client)
            return unexpected(client.error());
        return formRequest(client->authority,
                           client->tenant,
                           client->id,
                           *endpoint,
                           "&client_secret=" + formValue(client->secret));
    }
    if (!access.federatedFile.empty())
        return federatedRequest(access, *endpoint);
    FetchRequest request;
    request.url = access.metadata + metadataPath + "&resource=" + formValue(*endpoint + '/');
    if (!access.client.empty())
        request.url += "&client_id=" + formValue(access.client);
    request.headers = {"Metadata: true"};
    request.direct = true;
    request.timeout = std::chrono::seconds(10);
    return request;
}

Result<std::string> managementUrl(const Access &access)
{
    // The clouds of
    // https://learn.microsoft.com/azure/azure-resource-manager/management/azure-services-resource-providers
    // that are no public one have both ends of their own.
    static const std::map<std::string, std::string> endpoints{
        {publicAuthority, publicEndpoint},
        {"https://login.microsoftonline.us", "https://management.usgovcloudapi.net"},
        {"https://login.partner.microsoftonline.cn", "https://management.chinacloudapi.cn"},
        {"https://login.chinacloudapi.cn", "https://management.chinacloudapi.cn"}};
    if (!access.clientFile.empty()) {
        const auto client = clientOf(access);
        if (!client)
            return unexpected(client.error());
        return client->endpoint;
    }
    const auto known = endpoints.find(access.authority);
    if (known == endpoints.end()) {
        return unexpected(noAccess("AZURE_AUTHORITY_HOST is of no cloud whose Resource Manager is "
                                   "known: name both in the file of --azure-credentials"));
    }
    return known->second;
}

} // namespace hp::maintenance::azure
