// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/WorldWatch.h"

#include "model/base/JsonTree.h"
#include "model/live/HoldRow.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "tests/scenarios/Scenario.h"
#include "tests/scenarios/StuckTable.h"
#include "tests/scenarios/Surfaces.h"

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
/// What has just happened need not be told yet.
constexpr Duration needNotBeToldYet = 5s;
/// A deletion that takes longer is not at rest.
constexpr Duration deletionIsLong = 15min;
/// Nobody needs to be told of a Node that is not ready for so long: it may be booting.
constexpr Duration nodeMayBoot = 5min;
/// A warning that was told so often, and not longer ago than this, goes on.
constexpr std::int64_t warningRepeats = 3;
constexpr Duration warningIsRecent = 5min;
/// Beside the time that was promised: what is asked every minute is asked in it.
constexpr Duration promiseMargin = 90s;

/// The latest instant that a told age such as "1 h 59 m" may mean.
Duration latestOf(const std::string &age)
{
    static const std::regex part(R"((\d+) (s|m|h|d))");
    Duration sum{};
    Duration unit = 1s;
    for (std::sregex_iterator at(age.begin(), age.end(), part); at != std::sregex_iterator();
         ++at) {
        const char word = (*at)[2].str().front();
        unit = word == 's' ? Duration(1s)
            : word == 'm'  ? Duration(1min)
            : word == 'h'  ? Duration(1h)
                           : Duration(24h);
        sum += unit * std::stol((*at)[1]);
    }
    return sum + unit;
}

/// Whatever the row says in English.
std::string everythingSaid(const live::WhyRow &why)
{
    std::string said = why.sentence.text + '\n' + why.next.text;
    for (const live::WhyExit &exit : why.exits) {
        if (exit.kind == "wait")
            said += '\n' + exit.text.text;
    }
    return said;
}

/// What is promised to be over within a time, by the words before that time.
std::map<std::string, Duration> promisesIn(const std::string &said)
{
    static const std::regex pattern(
        std::string("(acts in|next try in|is forced off in|opens in|begins again in|at the latest "
                    "in) (")
            + agePattern + ')',
        std::regex::icase);
    std::map<std::string, Duration> all;
    for (std::sregex_iterator at(said.begin(), said.end(), pattern); at != std::sregex_iterator();
         ++at)
        all.emplace((*at)[1], latestOf((*at)[2]));
    return all;
}

struct Cause {
    std::string rule{};
    std::string waitingAt{};
    std::string hold{};
    std::string fact{};
    bool operator==(const Cause &) const = default;
};

Cause causeOf(const live::WhyRow &why)
{
    // One row of the table stands for many faults of a Node, each with an age of its own; of all
    // others a new message is no new fault.
    std::string fact;
    if (why.rule == "Node shared, gone or not ready") {
        const std::string &said = why.sentence.text;
        fact = Violation{Property::AgesGrow, {}, {}, said.substr(0, said.find(". ")), {}}.kind();
    }
    return {why.rule, why.waitingAt, why.hold, fact};
}

/// All that one machine says, followed as it changes.
class WatchedMachine
{
public:
    WatchedMachine(std::string name, std::shared_ptr<gateway::View> view)
        : m_name(std::move(name))
        , m_view(std::move(view))
    { }

    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] const std::optional<live::WhyRow> &why() const { return m_why; }
    [[nodiscard]] std::size_t promisesSoFar() const { return m_promised; }

    template<typename Row>
    [[nodiscard]] std::optional<Row> row(const std::string &key) const
    {
        const auto found = m_view->rows().find(key);
        if (found == m_view->rows().end())
            return std::nullopt;
        return live::fromJson<Row>(parseJson(found->second));
    }
    template<typename Row>
    [[nodiscard]] std::vector<Row> rows(const std::string &prefix) const
    {
        std::vector<Row> all;
        for (const auto &[key, text] : m_view->rows()) {
            if (key.starts_with(prefix))
                all.push_back(live::fromJson<Row>(parseJson(text)));
        }
        return all;
    }

    /// What the change since the call before, and the time since then, violate.
    void follow(TimePoint now, const std::function<void(Property, const std::string &)> &violates)
    {
        const auto found = m_view->rows().find("why");
        const std::string text = found == m_view->rows().end() ? std::string() : found->second;
        if (text != m_text) {
            m_text = text;
            const std::optional<live::WhyRow> before = std::move(m_why);
            m_why = text.empty() ? std::nullopt
                                 : std::optional(live::fromJson<live::WhyRow>(parseJson(text)));
            followAge(before, violates);
            followPromises(before, now);
        }
        judgePromises(now, violates);
    }

private:
    struct Promise {
        TimePoint saidAt{};
        TimePoint due{};
        std::int64_t tries = 0;
        bool isJudged = false;
    };

    /// How often what is tried again was tried so far.
    [[nodiscard]] std::int64_t tries() const
    {
        const auto drain = row<live::DrainRow>("drain");
        const auto host = row<live::HostRow>("host");
        return (drain ? drain->attempts : 0) + (host ? host->errorCount.value_or(0) : 0);
    }

    void followAge(const std::optional<live::WhyRow> &before,
                   const std::function<void(Property, const std::string &)> &violates) const
    {
        if (!before || !m_why || causeOf(*before) != causeOf(*m_why) || !before->since
            || !m_why->since || *m_why->since <= *before->since)
            return;
        violates(Property::AgesGrow,
                 "since was " + formatTime(*before->since) + " ('" + before->sentence.text
                     + "') and is " + formatTime(*m_why->since) + " ('" + m_why->sentence.text
                     + "')");
    }

    void followPromises(const std::optional<live::WhyRow> &before, TimePoint now)
    {
        if (!before || !m_why || causeOf(*before) != causeOf(*m_why))
            m_promises.clear();
        if (!m_why)
            return;
        const auto said = promisesIn(everythingSaid(*m_why));
        std::erase_if(m_promises, [&](const auto &one) { return !said.contains(one.first); });
        for (const auto &[words, within] : said) {
            const Promise fresh{now, now + within, tries()};
            const auto [at, isNew] = m_promises.emplace(words, fresh);
            if (!isNew && at->second.tries == fresh.tries)
                continue;
            at->second = fresh;
            ++m_promised;
        }
    }

    void judgePromises(TimePoint now,
                       const std::function<void(Property, const std::string &)> &violates)
    {
        for (auto &[words, promise] : m_promises) {
            if (promise.isJudged || now < promise.due + promiseMargin)
                continue;
            promise.isJudged = true;
            if (tries() != promise.tries)
                continue;
            violates(Property::ForecastsHold,
                     "'" + words + "' was to be over at " + formatTime(promise.due)
                         + " by what was said at " + formatTime(promise.saidAt)
                         + "; it is still said: '" + everythingSaid(*m_why) + '\'');
        }
    }

    std::string m_name;
    std::shared_ptr<gateway::View> m_view;
    std::string m_text{};
    std::optional<live::WhyRow> m_why{};
    std::map<std::string, Promise> m_promises{};
    std::size_t m_promised = 0;
};

/// What speaks against "nothing"; empty when nothing does.
std::string evidenceAgainst(const WatchedMachine &machine, const Json &holds, TimePoint now)
{
    for (const auto &[key, json] : holds.items()) {
        const auto hold = live::fromJson<live::HoldRow>(json);
        if (hold.machine == machine.name() && live::isHolding(hold.state))
            return "hold " + hold.hold + " holds: " + hold.reason.text;
    }
    const auto row = machine.row<live::MachineRow>("machine");
    if (!row || row->gone)
        return {};
    if (row->fleet.phase == "Failed" && row->fleet.phaseSince
        && now - *row->fleet.phaseSince > needNotBeToldYet)
        return "its phase is Failed";
    if (!row->errorMessage.empty() || !row->errorReason.empty())
        return "its status has an error: " + row->errorReason + ' ' + row->errorMessage;
    if (row->fleet.deleting && row->fleet.phaseSince && row->fleet.phase == "Deleting"
        && now - *row->fleet.phaseSince > deletionIsLong)
        return "it is being deleted since " + formatTime(*row->fleet.phaseSince);
    const auto node = machine.row<live::NodeRow>("node");
    if (node && node->ready != "True" && node->readySince && now - *node->readySince > nodeMayBoot)
        return "Node " + node->name + " is not ready since " + formatTime(*node->readySince);
    const auto host = machine.row<live::HostRow>("host");
    if (host && (!host->errorType.empty() || !host->errorMessage.empty()))
        return "its host has an error: " + host->errorType + ' ' + host->errorMessage;
    for (const auto &condition : machine.rows<live::ConditionRow>("condition/")) {
        if (condition.status == "False" && condition.severity == "Error" && condition.since
            && now - *condition.since > needNotBeToldYet)
            return "condition " + condition.type + " is False: " + condition.message;
    }
    for (const auto &event : machine.rows<live::EventRow>("event/")) {
        // What failed before the machine got to where it is is over.
        const bool isOver = event.at && row->fleet.phaseSince && *row->fleet.phaseSince > *event.at;
        if (event.type == "Warning" && event.reason.starts_with("Failed") && !isOver
            && event.count >= warningRepeats && event.at && now - *event.at < warningIsRecent)
            return event.reason + " was told " + std::to_string(event.count)
                + " times: " + event.message;
    }
    return {};
}

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
