// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/ServerEngine.h"

#include "backend/curl/Engine.h"
#include "backend/kube/Decoder.h"
#include "backend/kube/transport/IdleTimeout.h"
#include "backend/kube/transport/ServerTransfer.h"
#include "backend/runtime/Inbox.h"
#include "backend/runtime/Mailbox.h"
#include "model/messages/Connection.h"

#include <QObject>

#include <algorithm>
#include <atomic>
#include <map>
#include <utility>
#include <vector>

namespace hp::kube {

namespace {

/// How often the silence of the watches is looked at, at most.
constexpr std::chrono::milliseconds minCheckInterval{100};
/// Streams on one connection, as far as the server allows.
constexpr long streamsPerConnection = 1000;
/// Only of a server, or a proxy, that speaks no HTTP/2; watches need one each then.
constexpr long connectionsPerLane = 8;

constexpr unsigned poolOf(Lane lane)
{
    return static_cast<unsigned>(lane);
}

/// In the order of the lanes.
std::vector<curl::PoolOptions> lanePools()
{
    const curl::PoolOptions watches{.multiplexes = true, .maxStreams = streamsPerConnection};
    curl::PoolOptions others = watches;
    others.maxHostConnections = connectionsPerLane;
    return {watches, others, others};
}

/// A request on its way to the thread.
struct Submitted {
    std::uint64_t id = 0;
    std::shared_ptr<const Target> target{};
    Request request{};
};

} // namespace

struct ServerEngine::Private {
    explicit Private(KubeSettings given)
        : settings(std::move(given))
    { }

    // On the control thread.
    void answered(std::uint64_t id, Answer answer);
    void consumed(std::size_t bytes);
    template<typename Call>
    void listen(std::uint64_t id, const Call &call);

    // On the engine's thread.
    [[nodiscard]] curl::Sleep step();
    void giveAllUp();
    void drainSubmitted();
    void start(Submitted submitted);
    void finish(std::uint64_t id, CURLcode code);
    void checkIdleStreams(Steady now);
    void probe(std::shared_ptr<const Target> target, Steady now);
    void probed(CURLcode code);
    void cutDeadConnections();
    [[nodiscard]] bool mustWait(std::uint64_t id) const;
    void resumePaused();
    void post(std::function<void()> call) { mailbox.post(std::move(call)); }

    const KubeSettings settings;
    QObject context{};
    runtime::Mailbox mailbox{&context};
    std::map<std::uint64_t, StreamListener> listeners{}; ///< the control thread's
    std::uint64_t lastId = 0;

    runtime::Inbox<Submitted> submitted{};
    runtime::Inbox<std::uint64_t> cancelled{};
    std::atomic<std::size_t> waiting{0}; ///< bytes of batches that the control thread has not taken
    std::atomic<std::uint64_t> requests{0};
    std::atomic<std::uint64_t> cuts{0};
    curl::Engine engine{lanePools()};

    // The engine's.
    Decoder decoder{};
    IdleTimeout idleTimeout{settings};
    std::map<std::uint64_t, std::unique_ptr<ServerTransfer>> transfers{};
    std::unique_ptr<ServerTransfer> asking{}; ///< the probe
    Steady nextCheck{};
};

ServerEngine::ServerEngine(KubeSettings settings)
    : m(std::make_unique<Private>(std::move(settings)))
{
    m->engine.start([this] { return m->step(); }, [this] { m->giveAllUp(); });
}

ServerEngine::~ServerEngine()
{
    m->engine.stop();
    m->engine.join();
}

std::uint64_t
ServerEngine::submit(std::shared_ptr<const Target> target, Request request, StreamListener listener)
{
    const std::uint64_t id = ++m->lastId;
    m->listeners.emplace(id, std::move(listener));
    if (m->submitted.put({id, std::move(target), std::move(request)})
        == runtime::Inbox<Submitted>::Put::First)
        m->engine.wake();
    return id;
}

void ServerEngine::cancel(std::uint64_t id)
{
    if (m->listeners.erase(id) == 0)
        return;
    if (m->cancelled.put(std::uint64_t{id}) == runtime::Inbox<std::uint64_t>::Put::First)
        m->engine.wake();
}

ServerEngine::Counters ServerEngine::counters() const
{
    const curl::Multiplexer &multiplexer = m->engine.multiplexer();
    Counters counters;
    counters.requests = m->requests;
    counters.connections = multiplexer.opened();
    counters.cuts = m->cuts;
    counters.openWatching = multiplexer.open(poolOf(Lane::Watches));
    return counters;
}

/// Calls a copy: what is called may cancel itself.
template<typename Call>
void ServerEngine::Private::listen(std::uint64_t id, const Call &call)
{
    const auto known = listeners.find(id);
    if (known != listeners.end()) {
        const StreamListener listener = known->second;
        call(listener);
    }
}

void ServerEngine::Private::answered(std::uint64_t id, Answer answer)
{
    const auto known = listeners.find(id);
    if (known == listeners.end())
        return;
    const StreamListener listener = std::move(known->second);
    listeners.erase(known);
    if (listener.onAnswer)
        listener.onAnswer(std::move(answer));
}

void ServerEngine::Private::consumed(std::size_t bytes)
{
    const std::size_t before = waiting.fetch_sub(bytes);
    const std::size_t low = settings.maxWaitingBytes / 2;
    if (before > low && before - bytes <= low)
        engine.wake();
}

curl::Sleep ServerEngine::Private::step()
{
    drainSubmitted();
    resumePaused();
    checkIdleStreams(std::chrono::steady_clock::now());
    return {.until = nextCheck};
}

void ServerEngine::Private::giveAllUp()
{
    transfers.clear();
    asking.reset();
}

void ServerEngine::Private::drainSubmitted()
{
    // First what is given up: what was submitted before it is there then.
    const std::vector<std::uint64_t> unwanted = cancelled.take();
    for (Submitted &one : submitted.take()) {
        if (std::find(unwanted.begin(), unwanted.end(), one.id) == unwanted.end())
            start(std::move(one));
    }
    for (const std::uint64_t id : unwanted)
        transfers.erase(id);
}

void ServerEngine::Private::start(Submitted one)
{
    const std::uint64_t id = one.id;
    const unsigned pool = poolOf(one.request.lane);
    auto transfer = std::make_unique<ServerTransfer>(engine.multiplexer(),
                                                     pool,
                                                     std::move(one.target),
                                                     std::move(one.request),
                                                     settings,
                                                     decoder);
    transfer->onEnded = [this, id](CURLcode code) { finish(id, code); };
    if (transfer->isStream()) {
        transfer->onStarted = [this, id] {
            post([this, id] {
                listen(id, [](const StreamListener &to) {
                    if (to.onStarted)
                        to.onStarted();
                });
            });
        };
        transfer->onBatch = [this, id](EventBatch batch) {
            waiting += batch.bytes;
            post([this, id, batch = std::move(batch)]() mutable {
                consumed(batch.bytes);
                listen(id, [&batch](const StreamListener &to) {
                    if (to.onBatch)
                        to.onBatch(std::move(batch));
                });
            });
        };
        transfer->mustWait = [this] { return waiting > settings.maxWaitingBytes; };
        nextCheck = {};
    } else {
        transfer->mustWait = [this, id] { return mustWait(id); };
    }
    ++requests;
    transfer->start();
    transfers.emplace(id, std::move(transfer));
}

void ServerEngine::Private::finish(std::uint64_t id, CURLcode code)
{
    const auto known = transfers.find(id);
    post([this, id, answer = known->second->finish(code)]() mutable {
        answered(id, std::move(answer));
    });
    transfers.erase(known);
}

void ServerEngine::Private::checkIdleStreams(Steady now)
{
    if (now < nextCheck)
        return;
    std::vector<IdleStream> streams;
    std::shared_ptr<const Target> target; // of any: it may be among the dead
    for (const auto &[id, transfer] : transfers) {
        if (!transfer->isStream() || transfer->isPaused())
            continue;
        target = transfer->target();
        streams.push_back({id,
                           transfer->localPort(),
                           !transfer->hasStarted() || transfer->sharesConnection(),
                           transfer->lastBytes()});
    }
    const IdleTimeout::Verdict verdict = idleTimeout.evaluate(streams, now);
    for (const std::uint64_t id : verdict.dead) {
        transfers.erase(id);
        Answer answer;
        answer.failure = Failure::Broken;
        answer.trouble = say::watchFellSilent();
        post([this, id, answer] { answered(id, answer); });
    }
    if (verdict.probe && target)
        probe(std::move(target), now);
    nextCheck =
        std::max(std::min(verdict.nextCheck, now + settings.probeAfter), now + minCheckInterval);
}

void ServerEngine::Private::probe(std::shared_ptr<const Target> target, Steady now)
{
    Request request;
    request.lane = Lane::Watches;
    request.path = "/version";
    request.timeout = settings.probeLimit;
    asking = std::make_unique<ServerTransfer>(engine.multiplexer(),
                                              poolOf(Lane::Watches),
                                              std::move(target),
                                              std::move(request),
                                              settings,
                                              decoder);
    asking->onEnded = [this](CURLcode code) { probed(code); };
    asking->start();
    idleTimeout.probing(now);
}

void ServerEngine::Private::probed(CURLcode code)
{
    const long port = asking->localPort();
    const Answer answer = asking->finish(code);
    asking.reset();
    nextCheck = {};
    if (answer.failure != Failure::None) {
        idleTimeout.failed();
        cutDeadConnections();
        return;
    }
    idleTimeout.answered(port, std::chrono::steady_clock::now());
    std::vector<std::uint64_t> alive;
    for (const auto &[id, transfer] : transfers) {
        if (transfer->hasStarted() && transfer->sharesConnection() && transfer->localPort() == port)
            alive.push_back(id);
    }
    post([this, alive = std::move(alive)] {
        for (const std::uint64_t id : alive) {
            listen(id, [](const StreamListener &to) {
                if (to.onAlive)
                    to.onAlive();
            });
        }
    });
}

/// What idles on the other lanes took the same way, and a write that is sent into the void is worse
/// than one that has to connect first.
void ServerEngine::Private::cutDeadConnections()
{
    ++cuts;
    curl::Multiplexer &multiplexer = engine.multiplexer();
    multiplexer.cut(poolOf(Lane::Watches));
    for (const Lane lane : {Lane::Reads, Lane::Writes}) {
        const bool busy =
            std::any_of(transfers.begin(), transfers.end(), [lane](const auto &entry) {
                return entry.second->pool() == poolOf(lane);
            });
        if (!busy)
            multiplexer.cut(poolOf(lane));
    }
}

/// A server that answers all that is asked at its start with as much as it may has to be borne.
bool ServerEngine::Private::mustWait(std::uint64_t id) const
{
    std::size_t held = 0;
    std::uint64_t oldest = 0;
    for (const auto &[each, transfer] : transfers) {
        if (oldest == 0 && transfer->heldBytes() > 0)
            oldest = each;
        held += transfer->heldBytes();
    }
    return held > settings.maxHeldBytes && id != oldest;
}

void ServerEngine::Private::resumePaused()
{
    const bool taken = waiting <= settings.maxWaitingBytes / 2;
    for (const auto &[id, transfer] : transfers) {
        if (transfer->isPaused() && (transfer->isStream() ? taken : !mustWait(id)))
            transfer->readOn();
    }
}

} // namespace hp::kube
