// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cluster/FaultyCluster.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

FaultyCluster::FaultyCluster(cluster::Cluster &behind, int dieAt, std::function<void()> onDeath)
    : ForwardingCluster(behind)
    , m_dieAt(dieAt)
    , m_onDeath(std::move(onDeath))
{ }

bool FaultyCluster::survives()
{
    if (!m_dead && m_writes++ == m_dieAt) {
        m_dead = true;
        m_onDeath();
    }
    return !m_dead;
}

template<typename T>
Reply<T> FaultyCluster::alive(Reply<T> reply) const
{
    return [this, reply = std::move(reply)](Result<T> result) {
        if (!m_dead)
            reply(std::move(result));
    };
}

void FaultyCluster::get(const cluster::ObjectRef &ref, Reply<Object> reply)
{
    if (!m_dead)
        behind().get(ref, alive(std::move(reply)));
}

void FaultyCluster::list(const cluster::Query &query, Reply<cluster::ObjectList> reply)
{
    if (!m_dead)
        behind().list(query, alive(std::move(reply)));
}

std::unique_ptr<cluster::Watch> FaultyCluster::watch(const cluster::Query &query,
                                                     const std::string &resourceVersion,
                                                     cluster::WatchSink sink)
{
    cluster::WatchSink guarded;
    guarded.onEvents =
        [this, deliver = std::move(sink.onEvents)](const std::vector<cluster::WatchEvent> &events) {
            if (!m_dead)
                deliver(events);
        };
    if (sink.onSynced)
        guarded.onSynced = [this, synced = std::move(sink.onSynced)] {
            if (!m_dead)
                synced();
        };
    guarded.onEnd = [this, end = std::move(sink.onEnd)](Error error) {
        if (!m_dead)
            end(std::move(error));
    };
    return behind().watch(query, resourceVersion, std::move(guarded));
}

void FaultyCluster::create(const cluster::Kind &kind,
                           const std::string &ns,
                           Json object,
                           const cluster::WriteOptions &options,
                           Reply<cluster::Written> reply)
{
    if (survives())
        behind().create(kind, ns, std::move(object), options, alive(std::move(reply)));
}

void FaultyCluster::update(const cluster::ObjectRef &ref,
                           Json object,
                           cluster::Subresource subresource,
                           const cluster::WriteOptions &options,
                           Reply<cluster::Written> reply)
{
    if (survives())
        behind().update(ref, std::move(object), subresource, options, alive(std::move(reply)));
}

void FaultyCluster::patch(const cluster::ObjectRef &ref,
                          cluster::PatchType type,
                          Json body,
                          cluster::Subresource subresource,
                          const cluster::WriteOptions &options,
                          Reply<cluster::Written> reply)
{
    if (survives())
        behind().patch(ref, type, std::move(body), subresource, options, alive(std::move(reply)));
}

void FaultyCluster::remove(const cluster::ObjectRef &ref,
                           const cluster::DeleteOptions &options,
                           Reply<cluster::Deleted> reply)
{
    if (survives())
        behind().remove(ref, options, alive(std::move(reply)));
}

void FaultyCluster::evict(const ObjectKey &pod,
                          const cluster::DeleteOptions &options,
                          Reply<Done> reply)
{
    if (survives())
        behind().evict(pod, options, alive(std::move(reply)));
}

void FaultyCluster::recordEvent(cluster::EventRecord record)
{
    if (survives())
        behind().recordEvent(std::move(record));
}

void FaultyCluster::mayI(const cluster::AccessReview &review, Reply<bool> reply)
{
    if (!m_dead)
        behind().mayI(review, alive(std::move(reply)));
}

} // namespace hp::test
