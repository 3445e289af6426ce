// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlCommands.h"
#include "tests/app/CommandLines.h"
#include "tests/app/ScriptedBackend.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_wallcommand {

using namespace hp;
using namespace hp::app;

namespace {

Result<WallOptions> parsedWall(const QString &line)
{
    return test::parsedAs<parseWallOptions>(test::wordsOf(line), {"d"});
}

} // namespace

/// Screens on walls, from a command line: what is asked of the backend, and how it is said.
class TestWallCommand : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_backend = std::make_unique<test::ScriptedBackend>();
        m_rows = Json::object();
        m_answer = Json::object();
        m_refusal.clear();
        m_backend->reply = [this](const Json &frame) -> QStringList {
            const auto said = [](const Json &answer) {
                return QStringList{QString::fromStdString(answer.dump())};
            };
            if (frame["op"] == "hello")
                return said({{"op", "welcome"}, {"protocol", 1}});
            if (frame["op"] == "subscribe")
                return said({{"op", "snapshot"},
                             {"id", frame["id"]},
                             {"at", "2026-03-06T12:00:00.000000Z"},
                             {"rows", m_rows}});
            if (frame["op"] != "command")
                return {};
            Json result{{"op", "result"}, {"id", frame["id"]}, {"outcome", "observed"}};
            if (m_refusal.empty())
                result["result"] = m_answer;
            else
                result.update(
                    {{"outcome", "refused"}, {"code", "NotFound"}, {"message", m_refusal}});
            return said(result);
        };
    }

    void wordsAreUnderstood()
    {
        QVERIFY(parsedWall(QStringLiteral("wall"))->verb == WallVerb::List);
        const auto approve =
            parsedWall(QStringLiteral("wall approve k7q-f2m --name wall-noc -o json"));
        QVERIFY(approve && approve->verb == WallVerb::Approve && approve->backend.output.isData());
        QCOMPARE(approve->code, std::string("k7q-f2m"));
        QCOMPARE(approve->name, std::string("wall-noc"));
        QCOMPARE(approve->backend.dataDir, std::string("d"));
        QVERIFY2(approve->backend.changesSomething(), "it takes the token of an operator");
        QCOMPARE(parsedWall(QStringLiteral("wall deny K7QF2M"))->code, std::string("K7QF2M"));
        const auto rename = parsedWall(QStringLiteral("wall rename wall-a wall-b"));
        QVERIFY(rename && rename->name == "wall-a" && rename->to == "wall-b");
        QCOMPARE(parsedWall(QStringLiteral("wall revoke wall-a"))->name, std::string("wall-a"));
    }

    void wrongUsageIsOneSentence_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, const char *line, const char *sentence) {
            QTest::newRow(name) << QString::fromLatin1(line) << QString::fromLatin1(sentence);
        };
        row("another verb",
            "wall pair",
            "wall: 'pair' is not one of list, approve, deny, rename, revoke");
        row("no code", "wall approve", "wall approve needs the code that the screen shows");
        row("no name", "wall revoke", "wall revoke needs the name of a screen, as listed by list");
        row("no new name",
            "wall rename a",
            "wall rename needs the name that the screen is to have");
        row("too much", "wall approve K7Q F2M", "'F2M' is one word too many");
        row("a list of something", "wall list a", "'a' is one word too many");
        row("a name elsewhere", "wall revoke a --name b", "--name is for wall approve");
        row("an unknown option", "wall approve A --force", "--force is for crds apply");
        row("a value that is missing", "wall approve A --name", "--name needs a value");
        row("a format that is none", "wall -o md", "-o md is for timeline");
        row("no token", "wall --connect wss://a", "--connect needs --token-file");
    }
    void wrongUsageIsOneSentence()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, sentence);
        const auto options = parsedWall(line);
        QVERIFY(!options);
        QCOMPARE(QString::fromStdString(options.error().message), sentence);
    }

    void whatIsAskedIsSaid_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("command");
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("printed");
        QTest::newRow("a screen is paired")
            << "wall approve K7QF2M --name wall-noc"
            << "wall.approve"
            << R"({"code":"K7QF2M","name":"wall-noc"})"
            << R"({"name":"wall-noc","from":"10.0.0.7"})"
            << "the screen at 10.0.0.7 is paired as wall-noc when it connects\n";
        QTest::newRow("without a name")
            << "wall approve K7QF2M"
            << "wall.approve"
            << R"({"code":"K7QF2M","name":""})"
            << R"({"name":"wall-k7qf2m","from":"10.0.0.7"})"
            << "the screen at 10.0.0.7 is paired as wall-k7qf2m when it connects\n";
        QTest::newRow("a screen is denied") << "wall deny K7QF2M"
                                            << "wall.deny"
                                            << R"({"code":"K7QF2M"})"
                                            << R"({"from":"10.0.0.7"})"
                                            << "the screen at 10.0.0.7 was denied\n";
        QTest::newRow("a screen is renamed") << "wall rename wall-a wall-b"
                                             << "wall.rename"
                                             << R"({"name":"wall-a","to":"wall-b"})"
                                             << R"({"name":"wall-b"})"
                                             << "wall-a is called wall-b now\n";
        QTest::newRow("a screen is revoked") << "wall revoke wall-a"
                                             << "wall.revoke"
                                             << R"({"name":"wall-a"})"
                                             << R"({"name":"wall-a"})"
                                             << "the token of wall-a is no longer valid\n";
        QTest::newRow("for a script") << "wall revoke wall-a -o json"
                                      << "wall.revoke"
                                      << R"({"name":"wall-a"})"
                                      << R"({"name":"wall-a"})"
                                      << "{\n  \"name\": \"wall-a\"\n}\n";
    }
    void whatIsAskedIsSaid()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, command);
        QFETCH(const QString, arguments);
        QFETCH(const QString, answer);
        QFETCH(const QString, printed);
        m_answer = Json::parse(answer.toStdString());
        const auto text = ran(line);
        QVERIFY2(text, text ? "" : text.error().message.c_str());
        QCOMPARE(QString::fromStdString(*text), printed);
        QCOMPARE(QString::fromStdString(m_backend->received.back()["command"].get<std::string>()),
                 command);
        QCOMPARE(QString::fromStdString(m_backend->received.back()["arguments"].dump()), arguments);
    }

    void whatTheBackendRefusesIsSaid()
    {
        m_refusal = "no screen shows that code: check it on the screen";
        for (const char *line :
             {"wall approve A", "wall deny A", "wall rename a b", "wall revoke a"}) {
            const auto text = ran(QString::fromLatin1(line));
            QVERIFY(!text);
            QCOMPARE(text.error().message, m_refusal);
        }
    }

    void screensAreListed()
    {
        m_rows = Json::parse(R"({
            "request/1": {"from": "10.0.0.9", "since": "2026-03-06T11:58:00Z",
                          "expiresAt": "2026-03-06T12:08:00Z", "name": "", "approvedBy": ""},
            "request/2": {"from": "10.0.0.8", "since": "2026-03-06T11:59:30Z",
                          "expiresAt": "2026-03-06T12:09:30Z", "name": "wall-x", "approvedBy": "ada"},
            "wall/wall-a": {"name": "wall-a", "from": "10.0.0.7", "approvedBy": "ada",
                            "pairedAt": "2026-03-01T12:00:00Z",
                            "lastSeen": "2026-03-06T11:00:00.000000Z", "connected": true},
            "wall/wall-b": {"name": "wall-b", "from": "10.0.0.6", "approvedBy": "bert",
                            "pairedAt": "2026-03-01T12:00:00Z",
                            "lastSeen": "2026-03-06T11:00:00.000000Z", "connected": false},
            "wall/wall-c": {"name": "wall-c", "from": "10.0.0.5", "approvedBy": "bert",
                            "pairedAt": "", "lastSeen": "", "connected": false}})");
        const auto text = ran(QStringLiteral("wall list"));
        QVERIFY2(text, text ? "" : text.error().message.c_str());
        QStringList lines;
        for (const QString &line : QString::fromStdString(*text).split(u'\n', Qt::SkipEmptyParts))
            lines << line.simplified();
        QCOMPARE(
            lines,
            QStringList(
                {QStringLiteral("NAME FROM APPROVED BY PAIRED LAST SEEN"),
                 QStringLiteral("wall-a 10.0.0.7 ada 2026-03-01T12:00:00Z connected"),
                 QStringLiteral("wall-b 10.0.0.6 bert 2026-03-01T12:00:00Z 1h0m0s ago"),
                 QStringLiteral("wall-c 10.0.0.5 bert - -"),
                 QStringLiteral("a screen at 10.0.0.9 has been waiting for 2m0s; its code "
                                "stands on it"),
                 QStringLiteral("a screen at 10.0.0.8 has been waiting for 30s, was approved as "
                                "wall-x by ada and has not connected yet")}));
        m_rows = Json::object();
        QCOMPARE(*ran(QStringLiteral("wall")), std::string("no screen is paired\n"));
    }

private:
    Result<std::string> ran(const QString &line)
    {
        auto options = parsedWall(line);
        if (!options)
            return unexpected(options.error());
        options->backend.url = m_backend->url();
        options->backend.tokenFile = test::tokenFileIn(*m_dir);
        return runWallCommand(*options);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<test::ScriptedBackend> m_backend;
    Json m_rows; ///< of the view
    Json m_answer; ///< to every command
    std::string m_refusal;
};

} // namespace tst_wallcommand

HP_TEST(tst_wallcommand, TestWallCommand)
#include "tst_wallcommand.moc"
