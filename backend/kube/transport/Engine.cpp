// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/transport/Engine.h"

#include "backend/kube/Decoder.h"
#include "backend/kube/transport/Multiplexer.h"
#include "backend/kube/transport/IdleTimeout.h"
#include "backend/kube/transport/Transfer.h"
#include "backend/runtime/Mailbox.h"
#include "model/messages/Connection.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace hp::kube {

namespace {

std::once_flag curlOnce;

/// How often the silence of the watches is looked at, at most.
constexpr std::chrono::milliseconds pollInterval{100};

/// A request on its way to the thread.
struct Submitted {
    std::uint64_t id = 0;
    std::shared_ptr<const Target> target{};
    Request request{};
};

} // namespace

struct Engine::Private {
    explicit Private(KubeSettings given)
        : settings(std::move(given))
    { }

    // On the control thread.
    void answered(std::uint64_t id, Answer answer);
    void consumed(std::size_t bytes);
    template<typename Call>
    void listen(std::uint64_t id, const Call &call);

    // On the engine's thread.
    void run();
    void drainSubmitted();
    void start(Submitted submitted);
    void giveUp(std::uint64_t id);
    void finish(const Multiplexer::Finished &done);
    void checkIdleStreams(Steady now);
    void probe(const Transfer &quiet, Steady now);
    void probed(CURLcode code);
    void cutDeadConnections();
    void resumePaused();
    void post(std::function<void()> call) { mailbox.post(std::move(call)); }

    const KubeSettings settings;
    QObject context{};
    runtime::Mailbox mailbox{&context};
    std::map<std::uint64_t, StreamListener> listeners{}; ///< the control thread's
    std::uint64_t lastId = 0;

    std::mutex mutex{};
    std::vector<Submitted> submitted{};
    std::vector<std::uint64_t> cancelled{};
    std::atomic<bool> stopping{false};
    std::atomic<std::size_t> waiting{0}; ///< bytes of batches that the control thread has not taken
    std::atomic<std::uint64_t> requests{0};
    std::atomic<std::uint64_t> cuts{0};

    // The engine's.
    Decoder decoder{};
    Multiplexer multiplexer{};
    IdleTimeout idleTimeout{settings};
    std::map<std::uint64_t, std::unique_ptr<Transfer>> transfers{};
    std::unique_ptr<Transfer> asking{}; ///< the probe
    Steady nextCheck{};
    std::thread thread{};
};

Engine::Engine(KubeSettings settings)
{
    std::call_once(curlOnce, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    m = std::make_unique<Private>(std::move(settings));
    m->thread = std::thread([this] { m->run(); });
}

Engine::~Engine()
{
    m->stopping = true;
    m->multiplexer.wake();
    m->thread.join();
}

std::uint64_t
Engine::submit(std::shared_ptr<const Target> target, Request request, StreamListener listener)
{
    const std::uint64_t id = ++m->lastId;
    m->listeners.emplace(id, std::move(listener));
    bool wake = false;
    {
        const std::lock_guard lock(m->mutex);
        wake = m->submitted.empty();
        m->submitted.push_back({id, std::move(target), std::move(request)});
    }
    if (wake)
        m->multiplexer.wake();
    return id;
}

void Engine::cancel(std::uint64_t id)
{
    if (m->listeners.erase(id) == 0)
        return;
    {
        const std::lock_guard lock(m->mutex);
        m->cancelled.push_back(id);
    }
    m->multiplexer.wake();
}

Engine::Counters Engine::counters() const
{
    Counters counters;
    counters.requests = m->requests;
    for (const Lane lane : {Lane::Watches, Lane::Reads, Lane::Writes})
        counters.connections += m->multiplexer.connections(lane);
    counters.cuts = m->cuts;
    counters.openWatching = m->multiplexer.open(Lane::Watches);
    return counters;
}

/// Calls a copy: what is called may cancel itself.
template<typename Call>
void Engine::Private::listen(std::uint64_t id, const Call &call)
{
    const auto known = listeners.find(id);
    if (known != listeners.end()) {
        const StreamListener listener = known->second;
        call(listener);
    }
}

void Engine::Private::answered(std::uint64_t id, Answer answer)
{
    const auto known = listeners.find(id);
    if (known == listeners.end())
        return;
    const StreamListener listener = std::move(known->second);
    listeners.erase(known);
    if (listener.onAnswer)
        listener.onAnswer(std::move(answer));
}

void Engine::Private::consumed(std::size_t bytes)
{
    const std::size_t before = waiting.fetch_sub(bytes);
    const std::size_t low = settings.maxWaitingBytes / 2;
    if (before > low && before - bytes <= low)
        multiplexer.wake();
}

void Engine::Private::run()
{
    std::vector<Multiplexer::Finished> finished;
    while (!stopping) {
        drainSubmitted();
        resumePaused();
        checkIdleStreams(std::chrono::steady_clock::now());
        finished.clear();
        multiplexer.turn(nextCheck, finished);
        for (const Multiplexer::Finished &done : finished)
            finish(done);
    }
    for (const auto &[id, transfer] : transfers)
        multiplexer.remove(transfer->lane(), transfer->handle());
    transfers.clear();
    if (asking)
        multiplexer.remove(asking->lane(), asking->handle());
    asking.reset();
}

void Engine::Private::drainSubmitted()
{
    std::vector<Submitted> fresh;
    std::vector<std::uint64_t> unwanted;
    {
        const std::lock_guard lock(mutex);
        fresh.swap(submitted);
        unwanted.swap(cancelled);
    }
    for (Submitted &one : fresh) {
        if (std::find(unwanted.begin(), unwanted.end(), one.id) == unwanted.end())
            start(std::move(one));
    }
    for (const std::uint64_t id : unwanted)
        giveUp(id);
}

void Engine::Private::start(Submitted one)
{
    const std::uint64_t id = one.id;
    auto transfer = std::make_unique<Transfer>(
        id, std::move(one.target), std::move(one.request), settings, decoder);
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
    }
    ++requests;
    multiplexer.adopt(transfer->lane(), transfer->handle());
    multiplexer.add(transfer->lane(), transfer->handle());
    transfers.emplace(id, std::move(transfer));
}

void Engine::Private::giveUp(std::uint64_t id)
{
    const auto known = transfers.find(id);
    if (known == transfers.end())
        return;
    multiplexer.remove(known->second->lane(), known->second->handle());
    transfers.erase(known);
}

void Engine::Private::finish(const Multiplexer::Finished &done)
{
    if (asking && asking->handle() == done.easy) {
        probed(done.code);
        return;
    }
    Transfer *transfer = nullptr;
    curl_easy_getinfo(done.easy, CURLINFO_PRIVATE, &transfer);
    const auto known = transfers.find(transfer->id());
    if (known == transfers.end())
        return;
    post([this, id = known->first, answer = transfer->finish(done.code)]() mutable {
        answered(id, std::move(answer));
    });
    transfers.erase(known);
}

void Engine::Private::checkIdleStreams(Steady now)
{
    if (now < nextCheck)
        return;
    std::vector<IdleStream> streams;
    const Transfer *any = nullptr;
    for (const auto &[id, transfer] : transfers) {
        if (!transfer->isStream() || transfer->isPaused())
            continue;
        any = transfer.get();
        streams.push_back({id,
                           transfer->localPort(),
                           !transfer->hasStarted() || transfer->sharesConnection(),
                           transfer->lastBytes()});
    }
    const IdleTimeout::Verdict verdict = idleTimeout.evaluate(streams, now);
    for (const std::uint64_t id : verdict.dead) {
        giveUp(id);
        Answer answer;
        answer.failure = Failure::Broken;
        answer.trouble = say::watchFellSilent();
        post([this, id, answer] { answered(id, answer); });
    }
    if (verdict.probe && any != nullptr)
        probe(*any, now);
    nextCheck = std::max(std::min(verdict.nextCheck, now + settings.probeAfter), now + pollInterval);
}

void Engine::Private::probe(const Transfer &quiet, Steady now)
{
    Request request;
    request.lane = Lane::Watches;
    request.path = "/version";
    request.timeout = settings.probeLimit;
    asking = std::make_unique<Transfer>(0, quiet.target(), std::move(request), settings, decoder);
    multiplexer.adopt(Lane::Watches, asking->handle());
    multiplexer.add(Lane::Watches, asking->handle());
    idleTimeout.probing(now);
}

void Engine::Private::probed(CURLcode code)
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
void Engine::Private::cutDeadConnections()
{
    ++cuts;
    multiplexer.cut(Lane::Watches);
    for (const Lane lane : {Lane::Reads, Lane::Writes}) {
        const bool busy =
            std::any_of(transfers.begin(), transfers.end(), [lane](const auto &entry) {
                return entry.second->lane() == lane;
            });
        if (!busy)
            multiplexer.cut(lane);
    }
}

void Engine::Private::resumePaused()
{
    if (waiting > settings.maxWaitingBytes / 2)
        return;
    for (const auto &[id, transfer] : transfers) {
        if (!transfer->isPaused())
            continue;
        transfer->resume();
        multiplexer.touch(transfer->lane());
    }
}

} // namespace hp::kube
