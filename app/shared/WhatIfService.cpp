// SPDX-License-Identifier: Apache-2.0
#include "app/shared/WhatIfService.h"

#include "backend/whatif/Forecast.h"
#include "model/live/RowJson.h"
#include "model/messages/Answer.h"
#include "model/messages/WhatIf.h"

#include <QElapsedTimer>

#include <iterator>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <utility>

namespace hp::app {

namespace {

/// The control thread and those that serve people go first.
constexpr int niceness = 5;

/// Forecasts on a thread that is not the control thread.
Result<Json> forecastOf(whatif::Snapshot snapshot,
                        const whatif::Question &question,
                        const std::string &action,
                        Duration patience,
                        const std::atomic<bool> &isStopped)
{
    // Of this thread alone, on Linux. That it cannot be is no reason not to answer.
    (void)::setpriority(PRIO_PROCESS, 0, niceness);
    QElapsedTimer time;
    time.start();
    const auto isLate = [&time, patience] {
        return std::chrono::milliseconds(time.elapsed()) > patience;
    };
    const auto forecast =
        whatif::forecast(snapshot, question, [&] { return !isStopped.load() && !isLate(); });
    if (!forecast && !isStopped && isLate())
        return unexpected(ErrorCode::TimedOut, say::whatIfTookTooLong(patience));
    if (!forecast)
        return unexpected(forecast.error());
    return live::toJson(whatif::rowOf(*forecast, question, action));
}

} // namespace

WhatIfService::WhatIfService(Parts parts)
    : m_parts(std::move(parts))
{ }

WhatIfService::~WhatIfService()
{
    m_isStopped = true;
    if (m_thread)
        m_thread->wait();
}

Result<Json> WhatIfService::run(const std::string &command, const Json &, const gateway::Caller &)
{
    return gateway::noCommand(command);
}

void WhatIfService::execute(const std::string &command,
                            const Json &arguments,
                            const gateway::Caller &caller,
                            Reply reply)
{
    const bool stops = command == "whatif.stop";
    if (command != "whatif.forecast" && !stops)
        return reply(gateway::noCommand(command));
    if (caller.has("wall"))
        return reply(unexpected(ErrorCode::Unauthorised, say::aPersonMay(caller.name)));
    if (stops) {
        const bool isNext = m_next && m_next->who == caller.name;
        const bool isOwn = m_asked && m_asked->who == caller.name;
        if (isOwn)
            m_isStopped = true;
        if (isNext)
            std::exchange(m_next, {})
                ->reply(unexpected(ErrorCode::TimedOut, say::whatIfWasStopped()));
        return reply(Json{{"stopped", isOwn || isNext}});
    }
    auto action = whatif::actionFrom(arguments);
    if (!action)
        return reply(unexpected(action.error()));
    Asked asked{std::move(*action),
                caller.name,
                caller.session,
                caller.operates() || caller.approves(),
                std::move(reply)};
    if (!m_asked)
        return begin(std::move(asked));
    const Asked &last = m_next ? *m_next : *m_asked;
    const bool goesFirst = asked.acts && !last.acts;
    if (last.who != caller.name && !goesFirst && isAwaited(last))
        return asked.reply(unexpected(ErrorCode::Conflict, say::whatIfIsBusy()));
    m_isStopped = true;
    if (auto before = std::exchange(m_next, std::move(asked)))
        before->reply(unexpected(ErrorCode::TimedOut, say::whatIfWasStopped()));
}

bool WhatIfService::isAwaited(const Asked &asked) const
{
    return asked.session.empty() || !m_parts.isPresent
        || m_parts.isPresent(asked.who, asked.session);
}

void WhatIfService::begin(Asked asked)
{
    m_asked = std::move(asked);
    m_snapshot = {};
    m_kindsRead = 0;
    m_isStopped = false;
    readNext();
}

void WhatIfService::readNext()
{
    if (m_isStopped)
        return finish(unexpected(ErrorCode::TimedOut, say::whatIfWasStopped()));
    if (m_kindsRead == whatif::copiedKinds.size())
        return play();
    const whatif::CopiedKind &copied = whatif::copiedKinds[m_kindsRead++];
    cluster::Query query;
    query.kind = cluster::KindRegistry::instance().findKind(copied.apiVersion, copied.kind);
    m_parts.cluster->list(
        query, [this, &copied, alive = m_alive.token()](Result<cluster::ObjectList> listed) {
            if (!alive)
                return;
            // A cluster without hosts, windows or the Machine API has none of them.
            if (!listed && listed.error().code != ErrorCode::NotFound)
                return finish(
                    unexpected(listed.error().code,
                               say::whatIfCannotRead(copied.kind, listed.error().message)));
            if (listed)
                std::move(listed->items.begin(),
                          listed->items.end(),
                          std::back_inserter(m_snapshot.objects));
            readNext();
        });
}

void WhatIfService::play()
{
    m_snapshot.at = m_parts.clock->now();
    m_snapshot.usual = m_parts.usual();
    auto question = whatif::questionOf(m_asked->action, m_snapshot, *m_parts.calendar);
    if (!question) {
        const std::string &machine = m_asked->action.machine;
        const bool isOther = question.error().code == ErrorCode::NotFound && !machine.empty()
            && m_parts.isOfClusterApi && m_parts.isOfClusterApi(machine);
        return finish(isOther ? unexpected(ErrorCode::Refused, say::whatIfIsOfClusterApi(machine))
                              : unexpected(question.error()));
    }
    if (m_thread)
        m_thread->wait(); // of the one before, which has told its end
    m_thread.reset(QThread::create([this,
                                    snapshot = std::exchange(m_snapshot, {}),
                                    question = std::move(*question),
                                    action = m_asked->action.action]() mutable {
        auto answer =
            forecastOf(std::move(snapshot), question, action, m_parts.patience, m_isStopped);
        QMetaObject::invokeMethod(
            this, [this, answer = std::move(answer)]() mutable { finish(std::move(answer)); });
    }));
    m_thread->start();
}

void WhatIfService::finish(Result<Json> answer)
{
    const Reply reply = std::exchange(m_asked, {})->reply;
    m_snapshot = {};
    if (m_next)
        begin(*std::exchange(m_next, {}));
    reply(std::move(answer));
}

} // namespace hp::app

#include "moc_WhatIfService.cpp"
