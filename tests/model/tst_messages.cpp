// SPDX-License-Identifier: Apache-2.0
#include "model/messages/Messages.h"
#include "model/messages/Next.h"
#include "model/messages/Power.h"
#include "model/messages/Stuck.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <set>

namespace tst_messages {

using namespace hp;
using namespace std::chrono_literals;

class TestMessages : public QObject
{
    Q_OBJECT

private slots:
    void everyIdIsThereOnce();
    void everyRowIsAClause();
    void whatIsPutInStandsAtItsPlace();
    void aNameMayLookLikeAPlace();
    void clausesBecomeSentences();
    void whatSaysNothingIsLeftOut();
    void messagesThatReadTheSameAreTheSame();
    void theWireTakesItThereAndBack_data();
    void theWireTakesItThereAndBack();
    void whatDoesNotFitIsNotRead_data();
    void whatDoesNotFitIsNotRead();
};

namespace {

const Message nested = say::draining("worker-1", say::podDoesNotEnd("shop/cart-0"));

} // namespace

void TestMessages::everyIdIsThereOnce()
{
    std::set<std::string> ids;
    for (const MessageForm *row : say::allMessages()) {
        QVERIFY2(ids.insert(row->id).second, row->id);
        QCOMPARE(say::formOf(row->id), row);
    }
    QVERIFY(!say::formOf("nobodySaysThis"));
}

void TestMessages::everyRowIsAClause()
{
    for (const MessageForm *row : say::allMessages()) {
        const std::string_view english = row->english;
        QVERIFY2(!english.empty() && english.back() != '.' && english.back() != ' ', row->id);
        // Tests read English back: its places stand in their order, with words between them.
        std::size_t from = 0;
        for (std::size_t place = 0; place < row->placeCount; ++place) {
            const std::size_t at = english.find('%' + std::to_string(place + 1), from);
            QVERIFY2(at != std::string_view::npos && (at > from || place == 0), row->id);
            from = at + 2;
        }
    }
}

void TestMessages::whatIsPutInStandsAtItsPlace()
{
    QCOMPARE(say::hostIsStarting().text(), std::string("the host is starting"));
    QCOMPARE(say::hostWasSwitchedOnTimes(3).text(),
             std::string("somebody else powered the host on 3 times while it was held off"));
    QCOMPARE(say::nextTryIn(90s).text(), std::string("next try in 1 m"));
    QCOMPARE(nested.text(),
             std::string("draining worker-1: pod shop/cart-0 is stuck in Terminating"));
}

void TestMessages::aNameMayLookLikeAPlace()
{
    QCOMPARE(say::draining("%2", quoted("%1")).text(), std::string("draining %2: %1"));
}

void TestMessages::clausesBecomeSentences()
{
    QCOMPARE(sentences({say::hostIsStarting(), quoted("Oops. "), say::nextTryIn(8s)}).text(),
             std::string("The host is starting. Oops. Next try in 8 s."));
    QCOMPARE(say::hostIsStarting().sentence(), std::string("The host is starting."));
    QCOMPARE(quoted("who\u2026").sentence(), std::string("Who\u2026"));
}

void TestMessages::whatSaysNothingIsLeftOut()
{
    QVERIFY(quoted("").empty());
    QVERIFY(sentences({Message(), quoted("")}).empty());
    QCOMPARE(sentences({Message(), say::hostIsStarting()}), say::hostIsStarting());
    QCOMPARE(Message().text(), std::string());
    QVERIFY(toJson(Message()).is_null());
}

void TestMessages::messagesThatReadTheSameAreTheSame()
{
    QCOMPARE(say::nextTryIn(90s), say::nextTryIn(61s));
    QCOMPARE(say::nextTryIn(3h + 59s), say::nextTryIn(3h));
    QCOMPARE(say::nextTryIn(-1s), say::nextTryIn(0s));
    QVERIFY(say::nextTryIn(3h + 1min) != say::nextTryIn(3h));
}

void TestMessages::theWireTakesItThereAndBack_data()
{
    QTest::addColumn<Message>("message");
    QTest::newRow("nothing") << Message();
    QTest::newRow("without a place") << say::hostIsStarting();
    QTest::newRow("a number") << say::hostWasSwitchedOnTimes(-3);
    QTest::newRow("a duration of less than a second") << say::nextTryIn(1500ms);
    QTest::newRow("a clause within") << nested;
    QTest::newRow("sentences") << sentences({nested, say::nextTryIn(2min)});
    QTest::newRow("words of others") << quoted("error: \"%1\"\n");
}

void TestMessages::theWireTakesItThereAndBack()
{
    QFETCH(const Message, message);
    const auto back = messageFromJson(Json::parse(toJson(message).dump()), say::formOf);
    QVERIFY(back);
    QCOMPARE(*back, message);
    QCOMPARE(back->text(), message.text());
}

void TestMessages::whatDoesNotFitIsNotRead_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("no object") << QByteArray("\"hostIsStarting\"");
    QTest::newRow("no id") << QByteArray(R"({"arguments": []})");
    QTest::newRow("a message of a newer program")
        << QByteArray(R"({"id": "hostIsOnTheMoon", "arguments": []})");
    QTest::newRow("an argument too few") << QByteArray(R"({"id": "nextTryIn", "arguments": []})");
    QTest::newRow("an argument too many")
        << QByteArray(R"({"id": "hostIsStarting", "arguments": ["a"]})");
    QTest::newRow("an argument of another type")
        << QByteArray(R"({"id": "nextTryIn", "arguments": ["soon"]})");
    QTest::newRow("deeper than anything is said") << [] {
        QByteArray json("null");
        for (int i = 0; i < 1000; ++i)
            json = R"({"id": "sentences", "arguments": [)" + json + "]}";
        return json;
    }();
}

void TestMessages::whatDoesNotFitIsNotRead()
{
    QFETCH(const QByteArray, json);
    QVERIFY(!messageFromJson(Json::parse(json.toStdString()), say::formOf));
}

} // namespace tst_messages

HP_TEST(tst_messages, TestMessages)
#include "tst_messages.moc"
