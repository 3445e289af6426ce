// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Cluster.h"
#include "backend/history/ClusterApiSource.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/Lifetime.h"
#include "model/rules/capi/CapiView.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hp::gateway {

/// Live copies of what a cluster has of Cluster API, read and never written. What of it is served
/// is asked at the start and every minute, in v1beta2 or else v1beta1; kinds of providers are
/// followed when a Machine or a Cluster refers to them. A bootstrap config, which may hold secrets,
/// is read alone, once a minute, while a deletion waits for it, and its spec is not kept. Where
/// there is no Cluster API, that question is all it costs. Control thread.
class CapiObjects final : public QObject, public history::ClusterApiSource
{
    Q_OBJECT
public:
    /// The machines whose rows may differ now.
    using Handler = std::function<void(const std::set<ObjectKey> &machines)>;
    using MachineHandler = runtime::Informer::Handler;

    /// How a stream is.
    struct Stream {
        const cluster::Kind *kind = nullptr;
        bool synced = false;
        std::string reason{}; ///< why it is closed; empty while it lives
        Duration idleTime{};
        std::size_t objects = 0;
    };

    CapiObjects(cluster::Cluster &cluster, runtime::Clock &clock);
    ~CapiObjects() override;

    /// Both before start(). A Machine that came, changed or went is among what onChange() gives.
    void onChange(Handler handler) { m_handlers.push_back(std::move(handler)); }
    void onMachine(MachineHandler handler) { m_machineHandlers.push_back(std::move(handler)); }
    void onObject(ObjectHandler handler) override
    {
        m_objectHandlers.push_back(std::move(handler));
    }
    void onStream(StreamHandler handler) override { m_streamHandler = std::move(handler); }
    void onListed(std::function<void()> handler) override { m_listedHandler = std::move(handler); }
    void start();
    void stop();

    /// It was answered whether there is a Cluster API, and its Machines are listed where there is.
    [[nodiscard]] bool hasSynced() const;
    [[nodiscard]] bool isListed() const override;
    [[nodiscard]] std::vector<Object> objects() const override;
    /// Null when there is none. A MachinePool without Machines stands for those that it has, a
    /// MachineDeployment, a MachineSet, or the Cluster of a control plane for those that it wants
    /// and cannot make, a Cluster that is deleted for itself when no Machine of it is on its way.
    [[nodiscard]] Object machine(const ObjectKey &key) const override;
    [[nodiscard]] std::vector<Object> machines() const;
    /// A machine, or what stands in the place of one, with what belongs to it, without what is no
    /// object of Cluster API: its host, its Node and what is on it, Events, the site.
    [[nodiscard]] capi::CapiView viewOf(const Object &machine) const override;
    /// The kind of this group and word in the version that is followed; null: none is.
    [[nodiscard]] const cluster::Kind *kindOf(const std::string &group,
                                              const std::string &kind) const;
    /// The cluster of a machine for people: with its namespace where another has the same name.
    [[nodiscard]] std::string clusterTitle(const Object &machine) const;
    /// Whose server this BareMetalHost is.
    [[nodiscard]] std::set<ObjectKey> machinesOfHost(const ObjectKey &host) const;
    /// All kinds that are followed now.
    [[nodiscard]] std::vector<Stream> streams() const;

private:
    /// A kind without its version: "machines.infrastructure.cluster.x-k8s.io" and its word.
    struct Name {
        std::string group{};
        std::string kind{};

        auto operator<=>(const Name &) const = default;
    };
    struct Slot {
        const cluster::Kind *kind = nullptr;
        std::unique_ptr<runtime::Informer> informer{};
        /// In another version, until it is listed: nothing vanishes meanwhile.
        const cluster::Kind *nextKind = nullptr;
        std::unique_ptr<runtime::Informer> next{};
        std::string reason{};
    };
    using Kinds = std::vector<const cluster::Kind *>;
    /// The bootstrap config of a machine whose deletion waits for it.
    struct Bootstrap {
        Object object{};
        bool isAsked = false;
    };

    void poll();
    void ask(const std::string &group);
    void answered(const std::string &group, const Result<Kinds> &kinds);
    /// Beyond so many that serve nothing only usual groups are asked for.
    [[nodiscard]] bool mayAsk(const std::string &group) const;
    void follow(const Name &name, const cluster::Kind *kind);
    void begin(const Name &name, Slot &slot, const cluster::Kind &kind);
    void takeNext(const Name &name);
    void leave(const Name &name);
    /// The kind of a provider that is referred to; null: it is not served, or not known yet.
    [[nodiscard]] const cluster::Kind *servedKind(const capi::Reference &reference);
    void refer(const capi::Reference &reference);
    void referCluster(const Object &cluster);
    /// The same of all that is there: what a group serves differs.
    void referAll();
    void changed(const Name &name, const Object &before, const Object &after);
    /// Those that are concerned.
    [[nodiscard]] std::set<ObjectKey> machineChanged(const Object &before, const Object &after);
    [[nodiscard]] std::set<ObjectKey>
    othersChanged(const Name &name, const Object &before, const Object &after);
    void serverChanged(const Object &before, const Object &after);
    void clusterChanged(const Object &before, const Object &after);
    /// `machine` is null when it is gone.
    void reviewBootstrap(const ObjectKey &key, const Object &machine);
    void takeBootstrap(const ObjectKey &machine, const Object &before, const Object &after) const;
    [[nodiscard]] std::set<std::string> tagsOf(const Object &machine) const;
    [[nodiscard]] std::set<ObjectKey> concernedBy(const Name &name, const Object &object) const;
    [[nodiscard]] std::set<ObjectKey> tagged(const std::string &tag) const;
    /// No Machine says that it belongs to it.
    [[nodiscard]] bool isWithoutMachines(const Object &pool) const;
    /// It has a row, though it is no Machine.
    [[nodiscard]] bool standsAlone(const Object &object) const;
    [[nodiscard]] capi::CapiView ownerView(const Object &owner) const;
    void notify(const std::set<ObjectKey> &machines) const;
    /// The Machines whose Cluster is not there: no change of one tells of them.
    void notifyOrphans() const;
    void reviewListed() const;
    [[nodiscard]] const runtime::Informer *informer(const Name &name) const;
    /// We may see them, and nothing is missed: what is not here does not exist.
    [[nodiscard]] bool isFollowed(const Name &name) const;
    [[nodiscard]] Object get(const Name &name, const ObjectKey &key) const;
    [[nodiscard]] Object get(const capi::Reference &reference) const;

    cluster::Cluster &m_cluster;
    runtime::Clock &m_clock;
    std::vector<Handler> m_handlers{};
    std::vector<MachineHandler> m_machineHandlers{};
    std::vector<ObjectHandler> m_objectHandlers{};
    StreamHandler m_streamHandler{};
    std::function<void()> m_listedHandler{};
    std::map<Name, Slot> m_slots{};
    std::set<Name> m_referred{}; ///< kinds of providers that are served
    std::map<std::string, Kinds> m_served{}; ///< by group, as it was answered last
    std::set<std::string> m_asked{}; ///< groups whose answer is under way
    /// Machines by what they belong to: "Cluster/ns/name".
    std::map<std::string, std::set<ObjectKey>> m_tags{};
    std::map<std::string, std::set<ObjectKey>> m_checks{}; ///< MachineHealthChecks by cluster
    /// MachineSets that cannot make a machine, by the name of their controller in their namespace.
    std::map<ObjectKey, std::set<ObjectKey>> m_blockedSets{};
    std::map<std::string, std::set<std::string>> m_namespaces{}; ///< of Clusters, by their name
    std::map<ObjectKey, std::set<std::string>> m_serversOfHost{}; ///< tags of Metal3Machines
    std::map<ObjectKey, Bootstrap> m_bootstraps{}; ///< by their machine
    bool m_isAnswered = false;
    QObject m_context{};
    runtime::Lifetime m_session{};
};

} // namespace hp::gateway
