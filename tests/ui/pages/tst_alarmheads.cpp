// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/alarms/AlarmHeads.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <simdjson.h>

namespace tst_alarmheads {

using namespace hp::ui;

namespace {

const auto flush = QStringLiteral("Flush of log at preDrain");

QJsonObject rowOf(const char *machine, int priority, const char *state)
{
    return {{QStringLiteral("machine"), QLatin1String(machine)},
            {QStringLiteral("text"), QString(QLatin1String(machine) + QStringLiteral(" waits."))},
            {QStringLiteral("priority"), priority},
            {QStringLiteral("state"), QLatin1String(state)},
            {QStringLiteral("cause"), flush},
            {QStringLiteral("raised"), QStringLiteral("2026-01-10T12:00:00Z")}};
}

struct Page {
    KeyedRowsModel rows;
    AlarmHeads heads;

    explicit Page(const char *state = "Raised")
    {
        rows.setForm(rowFormOf(QStringLiteral("alarms")));
        heads.setRows(&rows);
        heads.setState(QLatin1String(state));
    }
    void put(const QJsonObject &alarms)
    {
        QJsonObject keyed;
        for (auto it = alarms.begin(); it != alarms.end(); ++it)
            keyed.insert(QStringLiteral("alarm/") + it.key(), it.value());
        simdjson::dom::parser parser;
        const std::string text = QJsonDocument(keyed).toJson().toStdString();
        rows.replaceRows(parser.parse(text).get_object());
    }
    /// "+ k1 k2" a head with its keys, "- k" a member, "k" an alarm of its own.
    [[nodiscard]] QString lines() const
    {
        QStringList lines;
        for (int line = 0; line < heads.count(); ++line) {
            const QModelIndex index = heads.index(line);
            const QString sign = heads.data(index, AlarmHeads::HeadRole).toBool()
                ? QStringLiteral("+ ")
                : heads.data(index, AlarmHeads::MemberRole).toBool() ? QStringLiteral("- ")
                                                                     : QString();
            lines.append(QString(sign + heads.keysOf(line).join(QLatin1Char(' '))));
        }
        return lines.join(QStringLiteral(", "));
    }
};

} // namespace

class TestAlarmHeads : public QObject
{
    Q_OBJECT

private slots:
    void theHeadsAreThoseOfTheTable_data();
    void theHeadsAreThoseOfTheTable();
    void aHeadUnfoldsToItsMachines();
    void whatStaysIsNotMadeAnew();
};

void TestAlarmHeads::theHeadsAreThoseOfTheTable_data()
{
    QTest::addColumn<QJsonObject>("alarms");
    QTest::addColumn<QJsonArray>("heads");
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/tests/ui/pages/heads.json"));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QJsonArray table = QJsonDocument::fromJson(file.readAll()).array();
    QVERIFY(table.size() > 5);
    for (const QJsonValue &one : table)
        QTest::newRow(qPrintable(one[QStringLiteral("name")].toString()))
            << one[QStringLiteral("alarms")].toObject() << one[QStringLiteral("heads")].toArray();
}

void TestAlarmHeads::theHeadsAreThoseOfTheTable()
{
    QFETCH(const QJsonObject, alarms);
    QFETCH(const QJsonArray, heads);
    Page page;
    page.put(alarms);
    std::vector<std::pair<QString, AlarmGadget>> rows;
    for (const KeyedRow &one : page.rows.rows())
        rows.emplace_back(one.key.mid(6), one.row.value<AlarmGadget>());
    QJsonArray made;
    for (const auto &head : hp::live::alarmHeads<QString>(rows))
        made.append(QJsonObject{
            {QStringLiteral("cause"), head.cause},
            {QStringLiteral("state"), textOf(head.state)},
            {QStringLiteral("priority"), head.priority},
            {QStringLiteral("keys"),
             QJsonArray::fromStringList(QStringList(head.keys.begin(), head.keys.end()))},
            {QStringLiteral("machines"), head.machines},
            {QStringLiteral("late"), head.late}});
    QCOMPARE(made, heads);
}

void TestAlarmHeads::aHeadUnfoldsToItsMachines()
{
    Page page;
    const QAbstractItemModelTester tester(&page.heads,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QJsonObject own = rowOf("n/c", 1, "Raised");
    own.remove(QStringLiteral("cause"));
    page.put({{QStringLiteral("a"), rowOf("n/a", 3, "Raised")},
              {QStringLiteral("b"), rowOf("n/b", 2, "Raised")},
              {QStringLiteral("c"), own},
              {QStringLiteral("d"), rowOf("n/d", 1, "Acknowledged")}});
    QCOMPARE(page.lines(), QStringLiteral("c, + b a"));
    QCOMPARE(page.heads.causes(), 2);
    page.heads.setFolded(1, false);
    QCOMPARE(page.lines(), QStringLiteral("c, + b a, - b, - a"));
    QCOMPARE(page.heads.headOf(3), 1);
    QCOMPARE(page.heads.causeOf(3), flush);
    page.heads.setFolded(3, true); // of the head over it
    QCOMPARE(page.lines(), QStringLiteral("c, + b a"));
    page.heads.setFolded(0, false); // nothing stands under it
    QCOMPARE(page.lines(), QStringLiteral("c, + b a"));
}

void TestAlarmHeads::whatStaysIsNotMadeAnew()
{
    Page page;
    const QAbstractItemModelTester tester(&page.heads,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    page.put({{QStringLiteral("a"), rowOf("n/a", 3, "Raised")},
              {QStringLiteral("b"), rowOf("n/b", 3, "Raised")}});
    page.heads.setFolded(0, false);
    const QPersistentModelIndex head = page.heads.index(0);
    const QPersistentModelIndex b = page.heads.index(2);
    page.put({{QStringLiteral("b"), rowOf("n/b", 2, "Raised")},
              {QStringLiteral("c"), rowOf("n/c", 3, "Raised")},
              {QStringLiteral("e"), rowOf("n/e", 3, "Raised")}});
    QCOMPARE(page.lines(), QStringLiteral("+ b c e, - b, - c, - e"));
    QCOMPARE(head.row(), 0);
    QCOMPARE(b.row(), 1);
    page.put({{QStringLiteral("b"), rowOf("n/b", 2, "Raised")}});
    QCOMPARE(page.lines(), QStringLiteral("b"));
    page.put({});
    QCOMPARE(page.lines(), QString());
}

} // namespace tst_alarmheads

HP_TEST(tst_alarmheads, TestAlarmHeads)
#include "tst_alarmheads.moc"
