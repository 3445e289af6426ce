// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/controllers/DeclaredCluster.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

namespace {

using cluster::Subresource;
namespace kinds = cluster::kinds;

std::string partOf(Subresource subresource)
{
    return subresource == Subresource::Status ? "status" : "";
}

/// What only a lab or a test has.
bool isOurs(const cluster::Kind &kind)
{
    static const std::set<std::string> built{
        "machine.openshift.io", "metal3.io", "config.openshift.io"};
    return !kind.custom || built.contains(kind.group)
        || kind.plural.rfind("metal3remediation", 0) == 0;
}

} // namespace

DeclaredCluster::DeclaredCluster(cluster::Cluster &behind,
                                 const controllers::Needs &needs,
                                 std::vector<controllers::Right> more)
    : ForwardingCluster(behind)
    , m_name(needs.name)
{
    for (const controllers::Right &right : needs.rights)
        m_declared.insert(toString(right));
    for (const controllers::Right &right : more)
        m_declared.insert(toString(right));
}

void DeclaredCluster::note(const char *verb,
                           const cluster::Kind &kind,
                           const std::string &subresource)
{
    if (!isOurs(kind))
        return;
    const std::string right = toString(controllers::Right{verb, &kind, subresource, {}});
    if (m_declared.contains(right))
        m_used.insert(right);
    else
        m_undeclared.insert(m_name + ": " + right);
}

void DeclaredCluster::get(const cluster::ObjectRef &ref, Reply<Object> reply)
{
    note("get", *ref.kind);
    behind().get(ref, std::move(reply));
}

void DeclaredCluster::list(const cluster::Query &query, Reply<cluster::ObjectList> reply)
{
    note("list", *query.kind);
    behind().list(query, std::move(reply));
}

std::unique_ptr<cluster::Watch> DeclaredCluster::watch(const cluster::Query &query,
                                                       const std::string &resourceVersion,
                                                       cluster::WatchSink sink)
{
    note("watch", *query.kind);
    return behind().watch(query, resourceVersion, std::move(sink));
}

void DeclaredCluster::create(const cluster::Kind &kind,
                             const std::string &ns,
                             Json object,
                             const cluster::WriteOptions &options,
                             Reply<cluster::Written> reply)
{
    note("create", kind);
    behind().create(kind, ns, std::move(object), options, std::move(reply));
}

void DeclaredCluster::update(const cluster::ObjectRef &ref,
                             Json object,
                             Subresource subresource,
                             const cluster::WriteOptions &options,
                             Reply<cluster::Written> reply)
{
    note("update", *ref.kind, partOf(subresource));
    behind().update(ref, std::move(object), subresource, options, std::move(reply));
}

void DeclaredCluster::patch(const cluster::ObjectRef &ref,
                            cluster::PatchType type,
                            Json body,
                            Subresource subresource,
                            const cluster::WriteOptions &options,
                            Reply<cluster::Written> reply)
{
    note("patch", *ref.kind, partOf(subresource));
    behind().patch(ref, type, std::move(body), subresource, options, std::move(reply));
}

void DeclaredCluster::remove(const cluster::ObjectRef &ref,
                             const cluster::DeleteOptions &options,
                             Reply<cluster::Deleted> reply)
{
    note("delete", *ref.kind);
    behind().remove(ref, options, std::move(reply));
}

void DeclaredCluster::evict(const ObjectKey &pod,
                            const cluster::DeleteOptions &options,
                            Reply<Done> reply)
{
    note("create", kinds::pod(), "eviction");
    behind().evict(pod, options, std::move(reply));
}

void DeclaredCluster::recordEvent(cluster::EventRecord record)
{
    note("create", kinds::event());
    note("patch", kinds::event()); // its count
    behind().recordEvent(std::move(record));
}

} // namespace hp::test
