// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QClipboard>
#include <QGuiApplication>

namespace tst_yamltab {

using namespace hp::ui;
using namespace hp::tests;

namespace {

/// A console at the YAML of the held machine.
struct Fixture : ConsoleStage {
    QJsonObject rows;

    [[nodiscard]] bool open()
    {
        if (!show())
            return false;
        console->machine().setKey(DemoFleet::heldKey());
        window().setProperty("page", QStringLiteral("machine"));
        rows = demo.machine(DemoFleet::heldKey());
        return fillMachine() && setTab() && draw();
    }
    [[nodiscard]] bool setTab()
    {
        auto *page = window().findChild<QObject *>(QStringLiteral("machinePage"));
        return page && page->setProperty("tab", 4);
    }
    void change(const QString &yaml, const QString &key = DemoFleet::heldKey())
    {
        if (key != DemoFleet::heldKey())
            rows = demo.machine(key);
        rows.insert(QStringLiteral("yaml"), QJsonObject{{QStringLiteral("text"), yaml}});
        gateway.setRows(QStringLiteral("machine/") + key, rows);
    }
    [[nodiscard]] QQuickItem *item(const char *member, const QString &value)
    {
        QQuickItem *found = nullptr;
        eachVisible(*window().contentItem(), [&](const QQuickItem &item) {
            if (!found && item.property(member).toString() == value)
                found = const_cast<QQuickItem *>(&item);
        });
        return found;
    }
    [[nodiscard]] QString text()
    {
        QQuickItem *pane = item("label", QStringLiteral("YAML of worker-b-7"));
        return pane ? pane->property("text").toString() : QString();
    }
    [[nodiscard]] bool click(const QString &button)
    {
        return clickOn(window(), buttonOf(window(), button));
    }
};

} // namespace

class TestYamlTab : public QObject
{
    Q_OBJECT

private slots:
    void itIsReadAndCopied();
    void itDoesNotChangeUnderWhoReads();
    void anotherMachineIsShownAtOnce();
};

void TestYamlTab::itIsReadAndCopied()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    QTRY_VERIFY(fixture.text().contains(QStringLiteral("name: worker-b-7")));
    QVERIFY(fixture.click(QStringLiteral("Copy YAML")));
    QCOMPARE(QGuiApplication::clipboard()->text(), fixture.text());
    QTRY_VERIFY(isSaid(fixture.window(), QStringLiteral("YAML of worker-b-7 copied.")));
    QCOMPARE(fixture.complaints(), QString());
}

void TestYamlTab::itDoesNotChangeUnderWhoReads()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    QTRY_VERIFY(!fixture.text().isEmpty());
    fixture.change(QStringLiteral("a: 1\n"));
    QTRY_COMPARE(fixture.text(), QStringLiteral("a: 1\n"));
    QQuickItem *pane = fixture.item("label", QStringLiteral("YAML of worker-b-7"));
    pane->forceActiveFocus(Qt::TabFocusReason);
    fixture.change(QStringLiteral("a: 2\n"));
    QTRY_VERIFY(fixture.item("text", QStringLiteral("Show the current version")));
    QCOMPARE(fixture.text(), QStringLiteral("a: 1\n"));
    QVERIFY(fixture.click(QStringLiteral("Show the current version")));
    QTRY_COMPARE(fixture.text(), QStringLiteral("a: 2\n"));
    QVERIFY(!fixture.item("text", QStringLiteral("Show the current version")));
    QCOMPARE(fixture.complaints(), QString());
}

void TestYamlTab::anotherMachineIsShownAtOnce()
{
    Fixture fixture;
    QVERIFY(fixture.open());
    QTRY_VERIFY(!fixture.text().isEmpty());
    fixture.item("label", QStringLiteral("YAML of worker-b-7"))
        ->forceActiveFocus(Qt::TabFocusReason);
    const QString before = fixture.text();
    const QString other = QStringLiteral("openshift-machine-api/master-0");
    fixture.console->machine().setKey(other);
    QVERIFY(fixture.draw());
    // Nothing of the one before stands under the name of the other, as long as that is on its way.
    QVERIFY(!fixture.item("label", QStringLiteral("YAML of worker-b-7")));
    QVERIFY(!fixture.item("text", before));
    fixture.change(QStringLiteral("b: 1\n"), other);
    QVERIFY(fixture.fillMachine());
    const auto shown = [&fixture] {
        const QQuickItem *pane = fixture.item("label", QStringLiteral("YAML of master-0"));
        return pane ? pane->property("text").toString() : QString();
    };
    QTRY_COMPARE(shown(), QStringLiteral("b: 1\n"));
}

} // namespace tst_yamltab

HP_GUI_TEST(tst_yamltab, TestYamlTab)
#include "tst_yamltab.moc"
