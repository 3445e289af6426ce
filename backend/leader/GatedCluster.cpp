// SPDX-License-Identifier: Apache-2.0
#include "backend/leader/GatedCluster.h"

#include "backend/leader/WriteGate.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::leader {

namespace {

/// What waits in the cluster before it goes out, for a rate or a Retry-After, asks again then.
template<typename Options>
Options whileOpen(Options options, const WriteGate &gate)
{
    options.stillAllowed = gate.stillOpen();
    return options;
}

} // namespace

void GatedCluster::create(const cluster::Kind &kind,
                          const std::string &ns,
                          Json object,
                          const cluster::WriteOptions &options,
                          Reply<cluster::Written> reply)
{
    if (const auto go = throughGate(m_gate, m_context, std::move(reply)))
        behind().create(kind, ns, std::move(object), whileOpen(options, m_gate), go);
}

void GatedCluster::update(const cluster::ObjectRef &ref,
                          Json object,
                          cluster::Subresource subresource,
                          const cluster::WriteOptions &options,
                          Reply<cluster::Written> reply)
{
    if (const auto go = throughGate(m_gate, m_context, std::move(reply)))
        behind().update(ref, std::move(object), subresource, whileOpen(options, m_gate), go);
}

void GatedCluster::patch(const cluster::ObjectRef &ref,
                         cluster::PatchType type,
                         Json body,
                         cluster::Subresource subresource,
                         const cluster::WriteOptions &options,
                         Reply<cluster::Written> reply)
{
    if (const auto go = throughGate(m_gate, m_context, std::move(reply)))
        behind().patch(ref, type, std::move(body), subresource, whileOpen(options, m_gate), go);
}

void GatedCluster::remove(const cluster::ObjectRef &ref,
                          const cluster::DeleteOptions &options,
                          Reply<cluster::Deleted> reply)
{
    if (const auto go = throughGate(m_gate, m_context, std::move(reply)))
        behind().remove(ref, whileOpen(options, m_gate), go);
}

void GatedCluster::evict(const ObjectKey &pod,
                         const cluster::DeleteOptions &options,
                         Reply<Done> reply)
{
    if (const auto go = throughGate(m_gate, m_context, std::move(reply)))
        behind().evict(pod, whileOpen(options, m_gate), go);
}

void GatedCluster::recordEvent(cluster::EventRecord record)
{
    if (!m_gate.refusal())
        behind().recordEvent(std::move(record));
}

} // namespace hp::leader
