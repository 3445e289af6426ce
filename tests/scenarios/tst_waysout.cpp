// SPDX-License-Identifier: Apache-2.0
#include "model/live/RowJson.h"
#include "tests/scenarios/Scenario.h"
#include "tests/scenarios/WaysOut.h"
#include "tests/support/runner/Runner.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace tst_waysout {

using namespace hp;
using namespace hp::scenarios;
using namespace std::chrono_literals;

/// What is taken shows within that time, or it leads nowhere: a refused host is tried again after
/// up to 32 minutes when that failed five times (HostPowerFacts::backoff).
constexpr Duration leadsOutWithin = 35min;
/// So long is waited where that is in vain.
constexpr Duration inVainFor = 15min;
/// What came back after so long was no way out.
constexpr Duration staysOut = 2min;

double secondsOf(const Scenario &scenario)
{
    const std::string scale = scenario.told("scale");
    const std::string settle = scenario.told("settle");
    return (scale.empty() ? 20.0 : std::stod(scale)) * (settle.empty() ? 6.0 : std::stod(settle));
}

std::optional<live::WhyRow> whyOf(Player &player)
{
    const Json row = player.why();
    return row.is_null() ? std::nullopt : std::optional(live::fromJson<live::WhyRow>(row));
}

/// A world in which the scenario has come as far as to be told.
Result<std::unique_ptr<Player>> told(const Scenario &scenario)
{
    // What stood for longer leads out no other way; a day is played once, by tst_scenarios.
    auto player = Player::open(scenario, {.refreshEvery = 10s, .longestWait = 4h});
    if (!player)
        return player;
    if (const auto taken = (*player)->take("steps"); !taken)
        return unexpected(taken.error());
    if (scenario.isTruth()) {
        (*player)->site().advance(std::chrono::duration_cast<Duration>(
            std::chrono::duration<double>(secondsOf(scenario))));
    } else {
        const std::string cause = scenario.told("cause");
        [[maybe_unused]] const Json why = (*player)->listen(
            [&cause](const Json &said) {
                return said.is_object() && said.value("rule", std::string()) == cause;
            },
            1h);
    }
    return player;
}

bool isGone(Player &player)
{
    const Json row = player.site().row("machine/" + player.machine(), "machine");
    return !row.is_object() || row.contains("gone");
}

/// The message that the sentence begins with, and those in it: which of the rule's sentences it is.
std::string kindOf(const Message &said)
{
    std::string kind = isSequence(said) ? std::string() : said.id();
    for (const MessageArgument &argument : said.arguments()) {
        for (const Message &clause : argument.clauses) {
            kind += ' ' + kindOf(clause);
            if (isSequence(said))
                return kind;
        }
    }
    return kind;
}

bool isSame(const live::WhyRow &before, const std::optional<live::WhyRow> &now)
{
    return now && now->rule == before.rule && now->hold == before.hold
        && now->waitingAt == before.waitingAt
        && kindOf(now->sentence.message) == kindOf(before.sentence.message);
}

bool isOneOf(std::string_view id, std::initializer_list<std::string_view> ids)
{
    return std::ranges::find(ids, id) != ids.end();
}

std::optional<bool> poweredOn(Player &player)
{
    const Json row = player.site().row("machine/" + player.machine(), "host");
    if (!row.is_object() || !row["poweredOn"].is_boolean())
        return std::nullopt;
    return row["poweredOn"].get<bool>();
}

/// What the forecast said and did not come; empty when it came, or said nothing that shows here.
std::string
brokenForecast(Player &player, const live::WhyRow &before, const std::optional<live::WhyRow> &after)
{
    const std::string_view next = before.next.message.id();
    const std::string at = isGone(player) ? "gone" : after ? after->waitingAt : "nothing";
    bool holds = true;
    if (next == "hostIsSwitchedOnNext")
        // A BMC that refuses On for the first time is known to nobody before.
        holds = poweredOn(player) != false || (after && after->rule == "BMC refuses");
    else if (isOneOf(next, {"staysOffSpecOnlineIs", "staysOffUntilAllKeysGo"}))
        holds = poweredOn(player) != true;
    else if (isOneOf(next, {"nodeIsDrainedThenBudget", "nodeIsDrainedThenTwoBudgets"}))
        holds = at == "drain";
    else if (isOneOf(next, {"nodeIsDrainedThenHook", "thenWaitsAtPreTerminateFor"}))
        holds = at == "preTerminate" || at == "drain";
    else if (isOneOf(next, {"instanceIsDeletedNext", "machineIsGoneThen", "instanceGoneNodeNext"}))
        holds = at != "preTerminate" && at != "preDrain" && at != "drain";
    else if (next == "instanceIsDeletedThenWaits")
        holds = at != "gone";
    return holds ? std::string()
                 : "'" + before.next.text + "' was said, and now it is '" + at + "'";
}

/// Those that are false and stand, with the reason.
const char *knownFalse(const std::string &scenario, const std::string &id)
{
    static const std::map<std::pair<std::string, std::string>, const char *> known{
        {{"bmc/only-the-push-button", "restartBmc"},
         "a BMC that offers no ForceOff offers none after a restart; no field tells the two "
         "apart"},
        {{"hosts/power-command-finds-no-session", "endSessionsAtBmc"},
         "Ironic takes back what it said when it has asked again; the lab has no Ironic"}};
    const auto found = known.find({scenario, id});
    return found == known.end() ? nullptr : found->second;
}

class TestWaysOut : public QObject
{
    Q_OBJECT

    /// What is false about taking the way out at that place; empty when it led out.
    static std::string falseness(Player &player, std::size_t place)
    {
        const auto before = whyOf(player);
        const auto outs = before ? waysOut(player, *before) : std::vector<WayOut>();
        if (place >= outs.size())
            return {}; // by chance it is told otherwise this time
        const WayOut &out = outs[place];
        if (const auto taken = takeWayOut(player, out); !taken)
            return "refused: " + taken.error().message;
        const auto over = [&](const Json &row) {
            return row.is_null()
                || !isSame(*before, std::optional(live::fromJson<live::WhyRow>(row)));
        };
        [[maybe_unused]] const Json changed = player.listen(over, leadsOutWithin);
        player.site().advance(staysOut);
        const auto after = whyOf(player);
        if (!isGone(player) && isSame(*before, after))
            return "it is still said: '" + after->sentence.text + '\'';
        const bool clears = isOneOf(out.id,
                                    {"removeHook",
                                     "removeHookForGood",
                                     "skipDrainThisSkipsEvery",
                                     "cureWhatComplainsAbout",
                                     "startAgain",
                                     "removeKeyServerStartsAt",
                                     "removeKeyAlone",
                                     "removeKeyWhileOthersHold",
                                     "removeKeyWhileOffline"});
        return clears ? brokenForecast(player, *before, after) : std::string();
    }

    /// Waiting in vain is to change nothing.
    static std::string vainness(Player &player)
    {
        const auto before = whyOf(player);
        player.site().advance(inVainFor);
        const auto after = whyOf(player);
        return !before || isSame(*before, after) ? std::string()
                                                 : "waiting was not in vain: it is '"
                + (after ? after->sentence.text : "nothing") + '\'';
    }

private slots:
    void initTestCase() { m_time.start(); }

    void everyWayOutLeadsOut_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string &name : Scenario::all())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void everyWayOutLeadsOut()
    {
        QFETCH(const QString, name);
        const auto scenario = Scenario::read(name.toStdString());
        QVERIFY2(bool(scenario), scenario ? "" : scenario.error().message.c_str());
        if (!scenario->told("needs").empty())
            QSKIP(scenario->told("needs").c_str());
        auto world = told(*scenario);
        QVERIFY2(bool(world), world ? "" : world.error().message.c_str());
        std::vector<WayOut> outs;
        if (const auto why = whyOf(**world))
            outs = waysOut(**world, *why);
        std::string wrong;
        const char *known = nullptr;
        for (std::size_t place = 0; place < outs.size(); ++place) {
            const WayOut &out = outs[place];
            const bool isVain = out.text.starts_with("Waiting does not help");
            const bool isWait = out.text.starts_with("Wait:");
            QVERIFY2(!out.notActable.starts_with("no row"),
                     ("'" + out.text + "' (" + out.id + "): " + out.notActable).c_str());
            if (!out.notActable.empty()) {
                ++m_notActable[out.notActable];
                continue;
            }
            if (isWait && !isVain) {
                ++m_waits;
                continue;
            }
            ++m_tried;
            // Each in a world of its own, the first in the one that is there.
            if (!*world) {
                world = told(*scenario);
                QVERIFY2(bool(world), world ? "" : world.error().message.c_str());
            }
            const std::string fault = isVain ? vainness(**world) : falseness(**world, place);
            world->reset();
            if (fault.empty())
                continue;
            if (const char *reason = knownFalse(scenario->name(), out.id))
                known = reason;
            else
                wrong += "\n'" + out.text + "' (" + out.id + "): " + fault;
        }
        QVERIFY2(wrong.empty(), wrong.c_str());
        if (known)
            QEXPECT_FAIL("", known, Continue);
        QVERIFY(known == nullptr);
    }

    void cleanupTestCase()
    {
        std::printf("ways out: %zu tried, %zu ask to wait, in %.1f s\n",
                    m_tried,
                    m_waits,
                    double(m_time.elapsed()) / 1000);
        for (const auto &[why, count] : m_notActable)
            std::printf("  %zu not acted out: %s\n", count, why.c_str());
        std::fflush(stdout);
    }

private:
    QElapsedTimer m_time{};
    std::size_t m_tried = 0;
    std::size_t m_waits = 0;
    std::map<std::string, std::size_t> m_notActable{};
};

HP_TEST(tst_waysout, TestWaysOut)

} // namespace tst_waysout

#include "tst_waysout.moc"
