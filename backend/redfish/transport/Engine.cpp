// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/Engine.h"

#include "backend/redfish/transport/Dispatcher.h"

#include <curl/curl.h>

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace hp::redfish {

namespace {

std::once_flag curlOnce;

Error hasStopped()
{
    return {ErrorCode::Unreachable, "the power driver has stopped"};
}

} // namespace

struct Engine::Private {
    Private(RedfishSettings given, Callbacks ways)
        : settings(std::move(given))
        , deliver(std::move(ways.deliver))
        , dispatcher(settings,
                     {[this](std::function<void()> call) { answers.push_back(std::move(call)); },
                      std::move(ways.hint),
                      std::move(ways.brownOut)})
    { }

    void run();
    void drainSubmitted(Steady now);
    void sendAnswers();
    void shutDown();

    const RedfishSettings settings;
    Deliver deliver;
    std::vector<std::function<void()>> answers{}; ///< of this turn
    Dispatcher dispatcher;

    // The way in, shared with the threads that ask.
    std::mutex mutex{};
    std::vector<Operation> submitted{};
    std::function<void()> onStopped{};
    bool ended = false; ///< nothing is taken any more
    std::atomic<bool> stopping{false};
    std::thread thread{};
};

Engine::Engine(RedfishSettings settings, Callbacks callbacks)
{
    std::call_once(curlOnce, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
    m = std::make_unique<Private>(std::move(settings), std::move(callbacks));
    m->thread = std::thread([this] { m->run(); });
}

Engine::~Engine()
{
    m->stopping = true;
    m->dispatcher.wake();
    m->thread.join();
}

void Engine::stop(std::function<void()> done)
{
    bool ended = false;
    {
        const std::lock_guard lock(m->mutex);
        ended = m->ended;
        if (!ended)
            m->onStopped = std::move(done);
    }
    if (ended) {
        m->deliver(std::move(done));
        return;
    }
    m->stopping = true;
    m->dispatcher.wake();
}

void Engine::submit(Operation operation)
{
    bool ended = false;
    bool wake = false;
    {
        const std::lock_guard lock(m->mutex);
        ended = m->ended;
        wake = m->submitted.empty();
        if (!ended)
            m->submitted.push_back(std::move(operation));
    }
    if (ended)
        Dispatcher::refuse(operation, hasStopped(), m->deliver);
    else if (wake)
        m->dispatcher.wake(); // otherwise somebody has rung already
}

std::uint64_t Engine::connections() const
{
    return m->dispatcher.connections();
}

void Engine::Private::run()
{
    while (!stopping) {
        const Steady now = settings.time();
        drainSubmitted(now);
        dispatcher.startDue(now);
        sendAnswers();
        dispatcher.work();
    }
    shutDown();
}

void Engine::Private::drainSubmitted(Steady now)
{
    std::vector<Operation> fresh;
    {
        const std::lock_guard lock(mutex);
        fresh.swap(submitted);
    }
    for (Operation &operation : fresh)
        dispatcher.submit(std::move(operation), now);
}

/// All answers of a turn cross to the other thread in one call.
void Engine::Private::sendAnswers()
{
    if (answers.empty())
        return;
    deliver([batch = std::move(answers)] {
        for (const auto &answer : batch)
            answer();
    });
    answers = {};
}

void Engine::Private::shutDown()
{
    dispatcher.logoutAll();
    std::vector<Operation> late;
    std::function<void()> stopped;
    {
        const std::lock_guard lock(mutex);
        ended = true;
        late.swap(submitted);
        stopped.swap(onStopped);
    }
    for (Operation &operation : late)
        Dispatcher::refuse(operation, hasStopped(), deliver);
    if (stopped)
        answers.push_back(std::move(stopped));
    sendAnswers();
}

} // namespace hp::redfish
