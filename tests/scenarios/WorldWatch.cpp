// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/WorldWatch.h"

#include "tests/scenarios/Scenario.h"
#include "tests/scenarios/StuckTable.h"
#include "tests/scenarios/Surfaces.h"
#include "tests/scenarios/WatchedMachine.h"

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <set>

namespace hp::scenarios {

namespace {

using namespace std::chrono_literals;

constexpr const char *worldHome = "openshift-machine-api";
class WorldPlay
{
public:
    WorldPlay(Player &player,
              WorldFigures &figures,
              const std::function<bool(const Violation &)> &enough)
        : m_player(player)
        , m_site(player.site())
        , m_figures(figures)
        , m_enough(enough)
        , m_begin(player.site().now())
    { }

    std::vector<Violation> run(const World &world)
    {
        const std::vector<WorldStep> steps = world.steps();
        auto step = steps.begin();
        meetMachines();
        for (const Duration instant : world.instants) {
            for (; step != steps.end() && step->at <= instant; ++step) {
                waitUntil(step->at);
                take(step->line);
            }
            waitUntil(instant);
            if (m_isOver)
                break;
            const bool isQuiet =
                step == steps.end() || step->at > instant + alarmsAreJudged + countersAreCounted;
            lookAtAll(isQuiet);
        }
        for (const auto &[name, machine] : m_machines)
            m_figures.promises += machine.promisesSoFar();
        return std::move(m_violations);
    }

private:
    /// Counted once a minute, and judged once a second.
    static constexpr Duration countersAreCounted = 61s;
    static constexpr Duration alarmsAreJudged = 2s;
    using Differences = std::set<std::pair<std::string, std::string>>; ///< of whom, and what

    [[nodiscard]] Duration elapsed() const { return m_site.now() - m_begin; }

    void waitUntil(Duration at)
    {
        if (m_isOver)
            return;
        [[maybe_unused]] const bool over = m_site.advanceUntil(
            [this] {
                followAll();
                return m_isOver;
            },
            std::max(at - elapsed(), Duration(0)));
    }

    void take(const std::string &line)
    {
        static const std::regex ofInstance(R"(instances:([^ ]+))");
        std::smatch found;
        if (m_isOver)
            return;
        // A step about an instance waits for one, and in a world there may never be one.
        if (std::regex_search(line, found, ofInstance) && !hasInstance(found[1]))
            return;
        [[maybe_unused]] const auto done = m_player.takeStep(line);
        followAll();
    }

    [[nodiscard]] bool hasInstance(const std::string &machine)
    {
        const auto &kinds = cluster::KindRegistry::instance().all();
        const auto kind = std::find_if(kinds.begin(), kinds.end(), [](const cluster::Kind &one) {
            return one.plural == "instances";
        });
        const auto all = m_site.list({&*kind, worldHome});
        return all && std::any_of(all->items.begin(), all->items.end(), [&](const Object &one) {
                   return one.text("/spec/machine") == machine;
               });
    }

    void meetMachines()
    {
        const auto fleet = m_site.view("fleet");
        if (!fleet)
            return;
        for (const auto &[key, row] : fleet->items()) {
            const std::string name = live::fromJson<live::FleetRow>(row).name;
            if (name.empty() || m_machines.contains(name))
                continue;
            if (auto view = m_site.openView("machine/" + key))
                m_machines.emplace(name, WatchedMachine(name, std::move(*view)));
        }
    }

    void followAll()
    {
        for (auto &[name, machine] : m_machines) {
            machine.follow(m_site.now(),
                           [&machine = machine, this](Property property, const std::string &text) {
                               violate(property, machine, text);
                           });
        }
    }

    void violate(Property property, const WatchedMachine &machine, const std::string &text)
    {
        Violation violation{property,
                            machine.why() ? machine.why()->rule : "nothing",
                            machine.name(),
                            text,
                            elapsed()};
        if (!m_told.insert(violation.machine + violation.kind()).second)
            return;
        m_isOver = m_isOver || (m_enough && m_enough(violation));
        m_violations.push_back(std::move(violation));
    }

    void lookAtAll(bool isQuiet)
    {
        meetMachines();
        followAll();
        const auto holds = m_site.view("holds");
        const auto fleet = m_site.view("fleet");
        if (!holds || !fleet)
            return;
        Differences counted;
        Differences alarmed;
        for (auto &[name, machine] : m_machines) {
            const std::string key = std::string(worldHome) + '/' + name;
            if (!fleet->contains(key))
                continue;
            ++m_figures.instants;
            ++m_figures.verdicts[machine.why() ? machine.why()->rule : "nothing"];
            if (!machine.why()) {
                const std::string evidence = evidenceAgainst(machine, *holds, m_site.now());
                if (!evidence.empty())
                    violate(Property::NothingIsProven, machine, evidence);
            }
            for (const std::string &difference : surfaceDifferences(m_site, key)) {
                if (difference.starts_with("the counter "))
                    counted.emplace(name, difference);
                else if (difference.starts_with("the highest alarm")
                         || difference.starts_with("no alarm says"))
                    alarmed.emplace(name, difference);
                else
                    violate(Property::SurfacesAgree, machine, difference);
            }
        }
        if (isQuiet) {
            lookAgain(alarmed, alarmsAreJudged);
            lookAgain(counted, countersAreCounted);
        }
    }

    /// What is told later is wrong when it is the same then, and what it is compared with too.
    void lookAgain(const Differences &before, Duration later)
    {
        if (before.empty())
            return;
        waitUntil(elapsed() + later);
        for (auto &[name, machine] : m_machines) {
            const bool concerned = std::ranges::any_of(
                before, [&name = name](const auto &one) { return one.first == name; });
            if (!concerned || m_isOver)
                continue;
            for (const std::string &difference :
                 surfaceDifferences(m_site, std::string(worldHome) + '/' + name)) {
                if (before.contains({name, difference}))
                    violate(Property::SurfacesAgree, machine, difference);
            }
        }
    }

    Player &m_player;
    test::Site &m_site;
    WorldFigures &m_figures;
    const std::function<bool(const Violation &)> &m_enough;
    TimePoint m_begin;
    std::map<std::string, WatchedMachine> m_machines{};
    std::set<std::string> m_told{};
    std::vector<Violation> m_violations{};
    bool m_isOver = false;
};

} // namespace

const char *nameOf(Property property)
{
    switch (property) {
    case Property::NothingIsProven:
        return "nothing";
    case Property::SurfacesAgree:
        return "surfaces";
    case Property::ForecastsHold:
        return "forecasts";
    case Property::AgesGrow:
        return "ages";
    }
    return "";
}

std::string Violation::kind() const
{
    static const std::regex instant(R"(\d{4}-\d\d-\d\dT[\d:.]+Z)");
    static const std::regex named(R"((host-)?(worker|master)-\d+[-a-z0-9]*|\b[a-z]+-\d+\b)");
    static const std::regex number(R"(\d+)");
    static const std::regex age(agePattern);
    std::string told = std::regex_replace(text, instant, "TIME");
    told = std::regex_replace(told, age, "AGE");
    told = std::regex_replace(told, named, "NAME");
    return std::string(nameOf(property)) + " | " + rule + " | "
        + std::regex_replace(told, number, "N");
}

Result<std::vector<Violation>> playWorld(const World &world,
                                         WorldFigures &figures,
                                         const std::function<bool(const Violation &)> &enough)
{
    if (world.machines.empty())
        return std::vector<Violation>{};
    const auto scenario =
        Scenario::parse("world-" + std::to_string(world.seed),
                        world.labFile(world.machines.front().name, "at random", Duration(0)));
    if (!scenario)
        return unexpected(scenario.error());
    const auto player = Player::open(*scenario);
    if (!player)
        return unexpected(player.error());
    return WorldPlay(**player, figures, enough).run(world);
}

} // namespace hp::scenarios
