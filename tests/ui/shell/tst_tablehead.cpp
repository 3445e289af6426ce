// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/controls/TableColumns.h"
#include "ui/desktop/PageLink.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

namespace tst_tablehead {

using namespace hp::ui;
using namespace hp::tests;

namespace {

/// A page with its table; the keyboard is at the column of the names.
struct Fixture : ActingStage {
    [[nodiscard]] bool open(const QString &page)
    {
        preferencesFile();
        if (!show())
            return false;
        window().resize(1440, 900);
        if (page != QLatin1String("fleet") && !goTo(page))
            return false;
        press(Qt::Key_J);
        return draw() && reachHead();
    }
    /// By Tab alone.
    [[nodiscard]] bool reachHead()
    {
        for (int stop = 0; stop < 60; ++stop) {
            QTest::keyClick(&window(), Qt::Key_Backtab, Qt::ShiftModifier);
            QQuickItem *item = window().activeFocusItem();
            if (item && item->property("sorting").isValid() && item->isVisible()) {
                head = item;
                columns = item->property("columns").value<TableColumns *>();
                QTest::keyClick(&window(), Qt::Key_Home);
                QTest::keyClick(&window(), Qt::Key_Right); // behind the sign
                return columns != nullptr;
            }
        }
        return false;
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&window(), Qt::Key(key), modifiers);
    }
    [[nodiscard]] QString at() const { return head->property("current").toString(); }
    [[nodiscard]] QString sorting() const
    {
        return head->property("sorting").toStringList().join(QLatin1Char(' '));
    }
    [[nodiscard]] QString shown() const { return columns->shown().join(QLatin1Char(' ')); }
    [[nodiscard]] QPoint edgeOf(const QString &id) const
    {
        return head->mapToScene({12 + columns->xOf(id) + columns->widthOf(id) + 3, 10}).toPoint();
    }
    [[nodiscard]] QPoint middleOf(const QString &id) const
    {
        return head->mapToScene({12 + columns->xOf(id) + 20, 10}).toPoint();
    }

    QQuickItem *head = nullptr;
    TableColumns *columns = nullptr;
};

} // namespace

/// Whatever the mouse does in the head of a table, keys do, too.
class TestTableHead : public QObject
{
    Q_OBJECT

private slots:
    void keysDoEverything_data();
    void keysDoEverything();
    void theMouseDoesItToo_data();
    void theMouseDoesItToo();
    void whatWasChosenIsThereTheNextTime();
    void rowsAreSelectedAndCopied();
    void aLetterLeadsToAName();
    void aFilterOfAColumnIsSeenAndGoes();
    void aSavedViewIsOpenedByNameAndByLink();
};

void TestTableHead::keysDoEverything_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("name");

    QTest::newRow("fleet") << "fleet"
                           << "name";
    QTest::newRow("holds") << "holds"
                           << "machine";
}

void TestTableHead::keysDoEverything()
{
    QFETCH(const QString, page);
    QFETCH(const QString, name);
    Fixture fixture;
    QVERIFY(fixture.open(page));
    QCOMPARE(fixture.at(), name);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.sorting(), name);
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.sorting(), QLatin1Char('-') + name);
    fixture.key(Qt::Key_Right);
    const QString second = fixture.at();
    QVERIFY(second != name);
    fixture.key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(fixture.sorting(), QStringLiteral("-%1 %2").arg(name, second));

    const double before = fixture.columns->widthOf(second);
    fixture.key(Qt::Key_Right, Qt::AltModifier);
    QVERIFY(fixture.columns->widthOf(second) > before);
    fixture.key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(fixture.columns->widthOf(second), before);
    fixture.key(Qt::Key_Plus);
    QVERIFY(fixture.columns->widthOf(second) > before);
    fixture.key(Qt::Key_Minus);
    QCOMPARE(fixture.columns->widthOf(second), before);

    const qsizetype place = fixture.columns->shown().indexOf(second);
    fixture.key(Qt::Key_Left, Qt::ControlModifier);
    QCOMPARE(fixture.columns->shown().indexOf(second), place - 1);
    QCOMPARE(fixture.at(), second);
    fixture.key(Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(fixture.columns->shown().indexOf(second), place);

    fixture.key(Qt::Key_Delete);
    QVERIFY(!fixture.columns->isShown(second));
    fixture.key(Qt::Key_Home);
    fixture.key(Qt::Key_Right);
    QCOMPARE(fixture.at(), name);
    fixture.key(Qt::Key_Delete); // a name is never hidden
    QVERIFY(fixture.columns->isShown(name));

    fixture.key(Qt::Key_Space);
    QVERIFY(waitFor([&] { return isSaid(fixture.window(), QStringLiteral("Reset columns")); }));
    fixture.key(Qt::Key_Escape);
    QVERIFY(waitFor([&] { return !isSaid(fixture.window(), QStringLiteral("Reset columns")); }));
    QVERIFY(waitFor([&] { return fixture.head->hasActiveFocus(); }));
    fixture.key(Qt::Key_Down);
    QVERIFY(!fixture.head->hasActiveFocus());
    QCOMPARE(pageOf(fixture.window()), page);
    QCOMPARE(fixture.complaints(), QString());
}

void TestTableHead::theMouseDoesItToo_data()
{
    keysDoEverything_data();
}

void TestTableHead::theMouseDoesItToo()
{
    QFETCH(const QString, page);
    QFETCH(const QString, name);
    Fixture fixture;
    QVERIFY(fixture.open(page));
    QQuickWindow &window = fixture.window();
    QTest::mouseClick(&window, Qt::LeftButton, {}, fixture.middleOf(name));
    QCOMPARE(fixture.sorting(), name);
    QTest::mouseClick(
        &window, Qt::LeftButton, Qt::ShiftModifier, fixture.middleOf(QStringLiteral("hold")));
    QCOMPARE(fixture.sorting(), name + QStringLiteral(" hold"));

    const double before = fixture.columns->widthOf(name);
    const QPoint edge = fixture.edgeOf(name);
    QTest::mousePress(&window, Qt::LeftButton, {}, edge);
    QTest::mouseMove(&window, edge + QPoint(20, 0));
    QTest::mouseMove(&window, edge + QPoint(40, 0));
    QTest::mouseRelease(&window, Qt::LeftButton, {}, edge + QPoint(40, 0));
    QCOMPARE(fixture.columns->widthOf(name), before + 40);
    QCOMPARE(fixture.sorting(), name + QStringLiteral(" hold")); // and sorts nothing

    const QPoint title = fixture.middleOf(QStringLiteral("owner"));
    const QPoint first = fixture.middleOf(name) - QPoint(15, 0);
    QTest::mousePress(&window, Qt::LeftButton, {}, title);
    for (int step = 1; step <= 10; ++step)
        QTest::mouseMove(&window, title + (first - title) * step / 10);
    QVERIFY(fixture.head->property("target").toInt() >= 0);
    QTest::mouseRelease(&window, Qt::LeftButton, {}, first);
    QVERIFY(waitFor([&] {
        return fixture.columns->xOf(QStringLiteral("owner")) < fixture.columns->xOf(name);
    }));
    QCOMPARE(fixture.complaints(), QString());
}

void TestTableHead::whatWasChosenIsThereTheNextTime()
{
    QTemporaryDir folder;
    Fixture fixture;
    const QString file = fixture.preferencesFile();
    QVERIFY(fixture.open(QStringLiteral("fleet")));
    fixture.columns->setHidden(QStringLiteral("phase"), true);
    fixture.columns->resize(QStringLiteral("owner"), 123);
    const QString shown = fixture.shown();
    QVERIFY(fixture.start()); // another console with the same file
    QVERIFY(waitFor([&] {
        for (const TableColumns *columns : fixture.window().findChildren<TableColumns *>()) {
            if (columns->shown().join(QLatin1Char(' ')) == shown
                && columns->chosen() == QLatin1String("hidden=phase;width=owner:123"))
                return true;
        }
        return false;
    }));
}

void TestTableHead::rowsAreSelectedAndCopied()
{
    Fixture fixture;
    QVERIFY(fixture.open(QStringLiteral("fleet")));
    fixture.key(Qt::Key_Return); // by name
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_Home);
    fixture.key(Qt::Key_Down, Qt::ShiftModifier);
    fixture.key(Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(waitFor([&] { return isSaid(fixture.window(), QStringLiteral("3 selected")); }));
    fixture.key(Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(waitFor([&] { return isSaid(fixture.window(), QStringLiteral("2 selected")); }));
    fixture.key(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines =
        QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].startsWith(QStringLiteral("Urgency\tMachine\t")), qPrintable(lines[0]));
    QCOMPARE(lines[0].count(QLatin1Char('\t')), fixture.columns->shown().size() - 1);
    QVERIFY2(lines[1].contains(QStringLiteral("\tmaster-0\t")), qPrintable(lines[1]));
    QVERIFY(waitFor([&] { return isSaid(fixture.window(), QStringLiteral("2 rows copied.")); }));
    fixture.key(Qt::Key_A, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return isSaid(fixture.window(), QStringLiteral("60 selected")); }));
    fixture.key(Qt::Key_Escape);
    QVERIFY(waitFor([&] { return !isSaid(fixture.window(), QStringLiteral("selected")); }));
    QVERIFY(!fixture.console->machine().key().isEmpty()); // Esc did no more than that
    QCOMPARE(fixture.complaints(), QString());
}

void TestTableHead::aLetterLeadsToAName()
{
    Fixture fixture;
    QVERIFY(fixture.open(QStringLiteral("fleet")));
    fixture.key(Qt::Key_Return); // by name
    fixture.key(Qt::Key_Down);
    fixture.key(Qt::Key_Home);
    QVERIFY(fixture.console->machine().key().endsWith(QStringLiteral("/master-0")));
    fixture.key(Qt::Key_W);
    QVERIFY2(fixture.console->machine().key().contains(QStringLiteral("/worker-a-")),
             qPrintable(fixture.console->machine().key()));
    QCOMPARE(fixture.complaints(), QString());
}

void TestTableHead::aFilterOfAColumnIsSeenAndGoes()
{
    Fixture fixture;
    QVERIFY(fixture.open(QStringLiteral("fleet")));
    fixture.key(Qt::Key_Space);
    QVERIFY(waitFor([&] { return isSaid(fixture.window(), QStringLiteral("Reset columns")); }));
    for (const int letter : {Qt::Key_Z, Qt::Key_Z})
        fixture.key(letter);
    QVERIFY(waitFor([&] {
        return isSaid(fixture.window(), QStringLiteral("No match. Hidden by the column Machine."));
    }));
    QVERIFY(isSaid(fixture.window(), QStringLiteral("Machine: contains \u201czz\u201d")));
    fixture.key(Qt::Key_Escape);
    QVERIFY(waitFor([&] { return !isSaid(fixture.window(), QStringLiteral("Reset columns")); }));
    QVERIFY(clickOn(
        fixture.window(),
        buttonOf(fixture.window(), QStringLiteral("Machine: contains \u201czz\u201d \u00d7"))));
    QVERIFY(waitFor([&] { return !isSaid(fixture.window(), QStringLiteral("Hidden by")); }));
    QCOMPARE(fixture.complaints(), QString());
}

void TestTableHead::aSavedViewIsOpenedByNameAndByLink()
{
    Fixture fixture;
    QVERIFY(fixture.open(QStringLiteral("fleet")));
    fixture.key(Qt::Key_Return); // by name
    fixture.columns->setHidden(QStringLiteral("phase"), true);
    fixture.key(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(waitFor([&] { return isSaid(fixture.window(), QStringLiteral("Link copied.")); }));
    const PageLinkReading link = readPageLink(QGuiApplication::clipboard()->text());
    QVERIFY2(link.link, qPrintable(link.error));
    QCOMPARE(link.link->request.view, QStringLiteral("sort=name&columns=hidden%3Dphase"));

    fixture.columns->reset();
    fixture.key(Qt::Key_Return);
    QCOMPARE(fixture.sorting(), QStringLiteral("-name"));
    fixture.console->open(link.link->request);
    QCOMPARE(fixture.sorting(), QStringLiteral("name"));
    QVERIFY(!fixture.columns->isShown(QStringLiteral("phase")));

    const auto press = [&fixture](const char *text) {
        const QQuickItem *button = nullptr;
        eachVisible(*fixture.window().contentItem(), [&](const QQuickItem &item) {
            if (item.inherits("QQuickAbstractButton")
                && item.property("text").toString() == QString::fromUtf8(text))
                button = &item;
        });
        if (button)
            QTest::mouseClick(
                &fixture.window(),
                Qt::LeftButton,
                {},
                button->mapToScene({button->width() / 2, button->height() / 2}).toPoint());
        return button != nullptr;
    };
    QVERIFY(press("Views\u2026"));
    QVERIFY(waitFor([&] { return isSaid(fixture.window(), QStringLiteral("No saved views.")); }));
    for (const int letter : {Qt::Key_M, Qt::Key_I, Qt::Key_N, Qt::Key_E})
        fixture.key(letter);
    QVERIFY(press("Save this view"));
    QVERIFY(fixture.draw());
    fixture.columns->reset();
    fixture.key(Qt::Key_K, Qt::ControlModifier);
    for (const int letter : {Qt::Key_V,
                             Qt::Key_I,
                             Qt::Key_E,
                             Qt::Key_W,
                             Qt::Key_Space,
                             Qt::Key_M,
                             Qt::Key_I,
                             Qt::Key_N,
                             Qt::Key_E})
        fixture.key(letter);
    QVERIFY(
        waitFor([&] { return isSaid(fixture.window(), QStringLiteral("Open the view mine")); }));
    fixture.key(Qt::Key_Return);
    QVERIFY(waitFor([&] { return !fixture.columns->isShown(QStringLiteral("phase")); }));
    QCOMPARE(fixture.complaints(), QString());
}

} // namespace tst_tablehead

HP_GUI_TEST(tst_tablehead, TestTableHead)
#include "tst_tablehead.moc"
