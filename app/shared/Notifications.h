// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/Commands.h"
#include "backend/notify/NotifyService.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace hp::app {

/// The notifications of a backend, composed, and what clients may ask of them: `notify.status` and
/// `notify.test`. Lives on the control thread.
class Notifications final : public gateway::Commands
{
public:
    using MakeParts = std::function<notify::NotifyService::Parts()>;

    /// `file` is the outbox, which is made when there is a receiver for the first time.
    Notifications(std::string file, MakeParts makeParts);

    /// Goes on with these from now on. Errors are one sentence, and then nothing is sent.
    [[nodiscard]] Result<Done> use(notify::Settings settings);
    /// Alarms are known: starts to send.
    void start();
    void stop();

    /// In the order of the settings; empty without receivers.
    [[nodiscard]] std::vector<notify::ReceiverStatus> status();

    /// `notify.status` gives {receivers: […]}, for everybody but a wall.
    [[nodiscard]] Result<Json>
    run(const std::string &command, const Json &arguments, const gateway::Caller &caller) override;
    /// `notify.test` {receiver?} gives {receivers: [{name, error?}]} when all have answered, for
    /// operators; without a receiver all are tried.
    void execute(const std::string &command,
                 const Json &arguments,
                 const gateway::Caller &caller,
                 Reply reply) override;

private:
    void test(const std::string &receiver, const gateway::Caller &caller, const Reply &reply);

    std::string m_file;
    MakeParts m_makeParts;
    std::optional<notify::NotifyService> m_service{};
    bool m_isStarted = false;
};

} // namespace hp::app
