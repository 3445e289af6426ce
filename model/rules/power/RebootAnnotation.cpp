// SPDX-License-Identifier: Apache-2.0
#include "model/rules/power/RebootAnnotation.h"

#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/messages/Power.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::rules {

using host::RebootMode;

namespace {

Json parsed(std::string_view text)
{
    return parseJson(text);
}

/// Looks like somebody meant JSON; free text such as a uid does not.
bool meantAsJson(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos || text[first] == '{' || text[first] == '['
        || text[first] == '"';
}

RebootRequest unreadable(std::string_view value)
{
    if (meantAsJson(value))
        return {RebootMode::Soft, false, true, say::requestIsNotParsed()};
    // A note may be anything; this one says what its author thinks to get.
    const std::string_view word = trimmed(value);
    if (isNamed(word, "hard") || isNamed(word, "force") || word.find("mode=") != word.npos
        || word.find("mode:") != word.npos)
        return {RebootMode::Soft, false, true, say::requestIsWordNotJson()};
    return {RebootMode::Soft, false, false, say::requestIsKeptAsNote()};
}

/// What is decodable counts even when another member has the wrong type.
RebootRequest fromObject(const Json &object)
{
    RebootRequest request;
    const auto warn = [&request](Message diagnostic) {
        request.warning = true;
        request.diagnostic = std::move(diagnostic);
    };
    for (const auto &[name, value] : object.items()) {
        if (isNamed(name, "mode") && value.is_string()) {
            const std::string mode = value.get<std::string>();
            request.mode = mode == "hard" ? RebootMode::Hard : RebootMode::Soft;
            if (mode != "hard" && mode != "soft" && !mode.empty())
                warn(say::requestHasUnknownMode(mode.substr(0, 40)));
        } else if (isNamed(name, "force") && value.is_boolean()) {
            request.force = value.get<bool>();
        } else if ((isNamed(name, "mode") || isNamed(name, "force")) && !value.is_null()) {
            warn(say::requestHasWrongType(name));
        }
    }
    return request;
}

} // namespace

RebootRequest parseRebootAnnotation(std::string_view value)
{
    if (value.empty())
        return {};
    const Json json = parsed(value);
    if (json.is_object())
        return fromObject(json);
    if (json.is_null())
        return {};
    if (!json.is_discarded()) {
        return {RebootMode::Soft, false, true, say::requestIsNotObject()};
    }
    if (value.find('\'') != std::string_view::npos && value.find('"') == std::string_view::npos) {
        std::string quoted(value);
        std::replace(quoted.begin(), quoted.end(), '\'', '"');
        const Json lenient = parsed(quoted);
        if (lenient.is_object()) {
            RebootRequest request = fromObject(lenient);
            request.warning = true;
            request.diagnostic = say::requestHasSingleQuotes();
            return request;
        }
    }
    return unreadable(value);
}

bool isRebootAnnotation(std::string_view key)
{
    return key == host::rebootAnnotation || key.starts_with(host::rebootPrefix);
}

std::vector<RebootAnnotation> rebootAnnotations(const Object &host)
{
    std::vector<RebootAnnotation> result;
    const Json &annotations = host.at("/metadata/annotations");
    if (!annotations.is_object())
        return result;
    for (const auto &[key, value] : annotations.items()) {
        if (!isRebootAnnotation(key))
            continue;
        const std::string text = value.is_string() ? value.get<std::string>() : std::string();
        result.push_back({key, text, key != host::rebootAnnotation, parseRebootAnnotation(text)});
    }
    return result;
}

Detachment parseDetachment(std::string_view value)
{
    Detachment result;
    const Json json = parsed(value);
    if (!json.is_object())
        return result;
    for (const auto &[name, member] : json.items()) {
        if (isNamed(name, "deleteaction"))
            result.delaysDeletion = member == "delay";
        else if (isNamed(name, "force"))
            result.force = member.is_boolean() && member.get<bool>();
    }
    return result;
}

} // namespace hp::rules
