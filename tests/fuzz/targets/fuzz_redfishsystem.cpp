// SPDX-License-Identifier: Apache-2.0
// What a BMC says about a system, a chassis, a service root, a task: whatever the bytes are, "Off"
// is read only where a document with one meaning says so.
#include "backend/redfish/Payload.h"
#include "tests/fuzz/Expect.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

using hp::Json;
using hp::fuzz::expect;
using hp::redfish::PayloadReader;

std::span<const std::string_view> hp::fuzz::words()
{
    static constexpr std::string_view all[] = {"PowerState",
                                               "Off",
                                               "On",
                                               "UUID",
                                               "SerialNumber",
                                               "Actions",
                                               "#ComputerSystem.Reset",
                                               "ResetType@Redfish.AllowableValues",
                                               "@Redfish.ActionInfo",
                                               "@odata.id",
                                               "target",
                                               "Members",
                                               "Links",
                                               "Status",
                                               "Parameters",
                                               "TaskState",
                                               "Oem"};
    return all;
}

namespace {

bool isPlain(const std::string &text)
{
    return text.size() <= 300 && std::none_of(text.begin(), text.end(), [](char c) {
               return c >= 0 && static_cast<int>(c) < ' ';
           });
}

/// The last value of a key, as readers that allow duplicates have it.
Json lastPowerState(const std::string &text)
{
    const bool marked = text.starts_with("\xEF\xBB\xBF");
    const Json document = Json::parse(marked ? text.substr(3) : text, nullptr, false);
    return document.is_object() ? document.value("PowerState", Json()) : Json();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static PayloadReader reader;
    const std::string text(reinterpret_cast<const char *>(data), size);
    if (const auto system = reader.system(text)) {
        for (const std::string &shown :
             {system->powerState, system->uuid, system->serialNumber, system->health})
            expect(isPlain(shown), "what is shown is one short line", {shown.size()});
        if (system->powerState == "Off" || system->powerState == "On")
            expect(lastPowerState(text) == system->powerState,
                   "a power state is the document's own",
                   {system->powerState});
        expect(system->hasReset || system->resetTarget.empty(), "no target without a Reset");
        const auto chassis = reader.powerState(text);
        expect(chassis && *chassis == system->powerState, "a chassis is read like a system");
    } else {
        expect(!reader.powerState(text), "what is no system is no chassis");
    }
    if (const auto members = reader.members(text))
        expect(members->size() <= 256, "a list has an end", {members->size()});
    (void)reader.root(text);
    (void)reader.resetTypes(text);
    (void)reader.identity(text);
    (void)reader.eventStream(text);
    expect(isPlain(reader.task(text).message), "a task's message is one short line");
    return 0;
}
