// SPDX-License-Identifier: Apache-2.0
#include "model/resource/JsonPointer.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

namespace hp {

namespace {

const Json nothing;

} // namespace

const Json &memberOf(const Json &json, std::string_view key)
{
    if (!json.is_object())
        return nothing;
    const auto it = json.find(key);
    return it == json.end() ? nothing : *it;
}

const Json &valueAt(const Json &tree, std::string_view pointer)
{
    const Json *json = &tree;
    std::size_t start = 1;
    while (start <= pointer.size()) {
        // Steps are a few letters long, and rules ask for thousands: one look at each letter.
        std::size_t slash = start;
        bool hasEscape = false;
        for (; slash < pointer.size() && pointer[slash] != '/'; ++slash)
            hasEscape = hasEscape || pointer[slash] == '~';
        const std::string_view token = pointer.substr(start, slash - start);
        if (hasEscape) {
            std::string plain;
            for (std::size_t i = 0; i < token.size(); ++i) {
                const bool escape = token[i] == '~' && i + 1 < token.size();
                plain += escape ? (token[++i] == '1' ? '/' : '~') : token[i];
            }
            json = &memberOf(*json, plain);
        } else if (json->is_array() && !token.empty()
                   && std::all_of(
                       token.begin(), token.end(), [](char c) { return c >= '0' && c <= '9'; })) {
            const std::size_t index =
                token.size() > 9 ? json->size() : std::stoul(std::string(token));
            json = index < json->size() ? &(*json)[index] : &nothing;
        } else {
            json = &memberOf(*json, token);
        }
        start = slash + 1;
    }
    return *json;
}

} // namespace hp
