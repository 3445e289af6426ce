// SPDX-License-Identifier: Apache-2.0
#include "backend/api/ContinueToken.h"

#include "backend/api/ApiCall.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"

#include <QByteArray>
#include <QCryptographicHash>

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace hp::api {

namespace {

constexpr const char *tokenVersion = "meta.k8s.io/v1";
constexpr auto tokenAlphabet = QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals;

Unexpected badToken(const std::string &why)
{
    return unexpected(badRequest("invalid continue token: continue key is not valid" + why));
}

/// Where Go's decoder stops, whose words name the place.
std::size_t firstIllegal(const std::string &text)
{
    const auto legal = [](unsigned char c) {
        return c < 0x80 && (std::isalnum(c) != 0 || c == '-' || c == '_');
    };
    const auto bad = std::find_if_not(text.begin(), text.end(), legal);
    if (bad != text.end())
        return static_cast<std::size_t>(bad - text.begin());
    return text.size() % 4 == 1 ? text.size() - 1 : std::string::npos;
}

/// A key below a list: a name, or a namespace and a name where the list is of all of them.
Result<ObjectKey> keyOf(const std::string &start, const ApiCall &call)
{
    const bool acrossNamespaces = call.resource->namespaced && call.ns.empty();
    ObjectKey key{call.ns, start};
    if (const std::size_t slash = start.find('/'); acrossNamespaces && slash != std::string::npos)
        key = {start.substr(0, slash), start.substr(slash + 1)};
    for (const std::string &part : {key.ns, key.name}) {
        if (part == "." || part == ".." || part.find('/') != std::string::npos)
            return badToken(": " + start);
    }
    return key;
}

} // namespace

std::string listIdentity(const ApiCall &call)
{
    QByteArray list;
    for (const std::string &part : {call.resource->group,
                                    call.resource->version,
                                    call.resource->plural,
                                    call.ns,
                                    call.labelSelector,
                                    call.fieldSelector}) {
        list += QByteArray::fromStdString(part);
        list += '\0';
    }
    return QCryptographicHash::hash(list, QCryptographicHash::Sha256)
        .toHex()
        .left(32)
        .toStdString();
}

Result<ContinueToken> readContinueToken(const std::string &text, const ApiCall &call)
{
    if (const std::size_t at = firstIllegal(text); at != std::string::npos)
        return badToken(": illegal base64 data at input byte " + std::to_string(at));
    const QByteArray decoded =
        QByteArray::fromBase64(QByteArray::fromStdString(text), tokenAlphabet);
    const Json token =
        parseJson(std::string_view(decoded.constData(), static_cast<std::size_t>(decoded.size())));
    if (!token.is_object())
        return badToken(": it is no JSON object");
    if (textOf(token, "v") != tokenVersion)
        return badToken(": server does not recognize this encoded version " + textOf(token, "v"));
    const auto revision = token.find("rv");
    if (revision == token.end() || !revision->is_number_integer() || *revision == 0)
        return badToken(": incorrect encoded start resourceVersion (version "
                        + std::string(tokenVersion) + ')');
    const std::string &start = textOf(token, "start");
    if (start.empty())
        return badToken(": encoded start key empty (version " + std::string(tokenVersion) + ')');
    auto key = keyOf(start, call);
    if (!key)
        return unexpected(key.error());
    if (textOf(token, "list") != listIdentity(call))
        return badToken(": it belongs to a list of another kind, namespace or selector");
    return ContinueToken{revision->get<std::int64_t>(), std::move(key).value()};
}

std::string continueText(const ContinueToken &token, const ApiCall &call)
{
    const bool acrossNamespaces = call.resource->namespaced && call.ns.empty();
    const std::string start =
        acrossNamespaces ? token.start.ns + '/' + token.start.name : token.start.name;
    const Json json{{"v", tokenVersion},
                    {"rv", token.revision},
                    {"start", start},
                    {"list", listIdentity(call)}};
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace))
        .toBase64(tokenAlphabet)
        .toStdString();
}

} // namespace hp::api
