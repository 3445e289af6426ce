// SPDX-License-Identifier: Apache-2.0
#include "backend/history/MachineIncarnation.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <chrono>

namespace tst_machineincarnation {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

namespace {

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");
const TimePoint now = start + 100min;
using Moves = std::vector<Transition>;

Transition move(const char *lane, Duration at, const char *look)
{
    Transition result;
    result.uid = "one";
    result.lane = lane;
    result.state.kind = QByteArray(lane).split('/').first().toStdString();
    result.state.look = look;
    result.at = start + at;
    return result;
}

Transition hookEnd(const char *lane, Duration at, const char *end)
{
    Transition result = move(lane, at, "");
    result.end = end;
    return result;
}

Transition deletion(Duration at, const char *by)
{
    Transition result = move("people", at, "deletion");
    result.state.shape = Shape::Mark;
    result.actor = by;
    return result;
}

/// What a row of the page says, in one line.
QString told(const MachineIncarnation &incarnation)
{
    const auto minutes = [](TimePoint at) {
        return QString::number(
            std::chrono::duration_cast<std::chrono::minutes>(at - start).count());
    };
    QString text = QString::fromStdString(incarnation.uid) + u' ' + minutes(incarnation.made)
        + (incarnation.madeSeen ? u"" : u"?") + u'-'
        + (incarnation.gone ? minutes(*incarnation.gone) + (incarnation.goneSeen ? u"" : u"?")
                            : QString());
    const QString end = QString::fromStdString(endOf(incarnation));
    if (!end.isEmpty())
        text += u' ' + end;
    if (!incarnation.deletedBy.empty())
        text += QStringLiteral(" by ") + QString::fromStdString(incarnation.deletedBy);
    if (incarnation.longest)
        text +=
            QStringLiteral(" longest %1/%2 %3 m %4")
                .arg(QString::fromStdString(incarnation.longest->point),
                     QString::fromStdString(incarnation.longest->name))
                .arg(std::chrono::duration_cast<std::chrono::minutes>(incarnation.longest->length)
                         .count())
                .arg(QString::fromStdString(incarnation.longest->end));
    return text.trimmed();
}

} // namespace

class TestMachineIncarnation : public QObject
{
    Q_OBJECT
private slots:
    void aLifeIsToldFromItsMoves_data()
    {
        QTest::addColumn<Moves>("moves");
        QTest::addColumn<QString>("incarnation");
        const char *backup = "hook/preTerminate/backup";
        const char *etcd = "hook/preDrain/etcd";

        QTest::newRow("one that runs") << Moves{move("phase", 0min, "running")} << "one 0-";
        Transition reported = move("phase", 5min, "running");
        reported.known = Known::Reported;
        QTest::newRow("one that was there before we looked") << Moves{reported} << "one 5?-";
        QTest::newRow("deleted by somebody") << Moves{move("phase", 0min, "running"),
                                                      deletion(10min, "ada"),
                                                      move("phase", 10min, "deleting"),
                                                      move("phase", 12min, "")}
                                             << "one 0-12 deleted by ada";
        QTest::newRow("its deletion was not observed")
            << Moves{move("phase", 0min, "running"), move("phase", 12min, "")}
            << "one 0-12 vanished";
        QTest::newRow("it had failed before it was deleted")
            << Moves{move("phase", 0min, "failed"),
                     deletion(10min, "machine-health-check"),
                     move("phase", 10min, "deleting"),
                     move("phase", 12min, "")}
            << "one 0-12 failed by machine-health-check";
        QTest::newRow("what went well again had not failed")
            << Moves{move("phase", 0min, "failed"),
                     move("phase", 5min, "running"),
                     deletion(10min, "ada"),
                     move("phase", 12min, "")}
            << "one 0-12 deleted by ada";
        Transition missing = move("phase", 30min, "");
        missing.known = Known::Reported;
        QTest::newRow("missing when we looked again")
            << Moves{move("phase", 0min, "running"), missing} << "one 0-30? vanished";
        QTest::newRow("the longest of three holds")
            << Moves{move("phase", 0min, "deleting"),
                     move(etcd, 1min, "holding"),
                     hookEnd(etcd, 5min, "released"),
                     move(backup, 5min, "holding"),
                     hookEnd(backup, 50min, "released"),
                     move(etcd, 50min, "holding"),
                     hookEnd(etcd, 52min, "released")}
            << "one 0- longest preTerminate/backup 45 m released";
        QTest::newRow("one that holds counts up to now")
            << Moves{move("phase", 0min, "deleting"), move(backup, 40min, "holding")}
            << "one 0- longest preTerminate/backup 60 m";
        QTest::newRow("one that went with its machine counts up to then")
            << Moves{move("phase", 0min, "deleting"),
                     deletion(0min, "ada"),
                     move(backup, 40min, "holding"),
                     hookEnd(backup, 45min, "vanished"),
                     move("phase", 45min, "")}
            << "one 0-45 deleted by ada longest preTerminate/backup 5 m vanished";
        QTest::newRow("people took a hook off")
            << Moves{move("phase", 0min, "deleting"),
                     deletion(0min, "ada"),
                     move(backup, 1min, "holding"),
                     hookEnd(backup, 21min, "overridden"),
                     move("phase", 30min, "")}
            << "one 0-30 overridden by ada longest preTerminate/backup 20 m overridden";
        QTest::newRow("a hook that was passed by held until then")
            << Moves{move("phase", 0min, "deleting"),
                     move(etcd, 1min, "holding"),
                     move(etcd, 4min, "bypassed")}
            << "one 0- longest preDrain/etcd 3 m bypassed";
    }

    void aLifeIsToldFromItsMoves()
    {
        QFETCH(const Moves, moves);
        QFETCH(const QString, incarnation);
        const auto incarnations = incarnationsOf(moves, now);
        QCOMPARE(incarnations.size(), std::size_t(1));
        QCOMPARE(told(incarnations.front()), incarnation);
    }

    void eachUidIsALifeAndTheNewestComesFirst()
    {
        Moves moves{move("phase", 0min, "running"), move("phase", 10min, "")};
        moves.push_back(move("phase", 20min, "running"));
        moves.back().uid = "two";
        moves.push_back(move("phase", 15min, "running"));
        moves.back().uid = "three";
        moves.push_back(move("phase", 99min, "running"));
        moves.back().uid = ""; // an event tells nothing of who it was
        QStringList uids;
        for (const MachineIncarnation &incarnation : incarnationsOf(moves, now))
            uids << QString::fromStdString(incarnation.uid);
        QCOMPARE(
            uids,
            (QStringList{QStringLiteral("two"), QStringLiteral("three"), QStringLiteral("one")}));
    }
};

} // namespace tst_machineincarnation

HP_TEST(tst_machineincarnation, TestMachineIncarnation)
#include "tst_machineincarnation.moc"
