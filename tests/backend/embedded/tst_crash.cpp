// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <nlohmann/json.hpp>
#include <set>

namespace tst_crash {

namespace {

constexpr int kills = 50;

/// What the killed runs had been told is durable.
struct Ledger {
    std::map<std::string, std::int64_t>
        newest{}; ///< live objects and the last acknowledged revision
    std::set<std::string> removed{};
    std::set<std::int64_t> revisions{};
    std::int64_t last = 0;
    int lines = 0;
};

} // namespace

/// kill -9 in the middle of a stream of writes, over and over on the same file.
class CrashTest : public QObject
{
    Q_OBJECT
private slots:
    void noAcknowledgedWriteIsLostAndNoRevisionRepeats();

private:
    static void read(const QByteArray &output, Ledger &ledger);
    static void check(const std::string &path, const Ledger &ledger);
};

void CrashTest::read(const QByteArray &output, Ledger &ledger)
{
    const qsizetype whole = output.lastIndexOf('\n') + 1;
    std::int64_t before = ledger.last;
    for (const QByteArray &line : output.left(whole).split('\n')) {
        if (line.isEmpty())
            continue;
        const qsizetype space = line.indexOf(' ');
        const std::int64_t revision = line.left(space).toLongLong();
        const std::string name = line.mid(space + 1).toStdString();
        QVERIFY2(revision > before, "acknowledged revisions grow, across restarts as well");
        QVERIFY2(ledger.revisions.insert(revision).second, "a revision was given out twice");
        before = revision;
        ++ledger.lines;
        if (name[0] == '-') {
            ledger.newest.erase(name.substr(1));
            ledger.removed.insert(name.substr(1));
        } else {
            ledger.newest[name] = revision;
        }
    }
    ledger.last = before;
}

void CrashTest::check(const std::string &path, const Ledger &ledger)
{
    hp::runtime::ManualClock clock(*hp::parseTime("2026-01-10T12:00:00Z"));
    hp::test::OpenSchema schema;
    hp::test::OpenAdmission admission;
    auto cluster = hp::embedded::EmbeddedCluster::open(
        clock, {.path = path}, {schema, admission, hp::embedded::applyPatch});
    QVERIFY2(cluster, cluster ? "" : cluster.error().message.c_str());
    QVERIFY(std::stoll((*cluster)->currentRevision()) >= ledger.last);
    const auto all = hp::test::list(**cluster, {&hp::cluster::kinds::machine(), {}, {}, {}});
    QVERIFY(all);
    std::map<std::string, std::int64_t> stored;
    std::set<std::string> revisions;
    for (const hp::Object &object : all->items) {
        stored[object.name()] = std::stoll(object.resourceVersion());
        QVERIFY2(revisions.insert(object.resourceVersion()).second, "two objects share a revision");
    }
    for (const auto &[name, revision] : ledger.newest) {
        // A later write of it may have become durable without being acknowledged, a removal
        // included only where the stream removes.
        const auto it = stored.find(name);
        const bool mayBeRemoved = std::stoi(name.substr(name.rfind('-') + 1)) % 3 == 0;
        if (it == stored.end())
            QVERIFY2(mayBeRemoved, ("an acknowledged object is gone: " + name).c_str());
        else
            QVERIFY2(it->second >= revision, ("an acknowledged change is gone: " + name).c_str());
    }
    for (const std::string &name : ledger.removed)
        QVERIFY2(!stored.contains(name), ("an acknowledged removal is undone: " + name).c_str());
}

void CrashTest::noAcknowledgedWriteIsLostAndNoRevisionRepeats()
{
    QTemporaryDir directory;
    const QString path = directory.filePath(QStringLiteral("store.db"));
    const QString program =
        qEnvironmentVariable("HOLDPOINT_BIN_DIR", QCoreApplication::applicationDirPath())
        + QStringLiteral("/hp_storewriter");
    const quint32 seed = QRandomGenerator::global()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    Ledger ledger;
    for (int run = 0; run < kills; ++run) {
        QProcess writer;
        writer.setProcessChannelMode(QProcess::SeparateChannels);
        writer.start(program, {path, QString::number(run)});
        QVERIFY(writer.waitForStarted(testTimeout));
        // Let it acknowledge a random number of writes, then a random while later kill it.
        const int enough = random.bounded(1, 400);
        QByteArray output;
        while (output.count('\n') < enough) {
            QVERIFY2(writer.waitForReadyRead(testTimeout),
                     writer.readAllStandardError().constData());
            output += writer.readAllStandardOutput();
        }
        const QDeadlineTimer moment(std::chrono::microseconds(random.bounded(0, 3000)),
                                    Qt::PreciseTimer);
        while (!moment.hasExpired()) { }
        writer.kill();
        QVERIFY(writer.waitForFinished(testTimeout));
        QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
        output += writer.readAllStandardOutput();
        read(output, ledger);
        if (QTest::currentTestFailed())
            return;
        check(path.toStdString(), ledger);
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("%d kills, %d acknowledged writes, %zu live", kills, ledger.lines, ledger.newest.size());
    QVERIFY(ledger.lines > kills);
}

} // namespace tst_crash

HP_TEST(tst_crash, CrashTest)
#include "tst_crash.moc"
