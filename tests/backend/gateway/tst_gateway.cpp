// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/Gateway.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QNetworkRequest>
#include <QSignalSpy>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

namespace tst_gateway {

using namespace hp;

namespace {

/// Views with rows that the test changes.
class ScriptedViews final : public gateway::ViewSource
{
public:
    Result<std::shared_ptr<gateway::View>> open(const std::string &name,
                                                const Json & /*options*/) override
    {
        if (name == "machine/n/a")
            return machine;
        if (name == "overrides")
            return overrides;
        if (name != "fleet")
            return unexpected(ErrorCode::NotFound, "there is no view named '" + name + "'");
        fleet->flush(*parseTime("2026-01-10T12:00:00Z"));
        return fleet;
    }
    bool prepare(const std::string & /*name*/, const Json & /*options*/) override
    {
        if (pieces == 0)
            return false;
        --pieces;
        return true;
    }
    void refresh(TimePoint now) override
    {
        fleet->flush(now);
        machine->flush(now);
        overrides->flush(now);
    }

    std::shared_ptr<gateway::View> fleet = std::make_shared<gateway::View>();
    std::shared_ptr<gateway::View> machine = std::make_shared<gateway::View>();
    std::shared_ptr<gateway::View> overrides = std::make_shared<gateway::View>();
    int pieces = 0; ///< that what is opened next needs
};

/// Knows one command and tells what it was given.
class ScriptedCommands final : public gateway::Commands
{
public:
    Result<Json>
    run(const std::string &command, const Json &arguments, const gateway::Caller &caller) override
    {
        ++asked;
        if (command != "alarm.acknowledge")
            return unexpected(ErrorCode::NotFound, "there is no command '" + command + "'");
        return Json{{"command", command}, {"key", arguments.value("key", "")}, {"by", caller.name}};
    }

    int asked = 0;
};

/// A client that remembers every frame but ticks. A ping is answered and not remembered, unless a
/// test says otherwise.
class Client : public QObject
{
public:
    Client(std::uint16_t port,
           const std::string &secret,
           const char *roles = "viewer,operator",
           const QByteArray &name = "alice",
           const QByteArray &token = {})
    {
        connect(&socket, &QWebSocket::textMessageReceived, this, [this](const QString &text) {
            Json frame = Json::parse(text.toStdString());
            if (frame["op"] == "ping" && answersPings)
                send({{"op", "pong"}});
            else if (frame["op"] != "tick")
                frames.push_back(std::move(frame));
        });
        QNetworkRequest request(QUrl(QStringLiteral("ws://127.0.0.1:%1/live").arg(port)));
        request.setRawHeader("X-Holdpoint-Secret", QByteArray::fromStdString(secret));
        request.setRawHeader("X-Holdpoint-Identity", name);
        request.setRawHeader("X-Holdpoint-Roles", roles);
        if (!token.isEmpty())
            request.setRawHeader("X-Holdpoint-Token", token);
        socket.open(request);
    }

    void send(const Json &frame) { socket.sendTextMessage(QString::fromStdString(frame.dump())); }
    bool waitFor(std::size_t count)
    {
        return hp::tests::waitFor([&] { return frames.size() >= count; });
    }
    bool connected()
    {
        return hp::tests::waitFor(
            [&] { return socket.state() == QAbstractSocket::ConnectedState; });
    }

    QWebSocket socket;
    std::vector<Json> frames;
    bool answersPings = true;
};

const Json hello{{"op", "hello"}, {"protocol", 1}, {"client", "test"}};
const Json subscribe{{"op", "subscribe"}, {"id", "f"}, {"view", "fleet"}};

} // namespace

class TestGateway : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_clock = std::make_unique<runtime::ManualClock>(*parseTime("2026-01-10T12:00:00Z"));
        m_views = std::make_unique<ScriptedViews>();
        m_gateway = std::make_unique<gateway::Gateway>(
            *m_clock,
            *m_views,
            gateway::ServerInfo{"9", "lab", live::Mode::Embedded, 1.0, {}, {}, {}});
        m_gateway->setCommands(&m_commands);
        m_gateway->judgeTokensBy(
            [](const std::string &hash) { return http::isGood(hash, {"a2"}); });
        m_gateway->setPingInterval(std::chrono::hours(24)); // who is pinged here is a row's matter
        QVERIFY(bool(m_gateway->start()));
    }
    void cleanup()
    {
        m_gateway.reset();
        m_views.reset();
    }

    void withoutTheSecretThereIsNoConversation()
    {
        Client client(m_gateway->port(), "guess");
        QVERIFY(hp::tests::waitFor(
            [&] { return client.socket.state() == QAbstractSocket::UnconnectedState; }));
        QVERIFY(client.frames.empty());
    }

    void oneIdentityDoesNotTakeAllPlaces()
    {
        std::vector<std::unique_ptr<Client>> clients;
        for (std::size_t i = 0; i < gateway::maxClientsOfIdentity; ++i) {
            clients.push_back(std::make_unique<Client>(m_gateway->port(), m_gateway->secret()));
            // Whoever says nothing is sent away, and its place is free again.
            connect(&clients.back()->socket,
                    &QWebSocket::connected,
                    clients.back().get(),
                    [client = clients.back().get()] { client->send(hello); });
        }
        QVERIFY(QTest::qWaitFor(
            [&] { return m_gateway->clients() == gateway::maxClientsOfIdentity; }, testTimeout));
        Client more(m_gateway->port(), m_gateway->secret());
        QVERIFY(more.waitFor(1));
        QCOMPARE(QString::fromStdString(more.frames[0]["op"]), QStringLiteral("goodbye"));
        QCOMPARE(QString::fromStdString(more.frames[0]["reason"]),
                 QStringLiteral("alice already has 100 connections"));
        Client other(m_gateway->port(), m_gateway->secret(), "viewer,operator", "bob");
        QVERIFY(other.connected());
        other.send(hello);
        QVERIFY(other.waitFor(1));
        QCOMPARE(QString::fromStdString(other.frames[0]["op"]), QStringLiteral("welcome"));
    }

    void afterAGoodbyeNothingIsDone()
    {
        Client client(m_gateway->port(), m_gateway->secret(), "viewer,operator", "alice", "a1");
        QVERIFY(client.connected());
        client.send(hello);
        QVERIFY(client.waitFor(1));
        m_gateway->endAllBut({});
        m_gateway->endAllBut({}); // as it is said twice a second, until the client has left
        client.send(subscribe);
        client.send({{"op", "command"}, {"id", "c"}, {"command", "alarm.acknowledge"}});
        QVERIFY(hp::tests::waitFor(
            [&] { return client.socket.state() == QAbstractSocket::UnconnectedState; }));
        QCOMPARE(client.frames.size(), std::size_t(2));
        QCOMPARE(QString::fromStdString(client.frames[1]["op"]), QStringLiteral("goodbye"));
    }

    /// A token that ends takes along what was opened with it, whoever has another by the same name.
    void whatAnEndedTokenOpenedEnds_data()
    {
        QTest::addColumn<QByteArray>("token");
        QTest::addColumn<bool>("stays");
        QTest::newRow("with a token that is good") << QByteArray("a2") << true;
        QTest::newRow("with one that ended") << QByteArray("a1") << false;
        QTest::newRow("with a certificate") << QByteArray() << true;
    }
    void whatAnEndedTokenOpenedEnds()
    {
        QFETCH(const QByteArray, token);
        QFETCH(const bool, stays);
        Client client(m_gateway->port(), m_gateway->secret(), "viewer", "alice", token);
        QVERIFY(client.connected());
        client.send(hello);
        QVERIFY(client.waitFor(1));
        m_gateway->endAllBut({"a2", "b1"});
        client.send(subscribe);
        QVERIFY(client.waitFor(2));
        QCOMPARE(QString::fromStdString(client.frames[1]["op"]),
                 stays ? QStringLiteral("snapshot") : QStringLiteral("goodbye"));
    }

    /// Nobody looked since it ended, as within half a second of another program's doing.
    void aCommandIsOfAGoodTokenOrOfNobody_data()
    {
        QTest::addColumn<QByteArray>("token");
        QTest::addColumn<QString>("op");
        QTest::newRow("with a token that is good") << QByteArray("a2") << "result";
        QTest::newRow("with one that ended") << QByteArray("a1") << "goodbye";
        QTest::newRow("with a certificate") << QByteArray() << "result";
    }
    void aCommandIsOfAGoodTokenOrOfNobody()
    {
        QFETCH(const QByteArray, token);
        QFETCH(const QString, op);
        Client client(m_gateway->port(), m_gateway->secret(), "viewer,operator", "alice", token);
        QVERIFY(client.connected());
        client.send(hello);
        QVERIFY(client.waitFor(1));
        client.send({{"op", "command"}, {"id", "c"}, {"command", "alarm.acknowledge"}});
        QVERIFY(client.waitFor(2));
        QCOMPARE(QString::fromStdString(client.frames[1]["op"]), op);
    }

    /// A connection that was lost keeps its place for a while, but not longer than its token.
    void whatAnEndedTokenLeftIsNotGoneOnWith()
    {
        std::string session;
        {
            Client first(m_gateway->port(), m_gateway->secret(), "viewer", "alice", "a1");
            QVERIFY(first.connected());
            first.send(hello);
            first.send(subscribe);
            QVERIFY(first.waitFor(2));
            session = first.frames[0]["session"].get<std::string>();
        }
        QVERIFY(hp::tests::waitFor([&] { return m_gateway->clients() == 0; }));
        m_gateway->endAllBut({"a2"});
        Client second(m_gateway->port(), m_gateway->secret(), "viewer", "alice", "a2");
        QVERIFY(second.connected());
        Json back = hello;
        back["resume"] = {{"session", session}, {"views", {{"f", 1}}}};
        second.send(back);
        QVERIFY(second.waitFor(1));
        QCOMPARE(second.frames[0]["resumed"].get<bool>(), false);
    }

    /// The same token is no more than a wall's over the other listener.
    void aWallDoesNotGoOnWithTheViewsOfAPerson()
    {
        Json back = hello;
        {
            Client person(m_gateway->port(), m_gateway->secret(), "operator");
            QVERIFY(person.connected());
            person.send(hello);
            person.send(subscribe);
            QVERIFY(person.waitFor(2));
            back["resume"] = {{"session", person.frames[0]["session"]},
                              {"views", {{"f", person.frames[1]["seq"]}}}};
        }
        QVERIFY(hp::tests::waitFor([&] { return m_gateway->clients() == 0; }));
        Client wall(m_gateway->port(), m_gateway->secret(), "wall");
        QVERIFY(wall.connected());
        wall.send(back);
        QVERIFY(wall.waitFor(1));
        QCOMPARE(wall.frames[0]["resumed"].get<bool>(), false);
    }

    /// A token that has other roles by now ends what it opened in the very look.
    void aCommandOfOtherRolesIsNotDone()
    {
        m_gateway->judgeTokensBy([this](const std::string &) {
            m_gateway->endAllBut({});
            return true; // it is good all the same
        });
        const int before = m_commands.asked;
        Client client(m_gateway->port(), m_gateway->secret(), "operator", "alice", "a1");
        QVERIFY(client.connected());
        client.send(hello);
        client.send({{"op", "command"}, {"id", "c"}, {"command", "alarm.acknowledge"}});
        QVERIFY(hp::tests::waitFor(
            [&] { return client.socket.state() == QAbstractSocket::UnconnectedState; }));
        QCOMPARE(client.frames.size(), std::size_t(2));
        QCOMPARE(client.frames[1]["op"].get<std::string>(), std::string("goodbye"));
        QCOMPARE(m_commands.asked, before);
    }

    /// Each asks the API server.
    void whoHasTheClusterTriedAgainIsPacedAsCommandsAre()
    {
        std::size_t tried = 0;
        m_gateway->onRetry([&tried] { ++tried; });
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(hello);
        QVERIFY(client.waitFor(1));
        std::size_t sent = 0;
        const auto refused = [&client] { return client.frames.size() - 1; };
        for (int round = 0; round < 20 && refused() == 0; ++round) {
            for (int i = 0; i <= static_cast<int>(gateway::commandBurst); ++i, ++sent)
                client.send({{"op", "retry"}});
            QVERIFY(hp::tests::waitFor([&] { return tried + refused() >= sent; }));
        }
        QVERIFY2(refused() > 0, "it was asked as fast as the client sent");
        QCOMPARE(client.frames[1]["op"].get<std::string>(), std::string("error"));
        QCOMPARE(client.frames[1]["code"].get<std::string>(), std::string("Refused"));
        QVERIFY(tried >= static_cast<std::size_t>(gateway::commandBurst));
    }

    /// Whoever writes it so would have the thread to themselves else.
    void whatASubscriptionNeedsIsMadeInPieces_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("as everybody writes it")
            << QStringLiteral(R"({"op":"subscribe","id":"f","view":"fleet"})");
        QTest::newRow("with an escape in it")
            << QString::fromLatin1(R"({"op":"\u0073ubscribe","id":"f","view":"fleet"})");
    }
    void whatASubscriptionNeedsIsMadeInPieces()
    {
        QFETCH(const QString, text);
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(hello);
        QVERIFY(client.waitFor(1));
        m_views->pieces = 3;
        client.socket.sendTextMessage(text);
        QVERIFY(client.waitFor(2));
        QCOMPARE(client.frames[1]["op"].get<std::string>(), std::string("snapshot"));
        QCOMPARE(m_views->pieces, 0);
    }

    void whoIsConnectedWithATokenIsNamed()
    {
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(hello);
        QVERIFY(client.waitFor(1));
        QCOMPARE(m_gateway->connectedByToken(), std::set<std::string>{"alice"});
    }

    /// Its token is good, so that it comes back; the words of a lost token would send it away.
    void whoIsRenamedIsSentToComeBack()
    {
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(hello);
        QVERIFY(client.waitFor(1));
        QVERIFY(m_gateway->isConnected("alice"));
        QVERIFY(!m_gateway->isConnected("bob"));
        m_gateway->renamed("alice", "wall-lobby");
        QVERIFY(client.waitFor(2));
        QVERIFY(hp::tests::waitFor([&] { return !m_gateway->isConnected("alice"); }));
        QCOMPARE(client.frames[1]["reason"].get<std::string>(),
                 std::string("this screen is called wall-lobby now"));
        QCOMPARE(client.frames[1]["reasonMessage"]["id"].get<std::string>(),
                 std::string("screenHasAnotherName"));
    }

    void aViewOfOperatorsIsForThem_data()
    {
        QTest::addColumn<QByteArray>("roles");
        QTest::addColumn<bool>("may");
        QTest::newRow("an operator") << QByteArray("viewer,operator") << true;
        QTest::newRow("an administrator") << QByteArray("admin") << true;
        QTest::newRow("an approver") << QByteArray("approver") << false;
        QTest::newRow("a viewer") << QByteArray("viewer") << false;
        QTest::newRow("an operator on a wall") << QByteArray("operator,wall") << false;
    }
    void aViewOfOperatorsIsForThem()
    {
        QFETCH(const QByteArray, roles);
        QFETCH(const bool, may);
        m_views->machine->setAudience(gateway::Audience::Operators);
        Client client(m_gateway->port(), m_gateway->secret(), roles.constData());
        QVERIFY(client.connected());
        client.send(hello);
        client.send({{"op", "subscribe"}, {"id", "m"}, {"view", "machine/n/a"}});
        QVERIFY(client.waitFor(2));
        QCOMPARE(client.frames[1]["op"].get<std::string>(),
                 std::string(may ? "snapshot" : "error"));
    }

    /// What hangs where everybody passes by shows no object as it is written.
    void aWallSeesNoObjectAsItIsWritten()
    {
        m_views->machine->set("machine", R"({"name":"a"})");
        m_views->machine->set("yaml", R"({"text":"secret: yes"})");
        m_views->machine->flush(m_clock->now());
        Client person(m_gateway->port(), m_gateway->secret());
        Client wall(m_gateway->port(), m_gateway->secret(), "wall");
        for (Client *client : {&person, &wall}) {
            QVERIFY(client->connected());
            client->send(hello);
            client->send({{"op", "subscribe"}, {"id", "m"}, {"view", "machine/n/a"}});
            QVERIFY(client->waitFor(2));
        }
        QVERIFY(person.frames[1]["rows"].contains("yaml"));
        QCOMPARE(wall.frames[1]["rows"].dump(), std::string(R"({"machine":{"name":"a"}})"));
        m_views->machine->set("machine", R"({"name":"b"})");
        m_views->machine->set("yaml", R"({"text":"secret: no"})");
        QVERIFY(wall.waitFor(3));
        QCOMPARE(wall.frames[2]["op"].get<std::string>(), std::string("delta"));
        QCOMPARE(wall.frames[2]["set"].dump(), std::string(R"({"machine":{"name":"b"}})"));
        QCOMPARE(wall.frames[2]["seq"].get<int>(), person.frames[1]["seq"].get<int>() + 1);
        QVERIFY(person.waitFor(3));
        QVERIFY(person.frames[2]["set"].contains("yaml"));
    }

    void aWallSeesOfAnOverrideWhatItDoesAndNoPatch()
    {
        m_views->overrides->set(
            "o1", R"({"digits":"4821","kubectl":"kubectl patch x","patch":"[]","verb":"Detach"})");
        m_views->overrides->flush(m_clock->now());
        Client person(m_gateway->port(), m_gateway->secret());
        Client wall(m_gateway->port(), m_gateway->secret(), "wall");
        for (Client *client : {&person, &wall}) {
            QVERIFY(client->connected());
            client->send(hello);
            client->send({{"op", "subscribe"}, {"id", "o"}, {"view", "overrides"}});
            QVERIFY(client->waitFor(2));
        }
        QCOMPARE(person.frames[1]["rows"]["o1"]["digits"].get<std::string>(), std::string("4821"));
        QCOMPARE(wall.frames[1]["rows"].dump(),
                 std::string(R"({"o1":{"digits":"","kubectl":"","patch":"","verb":"Detach"}})"));
        m_views->overrides->set("o2", R"({"digits":"17","kubectl":"kubectl","patch":"{}"})");
        QVERIFY(wall.waitFor(3));
        QCOMPARE(wall.frames[2]["set"].dump(),
                 std::string(R"({"o2":{"digits":"","kubectl":"","patch":""}})"));
    }

    void whoHasLeftIsNotPresent()
    {
        auto client = std::make_unique<Client>(m_gateway->port(), m_gateway->secret());
        QVERIFY(client->connected());
        client->send(hello);
        QVERIFY(client->waitFor(1));
        const auto session = client->frames[0]["session"].get<std::string>();
        QVERIFY(m_gateway->isPresent("alice", session));
        QVERIFY(!m_gateway->isPresent("bert", session));
        QVERIFY(!m_gateway->isPresent("alice", "another"));
        client.reset();
        QVERIFY(hp::tests::waitFor([&] { return m_gateway->clients() == 0; }));
        QVERIFY(!m_gateway->isPresent("alice", session));
        // Who comes back is the same, also where the views could not go on.
        Client again(m_gateway->port(), m_gateway->secret());
        QVERIFY(again.connected());
        Json back = hello;
        back["resume"] = {{"session", session}, {"views", {{"gone", 1}}}};
        again.send(back);
        QVERIFY(again.waitFor(1));
        QCOMPARE(again.frames[0]["resumed"].get<bool>(), false);
        QVERIFY(m_gateway->isPresent("alice", session));
    }

    void theFirstFrameMustBeHello()
    {
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(subscribe);
        QVERIFY(client.waitFor(1));
        QCOMPARE(QString::fromStdString(client.frames[0]["op"]), QStringLiteral("goodbye"));
    }

    /// Its answer would be the first frame, and that must be hello.
    void nobodyIsPingedBeforeItsHello()
    {
        Client client(m_gateway->port(), m_gateway->secret());
        client.answersPings = false;
        QVERIFY(client.connected());
        QVERIFY(hp::tests::waitFor([&] { return m_gateway->clients() == 1; }));
        m_gateway->ping();
        client.send(hello);
        QVERIFY(client.waitFor(1));
        QCOMPARE(QString::fromStdString(client.frames[0]["op"]), QStringLiteral("welcome"));
    }

    void whoDoesNotAnswerAPingIsClosed()
    {
        Client client(m_gateway->port(), m_gateway->secret());
        client.answersPings = false;
        QVERIFY(client.connected());
        client.send(hello);
        QVERIFY(client.waitFor(1));
        m_gateway->ping();
        QVERIFY(client.waitFor(2));
        QCOMPARE(QString::fromStdString(client.frames[1]["op"]), QStringLiteral("ping"));
        client.send({{"op", "pong"}});
        client.send(subscribe);
        QVERIFY(client.waitFor(3));
        m_gateway->ping();
        m_gateway->ping();
        QVERIFY(client.waitFor(5));
        QCOMPARE(QString::fromStdString(client.frames[3]["op"]), QStringLiteral("ping"));
        QCOMPARE(QString::fromStdString(client.frames[4]["op"]), QStringLiteral("goodbye"));
        QCOMPARE(QString::fromStdString(client.frames[4]["reason"]),
                 QStringLiteral("no answer to ping"));
    }

    /// Behind a large snapshot on a slow line a ping arrives late, and its answer later.
    void whoStillReadsIsNotClosed()
    {
        constexpr qsizetype large = 24 * 1024 * 1024; // more than sockets take by themselves
        constexpr qsizetype step = 8 * 1024 * 1024;
        m_views->fleet->set("n/a", R"({"name":")" + std::string(std::size_t(large), 'x') + R"("})");
        QTcpSocket slow;
        slow.setReadBufferSize(65536); // what nobody reads stays on the way
        slow.connectToHost(QHostAddress::LocalHost, m_gateway->port());
        slow.write("GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                   "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Holdpoint-Secret: "
                   + QByteArray::fromStdString(m_gateway->secret())
                   + "\r\nX-Holdpoint-Identity: alice\r\nX-Holdpoint-Roles: viewer\r\n\r\n");
        QVERIFY(hp::tests::waitFor([&] { return slow.bytesAvailable() > 0; }));
        for (const Json &frame : {hello, subscribe}) {
            const QByteArray text = QByteArray::fromStdString(frame.dump());
            QVERIFY(text.size() < 126);
            slow.write(QByteArray("\x81") + char(0x80 + text.size()) + QByteArray(4, '\0') + text);
        }
        QVERIFY(hp::tests::waitFor([&] { return slow.bytesAvailable() == 65536; }));
        QByteArray end;
        for (qsizetype read = 0; read < large;) {
            m_gateway->ping();
            qsizetype now = 0;
            QVERIFY(hp::tests::waitFor([&] {
                const QByteArray some = slow.readAll();
                now += some.size();
                end = QByteArray(end + some).right(1024);
                return now >= step || read + now >= large;
            }));
            read += now;
        }
        QVERIFY(!end.contains("goodbye"));
        QCOMPARE(slow.state(), QAbstractSocket::ConnectedState);
        QVERIFY(m_gateway->clients() == 1);
    }

    void aViewOfThePastSaysItsInstant()
    {
        m_views->fleet->set("n/a", R"({"name":"a"})");
        m_views->fleet->setAsOf(*parseTime("2026-01-09T03:12:00Z"), "Holdpoint was not running");
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(hello);
        client.send(subscribe);
        QVERIFY(client.waitFor(2));
        const Json &snapshot = client.frames[1];
        QCOMPARE(snapshot["asOf"].get<std::string>(), std::string("2026-01-09T03:12:00.000000Z"));
        QCOMPARE(snapshot["blind"].get<std::string>(), std::string("Holdpoint was not running"));
        QCOMPARE(snapshot["rows"].size(), std::size_t(1));
    }

    void theTranscriptIsTheDocumentedOne()
    {
        m_views->fleet->set("n/a", R"({"name":"a"})");
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(hello);
        client.send(subscribe);
        QVERIFY(client.waitFor(2));
        m_views->fleet->set("n/b", R"({"name":"b"})");
        m_views->fleet->remove("n/a");
        QVERIFY(client.waitFor(3));
        client.send({{"op", "subscribe"}, {"id", "x"}, {"view", "nonsense"}});
        client.send({{"op", "from the future"}});
        client.send({{"op", "command"},
                     {"id", "c1"},
                     {"command", "alarm.acknowledge"},
                     {"arguments", {{"key", "n/a/hook.preDrain/A"}}}});
        client.send({{"op", "command"}, {"id", "c2"}, {"command", "nonsense"}});
        client.send({{"op", "command"}, {"command", "alarm.acknowledge"}});
        QVERIFY(client.waitFor(7));

        client.frames[0].erase("session");
        const char *const expected[] = {
            R"({"op":"welcome","protocol":1,"resumed":false,"identity":{"name":"alice","roles":["viewer","operator"]},
                "may":{"write":true,"alarms":true,"incidents":true,"overrides":true,"approve":false,"tokens":false,"walls":true},"server":{"version":"9","cluster":"lab","mode":"embedded","timeScale":1.0,
                "startedAt":"1970-01-01T00:00:00.000000Z"}})",
            R"({"op":"snapshot","id":"f","seq":1,"at":"2026-01-10T12:00:00.000000Z","rows":{"n/a":{"name":"a"}}})",
            R"({"op":"delta","id":"f","seq":2,"at":"2026-01-10T12:00:00.000000Z","set":{"n/b":{"name":"b"}},"remove":["n/a"]})",
            R"({"op":"error","id":"x","code":"NotFound","message":"there is no view named 'nonsense'"})",
            R"({"op":"result","id":"c1","outcome":"observed","result":{"command":"alarm.acknowledge","key":"n/a/hook.preDrain/A","by":"alice"}})",
            R"({"op":"result","id":"c2","outcome":"refused","code":"NotFound","message":"there is no command 'nonsense'"})",
            R"({"op":"error","code":"Invalid","message":"command needs an id of at most 128 bytes"})"};
        for (std::size_t i = 0; i < client.frames.size(); ++i)
            QCOMPARE(QString::fromStdString(client.frames[i].dump()),
                     QString::fromStdString(Json::parse(expected[i]).dump()));
    }

    void aClientThatComesBackGetsExactlyWhatItMissed()
    {
        m_views->fleet->set("n/a", "1");
        auto first = std::make_unique<Client>(m_gateway->port(), m_gateway->secret());
        QVERIFY(first->connected());
        first->send(hello);
        first->send(subscribe);
        QVERIFY(first->waitFor(2));
        const std::string session = first->frames[0]["session"];
        const std::uint64_t seq = first->frames[1]["seq"];
        QSignalSpy left(m_gateway.get(), &gateway::Gateway::clientCountChanged);
        first->socket.abort();
        QVERIFY(left.wait(testTimeout));

        m_views->fleet->set("n/a", "2");
        m_views->fleet->flush(m_clock->now());
        m_views->fleet->set("n/b", "3");
        m_views->fleet->flush(m_clock->now());

        Client second(m_gateway->port(), m_gateway->secret());
        QVERIFY(second.connected());
        Json again = hello;
        again["resume"] = {{"session", session}, {"views", {{"f", seq}}}};
        second.send(again);
        QVERIFY(second.waitFor(3));
        QCOMPARE(second.frames[0]["resumed"].get<bool>(), true);
        QCOMPARE(second.frames[1]["seq"].get<std::uint64_t>(), seq + 1);
        QCOMPARE(second.frames[1]["set"]["n/a"].get<int>(), 2);
        QCOMPARE(second.frames[2]["set"]["n/b"].get<int>(), 3);
    }

    void anUnknownSessionStartsAnew()
    {
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        Json again = hello;
        again["resume"] = {{"session", "gone"}, {"views", {{"f", 3}}}};
        client.send(again);
        QVERIFY(client.waitFor(1));
        QCOMPARE(client.frames[0]["resumed"].get<bool>(), false);
    }

    void rubbishIsAnsweredAndTheConnectionGoesOn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("not JSON") << QStringLiteral("{\"op\":");
        QTest::newRow("not an object") << QStringLiteral("[1]");
        QTest::newRow("subscribe without id")
            << QStringLiteral("{\"op\":\"subscribe\",\"view\":\"fleet\"}");
        QTest::newRow("hello twice") << QString::fromStdString(hello.dump());
    }
    void rubbishIsAnsweredAndTheConnectionGoesOn()
    {
        QFETCH(const QString, text);
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(hello);
        client.socket.sendTextMessage(text);
        client.send(subscribe);
        QVERIFY(client.waitFor(3));
        QCOMPARE(QString::fromStdString(client.frames[1]["op"]), QStringLiteral("error"));
        QCOMPARE(QString::fromStdString(client.frames[2]["op"]), QStringLiteral("snapshot"));
    }

    void argumentsOfACommandAreOneObject_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("a list") << QStringLiteral("[null]");
        QTest::newRow("a text") << QStringLiteral("\"key\"");
        QTest::newRow("a number") << QStringLiteral("7");
        QTest::newRow("a truth") << QStringLiteral("true");
    }
    void argumentsOfACommandAreOneObject()
    {
        QFETCH(const QString, arguments);
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(hello);
        client.send({{"op", "command"},
                     {"id", "c"},
                     {"command", "alarm.acknowledge"},
                     {"arguments", Json::parse(arguments.toStdString())}});
        QVERIFY(client.waitFor(2));
        QCOMPARE(client.frames[1]["outcome"].get<std::string>(), std::string("refused"));
        QCOMPARE(client.frames[1]["code"].get<std::string>(), std::string("Invalid"));
    }

    void aMessageThatIsTooLongEndsTheConnection()
    {
        Client client(m_gateway->port(), m_gateway->secret());
        QVERIFY(client.connected());
        client.send(hello);
        QVERIFY(client.waitFor(1));
        client.socket.sendTextMessage(QString(70000, QLatin1Char('x')));
        QVERIFY(hp::tests::waitFor(
            [&] { return client.socket.state() == QAbstractSocket::UnconnectedState; }));
    }

private:
    std::unique_ptr<runtime::ManualClock> m_clock;
    ScriptedCommands m_commands;
    std::unique_ptr<ScriptedViews> m_views;
    std::unique_ptr<gateway::Gateway> m_gateway;
};

} // namespace tst_gateway

HP_TEST(tst_gateway, TestGateway)
#include "tst_gateway.moc"
