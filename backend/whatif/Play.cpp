// SPDX-License-Identifier: Apache-2.0
#include "backend/whatif/Play.h"

#include "backend/controllers/machine/MachineControllers.h"
#include "backend/controllers/machineset/MachineSetControllers.h"
#include "backend/embedded/Budget.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "backend/lab/HookDecision.h"
#include "backend/lab/InstanceShape.h"
#include "backend/lab/LabWorld.h"
#include "backend/lab/PodDecision.h"
#include "backend/lab/Read.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/ManualClock.h"
#include "backend/whatif/Draws.h"
#include "backend/whatif/WorldCopy.h"
#include "model/messages/WhatIf.h"
#include "model/resource/Machine.h"
#include "model/rules/holds/StuckView.h"
#include "model/rules/holds/WaitGraph.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDir>
#include <QObject>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace hp::whatif {

namespace {

using namespace std::chrono_literals;
namespace kinds = cluster::kinds;

/// The copy is up by then, or never.
constexpr Duration longestOpening = 3min;
/// Controllers try again after shorter ones than this.
constexpr Duration longestPause = 30min;
constexpr std::array<const char *, 3> hookPoints{"preCreate", "preDrain", "preTerminate"};

/// A change that brings the end nearer; heartbeats and what controllers say of waiting are none.
bool machineMoves(const Object &before, const Object &after)
{
    return !before || !after || before.isDeleting() != after.isDeleting()
        || before.text("/status/phase") != after.text("/status/phase")
        || before.at("/spec") != after.at("/spec")
        || lab::conditionStatus(before, "Drained") != lab::conditionStatus(after, "Drained");
}

bool podMoves(const Object &before, const Object &after)
{
    return !before || !after || before.isDeleting() != after.isDeleting()
        || before.text("/spec/nodeName") != after.text("/spec/nodeName")
        || lab::conditionStatus(before, "Ready") != lab::conditionStatus(after, "Ready");
}

/// A store that is synced costs nothing in memory.
QString storeTemplate()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QDir(memory).exists() ? memory : QDir::tempPath())
        + QStringLiteral("/holdpoint-whatif-%1-XXXXXX").arg(QCoreApplication::applicationPid());
}

class Stage
{
public:
    Stage(const Snapshot &snapshot,
          const Question &question,
          int number,
          const std::function<bool()> &goesOn)
        : m_snapshot(snapshot)
        , m_question(question)
        , m_goesOn(goesOn)
        , m_draws(question.seed * 1'000'003 + static_cast<std::uint64_t>(number))
        , m_clock(snapshot.at)
        , m_directory(storeTemplate())
    { }

    ~Stage()
    {
        if (m_sets)
            m_sets->stop();
        if (m_machineControllers)
            m_machineControllers->stop();
        for (runtime::Informer *informer :
             {m_machines.get(), m_budgets.get(), m_pods.get(), m_nodes.get()}) {
            if (informer)
                informer->stop();
        }
        if (m_world)
            m_world->stop();
        settle();
    }
    Stage(const Stage &) = delete;
    Stage &operator=(const Stage &) = delete;

    Result<Played> played()
    {
        if (const auto opened = open(); !opened)
            return unexpected(opened.error());
        m_isNew = true;
        m_before = running();
        m_start = m_clock.now();
        m_changed = m_clock.uptime();
        const Duration end = m_clock.uptime() + m_question.limit;
        for (const maintenance::Opening &opening : openings())
            m_clock.after(opening.start - m_clock.now(), &m_context, [this] { m_isNew = true; });
        do {
            if (m_goesOn && !m_goesOn())
                return unexpected(ErrorCode::TimedOut, say::whatIfWasStopped());
            settle();
            if (!std::exchange(m_isNew, false))
                continue;
            startNext();
            m_result.missing = std::max(m_result.missing, m_before - std::min(m_before, running()));
            look();
            if (isOver())
                m_result.end = m_clock.now() - m_start;
        } while (!m_result.end && !isStuck() && m_clock.runNext(end - m_clock.uptime()));
        if (!m_result.end)
            addRings();
        for (auto &[key, held] : m_open)
            m_result.held.push_back(std::move(held));
        return std::move(m_result);
    }

private:
    using Place = std::tuple<ObjectKey, std::string, std::string, std::string>;

    void settle()
    {
        QAbstractEventDispatcher *loop = QAbstractEventDispatcher::instance();
        do {
            do {
                QCoreApplication::sendPostedEvents();
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            } while (loop->processEvents(QEventLoop::AllEvents));
        } while (m_clock.runNext(Duration(0)));
    }

    template<typename T, typename Call>
    Result<T> answer(Call call)
    {
        std::optional<Result<T>> told;
        call([&told](Result<T> result) { told.emplace(std::move(result)); });
        settle();
        if (!told)
            return unexpected(ErrorCode::TimedOut, "the copy of the cluster does not answer");
        return std::move(*told);
    }

    Result<Done> open()
    {
        WorldCopy copy = copyOf(m_snapshot, m_question, m_draws);
        m_result.notes = std::move(copy.notes);
        m_silent = std::move(copy.silent);
        m_longest = copy.longest;
        auto file = lab::LabFile::parse(copy.labFile, "the copy");
        if (!file)
            return unexpected(file.error());
        m_admission = embedded::defaultAdmission({});
        embedded::EmbeddedCluster::Options options;
        options.path = m_directory.filePath(QStringLiteral("store.db")).toStdString();
        auto cluster = embedded::EmbeddedCluster::open(
            m_clock,
            options,
            {embedded::SchemaSet::instance(), *m_admission, embedded::applyPatch});
        if (!cluster)
            return unexpected(cluster.error());
        m_cluster = std::move(*cluster);
        // Its files stay open and nobody else needs them: a backend that is killed leaves nothing.
        m_directory.remove();
        m_world = std::make_unique<lab::LabWorld>(
            *m_cluster, m_clock, std::move(*file), [] { return std::string("https://lab"); });
        const auto loaded =
            answer<Done>([this](Reply<Done> reply) { m_world->load(std::move(reply)); });
        if (!loaded)
            return loaded;
        if (const auto joined = joinNodes(); !joined)
            return joined;
        if (const auto put = putPods(std::move(copy.pods)); !put)
            return put;
        watch();
        start();
        const Duration until = m_clock.uptime() + longestOpening;
        settle();
        while (!isUp() && m_clock.runNext(until - m_clock.uptime()))
            settle();
        if (!isUp())
            m_result.notes.add(say::whatIfSlowStart());
        return Done{};
    }

    /// The Nodes that are there from the start, as their instances will find them: pods on Nodes
    /// that are still to join would be taken for those of Nodes that have gone.
    Result<Done> joinNodes()
    {
        cluster::Query query;
        query.kind = &kinds::machine();
        const auto machines = answer<cluster::ObjectList>(
            [&](Reply<cluster::ObjectList> reply) { m_cluster->list(query, std::move(reply)); });
        if (!machines)
            return unexpected(machines.error());
        std::set<std::string> names;
        for (const Object &machine : machines->items) {
            const std::string &name = machine.text("/spec/providerSpec/value/nodeName");
            // Two Machines may claim one Node: it is there once.
            if (name.empty() || !names.insert(name).second)
                continue;
            const std::string role = machine.label(machine::roleLabel).value_or("worker");
            const Json ready = {{"type", "Ready"},
                                {"status", "True"},
                                {"lastHeartbeatTime", formatTime(m_snapshot.at)},
                                {"lastTransitionTime", formatTime(m_snapshot.at)}};
            const auto joined = create(
                kinds::node(),
                {},
                {{"apiVersion", "v1"},
                 {"kind", "Node"},
                 {"metadata",
                  {{"name", name},
                   {"labels",
                    {{"kubernetes.io/hostname", name}, {"node-role.kubernetes.io/" + role, ""}}}}},
                 {"spec", {{"providerID", lab::providerIdOf(lab::instanceKeyFor(machine))}}}},
                {{"conditions", Json::array({ready})}});
            if (!joined)
                return joined;
        }
        return Done{};
    }

    /// Creates it with that status; null leaves it without one.
    Result<Done> create(const cluster::Kind &kind, const std::string &ns, Json object, Json status)
    {
        auto created = answer<cluster::Written>([&](Reply<cluster::Written> reply) {
            m_cluster->create(kind, ns, std::move(object), {}, std::move(reply));
        });
        if (created && !status.is_null())
            created = answer<cluster::Written>([&](Reply<cluster::Written> reply) {
                m_cluster->patch({&kind, created->object.key()},
                                 cluster::PatchType::Merge,
                                 {{"status", std::move(status)}},
                                 cluster::Subresource::Status,
                                 {},
                                 std::move(reply));
            });
        return created ? Result<Done>(Done{}) : unexpected(created.error());
    }

    /// With the Workloads as their controllers, which have their uids only now.
    Result<Done> putPods(std::vector<Json> pods)
    {
        cluster::Query query;
        query.kind = &kinds::labWorkload();
        const auto workloads = answer<cluster::ObjectList>(
            [&](Reply<cluster::ObjectList> reply) { m_cluster->list(query, std::move(reply)); });
        if (!workloads)
            return unexpected(workloads.error());
        std::map<ObjectKey, std::string> uids;
        for (const Object &workload : workloads->items)
            uids[workload.key()] = workload.uid();
        for (Json &pod : pods) {
            const std::string ns = pod["metadata"]["namespace"].get<std::string>();
            const std::string name =
                pod["metadata"]["labels"]["lab.holdpoint.dev/workload"].get<std::string>();
            pod["metadata"]["ownerReferences"] =
                Json::array({{{"apiVersion", kinds::labWorkload().apiVersion()},
                              {"kind", kinds::labWorkload().kind},
                              {"name", name},
                              {"uid", uids[{ns, name}]},
                              {"controller", true}}});
            Json status = std::exchange(pod["status"], Json());
            pod.erase("status");
            if (const auto put = create(kinds::pod(), ns, std::move(pod), std::move(status)); !put)
                return put;
        }
        return Done{};
    }

    void watch()
    {
        const auto informer = [this](const cluster::Kind &kind) {
            cluster::Query query;
            query.kind = &kind;
            return std::make_unique<runtime::Informer>(*m_cluster, query, m_clock);
        };
        m_machines = informer(kinds::machine());
        m_budgets = informer(kinds::podDisruptionBudget());
        m_pods = informer(kinds::pod());
        m_nodes = informer(kinds::node());
        m_machines->onChange([this](const Object &before, const Object &after) {
            if (machineMoves(before, after)) {
                m_changed = m_clock.uptime();
                m_isNew = true;
            }
            if (after)
                workOn(after);
        });
        m_pods->onChange([this](const Object &before, const Object &after) {
            if (podMoves(before, after)) {
                m_changed = m_clock.uptime();
                m_isNew = true;
            }
        });
        m_budgets->onChange([this](const Object &, const Object &) { m_isNew = true; });
        for (runtime::Informer *each :
             {m_machines.get(), m_budgets.get(), m_pods.get(), m_nodes.get()})
            each->start();
    }

    void start()
    {
        controllers::MachineControllersSettings machines;
        machines.jitter = [this] { return m_draws.fraction(); };
        m_machineControllers = std::make_unique<controllers::MachineControllers>(
            m_world->apiServer(), m_clock, m_world->actuator(), std::move(machines));
        controllers::MachineSetControllersSettings sets;
        sets.jitter = [this] { return m_draws.fraction(); };
        m_sets = std::make_unique<controllers::MachineSetControllers>(
            m_world->apiServer(), m_clock, std::move(sets));
        m_machineControllers->start();
        m_sets->start();
        m_world->start();
    }

    [[nodiscard]] bool isUp() const
    {
        for (const Object &pod : m_pods->list()) {
            if (lab::conditionStatus(pod, "Ready") != "True"
                && !pod.annotation(lab::neverReadyAnnotation))
                return false;
        }
        for (const Object &machine : m_machines->list()) {
            if (machine.isDeleting())
                continue;
            if (machine.annotation(lab::deleteAnnotation)
                || (machine.annotation(lab::beginsAnnotation)
                    && machine.text("/status/phase") != "Running"))
                return false;
        }
        return m_machines->hasSynced() && m_pods->hasSynced();
    }

    [[nodiscard]] std::size_t running() const
    {
        std::size_t count = 0;
        for (const Object &machine : m_machines->list()) {
            if (!machine.isDeleting() && machine.text("/status/phase") == "Running")
                ++count;
        }
        return count;
    }

    /// Machines that nobody replaces are not waited for.
    [[nodiscard]] std::size_t awaited() const
    {
        return m_before - std::min(m_before, m_unreplaced);
    }

    /// So many of the retired ones are still there or not replaced.
    [[nodiscard]] std::size_t underWay() const
    {
        const auto there = static_cast<std::size_t>(
            std::count_if(m_question.retired.begin(),
                          m_question.retired.begin() + static_cast<std::ptrdiff_t>(m_started),
                          [this](const ObjectKey &key) { return bool(m_machines->get(key)); }));
        const std::size_t awaitedNow = awaited();
        return std::max(there, awaitedNow - std::min(awaitedNow, running()));
    }

    [[nodiscard]] const maintenance::Openings &openings() const
    {
        static const maintenance::Openings none;
        return m_question.openings ? *m_question.openings : none;
    }

    [[nodiscard]] bool mayStart() const
    {
        const TimePoint now = m_clock.now();
        return !m_question.openings
            || std::any_of(openings().begin(), openings().end(), [&](const auto &opening) {
                   return opening.contains(now) && opening.end - now >= m_question.leastLeft;
               });
    }

    /// Another machine may start later, however quiet it is now.
    [[nodiscard]] bool startsLater() const
    {
        return m_started < m_question.retired.size()
            && (m_question.atOnce == 0 || underWay() < m_question.atOnce) && !openings().empty()
            && openings().back().end > m_clock.now();
    }

    /// Deletes as many as may be under way.
    void startNext()
    {
        while (m_started < m_question.retired.size() && mayStart()
               && (m_question.atOnce == 0 || underWay() < m_question.atOnce)) {
            const ObjectKey &key = m_question.retired[m_started++];
            const Object machine = m_machines->get(key);
            if (machine && machine.text("/status/phase") == "Running"
                && machine.text("/metadata/ownerReferences/0/kind") != "MachineSet")
                ++m_unreplaced;
            m_world->apiServer().remove({&kinds::machine(), key}, {}, [](const auto &) {});
            settle();
        }
    }

    [[nodiscard]] bool isOver() const
    {
        return m_started == m_question.retired.size() && underWay() == 0;
    }

    /// Nobody works on a hook, and nothing has moved for longer than all else here takes.
    [[nodiscard]] bool isStuck() const
    {
        return m_working == 0 && m_clock.uptime() - m_changed > m_longest + longestPause
            && !startsLater();
    }

    /// How long the owner works on it this time; nullopt: for ever.
    std::optional<Duration>
    workOf(const Object &machine, const std::string &point, const Json &hook)
    {
        const std::string name = hook.value("name", std::string());
        const std::string owner = hook.value("owner", std::string());
        const auto role = machine.label("machine.openshift.io/cluster-api-machine-role");
        const auto found = m_snapshot.usual.find({point, name, owner, role.value_or("")});
        if (found != m_snapshot.usual.end() && found->second.n >= holds::minForBaseline)
            return m_draws.of({found->second.p50, found->second.p95});
        // The action does not wait for others that are being deleted already.
        const bool matters = isRetired(machine.key()) || !machine.isDeleting();
        const auto &assumed = m_question.assumed.hook;
        if (matters)
            m_result.notes.add(
                assumed ? say::whatIfHookTakes(owner, point, name, assumed->p50, assumed->p95)
                        : say::whatIfHookHolds(owner, point, name));
        return assumed ? std::optional(m_draws.of(*assumed)) : std::nullopt;
    }

    /// The owners of hooks: each takes its hook off when its work is done.
    void workOn(const Object &machine)
    {
        for (const std::string point : hookPoints) {
            const Json &hooks = machine.at("/spec/lifecycleHooks/" + point);
            if (!hooks.is_array() || !lab::waitsAt(machine, point))
                continue;
            for (const Json &hook : hooks) {
                const std::string name = hook.value("name", std::string());
                if (!m_atWork.insert(machine.uid() + '/' + point + '/' + name).second)
                    continue;
                const auto work = workOf(machine, point, hook);
                if (!work)
                    continue;
                ++m_working;
                m_clock.after(*work, &m_context, [this, key = machine.key(), point, name] {
                    --m_working;
                    letGo(key, point, name);
                });
            }
        }
    }

    void letGo(const ObjectKey &key, const std::string &point, const std::string &name)
    {
        const Object machine = m_machines->get(key);
        const std::string path = "/spec/lifecycleHooks/" + point;
        Json left = Json::array();
        for (const Json &hook : machine.at(path).is_array() ? machine.at(path) : Json::array()) {
            if (hook.value("name", std::string()) != name)
                left.push_back(hook);
        }
        if (!machine)
            return;
        m_cluster->patch({&kinds::machine(), key},
                         cluster::PatchType::Merge,
                         {{"metadata", {{"resourceVersion", machine.resourceVersion()}}},
                          {"spec", {{"lifecycleHooks", {{point, std::move(left)}}}}}},
                         cluster::Subresource::None,
                         {},
                         [this, key, point, name](const Result<cluster::Written> &written) {
                             if (!written && written.error().code == ErrorCode::Conflict)
                                 m_clock.after(100ms, &m_context, [this, key, point, name] {
                                     letGo(key, point, name);
                                 });
                         });
    }

    /// Budgets that allow nothing now and cover a pod on that Node.
    [[nodiscard]] std::set<std::string> refusing(const std::string &node) const
    {
        std::set<std::string> names;
        for (const Object &budget : m_budgets->list()) {
            if (lab::numberAt(budget, "/status/disruptionsAllowed", 0) > 0)
                continue;
            for (const Object &pod : m_pods->list(budget.ns())) {
                if (pod.text("/spec/nodeName") == node && !pod.isDeleting()
                    && embedded::selects(budget, pod))
                    names.insert(budget.ns() + '/' + budget.name());
            }
        }
        return names;
    }

    [[nodiscard]] bool isRetired(const ObjectKey &key) const
    {
        const auto &retired = m_question.retired;
        return std::find(retired.begin(), retired.end(), key) != retired.end();
    }

    /// Machines that replace retired ones have other names in each run.
    [[nodiscard]] ObjectKey nameOf(const Object &machine) const
    {
        if (isRetired(machine.key()))
            return machine.key();
        return {machine.ns(), "new of " + machine.label(machine::setLabel).value_or("")};
    }

    /// What holds each machine now; what held before and no longer does has ended. What the action
    /// does not wait for is left aside.
    void look()
    {
        std::map<Place, std::set<std::string>> now;
        const bool isOpen = mayStart();
        for (std::size_t i = m_started; i < m_question.retired.size(); ++i)
            now[{m_question.retired[i],
                 isOpen ? "turn" : "window",
                 isOpen ? std::string() : m_question.window,
                 ""}];
        for (const Object &machine : m_machines->list()) {
            if (machine.isDeleting() && !isRetired(machine.key()))
                continue;
            bool isHooked = false;
            for (const std::string point : hookPoints) {
                const Json &hooks = machine.at("/spec/lifecycleHooks/" + point);
                if (!hooks.is_array() || !lab::waitsAt(machine, point))
                    continue;
                for (const Json &hook : hooks) {
                    isHooked = true;
                    now[{nameOf(machine),
                         point,
                         hook.value("name", std::string()),
                         hook.value("owner", std::string())}];
                }
            }
            if (isHooked || !machine.isDeleting())
                continue;
            const bool drains = lab::waitsAt(machine, "preDrain");
            auto budgets =
                drains ? refusing(machine.text("/status/nodeRef/name")) : std::set<std::string>();
            const char *holder = drains                      ? "drain"
                : m_silent.contains(machine.key())           ? "bmc"
                : m_question.inPlace.contains(machine.key()) ? "power"
                                                             : "provider";
            now[{nameOf(machine), holder, "", ""}] = std::move(budgets);
        }
        const Duration at = m_clock.now() - m_start;
        for (auto it = m_open.begin(); it != m_open.end();) {
            if (now.contains(it->first)) {
                ++it;
                continue;
            }
            it->second.to = at;
            m_result.held.push_back(std::move(it->second));
            it = m_open.erase(it);
        }
        for (auto &[place, budgets] : now) {
            const auto &[machine, kind, name, owner] = place;
            Held &held = m_open.try_emplace(place, Held{machine, kind, name, owner, at, {}, {}})
                             .first->second;
            held.budgets.merge(budgets);
        }
    }

    /// By the rule that explains a site, of what does not end: who waits for whom, and in a ring.
    void addRings()
    {
        auto site = std::make_shared<holds::SiteView>();
        for (const Object &machine : m_machines->list()) {
            if (machine.label(machine::roleLabel) == "master")
                site->masters.push_back(machine);
        }
        for (const Object &node : m_nodes->list()) {
            if (machine::isControlPlane(node))
                site->controlPlaneNodes.push_back(node);
        }
        site->budgets = m_budgets->list();
        site->budgetPods = m_pods->list();
        std::vector<holds::WaitEdge> waits;
        for (const Object &machine : m_machines->list()) {
            holds::StuckView view;
            view.machine = machine;
            view.node = m_nodes->get({{}, machine::nodeName(machine)});
            view.site = site;
            std::ranges::move(holds::waitsOf(view, m_clock.now()), std::back_inserter(waits));
        }
        for (const std::vector<ObjectKey> &ring : holds::waitCycles(waits)) {
            // It is one since the last of them began to wait.
            Duration from{};
            for (const auto &[place, held] : m_open) {
                if (std::ranges::find(ring, std::get<0>(place)) != ring.end())
                    from = std::max(from, held.from);
            }
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const std::string &next = ring[(i + 1) % ring.size()].name;
                m_result.held.push_back({ring[i], "ring", next, "", from, {}, {}});
            }
        }
    }

    const Snapshot &m_snapshot;
    const Question &m_question;
    const std::function<bool()> &m_goesOn;
    Draws m_draws;
    runtime::ManualClock m_clock;
    QTemporaryDir m_directory;
    QObject m_context{};
    std::unique_ptr<embedded::Admission> m_admission{};
    std::unique_ptr<embedded::EmbeddedCluster> m_cluster{};
    std::unique_ptr<lab::LabWorld> m_world{};
    std::unique_ptr<runtime::Informer> m_machines{};
    std::unique_ptr<runtime::Informer> m_budgets{};
    std::unique_ptr<runtime::Informer> m_pods{};
    std::unique_ptr<runtime::Informer> m_nodes{};
    std::unique_ptr<controllers::MachineControllers> m_machineControllers{};
    std::unique_ptr<controllers::MachineSetControllers> m_sets{};
    std::set<std::string> m_atWork{};
    std::map<Place, Held> m_open{};
    std::set<ObjectKey> m_silent{};
    Duration m_longest{};
    Duration m_changed{}; ///< when something last moved
    bool m_isNew = true; ///< something is to be looked at
    std::size_t m_working = 0; ///< owners that will remove their hook
    std::size_t m_before = 0; ///< machines that ran
    std::size_t m_started = 0; ///< of the retired ones, in their order
    std::size_t m_unreplaced = 0;
    TimePoint m_start{};
    Played m_result{};
};

} // namespace

Result<Played> play(const Snapshot &snapshot,
                    const Question &question,
                    int number,
                    const std::function<bool()> &goesOn)
{
    return Stage(snapshot, question, number, goesOn).played();
}

} // namespace hp::whatif
