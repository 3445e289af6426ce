// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/ApplyConflict.h"

#include "model/base/ApiStatus.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::embedded {

namespace {

std::string quotedText(const std::string &text)
{
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string printedOwner(const FieldOwner &owner)
{
    std::string text = quotedText(owner.manager);
    if (!owner.subresource.empty())
        text += " with subresource " + quotedText(owner.subresource);
    if (!owner.applied)
        text += " using " + owner.apiVersion;
    return text;
}

} // namespace

Error applyConflict(const std::vector<Contested> &contested)
{
    ApiStatus status{.code = 409, .reason = "Conflict"};
    std::string list;
    for (const Contested &part : contested) {
        const std::string owner = printedOwner(*part.owner);
        list += (list.empty() ? "conflicts with " : "\nconflicts with ") + owner + ':';
        part.fields.forEach([&](const FieldSet::Path &path) {
            const std::string field = printedPath(path);
            status.causes.push_back({"FieldManagerConflict", "conflict with " + owner, field});
            list += "\n- " + field;
        });
    }
    if (status.causes.size() == 1)
        status.message = "Apply failed with 1 conflict: " + status.causes.front().message + ": "
            + status.causes.front().field;
    else
        status.message =
            "Apply failed with " + std::to_string(status.causes.size()) + " conflicts: " + list;
    return errorFrom(std::move(status));
}

} // namespace hp::embedded
