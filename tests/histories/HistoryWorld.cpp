// SPDX-License-Identifier: Apache-2.0
#include "tests/histories/HistoryWorld.h"

#include "model/rules/power/RebootAnnotation.h"
#include "tests/support/cluster/Settle.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace hp::histories {

using namespace std::chrono_literals;
using cluster::Subresource;
namespace kinds = cluster::kinds;

namespace {

const ObjectKey hostKey{"metal", "h"};
const std::string address = "redfish+http://127.0.0.1:8000/redfish/v1/Systems/1";
/// Several times what a reboot with all its failures needs.
constexpr int maxDecisionsAtOnce = 500;
constexpr int neverDies = std::numeric_limits<int>::max();

Json secretJson()
{
    return {{"apiVersion", "v1"},
            {"kind", "Secret"},
            {"metadata", {{"name", "bmc"}, {"namespace", hostKey.ns}}},
            {"data", {{"username", "YWRtaW4="}, {"password", "c2VjcmV0"}}}};
}

Json hostJson()
{
    return {
        {"apiVersion", "metal3.io/v1alpha1"},
        {"kind", "BareMetalHost"},
        {"metadata",
         {{"name", hostKey.name},
          {"namespace", hostKey.ns},
          {"annotations", {{"team", "a"}}},
          {"finalizers", Json::array({host::finalizer})}}},
        {"spec", {{"online", true}, {"bmc", {{"address", address}, {"credentialsName", "bmc"}}}}},
        {"status",
         {{"poweredOn", true},
          {"operationalStatus", "OK"},
          {"provisioning",
           {{"state", "provisioned"}, {"lastPoweredOn", "2026-01-10T10:00:00.000000Z"}}}}}};
}

/// The times of the product but for the back-off, whose length proves nothing and costs hours.
controllers::HostControllersSettings settings()
{
    controllers::HostControllersSettings settings;
    settings.power.backoffMaxExponent = 2;
    return settings;
}

bool isStimulus(StepKind kind)
{
    switch (kind) {
    case StepKind::Annotate:
    case StepKind::Unannotate:
    case StepKind::Online:
    case StepKind::Pause:
    case StepKind::Detach:
    case StepKind::Deprovision:
    case StepKind::PressButton:
    case StepKind::StaleOn: // as good as a button to whoever can only read
        return true;
    default:
        return false;
    }
}

} // namespace

/// The BMC as a process sees it that may die before each of its calls.
struct HistoryWorld::MortalDriver final : drivers::PowerDriver {
    MortalDriver(test::FakePowerDriver &behind, test::FaultyCluster &life)
        : m_behind(behind)
        , m_life(life)
    { }
    void read(const drivers::BmcTarget &target, Reply<drivers::PowerReading> reply) override
    {
        if (m_life.survives())
            m_behind.read(target, std::move(reply));
    }
    void reset(const drivers::BmcTarget &target,
               ResetType type,
               const drivers::ResetOptions &options,
               Reply<drivers::ResetAck> reply) override
    {
        if (m_life.survives())
            m_behind.reset(target, type, options, std::move(reply));
    }

    test::FakePowerDriver &m_behind;
    test::FaultyCluster &m_life;
};

HistoryWorld::HistoryWorld()
    : m_clock(*parseTime("2026-01-10T12:00:00Z"))
    , m_bmcs(m_clock)
    , m_fencing(m_cluster, [this] { return host().resourceVersion(); })
{
    m_cluster.setNow([this] { return m_clock.now(); });
    m_cluster.put(secretJson());
    m_seen = m_cluster.put(hostJson());
    m_bmc = &m_bmcs.bmc(address);
    m_bmcs.onReading = [this](const std::string &word) { m_monitors.read(word); };
    m_bmcs.onPost = [this](const std::string &word) {
        say("        -> " + word);
        m_monitors.posted(word, host());
        m_fencing.posted(hostKey, word);
    };
    cluster::WatchSink sink;
    sink.onEvents = [this](const std::vector<cluster::WatchEvent> &events) {
        for (const cluster::WatchEvent &event : events) {
            m_monitors.changed(
                m_seen, event.object, m_byClients.count(event.object.resourceVersion()) == 0);
            m_seen = event.object;
        }
    };
    sink.onEnd = [](Error) {};
    m_watch = m_cluster.watch({&kinds::bareMetalHost()}, host().resourceVersion(), std::move(sink));
    m_fencing.start();
    startController();
}

HistoryWorld::~HistoryWorld()
{
    stopController();
    m_watch.reset();
    test::drainEvents();
}

std::optional<std::string> HistoryWorld::run(const std::vector<Step> &steps)
{
    for (const Step &step : steps) {
        say(describe(step));
        apply(step);
        if (m_monitors.broken())
            return m_monitors.broken();
    }
    mend();
    demandTheEnd();
    if (const std::string faults = m_fencing.faults(); !faults.empty())
        m_monitors.report("fencing: " + faults);
    return m_monitors.broken();
}

void HistoryWorld::apply(const Step &step)
{
    if (m_amidst) { // its decision never came
        const Step late = *std::exchange(m_amidst, std::nullopt);
        act(late);
        settle();
    }
    if (step.amidst > 0) {
        m_amidst = step;
        m_decisionsToGo = step.amidst;
        return;
    }
    act(step);
    settle();
}

void HistoryWorld::decided(const rules::HostPowerDecision &decision)
{
    ++m_decisions;
    m_sinceTimePassed = m_lastDecision == m_clock.uptime() ? m_sinceTimePassed + 1 : 0;
    m_lastDecision = m_clock.uptime();
    if (m_sinceTimePassed > maxDecisionsAtOnce) {
        m_monitors.report("the controller goes round in circles at row "
                          + std::string(decision.row));
        m_controllers->stop();
    }
    if (m_keepsLines && decision.step != rules::HostPowerStep::ReadPower)
        say("        " + std::string(decision.row) + ": " + decision.reason.text());
    if (m_amidst && --m_decisionsToGo <= 0)
        act(*std::exchange(m_amidst, std::nullopt));
}

void HistoryWorld::act(const Step &step)
{
    if (isStimulus(step.kind))
        m_monitors.stimulated();
    const auto annotate = [this](const std::string &key, const Json &value) {
        patch({{"metadata", {{"annotations", {{key, value}}}}}}, Subresource::None);
    };
    switch (step.kind) {
    case StepKind::Annotate:
        return annotate(step.key, step.value);
    case StepKind::Unannotate:
        return annotate(step.key, nullptr);
    case StepKind::Online:
        return patch({{"spec", {{"online", step.flag}}}}, Subresource::None);
    case StepKind::Pause:
        return annotate(host::pausedAnnotation, step.flag ? Json("") : Json(nullptr));
    case StepKind::Detach:
        return annotate(host::detachedAnnotation, step.flag ? Json("") : Json(nullptr));
    case StepKind::Deprovision:
        return patch(
            {{"status",
              {{"provisioning",
                {{"state", step.flag ? host::state::deprovisioning : host::state::provisioned}}}}}},
            Subresource::Status);
    case StepKind::Wait:
        return wait(step.time);
    case StepKind::StepClock:
        return m_clock.stepWall(step.time);
    case StepKind::Restart:
        stopController();
        startController();
        return;
    case StepKind::Crash:
        stopController();
        m_mortal = std::make_unique<test::FaultyCluster>(m_cluster, step.count, [] {});
        startController();
        return;
    default:
        actOnBmc(step);
    }
}

void HistoryWorld::actOnBmc(const Step &step)
{
    const auto span = step.time > Duration(0) ? std::optional(step.time) : std::nullopt;
    switch (step.kind) {
    case StepKind::PressButton:
        m_bmcs.setPower(address, step.flag ? "On" : "Off");
        return;
    case StepKind::Outage:
        m_bmc->unreachable = step.flag;
        return;
    case StepKind::NoPowerState:
        m_bmc->powerStateAbsent = step.flag;
        return;
    case StepKind::SoftTakes:
        m_bmc->gracefulShutdownTakes = span;
        return;
    case StepKind::ForceTakes:
        m_bmc->forceOffTakes = step.time;
        return;
    case StepKind::OnTakes:
        m_bmc->onTakes = step.time;
        return;
    case StepKind::Reject:
        m_bmc->rejections[step.key] = {step.number, step.count, {}};
        return;
    case StepKind::LoseAnswer:
        m_bmc->lostAnswers = 1;
        return;
    case StepKind::Ignore:
        m_bmc->acceptedNotDone = 1;
        return;
    case StepKind::StaleOn:
        m_bmc->staleReads = step.count;
        m_bmc->staleValue = "On";
        return;
    default:
        return;
    }
}

void HistoryWorld::patch(Json body, Subresource part)
{
    m_cluster.patch({&kinds::bareMetalHost(), hostKey},
                    cluster::PatchType::Merge,
                    std::move(body),
                    part,
                    {},
                    [this](const Result<cluster::Written> &written) {
                        if (written)
                            m_byClients.insert(written->object.resourceVersion());
                    });
}

void HistoryWorld::wait(Duration time)
{
    test::advance(m_clock, time);
}

void HistoryWorld::settle()
{
    test::settle(m_clock);
    const bool died = m_mortal && m_mortal->isDead();
    if (died) {
        say("        the controller died and starts anew");
        stopController();
        startController();
        test::settle(m_clock);
    }
    m_monitors.settled(host(), !m_mortal || !m_mortal->isDead(), rests());
}

void HistoryWorld::startController()
{
    if (!m_mortal)
        m_mortal = std::make_unique<test::FaultyCluster>(m_cluster, neverDies, [] {});
    m_driver = std::make_unique<MortalDriver>(m_bmcs, *m_mortal);
    m_controllers =
        std::make_unique<controllers::HostControllers>(*m_mortal, m_clock, *m_driver, settings());
    m_controllers->reconciler().onDecision =
        [this](const ObjectKey &, const rules::HostPowerDecision &decision) { decided(decision); };
    m_controllers->start();
}

void HistoryWorld::stopController()
{
    m_controllers.reset();
    // Answers that are still on their way look at the life that they belong to.
    test::drainEvents();
    m_driver.reset();
    m_mortal.reset();
}

Object HistoryWorld::host() const
{
    return m_cluster.stored(kinds::bareMetalHost(), hostKey);
}

/// What is not yet as spec and keys want it; empty when all is.
std::string HistoryWorld::unrest() const
{
    const Object now = host();
    const host::PowerStatus status = host::powerStatusOf(now);
    const auto requests = rules::rebootAnnotations(now);
    const bool keyed = std::any_of(
        requests.begin(), requests.end(), [](const auto &request) { return request.keyed; });
    const bool online = now.at("/spec/online") == Json(true);
    const bool wantedOn = online && !keyed;
    if (status.state != host::state::provisioned)
        return "the host is " + status.state;
    if (!m_bmc->target.empty() || m_bmc->powerState != (wantedOn ? "On" : "Off"))
        return "the server is " + m_bmc->powerState + " and heads for '" + m_bmc->target + "'";
    if (status.poweredOn != wantedOn)
        return "poweredOn differs from the server";
    if (status.powerAction || status.powerRetry)
        return "a command is in flight or waits to be repeated";
    if (online && !keyed && status.isPending())
        return "a reboot is pending";
    if (online && std::any_of(requests.begin(), requests.end(), [](const auto &request) {
            return !request.keyed;
        }))
        return "the annotation without a key is still there";
    for (const auto &request : requests) {
        const auto hold = std::find_if(status.rebootHolds.begin(),
                                       status.rebootHolds.end(),
                                       [&](const auto &entry) { return entry.key == request.key; });
        if (request.keyed && (hold == status.rebootHolds.end() || !hold->heldSince))
            return request.key + " is not acknowledged";
    }
    return {};
}

bool HistoryWorld::rests() const
{
    return unrest().empty();
}

void HistoryWorld::mend()
{
    say("everything is mended");
    if (m_amidst)
        act(*std::exchange(m_amidst, std::nullopt));
    m_monitors.stimulated();
    m_bmc->unreachable = false;
    m_bmc->powerStateAbsent = false;
    m_bmc->gracefulShutdownTakes = 20s;
    m_bmc->forceOffTakes = 2s;
    m_bmc->onTakes = 5s;
    m_bmc->rejections.clear();
    m_bmc->lostAnswers = 0;
    m_bmc->acceptedNotDone = 0;
    m_bmc->staleReads = 0;
    patch(
        {
            {"metadata",
             {{"annotations",
               {{host::pausedAnnotation, nullptr}, {host::detachedAnnotation, nullptr}}}}},
        },
        Subresource::None);
    settle();
    patch({{"status", {{"provisioning", {{"state", host::state::provisioned}}}}}},
          Subresource::Status);
    settle();
}

void HistoryWorld::demandTheEnd()
{
    // Longest: a back-off of 4 min, a shutdown, a forced one, a start, each with its deadline.
    for (int minutes = 0; minutes < 16 && !rests() && !m_monitors.broken(); ++minutes) {
        wait(61s);
        settle();
    }
    if (!rests())
        m_monitors.report("I10: the BMC works again, but " + unrest());
    settle();
    wait(130s); // and nothing more is sent (I9)
    settle();
    const host::PowerStatus last = host::powerStatusOf(host());
    if (last.poweredOn == true && (last.errorCount > 0 || !last.errorType.empty()))
        m_monitors.report("I10: the error stays: " + last.errorType + ", " + last.errorMessage);
}

void HistoryWorld::say(const std::string &line)
{
    if (m_keepsLines && (m_lines.empty() || m_lines.back() != line)) // waiting repeats itself
        m_lines.push_back(line);
}

} // namespace hp::histories
