// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/options/Options.h"
#include "app/shared/Reloading.h"
#include "model/base/Result.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <string>

namespace hp::app {

/// Where a started backend can be reached.
struct BackendReady {
    std::string apiUrl{}; ///< https://127.0.0.1:7480; empty when no API is served
    std::string liveUrl{}; ///< wss://127.0.0.1:7480/live
    std::string wallUrl{}; ///< empty without a wall listener
    std::string dataDir{};
    std::string caFile{}; ///< empty with an own certificate
    std::string tokenFile{}; ///< of who may do most here: the operator's, or a reader's
    /// The resource of what it is about, whole: with Cluster API two groups serve `machines`.
    std::string machines = "machines.machine.openshift.io";
};

/// What answers clients: a backend, or a bundle that is read. Lives on the thread that makes it,
/// which becomes the control thread and must run an event loop.
class Service : public QObject
{
    Q_OBJECT
public:
    /// `options` are those that it runs with.
    explicit Service(const Options &options);

    /// Opens everything in order; the first thing that does not open ends it with one sentence and
    /// leaves nothing half-written.
    [[nodiscard]] virtual Result<BackendReady> start() = 0;
    /// Takes no new work, finishes writes, ends streams. `stopped` follows within 5 s.
    virtual void requestStop() = 0;
    /// The settings were read again: takes over what it can and logs that, see Reloading. Does
    /// nothing before it serves.
    void reload(const Result<Options> &next) { m_reloading.reload(next); }

signals:
    void stopped();

protected:
    /// Puts what changed to use without a restart.
    [[nodiscard]] virtual TakenOver takeOver(const Options &) { return {}; }

private:
    Reloading m_reloading;
};

/// What a program ends with whose service did not start: 1 where the same may work a moment later,
/// 2 where only another setting helps. The unit tries the first again and leaves the second alone.
[[nodiscard]] int exitCodeOf(const Error &notStarted);

/// A bundle's when the options name one, else a backend. Nothing is opened yet.
[[nodiscard]] std::unique_ptr<Service> makeService(Options options);

/// Where a person's backend keeps its data when nothing was said. A lab (of --lab) has a directory
/// of its own there, by its name.
[[nodiscard]] std::string defaultDataDir(const std::string &lab = {});
/// "127.0.0.1:7480", as somebody on this machine can open it.
[[nodiscard]] std::string hostPort(const std::string &address, std::uint16_t port);

} // namespace hp::app
