// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/WorldWatch.h"
#include "tests/support/runner/Runner.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

namespace tst_randomworlds {

using namespace hp;
using namespace hp::scenarios;

/// What is not right yet, and why it stands: a violation is known by its property and what its
/// kind has in it.
struct KnownViolation {
    Property property;
    const char *kind;
    const char *reason;
};
const std::vector<KnownViolation> &knownViolations()
{
    static const std::vector<KnownViolation> known{};
    return known;
}

/// Why that is known; null when it is not.
const char *reasonOf(const Violation &violation)
{
    const std::string kind = violation.kind();
    for (const KnownViolation &known : knownViolations()) {
        if (known.property == violation.property && std::regex_search(kind, std::regex(known.kind)))
            return known.reason;
    }
    return nullptr;
}

/// The smallest world that is found by leaving out machines, causes and steps one by one, and in
/// which a violation of that kind is still seen. `violation` becomes the one in it.
World shrunk(World world, Violation &violation)
{
    const std::string kind = violation.kind();
    const auto fails = [&](const World &less) {
        WorldFigures figures;
        const auto seen =
            playWorld(less, figures, [&](const Violation &one) { return one.kind() == kind; });
        if (!seen)
            return false;
        const auto found = std::find_if(
            seen->begin(), seen->end(), [&](const Violation &one) { return one.kind() == kind; });
        if (found == seen->end())
            return false;
        violation = *found;
        return true;
    };
    const auto tryLess = [&](const World &less) {
        if (!fails(less))
            return false;
        world = less;
        return true;
    };
    for (std::size_t place = world.machines.size(); place-- > 0;) {
        if (world.machines.size() > 1)
            tryLess(withoutMachine(world, place));
    }
    for (std::size_t place = world.causes.size(); place-- > 0;) {
        if (tryLess(withoutCause(world, place)))
            continue;
        for (std::size_t step = world.causes[place].steps.size(); step-- > 0;)
            tryLess(withoutStep(world, place, step));
    }
    return world;
}

class TestRandomWorlds : public QObject
{
    Q_OBJECT

    /// Played by ctest; they take about half a minute.
    static constexpr int usualWorlds = 20;

    static int numberFrom(const char *variable, int otherwise)
    {
        bool given = false;
        const int number = qEnvironmentVariableIntValue(variable, &given);
        return given ? number : otherwise;
    }

private slots:
    void initTestCase() { m_time.start(); }

    void verdictsKeepTheirProperties_data()
    {
        QTest::addColumn<int>("seed");
        const int first = numberFrom("HOLDPOINT_FIRST_WORLD", 1);
        const int count = numberFrom("HOLDPOINT_WORLDS", usualWorlds);
        for (int seed = first; seed < first + count; ++seed)
            QTest::addRow("world %d", seed) << seed;
    }

    void verdictsKeepTheirProperties()
    {
        QFETCH(const int, seed);
        const World world = worldOf(static_cast<std::uint64_t>(seed));
        const auto seen = playWorld(world, m_figures);
        QVERIFY2(bool(seen), seen ? "" : (world.described() + ": " + seen.error().message).c_str());
        ++m_worlds;
        std::string unknown;
        const char *known = nullptr;
        for (const Violation &violation : *seen) {
            const char *reason = reasonOf(violation);
            ++(reason ? m_known : m_violations)[nameOf(violation.property)];
            if (reason)
                known = reason;
            else
                unknown += tell(world, violation);
        }
        // A message of a test ends after a kilobyte; the lab that is to be kept is longer.
        std::fputs(unknown.c_str(), stdout);
        std::fflush(stdout);
        QVERIFY2(unknown.empty(), unknown.substr(0, unknown.find('\n')).c_str());
        if (known)
            QEXPECT_FAIL("", known, Continue);
        QVERIFY(seen->empty());
    }

    void cleanupTestCase()
    {
        const auto counts = [](const std::map<std::string, std::size_t> &some) {
            Json json = Json::object();
            for (const Property property : {Property::NothingIsProven,
                                            Property::SurfacesAgree,
                                            Property::ForecastsHold,
                                            Property::AgesGrow}) {
                const auto found = some.find(nameOf(property));
                json[nameOf(property)] = found == some.end() ? 0 : found->second;
            }
            return json;
        };
        const Json figures{{"worlds", m_worlds},
                           {"instants", m_figures.instants},
                           {"verdicts", m_figures.verdicts},
                           {"promises", m_figures.promises},
                           {"violations", counts(m_violations)},
                           {"known", counts(m_known)},
                           {"seconds", double(m_time.elapsed()) / 1000}};
        std::printf("%s\n", figures.dump().c_str());
        std::fflush(stdout);
    }

private:
    /// The first of a kind is made small, and its lab printed so that it can be kept as a scenario.
    std::string tell(const World &world, Violation violation)
    {
        std::string text = "world " + std::to_string(world.seed) + " (" + world.described()
            + "): " + violation.kind() + "\n  " + violation.machine + " at "
            + formatDuration(std::chrono::floor<std::chrono::seconds>(violation.at)) + ": "
            + violation.text + '\n';
        if (!m_told.insert(violation.kind()).second)
            return text;
        if (qEnvironmentVariableIsSet("HOLDPOINT_WORLDS_AS_THEY_ARE"))
            return text;
        const World small = shrunk(world, violation);
        std::string truth = violation.text;
        std::replace(truth.begin(), truth.end(), '\n', ' ');
        return text + "smallest: " + small.described() + '\n'
            + small.labFile(violation.machine, truth, violation.at) + '\n';
    }

    QElapsedTimer m_time{};
    std::size_t m_worlds = 0;
    WorldFigures m_figures{};
    std::map<std::string, std::size_t> m_violations{};
    std::map<std::string, std::size_t> m_known{};
    std::set<std::string> m_told{};
};

HP_TEST(tst_randomworlds, TestRandomWorlds)

} // namespace tst_randomworlds

#include "tst_randomworlds.moc"
