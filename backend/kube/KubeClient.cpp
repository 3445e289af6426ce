// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/KubeClient.h"

#include "backend/kube/Failures.h"
#include "model/messages/Connection.h"

#include <QMetaObject>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace hp::kube {

namespace {

/// What is asked of the server without changing anything there, whatever its method.
bool changesNothing(const Request &request)
{
    return request.method == Method::Get || request.lane == Lane::Reads;
}

/// Between two questions with credentials that the server did not know.
constexpr Duration shortestPause = std::chrono::seconds(1);
constexpr Duration longestPause = std::chrono::seconds(10);

/// An address is what is said of a server: the same one behind another proxy, or with another
/// authority, may be that of another cluster.
bool mayBeAnotherServer(const Endpoint &one, const Endpoint &other)
{
    return one.server != other.server || one.caPem != other.caPem
        || one.tlsServerName != other.tlsServerName || one.proxyUrl != other.proxyUrl;
}

} // namespace

KubeClient::KubeClient(const Context &context,
                       Endpoint endpoint,
                       std::shared_ptr<Credentials> credentials)
    : m_context(context)
    , m_endpoint(std::move(endpoint))
    , m_credentials(std::move(credentials))
    , m_reads(context.settings.reads.perSecond, context.settings.reads.burst)
    , m_writes(context.settings.writes.perSecond, context.settings.writes.burst)
{
    m_context.keeper.address(m_endpoint.server);
}

KubeClient::~KubeClient()
{
    for (const auto &[id, call] : m_calls)
        m_context.engine.cancel(call.underWay);
}

void KubeClient::use(Endpoint endpoint)
{
    if (mayBeAnotherServer(endpoint, m_endpoint))
        ++m_serverNumber;
    m_endpoint = std::move(endpoint);
    m_target.reset();
    m_context.keeper.address(m_endpoint.server);
}

void KubeClient::use(std::shared_ptr<Credentials> credentials)
{
    m_credentials = std::move(credentials);
    m_target.reset();
}

double KubeClient::jitter() const
{
    return m_context.settings.jitter ? m_context.settings.jitter()
                                     : QRandomGenerator::global()->generateDouble();
}

std::uint64_t KubeClient::send(Request request, std::function<void(Answer)> done)
{
    runtime::TokenBucket &bucket = request.lane == Lane::Writes ? m_writes : m_reads;
    const Duration wait = bucket.take(m_context.clock.uptime());
    StreamListener listener;
    listener.onAnswer = std::move(done);
    const std::uint64_t id = add(std::move(request), std::move(listener));
    if (wait > Duration())
        after(wait, id);
    else
        identify(id);
    return id;
}

std::uint64_t KubeClient::open(Request request, StreamListener listener)
{
    const std::uint64_t id = add(std::move(request), std::move(listener));
    identify(id);
    return id;
}

std::uint64_t KubeClient::add(Request request, StreamListener listener)
{
    Call call;
    call.request = std::move(request);
    call.listener = std::move(listener);
    m_calls.emplace(++m_lastId, std::move(call));
    return m_lastId;
}

void KubeClient::cancel(std::uint64_t id)
{
    const auto known = m_calls.find(id);
    if (known == m_calls.end())
        return;
    m_context.engine.cancel(known->second.underWay);
    m_context.clock.cancel(known->second.timer);
    m_calls.erase(known);
}

void KubeClient::after(Duration wait, std::uint64_t id)
{
    m_calls[id].timer = m_context.clock.after(wait, m_owner.get(), [this, id] { identify(id); });
}

void KubeClient::identify(std::uint64_t id)
{
    m_credentials->current([this, id, alive = m_alive.token()](Result<Authentication> current) {
        if (!alive || !m_calls.contains(id))
            return;
        const auto &stillAllowed = m_calls[id].request.stillAllowed;
        if (stillAllowed && !stillAllowed())
            return leaveUnsent(id);
        if (!current)
            return refuse(id, saidBy(current.error()));
        if (Message why = whyNotNow(*current); !why.empty())
            return refuse(id, why);
        submit(id, *current);
    });
}

Message KubeClient::whyNotNow(const Authentication &authentication)
{
    if (!m_unknown || m_unknown->generation != authentication.generation)
        return {};
    const Duration now = m_context.clock.uptime();
    if (now < m_unknown->until)
        return m_unknown->why;
    m_unknown->until = now + m_unknown->pause; // this one asks, the others wait for its answer
    return {};
}

void KubeClient::noteUnknown(const Call &call, const Message &why)
{
    const Duration now = m_context.clock.uptime();
    if (m_unknown && m_unknown->generation == call.generation) {
        m_unknown->pause = std::min(2 * m_unknown->pause, longestPause);
        m_unknown->until = now + m_unknown->pause;
        m_unknown->why = why;
        return;
    }
    m_unknown = {call.generation, now + shortestPause, shortestPause, why};
}

/// Later, because the credentials may answer from the call itself.
void KubeClient::refuse(std::uint64_t id, const Message &why)
{
    m_context.keeper.notSignedIn(why);
    QMetaObject::invokeMethod(
        m_owner.get(),
        [this, id, why] {
            Answer answer;
            answer.status = 401;
            answer.body = R"({"kind":"Status","reason":"Unauthorized","code":401})";
            answer.trouble = why;
            finish(id, std::move(answer));
        },
        Qt::QueuedConnection);
}

/// Later, as refuse().
void KubeClient::leaveUnsent(std::uint64_t id)
{
    QMetaObject::invokeMethod(
        m_owner.get(),
        [this, id] {
            Answer answer;
            answer.failure = Failure::Connect;
            answer.trouble = say::nothingIsWrittenHere();
            finish(id, std::move(answer));
        },
        Qt::QueuedConnection);
}

void KubeClient::submit(std::uint64_t id, const Authentication &authentication)
{
    Call &call = m_calls[id];
    if (!m_target || m_target->authentication.generation != authentication.generation)
        m_target = std::make_shared<const Target>(Target{m_endpoint, authentication});
    call.generation = authentication.generation;
    ++call.tries;
    StreamListener listener = call.listener;
    listener.onAnswer = [this, id](Answer answer) { answered(id, std::move(answer)); };
    listener.onStarted = [this, id] {
        m_context.keeper.reached();
        const auto known = m_calls.find(id);
        if (known != m_calls.end() && !std::exchange(known->second.started, true))
            ++m_counts[labelsOf(known->second.request, 200)];
        const auto told = known == m_calls.end() ? nullptr : known->second.listener.onStarted;
        if (told)
            told();
    };
    call.underWay = m_context.engine.submit(m_target, call.request, std::move(listener));
}

void KubeClient::answered(std::uint64_t id, Answer answer)
{
    const auto known = m_calls.find(id);
    if (known == m_calls.end())
        return;
    Call &call = known->second;
    // A watch that came about was counted then; how it ends is no answer.
    if (!call.started)
        ++m_counts[labelsOf(call.request, answer.failure == Failure::None ? answer.status : 0)];
    m_context.keeper.answered(answer);
    if (answer.failure == Failure::None && answer.status == 401) {
        m_credentials->refused(call.generation);
        m_target.reset();
        answer.trouble = saidBy(errorOf(answer, call.request.method));
        if (call.renewed || call.request.stream) {
            noteUnknown(call, say::serverDoesNotKnowUs(answer.trouble));
            m_context.keeper.notSignedIn(say::serverDoesNotKnowUs(answer.trouble));
        }
    } else if (answer.failure == Failure::None) {
        m_unknown.reset();
    }
    if (!goesAgain(id, call, answer))
        finish(id, std::move(answer));
}

bool KubeClient::goesAgain(std::uint64_t id, Call &call, const Answer &answer)
{
    if (answer.failure != Failure::None || call.request.stream || call.request.once)
        return false;
    // Who is refused at the door has done nothing inside, whatever the method.
    if (answer.status == 401 && !std::exchange(call.renewed, true)) {
        ++m_repeated;
        identify(id);
        return true;
    }
    const bool turnedAway = answer.status == 429;
    const bool mayRepeat = turnedAway || (answer.status >= 500 && changesNothing(call.request));
    if (!mayRepeat || !answer.retryAfterSeconds || call.tries >= m_context.settings.tries)
        return false;
    Duration wait = std::chrono::seconds(*answer.retryAfterSeconds);
    wait += std::chrono::duration_cast<Duration>(std::chrono::milliseconds(200) * jitter());
    if (call.waited + wait > m_context.settings.retryAfterCap)
        return false;
    call.waited += wait;
    ++m_repeated;
    after(wait, id);
    return true;
}

void KubeClient::finish(std::uint64_t id, Answer answer)
{
    const auto known = m_calls.find(id);
    if (known == m_calls.end())
        return;
    const Call call = std::move(known->second);
    m_calls.erase(known);
    if (call.listener.onAnswer)
        call.listener.onAnswer(std::move(answer));
}

} // namespace hp::kube
