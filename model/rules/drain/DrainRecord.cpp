// SPDX-License-Identifier: Apache-2.0
#include "model/rules/drain/DrainRecord.h"

#include "model/base/JsonTree.h"
#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>

namespace hp::rules {

namespace {

int numberAt(const Object &object, const char *pointer)
{
    const Json &value = object.at(pointer);
    return value.is_number_integer() ? value.get<int>() : 0;
}

} // namespace

DrainRecord drainRecordOf(const Object &machine)
{
    const auto text = machine.annotation(machine::drainRecord);
    if (!text)
        return {};
    const Object json(parseJson(*text));
    if (!json.json().is_object())
        return {};

    DrainRecord record;
    record.attempts = numberAt(json, "/attempts");
    record.failures = numberAt(json, "/failures");
    record.startedAt = parseTime(json.text("/startedAt"));
    record.nextAttempt = parseTime(json.text("/nextAttempt"));
    const Json &blocking = json.at("/blocking");
    if (!blocking.is_array())
        return record;
    for (const Json &entry : blocking) {
        const Object pod(entry);
        record.blocking.push_back({pod.text("/ns"),
                                   pod.text("/pod"),
                                   pod.text("/pdb"),
                                   numberAt(pod, "/needs"),
                                   numberAt(pod, "/has"),
                                   pod.text("/says")});
    }
    return record;
}

std::string toJsonText(const DrainRecord &record)
{
    Json json = {
        {"attempts", record.attempts}, {"failures", record.failures}, {"blocking", Json::array()}};
    if (record.startedAt)
        json["startedAt"] = formatTime(*record.startedAt);
    if (record.nextAttempt)
        json["nextAttempt"] = formatMicroTime(*record.nextAttempt);
    for (const BlockingPod &pod : record.blocking) {
        json["blocking"].push_back({{"ns", pod.ns},
                                    {"pod", pod.pod},
                                    {"pdb", pod.pdb},
                                    {"needs", pod.needs},
                                    {"has", pod.has}});
        if (!pod.says.empty())
            json["blocking"].back()["says"] = pod.says;
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace hp::rules
