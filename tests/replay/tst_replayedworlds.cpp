// SPDX-License-Identifier: Apache-2.0
#include "model/base/JsonTree.h"
#include "tests/scenarios/Scenario.h"
#include "tests/scenarios/WorldMaker.h"
#include "tests/support/runner/Runner.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <random>
#include <regex>
#include <set>

namespace tst_replayedworlds {

using namespace hp;
using namespace hp::scenarios;
using namespace std::chrono_literals;

namespace {

/// What the views showed at an instant.
struct Look {
    TimePoint at{};
    std::map<std::string, Json> views{};
};

/// A difference between what was shown and what is replayed.
struct Difference {
    std::string where{}; ///< the row and the members, without names: differences of one class
    std::string text{};
};

struct Figures {
    std::size_t instants = 0;
    std::size_t rows = 0;
    std::size_t partial = 0; ///< rows that say of themselves that the record keeps less
    std::size_t gone = 0; ///< pages of machines that were no longer there
};

/// How somebody looks: with everything open all the time, or by asking once.
enum class Looks { Watching, Asking };

/// Ages in sentences are renewed so often where a view stays open.
constexpr Duration aging = 10s;

bool isPartial(const std::string &key, const Json &then)
{
    return key == "yaml"
        && then.value("text", std::string()).starts_with("# As the record keeps it");
}

/// The members that differ, as pointers.
std::set<std::string> membersApart(const Json &was, const Json &then)
{
    static const std::regex number(R"(/\d+)");
    std::set<std::string> members;
    for (const Json &operation : Json::diff(was, then)) {
        members.insert(std::regex_replace(operation.value("path", std::string()), number, "/N"));
    }
    return members;
}

class Recording
{
public:
    Recording(const World &world, Looks looks, Player &player)
        : m_world(world)
        , m_looks(looks)
        , m_player(player)
        , m_site(player.site())
        , m_begin(player.site().now())
    { }

    /// Lets the world have its life, looked at `count` times.
    void play(std::size_t count)
    {
        std::mt19937_64 random(m_world.seed);
        const Duration length = m_world.instants.back();
        std::vector<Duration> instants;
        for (std::size_t i = 0; i < count; ++i) {
            Duration at = std::chrono::milliseconds(
                5000
                + random()
                    % std::size_t(std::chrono::floor<std::chrono::milliseconds>(length).count()));
            if (m_looks == Looks::Watching)
                at = (at + aging - 1ns) / aging * aging;
            instants.push_back(at);
        }
        std::sort(instants.begin(), instants.end());
        const std::vector<WorldStep> steps = m_world.steps();
        auto step = steps.begin();
        for (const Duration instant : instants) {
            for (; step != steps.end() && step->at <= instant; ++step) {
                waitUntil(step->at);
                [[maybe_unused]] const auto done = m_player.takeStep(step->line);
            }
            waitUntil(instant);
            look();
        }
    }

    [[nodiscard]] std::vector<Difference> compare(Figures &figures)
    {
        std::vector<Difference> differences;
        for (const Look &look : m_seen) {
            ++figures.instants;
            for (const auto &[name, rows] : look.views)
                compareView(look, name, rows, figures, differences);
        }
        return differences;
    }

private:
    [[nodiscard]] Duration elapsed() const { return m_site.now() - m_begin; }
    void waitUntil(Duration at) { m_site.advance(std::max(at - elapsed(), Duration(0))); }

    /// Everything that is to be seen now, as a console shows it.
    void look()
    {
        if (m_seen.empty() || m_seen.back().at < m_site.now())
            m_seen.push_back({m_site.now(), {}});
        const auto take = [this](const std::string &name) {
            auto view = m_site.openView(name);
            if (!view)
                qFatal("%s", view.error().message.c_str());
            Json rows = Json::object();
            for (const auto &[key, row] : (*view)->rows())
                rows[key] = parseJson(row);
            m_seen.back().views[name] = std::move(rows);
            if (m_looks == Looks::Watching)
                m_open[name] = *view;
        };
        take("holds");
        take("fleet");
        take("power");
        take("alarms");
        for (const auto &[key, row] : m_seen.back().views["fleet"].items())
            m_machines.insert(key);
        for (const std::string &key : m_machines)
            take("machine/" + key);
    }

    void compareView(const Look &look,
                     const std::string &name,
                     const Json &rows,
                     Figures &figures,
                     std::vector<Difference> &differences)
    {
        const std::string kind = name.substr(0, name.find('/'));
        const auto differs = [&](const std::string &key,
                                 const std::string &what,
                                 const Json &was,
                                 const Json &then) {
            differences.push_back({kind + ' ' + what,
                                   "world " + std::to_string(m_world.seed) + ' '
                                       + formatMicroTime(look.at) + ' ' + name + ' ' + key
                                       + "\n    was  " + was.dump() + "\n    then " + then.dump()});
        };
        const auto past = m_site.view(name, {{"at", formatMicroTime(look.at)}});
        // Who plays the record sees the same as who asks for the instant.
        if (kind != "machine") {
            const auto played =
                m_site.view(name, {{"at", formatMicroTime(look.at)}, {"play", "test"}});
            if (past && (!played || *played != *past))
                differs("all", "played", *past, played ? *played : Json());
        }
        if (!past) {
            differences.push_back({kind + " refused", past.error().message});
            return;
        }
        if (kind == "machine" && rows.contains("machine") && rows["machine"].contains("gone"))
            return compareGone(name, rows["machine"], *past, figures, differs);
        for (const auto &[key, shown] : rows.items()) {
            const Json was = asRecorded(kind, shown);
            ++figures.rows;
            const std::string row = kind == "machine" ? key.substr(0, key.find('/'))
                : key == "summary"                    ? key
                                                      : "row";
            const auto then = past->find(key);
            if (then == past->end()) {
                differs(key, row + " missing", was, {});
                continue;
            }
            if (asRecorded(kind, *then) == was)
                continue;
            if (isPartial(key, *then)) {
                ++figures.partial;
                continue;
            }
            std::string members;
            for (const std::string &member : membersApart(was, *then))
                members += ' ' + member;
            differs(key, row + members, was, *then);
        }
        for (const auto &[key, then] : past->items()) {
            // Who asks for a machine that is gone is told more of the past than of now.
            if (rows.empty() && kind == "machine" && then.contains("gone"))
                ++figures.gone;
            else if (!rows.contains(key))
                differs(key,
                        (kind == "machine" ? key.substr(0, key.find('/')) : "row") + " new",
                        {},
                        then);
        }
    }

    /// Without what the record does not keep: who asked is told by managedFields and the audit.
    static Json asRecorded(const std::string &kind, const Json &row)
    {
        Json kept = row;
        if (kind == "power" && row.contains("keys")) {
            for (const char *member : {"requester", "requesterMessage", "note"})
                kept.erase(member);
            for (Json &key : kept["keys"]) {
                key["requester"] = "";
                key.erase("requesterMessage");
                key.erase("note");
            }
        }
        return kept;
    }

    /// A page that stays open keeps what it had when the machine went; of the past it is told which
    /// machine that was, and when it went.
    template<typename Differs>
    static void compareGone(const std::string &name,
                            const Json &was,
                            const Json &past,
                            Figures &figures,
                            const Differs &differs)
    {
        ++figures.rows;
        ++figures.gone;
        const Json then = past.value("machine", Json::object());
        for (const char *member : {"gone", "ns", "name", "uid", "role", "created", "providerId"}) {
            if (then.value(member, Json()) != was[member])
                return differs(name, std::string("gone /") + member, was, then);
        }
    }

    const World &m_world;
    Looks m_looks;
    Player &m_player;
    test::Site &m_site;
    TimePoint m_begin;
    std::set<std::string> m_machines{};
    std::map<std::string, std::shared_ptr<gateway::View>> m_open{};
    std::vector<Look> m_seen{};
};

} // namespace

/// The past of a random world is what was to be seen in it.
class TestReplayedWorlds : public QObject
{
    Q_OBJECT

    static constexpr int usualWorlds = 10;
    static constexpr std::size_t looksAtEach = 25;

    static int numberFrom(const char *variable, int otherwise)
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue(variable, &given);
        return given ? number : otherwise;
    }

private slots:
    void initTestCase() { m_time.start(); }

    void replayIsWhatWasSeen_data()
    {
        QTest::addColumn<int>("seed");
        const int first = numberFrom("HOLDPOINT_FIRST_WORLD", 1);
        const int count = numberFrom("HOLDPOINT_WORLDS", usualWorlds);
        for (int seed = first; seed < first + count; ++seed)
            QTest::addRow("world %d", seed) << seed;
    }

    void replayIsWhatWasSeen()
    {
        QFETCH(const int, seed);
        const World world = worldOf(static_cast<std::uint64_t>(seed));
        const auto scenario =
            Scenario::parse("world-" + std::to_string(world.seed),
                            world.labFile(world.machines.front().name, "at random", Duration(0)));
        QVERIFY2(bool(scenario), scenario ? "" : scenario.error().message.c_str());
        const auto player = Player::open(*scenario);
        QVERIFY2(bool(player), player ? "" : player.error().message.c_str());
        Recording recording(world, seed % 2 == 0 ? Looks::Asking : Looks::Watching, **player);
        recording.play(looksAtEach);
        std::string told;
        for (const Difference &difference : recording.compare(m_figures)) {
            if (m_classes[difference.where]++ == 0)
                told += difference.where + ": " + difference.text + '\n';
            ++m_differences;
        }
        QVERIFY2(told.empty(), (world.described() + '\n' + told).c_str());
    }

    void cleanupTestCase()
    {
        const Json figures{{"instants", m_figures.instants},
                           {"rows", m_figures.rows},
                           {"partial", m_figures.partial},
                           {"gone", m_figures.gone},
                           {"differences", m_differences},
                           {"classes", m_classes},
                           {"seconds", double(m_time.elapsed()) / 1000}};
        std::printf("%s\n", figures.dump(1).c_str());
        std::fflush(stdout);
    }

private:
    QElapsedTimer m_time{};
    Figures m_figures{};
    std::size_t m_differences = 0;
    std::map<std::string, std::size_t> m_classes{};
};

HP_TEST(tst_replayedworlds, TestReplayedWorlds)

} // namespace tst_replayedworlds

#include "tst_replayedworlds.moc"
