// SPDX-License-Identifier: Apache-2.0
#include "tests/support/runner/Runner.h"
#include "ui/session/CommandDesk.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_commanddesk {

using namespace hp::ui;

namespace {

/// A desk whose frames end in a list; `connected` says whether they leave.
struct Office {
    bool connected = true;
    QList<QVariantMap> sent;
    QList<CommandAnswer> answers;
    CommandDesk desk{[this](const QString &frame) {
        if (connected)
            sent.append(QJsonDocument::fromJson(frame.toUtf8()).object().toVariantMap());
        return connected;
    }};

    void send()
    {
        desk.send(QStringLiteral("alarm.acknowledge"),
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

class TestCommandDesk : public QObject
{
    Q_OBJECT

private slots:
    void aCommandTravelsAsTheProtocolSays();
    void answersFindTheirCommandInAnyOrder();
    void aSecondAnswerFindsNobody();
    void withoutAConnectionNothingIsSentAndThatIsSaid();
    void aLostConnectionLeavesNobodyWaiting();
};

void TestCommandDesk::aCommandTravelsAsTheProtocolSays()
{
    Office office;
    office.send();
    QCOMPARE(office.sent.size(), 1);
    QCOMPARE(office.sent[0].value(QStringLiteral("op")).toString(), QStringLiteral("command"));
    QCOMPARE(office.sent[0].value(QStringLiteral("command")).toString(),
             QStringLiteral("alarm.acknowledge"));
    QCOMPARE(office.sent[0].value(QStringLiteral("arguments")).toMap(),
             (QVariantMap{{QStringLiteral("key"), QStringLiteral("a")}}));
    QCOMPARE(office.desk.waiting(), 1);
    QVERIFY(office.answers.isEmpty());
}

void TestCommandDesk::answersFindTheirCommandInAnyOrder()
{
    Office office;
    office.send();
    office.send();
    office.desk.take(office.idOf(1),
                     {.outcome = QStringLiteral("refused"), .message = QStringLiteral("second")});
    office.desk.take(office.idOf(0), observed);
    QCOMPARE(office.answers.size(), 2);
    QCOMPARE(office.answers[0].message, QStringLiteral("second"));
    QVERIFY(!office.answers[0].ok());
    QVERIFY(office.answers[1].ok());
    QCOMPARE(office.desk.waiting(), 0);
}

void TestCommandDesk::aSecondAnswerFindsNobody()
{
    Office office;
    office.send();
    office.desk.take(office.idOf(0), observed);
    office.desk.take(office.idOf(0), observed);
    QCOMPARE(office.answers.size(), 1);
}

void TestCommandDesk::withoutAConnectionNothingIsSentAndThatIsSaid()
{
    Office office;
    office.connected = false;
    office.send();
    QVERIFY(office.sent.isEmpty());
    QCOMPARE(office.answers.size(), 1);
    QCOMPARE(office.answers[0].outcome, QStringLiteral("refused"));
    QVERIFY(office.answers[0].message.contains(QStringLiteral("Nothing was sent")));
    QCOMPARE(office.desk.waiting(), 0);
}

void TestCommandDesk::aLostConnectionLeavesNobodyWaiting()
{
    Office office;
    office.send();
    office.desk.lose(QStringLiteral("site: connection refused."));
    QCOMPARE(office.answers.size(), 1);
    QCOMPARE(office.answers[0].outcome, QStringLiteral("lost"));
    QCOMPARE(office.answers[0].message, QStringLiteral("site: connection refused."));
    QCOMPARE(office.desk.waiting(), 0);
}

} // namespace tst_commanddesk

HP_TEST(tst_commanddesk, TestCommandDesk)
#include "tst_commanddesk.moc"
