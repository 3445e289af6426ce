// SPDX-License-Identifier: Apache-2.0
// Incidents as people and other tools write them. One that is taken is written as one that is taken
// and says the same, in a size that follows from what came in.
#include "model/base/JsonTree.h"
#include "model/incident/Incident.h"
#include "tests/fuzz/Expect.h"

#include <nlohmann/json.hpp>

using hp::Json;
using hp::fuzz::expect;
using namespace hp::incident;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {"id",
                                               "ref",
                                               "title",
                                               "severity",
                                               "status",
                                               "lead",
                                               "range",
                                               "from",
                                               "to",
                                               "marks",
                                               "importance",
                                               "comment_md",
                                               "stamps",
                                               "started",
                                               "resolved",
                                               "machines",
                                               "roles",
                                               "factors_md",
                                               "actions",
                                               "created_at",
                                               "changed_at",
                                               "a/b",
                                               "2026-01-10T12:00:00Z"};
    return all;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto read = incidentFromJson(hp::parseJson({reinterpret_cast<const char *>(data), size}));
    if (!read) {
        expect(!read.error().message.empty() && read.error().message.size() < 400,
               "a refusal is a sentence",
               {read.error().message});
        return 0;
    }
    const Json written = toJson(*read);
    const std::string text = hp::compactJson(written);
    expect(text.size() < 8 * size + 1024, "it does not grow", {text.size(), size});
    const auto again = incidentFromJson(written);
    expect(again.has_value(), "what is written is read", {written});
    expect(toJson(*again) == written, "it says the same", {written, toJson(*again)});
    (void)checkMembers(*read, written);
    return 0;
}
