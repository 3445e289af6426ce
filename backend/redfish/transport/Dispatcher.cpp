// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/Dispatcher.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace hp::redfish {

Dispatcher::Dispatcher(const RedfishSettings &settings,
                       Callbacks callbacks,
                       FileBudget &files,
                       curl::Multiplexer &multiplexer)
    : m_settings(settings)
    , m_callbacks(std::move(callbacks))
    , m_files(files)
    , m_limit(settings, files)
    , m_multiplexer(multiplexer)
    , m_random(settings.leaping ? std::minstd_rand::default_seed : std::random_device{}())
    , m_gates(multiplexer.pools())
{ }

void Dispatcher::refuse(Operation &operation, const Error &error, const Deliver &deliver)
{
    std::visit(
        [&](auto &what) {
            deliver([reply = std::move(what.reply), error] { reply(unexpected(error)); });
        },
        operation.what);
}

void Dispatcher::submit(Operation operation, Steady now)
{
    Line *const line = lineFor(operation, now);
    if (line == nullptr) {
        refuse(operation, parseBmcAddress(operation.address).error(), m_callbacks.deliver);
        return;
    }
    const auto *const read = std::get_if<ReadOperation>(&operation.what);
    const Span mayWait = read != nullptr ? read->mayWait : Span(0);
    const bool wasIdle = line->client.isIdle();
    line->client.add(std::move(operation), now);
    if (wasIdle || mayWait.count() <= 0)
        setPatient(*line, mayWait.count() > 0);
    if (line->underWay) {
        if (line->mayGiveWay && line->client.hasCommand())
            setTimer(*line, line->transfer.startedAt() + m_settings.commandTimeout);
        return;
    }
    if (mayWait.count() > 0 && wasIdle)
        gather(*line, now + mayWait);
    else if (mayWait.count() <= 0 || line->queue == nullptr)
        ready(*line, false);
}

void Dispatcher::setPatient(Line &line, bool patient)
{
    if (line.underWay && line.patient != patient)
        m_hurried += patient ? -1 : 1;
    line.patient = patient;
}

/// The line of a host, made when there is none; null when its address cannot work.
Line *Dispatcher::lineFor(const Operation &operation, Steady now)
{
    const auto found = m_lines.find(operation.hostId);
    if (found != m_lines.end() && found->second->addressText == operation.address)
        return found->second.get();
    const auto address = parseBmcAddress(operation.address);
    if (!address)
        return nullptr;
    if (found != m_lines.end()) {
        if (found->second->client.address() == *address) {
            found->second->addressText = operation.address;
            return found->second.get();
        }
        leave(std::move(found->second)); // the host moved to another BMC
        m_lines.erase(found);
    }
    const auto shard =
        static_cast<unsigned>(std::hash<std::string>()(address->origin()) % m_gates.size());
    auto line = std::make_unique<Line>(operation,
                                       *address,
                                       ClientContext{m_settings, m_reader, m_groups, m_callbacks},
                                       m_multiplexer,
                                       shard);
    line->transfer.onEnded = [this, made = line.get()](CURLcode code) { finish(*made, code); };
    line->transfer.onConnected = [this, made = line.get()] {
        if (std::exchange(made->handshaking, false))
            m_limit.connected();
    };
    if (m_nextSweep == Steady())
        m_nextSweep = now + m_settings.idleBmc / 4;
    return m_lines.emplace(operation.hostId, std::move(line)).first->second.get();
}

/// The line has, or may have, something to send. What it has begun goes before what is new, so that
/// few BMCs are half done at any time.
void Dispatcher::ready(Line &line, bool continues)
{
    if (line.underWay || line.goodbye)
        return;
    if (line.client.isIdle()) {
        removeLine(line);
        setTimer(line, Steady::max());
        return;
    }
    put(line, lane(line.client.hasCommand() ? Lane::Command : Lane::Poll), continues);
}

void Dispatcher::gather(Line &line, Steady until)
{
    Gate &gate = m_gates[line.transfer.pool()];
    put(line, gate.waiting);
    gate.opensAt = std::min(gate.opensAt, until);
}

void Dispatcher::openGates(Steady now)
{
    for (Gate &gate : m_gates) {
        if (now < gate.opensAt)
            continue;
        gate.opensAt = Steady::max();
        while (!gate.waiting.empty())
            ready(*gate.waiting.front(), false);
    }
}

void Dispatcher::put(Line &line, Line::Queue &queue, bool first)
{
    if (line.queue == &queue && !first)
        return;
    removeLine(line);
    line.queue = &queue;
    line.place = queue.insert(first ? queue.begin() : queue.end(), &line);
}

void Dispatcher::removeLine(Line &line)
{
    if (line.queue != nullptr)
        line.queue->erase(line.place);
    line.queue = nullptr;
}

/// One timer a line: for the request under way, or for when the client has something to send.
void Dispatcher::setTimer(Line &line, Steady at)
{
    if (line.timer)
        m_timers.erase(*line.timer);
    line.timer.reset();
    if (at != Steady::max())
        line.timer = m_timers.emplace(at, &line);
}

void Dispatcher::startDue(Steady now)
{
    fireTimers(now);
    openGates(now);
    forgetIdle(now);
    for (const Lane which : {Lane::Command, Lane::Poll}) {
        startFrom(connecting(which), which, now);
        startFrom(lane(which), which, now);
    }
    startFrom(m_goodbyes, Lane::Poll, now);
}

void Dispatcher::startFrom(Line::Queue &queue, Lane which, Steady now)
{
    while (!queue.empty()) {
        Line &line = *queue.front();
        const bool counts =
            !line.transfer.isConnected() && (line.connectsDearly() || !m_files.mayOpen());
        switch (m_limit.evaluate(which, counts, now)) {
        case RequestLimit::Verdict::NoPlace:
            return;
        case RequestLimit::Verdict::NoConnection:
            if (&queue == &connecting(which))
                return;
            put(line, connecting(which)); // those behind it may have a connection
            break;
        case RequestLimit::Verdict::Start:
            removeLine(line);
            start(line, now);
            break;
        }
    }
}

void Dispatcher::start(Line &line, Steady now)
{
    if (line.goodbye) {
        send(line, std::move(*line.goodbye), now);
        return;
    }
    auto request = line.client.next(now);
    if (!request) {
        setTimer(line, line.client.isIdle() ? Steady::max() : line.client.wakeAt());
        return;
    }
    line.mayGiveWay = request->method == Method::Get && !line.client.hasCommand();
    send(line, std::move(*request), now);
    if (auto stream = line.listener ? std::nullopt : line.client.listen(now))
        listen(line, std::move(*stream), now);
}

/// A stream has a handle and a connection of its own, and takes no place among the requests.
void Dispatcher::listen(Line &line, HttpRequest stream, Steady now)
{
    line.listener = std::make_unique<BmcTransfer>(m_settings, m_multiplexer, line.transfer.pool());
    line.listener->onEnded = [this, &line](CURLcode code) { streamEnded(line, code); };
    line.listener->onStream = [this, &line](std::string_view bytes) {
        line.client.eventReceived(bytes, m_settings.time());
        setTimer(line, line.underWay ? line.transfer.headersDue() : line.client.wakeAt());
    };
    ++m_listening;
    line.listener->send(std::move(stream), false, now);
}

void Dispatcher::send(Line &line, HttpRequest request, Steady now)
{
    const bool connected = line.transfer.isConnected();
    const bool fresh = request.method == Method::Post && !request.mayReuseConnection;
    line.underWay = true;
    m_hurried += line.patient ? 0 : 1;
    line.handshaking = (!connected || fresh) && line.connectsDearly();
    m_limit.started(line.handshaking, now);
    line.transfer.send(std::move(request), connected || m_files.mayKeep(), now);
    setTimer(line, line.transfer.headersDue());
}

curl::Sleep Dispatcher::sleep() const
{
    const Steady now = m_settings.time();
    const Steady due = nextDue(now);
    // Sleep goes by the real clock, plans by the one of the settings.
    return {due == Steady::max() ? due : std::chrono::steady_clock::now() + (due - now),
            m_hurried == 0 ? m_settings.answersGather : Span(0)};
}

Steady Dispatcher::nextDue(Steady now) const
{
    Steady due = m_timers.empty() ? Steady::max() : m_timers.begin()->first;
    for (const Gate &gate : m_gates)
        due = std::min(due, gate.opensAt);
    if (!m_connecting[1].empty())
        due = std::min(due, m_limit.nextStartAt(now));
    return due;
}

void Dispatcher::ended(Line &line)
{
    line.underWay = false;
    m_hurried -= line.patient ? 0 : 1;
    m_limit.ended();
    if (std::exchange(line.handshaking, false))
        m_limit.connected();
    setTimer(line, Steady::max());
}

void Dispatcher::finish(Line &line, CURLcode code)
{
    ended(line);
    HttpAnswer answer = line.transfer.finish(code);
    if (line.goodbye) {
        m_leaving.erase(&line);
        return;
    }
    line.client.answered(
        std::move(answer), m_settings.time(), static_cast<std::uint8_t>(m_random() & 0xFFU));
    ready(line, true);
}

void Dispatcher::streamEnded(Line &line, CURLcode code)
{
    line.client.streamClosed(line.listener->finish(code), m_settings.time());
    line.listener.reset();
    --m_listening;
}

/// Ends the request under way without an answer; its connection goes with it.
void Dispatcher::giveUp(Line &line)
{
    line.transfer.cancel();
    ended(line);
}

void Dispatcher::fireTimers(Steady now)
{
    while (!m_timers.empty() && m_timers.begin()->first <= now) {
        Line &line = *m_timers.begin()->second;
        setTimer(line, Steady::max());
        fire(line, now);
    }
}

void Dispatcher::fire(Line &line, Steady now)
{
    if (!line.underWay) {
        ready(line, true);
    } else if (line.transfer.headersOverdue(now)) {
        line.transfer.cancel();
        finish(line, CURLE_OPERATION_TIMEDOUT);
    } else if (line.mayGiveWay && line.client.hasCommand()) {
        giveUp(line);
        (void)line.transfer.finish(CURLE_ABORTED_BY_CALLBACK);
        line.client.interrupted();
        ready(line, true);
    } else if (line.transfer.headersDue() != Steady::max()) {
        setTimer(line, line.transfer.headersDue());
    }
}

void Dispatcher::forgetIdle(Steady now)
{
    if (now < m_nextSweep || m_nextSweep == Steady())
        return;
    m_nextSweep = now + m_settings.idleBmc / 4;
    for (auto it = m_lines.begin(); it != m_lines.end();) {
        Line &line = *it->second;
        const bool idle = line.client.isIdle() && !line.underWay
            && now - line.client.lastUsed() > m_settings.idleBmc;
        if (idle)
            leave(std::move(it->second));
        it = idle ? m_lines.erase(it) : std::next(it);
    }
}

/// Starts the logout of a line that nobody asks about any more. A request under way is given up.
void Dispatcher::leave(std::unique_ptr<Line> line)
{
    bool mayHaveArrived = false;
    if (line->underWay) {
        giveUp(*line);
        mayHaveArrived = line->transfer.finish(CURLE_ABORTED_BY_CALLBACK).mayHaveArrived;
    }
    m_listening -= line->listener ? 1 : 0;
    line->listener.reset();
    removeLine(*line);
    setTimer(*line, Steady::max());
    line->client.abandon(
        {ErrorCode::Unreachable,
         "the power driver gave this BMC up: its address changed or the program ends"},
        mayHaveArrived);
    line->goodbye = line->client.logout();
    if (!line->goodbye)
        return;
    put(*line, m_goodbyes);
    Line *const key = line.get();
    m_leaving.emplace(key, std::move(line));
}

void Dispatcher::logoutAll()
{
    // The budget is of real time: who stops us may have stopped the time of the plans before.
    const Steady end = std::chrono::steady_clock::now() + m_settings.logoutBudget;
    for (auto &[id, line] : m_lines)
        leave(std::move(line));
    m_lines.clear();
    while (!m_leaving.empty() && std::chrono::steady_clock::now() < end) {
        startDue(m_settings.time());
        const curl::Sleep pause = sleep();
        m_multiplexer.turn({std::min(pause.until, end), pause.gather});
    }
}

} // namespace hp::redfish
