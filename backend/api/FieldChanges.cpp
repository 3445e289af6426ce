// SPDX-License-Identifier: Apache-2.0
#include "backend/api/FieldChanges.h"

#include "model/base/ApiStatus.h"
#include "model/resource/JsonPointer.h"

#include <nlohmann/json.hpp>
#include <set>
#include <utility>

namespace hp::api {

namespace {

/// With every write.
bool isMovedByServer(const FieldPath &path)
{
    return path.size() == 2 && path[0] == "metadata"
        && (path[1] == "generation" || path[1] == "managedFields" || path[1] == "resourceVersion");
}

void collect(const Json &before,
             const Json &after,
             FieldPath &path,
             const std::function<bool(const FieldPath &path)> &isFree,
             std::vector<std::string> &found)
{
    if (found.size() >= maxChangedFields || before == after || isMovedByServer(path)
        || isFree(path))
        return;
    if (!before.is_object() || !after.is_object()) {
        // A member that comes or goes with nothing but free ones below it is no change of its own.
        const Json empty = Json::object();
        if ((before.is_null() && after.is_object()) || (before.is_object() && after.is_null()))
            return collect(before.is_null() ? empty : before,
                           after.is_null() ? empty : after,
                           path,
                           isFree,
                           found);
        found.push_back(fieldText(path));
        return;
    }
    std::set<std::string> keys;
    for (const Json *side : {&before, &after}) {
        for (const auto &[key, value] : side->items())
            keys.insert(key);
    }
    for (const std::string &key : keys) {
        path.push_back(key);
        collect(memberOf(before, key), memberOf(after, key), path, isFree, found);
        path.pop_back();
    }
}

} // namespace

std::string fieldText(const FieldPath &path)
{
    std::string text;
    for (const std::string &key : path) {
        if (key.find('.') != std::string::npos)
            text += '[' + key + ']';
        else
            text += (text.empty() ? "" : ".") + key;
    }
    return text;
}

std::vector<std::string> changedFields(const Json &before,
                                       const Json &after,
                                       const std::function<bool(const FieldPath &path)> &isFree)
{
    std::vector<std::string> found;
    FieldPath path;
    collect(before, after, path, isFree, found);
    return found;
}

Unexpected refusedFields(const http::Identity &identity,
                         const AccessAttributes &attributes,
                         const std::string &rule,
                         const std::vector<std::string> &fields)
{
    std::string list;
    std::vector<StatusCause> causes;
    for (const std::string &field : fields) {
        list += (list.empty() ? "" : ", ") + field;
        causes.push_back({"FieldValueForbidden", "Forbidden: " + rule, field});
    }
    return unexpected(
        errorFrom({.code = 403,
                   .reason = "Forbidden",
                   .message = refusalText(identity, attributes) + ": " + rule + ", not " + list,
                   .kind = attributes.resource,
                   .name = attributes.name,
                   .group = attributes.group,
                   .causes = std::move(causes)}));
}

} // namespace hp::api
