// SPDX-License-Identifier: Apache-2.0
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/desktop/SingleInstance.h"

#include <QDir>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <fcntl.h>
#include <functional>
#include <memory>
#include <unistd.h>
#include <vector>

namespace tst_singleinstance {

using namespace hp::ui;

namespace {

using Outcome = SingleInstance::Outcome;

/// Asks on a thread of its own, as another process would.
bool asked(const QString &purpose, const StartRequest &request)
{
    bool given = false;
    std::unique_ptr<QThread> other(QThread::create(
        [&] { given = SingleInstance(purpose).begin(request) == Outcome::HandedOver; }));
    other->start();
    while (!other->isFinished())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    return given;
}

/// The lock of a purpose as another process has it.
class TakenLock
{
public:
    explicit TakenLock(const QString &purpose)
    {
        m_file.setFileName(SingleInstance(purpose).lockName());
        struct flock both {
        };
        both.l_type = F_WRLCK;
        both.l_whence = SEEK_SET;
        both.l_len = 2;
        m_isTaken =
            m_file.open(QIODevice::ReadWrite) && ::fcntl(m_file.handle(), F_OFD_SETLK, &both) == 0;
    }
    [[nodiscard]] bool isTaken() const { return m_isTaken; }
    void release() { m_file.close(); }

private:
    QFile m_file;
    bool m_isTaken = false;
};

/// A start on a thread of its own that serves until it is told to end.
class Starting
{
public:
    explicit Starting(const QString &purpose, std::function<void(QString)> say = {})
        : m_thread(QThread::create([this, purpose, say = std::move(say)] {
            SingleInstance instance(purpose);
            outcome = instance.begin({}, say);
            decided = true;
            if (outcome == Outcome::First)
                QEventLoop().exec();
        }))
    {
        m_thread->start();
    }
    ~Starting()
    {
        m_thread->quit();
        m_thread->wait();
    }
    Outcome outcome = Outcome::Alone;
    std::atomic_bool decided = false;

private:
    std::unique_ptr<QThread> m_thread;
};

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
    void ofManyAtOnceOneRuns();
    void oneThatIsKilledBeforeItListensIsFollowed();
    void oneThatIsBeingClosedIsWaitedFor();
    void theSocketOfAVersionWithoutLockIsNotTakenOver();
    void oneThatDoesNotUnderstandIsNotAskedForEver();
    void junkInTheLockIsNoObstacle();
    void aLinkInThePlaceOfTheLockIsNotFollowed();
    void aFolderWithALongNameWillDo();
    void withoutASessionAFolderOfTheUsersIsTaken();

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
    QCOMPARE(first.begin({}), Outcome::First);
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
    QCOMPARE(first.begin({}), Outcome::First);
    QVERIFY(!asked(QStringLiteral("other data"), m_request));
    SingleInstance beside(QStringLiteral("other data"));
    QCOMPARE(beside.begin({}), Outcome::First);
}

void TestSingleInstance::whatAKilledConsoleLeftIsTakenOver()
{
    const SingleInstance killed(QStringLiteral("data"));
    QFile left(killed.socketName());
    QVERIFY(left.open(QIODevice::WriteOnly));
    left.close();
    QVERIFY(!asked(QStringLiteral("data"), m_request));
    SingleInstance next(QStringLiteral("data"));
    QCOMPARE(next.begin({}), Outcome::First);
    QVERIFY(asked(QStringLiteral("data"), m_request));
}

void TestSingleInstance::nonsenseIsNotAnsweredAndNotHeard()
{
    SingleInstance first(QStringLiteral("data"));
    QCOMPARE(first.begin({}), Outcome::First);
    QSignalSpy heard(&first, &SingleInstance::asked);
    QLocalSocket socket;
    socket.connectToServer(first.socketName());
    QVERIFY(socket.waitForConnected());
    socket.write(QByteArray("\0\0\0\4GET ", 8));
    QTRY_COMPARE(socket.state(), QLocalSocket::UnconnectedState);
    QVERIFY(socket.readAll().isEmpty());
    QCOMPARE(heard.count(), 0);
}

void TestSingleInstance::ofManyAtOnceOneRuns()
{
    std::vector<std::unique_ptr<Starting>> starts;
    for (int i = 0; i < 32; ++i)
        starts.push_back(std::make_unique<Starting>(QStringLiteral("data")));
    for (const auto &start : starts)
        QTRY_VERIFY(start->decided);
    const auto with = [&starts](Outcome outcome) {
        return std::count_if(starts.begin(), starts.end(), [outcome](const auto &start) {
            return start->outcome == outcome;
        });
    };
    QCOMPARE(with(Outcome::First), 1);
    QCOMPARE(with(Outcome::HandedOver), 31);
}

void TestSingleInstance::oneThatIsKilledBeforeItListensIsFollowed()
{
    TakenLock killed(QStringLiteral("data"));
    QVERIFY(killed.isTaken());
    Starting next(QStringLiteral("data"));
    killed.release();
    QTRY_VERIFY(next.decided);
    QCOMPARE(next.outcome, Outcome::First);
}

void TestSingleInstance::oneThatIsBeingClosedIsWaitedFor()
{
    auto first = std::make_unique<SingleInstance>(QStringLiteral("data"));
    QCOMPARE(first->begin({}), Outcome::First);
    QVERIFY(QFile::remove(first->socketName()));
    std::atomic_bool waits = false;
    Starting next(QStringLiteral("data"), [&waits](const QString &sentence) {
        waits = sentence
            == QStringLiteral("waiting for the console that is being closed, process %1")
                   .arg(QCoreApplication::applicationPid());
    });
    QTRY_VERIFY(waits);
    QVERIFY(!next.decided);
    first.reset();
    QTRY_VERIFY(next.decided);
    QCOMPARE(next.outcome, Outcome::First);
}

void TestSingleInstance::theSocketOfAVersionWithoutLockIsNotTakenOver()
{
    QLocalServer older;
    QVERIFY(older.listen(SingleInstance(QStringLiteral("data")).socketName()));
    connect(&older, &QLocalServer::newConnection, this, [&older] {
        QLocalSocket *socket = older.nextPendingConnection();
        connect(socket, &QLocalSocket::readyRead, socket, [socket] { socket->write("+"); });
    });
    QVERIFY(asked(QStringLiteral("data"), m_request));
    QVERIFY(older.isListening());
}

void TestSingleInstance::oneThatDoesNotUnderstandIsNotAskedForEver()
{
    QLocalServer other;
    QVERIFY(other.listen(SingleInstance(QStringLiteral("data")).socketName()));
    connect(&other, &QLocalServer::newConnection, this, [&other] {
        other.nextPendingConnection()->abort();
    });
    Starting next(QStringLiteral("data"));
    QTRY_VERIFY(next.decided);
    QCOMPARE(next.outcome, Outcome::Alone);
    QVERIFY(other.isListening());
}

void TestSingleInstance::junkInTheLockIsNoObstacle()
{
    QFile lock(SingleInstance(QStringLiteral("data")).lockName());
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(QByteArray(100000, '\xff'));
    lock.close();
    SingleInstance first(QStringLiteral("data"));
    QCOMPARE(first.begin({}), Outcome::First);
    QVERIFY(asked(QStringLiteral("data"), m_request));
}

void TestSingleInstance::aLinkInThePlaceOfTheLockIsNotFollowed()
{
    SingleInstance first(QStringLiteral("linked"));
    const QString target = m_run.filePath(QStringLiteral("target"));
    QVERIFY(QFile::link(target, first.lockName()));
    QCOMPARE(first.begin({}), Outcome::Alone);
    QVERIFY2(first.why().startsWith(first.lockName() + QStringLiteral(" cannot be locked: ")),
             qPrintable(first.why()));
    QVERIFY(!QFile::exists(target));
}

void TestSingleInstance::aFolderWithALongNameWillDo()
{
    const QString folder =
        m_run.filePath(QStringLiteral("ein langer Name, größer als ").repeated(6));
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    qputenv("XDG_RUNTIME_DIR", folder.toUtf8());
    {
        SingleInstance first(QStringLiteral("data"));
        QVERIFY(first.socketName().startsWith(folder));
        QCOMPARE(first.begin({}), Outcome::First);
        QVERIFY(asked(QStringLiteral("data"), m_request));
    }
    SingleInstance next(QStringLiteral("data"));
    QCOMPARE(next.begin({}), Outcome::First);
    qputenv("XDG_RUNTIME_DIR", m_run.path().toUtf8());
}

void TestSingleInstance::withoutASessionAFolderOfTheUsersIsTaken()
{
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", m_run.path().toUtf8());
    qunsetenv("XDG_RUNTIME_DIR");
    const QString own = m_run.filePath(QStringLiteral("holdpoint-") + QString::number(::geteuid()));
    SingleInstance first(QStringLiteral("data"));
    QVERIFY(first.socketName().startsWith(own + QLatin1Char('/')));
    QCOMPARE(first.begin({}), Outcome::First);
    QVERIFY(asked(QStringLiteral("data"), m_request));
    // Somebody else was there before, or may write there: nothing of ours goes in.
    QVERIFY(QFile::setPermissions(own, QFile::Permissions(0x7777)));
    SingleInstance open(QStringLiteral("data"));
    QCOMPARE(open.begin({}), Outcome::Alone);
    QVERIFY(open.why().contains(m_run.path()));
    // A session that others can look into is none.
    qputenv("XDG_RUNTIME_DIR", own.toUtf8());
    QCOMPARE(SingleInstance(QStringLiteral("data")).begin({}), Outcome::Alone);
    qputenv("XDG_RUNTIME_DIR", m_run.path().toUtf8());
    before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
}

} // namespace tst_singleinstance

HP_TEST(tst_singleinstance, TestSingleInstance)
#include "tst_singleinstance.moc"
