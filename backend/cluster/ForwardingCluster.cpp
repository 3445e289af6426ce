// SPDX-License-Identifier: Apache-2.0
#include "backend/cluster/ForwardingCluster.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::cluster {

void ForwardingCluster::get(const ObjectRef &ref, Reply<Object> reply)
{
    m_behind.get(ref, std::move(reply));
}

void ForwardingCluster::list(const Query &query, Reply<ObjectList> reply)
{
    m_behind.list(query, std::move(reply));
}

std::unique_ptr<Watch>
ForwardingCluster::watch(const Query &query, const std::string &resourceVersion, WatchSink sink)
{
    return m_behind.watch(query, resourceVersion, std::move(sink));
}

void ForwardingCluster::create(const Kind &kind,
                               const std::string &ns,
                               Json object,
                               const WriteOptions &options,
                               Reply<Written> reply)
{
    m_behind.create(kind, ns, std::move(object), options, std::move(reply));
}

void ForwardingCluster::update(const ObjectRef &ref,
                               Json object,
                               Subresource subresource,
                               const WriteOptions &options,
                               Reply<Written> reply)
{
    m_behind.update(ref, std::move(object), subresource, options, std::move(reply));
}

void ForwardingCluster::patch(const ObjectRef &ref,
                              PatchType type,
                              Json body,
                              Subresource subresource,
                              const WriteOptions &options,
                              Reply<Written> reply)
{
    m_behind.patch(ref, type, std::move(body), subresource, options, std::move(reply));
}

void ForwardingCluster::remove(const ObjectRef &ref,
                               const DeleteOptions &options,
                               Reply<Deleted> reply)
{
    m_behind.remove(ref, options, std::move(reply));
}

void ForwardingCluster::evict(const ObjectKey &pod, const DeleteOptions &options, Reply<Done> reply)
{
    m_behind.evict(pod, options, std::move(reply));
}

void ForwardingCluster::recordEvent(EventRecord record)
{
    m_behind.recordEvent(std::move(record));
}

void ForwardingCluster::mayI(const AccessReview &review, Reply<bool> reply)
{
    m_behind.mayI(review, std::move(reply));
}

void ForwardingCluster::kindsOf(const std::string &group, Reply<std::vector<const Kind *>> reply)
{
    m_behind.kindsOf(group, std::move(reply));
}

} // namespace hp::cluster
