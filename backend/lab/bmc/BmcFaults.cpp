// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/bmc/BmcFaults.h"

#include "backend/lab/Read.h"

#include <nlohmann/json.hpp>

namespace hp::lab {

namespace {

bool chosen(const std::string &on, RequestKind kind, bool reads)
{
    if (on == "reads")
        return reads;
    if (on == "systems")
        return kind == RequestKind::System;
    if (on == "sessions")
        return kind == RequestKind::Session;
    if (on == "resets")
        return kind == RequestKind::Reset;
    return true;
}

} // namespace

RequestKind requestKind(const std::string &method, const std::vector<std::string> &path)
{
    const bool post = method == "POST";
    if (post && path.size() >= 2 && path[0] == "SessionService" && path[1] == "Sessions")
        return RequestKind::Session;
    if (path.size() < 2 || path[0] != "Systems")
        return RequestKind::Other;
    if (post && path.size() > 3 && path[2] == "Actions")
        return RequestKind::Reset;
    return !post && path.size() == 2 ? RequestKind::System : RequestKind::Other;
}

bool FaultGate::meets(const Object &bmc, RequestKind kind, bool reads)
{
    const Json &faults = bmc.at("/spec/faults");
    if (!faults.is_object() || faults.empty()) {
        m_counts.erase(bmc.key());
        return false;
    }
    if (!chosen(bmc.text("/spec/faults/on"), kind, reads))
        return false;
    Count &count = m_counts[bmc.key()];
    if (std::string now = faults.dump(); count.faults != now)
        count = {std::move(now), 0};
    const std::int64_t index = count.seen++;
    const std::int64_t after = numberAt(bmc, "/spec/faults/after", 0);
    const std::int64_t times = numberAt(bmc, "/spec/faults/times", 0);
    return index >= after && (times == 0 || index < after + times);
}

WireFault wireFaultOf(const Object &bmc)
{
    WireFault fault;
    const std::string &cut = bmc.text("/spec/faults/cutsAt");
    if (cut == "request")
        fault.cut = WireFault::Cut::Request;
    else if (cut == "head")
        fault.cut = WireFault::Cut::Head;
    else if (cut == "body")
        fault.cut = WireFault::Cut::Body;
    fault.http10 = flagAt(bmc, "/spec/faults/http10");
    fault.drip = durationAt(bmc, "/spec/faults/drips", Duration::zero());
    return fault;
}

} // namespace hp::lab
