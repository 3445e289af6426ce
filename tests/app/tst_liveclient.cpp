// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlCommands.h"
#include "app/ctl/LiveClient.h"
#include "tests/app/ScriptedBackend.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/proxy/OwnPort.h"
#include "tests/support/runner/Runner.h"

#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

namespace tst_liveclient {

using namespace hp;
using test::ScriptedBackend;

class TestLiveClient : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_backend = std::make_unique<ScriptedBackend>();
        m_options = {};
        m_options.url = m_backend->url();
        m_options.tokenFile = test::tokenFileIn(*m_dir);
        QVERIFY(!m_options.tokenFile.empty());
    }

    void aViewIsAskedForAndItsRowsAreTheAnswer()
    {
        m_backend->answers["subscribe"] = {
            QStringLiteral(R"({"op":"tick","now":"2026-01-10T12:00:00.000000Z"})"),
            QStringLiteral(R"({"op":"from the future","id":"1"})"),
            QStringLiteral(R"({"op":"snapshot","id":"other","rows":{"wrong":1}})"),
            QStringLiteral(R"({"op":"snapshot","id":"1","seq":1,"rows":{"n/a":{"name":"a"}}})")};
        app::LiveClient client;
        const auto opened = client.open(m_options);
        QVERIFY2(opened.has_value(), opened ? "" : opened.error().message.c_str());
        const auto rows = client.view("timeline/2h", {{"object", "n/a"}});
        QVERIFY(rows.has_value());
        QCOMPARE(rows->dump(), std::string(R"({"n/a":{"name":"a"}})"));
        QCOMPARE(client.serverNow(), parseTime("2026-01-10T12:00:00.000000Z"));
        QCOMPARE(m_backend->authorization, QByteArray("Bearer a-token"));
        QCOMPARE(m_backend->received[0]["protocol"].get<int>(), 1);
        QCOMPARE(m_backend->received[1].dump(),
                 std::string(R"({"id":"1","op":"subscribe","options":{"object":"n/a"},)"
                             R"("view":"timeline/2h"})"));
    }

    void aLinkIsPrintedAsABrowserOpensIt()
    {
        const Json answer{
            {"op", "result"},
            {"id", "1"},
            {"outcome", "observed"},
            {"result", {{"url", "/holds?at=x#c0de"}, {"expiresAt", "2026-01-10T12:05:00Z"}}}};
        m_backend->answers["command"] = {QString::fromStdString(answer.dump())};
        m_options.page = "holds";
        m_options.at = "2026-01-10T12:00:00Z";
        app::LiveClient client;
        QVERIFY(client.open(m_options).has_value());
        const auto printed = app::runShareCommand(client, m_options);
        QVERIFY2(printed, printed ? "" : printed.error().message.c_str());
        const std::string place = "http" + m_backend->url().substr(2);
        QCOMPARE(*printed, place + "/holds?at=x#c0de\n");
        QCOMPARE(m_backend->received[1]["command"].get<std::string>(), std::string("token.share"));
        QCOMPARE(m_backend->received[1]["arguments"].dump(),
                 std::string(R"({"at":"2026-01-10T12:00:00Z","page":"holds"})"));
    }

    /// Who watches the receivers by a script looks at the exit code.
    void aTestThatWasNotTakenIsAnErrorInEveryForm_data()
    {
        QTest::addColumn<bool>("isData");
        QTest::addColumn<QString>("error");
        QTest::newRow("all took it, as a text") << false << QString();
        QTest::newRow("all took it, as data") << true << QString();
        QTest::newRow("one did not, as a text") << false << QStringLiteral("no answer");
        QTest::newRow("one did not, as data") << true << QStringLiteral("no answer");
    }
    void aTestThatWasNotTakenIsAnErrorInEveryForm()
    {
        QFETCH(const bool, isData);
        QFETCH(const QString, error);
        const Json receivers = Json::array(
            {Json{{"name", "pager"}}, Json{{"name", "mail"}, {"error", error.toStdString()}}});
        const Json answer{{"op", "result"},
                          {"id", "1"},
                          {"outcome", "observed"},
                          {"result", {{"receivers", receivers}}}};
        m_backend->answers["command"] = {QString::fromStdString(answer.dump())};
        m_options.action = "test";
        m_options.output.format = isData ? app::CtlFormat::Json : app::CtlFormat::Text;
        app::LiveClient client;
        QVERIFY(client.open(m_options).has_value());
        const auto printed = app::runNotifyCommand(client, m_options);
        QCOMPARE(printed ? QString() : QString::fromStdString(printed.error().message),
                 error.isEmpty() ? QString() : QStringLiteral("mail: no answer"));
    }

    void theTimeIsTheBackendsNotOurs()
    {
        m_backend->answers["subscribe"] = {QStringLiteral(
            R"({"op":"snapshot","id":"1","at":"2031-05-01T00:00:00.000000Z","rows":{}})")};
        app::LiveClient client;
        QVERIFY(client.open(m_options).has_value());
        QVERIFY(client.view("fleet", Json::object()).has_value());
        QCOMPARE(client.serverNow(), parseTime("2031-05-01T00:00:00.000000Z"));
    }

    void aPingIsAnswered()
    {
        m_backend->answers["subscribe"] = {QStringLiteral(R"({"op":"ping"})")};
        m_backend->answers["pong"] = {QStringLiteral(R"({"op":"snapshot","id":"1","rows":{}})")};
        app::LiveClient client;
        QVERIFY(client.open(m_options).has_value());
        QVERIFY(client.view("fleet", Json::object()).has_value());
    }

    /// A backup may take an hour, and its backend may be one that takes connections and is stuck.
    void connectingIsNotWaitedForAsLongAsAnAnswer_data()
    {
        QTest::addColumn<bool>("upgrades");
        QTest::newRow("it says nothing at all") << false;
        QTest::newRow("it says no welcome") << true;
    }
    void connectingIsNotWaitedForAsLongAsAnAnswer()
    {
        QFETCH(const bool, upgrades);
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        m_backend->answers.clear();
        if (!upgrades)
            m_options.url = "ws://127.0.0.1:" + std::to_string(silent.serverPort());
        app::LiveClient client(
            std::chrono::hours(1), std::chrono::hours(1), std::chrono::milliseconds(300));
        const auto opened = client.open(m_options);
        QVERIFY(!opened);
        const QString message = QString::fromStdString(opened.error().message);
        QVERIFY2(message.contains(QStringLiteral("no answer")), qPrintable(message));
    }

    void whatGoesWrongIsOneSentence_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("sentence");
        const auto row =
            [](const char *name, const char *answer, ErrorCode code, const char *text) {
                QTest::newRow(name) << QString::fromLatin1(answer) << static_cast<int>(code)
                                    << QString::fromLatin1(text);
            };
        row("the view is refused",
            R"({"op":"error","id":"1","message":"there is no such view"})",
            ErrorCode::Refused,
            "there is no such view");
        row("the backend says goodbye",
            R"({"op":"goodbye","reason":"it stops"})",
            ErrorCode::Refused,
            "the backend closed: it stops");
        row("the connection breaks", "", ErrorCode::Unreachable, "was lost");
        row("the answer has no rows",
            R"({"op":"snapshot","id":"1"})",
            ErrorCode::Internal,
            "a view without rows");
        row("the answer has rows of another shape",
            R"({"op":"snapshot","id":"1","rows":[1]})",
            ErrorCode::Internal,
            "a view without rows");
        row("members have other types",
            R"({"op":1,"id":{},"now":3})",
            ErrorCode::TimedOut,
            "no answer");
        row("the answer is not JSON", R"({"op":)", ErrorCode::TimedOut, "no answer");
    }
    void whatGoesWrongIsOneSentence()
    {
        QFETCH(const QString, answer);
        QFETCH(const int, code);
        QFETCH(const QString, sentence);
        m_backend->answers["subscribe"] = {answer};
        const bool late = code == static_cast<int>(ErrorCode::TimedOut);
        // The limit is that of opening, too, which a busy machine may miss.
        std::optional<app::LiveClient> client;
        QVERIFY(hp::tests::waitFor([&] {
            client.emplace(std::chrono::milliseconds(late ? 300 : testTimeout));
            return client->open(m_options).has_value();
        }));
        const auto rows = client->view("fleet", Json::object());
        QVERIFY(!rows);
        QCOMPARE(static_cast<int>(rows.error().code), code);
        const QString message = QString::fromStdString(rows.error().message);
        QVERIFY2(message.contains(sentence), qPrintable(message));
    }

    void aResultThatIsNoObjectIsOneSentence_data()
    {
        QTest::addColumn<QString>("result");
        for (const char *result : {"null", "[1,2]", "\"x\"", "7"})
            QTest::newRow(result) << QString::fromLatin1(result);
    }
    void aResultThatIsNoObjectIsOneSentence()
    {
        QFETCH(const QString, result);
        m_backend->answers["command"] = {
            QStringLiteral(R"({"op":"result","id":"1","outcome":"observed","result":%1})")
                .arg(result)};
        app::LiveClient client{std::chrono::milliseconds(testTimeout)};
        QVERIFY(client.open(m_options).has_value());
        const auto answer = client.command("notify.status", Json::object());
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, ErrorCode::Internal);
        QVERIFY(answer.error().message.ends_with("sent a result that is no object"));
    }

    /// Its connection may look open for a quarter of an hour.
    void aSilentLineIsDead()
    {
        m_backend->answers["subscribe"] = {QStringLiteral(
            R"({"op":"snapshot","id":"1","at":"2031-05-01T00:00:00.000000Z","rows":{}})")};
        app::LiveClient client(std::chrono::milliseconds(testTimeout),
                               std::chrono::milliseconds(1));
        QVERIFY(client.open(m_options).has_value());
        QVERIFY(client.follow("fleet", Json::object()).has_value());
        const auto changed = client.waitForChange(std::chrono::hours(24));
        QVERIFY(!changed);
        QVERIFY(changed.error().code == ErrorCode::Unreachable);
        QVERIFY2(changed.error().message.find("has been silent for") != std::string::npos,
                 changed.error().message.c_str());
    }

    /// The time that it tells is a sign of life, and no change.
    void whoTellsItsTimeIsNotSilent()
    {
        m_backend->answers["subscribe"] = {
            QStringLiteral(R"({"op":"snapshot","id":"1","rows":{}})"),
            QStringLiteral(R"({"op":"tick","now":"2026-01-10T12:00:00.000000Z"})")};
        app::LiveClient client;
        QVERIFY(client.open(m_options).has_value());
        QVERIFY(client.follow("fleet", Json::object()).has_value());
        const auto changed = client.waitForChange(std::chrono::milliseconds(1));
        QVERIFY2(changed, changed ? "" : changed.error().message.c_str());
        QVERIFY(!*changed);
    }

    void aBackendThatIsNotThereIsNamed()
    {
        const test::OwnPort port; // nobody listens there
        m_options.url = "ws://127.0.0.1:" + std::to_string(port.number());
        app::LiveClient client;
        const auto opened = client.open(m_options);
        QVERIFY(!opened);
        QVERIFY(opened.error().code == ErrorCode::Unreachable);
        QVERIFY(opened.error().message.find(m_options.url) != std::string::npos);
    }

    void aTokenFileThatIsMissingIsNamed()
    {
        m_options.tokenFile += "-gone";
        app::LiveClient client;
        const auto opened = client.open(m_options);
        QVERIFY(!opened);
        QVERIFY(opened.error().message.find(m_options.tokenFile) != std::string::npos);
        QVERIFY(m_backend->received.empty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<ScriptedBackend> m_backend;
    app::CtlOptions m_options;
};

} // namespace tst_liveclient

HP_TEST(tst_liveclient, TestLiveClient)
#include "tst_liveclient.moc"
