// SPDX-License-Identifier: Apache-2.0
#include "backend/whatif/Play.h"

#include "backend/controllers/machine/MachineControllers.h"
#include "backend/controllers/machineset/MachineSetControllers.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/patch/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "backend/lab/HookDecision.h"
#include "backend/lab/LabWorld.h"
#include "backend/lab/Read.h"
#include "backend/runtime/Informer.h"
#include "backend/runtime/ManualClock.h"
#include "backend/whatif/Draws.h"
#include "backend/whatif/WorldCopy.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDir>
#include <QObject>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <tuple>
#include <utility>

namespace hp::whatif {

namespace {

using namespace std::chrono_literals;
namespace kinds = cluster::kinds;

/// The copy is up by then, or never.
constexpr Duration longestOpening = 3min;
constexpr std::array<const char *, 3> hookPoints{"preCreate", "preDrain", "preTerminate"};

/// A store that is synced costs nothing in memory.
QString storeTemplate()
{
    const QString memory = QStringLiteral("/dev/shm");
    return (QDir(memory).exists() ? memory : QDir::tempPath())
        + QStringLiteral("/holdpoint-whatif-XXXXXX");
}

class Stage
{
public:
    Stage(const Snapshot &snapshot, const Question &question, int number)
        : m_snapshot(snapshot)
        , m_question(question)
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
        for (runtime::Informer *informer : {m_machines.get(), m_budgets.get(), m_pods.get()}) {
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
        const std::size_t before = running();
        const std::size_t wanted = before - std::min(before, goneForGood());
        m_start = m_clock.now();
        for (const ObjectKey &machine : m_question.retired)
            m_world->apiServer().remove({&kinds::machine(), machine}, {}, [](const auto &) {});
        const Duration end = m_clock.uptime() + m_question.limit;
        settle();
        for (;;) {
            const std::size_t now = running();
            m_result.missing = std::max(m_result.missing, before - std::min(before, now));
            look();
            if (isGone() && now >= wanted) {
                m_result.end = m_clock.now() - m_start;
                break;
            }
            if (holdsForEver() || !m_clock.runNext(end - m_clock.uptime()))
                break;
            settle();
        }
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
        m_world = std::make_unique<lab::LabWorld>(
            *m_cluster, m_clock, std::move(*file), [] { return std::string("https://lab"); });
        const auto loaded =
            answer<Done>([this](Reply<Done> reply) { m_world->load(std::move(reply)); });
        if (!loaded)
            return loaded;
        if (const auto put = putPods(std::move(copy.pods)); !put)
            return put;
        watch();
        start();
        const Duration until = m_clock.uptime() + longestOpening;
        settle();
        while (!isUp() && m_clock.runNext(until - m_clock.uptime()))
            settle();
        if (!isUp())
            m_result.notes.insert("not everything that is to run ran when the action started");
        return Done{};
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
            const auto made = answer<cluster::Written>([&](Reply<cluster::Written> reply) {
                m_cluster->create(kinds::pod(), ns, std::move(pod), {}, std::move(reply));
            });
            if (!made)
                return unexpected(made.error());
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
        m_machines->onChange([this](const Object &, const Object &after) {
            if (after)
                workOn(after);
        });
        for (runtime::Informer *each : {m_machines.get(), m_budgets.get(), m_pods.get()})
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
            if (lab::conditionStatus(pod, "Ready") != "True")
                return false;
        }
        for (const Object &machine : m_machines->list()) {
            if (machine.annotation(lab::beginsAnnotation) && !machine.isDeleting()
                && machine.text("/status/phase") != "Running")
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

    /// So many of the retired ones nobody replaces.
    [[nodiscard]] std::size_t goneForGood() const
    {
        std::size_t count = 0;
        for (const ObjectKey &key : m_question.retired) {
            const Object machine = m_machines->get(key);
            if (machine && !machine.isDeleting() && machine.text("/status/phase") == "Running"
                && machine.text("/metadata/ownerReferences/0/kind") != "MachineSet")
                ++count;
        }
        return count;
    }

    [[nodiscard]] bool isGone() const
    {
        return std::none_of(m_question.retired.begin(),
                            m_question.retired.end(),
                            [this](const ObjectKey &key) { return bool(m_machines->get(key)); });
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
        const std::string who = point + " " + name + " of " + owner;
        if (m_question.assumed.hook) {
            m_result.notes.insert(who + " has no history yet: its time is assumed");
            return m_draws.of(*m_question.assumed.hook);
        }
        m_result.notes.insert(who + " has no history yet: it is taken to hold for ever");
        return std::nullopt;
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
                if (const auto work = workOf(machine, point, hook))
                    m_clock.after(*work, &m_context, [this, key = machine.key(), point, name] {
                        letGo(key, point, name);
                    });
                else
                    m_forEver.insert(machine.key());
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

    /// A retired machine waits for a hook that nobody takes off, and nothing else is to come.
    [[nodiscard]] bool holdsForEver() const
    {
        if (m_forEver.empty())
            return false;
        return std::all_of(
            m_question.retired.begin(), m_question.retired.end(), [this](const ObjectKey &key) {
                return m_forEver.contains(key) || !m_machines->get(key);
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
                    && lab::hasLabels(pod, lab::pairsOf(budget.at("/spec/selector"))))
                    names.insert(budget.ns() + '/' + budget.name());
            }
        }
        return names;
    }

    /// What holds each machine now; what held before and no longer does has ended.
    void look()
    {
        std::map<Place, std::set<std::string>> now;
        for (const Object &machine : m_machines->list()) {
            bool isHooked = false;
            for (const std::string point : hookPoints) {
                const Json &hooks = machine.at("/spec/lifecycleHooks/" + point);
                if (!hooks.is_array() || !lab::waitsAt(machine, point))
                    continue;
                for (const Json &hook : hooks) {
                    isHooked = true;
                    now[{machine.key(),
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
            now[{machine.key(), drains ? "drain" : "provider", "", ""}] = std::move(budgets);
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

    const Snapshot &m_snapshot;
    const Question &m_question;
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
    std::unique_ptr<controllers::MachineControllers> m_machineControllers{};
    std::unique_ptr<controllers::MachineSetControllers> m_sets{};
    std::set<std::string> m_atWork{};
    std::set<ObjectKey> m_forEver{};
    std::map<Place, Held> m_open{};
    TimePoint m_start{};
    Played m_result{};
};

} // namespace

Result<Played> play(const Snapshot &snapshot, const Question &question, int number)
{
    return Stage(snapshot, question, number).played();
}

} // namespace hp::whatif
