// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/incidents/IncidentEditor.h"

#include <QQmlEngine>
#include <QQuickItem>

namespace tst_nothinglost {

using namespace hp::ui;
using namespace hp::tests;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

const auto goneKey = u"openshift-machine-api/worker-z-9"_s;

struct Fixture : ActingStage {
    Fixture()
    {
        gateway.setRows(u"gone"_s,
                        {{QString(u"gone/"_s + goneKey),
                          QJsonObject{{"machine", goneKey}, {"gone", "2026-11-19T08:00:00Z"}}}});
        gateway.setRows(QString(u"machine/"_s + goneKey),
                        {{"machine",
                          QJsonObject{{"name", "worker-z-9"},
                                      {"ns", "openshift-machine-api"},
                                      {"gone", "2026-11-19T08:00:00Z"}}}});
    }
    [[nodiscard]] bool says(const QString &words)
    {
        return waitFor([&] { return isSaid(window(), words); });
    }
    void type(const char *words)
    {
        for (const char letter : QByteArray(words)) {
            if (letter != 0)
                QTest::keyClick(&window(), letter);
        }
    }
    /// What a screen reader calls so.
    [[nodiscard]] QQuickItem *named(const QString &property, const QString &text)
    {
        QQuickItem *found = nullptr;
        eachVisible(*window().contentItem(), [&](const QQuickItem &item) {
            if (!found && item.inherits("QQuickAbstractButton")
                && item.property(property.toLatin1()).toString().contains(text))
                found = const_cast<QQuickItem *>(&item);
        });
        return found;
    }
    [[nodiscard]] bool click(const QString &text)
    {
        return waitFor([&] { return named(u"text"_s, text) != nullptr; })
            && clickOn(window(), named(u"text"_s, text));
    }
    /// The field of that label.
    [[nodiscard]] QQuickItem *field(const QString &label)
    {
        QQuickItem *found = nullptr;
        eachVisible(*window().contentItem(), [&](const QQuickItem &item) {
            if (!found && item.property("text").isValid()
                && item.property("label").toString() == label)
                found = const_cast<QQuickItem *>(&item);
        });
        return found;
    }
    /// The page of the incidents, with a new one about this machine.
    [[nodiscard]] IncidentEditor *writes(const QString &machine)
    {
        if (pageOf(window()) != u"incidents"_s && !goTo(u"incidents"_s))
            return nullptr;
        // The document of the demo is long to read, and asked for with each letter.
        gateway.answerCommand(u"incident.preview"_s,
                              {{"outcome", "observed"}, {"result", QJsonObject()}});
        auto *page = window().findChild<QObject *>(u"page"_s);
        auto *editor = qmlEngine(page)->singletonInstance<IncidentEditor *>(
            qmlTypeId("Holdpoint.Incidents", 1, 0, "IncidentEditor"));
        editor->start({machine}, u"2026-11-20T13:00:00Z"_s, {});
        return waitFor([&] { return field(u"Title"_s) != nullptr; }) && draw() ? editor : nullptr;
    }
    [[nodiscard]] QString focused() const
    {
        const QQuickItem *item = console->window()->activeFocusItem();
        return !item                                   ? QString()
            : item->property("label").toString() != "" ? item->property("label").toString()
                                                       : item->property("text").toString();
    }
};

} // namespace

/// Nobody looks in vain, nothing that was asked for is another thing, and what is said is so.
class TestNothingLost : public QObject
{
    Q_OBJECT

private slots:
    void everyNameFieldFindsWhatIsGone_data();
    void everyNameFieldFindsWhatIsGone();
    void everyAlarmLeadsToItsEvidence_data();
    void everyAlarmLeadsToItsEvidence();
    void theToastNamesTheMachine();
    void aLookShowsTheObject();
    void theWorstHoldIsChosenOnEntry();
    void theFirstTabGoesToWhatIsInSight();
    void whereTheKeyboardIsIsSeen();
    void aFieldShowsTheIncidentThatIsOpen();
    void aClickInTheListTakesTheKeyboard();
    void aTimeThatIsBeingTypedStays();
    void breakGlassIsToldInItsTense_data();
    void breakGlassIsToldInItsTense();
};

void TestNothingLost::everyNameFieldFindsWhatIsGone_data()
{
    QTest::addColumn<QString>("page");

    for (const char *page : {"fleet", "holds", "power"})
        QTest::newRow(page) << page;
}

void TestNothingLost::everyNameFieldFindsWhatIsGone()
{
    QFETCH(const QString, page);
    Fixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.goTo(page));
    fixture.press(Qt::Key_Slash);
    fixture.type("worker-z");
    QVERIFY(fixture.click(u"worker-z-9"_s));
    QTRY_COMPARE(pageOf(fixture.window()), u"machine"_s);
    QVERIFY(fixture.fillMachine());
    QVERIFY(fixture.says(u"gone since 2026-11-19"_s));
    QVERIFY(!isSaid(fixture.window(), u"There is no machine"_s));
    QCOMPARE(fixture.complaints(), QString());
}

void TestNothingLost::everyAlarmLeadsToItsEvidence_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("machine");
    QTest::addColumn<QString>("page");

    QTest::newRow("of a machine that is gone")
        << "openshift-machine-api/worker-z-9/hook.preDrain/x" << goneKey << "machine";
    QTest::newRow("of the store") << "store/Node worker-1"
                                  << ""
                                  << "settings";
    QTest::newRow("of a BMC group") << "alert/HoldpointBmcBrownOut/rack-2"
                                    << ""
                                    << "power";
    QTest::newRow("of a maintenance") << "alert/MaintenanceWatcherSilent/x"
                                      << ""
                                      << "calendar";
    QTest::newRow("of the audit") << "override/audit"
                                  << ""
                                  << "audit";
}

void TestNothingLost::everyAlarmLeadsToItsEvidence()
{
    QFETCH(const QString, key);
    QFETCH(const QString, machine);
    QFETCH(const QString, page);
    Fixture fixture;
    fixture.gateway.setRows(u"alarms"_s,
                            {{QString(u"alarm/"_s + key),
                              QJsonObject{{"machine", machine},
                                          {"text", "It is so."},
                                          {"priority", 2},
                                          {"state", "Raised"},
                                          {"raised", "2026-11-20T14:00:00Z"}}}});
    QVERIFY(fixture.show());
    QVERIFY(fixture.says(u"It is so."_s));
    QVERIFY(fixture.click(u"Go"_s));
    QTRY_COMPARE(pageOf(fixture.window()), page);
}

void TestNothingLost::theToastNamesTheMachine()
{
    Fixture fixture;
    fixture.gateway.setRows(u"alarms"_s,
                            {{"alarm/override/e4dd2ee04c3f",
                              QJsonObject{{"machine", "openshift-machine-api/worker-b-7"},
                                          {"text", "ada went alone: remove hook"},
                                          {"priority", 1},
                                          {"state", "Raised"},
                                          {"raised", "2026-11-20T14:00:00Z"}}}});
    QVERIFY(fixture.show());
    QVERIFY(fixture.says(u"ada went alone"_s));
    fixture.press(Qt::Key_A);
    QVERIFY(fixture.says(u"Acknowledged worker-b-7."_s));
    QVERIFY(!isSaid(fixture.window(), u"e4dd2ee04c3f"_s));
}

void TestNothingLost::aLookShowsTheObject()
{
    Fixture fixture;
    QJsonObject rows = fixture.demo.machine(DemoFleet::heldKey());
    QJsonObject why = rows.value("why").toObject();
    why.insert("exits",
               QJsonArray{QJsonObject{{"kind", "owner"},
                                      {"text", "Look at lease/kube-system/backup-controller"}},
                          QJsonObject{{"kind", "owner"}, {"text", "Look at the provider"}}});
    rows.insert("why", why);
    fixture.gateway.setRows(QString(u"machine/"_s + DemoFleet::heldKey()), rows);
    fixture.gateway.setRows(
        u"object/lease/kube-system/backup-controller"_s,
        {{"yaml", QJsonObject{{"text", "kind: Lease\nspec:\n  holderIdentity: backup-7f\n"}}}});
    QVERIFY(fixture.show());
    fixture.console->machine().setKey(DemoFleet::heldKey());
    QVERIFY(fixture.goTo(u"machine"_s) && fixture.fillMachine());
    // Whoever cannot be shown is said, and nothing to be pressed.
    QVERIFY(fixture.says(u"Look at the provider"_s));
    QVERIFY(!fixture.named(u"text"_s, u"Look at the provider"_s));
    QVERIFY(fixture.click(u"lease/kube-system/backup-controller"_s));
    QTRY_VERIFY(fixture.focused().contains(u"holderIdentity: backup-7f"_s)
                || isSaid(fixture.window(), u"holderIdentity: backup-7f"_s));
    QVERIFY(!isSaid(fixture.window(), u"on the clipboard"_s));
    fixture.press(Qt::Key_Escape);
    QCOMPARE(pageOf(fixture.window()), u"machine"_s);
    QCOMPARE(fixture.complaints(), QString());
}

void TestNothingLost::theWorstHoldIsChosenOnEntry()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.goTo(u"holds"_s));
    HoldsViewModel &holds = fixture.console->holds();
    QTRY_COMPARE(holds.table()->rowOf(holds.current()), 0);
    QVERIFY(!holds.table()->isHeld()); // nobody chose it: rows may still move
    fixture.press(Qt::Key_J);
    QCOMPARE(holds.table()->rowOf(holds.current()), 1);
    // Who comes back finds what they chose.
    const QString chosen = holds.current();
    QVERIFY(fixture.goTo(u"fleet"_s) && fixture.goTo(u"holds"_s));
    QVERIFY(fixture.draw());
    QCOMPARE(holds.current(), chosen);
}

void TestNothingLost::theFirstTabGoesToWhatIsInSight()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    fixture.window().resize(1024, 640);
    QVERIFY(fixture.openReview());
    QTRY_VERIFY(fixture.focused().startsWith(u"Cancel"_s));
    fixture.press(Qt::Key_Tab);
    QCOMPARE(fixture.focused(), u"Reason"_s);
    // Whatever has the keyboard later is in sight too.
    for (int i = 0; i < 8; ++i) {
        fixture.press(Qt::Key_Tab);
        QVERIFY(fixture.draw());
        const QQuickItem *item = fixture.window().activeFocusItem();
        QVERIFY(item);
        for (const QQuickItem *view = item->parentItem(); view; view = view->parentItem()) {
            if (!view->inherits("QQuickFlickable"))
                continue;
            const double top = item->mapToItem(view, {0, 0}).y();
            QVERIFY2(top >= 0 && top + item->height() <= view->height() + 1,
                     qPrintable(fixture.focused()));
        }
    }
}

void TestNothingLost::whereTheKeyboardIsIsSeen()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.openReview());
    QTRY_VERIFY(fixture.focused().startsWith(u"Cancel"_s));
    QVERIFY(fixture.window().activeFocusItem()->property("visualFocus").toBool());
}

/// Who is in a field when another incident is opened writes into that one.
void TestNothingLost::aFieldShowsTheIncidentThatIsOpen()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    IncidentEditor *editor = fixture.writes(u"openshift-machine-api/worker-a-1"_s);
    QVERIFY(editor);
    QQuickItem *title = fixture.field(u"Title"_s);
    QVERIFY(title);
    title->forceActiveFocus();
    fixture.type("first");
    QTRY_COMPARE(editor->draft().value(u"title"_s).toString(), u"first"_s);
    QVERIFY(fixture.writes(u"openshift-machine-api/worker-a-2"_s) == editor);
    QVERIFY(title->hasActiveFocus());
    QCOMPARE(title->property("text").toString(), QString());
    QVERIFY2(!editor->isDirty(), "what is filled in is no edit");
    fixture.type("x");
    QCOMPARE(editor->draft().value(u"title"_s).toString(), u"x"_s);
    QCOMPARE(fixture.complaints(), QString());
}

void TestNothingLost::aClickInTheListTakesTheKeyboard()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    IncidentEditor *editor = fixture.writes(u"openshift-machine-api/worker-a-1"_s);
    QVERIFY(editor);
    fixture.field(u"Title"_s)->forceActiveFocus();
    QQuickItem *line = nullptr;
    const auto find = [&] {
        eachVisible(*fixture.window().contentItem(), [&](const QQuickItem &item) {
            if (item.property("key").toString() == u"HP-2026-0042"_s)
                line = const_cast<QQuickItem *>(&item);
        });
        return line != nullptr;
    };
    QTRY_VERIFY(find());
    QVERIFY(clickOn(fixture.window(), line));
    QTRY_COMPARE(editor->id(), u"HP-2026-0042"_s);
    QVERIFY(!fixture.field(u"Title"_s)->hasActiveFocus());
}

void TestNothingLost::aTimeThatIsBeingTypedStays()
{
    Fixture fixture;
    QVERIFY(fixture.show());
    IncidentEditor *editor = fixture.writes(u"openshift-machine-api/worker-a-1"_s);
    QVERIFY(editor);
    QQuickItem *to = fixture.field(u"To, UTC; empty while ongoing"_s);
    QVERIFY(to);
    to->forceActiveFocus();
    fixture.type("2026-11-20T13");
    editor->setRange(u"2026-11-20T12:00:00Z"_s, {}); // a bracket, or what was saved
    QTRY_COMPARE(fixture.field(u"From, UTC"_s)->property("text").toString(),
                 u"2026-11-20T12:00:00Z"_s);
    QCOMPARE(to->property("text").toString(), u"2026-11-20T13"_s);
    QVERIFY(fixture.writes(u"openshift-machine-api/worker-a-2"_s) == editor);
    QCOMPARE(to->property("text").toString(), QString()); // of another one
}

void TestNothingLost::breakGlassIsToldInItsTense_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<QJsonObject>("more");
    QTest::addColumn<QString>("says");
    QTest::addColumn<QString>("saysNot");

    const QString will = u"ill be sent with break-glass"_s;
    const QString was = u"Sent with break-glass"_s;
    QTest::newRow("while it can be aborted")
        << "delayed" << QJsonObject{{"committedAt", "2026-11-20T14:03:00Z"}} << will << was;
    QTest::newRow("after the abort")
        << "aborted"
        << QJsonObject{{"committedAt", "2026-11-20T14:03:00Z"},
                       {"endedAt", "2026-11-20T14:03:20Z"},
                       {"outcome", "Aborted before anything was sent."}}
        << u"Aborted before anything was sent."_s << u"with break-glass, without"_s;
    QTest::newRow("after the send")
        << "sent"
        << QJsonObject{{"committedAt", "2026-11-20T14:01:00Z"}, {"sentAt", "2026-11-20T14:02:00Z"}}
        << was << will;
}

void TestNothingLost::breakGlassIsToldInItsTense()
{
    QFETCH(const QString, state);
    QFETCH(QJsonObject, more);
    QFETCH(const QString, says);
    QFETCH(const QString, saysNot);
    Fixture fixture;
    QVERIFY(fixture.show());
    QVERIFY(fixture.openReview());
    more.insert("breakGlass", true);
    more.insert("reason", "the rack is on fire");
    fixture.put(u"delayed"_s, u"G4"_s, u"ada"_s, more);
    fixture.put(state, u"G4"_s, u"ada"_s, more);
    fixture.console->overrides().show(u"o1"_s);
    QVERIFY2(fixture.says(says), qPrintable(textsOn(fixture.window()).join(u'\n')));
    QVERIFY(!isSaid(fixture.window(), saysNot));
}

} // namespace tst_nothinglost

HP_GUI_TEST(tst_nothinglost, TestNothingLost)
#include "tst_nothinglost.moc"
