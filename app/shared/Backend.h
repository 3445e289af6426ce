// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/shared/Service.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace hp::lab {
class LabFile;
}

namespace hp::app {

/// The whole backend, composed: store, controllers, drivers, lab, history, gateway and front. Lives
/// on the thread that makes it, which becomes the control thread and must run an event loop.
class Backend final : public Service
{
    Q_OBJECT
public:
    explicit Backend(Options options);
    ~Backend() override;

    [[nodiscard]] Result<BackendReady> start() override;
    void requestStop() override;

private:
    [[nodiscard]] Result<Done> openDirectory();
    [[nodiscard]] Result<Done> openCluster(std::optional<lab::LabFile> lab);
    [[nodiscard]] Result<Done> openHistory();
    void composeAlarms();
    void compose();
    [[nodiscard]] Result<Done> openOverrides();
    [[nodiscard]] Result<Done> openExports();
    [[nodiscard]] Result<Done> openFront();
    /// Runs `next` once: when what `begin` started calls back, or when patience ends.
    void once(std::chrono::milliseconds timeout,
              const std::function<void(std::function<void()> done)> &begin,
              std::function<void()> next);

    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::app
