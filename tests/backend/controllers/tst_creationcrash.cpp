// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/machine/MachineControllers.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/embedded/apply/Patch.h"
#include "backend/embedded/schema/SchemaSet.h"
#include "backend/lab/LabActuator.h"
#include "backend/lab/LabWorld.h"
#include "backend/runtime/ManualClock.h"
#include "model/resource/Machine.h"
#include "tests/backend/lab/LabMachines.h"
#include "tests/support/cluster/FaultyCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tst_creationcrash {

using namespace hp;
using namespace std::chrono_literals;
namespace kinds = hp::cluster::kinds;

namespace {

constexpr int never = 1 << 30;
const ObjectKey m1{"default", "m1"};

/// In memory where the system has such a place: a store waits for every commit.
QString scratch()
{
    const QString memory = QStringLiteral("/dev/shm");
    const QString root = QFileInfo(memory).isWritable() ? memory : QDir::tempPath();
    return root + QStringLiteral("/holdpoint-crash-XXXXXX");
}

/// What a killed process leaves of its store: the bytes in the files at that instant.
void copyStore(const QString &from, const QString &to)
{
    const QDir source(from);
    for (const QString &name : source.entryList(QDir::Files))
        QVERIFY(QFile::copy(source.filePath(name), to + QLatin1Char('/') + name));
}

/// The Machine from its first breath: the lab's shortcuts for machines that begin running are off.
std::string newborn(std::string yaml)
{
    const std::string shortcut = "annotations: {lab.holdpoint.dev/begins: running}, ";
    for (auto at = yaml.find(shortcut); at != std::string::npos; at = yaml.find(shortcut))
        yaml.erase(at, shortcut.size());
    return yaml;
}

/// One run of the product over the store in a directory. Its controllers and its actuator are
/// killed at their write number `dieAt`; the files as they are then are kept in `remains`.
class Process
{
public:
    Process(const QString &directory, const std::string &yaml, TimePoint start, int dieAt)
        : m_clock(start)
        , m_admission(embedded::defaultAdmission({}))
    {
        embedded::EmbeddedCluster::Options options;
        options.path = directory.toStdString() + "/store.db";
        auto opened = embedded::EmbeddedCluster::open(
            m_clock,
            options,
            {embedded::SchemaSet::instance(), *m_admission, embedded::applyPatch});
        if (!opened)
            qFatal("%s", opened.error().message.c_str());
        m_cluster = std::move(*opened);
        m_fragile = std::make_unique<test::FaultyCluster>(*m_cluster, dieAt, [this, directory] {
            remains = std::make_unique<QTemporaryDir>(scratch());
            copyStore(directory, remains->path());
        });
        auto file = lab::LabFile::parse(yaml, "crash.yaml");
        if (!file)
            qFatal("%s", file.error().message.c_str());
        m_world = std::make_unique<lab::LabWorld>(*m_cluster, m_clock, std::move(*file), [] {
            return std::string("https://127.0.0.1:7480");
        });
        m_actuator = std::make_unique<lab::LabActuator>(*m_fragile);
        m_controllers = std::make_unique<controllers::MachineControllers>(
            *m_fragile, m_clock, *m_actuator, controllers::MachineControllersSettings());
    }
    Process(const Process &) = delete;
    Process &operator=(const Process &) = delete;
    ~Process()
    {
        m_controllers->stop();
        m_world->stop();
        test::drainEvents();
    }

    void load()
    {
        bool loaded = false;
        m_world->load([&loaded](const Result<Done> &done) { loaded = done.has_value(); });
        test::settle(m_clock);
        QVERIFY(loaded);
    }

    /// Runs until the time is over, or until it is killed.
    void run(Duration time)
    {
        m_world->start();
        m_controllers->start();
        test::settle(m_clock);
        for (Duration passed{}; passed < time && !died(); passed += 1s)
            test::advance(m_clock, 1s);
    }

    /// With nobody there who would act on it.
    void deleteMachine()
    {
        m_controllers->stop();
        m_cluster->remove({&kinds::machine(), m1}, {}, [](const Result<cluster::Deleted> &) {});
        test::settle(m_clock);
    }

    [[nodiscard]] bool died() const { return m_fragile->isDead(); }
    [[nodiscard]] int writes() const { return m_fragile->writes(); }
    [[nodiscard]] TimePoint now() const { return m_clock.now(); }

    [[nodiscard]] Object machine()
    {
        Object found;
        m_cluster->get({&kinds::machine(), m1}, [&found](const Result<Object> &answer) {
            found = answer ? *answer : Object();
        });
        test::drainEvents();
        return found;
    }

    [[nodiscard]] std::vector<Object> list(const cluster::Kind &kind)
    {
        std::vector<Object> found;
        m_cluster->list({&kind, {}, {}, {}}, [&found](const Result<cluster::ObjectList> &answer) {
            if (answer)
                found = answer->items;
        });
        test::drainEvents();
        return found;
    }

    std::unique_ptr<QTemporaryDir> remains{};

private:
    runtime::ManualClock m_clock;
    std::unique_ptr<embedded::Admission> m_admission;
    std::unique_ptr<embedded::EmbeddedCluster> m_cluster{};
    std::unique_ptr<test::FaultyCluster> m_fragile{};
    std::unique_ptr<lab::LabWorld> m_world{};
    std::unique_ptr<lab::LabActuator> m_actuator{};
    std::unique_ptr<controllers::MachineControllers> m_controllers{};
};

/// A store in which the Machine was just created.
std::unique_ptr<QTemporaryDir> seeded(const std::string &yaml, TimePoint start)
{
    auto directory = std::make_unique<QTemporaryDir>(scratch());
    Process(directory->path(), yaml, start, never).load();
    return directory;
}

std::unique_ptr<QTemporaryDir> copyOf(const QTemporaryDir &store)
{
    auto copy = std::make_unique<QTemporaryDir>(scratch());
    copyStore(store.path(), copy->path());
    return copy;
}

} // namespace

/// Never two instances for one Machine, and nothing left behind: the process is killed at every
/// single write of its controllers and its actuator, and started again on the files it left.
class TestCreationCrash : public QObject
{
    Q_OBJECT
private slots:
    void killedAtAnyStepOfCreation_data();
    void killedAtAnyStepOfCreation();
    void killedAgainAndAgain_data();
    void killedAgainAndAgain();
    void killedAtAnyStepOfDeletion();

private:
    static void addMachines();
    const TimePoint m_start = *parseTime("2026-01-10T12:00:00Z");
};

void TestCreationCrash::addMachines()
{
    QTest::addColumn<std::string>("yaml");
    QTest::newRow("in the cloud") << newborn(tests::cloudMachine);
    QTest::newRow("on a host") << newborn(tests::metalMachine);
}

void TestCreationCrash::killedAtAnyStepOfCreation_data()
{
    addMachines();
}

void TestCreationCrash::killedAtAnyStepOfCreation()
{
    QFETCH(const std::string, yaml);
    const auto base = seeded(yaml, m_start);
    int kills = 0;
    for (int dieAt = 0;; ++dieAt) {
        const auto store = copyOf(*base);
        Process first(store->path(), yaml, m_start, dieAt);
        first.run(300s);
        if (!first.died())
            break;
        ++kills;
        const std::string at = "killed at write " + std::to_string(dieAt);

        Process second(first.remains->path(), yaml, first.now(), never);
        std::set<std::string> made;
        for (const Object &instance : second.list(kinds::labInstance()))
            made.insert(instance.uid());
        second.run(300s);
        for (const Object &instance : second.list(kinds::labInstance()))
            made.insert(instance.uid());

        QVERIFY2(made.size() == 1, at.c_str());
        QVERIFY2(machine::phaseOf(second.machine()) == machine::phase::running, at.c_str());
        QVERIFY2(second.list(kinds::node()).size() == 1, at.c_str());
    }
    // Finalizer, Provisioning, the instance, provider id, Provisioned, link, Running, events.
    qInfo("killed %d times", kills);
    QVERIFY(kills >= 8);
}

void TestCreationCrash::killedAgainAndAgain_data()
{
    addMachines();
}

void TestCreationCrash::killedAgainAndAgain()
{
    QFETCH(const std::string, yaml);
    // A process that gets only so many writes done each time must still get the Machine through.
    for (const int writesEach : {1, 2, 3, 5}) {
        auto store = seeded(yaml, m_start);
        TimePoint now = m_start;
        std::set<std::string> made;
        int lives = 0;
        bool running = false;
        while (!running && lives < 200) {
            Process process(store->path(), yaml, now, writesEach);
            process.run(120s);
            now = process.now();
            for (const Object &instance : process.list(kinds::labInstance()))
                made.insert(instance.uid());
            running = machine::phaseOf(process.machine()) == machine::phase::running;
            ++lives;
            if (process.died())
                store = std::move(process.remains);
        }
        QVERIFY2(running, qPrintable(QString::number(writesEach)));
        QCOMPARE(made.size(), std::size_t(1));
    }
}

void TestCreationCrash::killedAtAnyStepOfDeletion()
{
    // The instance of a host waits for its power, which is another controller's.
    const std::string yaml = newborn(tests::cloudMachine);
    auto base = seeded(yaml, m_start);
    TimePoint start = m_start;
    {
        Process grown(base->path(), yaml, m_start, never);
        grown.run(120s);
        QCOMPARE(machine::phaseOf(grown.machine()), std::string(machine::phase::running));
        grown.deleteMachine();
        start = grown.now();
    }
    int kills = 0;
    for (int dieAt = 0;; ++dieAt) {
        const auto store = copyOf(*base);
        Process first(store->path(), yaml, start, dieAt);
        first.run(300s);
        if (!first.died())
            break;
        ++kills;
        const std::string at = "killed at write " + std::to_string(dieAt);

        Process second(first.remains->path(), yaml, first.now(), never);
        QVERIFY2(second.machine() || second.list(kinds::labInstance()).empty(), at.c_str());
        second.run(1200s);
        QVERIFY2(!second.machine(), at.c_str());
        QVERIFY2(second.list(kinds::labInstance()).empty(), at.c_str());
        QVERIFY2(second.list(kinds::node()).empty(), at.c_str());
    }
    qInfo("killed %d times", kills);
    QVERIFY(kills >= 10);
}

} // namespace tst_creationcrash

HP_TEST(tst_creationcrash, TestCreationCrash)
#include "tst_creationcrash.moc"
