// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/Patch.h"

#include "backend/embedded/apply/MergeRules.h"
#include "backend/embedded/apply/StrategicPatch.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonPatch.h"

#include <nlohmann/json.hpp>
#include <string>

namespace hp::embedded {

namespace {

Error notAnObject(const Json &body)
{
    return badRequest(std::string("error decoding patch: json: cannot unmarshal ")
                      + body.type_name() + " into Go value of type map[string]interface {}");
}

Error strategicOfCustomKind()
{
    return errorFrom({.code = 415,
                      .reason = "UnsupportedMediaType",
                      .message =
                          "the body of the request was in an unknown format - accepted media types "
                          "include: application/json-patch+json, application/merge-patch+json, "
                          "application/apply-patch+yaml"});
}

} // namespace

Result<Json> applyPatch(const cluster::Kind &kind,
                        cluster::PatchType type,
                        const Json &current,
                        const Json &body)
{
    if (type == cluster::PatchType::Json) {
        auto patched = applyJsonPatch(current, body);
        if (patched && !patched->is_object())
            return unexpected(notAnObject(*patched));
        return patched;
    }
    if (type == cluster::PatchType::Strategic && kind.custom)
        return unexpected(strategicOfCustomKind());
    if (!body.is_object())
        return unexpected(notAnObject(body));
    if (type == cluster::PatchType::Strategic)
        return applyStrategicPatch(mergeRulesOf(kind), current, body);

    Json merged = current;
    merged.merge_patch(body);
    return merged;
}

} // namespace hp::embedded
