// SPDX-License-Identifier: Apache-2.0
#include "app/shared/Notifications.h"

#include "backend/notify/CurlSender.h"
#include "model/base/JsonFields.h"

#include <memory>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::app {

namespace {

constexpr const char *noReceivers =
    "there is no receiver: the option notifications names the file that has them";

Unexpected mayNot(const gateway::Caller &caller, const char *what)
{
    return unexpected(ErrorCode::Unauthorised,
                      caller.name + " is not allowed to " + what
                          + ", which requires the role operator");
}

Json statusRow(const notify::ReceiverStatus &status)
{
    return {{"name", status.receiver.name},
            {"type", toString(status.receiver.kind)},
            {"pending", status.pending},
            {"delivered", status.state.delivered},
            {"failed", status.state.failed},
            {"refused", status.state.refused},
            {"lastDelivery", timeOrNull(status.state.lastDelivery)},
            {"failingSince", timeOrNull(status.state.failingSince)},
            {"lastError", status.state.lastError}};
}

/// What is gathered until every receiver has answered.
struct TestRun {
    Json rows = Json::array();
    std::size_t waiting = 0;
};

} // namespace

Notifications::Notifications(std::string file, MakeParts makeParts)
    : m_file(std::move(file))
    , m_makeParts(std::move(makeParts))
{ }

Result<Done> Notifications::use(notify::Settings settings)
{
    if (m_service) {
        m_service->setSettings(std::move(settings));
        return Done{};
    }
    if (settings.receivers.empty())
        return Done{};
    auto outbox = notify::Outbox::open(m_file);
    if (!outbox)
        return unexpected(outbox.error());
    auto parts = m_makeParts();
    if (!parts.sender)
        parts.sender = std::make_unique<notify::CurlSender>();
    m_service.emplace(std::move(parts), std::move(*outbox), std::move(settings));
    if (m_isStarted)
        m_service->start();
    return Done{};
}

void Notifications::start()
{
    m_isStarted = true;
    if (m_service)
        m_service->start();
}

void Notifications::stop()
{
    m_isStarted = false;
    if (m_service)
        m_service->stop();
}

std::vector<notify::ReceiverStatus> Notifications::status()
{
    return m_service ? m_service->status() : std::vector<notify::ReceiverStatus>();
}

Result<Json>
Notifications::run(const std::string &command, const Json &, const gateway::Caller &caller)
{
    if (command != "notify.status")
        return gateway::noCommand(command);
    if (caller.has("wall"))
        return mayNot(caller, "look at receivers");
    Json rows = Json::array();
    for (const notify::ReceiverStatus &one : status())
        rows.push_back(statusRow(one));
    return Json{{"receivers", std::move(rows)}};
}

void Notifications::execute(const std::string &command,
                            const Json &arguments,
                            const gateway::Caller &caller,
                            Reply reply)
{
    if (command != "notify.test")
        return reply(run(command, arguments, caller));
    if (!caller.operates())
        return reply(mayNot(caller, "test receivers"));
    test(textOf(arguments, "receiver"), caller, reply);
}

void Notifications::test(const std::string &receiver,
                         const gateway::Caller &caller,
                         const Reply &reply)
{
    std::vector<std::string> names;
    if (m_service) {
        for (const notify::Receiver &one : m_service->settings().receivers) {
            if (receiver.empty() || one.name == receiver)
                names.push_back(one.name);
        }
    }
    if (names.empty())
        return reply(unexpected(ErrorCode::NotFound,
                                receiver.empty() ? std::string(noReceivers)
                                                 : "there is no receiver " + receiver));
    const auto run = std::make_shared<TestRun>();
    run->waiting = names.size();
    for (const std::string &name : names) {
        m_service->test(name, caller.name, [run, name, reply](const Result<Done> &done) {
            Json row{{"name", name}};
            if (!done)
                row["error"] = done.error().message;
            run->rows.push_back(std::move(row));
            if (--run->waiting == 0)
                reply(Json{{"receivers", std::move(run->rows)}});
        });
    }
}

} // namespace hp::app
