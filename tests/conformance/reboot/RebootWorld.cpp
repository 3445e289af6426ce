// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/reboot/RebootWorld.h"

#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "tests/conformance/RealStore.h"
#include "tests/conformance/machine/CaseText.h"
#include "tests/conformance/machine/Match.h"
#include "tests/support/cluster/Settle.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace hp::conformance {

using cluster::Subresource;
using cluster::Written;
namespace kinds = cluster::kinds;

namespace {

const ObjectKey hostKey{"metal3", "host"};
constexpr std::array eventKeys = {"type", "reason", "message"};
constexpr auto keptForEver = std::chrono::hours(24 * 5000);

TimePoint startOf(const Json &given)
{
    return parseTime(given.value("now", "")).value_or(*parseTime("2026-01-10T12:00:00Z"));
}

/// What a step of each kind says, all of it needed unless there is a "?" in front.
const std::map<std::string, std::vector<std::string>> &stepKeys()
{
    static const std::map<std::string, std::vector<std::string>> keys = {
        {"settle", {}},
        {"settleAll", {"?remediator"}},
        {"remediatorStep", {}},
        {"advance", {"by"}},
        {"stepClock", {"by"}},
        {"annotate", {"key", "?value", "?raceWith"}},
        {"unannotate", {"key"}},
        {"setOnline", {"value"}},
        {"setState", {"value", "?via"}},
        {"bmc", {"?powerState", "?unreachable"}},
        {"nodeRegisters", {"?labels", "?annotations"}},
        {"restartController", {}},
        {"api", {"op", "?object", "?key", "?value"}}};
    return keys;
}

/// A step that says something else than it is read for would be another step without a word.
void checkStepKeys(const Json &step, Failures &failures)
{
    const auto wanted = stepKeys().find(step.value("do", ""));
    if (wanted == stepKeys().end())
        return; // step() says so
    std::set<std::string> known = {"do", "note", "notes"};
    for (const std::string &key : wanted->second) {
        const bool optional = key.starts_with('?');
        known.insert(optional ? key.substr(1) : key);
        if (!optional && !step.contains(key))
            failures.push_back(wanted->first + " says no " + key);
    }
    unknownKeys(step, known, wanted->first, failures);
}

void takeDuration(const Json &behavior,
                  const char *key,
                  std::optional<Duration> &into,
                  Failures &failures)
{
    if (!behavior.contains(key))
        return;
    const Json &value = behavior.at(key);
    into = rebootCaseDuration(value);
    if (!into && value != "never")
        failures.push_back(std::string(key) + " is no duration: " + value.dump());
}

} // namespace

std::optional<Duration> rebootCaseDuration(const Json &text)
{
    return text.is_string() ? parseDuration(text.get<std::string>()) : std::nullopt;
}

RebootWorld::RebootWorld(const Json &given, Failures &failures)
    : m_start(startOf(given))
    , m_clock(m_start)
    , m_admission(embedded::defaultAdmission({"holdpoint"}))
    , m_driver(m_clock)
{
    if (given.contains("now") && !parseTime(given.value("now", "")))
        failures.push_back("now is no time: " + given["now"].dump());
    openCluster();
    if (RemediationStage::isSetIn(given))
        m_stage = std::make_unique<RemediationStage>(*m_cluster, m_clock, given, m_log, failures);
    loadHost(given, failures);
    setUpBmc(given.value("bmc", Json::object()), failures);
    m_watcher = std::make_unique<runtime::Informer>(
        *m_cluster, cluster::Query{&kinds::bareMetalHost()}, m_clock);
    m_watcher->onChange(
        [this](const Object &before, const Object &after) { m_log.changed(before, after); });
    m_watcher->start();
    m_monitor =
        std::make_unique<test::FenceOrderMonitor>(*m_cluster, [this] { return currentRevision(); });
    m_monitor->start();
    m_driver.onPost = [this](const std::string &word) {
        m_log.posted(word);
        m_monitor->posted(hostKey, word);
    };
    startControllers();
    test::drainEvents();
}

RebootWorld::~RebootWorld()
{
    m_controllers->stop();
    m_watcher->stop();
    test::drainEvents();
}

void RebootWorld::openCluster()
{
    if (RealStore *real = RealStore::inUse()) {
        real->empty();
        real->ensureNamespace(hostKey.ns);
        m_cluster = &real->cluster();
    } else {
        openEmbedded();
    }
    test::drainEvents();
}

std::string RebootWorld::currentRevision() const
{
    return m_embedded ? m_embedded->currentRevision()
                      : RealStore::inUse()->cluster().newestRevision();
}

void RebootWorld::openEmbedded()
{
    embedded::EmbeddedCluster::Options options;
    options.path = m_directory.filePath(QStringLiteral("store.db")).toStdString();
    options.keepEventsFor = keptForEver;
    options.compactEvery = keptForEver;
    auto opened = embedded::EmbeddedCluster::open(
        m_clock, options, {embedded::SchemaSet::instance(), *m_admission, embedded::applyPatch});
    if (!opened) {
        std::cerr << "cannot open a store for the cases: " << opened.error().message << std::endl;
        std::exit(1);
    }
    m_embedded = std::move(*opened);
    m_embedded->ensureNamespace(hostKey.ns);
    m_cluster = m_embedded.get();
}

void RebootWorld::loadHost(const Json &given, Failures &failures)
{
    unknownKeys(given,
                {"annotations", "spec", "status", "bmc", "now", "remediation", "machine", "node"},
                "given",
                failures);
    Json status = given.value("status", Json::object());
    const bool deleting = status.value("deletionRequested", false);
    const bool secretMissing = status.value("secretMissing", false);
    status.erase("deletionRequested");
    status.erase("secretMissing");

    const auto create = [&](const cluster::Kind &kind, const Json &object) {
        const auto written = test::answerTo<Written>([&](Reply<Written> reply) {
            m_cluster->create(kind, hostKey.ns, object, {}, std::move(reply));
        });
        if (!written)
            failures.push_back("cannot load " + kind.kind + ": " + written.error().message);
    };
    Json spec = given.value("spec", Json::object());
    Json annotations = Json::object();
    const Json givenAnnotations = given.value("annotations", Json::object());
    for (const auto &[key, value] : givenAnnotations.items())
        annotations[m_stage ? m_stage->stored(key) : key] = value;
    if (m_stage)
        spec["consumerRef"] = m_stage->consumerRef();
    if (!secretMissing)
        create(kinds::secret(),
               {{"apiVersion", "v1"},
                {"kind", "Secret"},
                {"metadata", {{"name", spec["bmc"]["credentialsName"]}, {"namespace", hostKey.ns}}},
                {"data", {{"username", "YWRtaW4="}, {"password", "c2VjcmV0"}}}});
    create(kinds::bareMetalHost(),
           {{"apiVersion", kinds::bareMetalHost().apiVersion()},
            {"kind", "BareMetalHost"},
            {"metadata",
             {{"name", hostKey.name},
              {"namespace", hostKey.ns},
              {"finalizers", {host::finalizer}},
              {"annotations", annotations}}},
            {"spec", spec}});
    patch({{"status", status}}, Subresource::Status, failures);
    if (deleting)
        (void)test::answerTo<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
            m_cluster->remove({&kinds::bareMetalHost(), hostKey}, {}, std::move(reply));
        });
    m_atStart = host();
    m_address = spec["bmc"].value("address", "");
}

void RebootWorld::setUpBmc(const Json &given, Failures &failures)
{
    unknownKeys(given, {"powerState", "allowableResetTypes", "behavior"}, "given.bmc", failures);
    const Json behavior = given.value("behavior", Json::object());
    unknownKeys(behavior,
                {"gracefulShutdownTakes",
                 "forceOffTakes",
                 "onTakes",
                 "reject",
                 "staleReads",
                 "staleValue",
                 "powerStateAbsent",
                 "transitionalString",
                 "unreachableUntil"},
                "given.bmc.behavior",
                failures);
    m_bmc = &m_driver.bmc(m_address);
    m_bmc->powerState = given.value("powerState", "On");
    m_bmc->allowedResets = given.value("allowableResetTypes", m_bmc->allowedResets);
    takeDuration(behavior, "gracefulShutdownTakes", m_bmc->gracefulShutdownTakes, failures);
    takeDuration(behavior, "forceOffTakes", m_bmc->forceOffTakes, failures);
    takeDuration(behavior, "onTakes", m_bmc->onTakes, failures);
    m_bmc->powerStateAbsent = behavior.value("powerStateAbsent", false);
    m_bmc->transitionalString = behavior.value("transitionalString", "");
    m_bmc->staleReads = behavior.value("staleReads", 0);
    m_bmc->staleValue = behavior.value("staleValue", "");
    if (behavior.contains("unreachableUntil")) {
        m_bmc->unreachableUntil = parseTime(behavior["unreachableUntil"].get<std::string>());
        if (!m_bmc->unreachableUntil)
            failures.push_back("unreachableUntil is no time: "
                               + behavior["unreachableUntil"].dump());
    }
    const Json rejections = behavior.value("reject", Json::object());
    for (const auto &[type, rejection] : rejections.items()) {
        unknownKeys(rejection, {"http", "times", "code", "messageId"}, "reject", failures);
        m_bmc->rejections[type] = {rejection.value("http", 500),
                                   rejection.value("times", 1),
                                   rejection.value("code", rejection.value("messageId", ""))};
    }
}

void RebootWorld::startControllers()
{
    if (!m_door)
        m_door =
            std::make_unique<test::DeclaredCluster>(*m_cluster, *controllers::groupNeeds("hosts"));
    m_controllers = std::make_unique<controllers::HostControllers>(
        *m_door, m_clock, m_driver, controllers::HostControllersSettings{});
    m_controllers->start();
}

void RebootWorld::stopControllers()
{
    const controllers::HostPowerCounters &counted = m_controllers->reconciler().counters();
    m_earlier.statusWrites += counted.statusWrites;
    m_earlier.deletedWithoutPoweringOff += counted.deletedWithoutPoweringOff;
    m_controllers.reset();
}

std::string RebootWorld::undeclaredRights() const
{
    std::string text;
    for (const std::string &right : m_door ? m_door->undeclared() : std::set<std::string>())
        text += (text.empty() ? "not declared in Needs: " : ", ") + right;
    return text;
}

Object RebootWorld::host() const
{
    const auto found = test::answerTo<Object>([&](Reply<Object> reply) {
        m_cluster->get({&kinds::bareMetalHost(), hostKey}, std::move(reply));
    });
    return found ? *found : Object();
}

std::uint64_t RebootWorld::statusWrites() const
{
    return m_earlier.statusWrites + m_controllers->reconciler().counters().statusWrites;
}

std::uint64_t RebootWorld::deletedWithoutPoweringOff() const
{
    return m_earlier.deletedWithoutPoweringOff
        + m_controllers->reconciler().counters().deletedWithoutPoweringOff;
}

int RebootWorld::events(const Json &wanted) const
{
    const auto list = test::answerTo<cluster::ObjectList>([&](Reply<cluster::ObjectList> reply) {
        m_cluster->list({&kinds::event(), hostKey.ns}, std::move(reply));
    });
    int total = 0;
    for (const Object &event : list ? list->items : std::vector<Object>()) {
        const bool fits = std::all_of(eventKeys.begin(), eventKeys.end(), [&](const char *key) {
            return !wanted.contains(key) || matches(wanted[key], event.at(std::string("/") + key));
        });
        if (fits) {
            const Json &count = event.at("/count");
            total += count.is_number_integer() ? count.get<int>() : 1;
        }
    }
    return total;
}

void RebootWorld::patch(Json body, Subresource part, Failures &failures)
{
    const auto written = test::answerTo<Written>([&](Reply<Written> reply) {
        m_cluster->patch({&kinds::bareMetalHost(), hostKey},
                         cluster::PatchType::Merge,
                         std::move(body),
                         part,
                         {},
                         std::move(reply));
    });
    if (!written)
        failures.push_back("the case's own change failed: " + written.error().message);
}

void RebootWorld::annotate(const std::string &key, const Json &value, Failures &failures)
{
    patch({{"metadata", {{"annotations", {{key, value}}}}}}, Subresource::None, failures);
}

void RebootWorld::prepareRace(const Json &step, Failures &failures)
{
    if (step.value("raceWith", "") != "removeBase") {
        failures.push_back("unknown race: " + step.dump());
        return;
    }
    Json body = {
        {"metadata", {{"annotations", {{step.value("key", ""), step.value("value", "")}}}}}};
    m_controllers->reconciler().onDecision = [this, body = std::move(body)](
                                                 const ObjectKey &,
                                                 const rules::HostPowerDecision &decision) {
        if (decision.step != rules::HostPowerStep::RemoveAnnotation || std::exchange(m_raced, true))
            return;
        m_cluster->patch({&kinds::bareMetalHost(), hostKey},
                         cluster::PatchType::Merge,
                         body,
                         Subresource::None,
                         {},
                         [](const Result<Written> &) {});
    };
}

void RebootWorld::step(const Json &step, Failures &failures)
{
    checkStepKeys(step, failures);
    const std::string verb = step.value("do", "");
    std::string key = step.value("key", "");
    if (m_stage)
        key = m_stage->stored(key);
    const bool remediates = m_stage && step.value("remediator", "on") != "off";
    if (verb == "settle" || (verb == "settleAll" && !remediates)) {
        test::settle(m_clock);
    } else if (remediates && (verb == "settleAll" || verb == "remediatorStep")) {
        m_stage->run();
    } else if (m_stage && verb == "nodeRegisters") {
        m_stage->registerNode(step, failures);
    } else if (m_stage && verb == "api" && m_stage->change(step, failures)) {
        return;
    } else if (verb == "advance") {
        if (const auto by = rebootCaseDuration(step.value("by", Json())))
            test::advance(m_clock, *by);
        else
            failures.push_back("advance without a duration");
    } else if (verb == "stepClock") { // of ours: wall time jumps, nothing else moves
        const std::string by = step.value("by", "");
        const bool back = by.starts_with('-');
        if (const auto jump = parseDuration(by.substr(back ? 1 : 0)))
            m_clock.stepWall(back ? -*jump : *jump);
        else
            failures.push_back("stepClock without a duration");
    } else if (verb == "annotate" && step.contains("raceWith")) {
        test::settle(m_clock);
        if (!m_raced)
            failures.emplace_back("what the step should race with did not happen");
    } else if (verb == "annotate") {
        annotate(key, step.value("value", ""), failures);
    } else if (verb == "unannotate") {
        m_log.clientRemoves(key);
        annotate(key, nullptr, failures);
    } else if (verb == "setOnline") {
        patch({{"spec", {{"online", step.value("value", true)}}}}, Subresource::None, failures);
    } else if (verb == "setState") {
        patch({{"status", {{"provisioning", {{"state", step.value("value", "")}}}}}},
              Subresource::Status,
              failures);
    } else if (verb == "bmc") {
        unknownKeys(step, {"do", "powerState", "unreachable"}, "bmc", failures);
        if (step.contains("powerState"))
            m_driver.setPower(m_address, step["powerState"].get<std::string>());
        m_bmc->unreachable = step.value("unreachable", m_bmc->unreachable);
    } else if (verb == "restartController") {
        stopControllers();
        startControllers();
    } else if (verb == "api" && step.value("op", "") == "delete") {
        (void)test::answerTo<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
            m_cluster->remove({&kinds::bareMetalHost(), hostKey}, {}, std::move(reply));
        });
    } else {
        failures.push_back("unknown step " + step.dump());
    }
}

} // namespace hp::conformance
