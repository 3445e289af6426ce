// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/gateway/ScriptedGateway.h"
#include "tests/support/runner/Runner.h"
#include "ui/session/ConnectionProbe.h"
#include "ui/session/UiClock.h"

#include <QTcpServer>

namespace tst_connectionprobe {

using namespace hp::ui;
using hp::tests::ScriptedGateway;
using namespace std::chrono_literals;

class TestConnectionProbe : public QObject
{
    Q_OBJECT

private slots:
    void whoOneIsThereIsSaid();
    void aSecondTestWaitsForTheFirst();
    void whyItFailsIsSaid_data();
    void whyItFailsIsSaid();
    void silenceIsGivenUp();
};

void TestConnectionProbe::whoOneIsThereIsSaid()
{
    ScriptedGateway gateway;
    gateway.setIdentity(QStringLiteral("anna"));
    gateway.setRoles({QStringLiteral("operator"), QStringLiteral("approver")});
    gateway.setServer({{QStringLiteral("version"), QStringLiteral("9.1")}});
    QVERIFY(gateway.listen());
    ManualUiClock clock;
    ConnectionProbe probe({gateway.url(), QStringLiteral("t"), {}}, clock);
    probe.start();
    QVERIFY(probe.isRunning());
    QTRY_VERIFY(!probe.isRunning());
    QCOMPARE(
        probe.text(),
        QStringLiteral("%1 answered in 0 ms: version 9.1, signed in as anna (operator, approver).")
            .arg(gateway.url().authority()));
    QCOMPARE(gateway.authorization(), QByteArray("Bearer t"));
    QTRY_VERIFY(!gateway.hasClient()); // what it opened is closed again
    QCOMPARE(gateway.received().size(), 1);
}

void TestConnectionProbe::aSecondTestWaitsForTheFirst()
{
    ScriptedGateway gateway;
    QVERIFY(gateway.listen());
    ManualUiClock clock;
    ConnectionProbe probe({gateway.url(), {}, {}}, clock);
    int came = 0;
    connect(&gateway, &ScriptedGateway::clientConnected, this, [&came] { ++came; });
    probe.start();
    probe.start();
    QTRY_VERIFY(!probe.isRunning());
    QCOMPARE(came, 1);
    probe.start();
    QTRY_VERIFY(!probe.isRunning());
    QCOMPARE(came, 2);
}

void TestConnectionProbe::whyItFailsIsSaid_data()
{
    QTest::addColumn<QString>("caFile");
    QTest::addColumn<QString>("says");

    QTest::newRow("nobody listens") << QString() << QStringLiteral("connection refused");
    QTest::newRow("no authority") << QStringLiteral(
        "/nowhere/ca.crt") << QStringLiteral("/nowhere/ca.crt: contains no readable certificate.");
}

void TestConnectionProbe::whyItFailsIsSaid()
{
    QFETCH(const QString, caFile);
    QFETCH(const QString, says);
    ScriptedGateway gateway;
    QVERIFY(gateway.listen());
    const QUrl url = gateway.url();
    gateway.stop();
    ManualUiClock clock;
    ConnectionProbe probe({url, {}, caFile}, clock);
    probe.start();
    QTRY_VERIFY(!probe.isRunning());
    QVERIFY2(probe.text().contains(says), qPrintable(probe.text()));
}

void TestConnectionProbe::silenceIsGivenUp()
{
    QTcpServer deaf; // takes the connection and says nothing
    QVERIFY(deaf.listen(QHostAddress::LocalHost));
    ManualUiClock clock;
    ConnectionProbe probe(
        {QUrl(QStringLiteral("ws://127.0.0.1:%1/live").arg(deaf.serverPort())), {}, {}}, clock);
    probe.start();
    QTRY_VERIFY(deaf.hasPendingConnections());
    QVERIFY(probe.isRunning());
    clock.advance(10s);
    QTRY_VERIFY(!probe.isRunning());
    QVERIFY2(probe.text().contains(QStringLiteral("no answer for 10 s")), qPrintable(probe.text()));
}

} // namespace tst_connectionprobe

HP_TEST(tst_connectionprobe, TestConnectionProbe)
#include "tst_connectionprobe.moc"
