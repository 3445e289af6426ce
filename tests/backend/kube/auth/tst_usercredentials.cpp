// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/auth/CredentialJournal.h"
#include "backend/kube/auth/IdTokenCredentials.h"
#include "backend/kube/auth/StaticCredentials.h"
#include "backend/kube/auth/SwitchedCredentials.h"
#include "backend/kube/auth/TokenFileCredentials.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_usercredentials {

using namespace hp::kube;
using namespace std::chrono_literals;
using hp::Result;

namespace {

const hp::TimePoint start = *hp::parseTime("2026-01-10T12:00:00Z");

/// Answers when it is told to.
class SlowCredentials final : public UserCredentials
{
public:
    void current(hp::Reply<Authentication> reply) override { waiting.push_back(std::move(reply)); }
    void refused(std::uint64_t generation) override { refusedGeneration = generation; }
    [[nodiscard]] CredentialState state() const override { return {}; }

    std::vector<hp::Reply<Authentication>> waiting{};
    std::uint64_t refusedGeneration = 0;
};

std::unique_ptr<UserCredentials> tokenOf(const char *token)
{
    return std::make_unique<StaticCredentials>(
        CredentialKind::Token, Authentication{token, {}, {}, 0}, std::nullopt);
}

Result<Authentication> ask(Credentials &credentials)
{
    Result<Authentication> answer = hp::unexpected(hp::ErrorCode::Internal, "no answer");
    credentials.current([&answer](Result<Authentication> it) { answer = std::move(it); });
    return answer;
}

} // namespace

class TestUserCredentials : public QObject
{
    Q_OBJECT
private slots:
    void whatCannotBeRenewedStays()
    {
        StaticCredentials credentials(CredentialKind::Token, {"Bearer t", {}, {}, 0}, start);
        const auto answer = ask(credentials);
        QCOMPARE(answer->authorization, std::string("Bearer t"));
        QCOMPARE(answer->generation, std::uint64_t(1));
        credentials.refused(1);
        QCOMPARE(ask(credentials)->generation, std::uint64_t(1));
        QVERIFY(credentials.state().expires == start);
    }

    void aTokenFileIsReadEachMinuteLessTenSeconds()
    {
        hp::runtime::ManualClock clock(start);
        write("one\n");
        auto credentials = fileCredentials(clock);
        QCOMPARE(ask(*credentials)->authorization, std::string("Bearer one"));
        write("two");
        clock.advance(50s - 1us);
        QCOMPARE(ask(*credentials)->authorization, std::string("Bearer one"));
        clock.advance(1us);
        const auto answer = ask(*credentials);
        QCOMPARE(answer->authorization, std::string("Bearer two"));
        QVERIFY(answer->generation > 2);
        // The same token again is the same generation.
        clock.advance(1min);
        QCOMPARE(ask(*credentials)->generation, answer->generation);
    }

    void aRefusedTokenIsReadAgain()
    {
        hp::runtime::ManualClock clock(start);
        write("one");
        auto credentials = fileCredentials(clock);
        const auto first = ask(*credentials);
        write("two");
        credentials->refused(first->generation - 1);
        QCOMPARE(ask(*credentials)->authorization, std::string("Bearer one"));
        credentials->refused(first->generation);
        QCOMPARE(ask(*credentials)->authorization, std::string("Bearer two"));
    }

    void aChangedFileIsReadAtOnce()
    {
        hp::runtime::ManualClock clock(start);
        write("one");
        auto credentials = fileCredentials(clock);
        QVERIFY(bool(ask(*credentials)));
        write("two");
        credentials->filesChanged();
        QCOMPARE(ask(*credentials)->authorization, std::string("Bearer two"));
    }

    void theLastTokenStaysWhileTheFileCannotBeRead()
    {
        hp::runtime::ManualClock clock(start);
        write("one");
        auto credentials = fileCredentials(clock);
        QVERIFY(bool(ask(*credentials)));
        QFile::remove(path());
        clock.advance(10min);
        QCOMPARE(ask(*credentials)->authorization, std::string("Bearer one"));
        QCOMPARE(credentials->state().sentence.text(),
                 "the token file " + path().toStdString() + ": No such file or directory");
        clock.advance(10min);
        QVERIFY(bool(ask(*credentials)));
        write("one");
        clock.advance(1min);
        QVERIFY(bool(ask(*credentials)));
        QVERIFY(credentials->state().sentence.empty());
        QCOMPARE(m_journal->lines().size(), std::size_t(3)); // read, missing, there again
    }

    void aBadTokenFileHasItsSentence_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("empty") << QByteArray(" \n") << "the token file %1: is empty";
        QTest::newRow("two lines")
            << QByteArray("a\nb") << "the token file %1: holds more than one line";
    }
    void aBadTokenFileHasItsSentence()
    {
        QFETCH(const QByteArray, content);
        QFETCH(const QString, sentence);
        hp::runtime::ManualClock clock(start);
        write(content);
        const auto answer = ask(*fileCredentials(clock));
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, hp::ErrorCode::Unauthorised);
        QCOMPARE(QString::fromStdString(answer.error().message), sentence.arg(path()));
    }

    void theTokenOfTheKubeconfigServesUntilTheFileCanBeRead()
    {
        hp::runtime::ManualClock clock(start);
        QFile::remove(path());
        auto credentials = fileCredentials(clock, "Bearer written");
        QCOMPARE(ask(*credentials)->authorization, std::string("Bearer written"));
        write("read");
        credentials->filesChanged();
        QCOMPARE(ask(*credentials)->authorization, std::string("Bearer read"));
    }

    void anIdTokenServesUntilTenSecondsBeforeItsEnd()
    {
        hp::runtime::ManualClock clock(start);
        const QByteArray claims = QByteArray("{\"exp\":1768046460}").toBase64(); // start + 1 min
        IdTokenCredentials credentials("me", "x." + claims.toStdString() + ".y", {}, clock);
        clock.advance(50s - 1us);
        QVERIFY(bool(ask(credentials)));
        QVERIFY(credentials.state().expires == start + 1min);
        clock.advance(1us);
        const auto answer = ask(credentials);
        QCOMPARE(
            answer.error().message,
            std::string("the id-token of user 'me' expired at 2026-01-10T12:01:00Z; any kubectl "
                        "command renews it"));
        QVERIFY(credentials.state().givenUp);
        IdTokenCredentials none("me", "", {}, clock);
        QCOMPARE(ask(none).error().message,
                 std::string("the auth-provider of user 'me' has no id-token; any kubectl command "
                             "renews it"));
    }

    void generationsGrowOverAnExchange()
    {
        SwitchedCredentials credentials(tokenOf("a"));
        QCOMPARE(ask(credentials)->generation, std::uint64_t(1));
        credentials.exchange(tokenOf("b"));
        const auto second = ask(credentials);
        QCOMPARE(second->authorization, std::string("b"));
        QCOMPARE(second->generation, std::uint64_t(2));
        credentials.exchange(tokenOf("c"));
        QCOMPARE(ask(credentials)->generation, std::uint64_t(3));
    }

    void aRefusalReachesOnlyThoseWhoGaveIt()
    {
        SwitchedCredentials credentials(tokenOf("a"));
        QVERIFY(bool(ask(credentials)));
        auto slow = std::make_unique<SlowCredentials>();
        SlowCredentials *const inner = slow.get();
        credentials.exchange(std::move(slow));
        credentials.refused(1);
        QCOMPARE(inner->refusedGeneration, std::uint64_t(0));
        credentials.refused(3);
        QCOMPARE(inner->refusedGeneration, std::uint64_t(2));
    }

    void whoWaitsIsAnsweredOnceByTheNewOnes()
    {
        auto slow = std::make_unique<SlowCredentials>();
        SlowCredentials *const inner = slow.get();
        SwitchedCredentials credentials(std::move(slow));
        int answers = 0;
        credentials.current([&answers](const auto &answer) {
            ++answers;
            QCOMPARE(answer->authorization, std::string("b"));
        });
        const auto late = inner->waiting.at(0);
        QCOMPARE(answers, 0);
        credentials.exchange(tokenOf("b"));
        QCOMPARE(answers, 1);
        late(Authentication{"late", {}, {}, 1});
        QCOMPARE(answers, 1);
    }

private:
    [[nodiscard]] QString path() const { return m_dir.filePath(QStringLiteral("token")); }

    void write(const QByteArray &content) const
    {
        QFile file(path());
        if (!file.open(QIODevice::WriteOnly))
            qFatal("the test's folder cannot be written");
        file.write(content);
    }

    std::unique_ptr<TokenFileCredentials> fileCredentials(hp::runtime::ManualClock &clock,
                                                          const std::string &written = {})
    {
        m_journal = std::make_shared<CredentialJournal>(clock);
        return std::make_unique<TokenFileCredentials>(
            path().toStdString(), Authentication{written, {}, {}, 0}, clock, m_journal);
    }

    QTemporaryDir m_dir;
    std::shared_ptr<CredentialJournal> m_journal{};
};

} // namespace tst_usercredentials

HP_TEST(tst_usercredentials, TestUserCredentials)
#include "tst_usercredentials.moc"
