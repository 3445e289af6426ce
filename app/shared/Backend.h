// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Monitoring.h"
#include "app/shared/Service.h"
#include "backend/cluster/Cluster.h"
#include "backend/gateway/Commands.h"
#include "backend/gateway/views/ViewSource.h"
#include "backend/redfish/RedfishSettings.h"
#include "backend/runtime/Clock.h"
#include "model/notify/Episodes.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace hp::gateway {
struct BulkGroup;
struct BulkWorld;
} // namespace hp::gateway

namespace hp::app {

struct NamedLab;

/// What is put around a backend that else makes it itself: a time that somebody moves. Outlives it.
struct Surroundings {
    /// All that is not about people and sockets goes by it. Screens are, so that with it nobody
    /// serves /live; who moves the clock refreshes the views.
    runtime::Clock *clock = nullptr;
    /// Hears what the embedded cluster's way to the BMCs is set to, and may set it.
    std::function<void(redfish::RedfishSettings &)> adjustBmcs{};
};

/// The whole backend, composed: store, controllers, drivers, lab, history, gateway and front. Lives
/// on the thread that makes it, which becomes the control thread and must run an event loop.
class Backend final : public Service
{
    Q_OBJECT
public:
    explicit Backend(Options options, Surroundings surroundings = {});
    ~Backend() override;

    [[nodiscard]] Result<BackendReady> start() override;
    void requestStop() override;

    // For who has it in the same process, once it has started. Control thread.
    [[nodiscard]] cluster::Cluster &cluster();
    /// What /live shows.
    [[nodiscard]] gateway::ViewSource &views();
    /// What /live is told to do.
    [[nodiscard]] gateway::Commands &commands();
    [[nodiscard]] Monitoring &monitoring();

protected:
    [[nodiscard]] TakenOver takeOver(const Options &next) override;

private:
    [[nodiscard]] Result<Done> openDirectory(const std::optional<NamedLab> &lab);
    [[nodiscard]] TimePoint labTime() const;
    void keepLabTime();
    [[nodiscard]] Result<Done> openCluster(std::optional<NamedLab> lab);
    [[nodiscard]] Result<Done> openHistory();
    void composeAlarms();
    void composeBackups();
    [[nodiscard]] std::string clusterName() const;
    void composeNotifications();
    void acknowledgeCause(const std::string &cause, const std::string &by);
    [[nodiscard]] std::optional<notify::AlarmPlace> placeOf(const alarms::Alarm &alarm) const;
    void showAlerts();
    void compose();
    [[nodiscard]] Result<gateway::BulkWorld> bulkWorld(const gateway::BulkGroup &group);
    [[nodiscard]] Result<Done> openOverrides();
    [[nodiscard]] Result<Done> openExports();
    void composeRotation();
    [[nodiscard]] Result<Done> proveWalls();
    [[nodiscard]] Result<Done> openFront();
    /// Runs `next` once: when what `begin` started calls back, or when patience ends.
    void once(std::chrono::milliseconds timeout,
              const std::function<void(std::function<void()> done)> &begin,
              std::function<void()> next);

    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::app
