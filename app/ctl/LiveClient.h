// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/CtlOptions.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/live/Frames.h"

#include <QElapsedTimer>
#include <QObject>
#include <QWebSocket>

#include <chrono>
#include <memory>
#include <string>

namespace hp::app {

/// Asks a backend over `/live` (docs/protocol.md) for whole views, one at a time, waiting for each
/// answer. For programs that ask and leave; it runs an event loop while it waits.
class LiveClient : public QObject
{
    Q_OBJECT
public:
    /// `timeout` is how long each answer may take, and connecting no longer than `opening`, however
    /// long an answer is waited for; a backend that says nothing for as long as `silence`, not even
    /// its time, is gone.
    explicit LiveClient(std::chrono::milliseconds timeout = std::chrono::seconds(10),
                        std::chrono::milliseconds silence = std::chrono::seconds(20),
                        std::chrono::milliseconds opening = std::chrono::seconds(10));
    ~LiveClient() override;

    /// Connects and says hello. Errors are one sentence with the address.
    [[nodiscard]] Result<Done> open(const CtlOptions &options);
    /// The rows of a view as the server has it now.
    [[nodiscard]] Result<Json> view(const std::string &name, const Json &options);
    /// Keeps a view open from now on, so that waitForChange() hears of it.
    [[nodiscard]] Result<Done> follow(const std::string &name, const Json &options);
    /// Waits until a followed view changes, or that long; true when it changed. Errors when the
    /// connection is lost, or the backend has been silent for too long.
    [[nodiscard]] Result<bool> waitForChange(std::chrono::milliseconds time);
    /// Ends a waitForChange() that runs, and gives false there.
    void interrupt();
    /// Asks for something to be done; gives what the server says of it. Errors carry its sentence.
    [[nodiscard]] Result<Json> command(const std::string &name, const Json &arguments);
    /// Passes the time while what arrives is taken and answered.
    void wait(std::chrono::milliseconds time);
    /// The server's clock (a lab's may run faster than ours), from its last view or tick; none
    /// before either.
    [[nodiscard]] live::Instant serverNow() const { return m_now; }
    /// The address of the backend.
    [[nodiscard]] const std::string &place() const { return m_place; }

signals:
    void interrupted();

private:
    /// The next frame with one of these ops and, when `id` is given, that id.
    [[nodiscard]] Result<Json> waitFor(const std::vector<live::Op> &ops,
                                       const std::string &id,
                                       std::chrono::milliseconds time);
    void send(const std::string &frame);

    std::chrono::milliseconds m_timeout;
    std::chrono::milliseconds m_silence;
    std::chrono::milliseconds m_opening;
    QElapsedTimer m_sinceFrame;
    QWebSocket m_socket;
    std::string m_place;
    live::Instant m_now;
    std::vector<std::unique_ptr<Json>> m_frames;
    std::vector<std::string> m_followed; ///< ids of views that stay open
    int m_lastId = 0;
};

/// The full key of the machine that was named: in the fleet, or, for one that is gone, as it was
/// written. `options` are those of the view: an `at` asks for the fleet of an instant of the past.
[[nodiscard]] Result<std::string>
machineKey(LiveClient &client, const std::string &name, const Json &options);
[[nodiscard]] Result<std::string> machineKey(LiveClient &client, const std::string &name);

} // namespace hp::app
