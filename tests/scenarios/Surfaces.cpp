// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/Surfaces.h"

#include "model/live/AlarmRow.h"
#include "model/live/HoldRow.h"
#include "model/live/MachineRows.h"
#include "model/live/RowJson.h"
#include "model/resource/KeyText.h"
#include "tests/scenarios/StuckTable.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>

namespace hp::scenarios {

namespace {

/// A sentence without the times in it.
std::string timeless(const std::string &sentence)
{
    static const std::regex instant(R"(\b\d{4}-\d\d-\d\dT[\d:.]+Z)");
    static const std::regex age(agePattern);
    return std::regex_replace(std::regex_replace(sentence, instant, "TIME"), age, "AGE");
}

std::string wordFor(const live::Instant &instant)
{
    return instant ? formatTime(*instant) : std::string("never");
}

/// All that the surfaces say of a machine, read at one instant.
class Surfaces
{
public:
    Surfaces(test::Site &site, const std::string &machine)
        : m_site(site)
        , m_machine(machine)
    {
        const Json page = rowsOf("machine/" + machine);
        if (page.contains("why"))
            m_why = live::fromJson<live::WhyRow>(page["why"]);
        m_fleetRows = rowsOf("fleet");
        if (page.contains("machine")) {
            const auto row = live::fromJson<live::MachineRow>(page["machine"]);
            m_page = row.fleet;
            m_gone = bool(row.gone);
        }
        if (m_fleetRows.contains(machine))
            m_fleet = live::fromJson<live::FleetRow>(m_fleetRows[machine]);
        const Json holds = rowsOf("holds");
        for (const Json &json : holds) {
            auto row = live::fromJson<live::HoldRow>(json);
            if (row.ns + '/' + row.machine == machine)
                m_holds.push_back(std::move(row));
        }
        const Json alarms = rowsOf("alarms");
        for (const auto &[key, json] : alarms.items()) {
            auto row = live::fromJson<live::AlarmRow>(json);
            // What an alert of the metrics says is not about the machine's own verdict.
            const bool own = key.starts_with("alarm/") && !key.starts_with("alarm/alert/");
            if (own && row.machine == machine && !row.cleared)
                m_alarms.push_back(std::move(row));
        }
    }

    std::vector<std::string> differences()
    {
        comparePage();
        compareFleet();
        compareHolds();
        compareAlarms();
        compareCounters();
        compareCommands();
        compareMetrics();
        return std::move(m_differences);
    }

private:
    Json rowsOf(const std::string &view)
    {
        auto rows = m_site.view(view);
        return rows ? std::move(*rows) : Json::object();
    }

    [[nodiscard]] std::string sentence() const
    {
        return m_why ? timeless(m_why->sentence.text) : std::string();
    }
    /// It is held; else it is at rest or at work.
    [[nodiscard]] bool stops() const
    {
        return m_fleet
            && (m_fleet->holding() != nullptr
                || m_fleet->holdIn(live::HoldState::Failed) != nullptr);
    }
    [[nodiscard]] std::string cause() const { return m_why ? m_why->rule : "nothing"; }

    void expect(bool holds, const std::string &difference)
    {
        if (!holds)
            m_differences.push_back(difference);
    }
    void expectEqual(const std::string &where, const std::string &what, const std::string &said)
    {
        expect(said == what,
               where + " says '" + said + "', the page of the machine '" + what + "' (" + cause()
                   + ')');
    }

    void comparePage()
    {
        if (m_page && m_fleet)
            expectEqual("the fleet's word", m_page->status.word.text, m_fleet->status.word.text);
    }

    void compareFleet()
    {
        if (!m_fleet)
            return;
        expectEqual("the fleet's sentence", sentence(), timeless(m_fleet->sentence.text));
        if (!m_why)
            return expect(m_fleet->status.priority == 0,
                          "the fleet has priority " + std::to_string(m_fleet->status.priority)
                              + " and the machine waits for nothing");
        expectEqual("the fleet's priority",
                    std::to_string(m_why->priority),
                    std::to_string(m_fleet->status.priority));
        expectEqual("the fleet's age", wordFor(m_why->since), wordFor(m_fleet->status.since));
        expectEqual("the fleet's hold", m_why->hold, m_fleet->hold);
        expectEqual("the fleet's owner", m_why->owner, m_fleet->owner);
    }

    void compareHolds()
    {
        const auto foremost = std::find_if(
            m_holds.begin(), m_holds.end(), [](const live::HoldRow &row) { return row.foremost; });
        const auto holding =
            std::count_if(m_holds.begin(), m_holds.end(), [](const live::HoldRow &row) {
                return live::isHolding(row.state);
            });
        if (m_fleet) {
            const auto shown = std::count_if(
                m_fleet->holds.begin(), m_fleet->holds.end(), [](const live::FleetHold &hold) {
                    return live::isHolding(hold.state);
                });
            expect(holding == shown,
                   "the fleet shows " + std::to_string(shown) + " that hold, the holds have "
                       + std::to_string(holding) + " (" + cause() + ')');
        }
        if (!m_why)
            return expect(holding == 0, "something holds a machine that waits for nothing");
        if (!stops())
            return expect(holding == 0, "something holds a machine that is only at work");
        expect(foremost != m_holds.end(),
               "no row of the holds is about the cause '" + cause() + '\'');
        if (foremost == m_holds.end())
            return;
        expectEqual("the foremost hold", sentence(), timeless(foremost->sentence.text));
        expectEqual("the foremost hold's age", wordFor(m_why->since), wordFor(foremost->since));
        expectEqual("the foremost hold's priority",
                    std::to_string(m_why->priority),
                    std::to_string(foremost->priority));
        expectEqual(
            "the foremost hold's next", timeless(m_why->next.text), timeless(foremost->next.text));
    }

    void compareAlarms()
    {
        const int priority = m_why ? m_why->priority : 0;
        int highest = 0;
        for (const live::AlarmRow &alarm : m_alarms) {
            if (highest == 0 || alarm.priority < highest)
                highest = alarm.priority;
        }
        expectEqual("the highest alarm", std::to_string(priority), std::to_string(highest));
        const bool told =
            std::any_of(m_alarms.begin(), m_alarms.end(), [this](const live::AlarmRow &alarm) {
                return timeless(alarm.text.text) == sentence();
            });
        expect(!m_why || m_alarms.empty() || told,
               "no alarm says '" + sentence() + "' but '"
                   + (m_alarms.empty() ? "" : timeless(m_alarms.front().text.text)) + '\'');
    }

    /// They are counted once a minute; who asks waits so long before.
    void compareCounters()
    {
        const Json counters = rowsOf("counters");
        const std::array<std::pair<const char *, bool (*)(const live::FleetRow &)>, 3> figures{
            {{"holding", [](const live::FleetRow &row) { return row.holding() != nullptr; }},
             {"late",
              [](const live::FleetRow &row) {
                  return row.holdIn(live::HoldState::Late) != nullptr;
              }},
             {"overdue", [](const live::FleetRow &row) {
                  return row.holdIn(live::HoldState::Overdue) != nullptr;
              }}}};
        for (const auto &[key, counts] : figures) {
            if (!counters.contains(key))
                continue;
            const auto counted = live::fromJson<live::CounterRow>(counters[key]).count;
            std::int64_t rows = 0;
            for (const Json &row : m_fleetRows)
                rows += counts(live::fromJson<live::FleetRow>(row)) ? 1 : 0;
            expect(!counted || *counted == rows,
                   std::string("the counter ") + key + " is " + std::to_string(counted.value_or(0))
                       + ", in the fleet it is " + std::to_string(rows));
        }
    }

    void compareCommands()
    {
        const auto why = m_site.why(m_machine);
        if (why && m_page && !m_page->name.empty()) {
            const bool nothing = why->find("waits for nothing") != std::string::npos;
            const bool gone = why->find(" is gone since ") != std::string::npos;
            expect(gone == m_gone && (gone || nothing == !m_why),
                   "holdpointctl why says '" + *why + '\'');
        }
        const auto holds = m_site.holds();
        if (holds) {
            // As it stands in its column: the rows of others may name it too.
            const bool listed = holds->find(m_machine + ' ') != std::string::npos;
            expect(listed == stops(),
                   std::string("holdpointctl holds ") + (listed ? "lists" : "does not list")
                       + " the machine, of which the cause is '" + cause() + '\'');
        }
    }

    void compareMetrics()
    {
        // Holds are counted where they are reconciled, so those of Cluster API are not.
        const auto key = keyFrom(m_machine);
        if (!key || !m_site.get({&cluster::kinds::machine(), *key}))
            return;
        const std::string page = m_site.metrics();
        for (const live::HoldRow &hold : m_holds) {
            const bool isHook = hold.kind == live::HoldKind::PreCreate
                || hold.kind == live::HoldKind::PreDrain
                || hold.kind == live::HoldKind::PreTerminate;
            if (!live::isHolding(hold.state) || !isHook)
                continue;
            const std::string series = "hook=\"" + hold.hold + '"';
            expect(page.find(series) != std::string::npos,
                   "no series of the metrics is about the hook " + hold.hold);
        }
    }

    test::Site &m_site;
    const std::string &m_machine;
    Json m_fleetRows{};
    std::optional<live::WhyRow> m_why{};
    std::optional<live::FleetRow> m_page{};
    bool m_gone = false; ///< the page tells what the record has of it
    std::optional<live::FleetRow> m_fleet{};
    std::vector<live::HoldRow> m_holds{};
    std::vector<live::AlarmRow> m_alarms{};
    std::vector<std::string> m_differences{};
};

} // namespace

std::vector<std::string> surfaceDifferences(test::Site &site, const std::string &machine)
{
    return Surfaces(site, machine).differences();
}

} // namespace hp::scenarios
