// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/ExecProtocol.h"

#include "backend/kube/auth/Pem.h"
#include "model/base/Json.h"
#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/messages/Connection.h"

#include <nlohmann/json.hpp>

namespace hp::kube {

namespace {

Unexpected refuse(const std::string &what, Message said = {})
{
    Unexpected refusal = unexpected(ErrorCode::Unauthorised, what);
    refusal.error.said = std::move(said);
    return refusal;
}

/// The text at a key; empty when there is none, `ok` is cleared when it is no text.
std::string text(const Json &map, const char *key, bool &ok)
{
    const auto found = map.find(key);
    if (found == map.end() || found->is_null())
        return {};
    if (found->is_string())
        return found->get<std::string>();
    ok = false;
    return {};
}

/// Rules, first match wins: both or none, a pair that fits, a token for a header.
std::string whyNot(const ExecCredential &credential)
{
    const bool hasCertificate = !credential.certificatePem.empty();
    const bool hasKey = !credential.keyPem.empty();
    if (hasCertificate != hasKey)
        return hasKey ? "gave a key without its certificate" : "gave a certificate without its key";
    if (hasCertificate) {
        if (const std::string why = whyNotPair(credential.certificatePem, credential.keyPem);
            !why.empty())
            return "gave a pair that cannot be used: " + why;
    }
    if (hasControlCharacter(credential.token))
        return "gave a token with a line break or another control character";
    return {};
}

} // namespace

std::string execInfo(const std::string &apiVersion, const std::string &cluster)
{
    std::string spec = "{\"interactive\":false}";
    if (!cluster.empty())
        spec = "{\"cluster\":" + cluster + ",\"interactive\":false}";
    return "{\"kind\":\"ExecCredential\",\"apiVersion\":" + Json(apiVersion).dump()
        + ",\"spec\":" + spec + '}';
}

Result<ExecCredential> readExecCredential(std::string_view printed,
                                          const std::string &apiVersion,
                                          TimePoint now,
                                          const PluginName &plugin)
{
    if (printed.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return refuse("printed nothing", say::pluginPrintedNothing(plugin.command, plugin.user));
    const Json answer = parseJson(printed);
    bool ok = answer.is_object();
    if (!ok || text(answer, "kind", ok) != "ExecCredential")
        return refuse("printed something that is not an ExecCredential",
                      say::pluginPrintedNoCredential(plugin.command, plugin.user));
    const std::string version = text(answer, "apiVersion", ok);
    if (version != apiVersion)
        return refuse("answered as another apiVersion than it was asked for, which is "
                      + apiVersion);
    const auto status = answer.find("status");
    if (status == answer.end() || !status->is_object())
        return refuse("gave an answer without a status");
    ExecCredential credential;
    credential.token = text(*status, "token", ok);
    credential.certificatePem = text(*status, "clientCertificateData", ok);
    credential.keyPem = text(*status, "clientKeyData", ok);
    const std::string expires = text(*status, "expirationTimestamp", ok);
    if (!expires.empty())
        credential.expires = parseTime(expires);
    if (!ok || (!expires.empty() && !credential.expires))
        return refuse("gave a status with a field that cannot be read");
    if (credential.token.empty() && credential.certificatePem.empty() && credential.keyPem.empty())
        return refuse("gave neither a token nor a certificate",
                      say::pluginGaveNeitherTokenNorCertificate(plugin.command, plugin.user));
    if (const std::string why = whyNot(credential); !why.empty())
        return refuse(why);
    if (credential.expires && *credential.expires <= now) {
        const std::string end = formatTime(*credential.expires);
        return refuse(
            "gave credentials that expired at " + end + ", and here it is " + formatTime(now),
            say::pluginGaveExpiredCredentials(plugin.command, plugin.user, end, formatTime(now)));
    }
    return credential;
}

} // namespace hp::kube
