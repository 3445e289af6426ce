// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_listoptions {

using namespace hp;
using namespace hp::test;

/// What may be asked about revisions, in the words of k8s.io/apimachinery's validation.
class TestListOptions : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanupTestCase() { m.reset(); }

    void whatCannotBeAskedIsExplained_data();
    void whatCannotBeAskedIsExplained();
    void howMuchASelectorMayAsk_data();
    void howMuchASelectorMayAsk();
    void severalFaultsAreNamedTogether();
    void aFutureRevisionSaysWhenToComeAgain();

private:
    std::unique_ptr<ApiFixture> m;
};

void TestListOptions::initTestCase()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
}

void TestListOptions::whatCannotBeAskedIsExplained_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *name, const char *query, int code, const char *says) {
        QTest::newRow(name) << QByteArray(query) << code << QByteArray(says);
    };
    row("a revision that is none", "resourceVersion=abc", 400, "\"abc\"");
    row("a revision of the future",
        "resourceVersion=999999",
        504,
        "Too large resource version: 999999");
    row("a match without a revision",
        "resourceVersionMatch=Exact",
        422,
        "ListOptions.meta.k8s.io \"\" is invalid: resourceVersionMatch: Forbidden: "
        "resourceVersionMatch is forbidden unless resourceVersion is provided");
    row("an unheard-of match",
        "resourceVersionMatch=Maybe&resourceVersion=1",
        422,
        "resourceVersionMatch: Unsupported value: \"Maybe\": supported values: \"Exact\", "
        "\"NotOlderThan\"");
    row("exactly any revision",
        "resourceVersionMatch=Exact&resourceVersion=0",
        422,
        "resourceVersionMatch \"exact\" is forbidden for resourceVersion \"0\"");
    row("a list with initial events",
        "sendInitialEvents=true",
        422,
        "sendInitialEvents: Forbidden: sendInitialEvents is forbidden for list");
    row("a watch with initial events of any age",
        "watch=1&sendInitialEvents=true",
        422,
        "resourceVersionMatch: Forbidden: sendInitialEvents requires setting "
        "resourceVersionMatch to NotOlderThan");
    row("a watch without initial events of any age",
        "watch=1&sendInitialEvents=false",
        422,
        "sendInitialEvents requires setting resourceVersionMatch to NotOlderThan");
    row("a watch with a match and no word about initial events",
        "watch=1&resourceVersionMatch=NotOlderThan",
        422,
        "resourceVersionMatch is forbidden for watch unless sendInitialEvents is provided");
    row("a watch of one exact revision",
        "watch=1&sendInitialEvents=true&resourceVersionMatch=Exact&resourceVersion=1",
        422,
        "resourceVersionMatch: Unsupported value: \"Exact\": supported values: "
        "\"NotOlderThan\"");
    row("a watch whose state is of the future",
        "watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&resourceVersion=999999",
        504,
        "Too large resource version: 999999");
    row("a continue token that we never gave", "continue=abc", 400, "continue key is not valid");
    row("a time that is none", "watch=1&timeoutSeconds=soon", 400, "timeoutSeconds");
    row("a field that no selector knows",
        "watch=1&fieldSelector=spec.x=1",
        400,
        "field label not supported: spec.x");
    row("a selector that is none", "labelSelector=a in (", 400, "");
}

void TestListOptions::whatCannotBeAskedIsExplained()
{
    QFETCH(const QByteArray, query);
    QFETCH(const int, code);
    QFETCH(const QByteArray, says);

    const Answer answer = m->send("GET", machines + '?' + query.toStdString());

    QVERIFY2(answer.status == code, answer.body.c_str());
    QCOMPARE(answer.at("/kind"), std::string("Status"));
    QVERIFY2(answer.at("/message").find(says.toStdString()) != std::string::npos,
             answer.body.c_str());
    if (code == 422)
        QVERIFY(!answer.at("/details/causes/0/field").empty());
}

void TestListOptions::howMuchASelectorMayAsk_data()
{
    QTest::addColumn<QByteArray>("selector");
    QTest::addColumn<int>("code");
    const auto times = [](int count, const QByteArray &text) {
        QByteArrayList list;
        list.fill(text, count);
        return list.join(',');
    };
    QTest::newRow("a hundred labels") << "labelSelector=" + times(100, "!a") << 200;
    QTest::newRow("one more") << "labelSelector=" + times(101, "!a") << 400;
    QTest::newRow("a thousand values")
        << "labelSelector=a notin (" + times(500, "v") + "),b notin (" + times(500, "v") + ')'
        << 200;
    QTest::newRow("one value more") << "labelSelector=a notin (" + times(500, "v") + "),b notin ("
            + times(501, "v") + ')' << 400;
    QTest::newRow("a hundred fields") << "fieldSelector=" + times(100, "metadata.name!=a") << 200;
    QTest::newRow("one field more") << "fieldSelector=" + times(101, "metadata.name!=a") << 400;
}

void TestListOptions::howMuchASelectorMayAsk()
{
    QFETCH(const QByteArray, selector);
    QFETCH(const int, code);
    for (const char *watch : {"", "watch=1&timeoutSeconds=1&"}) {
        const Answer answer = m->send("GET", machines + '?' + watch + selector.toStdString());
        QVERIFY2(answer.status == code, answer.body.c_str());
    }
}

void TestListOptions::severalFaultsAreNamedTogether()
{
    const Answer answer =
        m->send("GET", machines + "?watch=1&sendInitialEvents=true&resourceVersionMatch=Exact");
    QCOMPARE(answer.status, 422);
    QCOMPARE(answer.json().at("details").at("causes").size(), std::size_t(2));
}

void TestListOptions::aFutureRevisionSaysWhenToComeAgain()
{
    const Answer answer = m->send("GET", machines + "?resourceVersion=999999");
    QCOMPARE(answer.at("/reason"), std::string("Timeout"));
    QCOMPARE(answer.at("/details/causes/0/reason"), std::string("ResourceVersionTooLarge"));
    QCOMPARE(answer.at("/details/retryAfterSeconds"), std::string("1"));
}

} // namespace tst_listoptions

HP_TEST(tst_listoptions, TestListOptions)
#include "tst_listoptions.moc"
