// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/controls/TableColumns.h"

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

namespace tst_tablecolumns {

using namespace hp::ui;

namespace {

QVariantMap column(const char *id, double least, const QVariantMap &more = {})
{
    QVariantMap result{{QStringLiteral("id"), QLatin1String(id)},
                       {QStringLiteral("title"), QString::fromLatin1(id).toUpper()},
                       {QStringLiteral("least"), least}};
    result.insert(more);
    return result;
}

/// A sign, a name that cannot be hidden, a hold that takes what is left, an age, and a node for
/// which there is no room; 400 pixels with gaps of 10.
struct Table {
    TableColumns columns;

    Table()
    {
        columns.setColumns({column("sign", 0, {{QStringLiteral("pinned"), true}}),
                            column("name", 60, {{QStringLiteral("essential"), true}}),
                            column("hold", 50, {{QStringLiteral("grows"), true}}),
                            column("age", 40),
                            column("node", 80)});
        columns.setNatural({{QStringLiteral("sign"), 20.0},
                            {QStringLiteral("name"), 100.0},
                            {QStringLiteral("hold"), 190.0},
                            {QStringLiteral("age"), 60.0},
                            {QStringLiteral("node"), 0.0}});
        columns.setGap(10);
        columns.setRoom(400);
    }
    /// "sign 0+20 name 30+100 …"
    [[nodiscard]] QString places() const
    {
        QStringList words;
        for (const QString &id : columns.shown())
            words.append(
                QStringLiteral("%1 %2+%3").arg(id).arg(columns.xOf(id)).arg(columns.widthOf(id)));
        return words.join(QLatin1Char(' '));
    }
    [[nodiscard]] double end() const
    {
        const QString last = columns.shown().constLast();
        return columns.xOf(last) + columns.widthOf(last);
    }
};

const auto untouched = QStringLiteral("sign 0+20 name 30+100 hold 140+190 age 340+60");

} // namespace

class TestTableColumns : public QObject
{
    Q_OBJECT

private slots:
    void asThePageHasThemWhileNobodyChose();
    void whatWasChosenGoesOverIt_data();
    void whatWasChosenGoesOverIt();
    void whatCannotBeReadIsNothing_data();
    void whatCannotBeReadIsNothing();
    void aWidthLeavesTheOthersWhatTheyNeed();
    void aColumnThatIsWantedFindsRoom();
    void theNameStaysWhateverIsHidden();
    void anotherPlaceIsBesideTheOnesThatAreShown();
    void whereATitleIsLetGoOf_data();
    void whereATitleIsLetGoOf();
    void aColumnOfTheNextVersionHasItsPlace();
    void theWayBack();
    void nothingIsLostInAnyOrderOfActs();
};

void TestTableColumns::asThePageHasThemWhileNobodyChose()
{
    const Table table;
    QCOMPARE(table.places(), untouched);
    QCOMPARE(table.columns.chosen(), QString());
    QVERIFY(!table.columns.isShown(QStringLiteral("node")));
    QCOMPARE(table.columns.nameOf(QStringLiteral("hold")), QStringLiteral("HOLD"));
}

void TestTableColumns::whatWasChosenGoesOverIt_data()
{
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<QString>("places");

    QTest::newRow("another order") << "order=sign,age,name,hold,node"
                                   << "sign 0+20 age 30+60 name 100+100 hold 210+190";
    QTest::newRow("what is hidden is given to what grows") << "hidden=age"
                                                           << "sign 0+20 name 30+100 hold 140+260";
    QTest::newRow("a width is taken from what grows")
        << "width=name:150"
        << "sign 0+20 name 30+150 hold 190+140 age 340+60";
    QTest::newRow("a width of what grows leaves the rest to the name")
        << "width=hold:90"
        << "sign 0+20 name 30+200 hold 240+90 age 340+60";
    QTest::newRow("all of it") << "order=sign,hold,name,age,node;hidden=age;width=name:150"
                               << "sign 0+20 hold 30+210 name 250+150";
    QTest::newRow("no room for widths that another window had")
        << "width=hold:1000"
        << "sign 0+20 name 30+60 hold 100+250 age 360+40";
}

void TestTableColumns::whatWasChosenGoesOverIt()
{
    QFETCH(const QString, chosen);
    QFETCH(const QString, places);
    Table table;
    const QSignalSpy placed(&table.columns, &TableColumns::placed);
    table.columns.setChosen(chosen);
    QCOMPARE(table.places(), places);
    QVERIFY(placed.size() > 0);
    QCOMPARE(table.columns.chosen(), chosen); // and another console understands it
}

void TestTableColumns::whatCannotBeReadIsNothing_data()
{
    QTest::addColumn<QString>("chosen");

    QTest::newRow("no words of it") << "nonsense";
    QTest::newRow("a column that there is not") << "order=ghost";
    QTest::newRow("no width") << "width=name:wide,hold:-3,age";
    QTest::newRow("half a list") << "order=;hidden=;width=";
    QTest::newRow("only separators") << ";;==,,::";
    QTest::newRow("what cannot be hidden") << "hidden=name,sign";
}

void TestTableColumns::whatCannotBeReadIsNothing()
{
    QFETCH(const QString, chosen);
    Table table;
    table.columns.setChosen(chosen);
    QCOMPARE(table.places(), untouched);
}

void TestTableColumns::aWidthLeavesTheOthersWhatTheyNeed()
{
    Table table;
    table.columns.resize(QStringLiteral("name"), 5);
    QCOMPARE(table.columns.widthOf(QStringLiteral("name")), 60.0);
    table.columns.resize(QStringLiteral("name"), 5000);
    QCOMPARE(table.places(), QStringLiteral("sign 0+20 name 30+260 hold 300+50 age 360+40"));
    table.columns.resize(QStringLiteral("sign"), 90); // has no other width
    QCOMPARE(table.columns.widthOf(QStringLiteral("sign")), 20.0);
    table.columns.fit(QStringLiteral("name"));
    QCOMPARE(table.places(), untouched);
}

void TestTableColumns::aColumnThatIsWantedFindsRoom()
{
    Table table;
    table.columns.setHidden(QStringLiteral("node"), false);
    QCOMPARE(table.places(),
             QStringLiteral("sign 0+20 name 30+100 hold 140+100 age 250+60 node 320+80"));
    table.columns.setRoom(200); // what the page shows goes before it
    QVERIFY(table.columns.isShown(QStringLiteral("name")));
    QVERIFY(table.columns.isShown(QStringLiteral("node")));
    QVERIFY(!table.columns.isShown(QStringLiteral("age")));
    QVERIFY(table.end() <= 200);
}

void TestTableColumns::theNameStaysWhateverIsHidden()
{
    Table table;
    for (const char *id : {"sign", "name", "hold", "age", "node"})
        table.columns.setHidden(QLatin1String(id), true);
    QCOMPARE(table.places(), QStringLiteral("sign 0+20 name 30+370"));
    QVERIFY(!table.columns.canHide(QStringLiteral("name")));
}

void TestTableColumns::anotherPlaceIsBesideTheOnesThatAreShown()
{
    Table table;
    table.columns.setHidden(QStringLiteral("hold"), true);
    table.columns.move(QStringLiteral("age"), -1);
    QCOMPARE(table.columns.shown().join(QLatin1Char(' ')), QStringLiteral("sign age name"));
    table.columns.move(QStringLiteral("age"), -1); // a pinned one stays the first
    QCOMPARE(table.columns.shown().join(QLatin1Char(' ')), QStringLiteral("sign age name"));
    table.columns.move(QStringLiteral("sign"), 1);
    QCOMPARE(table.columns.shown().join(QLatin1Char(' ')), QStringLiteral("sign age name"));
    table.columns.setHidden(QStringLiteral("hold"), false);
    QCOMPARE(table.columns.shown().join(QLatin1Char(' ')), QStringLiteral("sign age name hold"));
    table.columns.moveTo(QStringLiteral("age"), 99);
    QCOMPARE(table.columns.shown().join(QLatin1Char(' ')), QStringLiteral("sign name hold age"));
}

void TestTableColumns::whereATitleIsLetGoOf_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("x");
    QTest::addColumn<int>("place");

    QTest::newRow("where it is") << "hold" << 200.0 << -1;
    QTest::newRow("over the half of the next one") << "hold" << 380.0 << 3;
    QTest::newRow("not over its half") << "hold" << 350.0 << -1;
    QTest::newRow("before the name") << "hold" << 40.0 << 1;
    QTest::newRow("left of everything") << "age" << -500.0 << 1;
    QTest::newRow("one that stays") << "sign" << 200.0 << -1;
    QTest::newRow("one without a place") << "node" << 200.0 << -1;
}

void TestTableColumns::whereATitleIsLetGoOf()
{
    QFETCH(const QString, id);
    QFETCH(const double, x);
    QFETCH(const int, place);
    const Table table;
    QCOMPARE(table.columns.placeAt(id, x), place);
}

/// What was kept knows nothing of it.
void TestTableColumns::aColumnOfTheNextVersionHasItsPlace()
{
    Table table;
    table.columns.setChosen(QStringLiteral("order=sign,hold,name,age"));
    QVariantList columns = table.columns.columns();
    columns.insert(2, column("role", 30));
    QVariantMap natural = table.columns.natural();
    natural.insert(QStringLiteral("role"), 40.0);
    table.columns.setNatural(natural);
    table.columns.setColumns(columns);
    QCOMPARE(table.columns.shown().join(QLatin1Char(' ')),
             QStringLiteral("sign hold name role age")); // behind the name, as declared
}

void TestTableColumns::theWayBack()
{
    Table table;
    table.columns.move(QStringLiteral("age"), -2);
    table.columns.resize(QStringLiteral("hold"), 77);
    table.columns.setHidden(QStringLiteral("node"), false);
    QVERIFY(table.places() != untouched);
    table.columns.reset();
    QCOMPARE(table.places(), untouched);
    QCOMPARE(table.columns.chosen(), QString());
}

void TestTableColumns::nothingIsLostInAnyOrderOfActs()
{
    QRandomGenerator random(7);
    const QStringList ids{QStringLiteral("sign"),
                          QStringLiteral("name"),
                          QStringLiteral("hold"),
                          QStringLiteral("age"),
                          QStringLiteral("node")};
    Table table;
    for (int act = 0; act < 3000; ++act) {
        const QString id = ids[random.bounded(5)];
        switch (random.bounded(6)) {
        case 0:
            table.columns.move(id, random.bounded(-3, 4));
            break;
        case 1:
            table.columns.setHidden(id, random.bounded(2) == 0);
            break;
        case 2:
            table.columns.resize(id, random.bounded(500));
            break;
        case 3:
            table.columns.setRoom(random.bounded(160, 900));
            break;
        case 4:
            table.columns.fit(id);
            break;
        default:
            table.columns.moveTo(id, random.bounded(-2, 8));
        }
        const QStringList &shown = table.columns.shown();
        QVERIFY(shown.contains(QStringLiteral("name")));
        QCOMPARE(shown.constFirst(), QStringLiteral("sign"));
        QCOMPARE(QSet<QString>(shown.begin(), shown.end()).size(), shown.size());
        double x = 0;
        for (const QString &one : shown) {
            QCOMPARE(table.columns.xOf(one), x);
            QVERIFY2(table.columns.widthOf(one) > 0, qPrintable(one));
            x += table.columns.widthOf(one) + 10;
        }
        if (!table.columns.chosen().isEmpty())
            QVERIFY2(table.end() <= table.columns.room() + 0.5, qPrintable(table.places()));
        QVERIFY(table.columns.widthOf(QStringLiteral("name")) >= 60);
        Table other; // reads what this one would keep
        other.columns.setRoom(table.columns.room());
        other.columns.setChosen(table.columns.chosen());
        QCOMPARE(other.places(), table.places());
    }
}

} // namespace tst_tablecolumns

HP_TEST(tst_tablecolumns, TestTableColumns)
#include "tst_tablecolumns.moc"
