// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/WorkloadClusters.h"
#include "backend/gateway/views/CapiObjects.h"
#include "backend/gateway/views/CertificateRequests.h"
#include "backend/gateway/views/ConnectionRows.h"
#include "backend/gateway/views/RawObjects.h"
#include "backend/gateway/views/SiteObjects.h"
#include "backend/runtime/FieldIndex.h"
#include "backend/runtime/Informer.h"

#include <QObject>

#include <set>
#include <utility>
#include <vector>

namespace hp::gateway {

/// Live copies of every object that the views are made of, for all who watch the same objects.
/// Control thread; whoever connects does so before start().
class FleetObjects final : public QObject
{
    Q_OBJECT
public:
    FleetObjects(cluster::Cluster &cluster, runtime::Clock &clock);
    ~FleetObjects() override;

    void start();
    /// start() in pieces, a stream each; false when all have begun. Of a cluster that answers at
    /// once each is as long as its list.
    [[nodiscard]] bool startSome();
    /// The kind of the stream that startSome() begins with next; empty: none.
    [[nodiscard]] std::string nextKind() const
    {
        return m_started < m_streams.size() ? m_streams[m_started].second.kind : std::string();
    }
    void stop();
    [[nodiscard]] runtime::Informer &machines() { return m_machines; }
    [[nodiscard]] runtime::Informer &nodes() { return m_nodes; }
    [[nodiscard]] runtime::Informer &hosts() { return m_hosts; }
    [[nodiscard]] runtime::Informer &pods() { return m_pods; }
    [[nodiscard]] runtime::Informer &events() { return m_events; }
    [[nodiscard]] runtime::Informer &maintenances() { return m_site.maintenances(); }
    /// Those in a version that is not understood.
    [[nodiscard]] RawObjects &raw() { return m_raw; }
    /// Those of Cluster API.
    [[nodiscard]] CapiObjects &capi() { return m_capi; }
    /// The clusters that its Machines are Nodes of.
    [[nodiscard]] WorkloadClusters &workloads() { return m_workloads; }
    /// What bears on many machines.
    [[nodiscard]] SiteObjects &site() { return m_site; }
    /// What the cluster has only in a version that is not understood; also while this runs.
    void setOtherVersions(const cluster::OtherVersions &versions) { m_raw.setVersions(versions); }

    [[nodiscard]] bool hasSynced() const;
    /// Every machine is there as it is now: all are listed, and no stream that tells of them broke.
    [[nodiscard]] bool isWhole() const;
    /// All Machines of both APIs are listed.
    [[nodiscard]] bool hasMachines() const;
    /// Of the Machine API, else of Cluster API. Null when there is none, or none that is
    /// understood.
    [[nodiscard]] Object machine(const ObjectKey &key) const;
    /// Those that machine() knows.
    [[nodiscard]] std::set<ObjectKey> machineKeys() const;
    [[nodiscard]] Object host(const ObjectKey &key) const;
    /// The Events about an object; `ns` is empty for a Node.
    [[nodiscard]] std::vector<Object>
    eventsOf(const std::string &kind, const std::string &ns, const std::string &name) const;
    /// Those of this one, and of no earlier object of its name.
    [[nodiscard]] std::vector<Object> eventsAbout(const std::string &kind,
                                                  const Object &object) const;
    [[nodiscard]] std::vector<Object> podsOn(const std::string &node) const;
    /// VolumeAttachments.
    [[nodiscard]] runtime::Informer &attachments() { return m_attachments; }
    [[nodiscard]] std::vector<Object> attachmentsOf(const std::string &node) const;
    /// What kubelets ask for.
    [[nodiscard]] CertificateRequests &requests() { return m_requests; }
    /// A Node with the first internal address of this machine, with the name that its instance
    /// gives itself or with its own; null when there is none.
    [[nodiscard]] Object nodeLike(const Object &machine) const;
    /// By the provider id, as Cluster API knows Nodes; null when none or several have it.
    [[nodiscard]] Object nodeWithProviderIdOf(const Object &machine) const;
    /// A Node of this cluster says that it is that of a machine of the same Cluster of Cluster API,
    /// which agrees: names alone tell nothing.
    [[nodiscard]] bool isClusterHere(const Object &machine) const;
    /// Other machines with the first internal address of this one.
    [[nodiscard]] std::vector<ObjectKey> machinesWithAddressOf(const Object &machine) const;
    /// Every stream that there always is, without how it is now.
    [[nodiscard]] const std::vector<std::pair<runtime::Informer *, StreamInfo>> &streams() const
    {
        return m_streams;
    }
    /// Every stream as it is now.
    [[nodiscard]] std::vector<StreamInfo> streamsAt(TimePoint now) const;

private:
    void watch(runtime::Informer &informer);

    runtime::Informer m_machines;
    runtime::Informer m_nodes;
    runtime::Informer m_hosts;
    runtime::Informer m_pods;
    runtime::Informer m_events;
    runtime::Informer m_attachments;
    CertificateRequests m_requests;
    runtime::FieldIndex m_eventsByObject;
    runtime::FieldIndex m_podsByNode;
    runtime::FieldIndex m_attachmentsByNode;
    runtime::FieldIndex m_nodesByAddress;
    runtime::FieldIndex m_nodesByProviderId;
    runtime::FieldIndex m_nodesByCluster;
    runtime::FieldIndex m_machinesByAddress;
    std::vector<std::pair<runtime::Informer *, StreamInfo>> m_streams;
    std::size_t m_started = 0;
    RawObjects m_raw;
    CapiObjects m_capi;
    WorkloadClusters m_workloads;
    SiteObjects m_site;
};

} // namespace hp::gateway
