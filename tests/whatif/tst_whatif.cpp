// SPDX-License-Identifier: Apache-2.0
#include "backend/history/Baselines.h"
#include "backend/whatif/Draws.h"
#include "backend/whatif/Forecast.h"
#include "model/live/RowJson.h"
#include "model/resource/Conditions.h"
#include "tests/support/runner/Runner.h"
#include "tests/support/site/Site.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <utility>

namespace tst_whatif {

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = cluster::kinds;

constexpr const char *machineNamespace = "openshift-machine-api";

/// How long something takes in one lab. Not all of them are log-normal, as the forecast takes them.
class Nature
{
public:
    Nature(whatif::Draws &draws, Duration least, Duration most)
        : m_draws(draws)
        , m_family(static_cast<int>(draws.fraction() * 3))
        , m_middle(least + std::chrono::duration_cast<Duration>((most - least) * draws.fraction()))
    {
        std::vector<Duration> samples;
        for (int i = 0; i < 200; ++i)
            samples.push_back(once());
        history::Baselines record;
        record.set({}, samples);
        m_baseline = *record.of({});
    }

    [[nodiscard]] Duration once()
    {
        const double chance = m_draws.fraction();
        double times = 0;
        if (m_family == 0) {
            times = std::chrono::duration<double>(m_draws.of({1s, 3s})).count();
        } else if (m_family == 1) {
            times = 0.5 + chance;
        } else {
            times = 0.4 - 0.85 * std::log(1.0 - chance);
        }
        return std::chrono::ceil<std::chrono::seconds>(
            std::chrono::duration_cast<Duration>(m_middle * times));
    }
    [[nodiscard]] const holds::Baseline &baseline() const { return m_baseline; }
    [[nodiscard]] whatif::Usual usual() const { return {m_baseline.p50, m_baseline.p95}; }
    /// A draw as lab objects write it; `longest` becomes it when it is longer.
    [[nodiscard]] std::string text(Duration &longest)
    {
        const auto length = std::chrono::ceil<std::chrono::seconds>(once());
        longest = std::max<Duration>(longest, length);
        return std::to_string(length.count()) + 's';
    }

private:
    whatif::Draws &m_draws;
    int m_family;
    Duration m_middle;
    holds::Baseline m_baseline{};
};

Json object(const char *apiVersion,
            const char *kind,
            const std::string &name,
            const std::string &ns)
{
    return {{"apiVersion", apiVersion},
            {"kind", kind},
            {"metadata", {{"name", name}, {"namespace", ns}}}};
}

Json labels()
{
    return {{"machine.openshift.io/cluster-api-cluster", "site"},
            {"machine.openshift.io/cluster-api-machineset", "workers"},
            {"machine.openshift.io/cluster-api-machine-role", "worker"},
            {"machine.openshift.io/cluster-api-machine-type", "worker"}};
}

/// A lab at random, what its record would say, and what is asked of it.
struct Lab {
    std::string file{};
    whatif::Question question{};
    std::map<holds::BaselineKey, holds::Baseline> usual{};
    Duration longest{}; ///< nothing in it takes longer but what never ends
};

Lab labOf(std::uint64_t seed)
{
    whatif::Draws draws(seed);
    const auto upTo = [&draws](std::size_t limit) {
        return static_cast<std::size_t>(draws.fraction() * static_cast<double>(limit));
    };
    Lab lab;
    Nature creation(draws, 1min, 20min);
    Nature removal(draws, 10s, 10min);
    Nature boot(draws, 10s, 4min);
    Nature podStart(draws, 5s, 90s);
    lab.question.seed = seed;
    lab.question.assumed.creation = creation.usual();
    lab.question.assumed.removal = removal.usual();
    lab.question.assumed.boot = boot.usual();
    lab.question.assumed.podStart = podStart.usual();

    std::vector<Json> objects;
    for (const char *ns : {machineNamespace, "shop"})
        objects.push_back(
            {{"apiVersion", "v1"}, {"kind", "Namespace"}, {"metadata", {{"name", ns}}}});
    const auto provider = [&] {
        return Json{{"value",
                     {{"apiVersion", "lab.holdpoint.dev/v1alpha1"},
                      {"kind", "LabMachineProviderSpec"},
                      {"instanceType", "small"},
                      {"createDuration", creation.text(lab.longest)},
                      {"deleteDuration", removal.text(lab.longest)},
                      {"bootDuration", boot.text(lab.longest)}}}};
    };
    const std::size_t count = 3 + upTo(4);
    Json set = object("machine.openshift.io/v1beta1", "MachineSet", "workers", machineNamespace);
    set["spec"] = {
        {"replicas", count},
        {"selector",
         {{"matchLabels", {{"machine.openshift.io/cluster-api-machineset", "workers"}}}}},
        {"template",
         {{"metadata", {{"labels", labels()}}}, {"spec", {{"providerSpec", provider()}}}}}};
    objects.push_back(std::move(set));
    const std::size_t retired = 1 + upTo(count - 1);
    for (std::size_t number = 1; number <= count; ++number) {
        const std::string name = "worker-" + std::to_string(number);
        Json machine = object("machine.openshift.io/v1beta1", "Machine", name, machineNamespace);
        machine["metadata"]["labels"] = labels();
        machine["metadata"]["annotations"] = {{"lab.holdpoint.dev/begins", "running"}};
        machine["spec"] = {{"providerSpec", provider()}};
        for (const char *point : {"preDrain", "preTerminate"}) {
            if (number > retired || draws.fraction() < 0.4)
                continue;
            const std::string hook = (point[3] == 'D' ? "Move" : "Save") + std::to_string(number);
            const std::string owner = "keeper-" + std::to_string(number);
            Nature work(draws, 30s, 40min);
            // The record knows nothing of an owner that never removes its hook.
            const bool comes = draws.fraction() >= 0.03;
            if (comes)
                lab.usual[{point, hook, owner, "worker"}] = work.baseline();
            machine["spec"]["lifecycleHooks"][point] =
                Json::array({{{"name", hook}, {"owner", owner}}});
            Json keeper = object("lab.holdpoint.dev/v1alpha1",
                                 "HookOwner",
                                 owner + (point[3] == 'D' ? "-d" : "-t"),
                                 machineNamespace);
            keeper["spec"] = {{"point", point},
                              {"hook", hook},
                              {"owner", owner},
                              {"after", work.text(lab.longest)}};
            if (!comes)
                keeper["spec"]["behaviour"] = "stuck";
            objects.push_back(std::move(keeper));
        }
        if (number <= retired)
            lab.question.retired.push_back({machineNamespace, name});
        objects.push_back(std::move(machine));
    }
    const std::size_t workloads = upTo(3);
    for (std::size_t number = 1; number <= workloads; ++number) {
        Json workload = object(
            "lab.holdpoint.dev/v1alpha1", "Workload", "web-" + std::to_string(number), "shop");
        const std::size_t replicas = 2 + upTo(5);
        const std::string grace = std::to_string(2 + upTo(60)) + 's';
        Json &spec = workload["spec"];
        spec["image"] = "registry.lab/web:1";
        spec["replicas"] = replicas;
        spec["gracePeriod"] = grace;
        spec["startDuration"] = podStart.text(lab.longest);
        if (draws.fraction() < 0.7)
            spec["maxUnavailable"] = 1;
        objects.push_back(std::move(workload));
    }
    for (const Json &each : objects)
        lab.file += each.dump() + "\n---\n";
    return lab;
}

std::vector<Object> listOf(test::Site &site, const cluster::Kind &kind)
{
    cluster::Query query;
    query.kind = &kind;
    auto list = site.list(query);
    return list ? std::move(list->items) : std::vector<Object>();
}

std::size_t running(test::Site &site)
{
    const auto machines = listOf(site, kinds::machine());
    return static_cast<std::size_t>(
        std::count_if(machines.begin(), machines.end(), [](const Object &machine) {
            return !machine.isDeleting() && machine.text("/status/phase") == "Running";
        }));
}

bool isReady(test::Site &site, std::size_t machines)
{
    const auto pods = listOf(site, kinds::pod());
    return running(site) == machines
        && std::all_of(pods.begin(), pods.end(), [](const Object &pod) {
               return pod.text("/status/phase") == "Running";
           });
}

whatif::Snapshot snapshotOf(test::Site &site, const Lab &lab)
{
    whatif::Snapshot snapshot;
    snapshot.at = site.now();
    snapshot.usual = lab.usual;
    for (const cluster::Kind *kind : {&kinds::machine(),
                                      &kinds::machineSet(),
                                      &kinds::node(),
                                      &kinds::pod(),
                                      &kinds::podDisruptionBudget()}) {
        for (Object &each : listOf(site, *kind))
            snapshot.objects.push_back(std::move(each));
    }
    return snapshot;
}

/// What moves as long as something is on its way.
std::string sceneOf(test::Site &site)
{
    std::string scene;
    for (const Object &machine : listOf(site, kinds::machine())) {
        const std::string drained =
            Conditions(machine.at("/status/conditions")).is("Drained", "True") ? " drained" : "";
        scene += machine.uid() + ' ' + machine.text("/status/phase") + drained
            + (machine.isDeleting() ? " -" : " +") + machine.at("/spec/lifecycleHooks").dump()
            + '\n';
    }
    for (const Object &pod : listOf(site, kinds::pod()))
        scene += pod.uid() + ' ' + pod.text("/spec/nodeName") + ' ' + pod.text("/status/phase")
            + (pod.isDeleting() ? " -" : " +") + '\n';
    return scene;
}

/// Does it for true; nullopt: it does not end, because nothing has moved for longer than anything
/// in this lab takes and any controller pauses.
std::optional<Duration> done(test::Site &site, const Lab &lab)
{
    const std::size_t before = running(site);
    const TimePoint start = site.now();
    for (const ObjectKey &machine : lab.question.retired) {
        if (!site.remove({&kinds::machine(), machine}))
            return std::nullopt;
    }
    const auto isOver = [&] {
        const auto machines = listOf(site, kinds::machine());
        for (const ObjectKey &key : lab.question.retired) {
            for (const Object &machine : machines) {
                if (machine.key() == key)
                    return false;
            }
        }
        return running(site) >= before;
    };
    const Duration quiet = lab.longest + 30min;
    std::string scene = sceneOf(site);
    while (!site.advanceUntil(isOver, quiet)) {
        std::string now = sceneOf(site);
        if (now == scene)
            return std::nullopt;
        scene = std::move(now);
    }
    return site.now() - start;
}

/// The number in a variable of the environment, from 1.
std::size_t asked(const char *variable, std::size_t standard)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber && number > 0 ? static_cast<std::size_t>(number) : standard;
}

class TestWhatIf : public QObject
{
    Q_OBJECT

private slots:
    void the_true_end_lies_within_the_forecast();
};

void TestWhatIf::the_true_end_lies_within_the_forecast()
{
    const std::size_t labs = asked("HOLDPOINT_WHATIF_LABS", 6);
    const std::size_t first = asked("HOLDPOINT_WHATIF_FIRST", 1);
    std::size_t within = 0;
    for (std::uint64_t seed = first; seed < first + labs; ++seed) {
        const Lab lab = labOf(seed);
        test::SiteOptions options;
        options.refreshEvery = 1h; // nobody looks
        auto site = test::Site::open(lab.file, std::move(options));
        QVERIFY2(site, site ? "" : site.error().message.c_str());
        const std::size_t count = listOf(**site, kinds::machine()).size();
        QVERIFY((*site)->advanceUntil([&] { return isReady(**site, count); }, 10min));
        const auto said = whatif::forecast(snapshotOf(**site, lab), lab.question);
        QVERIFY2(said, said ? "" : said.error().message.c_str());
        const auto end = done(**site, lab);
        const bool isWithin = said->expects(end);
        within += isWithin ? 1 : 0;
        std::printf("lab %llu: %zu of %zu machines, forecast %.0f to %.0f s, true %.0f s%s\n",
                    static_cast<unsigned long long>(seed),
                    lab.question.retired.size(),
                    count,
                    said->end.p5 ? secondsOf(*said->end.p5) : -1.0,
                    said->end.p95 ? secondsOf(*said->end.p95) : -1.0,
                    end ? secondsOf(*end) : -1.0,
                    isWithin ? "" : "  OUTSIDE");
        if (!isWithin)
            std::printf("%s\n%s",
                        live::rowText(whatif::rowOf(*said, lab.question, "retire")).c_str(),
                        lab.file.c_str());
        std::fflush(stdout);
    }
    std::printf("{\"labs\":%zu,\"within\":%zu}\n", labs, within);
    // Of a few, one may be outside.
    QVERIFY2((labs - within) * 100 < labs * 15 + 100, "fewer than 85 of 100");
}

HP_TEST(tst_whatif, TestWhatIf)

} // namespace tst_whatif

#include "tst_whatif.moc"
