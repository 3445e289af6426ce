// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/desktop/SingleInstance.h"

#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#include <memory>

namespace tst_singleinstance {

using namespace hp::ui;

namespace {

/// Asks on a thread of its own, as another process would.
bool asked(const QString &purpose, const StartRequest &request)
{
    bool given = false;
    std::unique_ptr<QThread> other(
        QThread::create([&] { given = SingleInstance(purpose).handOver(request); }));
    other->start();
    while (!other->isFinished())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    return given;
}

} // namespace

class TestSingleInstance : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theFirstFindsNobody();
    void theSecondSaysWhatItIsAskedFor();
    void pagesAreReadAsTheyAreNamed_data();
    void pagesAreReadAsTheyAreNamed();
    void anotherPurposeRunsBesideIt();
    void whatAKilledConsoleLeftIsTakenOver();
    void nonsenseIsNotAnsweredAndNotHeard();

private:
    QTemporaryDir m_run;
    const StartRequest m_request{QStringLiteral("machine"),
                                 QStringLiteral("störung/worker-7"),
                                 QStringLiteral("token_TIME42")};
};

void TestSingleInstance::initTestCase()
{
    qputenv("XDG_RUNTIME_DIR", m_run.path().toUtf8());
}

void TestSingleInstance::theFirstFindsNobody()
{
    QVERIFY(!asked(QStringLiteral("data"), m_request));
}

void TestSingleInstance::theSecondSaysWhatItIsAskedFor()
{
    SingleInstance first(QStringLiteral("data"));
    QVERIFY(first.listen());
    QSignalSpy heard(&first, &SingleInstance::asked);
    QVERIFY(asked(QStringLiteral("data"), m_request));
    QTRY_COMPARE(heard.count(), 1);
    QCOMPARE(heard.first().first().value<StartRequest>(), m_request);
    QVERIFY(asked(QStringLiteral("data"), {}));
    QTRY_COMPARE(heard.count(), 2);
}

void TestSingleInstance::pagesAreReadAsTheyAreNamed_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("machine");

    QTest::newRow("a page of the rail") << "alarms"
                                        << "alarms"
                                        << "";
    QTest::newRow("a machine") << "machine:ns/worker-7"
                               << "machine"
                               << "ns/worker-7";
    QTest::newRow("a machine without a name") << "machine"
                                              << ""
                                              << "";
    QTest::newRow("a machine without a namespace") << "machine:worker-7"
                                                   << ""
                                                   << "";
    QTest::newRow("a machine of nothing") << "machine:/"
                                          << ""
                                          << "";
    QTest::newRow("a page of something") << "holds:ns/worker-7"
                                         << ""
                                         << "";
    QTest::newRow("no page") << "hold"
                             << ""
                             << "";
    QTest::newRow("nothing") << ""
                             << ""
                             << "";
}

void TestSingleInstance::pagesAreReadAsTheyAreNamed()
{
    QFETCH(const QString, words);
    QFETCH(const QString, page);
    QFETCH(const QString, machine);
    const auto request = startRequest(words);
    QCOMPARE(request.has_value(), !page.isEmpty());
    QCOMPARE(request.value_or(StartRequest()), (StartRequest{page, machine, {}}));
}

void TestSingleInstance::anotherPurposeRunsBesideIt()
{
    SingleInstance first(QStringLiteral("data"));
    QVERIFY(first.listen());
    QVERIFY(!asked(QStringLiteral("other data"), m_request));
    SingleInstance beside(QStringLiteral("other data"));
    QVERIFY(beside.listen());
}

void TestSingleInstance::whatAKilledConsoleLeftIsTakenOver()
{
    const SingleInstance killed(QStringLiteral("data"));
    QFile left(killed.socketName());
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.close();
    QVERIFY(!asked(QStringLiteral("data"), m_request));
    SingleInstance next(QStringLiteral("data"));
    QVERIFY(next.listen());
    QVERIFY(asked(QStringLiteral("data"), m_request));
}

void TestSingleInstance::nonsenseIsNotAnsweredAndNotHeard()
{
    SingleInstance first(QStringLiteral("data"));
    QVERIFY(first.listen());
    QSignalSpy heard(&first, &SingleInstance::asked);
    QLocalSocket socket;
    socket.connectToServer(first.socketName());
    QVERIFY(socket.waitForConnected());
    socket.write(QByteArray("\0\0\0\4GET ", 8));
    QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
    QVERIFY(socket.readAll().isEmpty());
    QCOMPARE(heard.count(), 0);
}

} // namespace tst_singleinstance

HP_TEST(tst_singleinstance, TestSingleInstance)
#include "tst_singleinstance.moc"
