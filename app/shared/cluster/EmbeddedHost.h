// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "app/shared/LabMark.h"
#include "app/shared/cluster/ClusterHost.h"
#include "backend/http/credentials/DataDirectory.h"
#include "backend/redfish/RedfishSettings.h"
#include "backend/runtime/Clock.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace hp::app {

/// The cluster of this process: its objects in SQLite, served as a Kubernetes API, reconciled here;
/// with --lab also the world around it.
class EmbeddedHost final : public ClusterHost
{
public:
    /// `bmcs` is the way to the BMCs; `frontUrl` is asked once the front serves. What is passed in
    /// outlives it. open() refuses the data of another lab, and without a lab those of any, by what
    /// is stored unless the mark was there.
    EmbeddedHost(const Options &options,
                 const http::DataDirectory &directory,
                 runtime::Clock &clock,
                 std::optional<NamedLab> lab,
                 const LabMark &mark,
                 redfish::RedfishSettings bmcs,
                 std::function<std::string()> frontUrl);
    ~EmbeddedHost() override;

    [[nodiscard]] Result<Done> open() override;
    [[nodiscard]] cluster::Cluster &cluster() override;
    [[nodiscard]] std::string name() const override;
    [[nodiscard]] Result<std::string> identity() override { return std::string(); }
    [[nodiscard]] live::Mode mode() const override { return live::Mode::Embedded; }
    void compose(Monitoring &monitoring, history::Recorder &recorder) override;
    void endAllBut(const http::TokenHashes &good) override;
    [[nodiscard]] std::vector<alarms::AlarmSource> alarms() override;
    void route(http::HttpFront &front) override;
    [[nodiscard]] Result<Done> load() override;
    void start() override;
    [[nodiscard]] gateway::ClusterFacts facts() override { return {}; }
    void setViewedHosts(const std::set<ObjectKey> &hosts) override;
    void calendarChanged() override;
    [[nodiscard]] bool retryBmc(const ObjectKey &host) override;
    [[nodiscard]] std::unique_ptr<embedded::SqliteCopy>
    copyStore(const std::string &folder) override;
    void stop() override;
    void finish() override;
    void release(std::function<void()> done) override;
    void dissolve() override;

private:
    [[nodiscard]] Result<Done> judgeWhatIsStored();

    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::app
