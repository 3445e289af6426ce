// SPDX-License-Identifier: Apache-2.0
// Strategic merge patches and plain merge patches on {"kind", "current", "patch"}: a patch that was
// applied changes nothing when it comes again, no directive is stored, an empty patch does nothing.
#include "backend/api/wire/JsonBody.h"
#include "backend/cluster/Kind.h"
#include "backend/embedded/apply/Patch.h"
#include "model/base/ApiStatus.h"
#include "tests/fuzz/Expect.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

using hp::Json;
using hp::cluster::Kind;
using hp::cluster::PatchType;
using hp::fuzz::expect;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {"$patch",
                                               "replace",
                                               "delete",
                                               "merge",
                                               "$retainKeys",
                                               "$setElementOrder/finalizers",
                                               "$setElementOrder/containers",
                                               "$setElementOrder/ports",
                                               "$deleteFromPrimitiveList/finalizers",
                                               "$deleteFromPrimitiveList/podCIDRs",
                                               "metadata",
                                               "spec",
                                               "status",
                                               "labels",
                                               "finalizers",
                                               "ownerReferences",
                                               "uid",
                                               "containers",
                                               "name",
                                               "ports",
                                               "containerPort",
                                               "env",
                                               "value",
                                               "conditions",
                                               "type",
                                               "Ready",
                                               "taints",
                                               "key",
                                               "selector",
                                               "matchLabels",
                                               "volumes",
                                               "Node",
                                               "Pod",
                                               "PodDisruptionBudget",
                                               "podCIDRs",
                                               "template",
                                               "a",
                                               "b",
                                               ""};
    return all;
}

namespace {

const Kind &kindNamed(const Json &name)
{
    const auto &kinds = hp::cluster::KindRegistry::instance().all();
    const auto it = std::find_if(kinds.begin(), kinds.end(), [&](const Kind &kind) {
        return !kind.custom && name == kind.kind;
    });
    const auto pod = [](const Kind &kind) { return kind.kind == "Pod"; };
    return it != kinds.end() ? *it : *std::find_if(kinds.begin(), kinds.end(), pod);
}

/// Directives outside of lists; a list that is replaced as a whole is data.
bool hasDirective(const Json &json)
{
    if (!json.is_object())
        return false;
    return std::any_of(json.items().begin(), json.items().end(), [](const auto &entry) {
        return entry.key().starts_with('$') || hasDirective(entry.value());
    });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::vector<std::string> duplicates;
    const auto input = hp::api::parseJsonBody(
        std::string_view(reinterpret_cast<const char *>(data), size), duplicates);
    if (!input || !input->is_object())
        return 0;
    const Kind &kind = kindNamed(input->value("kind", Json()));
    const Json current = input->value("current", Json::object());
    const Json patch = input->value("patch", Json::object());
    if (!current.is_object())
        return 0;

    for (const PatchType type : {PatchType::Strategic, PatchType::Merge}) {
        const auto once = hp::embedded::applyPatch(kind, type, current, patch);
        if (!once) {
            const int code = hp::statusFrom(once.error()).code;
            expect(code == 400 || code == 422, "a refusal is 400 or 422", {code});
            continue;
        }
        expect(once->is_object(), "an object stays one", {*once});
        const auto twice = hp::embedded::applyPatch(kind, type, *once, patch);
        expect(twice && *twice == *once,
               "the same patch again changes nothing",
               {current, patch, *once, twice ? *twice : Json(twice.error().message)});
        const auto same = hp::embedded::applyPatch(kind, type, *once, Json::object());
        expect(same && *same == *once, "an empty patch changes nothing", {*once});
        expect(type == PatchType::Merge || hasDirective(current) || !hasDirective(*once),
               "no directive is stored",
               {current, patch, *once});
    }
    return 0;
}
