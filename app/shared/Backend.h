// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "model/base/Result.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace hp::http {
struct TlsMaterial;
}
namespace hp::lab {
class LabFile;
}

namespace hp::app {

/// Where a started backend can be reached.
struct BackendReady {
    std::string apiUrl{}; ///< https://127.0.0.1:7480
    std::string liveUrl{}; ///< wss://127.0.0.1:7480/live
    std::string wallUrl{}; ///< empty without a wall listener
    std::string dataDir{};
    std::string caFile{}; ///< empty with an own certificate
    std::string tokenFile{}; ///< the operator's token
};

/// The whole backend, composed: store, controllers, drivers, lab, history, gateway and front. Lives
/// on the thread that makes it, which becomes the control thread and must run an event loop.
class Backend : public QObject
{
    Q_OBJECT
public:
    explicit Backend(Options options);
    ~Backend() override;

    /// Opens everything in order; the first thing that does not open ends it with one sentence and
    /// leaves nothing half-written.
    [[nodiscard]] Result<BackendReady> start();
    /// Takes no new work, finishes writes, ends streams. `stopped` follows within 5 s.
    void beginStop();

signals:
    void stopped();

private:
    [[nodiscard]] Result<Done> openDirectory();
    [[nodiscard]] Result<http::TlsMaterial> openTls();
    [[nodiscard]] Result<Done> openCluster(std::optional<lab::LabFile> lab);
    [[nodiscard]] Result<Done> openHistory();
    void composeHistory();
    void composeAlarms();
    void compose();
    [[nodiscard]] Result<Done> openOverrides();
    [[nodiscard]] Result<Done> openExports();
    [[nodiscard]] Result<Done> openFront(const http::TlsMaterial &tls);
    /// Runs `next` once: when what `begin` started calls back, or when patience ends.
    void once(std::chrono::milliseconds patience,
              const std::function<void(std::function<void()> done)> &begin,
              std::function<void()> next);

    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::app
