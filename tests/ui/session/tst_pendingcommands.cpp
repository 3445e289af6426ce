// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/session/PendingCommands.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_pendingcommands {

using namespace hp::ui;

namespace {

/// A desk whose frames end in a list; `connected` says whether they leave.
struct Office {
    bool connected = true;
    QList<QVariantMap> sent;
    QList<CommandAnswer> answers;
    PendingCommands commands{[this](const QString &frame) {
        if (connected)
            sent.append(QJsonDocument::fromJson(frame.toUtf8()).object().toVariantMap());
        return connected;
    }};

    void send()
    {
        commands.send(QStringLiteral("alarm.acknowledge"),
                      {{QStringLiteral("key"), QStringLiteral("a")}},
                      [this](const CommandAnswer &answer) { answers.append(answer); });
    }
    [[nodiscard]] QString idOf(int frame) const
    {
        return sent[frame].value(QStringLiteral("id")).toString();
    }
};

const CommandAnswer observed{.outcome = QStringLiteral("observed")};

} // namespace

class TestPendingCommands : public QObject
{
    Q_OBJECT

private slots:
    void aCommandTravelsAsTheProtocolSays();
    void answersFindTheirCommandInAnyOrder();
    void aSecondAnswerFindsNobody();
    void withoutAConnectionNothingIsSentAndThatIsSaid();
    void whatWouldEndTheConnectionIsNotSent();
    void aLostConnectionLeavesNobodyWaiting();
};

void TestPendingCommands::aCommandTravelsAsTheProtocolSays()
{
    Office office;
    office.send();
    QCOMPARE(office.sent.size(), 1);
    QCOMPARE(office.sent[0].value(QStringLiteral("op")).toString(), QStringLiteral("command"));
    QCOMPARE(office.sent[0].value(QStringLiteral("command")).toString(),
             QStringLiteral("alarm.acknowledge"));
    QCOMPARE(office.sent[0].value(QStringLiteral("arguments")).toMap(),
             (QVariantMap{{QStringLiteral("key"), QStringLiteral("a")}}));
    QCOMPARE(office.commands.waiting(), 1);
    QVERIFY(office.answers.isEmpty());
}

void TestPendingCommands::answersFindTheirCommandInAnyOrder()
{
    Office office;
    office.send();
    office.send();
    office.commands.complete(
        office.idOf(1),
        {.outcome = QStringLiteral("refused"), .message = QStringLiteral("second")});
    office.commands.complete(office.idOf(0), observed);
    QCOMPARE(office.answers.size(), 2);
    QCOMPARE(office.answers[0].message, QStringLiteral("second"));
    QVERIFY(!office.answers[0].ok());
    QVERIFY(office.answers[1].ok());
    QCOMPARE(office.commands.waiting(), 0);
}

void TestPendingCommands::aSecondAnswerFindsNobody()
{
    Office office;
    office.send();
    office.commands.complete(office.idOf(0), observed);
    office.commands.complete(office.idOf(0), observed);
    QCOMPARE(office.answers.size(), 1);
}

void TestPendingCommands::withoutAConnectionNothingIsSentAndThatIsSaid()
{
    Office office;
    office.connected = false;
    office.send();
    QVERIFY(office.sent.isEmpty());
    QCOMPARE(office.answers.size(), 1);
    QCOMPARE(office.answers[0].outcome, QStringLiteral("refused"));
    QVERIFY(office.answers[0].message.contains(QStringLiteral("Nothing was sent")));
    QCOMPARE(office.commands.waiting(), 0);
}

void TestPendingCommands::whatWouldEndTheConnectionIsNotSent()
{
    Office office;
    const auto sendText = [&office](const QString &text) {
        office.commands.send(
            QStringLiteral("incident.save"),
            {{QStringLiteral("text"), text}},
            [&office](const CommandAnswer &answer) { office.answers.append(answer); });
    };
    sendText(QString(60000, QLatin1Char('x')));
    QCOMPARE(office.sent.size(), 1);
    QVERIFY(office.answers.isEmpty());
    sendText(QString(22000, QChar(0x6771))); // of three bytes each
    QCOMPARE(office.sent.size(), 1);
    QCOMPARE(office.answers.size(), 1);
    QCOMPARE(office.answers[0].outcome, QStringLiteral("refused"));
    QVERIFY(office.answers[0].message.contains(QStringLiteral("64 KiB")));
    QCOMPARE(office.commands.waiting(), 1);
}

void TestPendingCommands::aLostConnectionLeavesNobodyWaiting()
{
    Office office;
    office.send();
    office.commands.lose(QStringLiteral("site: connection refused."));
    QCOMPARE(office.answers.size(), 1);
    QCOMPARE(office.answers[0].outcome, QStringLiteral("lost"));
    QCOMPARE(office.answers[0].message, QStringLiteral("site: connection refused."));
    QCOMPARE(office.commands.waiting(), 0);
}

} // namespace tst_pendingcommands

HP_TEST(tst_pendingcommands, TestPendingCommands)
#include "tst_pendingcommands.moc"
