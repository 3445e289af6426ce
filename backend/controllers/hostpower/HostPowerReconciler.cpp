// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/hostpower/HostPowerReconciler.h"

#include "backend/controllers/hostpower/BmcAccess.h"
#include "model/resource/Finalizers.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::controllers {

using cluster::PatchType;
using cluster::Subresource;
using cluster::Written;
using rules::HostPowerDecision;
using rules::HostPowerStep;
using runtime::Outcome;

namespace {

constexpr const char *hostController = "host-power-controller";
/// Steps of one pass that follow from one another (a failed shutdown that is forced); more is a
/// loop.
constexpr int maxSteps = 6;

constexpr Duration steadyMoments = std::chrono::milliseconds(250);

cluster::WriteOptions asHostController()
{
    cluster::WriteOptions options;
    options.fieldManager = hostController;
    options.user = hostController;
    return options;
}

std::string pointerTo(const std::string &annotation)
{
    std::string pointer = "/metadata/annotations/";
    for (const char c : annotation)
        pointer += c == '~' ? std::string("~0") : c == '/' ? std::string("~1") : std::string(1, c);
    return pointer;
}

} // namespace

/// What one reconcile() call carries from callback to callback.
struct HostPowerReconciler::Pass {
    ObjectKey key{};
    rules::HostPowerView view{};
    rules::HostPowerDecision decision{};
    std::optional<host::PowerAction> before{}; ///< stored before the first Reset was decided
    bool posts = false; ///< a Reset was decided
    std::optional<drivers::PowerReading> reading{};
    std::string uid{}; ///< of the host whose BMC is read
    std::string address{}; ///< of that BMC
    bool wrote = false;
    int steps = 0;
    std::function<void(runtime::Outcome)> done{};
};

HostPowerReconciler::HostPowerReconciler(cluster::Cluster &cluster,
                                         runtime::Clock &clock,
                                         drivers::PowerDriver &driver,
                                         const runtime::Informer &hosts,
                                         const runtime::Informer &secrets,
                                         rules::HostPowerSettings settings)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_driver(driver)
    , m_hosts(hosts)
    , m_secrets(secrets)
    , m_settings(settings)
{ }

HostPowerReconciler::~HostPowerReconciler() = default;

void HostPowerReconciler::forget(const ObjectKey &key)
{
    if (const auto found = m_memory.find(key); found != m_memory.end() && found->second.onIsWanted)
        found->second.onIsWanted->store(false);
    m_memory.erase(key);
    m_hosts.forget(key);
}

void HostPowerReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    auto pass = std::make_shared<Pass>();
    pass->key = key;
    count(rules::countOf(metrics::Metric::HostReconcile, key));
    pass->done = std::move(done);
    if (const auto later = spreadAfterSleep(key))
        complete(pass, Outcome::recheckAfter(*later));
    else if (isQuiet(key))
        readQuiet(pass);
    else if (start(pass))
        decide(pass);
}

/// Takes the object in; false when it is gone, which ends the pass.
bool HostPowerReconciler::start(const PassPtr &pass)
{
    pass->view.host = m_hosts.get(pass->key);
    pass->view.settings = m_settings;
    if (!pass->view.host) {
        forget(pass->key);
        complete(pass, Outcome::done());
        return false;
    }
    m_memory[pass->key].quiet.reset();
    gather(pass);
    return true;
}

void HostPowerReconciler::gather(const PassPtr &pass)
{
    Memory &memory = m_memory[pass->key];
    pass->view.credentials = credentialState(pass->view.host, m_secrets);
    pass->view.credentialsEndInSpace = credentialsEndInSpace(pass->view.host, m_secrets);
    pass->view.credentialsMark = credentialsMark(pass->view.host, m_secrets);
    pass->view.sharedWith = sharedWith ? sharedWith(pass->view.host) : std::string();
    pass->view.previousState = memory.state;
    pass->view.failedReads = memory.failedReads;
    pass->view.unsent = memory.unsent;
    pass->view.postedAt = memory.postedAt;
    pass->view.random = random ? random() : 0.0;
}

void HostPowerReconciler::readPower(const PassPtr &pass)
{
    pass->uid = pass->view.host.uid();
    read(pass,
         bmcTarget(pass->view.host, m_secrets),
         [this, pass](const Result<drivers::PowerReading> &answer, TimePoint askedAt) {
             readingArrived(pass, answer, askedAt);
         });
}

/// The object names another BMC than was read, or is another one: nothing of the answer is about
/// its server.
bool HostPowerReconciler::isOfAnother(const PassPtr &pass, const Object &newest)
{
    return !newest || newest.uid() != pass->uid
        || newest.text("/spec/bmc/address") != pass->address;
}

void HostPowerReconciler::read(const PassPtr &pass, const drivers::BmcTarget &target, Then then)
{
    const TimePoint askedAt = m_clock.now();
    pass->address = target.address;
    Memory &memory = m_memory[pass->key];
    // Only a pass that comes by its own plan may wait; one that something started is in a hurry.
    const bool asPlanned = m_clock.uptime() >= memory.dueAt;
    const Duration mayWait = asPlanned ? memory.mayWait : Duration(0);
    memory.waits = mayWait > Duration(0);
    m_driver.readWithin(target,
                        mayWait,
                        m_alive.guard([this, key = pass->key, askedAt, then = std::move(then)](
                                          const Result<drivers::PowerReading> &answer) {
                            m_memory[key].waits = false;
                            then(answer, askedAt);
                        }));
}

bool HostPowerReconciler::isQuiet(const ObjectKey &key)
{
    const auto memory = m_memory.find(key);
    if (memory == m_memory.end() || memory->second.quiet == nullptr)
        return false;
    const QuietHost &quiet = *memory->second.quiet;
    return quiet.isStill(m_hosts.get(key), m_secrets.get(quiet.secretKey));
}

/// When this process stood still, with its machine or its virtual one, all steady readings are due
/// at once. They are spread as after a start; whoever has something to do is not kept waiting.
std::optional<Duration> HostPowerReconciler::spreadAfterSleep(const ObjectKey &key)
{
    const Duration uptime = m_clock.uptime();
    const auto found = m_memory.find(key);
    const bool overslept =
        found != m_memory.end() && uptime - found->second.dueAt >= m_settings.pollSteady;
    if (!overslept || !isQuiet(key))
        return std::nullopt;
    const Duration whole = rules::firstSweep(m_memory.size(), m_settings);
    const auto wait = std::chrono::duration_cast<Duration>(whole * (random ? random() : 1.0));
    found->second.dueAt = uptime + wait;
    return wait > Duration(0) ? std::optional(wait) : std::nullopt;
}

/// Nothing has changed since there was nothing to do: the reading alone is new.
void HostPowerReconciler::readQuiet(const PassPtr &pass)
{
    pass->uid = m_memory[pass->key].quiet->host.uid();
    read(pass,
         m_memory[pass->key].quiet->target,
         [this, pass](const Result<drivers::PowerReading> &answer, TimePoint askedAt) {
             if (isQuiet(pass->key)) {
                 Memory &memory = m_memory[pass->key];
                 if (memory.quiet->isRecordedAgain(answer, askedAt)) {
                     complete(pass, planned(memory, paceFor(pass->key, {}, memory.quiet->decided)));
                     return;
                 }
             }
             if (start(pass))
                 readingArrived(pass, answer, askedAt);
         });
}

/// Notes what the next readings of a quiet host are compared with. A stored time, an error or a
/// request that waits may make something due although nothing changes: such a host is not quiet.
void HostPowerReconciler::noteQuiet(const PassPtr &pass, const rules::PollPace &pace)
{
    const host::PowerStatus &status = pass->decision.status;
    const bool idle = pace.lane == rules::PollLane::Steady || pace.lane == rules::PollLane::Watched;
    if (!idle || !pass->reading || pass->wrote || pass->decision.step != HostPowerStep::Stop
        || !pass->decision.events.empty() || status.powerRetry || status.isPending()
        || !status.errorType.empty())
        return;
    const Object host = m_hosts.get(pass->key);
    const Object secret = bmcSecret(host, m_secrets);
    if (!host.isCopyOf(pass->view.host) || !secret)
        return;
    m_memory[pass->key].quiet =
        std::make_unique<QuietHost>(QuietHost{host.atRest(),
                                              secret.key(),
                                              secret.atRest(),
                                              bmcTarget(host, m_secrets),
                                              *pass->reading,
                                              *pass->decision.recheckAfter});
}

void HostPowerReconciler::readingArrived(const PassPtr &pass,
                                         const Result<drivers::PowerReading> &answer,
                                         TimePoint askedAt)
{
    const Object newest = m_hosts.get(pass->key);
    if (isOfAnother(pass, newest)) {
        complete(pass, Outcome::recheckAfter(Duration(0)));
        return;
    }
    Memory &memory = m_memory[pass->key];
    if (answer)
        pass->reading = *answer; // also to recognise it by
    pass->view.observed = observationOf(answer, askedAt);
    const bool known = pass->view.observed->power != PowerState::Unknown;
    memory.failedReads = known ? 0 : memory.failedReads + 1;
    if (!known)
        ++m_counters.failedReads;
    pass->view.failedReads = memory.failedReads;
    // People and clients wrote while the BMC was thinking: decide on what is there now.
    if (!newest.sameRevisionAs(pass->view.host)) {
        pass->view.host = newest;
        pass->view.credentials = credentialState(newest, m_secrets);
    }
    pass->view.sharedWith = sharedWith ? sharedWith(pass->view.host) : std::string();
    decide(pass);
}

void HostPowerReconciler::doubt(const ObjectKey &key)
{
    const auto found = m_memory.find(key);
    if (found != m_memory.end())
        found->second.quiet.reset();
}

void HostPowerReconciler::hurry(const ObjectKey &key)
{
    withdrawUnsent(key);
    const auto found = m_memory.find(key);
    if (found == m_memory.end())
        return;
    if (found->second.dueAt < m_clock.uptime()) { // an overdue one is not put off again
        found->second.dueAt = m_clock.uptime();
        found->second.mayWait = {};
    }
    if (!std::exchange(found->second.waits, false))
        return;
    const Object host = m_hosts.get(key);
    if (host) // the driver answers readings of one host together
        m_driver.read(bmcTarget(host, m_secrets), [](const Result<drivers::PowerReading> &) {});
}

bool HostPowerReconciler::retry(const ObjectKey &key, std::function<void()> answered)
{
    const Object host = m_hosts.get(key);
    if (!host)
        return false;
    m_driver.readAnew(bmcTarget(host, m_secrets),
                      m_alive.guard([answered = std::move(answered)](
                                        const Result<drivers::PowerReading> &) { answered(); }));
    return true;
}

rules::PollPace HostPowerReconciler::paceFor(const ObjectKey &key,
                                             const host::PowerStatus &status,
                                             Duration decided) const
{
    return rules::pollPace(status,
                           decided,
                           random ? random() : 1.0,
                           m_settings,
                           m_clock.now(),
                           m_viewed.contains(key));
}

Outcome HostPowerReconciler::planned(Memory &memory, const rules::PollPace &pace) const
{
    const Duration uptime = m_clock.uptime();
    memory.dueAt = uptime + pace.after;
    // Waking up for one host costs more than its pass: those that have time share the moment.
    if (pace.mayWait > Duration(0))
        memory.dueAt -= memory.dueAt % steadyMoments;
    memory.mayWait = pace.mayWait;
    return Outcome::recheckAfter(memory.dueAt - uptime);
}

void HostPowerReconciler::decide(const PassPtr &pass)
{
    Memory &memory = m_memory[pass->key];
    const auto longest = Duration(static_cast<std::int64_t>(std::ldexp(
        static_cast<double>(m_settings.backoffUnit.count()), m_settings.backoffMaxExponent)));
    pass->view.actionTimeLeft = memory.timers.actionLeft(pass->view.actionInFlight(), m_clock);
    pass->view.retryTimeLeft =
        memory.timers.retryLeft(host::powerRetryOf(pass->view.host), longest, m_clock);
    carryOut(pass, rules::decideHostPower(pass->view, m_clock.now()));
}

void HostPowerReconciler::carryOut(const PassPtr &pass, HostPowerDecision decision)
{
    pass->decision = std::move(decision);
    if (onDecision)
        onDecision(pass->key, pass->decision);
    if (++pass->steps > maxSteps) {
        complete(
            pass,
            Outcome::failed({ErrorCode::Internal, "a pass over a host does not come to an end"}));
        return;
    }
    if (pass->decision.step == HostPowerStep::ReadPower) {
        readPower(pass);
        return;
    }
    // A second one follows from the refusal of the first, whose record is then of nothing that was
    // sent.
    if (pass->decision.step == HostPowerStep::PostReset && !std::exchange(pass->posts, true))
        pass->before = pass->view.actionInFlight();
    if (pass->decision.adopted) {
        Json whole = pass->decision.adopted.json();
        whole["status"]["lastUpdated"] = formatTime(m_clock.now());
        whole["metadata"]["resourceVersion"] = pass->view.host.resourceVersion();
        write(pass, PatchType::Merge, std::move(whole), Subresource::Status, [this, pass] {
            act(pass);
        });
        return;
    }
    const Object patch = host::statusPatch(
        pass->view.host, pass->decision.status, pass->decision.conditions, m_clock.now());
    if (!patch) {
        act(pass);
        return;
    }
    ++m_counters.statusWrites;
    write(pass,
          PatchType::Merge,
          patch.json(),
          Subresource::Status,
          [this, pass, before = host::powerStatusOf(pass->view.host)] {
              for (const rules::HostCount &one :
                   rules::countsOf(pass->key, before, pass->decision.status))
                  count(one);
              act(pass);
          });
}

void HostPowerReconciler::act(const PassPtr &pass)
{
    switch (pass->decision.step) {
    case HostPowerStep::Stop:
    case HostPowerStep::ReadPower:
        recordEvents(pass);
        finish(pass);
        return;
    case HostPowerStep::PostReset:
        postReset(pass);
        return;
    case HostPowerStep::RemoveAnnotation:
        removeAnnotation(pass);
        return;
    case HostPowerStep::AddFinalizer:
        writeFinalizers(pass, true);
        return;
    case HostPowerStep::RemoveFinalizer:
        writeFinalizers(pass, false);
        return;
    }
}

void HostPowerReconciler::postReset(const PassPtr &pass)
{
    m_memory[pass->key].unsent.reset();
    pass->view.unsent.reset();
    const auto recorded = host::powerActionOf(pass->view.host);
    m_memory[pass->key].postedAt = recorded ? std::optional(recorded->issuedAt) : std::nullopt;
    pass->view.postedAt = m_memory[pass->key].postedAt;
    const auto there =
        pass->decision.insist ? drivers::AlreadyThere::PostAnyway : drivers::AlreadyThere::Skip;
    drivers::ResetOptions options{.alreadyThere = there};
    if (pass->decision.command == ResetType::On) {
        auto isWanted = std::make_shared<std::atomic_bool>(true);
        m_memory[pass->key].onFor = pass->view.host;
        m_memory[pass->key].onIsWanted = isWanted;
        options.stillAllowed = [isWanted = std::move(isWanted)] { return isWanted->load(); };
    }
    m_driver.reset(bmcTarget(pass->view.host, m_secrets),
                   pass->decision.command,
                   options,
                   m_alive.guard([this, pass](const Result<drivers::ResetAck> &answer) {
                       if (const auto known = m_memory.find(pass->key); known != m_memory.end()) {
                           known->second.onFor = {};
                           known->second.onIsWanted.reset();
                       }
                       if (answer)
                           resetAccepted(pass, *answer);
                       else
                           resetFailed(pass, answer.error());
                   }));
}

void HostPowerReconciler::withdrawUnsent(const ObjectKey &key)
{
    const auto found = m_memory.find(key);
    if (found == m_memory.end() || !found->second.onIsWanted)
        return;
    if (!rules::isStillToBeOn(found->second.onFor, m_hosts.get(key)))
        found->second.onIsWanted->store(false);
}

void HostPowerReconciler::resetAccepted(const PassPtr &pass, const drivers::ResetAck &ack)
{
    if (ack.sent) {
        const bool on = pass->decision.command == ResetType::On;
        count({metrics::Metric::HostPowerChange,
               {pass->key.ns, pass->key.name, on ? "on" : "off"},
               1});
        recordEvents(pass);
    }
    carryOut(pass, rules::decideAfterAcceptedReset(pass->view, m_clock.now()));
}

void HostPowerReconciler::resetFailed(const PassPtr &pass, const Error &error)
{
    ++m_counters.failedCommands;
    const ResetType command = pass->decision.command;
    HostPowerDecision next = rules::decideAfterFailedReset(
        pass->view, command, pass->before, resetFailureOf(error), m_clock.now());
    // Whoever writes the host meanwhile keeps us from storing that, and not from knowing it.
    const auto stored = host::powerActionOf(pass->view.host);
    if (stored && next.step != HostPowerStep::PostReset && next.status.powerAction == pass->before)
        m_memory[pass->key].unsent = {stored->issuedAt, pass->before};
    carryOut(pass, std::move(next));
}

void HostPowerReconciler::removeAnnotation(const PassPtr &pass)
{
    // One key alone, so that the edits of others survive; its value is tested, so that a request
    // that was made anew in the meantime is not swallowed.
    const std::string pointer = pointerTo(pass->decision.annotation);
    Json body =
        Json::array({{{"op", "test"}, {"path", pointer}, {"value", pass->decision.annotationValue}},
                     {{"op", "remove"}, {"path", pointer}}});
    write(pass, PatchType::Json, std::move(body), Subresource::None, [this, pass] {
        recordEvents(pass);
        finish(pass);
    });
}

void HostPowerReconciler::writeFinalizers(const PassPtr &pass, bool present)
{
    if (pass->decision.gaveUp) {
        ++m_counters.deletedWithoutPoweringOff;
        recordEvents(pass); // afterwards there is nothing left to tell it about
        pass->decision.events.clear();
        pass->decision.counts.clear();
    }
    Json finalizers = present ? finalizersWith(pass->view.host, host::finalizer)
                              : finalizersWithout(pass->view.host, host::finalizer);
    Json body = {{"metadata",
                  {{"resourceVersion", pass->view.host.resourceVersion()},
                   {"finalizers", std::move(finalizers)}}}};
    write(pass, PatchType::Merge, std::move(body), Subresource::None, [this, pass] {
        recordEvents(pass);
        finish(pass);
    });
}

void HostPowerReconciler::write(
    const PassPtr &pass, PatchType type, Json body, Subresource part, std::function<void()> next)
{
    pass->wrote = true;
    // The news that the host has gone may have come already, and nothing would forget it again.
    const bool letsGo =
        pass->decision.step == HostPowerStep::RemoveFinalizer && part == Subresource::None;
    m_cluster.patch({&cluster::kinds::bareMetalHost(), pass->key},
                    type,
                    std::move(body),
                    part,
                    asHostController(),
                    m_alive.guard([this, pass, part, letsGo, next = std::move(next)](
                                      const Result<Written> &answer) {
                        if (!answer) {
                            refusedWrite(pass, part, answer.error());
                            return;
                        }
                        pass->view.host = answer->object;
                        if (!letsGo)
                            m_hosts.remember(answer->object);
                        if (part == Subresource::Status)
                            m_memory[pass->key].refusal.clear();
                        next();
                    }));
}

void HostPowerReconciler::refusedWrite(const PassPtr &pass, Subresource part, const Error &error)
{
    // What moved on is somebody else's change, which is decided on at once; so is an annotation
    // whose value is no longer the one that was to be removed.
    const bool removing = pass->decision.step == HostPowerStep::RemoveAnnotation;
    const bool movedOn = error.code == ErrorCode::Conflict
        || (removing && error.code == ErrorCode::Invalid && !pass->decision.adopted);
    if (error.code == ErrorCode::NotFound)
        complete(pass, Outcome::done());
    else if (movedOn)
        complete(pass, Outcome::recheckAfter(Duration(0)));
    else if (pass->decision.adopted && error.code == ErrorCode::Invalid)
        carryOut(pass, rules::decideAfterRefusedStatus(pass->view, error.message));
    else {
        if (part == Subresource::Status)
            recordRefusal(pass, error);
        complete(pass, Outcome::failed(error));
    }
}

/// What is not stored is not done, and the host itself cannot show why. What only clears up, a
/// finalizer or an annotation, comes behind what was done.
void HostPowerReconciler::recordRefusal(const PassPtr &pass, const Error &error)
{
    const bool isAnswer = error.code == ErrorCode::Invalid || error.code == ErrorCode::Unauthorised
        || error.code == ErrorCode::Refused;
    std::string &known = m_memory[pass->key].refusal;
    if (!isAnswer || known == error.message)
        return;
    known = error.message;
    record(pass, rules::eventOfRefusedStatus(error.message));
}

void HostPowerReconciler::record(const PassPtr &pass, const rules::HostPowerEvent &event)
{
    m_cluster.recordEvent(
        {pass->view.host, event.warning, event.reason, "Power", event.note.text(), hostController});
}

void HostPowerReconciler::count(const rules::HostCount &count) const
{
    if (onCount)
        onCount(count);
}

/// Events about what was done, and about the request as it stands where that was not said before.
void HostPowerReconciler::recordEvents(const PassPtr &pass)
{
    for (const rules::HostPowerEvent &event : pass->decision.events)
        record(pass, event);
    for (const rules::HostCount &one : pass->decision.counts)
        count(one);
    if (!pass->decision.standing)
        return;
    Memory &memory = m_memory[pass->key];
    for (const rules::HostPowerEvent &event : *pass->decision.standing) {
        if (std::find(memory.said.begin(), memory.said.end(), event) == memory.said.end())
            record(pass, event);
    }
    memory.said = *pass->decision.standing;
}

void HostPowerReconciler::finish(const PassPtr &pass)
{
    if (pass->decision.step == HostPowerStep::RemoveFinalizer) {
        complete(pass, Outcome::done());
        return;
    }
    m_memory[pass->key].state = pass->view.host.text("/status/provisioning/state");
    if (std::string(pass->decision.row).starts_with("G6 "))
        m_memory[pass->key].state = pass->view.previousState; // the change is not worked off yet
    if (!pass->decision.recheckAfter) {
        complete(pass, Outcome::done());
        return;
    }
    const rules::PollPace pace =
        paceFor(pass->key, pass->decision.status, *pass->decision.recheckAfter);
    noteQuiet(pass, pace);
    complete(pass, planned(m_memory[pass->key], pace));
}

void HostPowerReconciler::complete(const PassPtr &pass, Outcome outcome) const
{
    if (outcome.kind == Outcome::Kind::Failed)
        count(rules::countOf(metrics::Metric::HostReconcileError, pass->key));
    auto done = std::exchange(pass->done, nullptr);
    done(std::move(outcome));
}

} // namespace hp::controllers
