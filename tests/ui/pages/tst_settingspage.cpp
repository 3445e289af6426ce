// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QAccessible>
#include <QJsonArray>
#include <QTest>

namespace tst_settingspage {

using namespace hp::ui;
using namespace hp::tests;

class TestSettingsPage : public QObject
{
    Q_OBJECT

private slots:
    void aTokenIsShownOnceAndGoesWithThePane();
    void whoMayNotSeeTokensIsToldWhomToAsk();
    void aScreenIsPairedByItsCode();
    void aScreenIsDenied();
    void aWrongCodeIsSaidAndStays();
    void aScreenIsRenamed();
    void aScreenIsRevokedWhenThatIsConfirmed();
    void aDoubleClickRevokesNothing_data();
    void aDoubleClickRevokesNothing();
    void whoMayNotPairIsToldWhy();
    void aBudgetIsSet();
    void aBudgetIsReset();
    void theListOfBudgetsStaysWhileHoldsChange();
    void whoMayNotSetBudgetsIsToldWhy();
    void aReceiverIsTested_data();
    void aReceiverIsTested();
    void whoMayNotTestReceiversIsToldWhy();
    void withoutReceiversNoneAreShown();
    void aConnectionIsPausedAndResumed();
    void aConnectionIsTested();
    void whenCredentialsEndIsCountedDown_data();
    void whenCredentialsEndIsCountedDown();
    void whatThePluginSaidIsRead();
};

namespace {

struct Settings : ConsoleStage {
    [[nodiscard]] bool open(const char *pane)
    {
        if (!show())
            return false;
        window().setProperty("page", QStringLiteral("settings"));
        if (!waitFor([this] { return page() != nullptr; }))
            return false;
        page()->setProperty("pane", QLatin1String(pane));
        return draw();
    }
    [[nodiscard]] QObject *page() { return window().findChild<QObject *>(QStringLiteral("page")); }
    /// The field or button that assistive technologies know by that name.
    [[nodiscard]] QQuickItem *named(const QString &text)
    {
        QQuickItem *found = nullptr;
        eachVisible(*window().contentItem(), [&](const QQuickItem &item) {
            const QString name = item.inherits("QQuickTextField")
                ? item.property("label").toString()
                : item.property("text").toString();
            if (!found && name == text && item.isEnabled())
                found = const_cast<QQuickItem *>(&item);
        });
        return found;
    }
    /// The button, or what has another role, that assistive technologies know by this name.
    [[nodiscard]] QQuickItem *accessible(const QString &text,
                                         QAccessible::Role role = QAccessible::Button)
    {
        QQuickItem *found = nullptr;
        eachVisible(*window().contentItem(), [&](const QQuickItem &item) {
            QAccessibleInterface *told =
                QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(&item));
            if (!found && told && item.isEnabled() && told->text(QAccessible::Name) == text
                && told->role() == role)
                found = const_cast<QQuickItem *>(&item);
        });
        return found;
    }
    /// Opens the pane of walls for somebody who may pair screens.
    [[nodiscard]] bool openWalls()
    {
        gateway.setMayWrite(true);
        gateway.setRows(QStringLiteral("walls"), DemoSite(demoNow()).walls());
        return open("walls") && waitFor([this] {
                   return isSaid(window(),
                                 QStringLiteral("A screen at 10.0.0.7 has been waiting for 2 m."));
               });
    }
    /// Opens the pane of budgets for somebody of that role.
    [[nodiscard]] bool openBudgets(const char *role)
    {
        gateway.setRoles({QLatin1String(role)});
        gateway.setMayWrite(true);
        gateway.setRows(QStringLiteral("holds"), DemoSite(demoNow()).holds());
        gateway.setRows(QStringLiteral("budgets"), DemoSite::budgets());
        return open("budgets")
            && waitFor([this] { return isSaid(window(), QStringLiteral("owner/storage-team")); });
    }
    /// Opens the pane of notifications of a backend with one receiver.
    [[nodiscard]] bool openReceivers(bool mayWrite)
    {
        gateway.setMayWrite(mayWrite);
        const QJsonObject oncall{{"name", "oncall"},
                                 {"type", "pagerduty"},
                                 {"pending", 2},
                                 {"lastDelivery", "2026-11-20T14:01:00.000000Z"},
                                 {"failingSince", QJsonValue()},
                                 {"lastError", ""}};
        gateway.answerCommand(
            QStringLiteral("notify.status"),
            {{"outcome", "observed"}, {"result", QJsonObject{{"receivers", QJsonArray{oncall}}}}});
        return open("notifications")
            && waitFor([this] { return isSaid(window(), QStringLiteral("2 messages waiting")); });
    }
    void type(const char *field, const char *text)
    {
        QQuickItem *item = named(QString::fromLatin1(field));
        QVERIFY2(item, field);
        click(*item);
        for (const char *letter = text; *letter; ++letter)
            QTest::keyClick(&window(), *letter);
    }
    void press(const char *button)
    {
        QQuickItem *item = named(QString::fromUtf8(button));
        QVERIFY2(item, button);
        click(*item);
    }
    void click(const QQuickItem &item) { QVERIFY(clickOn(window(), &item)); }
};

const QString secret = QStringLiteral("hp-secret-4711");

} // namespace

void TestSettingsPage::aTokenIsShownOnceAndGoesWithThePane()
{
    Settings settings;
    settings.gateway.setRows(QStringLiteral("tokens"), DemoSite(demoNow()).tokens());
    settings.gateway.answerCommand(
        QStringLiteral("token.create"),
        {{"outcome", "observed"},
         {"result", QJsonObject{{"name", "wall-2"}, {"role", "wall"}, {"token", secret}}}});
    QVERIFY(settings.open("tokens"));
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("wall-noc-1")));
    QQuickItem *name = settings.named(QStringLiteral("Name of the token"));
    QVERIFY(name);
    settings.click(*name);
    for (const char letter : {'w', '2'})
        QTest::keyClick(&settings.window(), letter);
    QQuickItem *create = settings.named(QStringLiteral("Create token"));
    QVERIFY(create);
    settings.click(*create);
    QTRY_VERIFY(
        isSaid(settings.window(), QStringLiteral("The token of wall-2. It is not shown again.")));
    const QQuickItem *told = settings.named(QStringLiteral("The new token"));
    QVERIFY(told);
    QCOMPARE(told->property("text").toString(), secret);
    QCOMPARE(
        settings.gateway.commands(QStringLiteral("token.create")).first().value("role").toString(),
        QStringLiteral("wall"));

    settings.page()->setProperty("pane", QStringLiteral("storage"));
    settings.page()->setProperty("pane", QStringLiteral("tokens"));
    QVERIFY(settings.draw());
    QVERIFY(!settings.named(QStringLiteral("The new token")));
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::whoMayNotSeeTokensIsToldWhomToAsk()
{
    Settings settings;
    settings.gateway.refuseView(QStringLiteral("tokens"),
                                QStringLiteral("an admin may see tokens"));
    QVERIFY(settings.open("tokens"));
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("an admin may see tokens")));
    QVERIFY(isSaid(settings.window(), QStringLiteral("Copy request")));
    QVERIFY(!settings.named(QStringLiteral("Create token")));
}

void TestSettingsPage::aScreenIsPairedByItsCode()
{
    Settings settings;
    settings.gateway.answerCommand(
        QStringLiteral("wall.approve"),
        {{"outcome", "observed"},
         {"result", QJsonObject{{"name", "wall-2"}, {"from", "10.0.0.7"}}}});
    QVERIFY(settings.openWalls());
    QVERIFY(isSaid(settings.window(),
                   QStringLiteral("A screen at 10.0.0.31 was approved as wall-canteen by bert and "
                                  "has not connected yet.")));
    QVERIFY(isSaid(settings.window(), QStringLiteral("connected")));
    QVERIFY(!settings.named(QStringLiteral("Approve"))); // without a code there is nothing to
    settings.type("Code on the screen", "k7q f2m");
    settings.type("Name of the screen", "wall-2");
    QTest::keyClick(&settings.window(), Qt::Key_Return);
    QTRY_VERIFY(isSaid(
        settings.window(),
        QStringLiteral("The screen at 10.0.0.7 will be paired as wall-2 when it connects.")));
    const QJsonObject sent = settings.gateway.commands(QStringLiteral("wall.approve")).first();
    QCOMPARE(sent.value("code").toString(), QStringLiteral("k7q f2m"));
    QCOMPARE(sent.value("name").toString(), QStringLiteral("wall-2"));
    QVERIFY2(!settings.named(QStringLiteral("Approve")), "the code is gone");
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::aScreenIsDenied()
{
    Settings settings;
    settings.gateway.answerCommand(
        QStringLiteral("wall.deny"),
        {{"outcome", "observed"}, {"result", QJsonObject{{"from", "10.0.0.7"}}}});
    QVERIFY(settings.openWalls());
    settings.type("Code on the screen", "K7QF2M");
    settings.press("Deny");
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("The screen at 10.0.0.7 was denied.")));
    QCOMPARE(settings.gateway.commands(QStringLiteral("wall.approve")).size(), 0);
}

void TestSettingsPage::aWrongCodeIsSaidAndStays()
{
    Settings settings;
    settings.gateway.answerCommand(
        QStringLiteral("wall.approve"),
        {{"outcome", "refused"},
         {"code", "NotFound"},
         {"message", "no screen shows that code: check it on the screen"}});
    QVERIFY(settings.openWalls());
    settings.type("Code on the screen", "K7QF2N");
    settings.press("Approve");
    QTRY_VERIFY(isSaid(settings.window(),
                       QStringLiteral("no screen shows that code: check it on the screen")));
    QCOMPARE(settings.named(QStringLiteral("Code on the screen"))->property("text").toString(),
             QStringLiteral("K7QF2N"));
}

void TestSettingsPage::aScreenIsRenamed()
{
    Settings settings;
    settings.gateway.answerCommand(
        QStringLiteral("wall.rename"),
        {{"outcome", "observed"}, {"result", QJsonObject{{"name", "hall"}}}});
    QVERIFY(settings.openWalls());
    QQuickItem *rename = settings.accessible(QStringLiteral("Rename wall-lobby"));
    QVERIFY(rename);
    settings.click(*rename);
    QTRY_VERIFY(settings.named(QStringLiteral("New name of wall-lobby")));
    for (const char letter : {'h', 'a', 'l', 'l'}) // over what stands there
        QTest::keyClick(&settings.window(), letter);
    QTest::keyClick(&settings.window(), Qt::Key_Return);
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("wall-lobby is called hall now.")));
    const QJsonObject sent = settings.gateway.commands(QStringLiteral("wall.rename")).first();
    QCOMPARE(sent.value("name").toString(), QStringLiteral("wall-lobby"));
    QCOMPARE(sent.value("to").toString(), QStringLiteral("hall"));
    QVERIFY(!settings.named(QStringLiteral("New name of wall-lobby")));

    settings.click(*settings.accessible(QStringLiteral("Rename wall-lobby")));
    QTRY_VERIFY(settings.named(QStringLiteral("New name of wall-lobby")));
    QTest::keyClick(&settings.window(), Qt::Key_Escape);
    QTRY_VERIFY(!settings.named(QStringLiteral("New name of wall-lobby")));
    QCOMPARE(settings.gateway.commands(QStringLiteral("wall.rename")).size(), 1);
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::aScreenIsRevokedWhenThatIsConfirmed()
{
    Settings settings;
    settings.gateway.answerCommand(
        QStringLiteral("wall.revoke"),
        {{"outcome", "observed"}, {"result", QJsonObject{{"name", "wall-lobby"}}}});
    QVERIFY(settings.openWalls());
    settings.click(*settings.accessible(QStringLiteral("Revoke wall-lobby")));
    QTRY_VERIFY(settings.named(QStringLiteral("Revoke permanently")));
    QCOMPARE(settings.gateway.commands(QStringLiteral("wall.revoke")).size(), 0);
    settings.press("Revoke permanently");
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("wall-lobby is no longer paired.")));
    QCOMPARE(
        settings.gateway.commands(QStringLiteral("wall.revoke")).first().value("name").toString(),
        QStringLiteral("wall-lobby"));
}

void TestSettingsPage::aDoubleClickRevokesNothing_data()
{
    QTest::addColumn<QString>("pane");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("command");

    QTest::newRow("a screen") << "walls"
                              << "wall-lobby"
                              << "wall.revoke";
    QTest::newRow("a token") << "tokens"
                             << "wall-noc-1"
                             << "token.revoke";
}

void TestSettingsPage::aDoubleClickRevokesNothing()
{
    QFETCH(const QString, pane);
    QFETCH(const QString, name);
    QFETCH(const QString, command);
    Settings settings;
    settings.gateway.answerCommand(
        command, {{"outcome", "observed"}, {"result", QJsonObject{{"name", name}}}});
    settings.gateway.setRows(QStringLiteral("tokens"), DemoSite(demoNow()).tokens());
    QVERIFY(settings.openWalls());
    settings.page()->setProperty("pane", pane);
    QTRY_VERIFY(settings.accessible(QStringLiteral("Revoke ") + name));
    QVERIFY(settings.draw());
    const QQuickItem *revoke = settings.accessible(QStringLiteral("Revoke ") + name);
    const QPoint middle = revoke->mapToScene({revoke->width() / 2, revoke->height() / 2}).toPoint();
    QTest::mouseClick(&settings.window(), Qt::LeftButton, {}, middle);
    QTRY_VERIFY(settings.accessible(QStringLiteral("Revoke permanently, ") + name));
    QVERIFY(settings.draw());
    QTest::mouseClick(&settings.window(), Qt::LeftButton, {}, middle); // as the second of two
    QTRY_VERIFY(!settings.accessible(QStringLiteral("Revoke permanently, ") + name));
    QVERIFY(settings.draw());
    QCOMPARE(settings.gateway.commands(command).size(), 0);
    settings.click(*settings.accessible(QStringLiteral("Revoke ") + name));
    QTRY_VERIFY(settings.accessible(QStringLiteral("Revoke permanently, ") + name));
    settings.click(*settings.accessible(QStringLiteral("Revoke permanently, ") + name));
    QTRY_COMPARE(settings.gateway.commands(command).size(), 1);
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::whoMayNotPairIsToldWhy()
{
    Settings settings;
    settings.gateway.refuseView(QStringLiteral("walls"),
                                QStringLiteral("ada is not allowed to open walls"));
    QVERIFY(settings.open("walls"));
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("Requires the role operator.")));
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("Copy request")));
    QVERIFY(!settings.named(QStringLiteral("Code on the screen")));
    QVERIFY(!settings.named(QStringLiteral("Approve")));
}

void TestSettingsPage::aBudgetIsSet()
{
    Settings settings;
    settings.gateway.answerCommand(
        QStringLiteral("budget.set"),
        {{"outcome", "observed"},
         {"result", QJsonObject{{"key", "preDrain/EtcdQuorumOperator"}, {"limit", 5400}}}});
    QVERIFY(settings.openBudgets("admin"));
    QVERIFY(isSaid(settings.window(), QStringLiteral("Select a hold to change its budget.")));
    QVERIFY(isSaid(settings.window(), QStringLiteral("set here; 45 m in the configuration")));
    QVERIFY(isSaid(settings.window(), QStringLiteral("in the configuration")));
    settings.press("EtcdQuorumOperator");
    settings.type("New budget", "90x");
    QVERIFY2(!settings.named(QStringLiteral("Set")), "it is no duration");
    QTest::keyClick(&settings.window(), Qt::Key_Backspace);
    QTest::keyClick(&settings.window(), 'm');
    QVERIFY2(!settings.named(QStringLiteral("Set")), "there is no reason");
    settings.type("Reason", "etcd is slow");
    settings.press("Set");
    QTRY_VERIFY(isSaid(settings.window(),
                       QStringLiteral("The budget of preDrain/EtcdQuorumOperator is 1 h 30 m.")));
    const QJsonObject sent = settings.gateway.commands(QStringLiteral("budget.set")).first();
    QCOMPARE(sent.value("key").toString(), QStringLiteral("preDrain/EtcdQuorumOperator"));
    QCOMPARE(sent.value("limit").toString(), QStringLiteral("90m"));
    QCOMPARE(sent.value("reason").toString(), QStringLiteral("etcd is slow"));
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::aBudgetIsReset()
{
    Settings settings;
    settings.gateway.answerCommand(
        QStringLiteral("budget.reset"),
        {{"outcome", "observed"},
         {"result", QJsonObject{{"key", "owner/storage-team"}, {"limit", 0}}}});
    QVERIFY(settings.openBudgets("admin"));
    QQuickItem *reset =
        settings.accessible(QStringLiteral("Reset the budget of owner/storage-team"));
    QVERIFY(reset);
    QVERIFY2(!settings.accessible(QStringLiteral("Reset the budget of preCreate")),
             "that is the configuration's");
    settings.click(*reset);
    QTRY_VERIFY(
        isSaid(settings.window(),
               QStringLiteral("Enter a reason to reset the budget of owner/storage-team.")));
    for (const char letter : {'o', 'v', 'e', 'r'}) // the reason has the focus
        QTest::keyClick(&settings.window(), letter);
    QTest::keyClick(&settings.window(), Qt::Key_Return);
    QTRY_VERIFY(isSaid(settings.window(),
                       QStringLiteral("The budget of owner/storage-team is the default.")));
    const QJsonObject sent = settings.gateway.commands(QStringLiteral("budget.reset")).first();
    QCOMPARE(sent.value("key").toString(), QStringLiteral("owner/storage-team"));
    QCOMPARE(sent.value("reason").toString(), QStringLiteral("over"));
    QCOMPARE(settings.complaints(), QString());
}

/// A keyboard that is on its way down the list is not put back to its top.
void TestSettingsPage::theListOfBudgetsStaysWhileHoldsChange()
{
    Settings settings;
    QVERIFY(settings.openBudgets("admin"));
    QQuickItem *list = settings.accessible(QStringLiteral("Budgets"), QAccessible::List);
    QVERIFY(list);
    list->forceActiveFocus();
    QTest::keyClick(&settings.window(), Qt::Key_Down);
    QTRY_COMPARE(list->property("currentIndex").toInt(), 1);
    const QJsonObject holds = DemoSite(demoNow()).holds();
    QJsonObject hold = holds.begin().value().toObject();
    hold.insert("note", "somebody looks at it");
    settings.gateway.changeRows(QStringLiteral("holds"), {{holds.begin().key(), hold}});
    // What comes behind it tells that it came.
    QJsonObject budget = DemoSite::budgets().value("drain").toObject();
    budget.insert("key", "owner/backup-team");
    settings.gateway.changeRows(QStringLiteral("budgets"), {{"owner/backup-team", budget}});
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("owner/backup-team")));
    QCOMPARE(list->property("currentIndex").toInt(), 1);
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::whoMayNotSetBudgetsIsToldWhy()
{
    Settings settings;
    QVERIFY(settings.openBudgets("operator"));
    QVERIFY(isSaid(settings.window(), QStringLiteral("Requires the role admin.")));
    settings.press("EtcdQuorumOperator");
    QVERIFY(!settings.named(QStringLiteral("New budget")));
    QVERIFY(!settings.accessible(QStringLiteral("Reset the budget of owner/storage-team")));
}

void TestSettingsPage::aReceiverIsTested_data()
{
    QTest::addColumn<QJsonObject>("answer"); // of the receiver
    QTest::addColumn<QString>("says");
    QTest::newRow("it takes the test")
        << QJsonObject{{"name", "oncall"}} << "oncall took the test.";
    QTest::newRow("it does not") << QJsonObject{{"name", "oncall"}, {"error", "it answers 403"}}
                                 << "oncall did not take the test: it answers 403";
}

void TestSettingsPage::aReceiverIsTested()
{
    QFETCH(const QJsonObject, answer);
    QFETCH(const QString, says);
    Settings settings;
    settings.gateway.answerCommand(
        QStringLiteral("notify.test"),
        {{"outcome", "observed"}, {"result", QJsonObject{{"receivers", QJsonArray{answer}}}}});
    QVERIFY(settings.openReceivers(true));
    QVERIFY(isSaid(settings.window(), QStringLiteral("pagerduty")));
    QVERIFY(isSaid(settings.window(), QStringLiteral("last delivery ")));
    QQuickItem *test = settings.accessible(QStringLiteral("Send a test to oncall"));
    QVERIFY(test);
    settings.click(*test);
    QTRY_VERIFY2(isSaid(settings.window(), says),
                 qPrintable(textsOn(settings.window()).join(u'\n')));
    const auto tests = settings.gateway.commands(QStringLiteral("notify.test"));
    QCOMPARE(tests.size(), 1);
    QCOMPARE(tests.first().value("receiver").toString(), QStringLiteral("oncall"));
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::whoMayNotTestReceiversIsToldWhy()
{
    Settings settings;
    QVERIFY(settings.openReceivers(false));
    QVERIFY(isSaid(settings.window(), QStringLiteral("Requires the role operator.")));
    QVERIFY(!settings.accessible(QStringLiteral("Send a test to oncall"))); // it is not enabled
}

void TestSettingsPage::withoutReceiversNoneAreShown()
{
    Settings settings;
    settings.gateway.answerCommand(
        QStringLiteral("notify.status"),
        {{"outcome", "observed"}, {"result", QJsonObject{{"receivers", QJsonArray()}}}});
    QVERIFY(settings.open("notifications"));
    QTRY_VERIFY(!settings.gateway.commands(QStringLiteral("notify.status")).isEmpty());
    QVERIFY(settings.draw());
    QVERIFY(!isSaid(settings.window(), QStringLiteral("Receivers")));
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::aConnectionIsPausedAndResumed()
{
    Settings settings;
    QVERIFY(settings.open("connections"));
    QQuickItem *pause = settings.named(QStringLiteral("Pause"));
    QVERIFY(pause);
    settings.click(*pause);
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("paused here")));
    QTRY_VERIFY(!settings.gateway.hasClient());
    QVERIFY(settings.console->session().isStale());
    QVERIFY(!isSaid(settings.window(), QStringLiteral("Retry now"))); // it goes on when asked
    QQuickItem *resume = settings.named(QStringLiteral("Resume"));
    QVERIFY(resume);
    settings.click(*resume);
    QTRY_COMPARE(settings.console->session().state(), GatewaySession::Live);
    QTRY_VERIFY(!isSaid(settings.window(), QStringLiteral("paused here")));
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::aConnectionIsTested()
{
    Settings settings;
    QVERIFY(settings.open("connections"));
    QQuickItem *test = settings.named(QStringLiteral("Test"));
    QVERIFY(test);
    settings.click(*test);
    QTRY_VERIFY(isSaid(settings.window(), QStringLiteral("signed in as operator (viewer)")));
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::whenCredentialsEndIsCountedDown_data()
{
    QTest::addColumn<QJsonValue>("expires");
    QTest::addColumn<QString>("says");
    QTest::newRow("later") << QJsonValue("2026-11-20T17:15:00.000000Z")
                           << "The credentials expire in 3 h 12 m.";
    QTest::newRow("soon") << QJsonValue("2026-11-20T14:03:40.000000Z")
                          << "The credentials expire in 40 s.";
    QTest::newRow("before") << QJsonValue("2026-11-20T14:01:00.000000Z")
                            << "The credentials expired 2 m ago.";
    QTest::newRow("it does not say") << QJsonValue() << "The credentials name no expiry.";
}

void TestSettingsPage::whenCredentialsEndIsCountedDown()
{
    QFETCH(const QJsonValue, expires);
    QFETCH(const QString, says);
    Settings settings;
    QJsonObject rows = settings.demo.connection();
    rows.insert("server",
                QJsonObject{{"state", "live"},
                            {"credentials", QJsonObject{{"kind", "token"}, {"expires", expires}}}});
    settings.gateway.setRows(QStringLiteral("connection"), rows);
    QVERIFY(settings.open("connections"));
    QTRY_VERIFY2(isSaid(settings.window(), says),
                 qPrintable(textsOn(settings.window()).join(u'\n')));
    QVERIFY(isSaid(settings.window(), QStringLiteral("0 time(s), for slow clients")));
    QCOMPARE(settings.complaints(), QString());
}

void TestSettingsPage::whatThePluginSaidIsRead()
{
    Settings settings;
    QJsonObject rows = settings.demo.connection();
    rows.insert("server", QJsonObject{{"state", "live"}});
    rows.insert("credentials",
                QJsonObject{{"log",
                             QJsonArray{QJsonObject{{"at", "2026-11-20T14:01:00.000000Z"},
                                                    {"text", "login: the session is over"}}}}});
    settings.gateway.setRows(QStringLiteral("connection"), rows);
    QVERIFY(settings.open("connections"));
    QTRY_VERIFY(settings.named(QStringLiteral("Sign-in log")));
    settings.click(*settings.named(QStringLiteral("Sign-in log")));
    bool read = false;
    QTRY_VERIFY([&] {
        eachVisible(*settings.window().contentItem(), [&](const QQuickItem &item) {
            read = read
                || (item.inherits("QQuickTextEdit")
                    && item.property("text").toString()
                        == QStringLiteral("2026-11-20 14:01:00Z  login: the session is over"));
        });
        return read;
    }());
    QCOMPARE(settings.complaints(), QString());
}

} // namespace tst_settingspage

HP_GUI_TEST(tst_settingspage, TestSettingsPage)
#include "tst_settingspage.moc"
