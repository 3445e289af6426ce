// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/shell/KeyMap.h"
#include "ui/shell/PaletteModel.h"

#include <QAbstractItemModelTester>
#include <QTemporaryDir>
#include <QTest>

#include <simdjson.h>
#include <string>

namespace tst_keymap {

using namespace hp::ui;

class TestKeyMap : public QObject
{
    Q_OBJECT

private slots:
    void noKeyHasTwoMeaningsOnOnePage();
    void aKeyCanBeGivenAway_data();
    void aKeyCanBeGivenAway();
    void whatWasChangedIsThereTheNextTime();
    void lettersAreFoundInTheirOrder_data();
    void lettersAreFoundInTheirOrder();
    void thePaletteShowsTheBestFirst();
    void thePaletteEndsWhatStopsAnyMachine();
    void thePaletteFindsWhatIsGone();
};

void TestKeyMap::noKeyHasTwoMeaningsOnOnePage()
{
    KeyMap keymap;
    QAbstractItemModelTester tester(&keymap);
    for (int row = 0; row < keymap.rowCount(); ++row) {
        const QString action = keymap.index(row).data(KeyMap::ActionRole).toString();
        QVERIFY2(!keymap.keys(action).isEmpty(), qPrintable(action));
        QCOMPARE(keymap.conflict(action, keymap.keys(action).join(QStringLiteral(", "))),
                 QString());
    }
}

void TestKeyMap::aKeyCanBeGivenAway_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("why");
    QTest::addColumn<QStringList>("then");

    QTest::newRow("a free key") << "acknowledge"
                                << "Ctrl+Shift+X"
                                << "" << QStringList{QStringLiteral("Ctrl+Shift+X")};
    QTest::newRow("two of them") << "acknowledge"
                                 << "X, Ctrl+X"
                                 << ""
                                 << QStringList{QStringLiteral("X"), QStringLiteral("Ctrl+X")};
    QTest::newRow("none at all") << "acknowledge"
                                 << ""
                                 << "" << QStringList{};
    QTest::newRow("one that is taken everywhere") << "shelve"
                                                  << "F1"
                                                  << "Fleet" << QStringList{QStringLiteral("H")};
    QTest::newRow("one that is taken on another page") << "shelve"
                                                       << "G"
                                                       << "" << QStringList{QStringLiteral("G")};
    QTest::newRow("Esc stays what it is") << "back"
                                          << "Esc"
                                          << "Esc" << QStringList{QStringLiteral("Backspace")};
    QTest::newRow("no action") << "nonsense"
                               << "X"
                               << "No action" << QStringList{};
}

void TestKeyMap::aKeyCanBeGivenAway()
{
    QFETCH(const QString, action);
    QFETCH(const QString, keys);
    QFETCH(const QString, why);
    QFETCH(const QStringList, then);
    KeyMap keymap;
    QAbstractItemModelTester tester(&keymap);
    const QString said = keymap.rebind(action, keys);
    QCOMPARE(said.isEmpty(), why.isEmpty());
    QVERIFY2(said.contains(why), qPrintable(said));
    QCOMPARE(keymap.keys(action), then);
    keymap.resetAll();
    QCOMPARE(keymap.exported(), KeyMap().exported());
}

void TestKeyMap::whatWasChangedIsThereTheNextTime()
{
    QTemporaryDir folder;
    const auto settings = [&folder] {
        return std::make_unique<QSettings>(folder.filePath(QStringLiteral("console.ini")),
                                           QSettings::IniFormat);
    };
    {
        KeyMap keymap(settings());
        QCOMPARE(keymap.rebind(QStringLiteral("acknowledge"), QStringLiteral("X")), QString());
    }
    {
        KeyMap keymap(settings());
        QCOMPARE(keymap.keys(QStringLiteral("acknowledge")), QStringList(QStringLiteral("X")));
        keymap.reset(QStringLiteral("acknowledge"));
    }
    QCOMPARE(KeyMap(settings()).keys(QStringLiteral("acknowledge")),
             QStringList(QStringLiteral("A")));
}

void TestKeyMap::lettersAreFoundInTheirOrder_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("found");

    QTest::newRow("nothing is in everything") << ""
                                              << "worker-b-7" << true;
    QTest::newRow("some letters") << "wb7"
                                  << "worker-b-7" << true;
    QTest::newRow("in any case") << "WB7"
                                 << "worker-b-7" << true;
    QTest::newRow("not in another order") << "7bw"
                                          << "worker-b-7" << false;
    QTest::newRow("not with one too many") << "wb77"
                                           << "worker-b-7" << false;
    QTest::newRow("across words") << "rem hook"
                                  << "Remove hook\u2026" << true;
}

void TestKeyMap::lettersAreFoundInTheirOrder()
{
    QFETCH(const QString, query);
    QFETCH(const QString, text);
    QFETCH(const bool, found);
    QCOMPARE(fuzzyScore(query, text) > 0, found);
}

void TestKeyMap::thePaletteShowsTheBestFirst()
{
    PaletteModel palette;
    QAbstractItemModelTester tester(&palette);
    const auto command = [](const char *text) {
        return QVariantMap{{QStringLiteral("id"), QLatin1String(text)},
                           {QStringLiteral("text"), QLatin1String(text)}};
    };
    palette.setCommands(
        {command("Show the record"), command("Remove hook"), command("Retry drain now")});
    QCOMPARE(palette.count(), 3);
    palette.setQuery(QStringLiteral("re"));
    QCOMPARE(palette.at(0).value(QStringLiteral("id")).toString(), QStringLiteral("Remove hook"));
    palette.setQuery(QStringLiteral("drain"));
    QCOMPARE(palette.count(), 1);
    QVERIFY(palette.at(7).isEmpty());
}

void TestKeyMap::thePaletteEndsWhatStopsAnyMachine()
{
    FleetModel fleet;
    simdjson::dom::parser parser;
    const simdjson::dom::object rows = parser.parse(simdjson::padded_string(std::string(
        R"({"ns/worker-1": {"name": "worker-1", "host": "ns/host-1", "holds": [
              {"kind": "hook.preDrain", "name": "FlushLogs", "owner": "logs", "state": "Late"},
              {"kind": "hook.preTerminate", "name": "Backup", "owner": "b", "state": "Armed"}]},
            "ns/worker-2": {"name": "worker-2", "host": "ns/host-2", "holds": [
              {"kind": "power.key", "name": "firmware", "state": "Holding"},
              {"kind": "cause", "name": "the BMC does not answer", "state": "Holding"}]},
            "ns/worker-3": {"name": "worker-3", "holds": [
              {"kind": "drain.pdb", "name": "shop/one", "state": "Holding"},
              {"kind": "drain.pdb", "name": "shop/two", "state": "Holding"}]}})")));
    fleet.replaceRows(rows);
    PaletteModel palette;
    QAbstractItemModelTester tester(&palette);
    palette.setFleet(&fleet);
    const auto found = [&palette](const char *query) {
        palette.setQuery(QLatin1String(query));
        QStringList all;
        for (int row = 0; row < palette.count(); ++row) {
            const QVariantMap entry = palette.at(row);
            if (entry.contains(QStringLiteral("request")))
                all.append(entry.value(QStringLiteral("text")).toString() + QLatin1Char(' ')
                           + entry.value(QStringLiteral("detail")).toString() + QLatin1Char(' ')
                           + entry.value(QStringLiteral("guard")).toString());
        }
        return all;
    };
    QCOMPARE(found("worker"), QStringList()); // whoever only looks is offered nothing
    palette.setMayAct(true);
    QCOMPARE(found("flush worker-1"),
             QStringList{QStringLiteral("Remove hook\u2026 FlushLogs, worker-1 G3+")});
    QCOMPARE(palette.at(0).value(QStringLiteral("request")).toMap(),
             (QVariantMap{{QStringLiteral("action"), QStringLiteral("remove-hook")},
                          {QStringLiteral("machine"), QStringLiteral("ns/worker-1")},
                          {QStringLiteral("point"), QStringLiteral("preDrain")},
                          {QStringLiteral("hook"), QStringLiteral("FlushLogs")},
                          {QStringLiteral("owner"), QStringLiteral("logs")}}));
    QCOMPARE(found("backup"), QStringList()); // it stops nothing yet
    QCOMPARE(found("worker-2"),
             QStringList{QStringLiteral("Release power key\u2026 firmware, worker-2 G4")});
    QCOMPARE(found("skip"), QStringList{QStringLiteral("Skip drain\u2026 worker-3 G4")}); // once
    // The menu of the machine in view has it already.
    palette.setQuery(QStringLiteral("flush"));
    const QVariantMap same = palette.at(0);
    palette.setCommands({same});
    QCOMPARE(found("flush").size(), 1);
}

void TestKeyMap::thePaletteFindsWhatIsGone()
{
    KeyedRowsModel gone;
    simdjson::dom::parser parser;
    const simdjson::dom::object rows = parser.parse(simdjson::padded_string(std::string(
        R"({"gone/ns/worker-1": {"machine": "ns/worker-1", "gone": "2026-01-10T12:00:00.000000Z"},
            "gone/ns/worker-2": {"machine": "ns/worker-2", "gone": "2026-01-11T12:00:00.000000Z"},
            "gone/ns/other": {"machine": "ns/other", "gone": "2026-01-12T12:00:00.000000Z"}})")));
    PaletteModel palette;
    QAbstractItemModelTester tester(&palette);
    palette.setGone(&gone);
    palette.setQuery(QStringLiteral("ORKER"));
    QCOMPARE(palette.count(), 0); // the answer is not there yet
    gone.replaceRows(rows);
    QCOMPARE(palette.count(), 2); // and what it finds too much is from an earlier question
    QCOMPARE(palette.at(0).value(QStringLiteral("machine")).toString(),
             QStringLiteral("ns/worker-2")); // the newest first
    QCOMPARE(palette.at(1).value(QStringLiteral("text")).toString(), QStringLiteral("worker-1"));
    QVERIFY(palette.at(1)
                .value(QStringLiteral("detail"))
                .toString()
                .startsWith(QStringLiteral("gone since ")));
    palette.setQuery(QStringLiteral("w")); // nobody asked
    QCOMPARE(palette.count(), 0);
}

} // namespace tst_keymap

HP_TEST(tst_keymap, TestKeyMap)
#include "tst_keymap.moc"
