// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Monitoring.h"
#include "backend/cluster/Cluster.h"
#include "backend/embedded/Sqlite.h"
#include "backend/gateway/views/ClusterFacts.h"
#include "backend/history/Recorder.h"
#include "backend/http/HttpFront.h"
#include "backend/runtime/Clock.h"
#include "model/base/Result.h"
#include "model/rules/alarms/Alarm.h"

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hp::gateway {
class FleetObjects;
}

namespace hp::app {

/// The cluster that a backend works on, and everything that depends on which one it is: where the
/// objects live, what is served of them, who may reconcile and when. Views, history, monitoring and
/// the front are the same over all of them and know nothing of the difference. Lives on the control
/// thread. The calls come in the order in which they stand here.
class ClusterHost
{
public:
    ClusterHost() = default;
    ClusterHost(const ClusterHost &) = delete;
    ClusterHost &operator=(const ClusterHost &) = delete;
    virtual ~ClusterHost() = default;

    /// Opens it. Invalid with one sentence when what was asked for cannot be.
    [[nodiscard]] virtual Result<Done> open() = 0;
    /// What everybody watches.
    [[nodiscard]] virtual cluster::Cluster &cluster() = 0;
    /// A patch that a person decided on, `options.user`: in their own name where that may be said.
    virtual void patchForPerson(const cluster::ObjectRef &ref,
                                cluster::PatchType type,
                                Json body,
                                const cluster::WriteOptions &options,
                                Reply<cluster::Written> reply);
    /// Whom the cluster takes for the author of what this identity sends through that.
    [[nodiscard]] virtual std::string authorOf(const std::string &identity) { return identity; }
    /// What the cluster lets a user of one of these names write, such as "patch nodes as wall";
    /// empty: nothing. Here nobody is a user of a cluster.
    virtual void askWallRights(const std::vector<std::string> &, Reply<std::string> reply)
    {
        reply(std::string());
    }
    /// For people: "embedded", "lab demo", "prod-a".
    [[nodiscard]] virtual std::string name() const = 0;
    /// The namespace that the backend itself lives in: what all replicas share is there.
    [[nodiscard]] virtual std::string ownNamespace() const { return "default"; }
    /// The address of its API server; empty: that is this backend.
    [[nodiscard]] virtual std::string apiServer() const { return {}; }
    /// What a shared record tells this cluster from others by, the same for every backend on it.
    /// Empty: no other backend can be on it. May have to ask the cluster, and waits for the answer.
    [[nodiscard]] virtual Result<std::string> identity() = 0;
    /// The same without waiting, as far as our rights go. An error is one sentence, and stays one.
    virtual void askIdentity(Reply<std::string> reply) { reply(identity()); }
    /// "embedded", "observe" or "reconcile".
    [[nodiscard]] virtual live::Mode mode() const = 0;
    /// The live copies that everybody shares, before they start.
    virtual void follow(gateway::FleetObjects &) { }
    /// Makes what acts. Nothing runs yet.
    virtual void compose(Monitoring &monitoring, history::Recorder &recorder) = 0;
    /// Hears what the cluster has only in a version that is not understood, whenever that changes.
    /// Before it starts.
    virtual void onOtherVersions(std::function<void(const cluster::OtherVersions &)>) { }
    /// Ends what was opened with other tokens than these.
    virtual void endAllBut(const http::TokenHashes &) { }
    /// What people have to know of what was opened.
    [[nodiscard]] virtual std::vector<alarms::AlarmSource> alarms() { return {}; }
    /// What is served beside the screens.
    virtual void route(http::HttpFront &front) = 0;
    /// The front serves: what needs its address can be loaded.
    [[nodiscard]] virtual Result<Done> load() = 0;
    virtual void start() = 0;

    /// How the cluster and our standing there are, for the connection view.
    [[nodiscard]] virtual gateway::ClusterFacts facts() = 0;

    /// The BareMetalHosts that a person looks at: they are read more often.
    virtual void setViewedHosts(const std::set<ObjectKey> &) { }
    /// People planned something here, or took it back.
    virtual void calendarChanged() { }
    /// A person wants the BMC of this host asked now; false: no such host is looked after here.
    [[nodiscard]] virtual bool retryBmc(const ObjectKey &) { return false; }
    /// A person wants it tried again now: the server, and the credentials that were given up.
    virtual void retry() { }

    /// Begins a copy of the store that is kept here, under its name, into that folder. Null:
    /// the cluster keeps its objects itself.
    [[nodiscard]] virtual std::unique_ptr<embedded::SqliteCopy> copyStore(const std::string &)
    {
        return nullptr;
    }

    /// Takes no more work. Safe to call twice.
    virtual void stop() = 0;
    /// Ends the streams of clients, finishes what was written. Safe to call twice.
    virtual void finish() = 0;
    /// Gives back what others wait for: sessions of BMCs, the Lease. `done` runs once, later.
    virtual void release(std::function<void()> done) = 0;
    /// Destroys what compose() made, which knows the monitoring; the cluster itself stays.
    virtual void dissolve() = 0;
};

/// What tells a real cluster from every other and is the same for all who are on it, whatever they
/// call it: the uid of its namespace kube-system. Runs the event loop of the calling thread until
/// the server has said it; one that does not answer is asked again until patience ends. An error is
/// one sentence.
[[nodiscard]] Result<std::string>
identityOf(cluster::Cluster &cluster, runtime::Clock &clock, Duration timeout);

} // namespace hp::app
