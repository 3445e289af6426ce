// SPDX-License-Identifier: Apache-2.0
// Small readers of text: JSON bodies, the paths of printer columns, times and durations. What is
// read, written and read again is the same.
#include "backend/api/table/JsonPath.h"
#include "backend/api/wire/JsonBody.h"
#include "backend/api/wire/MediaTypes.h"
#include "model/base/Time.h"
#include "tests/fuzz/Expect.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

using hp::Json;
using hp::fuzz::expect;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {"a", "b", "type", "Ready", ""};
    return all;
}

namespace {

void readBody(std::string_view text)
{
    std::vector<std::string> duplicates;
    const auto parsed = hp::api::parseJsonBody(text, duplicates);
    if (!parsed) {
        expect(
            Json::accept(
                Json(parsed.error().message).dump(-1, ' ', false, Json::error_handler_t::replace)),
            "the answer is text");
        return;
    }
    duplicates.clear();
    const auto again = hp::api::parseJsonBody(parsed->dump(), duplicates);
    expect(again && *again == *parsed, "a body is the same after it was written", {*parsed});
    expect(duplicates.empty(), "what we write has no key twice", {*parsed});
}

void readPath(const std::string &text)
{
    const auto path = hp::api::JsonPath::parse(text);
    if (!path)
        return;
    static const Json object = Json::parse(
        R"({"a":[{"type":"Ready","b":{"a":1}},{"type":"b"},[1,2],null],"b":{"a":{"b":[]}},"":{"":1}})");
    for (const Json *found : path->find(object))
        expect(found != nullptr, "a path leads to values", {text});
}

void readTimes(std::string_view text)
{
    if (const auto time = hp::parseTime(text)) {
        const auto again = hp::parseTime(hp::formatMicroTime(*time));
        expect(again && *again == *time, "a time is the same after it was written", {text});
    }
    if (const auto duration = hp::parseDuration(text)) {
        const auto again = hp::parseDuration(hp::formatDuration(*duration));
        expect(again && *again == *duration,
               "a duration is the same after it was written",
               {text, duration->count(), hp::formatDuration(*duration)});
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string text(reinterpret_cast<const char *>(data), size);
    readBody(text);
    readPath(text);
    readTimes(text);
    (void)hp::api::representationFor(text, text);
    (void)hp::api::parseMediaType(text);
    return 0;
}
