// SPDX-License-Identifier: Apache-2.0
// JSON patches (RFC 6902) on [object, patch]. Three properties: the patch that leads from one value
// to another does so; what a second implementation gets is what we get; nothing becomes deeper than
// a body may be.
#include "backend/api/wire/JsonBody.h"
#include "backend/cluster/Kind.h"
#include "backend/embedded/apply/Patch.h"
#include "model/base/ApiStatus.h"
#include "model/base/JsonPatch.h"
#include "tests/fuzz/Expect.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

using hp::Json;
using hp::fuzz::expect;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {
        "op", "path",  "from",  "value", "add",   "remove", "replace", "move", "copy", "test",
        "/a", "/a/b",  "/a/0",  "/a/-",  "/a/-1", "/b",     "/b/a/b",  "/l",   "/l/1", "/l/-",
        "/",  "/a/00", "/a~1b", "/~0",   "a",     "b",      "l",       "~",    "a/b",  "metadata"};
    return all;
}

namespace {

/// Whether the library can be asked: it asserts or looks away where a value would be put into
/// something that is neither an object nor an array.
bool hasParent(const Json &document, const Json &operation)
{
    const Json::json_pointer path(operation.at("path").get<std::string>());
    return path.empty() || document.at(path.parent_pointer()).is_structured();
}

/// What nlohmann's own implementation makes of a patch; nullopt when it refuses. RFC 6902 forbids
/// to move a value into itself, which the library does not, so a patch with a move is not compared.
std::optional<Json> byLibrary(Json document, const Json &patch)
{
    try {
        for (const Json &operation : patch) {
            if (operation.at("op") == "move" || !hasParent(document, operation))
                return std::nullopt;
            document = document.patch(Json::array({operation}));
        }
    } catch (const Json::exception &) {
        return std::nullopt;
    }
    return document;
}

int depthOf(const Json &json)
{
    int deepest = 0;
    if (json.is_structured()) {
        for (const Json &item : json)
            deepest = std::max(deepest, depthOf(item));
        return deepest + 1;
    }
    return 0;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    std::vector<std::string> duplicates;
    const auto input = hp::api::parseJsonBody(
        std::string_view(reinterpret_cast<const char *>(data), size), duplicates);
    if (!input || !input->is_array() || input->size() != 2)
        return 0;
    const Json &current = input->at(0);
    const Json &patch = input->at(1);

    const auto patched = hp::applyJsonPatch(current, patch);
    if (patched) {
        expect(depthOf(*patched) <= 256, "a patch nests no deeper than a body", {});
        const auto unchanged = hp::applyJsonPatch(*patched, Json::array());
        expect(unchanged && *unchanged == *patched, "an empty patch changes nothing", {*patched});
    } else {
        const int code = hp::statusFrom(patched.error()).code;
        expect(code == 400 || code == 413 || code == 422, "a refusal is 400, 413 or 422", {code});
    }
    if (patch.is_array()) {
        const auto other = byLibrary(current, patch);
        if (other && depthOf(*other) <= 256)
            expect(patched && *patched == *other,
                   "both implementations agree",
                   {current, patch, *other});
    }

    const Json path = Json::diff(current, patch);
    if (path.size() <= 1000) {
        const auto led = hp::applyJsonPatch(current, path);
        expect(
            led && *led == patch, "a difference leads to the other value", {current, patch, path});
    }

    const auto &kinds = hp::cluster::KindRegistry::instance().all();
    const auto whole =
        hp::embedded::applyPatch(kinds.front(), hp::cluster::PatchType::Json, current, patch);
    expect(!whole || whole->is_object(), "an object stays one", {current, patch});
    return 0;
}
