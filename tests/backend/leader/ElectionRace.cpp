// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/leader/ElectionRace.h"

#include "tests/backend/leader/ElectorsCluster.h"
#include "tests/support/cluster/Settle.h"

#include <QPointer>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

using namespace std::chrono_literals;

/// The clock of a process that can be stopped: time goes on, but nothing of it runs.
class ElectionRace::PausableClock final : public runtime::Clock
{
public:
    explicit PausableClock(runtime::ManualClock &behind)
        : m_behind(behind)
    { }

    [[nodiscard]] TimePoint now() const override { return m_behind.now(); }
    [[nodiscard]] Duration uptime() const override { return m_behind.uptime(); }
    std::uint64_t after(Duration delay, QObject *context, std::function<void()> call) override
    {
        return m_behind.after(
            delay, context, [this, call = std::move(call), context = QPointer(context)] {
                run([call, context] {
                    if (context)
                        call();
                });
            });
    }
    /// What already fell due while the process was stopped runs all the same, as a timer does whose
    /// event is in the queue.
    void cancel(std::uint64_t timer) override { m_behind.cancel(timer); }

    void run(std::function<void()> call)
    {
        if (paused)
            m_waiting.push_back(std::move(call));
        else
            call();
    }
    void resume(std::mt19937 &random)
    {
        paused = false;
        std::shuffle(m_waiting.begin(), m_waiting.end(), random);
        for (const auto &call : std::exchange(m_waiting, {}))
            call();
    }

    bool paused = false;

private:
    runtime::ManualClock &m_behind;
    std::vector<std::function<void()>> m_waiting{};
};

/// The way of one replica to the API server and back.
class ElectionRace::Line final : public ElectorsCluster
{
public:
    Line(ElectionRace &race, PausableClock &process)
        : m_race(race)
        , m_process(process)
    { }

    void get(const cluster::ObjectRef &ref, Reply<Object> reply) override
    {
        carry<Object>(std::move(reply), [race = &m_race, ref](Reply<Object> answer) {
            race->m_cluster.get(ref, std::move(answer));
        });
    }
    void create(const cluster::Kind &kind,
                const std::string &ns,
                Json object,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override
    {
        carry<cluster::Written>(
            std::move(reply), [=, race = &m_race, &kind](Reply<cluster::Written> answer) {
                race->m_cluster.create(kind, ns, object, options, std::move(answer));
            });
    }
    void update(const cluster::ObjectRef &ref,
                Json object,
                cluster::Subresource subresource,
                const cluster::WriteOptions &options,
                Reply<cluster::Written> reply) override
    {
        carry<cluster::Written>(
            std::move(reply), [=, race = &m_race](Reply<cluster::Written> answer) {
                race->m_cluster.update(ref, object, subresource, options, std::move(answer));
            });
    }
    void recordEvent(cluster::EventRecord) override { }

private:
    /// There and back, each way with its own delay or not at all. A request that is on its way when
    /// its process dies arrives nevertheless.
    template<typename T>
    void carry(Reply<T> reply, std::function<void(Reply<T>)> call)
    {
        if (m_race.chance(0.15))
            return;
        Reply<T> back =
            [race = &m_race, alive = QPointer(&m_context), this, reply](Result<T> result) {
                if (!alive || race->chance(0.15))
                    return;
                race->m_clock.after(race->upTo(4s), &m_context, [this, reply, result] {
                    m_process.run([alive = QPointer(&m_context), reply, result] {
                        if (alive)
                            reply(result);
                    });
                });
            };
        m_race.m_clock.after(m_race.upTo(12s), &m_race.m_context, [call, back] { call(back); });
    }

    ElectionRace &m_race;
    PausableClock &m_process;
    QObject m_context{};
};

struct ElectionRace::Replica {
    std::unique_ptr<PausableClock> clock{};
    std::unique_ptr<Line> line{};
    std::unique_ptr<leader::LeaderElector> elector{};
};

ElectionRace::ElectionRace(unsigned seed, int replicas, leader::LeaseTimings timings)
    : m_timings(timings)
    , m_random(seed)
    , m_clock(*parseTime("2026-01-10T12:00:00Z"))
{
    for (int i = 0; i < replicas; ++i)
        start(*m_replicas.emplace_back(std::make_unique<Replica>()));
}

ElectionRace::~ElectionRace() = default;

void ElectionRace::start(Replica &replica)
{
    replica.elector.reset();
    replica.line.reset();
    replica.clock = std::make_unique<PausableClock>(m_clock);
    replica.line = std::make_unique<Line>(*this, *replica.clock);
    leader::LeaderElector::Options options;
    options.lease = {"ns", "holdpoint"};
    options.identity = "replica-" + std::to_string(++m_named);
    options.timings = m_timings;
    options.random = [this] { return std::uniform_real_distribution<>()(m_random); };
    replica.elector =
        std::make_unique<leader::LeaderElector>(*replica.line, *replica.clock, options);
    QObject::connect(replica.elector.get(),
                     &leader::LeaderElector::leadingChanged,
                     replica.elector.get(),
                     [this](bool leading) {
                         m_terms += leading ? 1 : 0;
                         watch();
                     });
    replica.elector->start();
}

bool ElectionRace::chance(double probability)
{
    return m_troubled && std::uniform_real_distribution<>()(m_random) < probability;
}

Duration ElectionRace::upTo(Duration max)
{
    if (!m_troubled)
        return 1ms;
    // Mostly quick: an election that never succeeds shows nothing.
    const double share = std::pow(std::uniform_real_distribution<>()(m_random), 6.0);
    return std::chrono::duration_cast<Duration>(max * share) + 1ms;
}

int ElectionRace::leaders() const
{
    int count = 0;
    for (const auto &replica : m_replicas) {
        if (replica->elector && !replica->clock->paused && !replica->elector->refusal())
            ++count;
    }
    return count;
}

void ElectionRace::watch()
{
    m_maxLeaders = std::max(m_maxLeaders, leaders());
}

void ElectionRace::strike()
{
    Replica &replica =
        *m_replicas[std::uniform_int_distribution<std::size_t>(0, m_replicas.size() - 1)(m_random)];
    if (replica.clock->paused) {
        replica.clock->resume(m_random);
        watch();
    } else if (chance(0.5)) {
        replica.clock->paused = true;
    } else if (chance(0.5)) {
        start(replica); // killed, and started again
    } else {
        replica.elector->stop(1s, [] {});
        replica.elector->start();
    }
}

void ElectionRace::run(Duration time)
{
    m_clock.advance(time, [this] {
        drainEvents();
        watch();
    });
    settle(m_clock);
    watch();
}

void ElectionRace::trouble(Duration time)
{
    m_troubled = true;
    for (Duration left = time; left > 0s; left -= 5s) {
        run(5s);
        if (chance(0.4))
            strike();
    }
    m_troubled = false;
}

void ElectionRace::calm(Duration time)
{
    for (const auto &replica : m_replicas) {
        if (replica->clock->paused)
            replica->clock->resume(m_random);
    }
    run(time);
}

} // namespace hp::test
