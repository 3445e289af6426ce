// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/Redaction.h"

#include "model/base/JsonFields.h"
#include "model/incident/Scrubber.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace hp::history {

namespace {

void scrub(Json &json, const incident::Scrubber &scrubber, bool isSecret)
{
    if (json.is_object()) {
        for (auto &[name, value] : json.items())
            scrub(value, scrubber, isSecret || incident::namesASecret(name));
    } else if (json.is_array()) {
        for (Json &value : json)
            scrub(value, scrubber, isSecret);
    } else if (json.is_string()) {
        auto &text = json.get_ref<std::string &>();
        text = isSecret && !text.empty() ? "[removed]" : scrubber.scrubbed(text);
    }
}

bool leadsToASecret(std::string_view path)
{
    while (!path.empty()) {
        const std::size_t slash = path.find('/');
        if (incident::namesASecret(path.substr(0, slash)))
            return true;
        path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
    }
    return false;
}

} // namespace

void redact(Json &body, const incident::Scrubber &scrubber)
{
    if (!body.is_array())
        return scrub(body, scrubber, false);
    for (Json &operation : body) {
        if (const auto value = operation.find("value"); value != operation.end())
            scrub(*value, scrubber, leadsToASecret(textOf(operation, "path")));
    }
}

} // namespace hp::history
