// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cloud/FakeAzure.h"

#include <QString>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

namespace hp::test {

namespace {

std::string small(const std::string &text)
{
    return QString::fromStdString(text).toLower().toStdString();
}

std::string capital(const std::string &text)
{
    return QString::fromStdString(text).toUpper().toStdString();
}

std::string valueIn(const std::map<std::string, std::string> &form, const char *name)
{
    const auto found = form.find(name);
    return found == form.end() ? std::string() : found->second;
}

Json viewOf(const FakeAzure::Machine &machine)
{
    Json view{{"statuses",
               Json::array({{{"code", "ProvisioningState/succeeded"}, {"level", "Info"}},
                            {{"code", "PowerState/" + machine.power}, {"level", "Info"}}})}};
    if (!machine.redeploy.empty())
        view["maintenanceRedeployStatus"] = Json::parse(machine.redeploy);
    return view;
}

} // namespace

std::string FakeAzure::clientFile() const
{
    return Json{{"clientId", "11111111-0000-0000-0000-000000000000"},
                {"clientSecret", secret},
                {"subscriptionId", "s-1"},
                {"tenantId", "t-1"},
                {"activeDirectoryEndpointUrl", url()},
                {"resourceManagerEndpointUrl", url() + "/"}}
        .dump();
}

std::string FakeAzure::errorBody(int status, const std::string &code) const
{
    if (code.starts_with("invalid_"))
        return Json{{"error", code},
                    {"error_description", "AADSTS7000222: The secret of app words-of-azure"}}
            .dump();
    return Json{{"error", {{"code", code}, {"message", "secret words of azure"}}},
                {"status", status}}
        .dump();
}

CloudServer::Answer FakeAzure::token(const Request &request)
{
    const bool byMachine = request.path == "/metadata/identity/oauth2/token";
    if (byMachine) {
        if (valueIn(request.headers, "metadata") != "true")
            return refusal(400, "bad_request");
        if (valueIn(request.query, "resource") != "https://management.azure.com/"
            || valueIn(request.query, "api-version") != "2018-02-01")
            return refusal(400, "invalid_resource");
        // A number as text, as there.
        return {
            200,
            Json{{"access_token", newToken()}, {"expires_in", "86399"}, {"token_type", "Bearer"}}
                .dump()};
    }
    if (valueIn(request.form, "grant_type") != "client_credentials"
        || !valueIn(request.form, "scope").ends_with("/.default"))
        return refusal(400, "invalid_scope");
    const bool bySecret = valueIn(request.form, "client_secret") == secret;
    const bool byAssertion = valueIn(request.form, "client_assertion") == assertion
        && valueIn(request.form, "client_assertion_type")
            == "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
    if (!bySecret && !byAssertion)
        return refusal(401, "invalid_client");
    return {
        200,
        Json{{"access_token", newToken()}, {"expires_in", 3599}, {"token_type", "Bearer"}}.dump()};
}

CloudServer::Answer FakeAzure::list(const Request &request, const std::string &prefix)
{
    std::vector<std::pair<std::string, Machine>> all;
    for (const auto &[path, machine] : machines) {
        const bool isOfSet = small(path).find("/virtualmachinescalesets/") != std::string::npos;
        const bool wantsSet = prefix.find("/virtualmachinescalesets/") != std::string::npos;
        if (small(path).starts_with(prefix) && isOfSet == wantsSet)
            all.emplace_back(path, machine);
    }
    std::size_t at = 0;
    if (const std::string skip = valueIn(request.query, "$skipToken"); !skip.empty())
        at = static_cast<std::size_t>(std::stoul(skip));
    Json value = Json::array();
    const std::size_t end = std::min(all.size(), at + pageSize);
    for (; at < end; ++at)
        value.push_back({{"id", capital(all[at].first)},
                         {"properties", {{"instanceView", viewOf(all[at].second)}}}});
    Json body{{"value", value}};
    if (end < all.size()) {
        body["nextLink"] = (nextLinkOrigin.empty() ? url() : nextLinkOrigin) + request.path
            + "?api-version=" + valueIn(request.query, "api-version") + "&statusOnly=true"
            + "&%24expand=instanceView&%24skipToken=" + std::to_string(end);
    }
    return document(body, "VirtualMachineListResult");
}

CloudServer::Answer FakeAzure::manage(const Request &request)
{
    const std::string path = small(request.path);
    const std::string lists = "/providers/microsoft.compute/virtualmachines";
    if (path.ends_with(lists) && path.find("/resourcegroups/") == std::string::npos)
        return valueIn(request.query, "statusOnly") == "true"
            ? list(request, path.substr(0, path.size() - lists.size()))
            : refusal(400, "StatusOnlyExpected");
    const std::string updates = "/providers/microsoft.maintenance/updates";
    if (path.ends_with(updates) && !maintenanceIsRegistered)
        return refusal(409, "MissingSubscriptionRegistration");
    bool isSet = false;
    for (const auto &[id, machine] : machines) {
        if (path == small(id) + "/instanceview")
            return document(viewOf(machine), "VirtualMachineInstanceView");
        if (path == small(id) + updates)
            return document(Json{{"value", Json::parse(machine.updates)}}, "ListUpdatesResult");
        isSet = isSet || small(id).starts_with(path + '/');
    }
    if (isSet && path.ends_with("/virtualmachines"))
        return list(request, path);
    return refusal(404, "ResourceNotFound");
}

CloudServer::Answer FakeAzure::answerTo(const Request &request)
{
    if (request.path.ends_with("/token"))
        return token(request);
    if (!isGood(request))
        return refusal(401, "ExpiredAuthenticationToken");
    if (valueIn(request.query, "api-version").empty())
        return refusal(400, "MissingApiVersionParameter");
    return manage(request);
}

} // namespace hp::test
