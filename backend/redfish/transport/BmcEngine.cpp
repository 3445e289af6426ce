// SPDX-License-Identifier: Apache-2.0
#include "backend/redfish/transport/BmcEngine.h"

#include "backend/curl/Engine.h"
#include "backend/redfish/LeapingTime.h"
#include "backend/redfish/transport/Dispatcher.h"
#include "backend/runtime/Inbox.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace hp::redfish {

namespace {

Error hasStopped()
{
    return {ErrorCode::Unreachable, "the power driver has stopped"};
}

/// Hashing spreads BMCs unevenly; a shard whose cache is too small evicts warm connections. The sum
/// is bounded by the file budget, not by this.
std::vector<curl::PoolOptions> shards(unsigned count, const FileBudget &files)
{
    count = std::max(count, 1U);
    const std::size_t each = files.keepable() / count;
    return std::vector<curl::PoolOptions>(count,
                                          {.maxKept = static_cast<long>(each + each / 4 + 16)});
}

RedfishSettings withItsTime(RedfishSettings settings)
{
    if (const LeapingTime *leaping = settings.leaping.get())
        settings.time = [leaping] { return leaping->now(); };
    return settings;
}

} // namespace

struct BmcEngine::Private {
    /// What to call when all has ended.
    using Stop = std::function<void()>;
    using Order = std::variant<Operation, Stop>;
    using Put = runtime::Inbox<Order>::Put;

    Private(RedfishSettings given, Callbacks ways)
        : settings(withItsTime(std::move(given)))
        , deliver(std::move(ways.deliver))
        , files(FileBudget::raiseLimit(),
                settings.filesForOthers,
                static_cast<std::size_t>(std::max(settings.maxInFlight, 0)))
        , engine(shards(settings.shards, files), &files)
        , dispatcher(settings,
                     {[this](std::function<void()> call) { answers.push_back(std::move(call)); },
                      std::move(ways.hint),
                      std::move(ways.brownOut)},
                     files,
                     engine.multiplexer())
    { }

    /// Puts in what the thread is asked for.
    Put put(Order &&order);
    [[nodiscard]] curl::Sleep step();
    void take(Order order, Steady now);
    void sendAnswers();
    void shutDown();

    const RedfishSettings settings;
    Deliver deliver;
    std::vector<std::function<void()>> answers{}; ///< of this turn
    std::vector<Stop> stops{};
    FileBudget files;
    runtime::Inbox<Order> orders{}; ///< the way in, shared with the threads that ask
    curl::Engine engine;
    Dispatcher dispatcher;
};

BmcEngine::BmcEngine(RedfishSettings settings, Callbacks callbacks)
    : m(std::make_unique<Private>(std::move(settings), std::move(callbacks)))
{
    if (m->settings.leaping)
        m->settings.leaping->setWake([this] { m->engine.wake(); });
    m->engine.start([this] { return m->step(); }, [this] { m->shutDown(); });
}

BmcEngine::~BmcEngine()
{
    if (m->settings.leaping)
        m->settings.leaping->setWake({});
    m->engine.stop();
    m->engine.join();
}

void BmcEngine::stop(std::function<void()> done)
{
    Private::Order order = std::move(done);
    if (m->put(std::move(order)) == Private::Put::Closed)
        m->deliver(std::get<Private::Stop>(std::move(order)));
    else
        m->engine.stop();
}

void BmcEngine::submit(Operation operation)
{
    Private::Order order = std::move(operation);
    switch (m->put(std::move(order))) {
    case Private::Put::First:
        m->engine.wake();
        break;
    case Private::Put::Further:
        break;
    case Private::Put::Closed:
        Dispatcher::refuse(std::get<Operation>(order), hasStopped(), m->deliver);
        break;
    }
}

std::uint64_t BmcEngine::connections() const
{
    return m->engine.multiplexer().opened();
}

BmcEngine::Private::Put BmcEngine::Private::put(Order &&order)
{
    const Put how = orders.put(std::move(order));
    if (settings.leaping) {
        // Counted once it can be found, and told again: the thread may have taken it uncounted.
        settings.leaping->asked();
        engine.wake();
    }
    return how;
}

curl::Sleep BmcEngine::Private::step()
{
    const std::uint64_t asked = settings.leaping ? settings.leaping->askedSoFar() : 0;
    const Steady now = settings.time();
    for (Order &order : orders.take())
        take(std::move(order), now);
    dispatcher.startDue(now);
    sendAnswers();
    curl::Sleep sleep = dispatcher.sleep();
    if (settings.leaping) {
        settings.leaping->rests(asked, dispatcher.underWay(), dispatcher.nextDue(now));
        sleep.until = Steady::max(); // who moves the time wakes us
    }
    return sleep;
}

void BmcEngine::Private::take(Order order, Steady now)
{
    if (auto *const operation = std::get_if<Operation>(&order))
        dispatcher.submit(std::move(*operation), now);
    else
        stops.push_back(std::get<Stop>(std::move(order)));
}

/// All answers of a turn cross to the other thread in one call.
void BmcEngine::Private::sendAnswers()
{
    if (answers.empty())
        return;
    deliver([batch = std::move(answers)] {
        for (const auto &answer : batch)
            answer();
    });
    answers = {};
}

void BmcEngine::Private::shutDown()
{
    dispatcher.logoutAll();
    for (Order &order : orders.close()) {
        if (auto *const operation = std::get_if<Operation>(&order))
            Dispatcher::refuse(*operation, hasStopped(), deliver);
        else
            stops.push_back(std::get<Stop>(std::move(order)));
    }
    answers.insert(answers.end(), stops.begin(), stops.end());
    sendAnswers();
}

} // namespace hp::redfish
