// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/machine/World.h"

#include "backend/controllers/controlplane/ControlPlaneControllers.h"
#include "backend/controllers/machineset/MachineSetControllers.h"
#include "backend/controllers/remediation/RemediationControllers.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "tests/backend/http/FakeExchange.h"
#include "tests/conformance/machine/CaseKinds.h"
#include "tests/support/cluster/Settle.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>

namespace hp::conformance {

using cluster::Kind;
using cluster::Subresource;
using cluster::Written;

namespace {

const TimePoint caseStart = *parseTime("2026-01-10T12:00:00Z");
constexpr auto forEver = std::chrono::hours(24 * 5000);
/// Where conflicts are real: a pass that waits no longer than this tries again after one.
constexpr Duration firstRetries = std::chrono::milliseconds(40);
/// So far the clock moves for them at most; well below the second that objects tell time by.
constexpr Duration retriesAreOver = std::chrono::milliseconds(200);

/// Waits for an answer without moving the clock.
template<typename T>
Result<T> waitFor(const std::function<void(Reply<T>)> &call)
{
    std::optional<Result<T>> answer;
    call([&answer](Result<T> result) { answer = std::move(result); });
    test::drainEvents();
    if (!answer)
        return unexpected(ErrorCode::TimedOut, "no answer");
    return std::move(*answer);
}

/// The cluster label's value is only ever added, never compared, by what the cases look at.
embedded::AdmissionOptions admissionOptions()
{
    return {"testcluster"};
}

/// In memory where the system has such a place: a store waits for every commit, and there are many.
QString scratchPath()
{
    const QString memory = QStringLiteral("/dev/shm");
    const QString root = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    return root + QStringLiteral("/holdpoint-case-XXXXXX");
}

/// What a case leaves out because it goes without saying: a condition has a time, a pod that runs
/// is ready.
Json completedStatus(const Json &object, const CaseText &text)
{
    Json status = object["status"];
    if (object.value("kind", "") == "Pod" && status.value("phase", "") == "Running"
        && !status.contains("conditions"))
        status["conditions"] = Json::array({{{"type", "Ready"}, {"status", "True"}}});
    if (status.contains("conditions")) {
        for (Json &condition : status["conditions"]) {
            if (!condition.contains("lastTransitionTime"))
                condition["lastTransitionTime"] = "T0";
        }
    }
    return text.resolve(status);
}

} // namespace

/// Schema and admission with a way past them for loading: some objects are invalid on purpose.
struct World::Gate {
    struct OpenSchema final : embedded::ObjectSchema {
        explicit OpenSchema(const bool &loading)
            : m_loading(loading)
        { }
        Result<Json> accept(const Kind &kind,
                            Json object,
                            cluster::FieldValidation validation,
                            std::vector<std::string> &warnings,
                            const embedded::Rewrite &rewrite) const override
        {
            auto accepted = setOf(kind).accept(kind, object, validation, warnings, rewrite);
            if (accepted || !m_loading)
                return accepted;
            return object;
        }
        Result<Done> decode(const Kind &kind,
                            Json &object,
                            cluster::FieldValidation validation,
                            std::vector<std::string> &warnings) const override
        {
            return m_loading ? Result<Done>(Done{})
                             : setOf(kind).decode(kind, object, validation, warnings);
        }
        const embedded::SchemaNode *typeOf(const Kind &kind) const override
        {
            return setOf(kind).typeOf(kind);
        }
        static const embedded::SchemaSet &setOf(const Kind &kind)
        {
            return caseDefinitions().definition(kind).is_null() ? embedded::SchemaSet::instance()
                                                                : caseDefinitions();
        }
        const bool &m_loading;
    };
    struct OpenAdmission final : embedded::Admission {
        explicit OpenAdmission(const bool &loading)
            : m_loading(loading)
        { }
        Result<Json> admit(const embedded::AdmissionRequest &request,
                           Json object,
                           std::vector<std::string> &warnings) override
        {
            if (m_loading)
                return object;
            return m_real->admit(request, std::move(object), warnings);
        }
        const bool &m_loading;
        std::unique_ptr<embedded::Admission> m_real =
            embedded::defaultAdmission(admissionOptions());
    };

    bool loading = false;
    OpenSchema schema{loading};
    OpenAdmission admission{loading};
};

World::World()
    : m_start(
        RealStore::inUse() ? std::chrono::floor<std::chrono::seconds>(
            std::chrono::time_point_cast<TimePoint::duration>(std::chrono::system_clock::now()))
                           : caseStart)
    , m_clock(m_start)
    , m_text(m_start)
    , m_directory(scratchPath())
    , m_gate(std::make_unique<Gate>())
{
    if (RealStore *real = RealStore::inUse())
        openReal(*real);
    else
        openEmbedded();
    m_door = std::make_unique<OutsideDoor>(*m_cluster);
    api::KubernetesApi::Options served = api::KubernetesApi::defaults();
    for (const auto *set : {&embedded::SchemaSet::instance(), &caseDefinitions()}) {
        for (const Json *definition : set->definitions())
            served.definitions.push_back(*definition);
    }
    m_api = std::make_unique<api::KubernetesApi>(*m_door, m_clock, served);
    m_kubelet = std::make_unique<Kubelet>(*m_cluster, m_clock);
    m_metal = std::make_unique<BareMetal>(*m_door, *m_cluster, m_clock);
    m_providers = std::make_unique<drivers::ActuatorSwitch>(
        std::vector<drivers::Actuator *>{&m_provider, m_metal.get()},
        [this](const Object &machine) -> drivers::Actuator & {
            if (m_metal->serves(machine))
                return *m_metal;
            return m_provider;
        });
    m_history = std::make_unique<History>(*m_cluster, [this] { return currentRevision(); });
    m_fenceOrder =
        std::make_unique<test::FenceOrderMonitor>(*m_cluster, [this] { return currentRevision(); });
    m_provider.onCall = m_metal->onCall = [this](const std::string &machine, const char *call) {
        m_history->called(machine, call);
    };
    m_scrape = std::make_unique<Scrape>(*m_cluster, m_clock, *m_providers);
}

void World::openEmbedded()
{
    embedded::EmbeddedCluster::Options options;
    options.path = m_directory.filePath(QStringLiteral("store.db")).toStdString();
    options.keepEventsFor = forEver;
    options.compactEvery = forEver;
    auto opened = embedded::EmbeddedCluster::open(
        m_clock, options, {m_gate->schema, m_gate->admission, embedded::applyPatch});
    if (!opened) {
        std::cerr << "cannot open a store for the cases: " << opened.error().message << std::endl;
        std::exit(1);
    }
    m_embedded = std::move(*opened);
    m_cluster = m_embedded.get();
}

void World::openReal(RealStore &store)
{
    store.empty();
    m_cluster = &store.cluster();
}

void World::ensureNamespace(const std::string &name)
{
    if (m_embedded)
        m_embedded->ensureNamespace(name);
    else
        RealStore::inUse()->ensureNamespace(name);
}

std::string World::currentRevision() const
{
    return m_embedded ? m_embedded->currentRevision()
                      : RealStore::inUse()->cluster().newestRevision();
}

World::~World()
{
    if (m_maintained)
        m_maintained->stop();
    for (const auto &group : m_groups)
        group->stop();
    m_metal->stop();
    m_scrape->stop();
    test::drainEvents();
}

const Kind *World::kindNamed(const std::string &kind)
{
    for (const Kind &candidate : cluster::KindRegistry::instance().all()) {
        if (candidate.kind == kind)
            return &candidate;
    }
    return nullptr;
}

void World::pretendNow(TimePoint time)
{
    m_clock.stepWall(time - m_clock.now());
}

void World::load(const Json &objects, std::vector<std::string> &failures)
{
    const TimePoint current = m_clock.now();
    m_gate->loading = true;
    // Whoever is referred to comes first, so that its uid is known.
    std::vector<Json> ordered(objects.begin(), objects.end());
    std::stable_partition(ordered.begin(), ordered.end(), [](const Json &object) {
        return !object["metadata"].contains("ownerReferences");
    });
    for (const Json &object : ordered)
        create(object, failures);
    for (const Json &object : ordered)
        setStatus(object, failures);
    for (const Json &object : ordered)
        remove(object, failures);
    pretendNow(current);
    m_gate->loading = false;
}

void World::create(const Json &object, std::vector<std::string> &failures)
{
    Json next = object;
    next["metadata"].erase("deletionTimestamp");
    next["metadata"].erase("creationTimestamp");
    next.erase("status");
    next = m_text.resolve(next);
    const Object plain(next);
    const Kind *kind = cluster::KindRegistry::instance().findKind(plain.apiVersion(), plain.kind());
    if (!kind) {
        failures.push_back("cannot load " + plain.apiVersion() + ' ' + plain.kind()
                           + ": not served");
        return;
    }
    const auto created = m_text.time(object["metadata"].value("creationTimestamp", "T0"));
    pretendNow(created.value_or(m_start));
    if (kind->namespaced)
        ensureNamespace(plain.ns());
    if (!kind->hasStatus && object.contains("status"))
        next["status"] = completedStatus(object, m_text);
    const auto written = waitFor<Written>([&](Reply<Written> reply) {
        m_cluster->create(*kind, plain.ns(), next, {}, std::move(reply));
    });
    if (!written)
        failures.push_back("cannot load " + plain.kind() + '/' + plain.name() + ": "
                           + written.error().message);
    else
        m_text.setUid(plain.kind() + '/' + plain.name(), written->object.uid());
    if (written && written->object.hasFinalizer("foregroundDeletion"))
        createDependent(written->object);
}

void World::createDependent(const Object &owner)
{
    const Json dependent = {{"apiVersion", "v1"},
                            {"kind", "ConfigMap"},
                            {"metadata",
                             {{"name", owner.name() + "-dependent"},
                              {"namespace", owner.ns()},
                              {"finalizers", {"holdpoint.test/keep"}},
                              {"ownerReferences",
                               {{{"apiVersion", owner.apiVersion()},
                                 {"kind", owner.kind()},
                                 {"name", owner.name()},
                                 {"uid", owner.uid()},
                                 {"blockOwnerDeletion", true}}}}}}};
    (void)waitFor<Written>([&](Reply<Written> reply) {
        m_cluster->create(cluster::kinds::configMap(), owner.ns(), dependent, {}, std::move(reply));
    });
}

void World::setStatus(const Json &object, std::vector<std::string> &failures)
{
    const Object plain(object);
    const Kind *kind = cluster::KindRegistry::instance().findKind(plain.apiVersion(), plain.kind());
    if (!kind || !kind->hasStatus || !object.contains("status"))
        return;
    const ObjectKey key = kind->namespaced ? plain.key() : ObjectKey{{}, plain.name()};
    const auto written = waitFor<Written>([&](Reply<Written> reply) {
        m_cluster->patch({kind, key},
                         cluster::PatchType::Merge,
                         Json{{"status", completedStatus(object, m_text)}},
                         Subresource::Status,
                         {},
                         std::move(reply));
    });
    // The garbage collector takes what belongs to somebody who is not there.
    if (!written && written.error().code == ErrorCode::NotFound
        && object["metadata"].contains("ownerReferences"))
        return;
    if (!written)
        failures.push_back("cannot load the status of " + plain.kind() + '/' + plain.name() + ": "
                           + written.error().message);
}

void World::remove(const Json &object, std::vector<std::string> &failures)
{
    const auto when = m_text.time(object["metadata"].value("deletionTimestamp", ""));
    if (!when)
        return;
    const Object plain(object);
    const Kind *kind = cluster::KindRegistry::instance().findKind(plain.apiVersion(), plain.kind());
    const ObjectKey key = kind->namespaced ? plain.key() : ObjectKey{{}, plain.name()};
    // A pod's deletionTimestamp is the end of its grace period, not the moment of the request.
    Duration grace{};
    if (const Json &seconds = plain.at("/spec/terminationGracePeriodSeconds");
        plain.kind() == "Pod" && (seconds.is_null() || seconds.get<int>() > 0))
        grace = std::chrono::seconds(seconds.is_null() ? 30 : seconds.get<int>());
    pretendNow(*when - grace);
    const auto deleted = waitFor<cluster::Deleted>([&](Reply<cluster::Deleted> reply) {
        m_cluster->remove({kind, key}, {}, std::move(reply));
    });
    if (!deleted)
        failures.push_back("cannot delete " + plain.kind() + '/' + plain.name() + ": "
                           + deleted.error().message);
}

cluster::Cluster &World::doorOf(const std::string &group, std::vector<controllers::Right> more)
{
    return *m_doors.emplace_back(std::make_unique<test::DeclaredCluster>(
        *m_door, *controllers::groupNeeds(group), std::move(more)));
}

std::string World::undeclaredRights() const
{
    std::string text;
    for (const auto &door : m_doors) {
        for (const std::string &right : door->undeclared())
            text += (text.empty() ? "not declared in Needs: " : ", ") + right;
    }
    return text;
}

void World::startControllers()
{
    m_isStarted = true;
    m_history->start();
    m_fenceOrder->start();
    m_kubelet->start();
    m_metal->giveHosts(list("Machine", {}), list("BareMetalHost", {}));
    m_metal->start();
    m_scrape->start();
    if (m_paused)
        return;
    auto machines = std::make_unique<controllers::MachineControllers>(
        doorOf("machines"), m_clock, m_scrape->provider(), m_settings);
    machines->onPhase([this](const Object &machine, const std::string &) {
        m_scrape->counters().phaseEntered(machine);
    });
    m_machines = machines.get();
    m_groups.push_back(std::move(machines));
    controllers::MachineSetControllersSettings sets;
    sets.sets.rules.migrationGate = m_settings.machine.migrationGate;
    m_groups.push_back(std::make_unique<controllers::MachineSetControllers>(
        doorOf("machinesets"), m_clock, std::move(sets)));

    auto checks = std::make_unique<controllers::HealthCheckControllers>(
        doorOf("healthchecks"), m_clock, controllers::HealthCheckControllersSettings());
    checks->onHealth([this](const controllers::CheckHealth &health) {
        m_scrape->counters().remediated(health.check, health.remediated);
    });
    m_checks = checks.get();
    m_groups.push_back(std::move(checks));

    m_groups.push_back(std::make_unique<controllers::RemediationControllers>(
        doorOf("remediation"), m_clock, controllers::RemediationControllersSettings()));

    controllers::ControlPlaneSettings controlPlane;
    controlPlane.etcd.enabled = true;
    // The guard of etcd's quorum is for clusters without an etcd operator: our own.
    m_groups.push_back(std::make_unique<controllers::ControlPlaneControllers>(
        doorOf("controlplane", {{"delete", &cluster::kinds::pod(), {}, {}}}),
        m_clock,
        std::move(controlPlane)));
    for (const auto &group : m_groups)
        group->start();
    if (m_maintained)
        m_maintained->start();
}

void World::finishWork()
{
    test::drainEvents();
}

void World::settle()
{
    test::settle(m_clock);
    if (m_embedded)
        return;
    // There two controllers may write one object in the same instant, and the loser of that tries
    // again after its first back-off: a pass that still has to run is no rest.
    const TimePoint latest = m_clock.now() + retriesAreOver;
    while (m_clock.now() < latest && m_clock.runNext(firstRetries))
        test::settle(m_clock);
}

void World::advance(Duration by)
{
    test::advance(m_clock, by);
}

HttpAnswer World::request(const std::string &verb,
                          const std::string &path,
                          const Json &body,
                          const std::string &contentType,
                          const std::string &accept)
{
    if (!m_embedded) {
        const auto answer =
            RealStore::inUse()->server().ask(verb,
                                             path,
                                             body,
                                             contentType.empty() ? "application/json" : contentType,
                                             accept.empty() ? "application/json" : accept);
        const bool isStored = answer.status < 300 && path.find("dryRun") == std::string::npos;
        RealStore::inUse()->cluster().touched(isStored ? Object(answer.body) : Object());
        test::drainEvents();
        return {answer.status, answer.body};
    }
    http::HttpRequest request = test::requestFor(verb, path, {"admin", {"admin"}});
    request.headers["accept"] = accept.empty() ? "application/json" : accept;
    if (!body.is_null()) {
        request.headers["content-type"] = contentType.empty() ? "application/json" : contentType;
        request.body = body.dump();
    }
    const auto exchange = std::make_shared<test::FakeExchange>(std::move(request));
    m_api->handle(exchange);
    test::drainEvents();
    if (!exchange->response())
        return {};
    return {exchange->response()->status, Json::parse(exchange->response()->body, nullptr, false)};
}

Object World::get(const CaseRef &ref)
{
    const Kind *kind = kindNamed(ref.kind);
    if (!kind)
        return {};
    const ObjectKey key = kind->namespaced ? ref.key : ObjectKey{{}, ref.key.name};
    const auto found = waitFor<Object>([&](Reply<Object> reply) {
        m_cluster->get({kind, key}, std::move(reply));
    });
    return found ? *found : Object();
}

std::vector<Object> World::list(const std::string &kind, const std::string &selector)
{
    const Kind *known = kindNamed(kind);
    if (!known)
        return {};
    const auto found = waitFor<cluster::ObjectList>([&](Reply<cluster::ObjectList> reply) {
        m_cluster->list({known, {}, selector, {}}, std::move(reply));
    });
    return found ? found->items : std::vector<Object>();
}

const runtime::Controller *World::queue(const std::string &name) const
{
    if (!m_machines)
        return nullptr;
    if (name == "machine")
        return &m_machines->machineController();
    if (name == "healthcheck")
        return &m_checks->healthCheckController();
    return name == "drain" ? &m_machines->drainController() : nullptr;
}

} // namespace hp::conformance
