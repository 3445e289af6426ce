// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/ExecCredentials.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/kube/auth/PluginFolder.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QTest>

#include <csignal>
#include <optional>

namespace tst_execcredentials {

using namespace hp::kube;
using namespace std::chrono_literals;
using hp::Result;
using hp::test::PluginFolder;

namespace {

const hp::TimePoint start = *hp::parseTime("2026-01-10T12:00:00Z");
/// Longer than the pauses between two tries, shorter than the time a plugin has.
constexpr hp::Duration maxPause = 10s;

/// The credentials of one plugin, its folder and a clock that stands still.
struct Bench {
    PluginFolder folder{};
    hp::runtime::ManualClock clock{start};
    std::shared_ptr<CredentialJournal> journal = std::make_shared<CredentialJournal>(clock);
    std::unique_ptr<ExecCredentials> credentials{};

    Bench()
    {
        ExecSetup setup;
        setup.user = "me";
        setup.config.command = folder.program();
        setup.config.args = {"--cluster", "two words", "$(exit 9)"};
        setup.config.env = {{"PROFILE", "x"}};
        setup.config.apiVersion = "client.authentication.k8s.io/v1";
        setup.config.installHint = "brew install login";
        setup.environment = QProcessEnvironment::systemEnvironment();
        setup.environment.insert(QStringLiteral("DISPLAY"), QStringLiteral(":0"));
        make(setup);
        folder.answer("{\"token\":\"first\"}");
    }

    void make(const ExecSetup &setup)
    {
        credentials = std::make_unique<ExecCredentials>(setup, clock, journal);
    }

    [[nodiscard]] std::string title() const
    {
        return "the plugin '" + folder.program() + "' of user 'me'";
    }

    /// Turns the event loop, and the clock over the pauses between tries, until it is so.
    bool until(const std::function<bool()> &isSo)
    {
        const QDeadlineTimer deadline(testTimeout);
        while (!isSo() && !deadline.hasExpired()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents,
                                            20);
            if (!isSo())
                clock.runNext(maxPause);
        }
        return isSo();
    }

    Result<Authentication> ask()
    {
        std::optional<Result<Authentication>> answer;
        credentials->current(
            [&answer](Result<Authentication> it) { answer.emplace(std::move(it)); });
        if (!until([&answer] { return answer.has_value(); }))
            return hp::unexpected(hp::ErrorCode::TimedOut, "no answer");
        return *answer;
    }

    [[nodiscard]] QString said() const
    {
        QString text;
        for (const CredentialLogLine &line : journal->lines())
            text += QString::fromStdString(line.text) + u'\n';
        return text;
    }
};

} // namespace

class TestExecCredentials : public QObject
{
    Q_OBJECT
private slots:
    void whatThePluginPrintsIsUsed()
    {
        Bench bench;
        const auto answer = bench.ask();
        QVERIFY2(bool(answer), answer ? "" : answer.error().message.c_str());
        QCOMPARE(answer->authorization, std::string("Bearer first"));
        QCOMPARE(answer->generation, std::uint64_t(1));
        QCOMPARE(bench.credentials->state().kind, CredentialKind::Plugin);
        QVERIFY(bench.credentials->state().sentence.empty());
    }

    void thePluginIsRunWithoutAShellATerminalOrAScreen()
    {
        Bench bench;
        QVERIFY(bool(bench.ask()));
        QCOMPARE(bench.folder.read("args"), QByteArray("--cluster\ntwo words\n$(exit 9)\n"));
        QCOMPARE(bench.folder.read("stdin"), QByteArray());
        QCOMPARE(bench.folder.read("tty"), QByteArray("not a tty\n"));
        QCOMPARE(bench.folder.variable("PROFILE"), QByteArray("x"));
        QCOMPARE(
            bench.folder.variable("KUBERNETES_EXEC_INFO"),
            QByteArray("{\"kind\":\"ExecCredential\",\"apiVersion\":"
                       "\"client.authentication.k8s.io/v1\",\"spec\":{\"interactive\":false}}"));
        QVERIFY(bench.folder.variable("DISPLAY").isNull());
        QCOMPARE(bench.folder.variable("BROWSER"), QByteArray("false"));
    }

    void oneRunServesAllWhoWait()
    {
        Bench bench;
        int answers = 0;
        for (int i = 0; i < 20; ++i)
            bench.credentials->current(
                [&answers](const auto &answer) { answers += answer ? 1 : 0; });
        QVERIFY(bench.credentials->state().renewing);
        QVERIFY(bench.until([&answers] { return answers == 20; }));
        QCOMPARE(bench.folder.runs(), 1);
    }

    void theAnswerIsKeptUntilItExpires()
    {
        Bench bench;
        bench.folder.answer(
            "{\"token\":\"first\",\"expirationTimestamp\":\"2026-01-10T13:00:00Z\"}");
        QVERIFY(bool(bench.ask()));
        QVERIFY(bench.credentials->state().expires == start + 1h);
        bench.folder.answer("{\"token\":\"second\"}");
        bench.clock.advance(1h);
        QCOMPARE(bench.ask()->authorization, std::string("Bearer first"));
        bench.clock.advance(1us);
        const auto answer = bench.ask();
        QCOMPARE(answer->authorization, std::string("Bearer second"));
        QCOMPARE(answer->generation, std::uint64_t(2));
        // Without an end it is good as long as this process lives.
        bench.clock.advance(24h * 365);
        QVERIFY(bool(bench.ask()));
        QCOMPARE(bench.folder.runs(), 2);
    }

    void threeFailedTriesAndNoMore()
    {
        Bench bench;
        bench.folder.write("code", "3");
        bench.folder.write("say", "session ended\n\x1b[1mrun: login --web\x1b[0m\n");
        const auto answer = bench.ask();
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, hp::ErrorCode::Unauthorised);
        QCOMPARE(answer.error().message, bench.title() + " ended with exit code 3; tried 3 times");
        QCOMPARE(answer.error().detail, std::string("session ended\nrun: login --web"));
        QVERIFY(bench.clock.now() == start + 6s);
        QCOMPARE(bench.folder.runs(), 3);
        for (int i = 0; i < 10; ++i) {
            bench.clock.advance(1h);
            QVERIFY(!bench.ask());
        }
        QCOMPARE(bench.folder.runs(), 3);
        const CredentialState state = bench.credentials->state();
        QVERIFY(state.givenUp);
        QVERIFY(!state.renewing);
        QCOMPARE(state.failedTries, std::size_t(3));
        QCOMPARE(state.lastOutput, answer.error().detail);
        QCOMPARE(bench.said().count(QStringLiteral("session ended")), 3);
    }

    void aTryThatWorksEndsTheCount()
    {
        Bench bench;
        bench.folder.write("code", "1");
        std::optional<Result<Authentication>> answer;
        bench.credentials->current([&answer](auto it) { answer.emplace(std::move(it)); });
        QVERIFY(bench.until([&bench] { return bench.credentials->state().failedTries == 2; }));
        bench.folder.remove("code");
        QVERIFY(bench.until([&answer] { return answer.has_value(); }));
        QVERIFY(answer->has_value());
        QCOMPARE(bench.credentials->state().failedTries, std::size_t(0));
    }

    void aPersonMayAskAgainAndSeeABrowser()
    {
        Bench bench;
        bench.folder.write("code", "1");
        QVERIFY(!bench.ask());
        bench.folder.remove("code");
        bench.credentials->retry();
        QVERIFY(bool(bench.ask()));
        QCOMPARE(bench.folder.variable("DISPLAY"), QByteArray(":0"));
        QCOMPARE(bench.folder.runs(), 4);
        // Only this once.
        bench.credentials->refused(1);
        QVERIFY(bool(bench.ask()));
        QVERIFY(bench.folder.variable("DISPLAY").isNull());
    }

    void aChangedKubeconfigGivesThreeTriesMore()
    {
        Bench bench;
        bench.folder.write("code", "1");
        QVERIFY(!bench.ask());
        bench.credentials->filesChanged();
        QVERIFY(!bench.ask());
        QCOMPARE(bench.folder.runs(), 6);
        // What works is not run again for it.
        bench.folder.remove("code");
        bench.credentials->filesChanged();
        QVERIFY(bool(bench.ask()));
        bench.credentials->filesChanged();
        QVERIFY(bool(bench.ask()));
        QCOMPARE(bench.folder.runs(), 7);
    }

    void askingAgainDoesNotSpoilWhatWorks()
    {
        Bench bench;
        QVERIFY(bool(bench.ask()));
        bench.folder.write("code", "1");
        bench.credentials->retry();
        const auto answer = bench.ask();
        QVERIFY(bool(answer));
        QCOMPARE(answer->authorization, std::string("Bearer first"));
        QCOMPARE(bench.folder.runs(), 4);
        QVERIFY(!bench.credentials->state().sentence.empty());
    }

    void aRefusalRenewsOnce()
    {
        Bench bench;
        QVERIFY(bool(bench.ask()));
        bench.folder.answer("{\"token\":\"second\"}");
        for (int i = 0; i < 10; ++i) // each request that was under way
            bench.credentials->refused(1);
        const auto answer = bench.ask();
        QCOMPARE(answer->authorization, std::string("Bearer second"));
        bench.credentials->refused(1); // one that was slow
        QVERIFY(bool(bench.ask()));
        QCOMPARE(bench.folder.runs(), 2);
    }

    void aServerThatRefusesEverythingIsNotAskedForEver()
    {
        Bench bench;
        for (std::uint64_t generation = 1; generation <= 3; ++generation) {
            const auto answer = bench.ask();
            QVERIFY(bool(answer));
            QCOMPARE(answer->generation, generation);
            bench.credentials->refused(generation);
        }
        const auto answer = bench.ask();
        QVERIFY(!answer);
        QCOMPARE(answer.error().message,
                 "the server refuses what " + bench.title() + " gives; tried 3 times");
        QCOMPARE(bench.folder.runs(), 3);
    }

    void whatWasGoodForAMinuteMayBeRefusedAnyNumberOfTimes()
    {
        Bench bench;
        for (std::uint64_t generation = 1; generation <= 5; ++generation) {
            QVERIFY(bool(bench.ask()));
            bench.clock.advance(1min);
            bench.credentials->refused(generation);
        }
        QVERIFY(bool(bench.ask()));
    }

    void aMissingProgramIsNamedWithItsHint()
    {
        Bench bench;
        ExecSetup setup;
        setup.user = "me";
        setup.config.command = "holdpoint-no-such-plugin";
        setup.config.apiVersion = "client.authentication.k8s.io/v1";
        setup.config.installHint = "brew install \x1b[1mlogin\x1b[0m";
        setup.environment = QProcessEnvironment::systemEnvironment();
        bench.make(setup);
        const auto answer = bench.ask();
        QCOMPARE(
            answer.error().message,
            std::string("the plugin 'holdpoint-no-such-plugin' of user 'me' was not found; brew "
                        "install login; tried 3 times"));
    }

    void aProgramIsFoundInPathButNotInTheCurrentFolder()
    {
        Bench bench;
        ExecSetup setup;
        setup.user = "me";
        setup.config.command = "login";
        setup.config.apiVersion = "client.authentication.k8s.io/v1";
        setup.environment = QProcessEnvironment::systemEnvironment();
        const QString path = setup.environment.value(QStringLiteral("PATH"));
        const QString folder = bench.folder.path("");
        setup.environment.insert(QStringLiteral("PATH"), folder + u':' + path);
        bench.make(setup);
        QVERIFY(bool(bench.ask()));
        setup.environment.insert(QStringLiteral("PATH"), QStringLiteral(".::bin:/nonexistent"));
        const QString before = QDir::currentPath();
        QDir::setCurrent(folder);
        bench.make(setup);
        const auto answer = bench.ask();
        QDir::setCurrent(before);
        QVERIFY(!answer);
    }

    void whatCannotBeRunSaysSo()
    {
        Bench bench;
        bench.folder.write("login", "#!/nonexistent/interpreter\n");
        QCOMPARE(bench.ask().error().message, bench.title() + " cannot be started; tried 3 times");
    }

    void aPluginThatIsKilledSaysSo()
    {
        Bench bench;
        bench.folder.write("login", "#!/bin/sh\nkill -9 $$\n");
        QCOMPARE(bench.ask().error().message,
                 bench.title() + " was ended by signal 9; tried 3 times");
    }

    void aPluginThatPrintsForEverIsStopped()
    {
        Bench bench;
        bench.folder.write("login", "#!/bin/sh\nexec yes\n");
        QCOMPARE(bench.ask().error().message,
                 bench.title() + " printed more than 1 MiB; tried 3 times");
    }

    void aBadAnswerIsAFailedTryAndIsNeverQuoted()
    {
        Bench bench;
        bench.folder.write("answer", "not-json-but-secret");
        const auto answer = bench.ask();
        QCOMPARE(answer.error().message,
                 bench.title() + " printed something that is not an ExecCredential; tried 3 times");
        QVERIFY(!bench.said().contains(QStringLiteral("not-json")));
    }

    void aPluginThatHangsIsKilledWithItsChildren()
    {
        Bench bench;
        bench.folder.write("block", "");
        std::optional<Result<Authentication>> answer;
        bench.credentials->current([&answer](auto it) { answer.emplace(std::move(it)); });
        QVERIFY(bench.until([&bench] { return bench.folder.read("child").endsWith('\n'); }));
        const auto child = static_cast<pid_t>(bench.folder.read("child").trimmed().toInt());
        QCOMPARE(::kill(child, 0), 0);
        bench.clock.advance(60s - 1us);
        QCOMPARE(bench.credentials->state().failedTries, std::size_t(0));
        bench.folder.remove("block");
        bench.clock.advance(1us);
        QVERIFY(bench.until([&bench] { return bench.credentials->state().failedTries == 1; }));
        QCOMPARE(bench.credentials->state().sentence.text(),
                 bench.title() + " did not answer within 60 s");
        QVERIFY(bench.until([child] { return isGone(child); }));
        QVERIFY(bench.until([&answer] { return answer.has_value(); }));
        QVERIFY(answer->has_value());
    }

    void whoGoesWhileThePluginRunsTakesItAlong()
    {
        Bench bench;
        bench.folder.write("block", "");
        bool answered = false;
        bench.credentials->current([&answered](const auto &) { answered = true; });
        QVERIFY(bench.until([&bench] { return bench.folder.read("child").endsWith('\n'); }));
        const auto child = static_cast<pid_t>(bench.folder.read("child").trimmed().toInt());
        bench.credentials.reset();
        QVERIFY(bench.until([child] { return isGone(child); }));
        QVERIFY(!answered);
    }

    void noSecretReachesTheLog()
    {
        Bench bench;
        bench.folder.answer("{\"token\":\"tok-0123456789\"}");
        bench.folder.write("say", "debug: got tok-0123456789 from the cache\n");
        QVERIFY(bool(bench.ask()));
        bench.credentials->refused(1);
        QVERIFY(bool(bench.ask()));
        QVERIFY(bench.said().contains(QStringLiteral("debug: got [hidden] from the cache")));
        QVERIFY(!bench.said().contains(QStringLiteral("tok-0123456789")));
    }

private:
    /// Ended, also when nobody has collected it.
    static bool isGone(pid_t pid)
    {
        QFile status(QStringLiteral("/proc/%1/stat").arg(pid));
        return !status.open(QIODevice::ReadOnly) || status.readAll().contains(") Z ");
    }
};

} // namespace tst_execcredentials

HP_TEST(tst_execcredentials, TestExecCredentials)
#include "tst_execcredentials.moc"
