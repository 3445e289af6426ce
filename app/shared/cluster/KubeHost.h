// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "app/shared/cluster/ClusterHost.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <memory>

namespace hp::app {

/// A real API server. By default this backend observes: it writes nothing but what people sign for.
/// With --reconcile the chosen groups run while this replica holds the Lease, each as soon as its
/// rights and the fields that it writes are there; what is in the way is a state that is shown.
class KubeHost final : public QObject, public ClusterHost
{
    Q_OBJECT
public:
    /// What is passed in outlives it.
    KubeHost(const Options &options, runtime::Clock &clock);
    ~KubeHost() override;

    [[nodiscard]] Result<Done> open() override;
    [[nodiscard]] cluster::Cluster &cluster() override;
    void patchForPerson(const cluster::ObjectRef &ref,
                        cluster::PatchType type,
                        Json body,
                        const cluster::WriteOptions &options,
                        Reply<cluster::Written> reply) override;
    [[nodiscard]] std::string authorOf(const std::string &identity) override;
    void askWallRights(const std::vector<std::string> &walls, Reply<std::string> reply) override;
    [[nodiscard]] std::string name() const override;
    [[nodiscard]] std::string ownNamespace() const override;
    [[nodiscard]] std::string apiServer() const override;
    [[nodiscard]] Result<std::string> identity() override;
    void askIdentity(Reply<std::string> reply) override;
    [[nodiscard]] live::Mode mode() const override;
    void follow(gateway::FleetObjects &objects) override;
    void compose(Monitoring &monitoring, history::Recorder &recorder) override;
    void onOtherVersions(std::function<void(const cluster::OtherVersions &)> call) override;
    void route(http::HttpFront &front) override;
    [[nodiscard]] Result<Done> load() override { return Done{}; }
    void start() override;
    [[nodiscard]] gateway::ClusterFacts facts() override;
    void retry() override;
    void setViewedHosts(const std::set<ObjectKey> &hosts) override;
    void calendarChanged() override;
    [[nodiscard]] bool retryBmc(const ObjectKey &host) override;
    void stop() override;
    void finish() override { }
    void release(std::function<void()> done) override;
    void dissolve() override;

private:
    void askUid(const cluster::ObjectRef &ref, Reply<std::string> reply);
    void connectionChanged();
    void versionsChanged();
    void inspect();
    void lead(bool leading);
    void startTerm();
    void stopTerm();
    void startGroups();
    void released();

    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::app
