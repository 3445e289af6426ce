// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/SiteMemory.h"

#include "model/base/JsonFields.h"
#include "model/resource/JsonPointer.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::gateway {

namespace {

constexpr const char *siteName = "site";

Json momentsJson(const std::vector<TimePoint> &moments)
{
    Json list = Json::array();
    for (const TimePoint moment : moments)
        list.push_back(formatMicroTime(moment));
    return list;
}

std::optional<TimePoint> momentIn(const Json &json)
{
    return json.is_string() ? parseTime(json.get_ref<const std::string &>()) : std::nullopt;
}

std::vector<TimePoint> momentsIn(const Json &list)
{
    std::vector<TimePoint> moments;
    for (const Json &one : list) {
        if (const auto moment = momentIn(one))
            moments.push_back(*moment);
    }
    return moments;
}

Json leaseJson(const holds::LeaseSign &sign)
{
    Json json{{"namespace", sign.lease.ns},
              {"name", sign.lease.name},
              {"validMicroseconds",
               std::chrono::duration_cast<std::chrono::microseconds>(sign.valid).count()},
              {"holder", sign.holder},
              {"pod", static_cast<int>(sign.pod)},
              {"returns", momentsJson(sign.returns)},
              {"handovers", momentsJson(sign.handovers)}};
    if (sign.renewed)
        json["renewed"] = formatMicroTime(*sign.renewed);
    if (sign.seenRenewed)
        json["seenRenewed"] = formatMicroTime(*sign.seenRenewed);
    return json;
}

std::int64_t numberIn(const Json &json, const char *member)
{
    const Json &value = memberOf(json, member);
    return value.is_number_integer() ? value.get<std::int64_t>() : 0;
}

holds::LeaseSign leaseIn(const Json &json)
{
    holds::LeaseSign sign;
    sign.lease = {textOf(json, "namespace"), textOf(json, "name")};
    sign.valid = std::chrono::microseconds(numberIn(json, "validMicroseconds"));
    sign.holder = textOf(json, "holder");
    const std::int64_t pod = numberIn(json, "pod");
    sign.pod = pod == static_cast<int>(holds::HolderPod::Ready) ? holds::HolderPod::Ready
        : pod == static_cast<int>(holds::HolderPod::NotReady)   ? holds::HolderPod::NotReady
                                                                : holds::HolderPod::Unknown;
    sign.returns = momentsIn(memberOf(json, "returns"));
    sign.handovers = momentsIn(memberOf(json, "handovers"));
    sign.renewed = momentIn(memberOf(json, "renewed"));
    sign.seenRenewed = momentIn(memberOf(json, "seenRenewed"));
    return sign;
}

/// An owner has at most one of each.
Json signsJson(const holds::OwnerSigns &signs)
{
    Json json = Json::object();
    for (const auto &[name, lease] : signs.leases)
        json["lease"] = leaseJson(lease);
    for (const auto &[key, pods] : signs.deployments) {
        json["deployment"] = {
            {"namespace", key.ns},
            {"name", key.name},
            {"ready", pods.ready},
            {"total", pods.total},
            {"troubles", pods.troubles},
            {"refusal", pods.refusal},
            {"refusedAt", pods.refusedAt ? Json(formatMicroTime(*pods.refusedAt)) : Json()}};
        if (pods.isJob)
            json["deployment"]["job"] = {
                {"ended", pods.ended},
                {"failure", pods.failure},
                {"failedAt", pods.failedAt ? Json(formatMicroTime(*pods.failedAt)) : Json()}};
    }
    for (const auto &[name, at] : signs.lastEvents)
        json["lastEvent"] = formatMicroTime(at);
    return json;
}

holds::OwnerSigns signsIn(const std::string &raw, const Json &notes)
{
    holds::OwnerSigns signs;
    if (const Json &lease = memberOf(notes, "lease"); lease.is_object())
        signs.leases[raw] = leaseIn(lease);
    if (const Json &deployment = memberOf(notes, "deployment"); deployment.is_object()) {
        const ObjectKey key{textOf(deployment, "namespace"), textOf(deployment, "name")};
        holds::DeploymentPods &pods = signs.deployments[key];
        pods.ready = static_cast<int>(numberIn(deployment, "ready"));
        pods.total = static_cast<int>(numberIn(deployment, "total"));
        pods.refusal = textOf(deployment, "refusal");
        pods.refusedAt = momentIn(memberOf(deployment, "refusedAt"));
        if (const Json &job = memberOf(deployment, "job"); job.is_object()) {
            pods.isJob = true;
            pods.ended = static_cast<int>(numberIn(job, "ended"));
            pods.failure = textOf(job, "failure");
            pods.failedAt = momentIn(memberOf(job, "failedAt"));
        }
        if (const Json &troubles = memberOf(deployment, "troubles"); troubles.is_object()) {
            for (const auto &[trouble, count] : troubles.items())
                pods.troubles[trouble] = count.is_number_integer() ? count.get<int>() : 0;
        }
    }
    if (const auto at = momentIn(memberOf(notes, "lastEvent")))
        signs.lastEvents[raw] = *at;
    return signs;
}

} // namespace

bool SiteMemory::recall(const Object &saved)
{
    const Json &notes = saved.at("/notes");
    const bool isOwner = saved.kind() == ownerKind;
    if ((!isOwner && saved.kind() != siteKind) || !notes.is_object())
        return false;
    if (isOwner)
        m_owners[saved.name()] = signsIn(saved.name(), notes);
    else
        m_lastCleared = momentIn(memberOf(notes, "lastCleared"));
    m_notes.recall(saved);
    return true;
}

void SiteMemory::forgetKept(const Object &saved)
{
    if (!m_notes.forget(saved))
        return;
    if (saved.kind() == ownerKind)
        m_owners.erase(saved.name());
    else
        m_lastCleared.reset();
}

void SiteMemory::noteOwner(const std::string &raw, const holds::OwnerSigns &signs, TimePoint now)
{
    m_owners[raw] = signs;
    m_notes.keep(ownerKind, raw, signsJson(signs), now);
}

void SiteMemory::forgetOwner(const std::string &raw)
{
    m_owners.erase(raw);
    m_notes.drop(ownerKind, raw);
}

void SiteMemory::noteCleared(const std::optional<TimePoint> &lastCleared, TimePoint now)
{
    if (lastCleared == m_lastCleared)
        return;
    m_lastCleared = lastCleared;
    Json notes = Json::object();
    if (lastCleared)
        notes["lastCleared"] = formatMicroTime(*lastCleared);
    m_notes.keep(siteKind, siteName, std::move(notes), now);
}

const holds::OwnerSigns *SiteMemory::signsOf(const std::string &raw) const
{
    const auto known = m_owners.find(raw);
    return known == m_owners.end() ? nullptr : &known->second;
}

} // namespace hp::gateway
