// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/ConsoleStage.h"
#include "tests/support/gateway/DemoSite.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

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
    void click(const QQuickItem &item)
    {
        QVERIFY(draw()); // a row places its buttons when it is drawn
        QTest::mouseClick(&window(),
                          Qt::LeftButton,
                          {},
                          item.mapToScene({item.width() / 2, item.height() / 2}).toPoint());
    }
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
                           << "The credentials end in 3 h 12 m.";
    QTest::newRow("soon") << QJsonValue("2026-11-20T14:03:40.000000Z")
                          << "The credentials end in 40 s.";
    QTest::newRow("before") << QJsonValue("2026-11-20T14:01:00.000000Z")
                            << "The credentials ended 2 m ago.";
    QTest::newRow("it does not say") << QJsonValue() << "The credentials name no end.";
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
