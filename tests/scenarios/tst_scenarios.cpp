// SPDX-License-Identifier: Apache-2.0
#include "model/base/Message.h"
#include "tests/scenarios/Scenario.h"
#include "tests/scenarios/StuckTable.h"
#include "tests/scenarios/Surfaces.h"
#include "tests/support/runner/Runner.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <regex>

namespace tst_scenarios {

using namespace hp;
using namespace hp::scenarios;
using namespace std::chrono_literals;

constexpr std::size_t longestSentence = 160;
/// Seconds of real time, in a lab that runs as much faster as the scenario says.
constexpr double slowest = 2.0;
constexpr double patience = 90;

double scaleOf(const Scenario &scenario)
{
    const std::string told = scenario.told("scale");
    return told.empty() ? 20.0 : std::stod(told);
}

Duration labTime(const Scenario &scenario, double seconds)
{
    return std::chrono::duration_cast<Duration>(
        std::chrono::duration<double>(seconds * scaleOf(scenario)));
}

/// {age} is any duration, {pod} any name, {more} that there are more, {rest} anything.
std::regex patternOf(const std::string &sentence)
{
    static const std::regex special(R"([.^$|()\[\]{}*+?\\])");
    std::string pattern = std::regex_replace(sentence, special, R"(\$&)");
    const std::array<std::pair<const char *, const char *>, 4> holes{
        {{"age", agePattern},
         {"pod", "[-a-z0-9/.]+"},
         {"more", R"((?: So (?:is|are) \d+ more\.)?)"},
         {"rest", ".+"}}};
    for (const auto &[hole, shape] : holes) {
        const std::string place = std::string("\\{") + hole + "\\}";
        for (std::size_t at = pattern.find(place); at != std::string::npos;
             at = pattern.find(place))
            pattern.replace(at, place.size(), shape);
    }
    return std::regex(pattern);
}

std::string textOf(const Json &row, const char *member)
{
    return row.is_object() && row.contains(member) && row[member].is_string()
        ? row[member].get<std::string>()
        : std::string();
}

/// What is wrong with how it is told beside the sentence; empty when nothing is.
std::string faultOf(const Json &why)
{
    if (textOf(why, "sentence").size() > longestSentence)
        return "the sentence is longer than 160 bytes";
    if (why["facts"].size() != 3)
        return "there are not three facts";
    for (const Json &fact : why["facts"]) {
        if (textOf(fact, "text").empty() || textOf(fact, "source").empty())
            return "a fact has no evidence";
    }
    static const std::vector<std::string> order{
        "wait", "owner", "ask", "fix", "override", "expert"};
    std::vector<std::ptrdiff_t> kinds;
    for (const Json &exit : why["exits"])
        kinds.push_back(std::find(order.begin(), order.end(), textOf(exit, "kind"))
                        - order.begin());
    if (kinds.empty() || (kinds.front() != 0 && kinds.front() != 3))
        return "waiting is not the first way out";
    if (!std::is_sorted(kinds.begin(), kinds.end()))
        return "the ways out are out of order";
    if (textOf(why, "next").empty())
        return "nothing is said about what happens next";
    return {};
}

/// Whoever watches a thing sees it so much later: the grace of a Node is 40 s.
constexpr Duration isKnownWithin = 60s;

/// Parts of a text between commas.
std::vector<std::string> wordsOf(const std::string &text)
{
    std::vector<std::string> words;
    for (const QString &word : QString::fromStdString(text).split(QLatin1Char(','))) {
        if (const QString one = word.simplified(); !one.isEmpty())
            words.push_back(one.toStdString());
    }
    return words;
}

/// Whether one of a|b stands in the text, in whatever letters.
bool contains(const std::string &text, const std::string &wanted)
{
    const QString all = QString::fromStdString(text);
    const QStringList choices = QString::fromStdString(wanted).split(QLatin1Char('|'));
    return std::any_of(choices.begin(), choices.end(), [&all](const QString &one) {
        return all.contains(one.trimmed(), Qt::CaseInsensitive);
    });
}

class TestScenarios : public QObject
{
    Q_OBJECT

    static inline const std::string nothing = "waits for nothing";

    /// Everything that the author or the watcher of the machine is told.
    static std::string saidOf(const Scenario &scenario, Player &player, const Json &why)
    {
        std::string said = why.is_null() ? nothing : textOf(why, "sentence");
        for (const std::string &heard : player.heard())
            said += ' ' + heard;
        for (const std::string &place : scenario.lines("look")) {
            if (const auto value = player.valueAt(place); value && !value->is_null())
                said += ' ' + (value->is_string() ? value->get<std::string>() : value->dump());
        }
        return said;
    }

    /// RIGHT, or what it is instead.
    static std::string verdictOf(const Scenario &scenario, const std::string &said)
    {
        const bool mayWait = contains(scenario.told("must"), nothing);
        if (contains(said, nothing) && !mayWait && !lacking(scenario, said).empty())
            return "SILENT";
        for (const std::string &one : wordsOf(scenario.told("mustnot"))) {
            if (contains(said, one))
                return "WRONG, it says '" + one + "'";
        }
        const std::string lacks = lacking(scenario, said);
        return lacks.empty() ? "RIGHT" : "VAGUE, it lacks '" + lacks + "'";
    }

    /// The first of the words that must be there and are not; empty when all are.
    static std::string lacking(const Scenario &scenario, const std::string &said)
    {
        for (const std::string &one : wordsOf(scenario.told("must"))) {
            if (!contains(said, one))
                return one;
        }
        return {};
    }

    /// The words of a way out or of the forecast that are false here; empty when none are said.
    static std::string falseWayOf(const Scenario &scenario, const Json &why)
    {
        const std::string falseWay = scenario.told("falseway");
        if (falseWay.empty() || why.is_null())
            return {};
        std::vector<std::string> ways{textOf(why, "next"), textOf(why, "sentence")};
        for (const Json &exit : why["exits"])
            ways.push_back(textOf(exit, "text"));
        const auto said = std::ranges::find_if(
            ways, [&falseWay](const std::string &way) { return contains(way, falseWay); });
        return said == ways.end() ? std::string() : *said;
    }

    /// What the surfaces say differently, once all of them had the time to say it; a line each.
    static std::string differencesOf(Player &player)
    {
        constexpr Duration countersAreCounted = 61s;
        player.site().advance(countersAreCounted);
        auto differences = surfaceDifferences(player.site(), player.machine());
        if (!differences.empty()) {
            // Something happened at this very instant, and each surface follows within a second.
            player.site().advance(2s);
            differences = surfaceDifferences(player.site(), player.machine());
        }
        std::string all;
        for (const std::string &difference : differences)
            all += "\n" + difference;
        return all;
    }

    void playCause(const Scenario &scenario, Player &player)
    {
        const std::regex pattern = patternOf(scenario.told("sentence"));
        const Json why = player.listen(
            [&](const Json &said) {
                return textOf(said, "rule") == scenario.told("cause")
                    && std::regex_match(textOf(said, "sentence"), pattern);
            },
            labTime(scenario, patience));
        const std::string sentence = textOf(why, "sentence");
        QVERIFY2(textOf(why, "rule") == scenario.told("cause")
                     && std::regex_match(sentence, pattern),
                 ("expected '" + scenario.told("sentence") + "' by the rule '"
                  + scenario.told("cause") + "', the last was " + why.dump(1))
                     .c_str());
        const std::string fault = faultOf(why);
        QVERIFY2(fault.empty(), (fault + ": " + why.dump(1)).c_str());
        const auto causeAt = parseTime(textOf(why, "causeAt"));
        const auto seenAt = parseTime(textOf(why, "seenAt"));
        if (causeAt && seenAt) {
            // An API time of whole seconds may be a second old when it is written.
            QVERIFY2(*seenAt - *causeAt <= labTime(scenario, slowest) + 1s,
                     ("it took " + formatDuration(*seenAt - *causeAt)).c_str());
        }
        m_table.add({scenario.name(), scenario.what(), scenario.told("cause"), sentence});
    }

    void playTruth(const Scenario &scenario, Player &player)
    {
        const std::string settle = scenario.told("settle");
        const Duration whole = labTime(scenario, settle.empty() ? 6.0 : std::stod(settle));
        player.site().advance(whole / 3);
        std::string said;
        std::string verdict;
        const auto judge = [&](const Json &why) {
            said = saidOf(scenario, player, why);
            verdict = verdictOf(scenario, said);
            return verdict == "RIGHT";
        };
        if (judge(player.listen(judge, whole - whole / 3))) {
            // Right for a moment is not right.
            player.site().advance(whole / 6);
            judge(player.why());
        }
        QVERIFY2(verdict == "RIGHT",
                 (verdict + ": '" + said + "'; the truth is: " + scenario.told("truth")).c_str());
        const Json why = player.why();
        const std::string promised = falseWayOf(scenario, why);
        QVERIFY2(promised.empty(), ("a false way: '" + promised + "' in " + why.dump(1)).c_str());
        if (const std::string place = scenario.told("since"); !place.empty()) {
            const auto value = player.valueAt(place);
            QVERIFY2(value && value->is_string(), ("there is no time at " + place).c_str());
            const auto fact = parseTime(value->get<std::string>());
            const auto since = parseTime(textOf(why, "since"));
            // A time before there was a machine is one that somebody claims.
            const TimePoint from = fact ? std::max(*fact, test::SiteOptions().start) : TimePoint{};
            QVERIFY2(fact && since && *since - from <= isKnownWithin
                         && from - *since <= isKnownWithin,
                     ("it is since '" + textOf(why, "since") + "', the fact since '"
                      + value->get<std::string>() + '\'')
                         .c_str());
        }
        const auto &heard = player.heard();
        m_table.add({scenario.name(),
                     scenario.what(),
                     textOf(why, "rule"),
                     !why.is_null()      ? textOf(why, "sentence")
                         : heard.empty() ? "It waits for nothing."
                                         : asSentence(heard.front())});
    }

private slots:
    void everyCauseIsToldInItsSentence_data()
    {
        QTest::addColumn<QString>("name");
        for (const std::string &name : Scenario::all())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }

    void everyCauseIsToldInItsSentence()
    {
        QFETCH(const QString, name);
        const auto scenario = Scenario::read(name.toStdString());
        QVERIFY2(bool(scenario), scenario ? "" : scenario.error().message.c_str());
        if (!scenario->told("needs").empty())
            QSKIP(scenario->told("needs").c_str());
        QElapsedTimer real;
        real.start();
        const auto player = Player::open(*scenario);
        QVERIFY2(bool(player), player ? "" : player.error().message.c_str());
        const qint64 opened = real.elapsed();
        const TimePoint start = (*player)->site().now();
        const auto taken = (*player)->take("steps");
        QVERIFY2(bool(taken), taken ? "" : taken.error().message.c_str());
        if (scenario->isTruth())
            playTruth(*scenario, **player);
        else
            playCause(*scenario, **player);
        const TimePoint end = (*player)->site().now();
        const auto steps = static_cast<unsigned long long>((*player)->site().steps());
        const qint64 played = real.elapsed();
        const Json why = (*player)->why();
        const std::string differences = differencesOf(**player);
        // Also when it was told wrongly: a way out leads out all the same.
        const auto out = (*player)->take("wayout");
        std::printf("%-42s %6.3f s, of these %.3f s to open; %s of the lab in %llu steps\n",
                    qPrintable(name),
                    double(played) / 1000,
                    double(opened) / 1000,
                    formatDuration(std::chrono::floor<std::chrono::seconds>(end - start)).c_str(),
                    steps);
        std::printf("    says: %s\n",
                    why.is_null() ? nothing.c_str() : textOf(why, "sentence").c_str());
        std::fflush(stdout);
        QVERIFY2(differences.empty(), ("the surfaces differ:" + differences).c_str());
        QVERIFY2(bool(out), out ? "" : ("no way out: " + out.error().message).c_str());
    }

    /// After all of them; says nothing when only some were played, or some failed.
    void theDocumentTellsTheSame()
    {
        const auto names = Scenario::all();
        const auto told = std::count_if(names.begin(), names.end(), [](const std::string &name) {
            const auto scenario = Scenario::read(name);
            return scenario && scenario->told("needs").empty();
        });
        if (m_table.size() != static_cast<std::size_t>(told))
            QSKIP("not all scenarios were played to their end");
        const std::string difference = m_table.checkDocument();
        QVERIFY2(difference.empty(), difference.c_str());
    }

private:
    StuckTable m_table{};
};

HP_TEST(tst_scenarios, TestScenarios)

} // namespace tst_scenarios

#include "tst_scenarios.moc"
