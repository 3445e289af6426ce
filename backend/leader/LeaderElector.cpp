// SPDX-License-Identifier: Apache-2.0
#include "backend/leader/LeaderElector.h"

#include "backend/runtime/Lifetime.h"
#include "model/messages/Connection.h"

#include <QLoggingCategory>

#include <algorithm>
#include <atomic>
#include <ctime>
#include <nlohmann/json.hpp>
#include <utility>

Q_LOGGING_CATEGORY(lcLeader, "holdpoint.leader", QtInfoMsg)

namespace hp::leader {

namespace {

using cluster::Written;

/// Since the start of the machine, with what it slept.
Duration bootTime()
{
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return std::chrono::seconds(now.tv_sec)
        + std::chrono::floor<Duration>(std::chrono::nanoseconds(now.tv_nsec));
}

/// Until when we may write, for those on other threads.
class Deadline
{
public:
    void set(Duration left) { m_until = bootTime() + left; }
    void pass() { m_until = Duration::min(); }
    [[nodiscard]] bool isAhead() const { return bootTime() < m_until.load(); }

private:
    std::atomic<Duration> m_until{Duration::min()};
};

cluster::WriteOptions asHoldpoint()
{
    cluster::WriteOptions options;
    options.fieldManager = "holdpoint";
    return options;
}

} // namespace

struct LeaderElector::Private {
    Private(LeaderElector &owner, cluster::Cluster &c, runtime::Clock &time, Options o)
        : self(owner)
        , cluster(c)
        , clock(time)
        , options(std::move(o))
    { }

    LeaderElector &self;
    cluster::Cluster &cluster;
    runtime::Clock &clock;
    const Options options;

    bool running = false;
    bool leading = false;
    bool doubtful = false; ///< a Conflict: the Lease may be somebody else's by now
    /// When our last durable write of the Lease was sent.
    Duration sentAt{};
    TimePoint sentWall{};
    const std::shared_ptr<Deadline> deadline = std::make_shared<Deadline>();

    Object lease{}; ///< as it was last read or written; null when there is none
    std::optional<LeaseRecord> record{}; ///< what it says
    Duration observedAt{}; ///< since when it says that, by our clock

    std::uint64_t attempt = 0; ///< answers to earlier ones are ignored
    std::uint64_t nextTimer = 0;
    std::uint64_t timeoutTimer = 0;
    std::uint64_t deadlineTimer = 0;
    std::string reason{};
    std::function<void()> stopped{};
    runtime::Lifetime alive{};

    [[nodiscard]] cluster::ObjectRef ref() const
    {
        return {&cluster::kinds::lease(), options.lease};
    }
    [[nodiscard]] Duration left() const;
    [[nodiscard]] bool expired() const { return left() <= Duration(0); }
    void arm(std::uint64_t &timer, Duration delay, std::function<void()> call);

    void tryOnce();
    void poll(std::uint64_t id);
    void found(std::uint64_t id, const Result<Object> &read);
    void observe(const Object &read);
    void act(std::uint64_t id);
    void create(std::uint64_t id, const LeaseRecord &next);
    void write(std::uint64_t id, const LeaseRecord &next);
    void held(const Object &written, Duration sent, TimePoint wall);
    void trust();
    void failed(const std::string &why);
    void lose(const std::string &why);
    void again();
    void say(std::string why);

    void release(std::uint64_t id);
    void completeStop();
};

/// Of the renew deadline. The wall clock stands in where the other one stood still, on a machine
/// that slept.
Duration LeaderElector::Private::left() const
{
    return options.timings.renewDeadline
        - std::max<Duration>(clock.uptime() - sentAt, clock.now() - sentWall);
}

void LeaderElector::Private::arm(std::uint64_t &timer, Duration delay, std::function<void()> call)
{
    clock.cancel(timer);
    timer = clock.after(delay, &self, std::move(call));
}

void LeaderElector::Private::tryOnce()
{
    const std::uint64_t id = ++attempt;
    if (leading && expired())
        lose("the lease was not renewed in time");
    const Duration timeout = options.timings.renewDeadline / 2;
    arm(timeoutTimer, timeout, [this, timeout] {
        ++attempt;
        failed("the API server did not answer within " + formatAge(timeout));
    });
    // The holder writes at once, expecting what it wrote last; everybody else looks first.
    if (leading && lease)
        act(id);
    else
        poll(id);
}

void LeaderElector::Private::poll(std::uint64_t id)
{
    cluster.get(ref(), [this, alive = alive.token(), id](const Result<Object> &read) {
        if (alive)
            found(id, read);
    });
}

void LeaderElector::Private::found(std::uint64_t id, const Result<Object> &read)
{
    if (id != attempt)
        return;
    if (!read && read.error().code != ErrorCode::NotFound) {
        failed("the lease cannot be read: " + read.error().message);
        return;
    }
    observe(read ? *read : Object());
    act(id);
}

void LeaderElector::Private::observe(const Object &read)
{
    lease = read;
    const auto says = read ? std::optional(leaseRecordOf(read)) : std::nullopt;
    if (says != record) {
        record = says;
        observedAt = clock.uptime();
    }
    if (record && record->holder == options.identity)
        trust();
    else if (leading)
        lose(record && !record->holder.empty() ? record->holder + " took the lease"
                                               : "the lease was taken away");
}

void LeaderElector::Private::act(std::uint64_t id)
{
    const ElectionDecision decision = decideElection(
        {options.identity, record, clock.uptime() - observedAt}, options.timings, clock.now());
    switch (decision.step) {
    case ElectionStep::Wait:
        say(decision.reason);
        again();
        break;
    case ElectionStep::Create:
        create(id, decision.write);
        break;
    case ElectionStep::Take:
        say(decision.reason);
        [[fallthrough]];
    case ElectionStep::Renew:
        write(id, decision.write);
        break;
    }
}

void LeaderElector::Private::create(std::uint64_t id, const LeaseRecord &next)
{
    const Json object{{"apiVersion", cluster::kinds::lease().apiVersion()},
                      {"kind", cluster::kinds::lease().kind},
                      {"metadata", {{"name", options.lease.name}}},
                      {"spec", specOf(next)}};
    cluster.create(cluster::kinds::lease(),
                   options.lease.ns,
                   object,
                   asHoldpoint(),
                   [this, alive = alive.token(), id, sent = clock.uptime(), wall = clock.now()](
                       const Result<Written> &written) {
                       if (!alive || id != attempt)
                           return;
                       if (written)
                           held(written->object, sent, wall);
                       else
                           failed("the lease cannot be created: " + written.error().message);
                   });
}

void LeaderElector::Private::write(std::uint64_t id, const LeaseRecord &next)
{
    Json object = lease.json();
    object["spec"].update(specOf(next)); // what others keep in there stays
    cluster.update(ref(),
                   std::move(object),
                   cluster::Subresource::None,
                   asHoldpoint(),
                   [this, alive = alive.token(), id, sent = clock.uptime(), wall = clock.now()](
                       const Result<Written> &written) {
                       if (!alive || id != attempt)
                           return;
                       if (written) {
                           held(written->object, sent, wall);
                           return;
                       }
                       const ErrorCode code = written.error().code;
                       const bool moved =
                           code == ErrorCode::Conflict || code == ErrorCode::NotFound;
                       if (!moved || !leading) {
                           failed("the lease cannot be written: " + written.error().message);
                           return;
                       }
                       doubtful = true;
                       deadline->pass();
                       poll(id);
                   });
}

void LeaderElector::Private::held(const Object &written, Duration sent, TimePoint wall)
{
    clock.cancel(timeoutTimer);
    lease = written;
    record = leaseRecordOf(written);
    observedAt = clock.uptime();
    sentAt = sent;
    sentWall = wall;
    if (expired()) {
        failed("the answer of the API server came too late");
        return;
    }
    arm(deadlineTimer, options.timings.renewDeadline - (clock.uptime() - sent), [this] {
        lose("the lease was not renewed for " + formatAge(options.timings.renewDeadline) + ": "
             + reason);
    });
    const bool isNew = !std::exchange(leading, true);
    trust();
    if (isNew) {
        qCInfo(lcLeader).noquote() << QString::fromStdString(options.identity) << "leads";
        cluster.recordEvent({.regarding = written,
                             .reason = "LeaderElection",
                             .action = "Acquire",
                             .note = options.identity + " became leader",
                             .reportingController = "holdpoint"});
        say("the lease is ours");
        emit self.leadingChanged(true);
    } else {
        say("the lease is ours");
    }
    if (running)
        again();
}

/// The Lease says that it is ours.
void LeaderElector::Private::trust()
{
    doubtful = false;
    if (leading)
        deadline->set(std::chrono::floor<Duration>(left() / clock.scale()));
}

void LeaderElector::Private::failed(const std::string &why)
{
    say(why);
    again();
}

void LeaderElector::Private::lose(const std::string &why)
{
    if (!std::exchange(leading, false))
        return;
    doubtful = false;
    deadline->pass();
    clock.cancel(deadlineTimer);
    qCWarning(lcLeader).noquote() << "not leading any more:" << QString::fromStdString(why);
    say(why);
    emit self.leadingChanged(false);
}

/// The holder keeps a steady pace; candidates spread, so that they do not race each other.
void LeaderElector::Private::again()
{
    clock.cancel(timeoutTimer);
    const LeaseTimings &timings = options.timings;
    double spread = 1.0;
    if (!leading && options.random)
        spread += options.random() * timings.jitter;
    arm(nextTimer, std::chrono::duration_cast<Duration>(timings.retry * spread), [this] {
        tryOnce();
    });
}

void LeaderElector::Private::say(std::string why)
{
    reason = std::move(why);
    emit self.stateChanged();
}

void LeaderElector::Private::release(std::uint64_t id)
{
    cluster.get(ref(), [this, alive = alive.token(), id](const Result<Object> &read) {
        if (!alive || id != attempt)
            return;
        if (!read || leaseRecordOf(*read).holder != options.identity) {
            completeStop();
            return;
        }
        lease = *read;
        Json object = lease.json();
        object["spec"].update(specOf(released(leaseRecordOf(lease), clock.now())));
        cluster.update(ref(),
                       std::move(object),
                       cluster::Subresource::None,
                       asHoldpoint(),
                       [this, alive, id](const Result<Written> &written) {
                           if (!alive || id != attempt)
                               return;
                           // A renewal that was still on its way came in between.
                           if (!written && written.error().code == ErrorCode::Conflict)
                               release(id);
                           else
                               completeStop();
                       });
    });
}

void LeaderElector::Private::completeStop()
{
    ++attempt;
    clock.cancel(timeoutTimer);
    QObject::disconnect(&self, &WriteGate::idle, &self, nullptr);
    if (const auto done = std::exchange(stopped, {}))
        done();
}

LeaderElector::LeaderElector(cluster::Cluster &cluster, runtime::Clock &clock, Options options)
    : m(std::make_unique<Private>(*this, cluster, clock, std::move(options)))
{ }

LeaderElector::~LeaderElector()
{
    m->deadline->pass();
}

void LeaderElector::start()
{
    if (!std::exchange(m->running, true))
        m->tryOnce();
}

void LeaderElector::stop(Duration timeout, std::function<void()> done)
{
    m->running = false;
    m->stopped = std::move(done);
    const std::uint64_t id = ++m->attempt;
    m->clock.cancel(m->nextTimer);
    if (!m->leading) {
        m->completeStop();
        return;
    }
    m->arm(m->timeoutTimer, timeout, [this] { m->completeStop(); });
    m->lose("stopping");
    if (underWay() == 0)
        m->release(id);
    else
        connect(this, &WriteGate::idle, this, [this, id] { m->release(id); });
}

std::optional<Error> LeaderElector::refusal() const
{
    if (m->leading && !m->doubtful && !m->expired())
        return std::nullopt;
    Error error = unexpected(ErrorCode::Unreachable, say::nothingIsWrittenHere()).error;
    error.detail = m->reason;
    return error;
}

std::function<bool()> LeaderElector::stillOpen() const
{
    return [deadline = m->deadline] { return deadline->isAhead(); };
}

bool LeaderElector::isLeading() const
{
    return m->leading;
}

LeaderState LeaderElector::state() const
{
    LeaderState state;
    state.leading = m->leading;
    if (m->record) {
        state.holder = m->record->holder;
        state.since = m->record->acquired;
        state.transitions = m->record->transitions;
    }
    state.reason = m->reason;
    return state;
}

} // namespace hp::leader

#include "moc_LeaderElector.cpp"
