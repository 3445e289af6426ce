// SPDX-License-Identifier: Apache-2.0
#include "backend/leader/LeaseRecord.h"

#include <nlohmann/json.hpp>

namespace hp::leader {

namespace {

std::int64_t number(const Json &value)
{
    return value.is_number_integer() ? value.get<std::int64_t>() : 0;
}

} // namespace

LeaseRecord leaseRecordOf(const Object &lease)
{
    LeaseRecord record;
    record.holder = lease.text("/spec/holderIdentity");
    record.duration = std::chrono::seconds(number(lease.at("/spec/leaseDurationSeconds")));
    record.acquired = parseTime(lease.text("/spec/acquireTime")).value_or(TimePoint());
    record.renewed = parseTime(lease.text("/spec/renewTime")).value_or(TimePoint());
    record.transitions = static_cast<int>(number(lease.at("/spec/leaseTransitions")));
    return record;
}

Json specOf(const LeaseRecord &record)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(record.duration);
    Json spec{{"holderIdentity", record.holder},
              {"leaseDurationSeconds", seconds.count()},
              {"leaseTransitions", record.transitions}};
    if (record.acquired != TimePoint())
        spec["acquireTime"] = formatMicroTime(record.acquired);
    if (record.renewed != TimePoint())
        spec["renewTime"] = formatMicroTime(record.renewed);
    return spec;
}

} // namespace hp::leader
