// SPDX-License-Identifier: Apache-2.0
#include "backend/history/StateWriter.h"

#include <nlohmann/json.hpp>

namespace hp::history {

namespace {

/// A holder renews its Lease every few seconds; that it lives is worth a row a minute.
constexpr Duration leaseGrain = std::chrono::minutes(1);

/// An object of which only its identity is known.
Object named(const std::string &kind, const ObjectKey &key, const std::string &uid)
{
    return Object(Json{{"kind", kind},
                       {"metadata", {{"namespace", key.ns}, {"name", key.name}, {"uid", uid}}}});
}

} // namespace

void StateWriter::keep(const Object &before, const Object &after, TimePoint seen)
{
    const Object &object = after ? after : before;
    if (object.kind() != "Lease") {
        m_store.append(ObjectChange{before.atRest(), after.atRest(), seen});
        return;
    }
    // Every kubelet renews one there; the Node says what came of it.
    if (object.ns() == "kube-node-lease")
        return;
    const std::string uid = object.uid();
    const auto last = m_leases.find(uid);
    const bool sameHolder = last != m_leases.end() && after
        && last->second.second.text("/spec/holderIdentity") == after.text("/spec/holderIdentity");
    if (sameHolder && seen - last->second.first < leaseGrain && seen >= last->second.first)
        return;
    m_store.append(ObjectChange{
        last == m_leases.end() ? before.atRest() : last->second.second, after.atRest(), seen});
    if (after)
        m_leases[uid] = {seen, after.atRest()};
    else
        m_leases.erase(uid);
}

void StateWriter::endMissing(const std::string &kind,
                             const std::set<std::string> &present,
                             TimePoint now)
{
    const auto alive = m_store.aliveObjects(kind);
    for (const auto &known : alive ? *alive : std::vector<SnapshotTable::Known>()) {
        if (!present.contains(known.uid))
            keep(named(kind, known.key, known.uid), {}, now);
    }
}

} // namespace hp::history
