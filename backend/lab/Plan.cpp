// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/Plan.h"

#include "backend/lab/Read.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

void Plan::create(const cluster::Kind &kind, Json object)
{
    Object body(std::move(object));
    Write write{Write::Op::Create, {&kind, body.key()}, std::move(body)};
    writes.push_back(std::move(write));
}

void Plan::mergeSpec(const cluster::Kind &kind, const ObjectKey &key, Json patch)
{
    writes.push_back({Write::Op::MergeSpec, {&kind, key}, Object(std::move(patch))});
}

void Plan::mergeStatus(const cluster::Kind &kind, const ObjectKey &key, Json status)
{
    Json patch = Json::object();
    patch["status"] = std::move(status);
    writes.push_back({Write::Op::MergeStatus, {&kind, key}, Object(std::move(patch))});
}

void Plan::jsonPatch(const cluster::Kind &kind, const ObjectKey &key, Json operations)
{
    writes.push_back({Write::Op::JsonPatch, {&kind, key}, Object(std::move(operations))});
}

void Plan::evict(const ObjectKey &pod)
{
    writes.push_back({Write::Op::Evict, {&cluster::kinds::pod(), pod}});
}

void Plan::remove(const cluster::Kind &kind, const Object &object, int gracePeriodSeconds)
{
    writes.push_back(
        {Write::Op::Delete, {&kind, object.key()}, Object(), gracePeriodSeconds, object.uid()});
}

void Plan::requeueAfter(Duration delay)
{
    if (delay == forEver)
        return;
    delay = std::max<Duration>(delay, std::chrono::milliseconds(1));
    again = again ? std::min(*again, delay) : delay;
}

void Plan::requeueAt(TimePoint when, TimePoint now)
{
    if (when != TimePoint::max())
        requeueAfter(when - now);
}

} // namespace hp::lab
