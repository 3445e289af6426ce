// SPDX-License-Identifier: Apache-2.0
#include "model/resource/FieldSelector.h"

#include "model/base/ApiStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace hp {

namespace {

/// As many as a label selector.
constexpr std::size_t maxTerms = 100;

/// Undoes the backslash escapes of field selector values; nullopt when one is broken.
std::optional<std::string> unescaped(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '\\') {
            if (++i == text.size())
                return std::nullopt;
            c = text[i];
            if (c != '\\' && c != ',' && c != '=')
                return std::nullopt;
        } else if (c == '=') {
            return std::nullopt;
        }
        plain += c;
    }
    return plain;
}

} // namespace

Result<FieldSelector> FieldSelector::parse(std::string_view text)
{
    FieldSelector selector;
    const auto broken = [&] {
        return unexpected(badRequest("invalid field selector: \"" + std::string(text)
                                     + "\"; can't understand it"));
    };
    for (std::size_t start = 0; start < text.size();) {
        std::size_t end = start;
        while (end < text.size() && text[end] != ',')
            end += text[end] == '\\' ? 2 : 1;
        end = std::min(end, text.size());
        const std::string_view term = text.substr(start, end - start);
        start = end + 1;
        if (term.empty())
            continue;
        const std::size_t sign = term.find('=');
        if (sign == std::string_view::npos || sign == 0)
            return broken();
        const bool unequal = term[sign - 1] == '!';
        const bool doubled = !unequal && sign + 1 < term.size() && term[sign + 1] == '=';
        const auto value = unescaped(term.substr(sign + (doubled ? 2 : 1)));
        Term parsed{std::string(term.substr(0, unequal ? sign - 1 : sign)), !unequal, {}};
        if (!value || parsed.field.empty())
            return broken();
        parsed.value = *value;
        selector.m_terms.push_back(std::move(parsed));
        if (selector.m_terms.size() > maxTerms)
            return unexpected(badRequest("a field selector has at most " + std::to_string(maxTerms)
                                         + " requirements"));
    }
    return selector;
}

std::string FieldSelector::text() const
{
    std::string result;
    for (const Term &term : m_terms) {
        result += (result.empty() ? "" : ",") + term.field + (term.equal ? "=" : "!=");
        for (const char c : term.value) {
            if (c == '\\' || c == ',' || c == '=')
                result += '\\';
            result += c;
        }
    }
    return result;
}

bool FieldSelector::matches(const Object &object) const
{
    return std::all_of(m_terms.begin(), m_terms.end(), [&](const Term &term) {
        return (selectableField(object, term.field) == term.value) == term.equal;
    });
}

namespace {

/// What a field counts as that is not there.
std::string whenAbsent(const Object &object, std::string_view field)
{
    const auto isOf = [&](std::string_view kind) {
        return object.apiVersion() == "v1" && object.kind() == kind;
    };
    if (field == "spec.unschedulable" || (field == "spec.hostNetwork" && isOf("Pod")))
        return "false";
    return field == "spec.type" && isOf("Service") ? "ClusterIP" : "";
}

} // namespace

std::string selectableField(const Object &object, std::string_view field)
{
    if (field == "source") {
        const std::string &component = object.text("/source/component");
        return component.empty() ? object.text("/reportingComponent") : component;
    }
    if (field == "status.successful" && object.apiVersion() == "batch/v1") {
        const Json &pods = object.at("/status/succeeded");
        return pods.is_number() ? pods.dump() : "0";
    }
    std::string pointer = "/" + std::string(field);
    std::replace(pointer.begin(), pointer.end(), '.', '/');
    const Json &value = object.at(pointer);
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "true" : "false";
    if (value.is_number())
        return value.dump();
    return whenAbsent(object, field);
}

} // namespace hp
