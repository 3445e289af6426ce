// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_watchsession {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {

using Lines = std::vector<std::string>;

/// "ADDED a", "BOOKMARK 7", "ERROR 410": what a stream said, line by line.
Lines said(const Answer &answer)
{
    Lines result;
    for (const std::string &line : answer.exchange->opened()->lines()) {
        const Json event = Json::parse(line, nullptr, false);
        if (event.is_discarded())
            return {"broken line"};
        const std::string type = event.at("type");
        const Json &object = event.at("object");
        std::string what = object.contains("metadata") && object.at("metadata").contains("name")
            ? object.at("metadata").at("name").get<std::string>()
            : std::string();
        if (type == "ERROR")
            what = object.at("code").dump();
        if (type == "BOOKMARK")
            what = object.at("metadata").at("resourceVersion").get<std::string>();
        result.push_back(type + ' ' + what);
    }
    return result;
}

} // namespace

class TestWatchSession : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void withoutARevisionTheStateComesFirst();
    void fromAListThereIsNoGapAndNoDuplicate();
    void leavingTheSelectorIsADeletion();
    void aTableComesAsOneRowEach();
    void theDeadlineEndsCleanlyAfterABookmark();
    void bookmarksMoveOnWhileNothingHappensHere();
    void aRevisionThatIsGoneEndsWithExpired();
    void aClientThatLeavesIsForgotten();
    void aClientThatStallsGetsTheFirstStateWholeAndIsThenCut();
    void aClientThatStallsGetsMissedChangesAtItsPace();
    void manyWatchersShareWhatWasWritten();
    void definitionsCanBeWatched();
    void stoppingEndsEveryWatch();
    void aTokenThatEndsTakesItsWatchesAlong();

private:
    [[nodiscard]] std::string revision();

    std::unique_ptr<ApiFixture> m;
};

void TestWatchSession::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
}

void TestWatchSession::cleanup()
{
    m.reset();
}

std::string TestWatchSession::revision()
{
    return m->send("GET", machines).at("/metadata/resourceVersion");
}

void TestWatchSession::withoutARevisionTheStateComesFirst()
{
    m->create(machines, machine("a"));
    for (const char *query : {"?watch=true", "?watch=True&resourceVersion=0"}) {
        const Answer watch = m->send("GET", machines + query);
        QCOMPARE(watch.status, 200);
        QCOMPARE(said(watch), Lines({"ADDED a"}));
    }
}

void TestWatchSession::fromAListThereIsNoGapAndNoDuplicate()
{
    m->create(machines, machine("a"));
    const std::string from = revision();
    m->create(machines, machine("b"));

    const Answer watch = m->send("GET", machines + "?watch=1&resourceVersion=" + from);
    m->send("PATCH",
            machines + "/a",
            R"({"metadata":{"labels":{"x":"y"}}})",
            "application/merge-patch+json");
    m->send("DELETE", machines + "/b");

    QCOMPARE(said(watch), Lines({"ADDED b", "MODIFIED a", "DELETED b"}));
    const Json last = Json::parse(watch.exchange->opened()->lines().back());
    QCOMPARE(last.at("object").at("metadata").at("resourceVersion").get<std::string>(), revision());
}

void TestWatchSession::leavingTheSelectorIsADeletion()
{
    const Answer watch = m->send(
        "GET", machines + "?watch=1&labelSelector=role=worker&resourceVersion=" + revision());
    m->create(machines, machine("a", R"(,"labels":{"role":"worker"})"));
    m->create(machines, machine("b"));
    m->send("PATCH",
            machines + "/a",
            R"({"metadata":{"labels":{"role":"none"}}})",
            "application/merge-patch+json");
    m->send("PATCH",
            machines + "/b",
            R"({"metadata":{"labels":{"role":"worker"}}})",
            "application/merge-patch+json");

    QCOMPARE(said(watch), Lines({"ADDED a", "DELETED a", "ADDED b"}));
}

void TestWatchSession::aTableComesAsOneRowEach()
{
    http::HttpRequest request = m->request("GET", machines + "?watch=true");
    request.headers["accept"] = "application/json;as=Table;v=v1;g=meta.k8s.io,application/json";
    const Answer watch = m->send(request);
    m->create(machines, machine("a"));
    m->create(machines, machine("b"));

    const auto lines = watch.exchange->opened()->lines();
    QCOMPARE(lines.size(), std::size_t(2));
    const Json first = Json::parse(lines[0]);
    const Json second = Json::parse(lines[1]);
    QCOMPARE(first.at("object").at("kind").get<std::string>(), std::string("Table"));
    QCOMPARE(first.at("object").at("rows").at(0).at("cells").at(0).get<std::string>(),
             std::string("a"));
    QVERIFY(!first.at("object").at("columnDefinitions").empty());
    QVERIFY(second.at("object").at("columnDefinitions").empty());
}

void TestWatchSession::theDeadlineEndsCleanlyAfterABookmark()
{
    const std::string from = revision();
    const Answer watch = m->send(
        "GET",
        machines + "?watch=1&allowWatchBookmarks=true&timeoutSeconds=20&resourceVersion=" + from);
    m->advance(19s);
    QVERIFY(!watch.exchange->opened()->ended());
    m->advance(1s);
    QVERIFY(watch.exchange->opened()->ended());
    QCOMPARE(said(watch), Lines({"BOOKMARK " + from}));
    QCOMPARE(m->api().openWatches(), std::size_t(0));
}

void TestWatchSession::bookmarksMoveOnWhileNothingHappensHere()
{
    const std::string from = revision();
    const Answer watch = m->send(
        "GET",
        machines + "?watch=1&allowWatchBookmarks=true&timeoutSeconds=600&resourceVersion=" + from);
    const Answer silent =
        m->send("GET", machines + "?watch=1&timeoutSeconds=600&resourceVersion=" + from);
    m->create("/api/v1/namespaces/default/configmaps", R"({"metadata":{"name":"c"}})");
    const std::string now = revision();
    QVERIFY(now != from);

    m->advance(59s);
    QCOMPARE(said(watch), Lines());
    m->advance(1s);
    QCOMPARE(said(watch), Lines({"BOOKMARK " + now}));
    m->advance(60s);
    QCOMPARE(said(watch).size(), std::size_t(2));
    QCOMPARE(said(silent), Lines());
}

void TestWatchSession::aRevisionThatIsGoneEndsWithExpired()
{
    m->create(machines, machine("a"));
    // History is kept for five minutes; what is older is compacted away.
    m->advance(10min);
    m->create(machines, machine("b"));
    m->advance(10min);

    const Answer watch = m->send("GET", machines + "?watch=1&resourceVersion=1");
    QCOMPARE(watch.status, 200);
    QCOMPARE(said(watch), Lines({"ERROR 410"}));
    QVERIFY(watch.exchange->opened()->ended());
    const Json error = Json::parse(watch.exchange->opened()->lines().front());
    QCOMPARE(error.at("object").at("reason").get<std::string>(), std::string("Expired"));
}

void TestWatchSession::aClientThatLeavesIsForgotten()
{
    const Answer watch = m->send("GET", machines + "?watch=true");
    QCOMPARE(m->api().openWatches(), std::size_t(1));
    watch.exchange->opened()->leave();
    m->settle();
    QCOMPARE(m->api().openWatches(), std::size_t(0));
    m->create(machines, machine("a"));
    QCOMPARE(said(watch), Lines());
}

void TestWatchSession::aClientThatStallsGetsTheFirstStateWholeAndIsThenCut()
{
    const std::string big = R"(,"annotations":{"x":")" + std::string(200'000, 'x') + R"("})";
    for (int i = 0; i < 30; ++i)
        m->create(machines, machine("m" + std::to_string(i), big));

    auto exchange = std::make_shared<FakeExchange>(
        m->request("GET", machines + "?watch=true&allowWatchBookmarks=true&timeoutSeconds=3600"));
    const auto stallWhenOpen = [&] {
        if (exchange->opened())
            exchange->opened()->stall();
    };
    m->api().handle(exchange);
    while (!exchange->opened())
        QCoreApplication::sendPostedEvents();
    stallWhenOpen();
    m->settle();
    // The connection owes half a MiB and the event after; the rest waits here.
    QVERIFY(exchange->opened()->lines().size() < 15);

    // No revision says which of them came, so none is told.
    m->advance(130s);
    exchange->opened()->resume();
    m->advance(1s);
    QCOMPARE(exchange->opened()->lines().size(), std::size_t(30));
    for (const std::string &line : exchange->opened()->lines())
        QVERIFY(line.starts_with(R"({"type":"ADDED")"));
    QVERIFY(!exchange->opened()->ended());

    exchange->opened()->stall();
    for (int round = 0; round < 8 && !exchange->opened()->ended(); ++round) {
        for (int i = 0; i < 30; ++i)
            m->send("PATCH",
                    machines + "/m" + std::to_string(i),
                    R"({"metadata":{"labels":{"round":")" + std::to_string(round) + R"("}}})",
                    "application/merge-patch+json");
    }
    QVERIFY(exchange->opened()->ended());
    QCOMPARE(m->api().openWatches(), std::size_t(0));
}

void TestWatchSession::aClientThatStallsGetsMissedChangesAtItsPace()
{
    const std::string from = revision();
    const std::string big = R"(,"annotations":{"x":")" + std::string(200'000, 'x') + R"("})";
    m->create(machines, machine("m", big));
    constexpr int changes = 700; // more than one step of the log, more than a watch may owe
    for (int i = 1; i < changes; ++i)
        m->send("PATCH",
                machines + "/m",
                R"({"metadata":{"labels":{"change":")" + std::to_string(i) + R"("}}})",
                "application/merge-patch+json");

    auto exchange = std::make_shared<FakeExchange>(
        m->request("GET", machines + "?watch=true&timeoutSeconds=3600&resourceVersion=" + from));
    m->api().handle(exchange);
    while (!exchange->opened())
        QCoreApplication::sendPostedEvents();
    exchange->opened()->stall();
    m->settle();
    QVERIFY(exchange->opened()->lines().size() < 30);

    exchange->opened()->resume();
    // A step of the log is 1 MiB, which is three of these changes.
    for (int round = 0; round < changes && exchange->opened()->lines().size() < changes; ++round)
        m->advance(1s);
    QCOMPARE(exchange->opened()->lines().size(), std::size_t(changes));
    QVERIFY(!exchange->opened()->ended());
}

void TestWatchSession::manyWatchersShareWhatWasWritten()
{
    const std::string from = revision();
    const Answer first = m->send("GET", machines + "?watch=1&resourceVersion=" + from);
    const Answer second = m->send("GET", machines + "?watch=1&resourceVersion=" + from);
    const Answer everywhere = m->send(
        "GET", "/apis/machine.openshift.io/v1beta1/machines?watch=1&resourceVersion=" + from);
    m->create(machines, machine("a"));

    QCOMPARE(first.exchange->opened()->chunks().size(), std::size_t(1));
    QCOMPARE(second.exchange->opened()->chunks().front().get(),
             first.exchange->opened()->chunks().front().get());
    QCOMPARE(everywhere.exchange->opened()->chunks().front().get(),
             first.exchange->opened()->chunks().front().get());
}

void TestWatchSession::definitionsCanBeWatched()
{
    const std::string definitions = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
    const Answer list = m->send("GET", definitions);
    QVERIFY(list.json().at("items").size() > 10);
    const Answer one = m->send(
        "GET",
        definitions + "?watch=true&fieldSelector=metadata.name=machines.machine.openshift.io");
    QCOMPARE(said(one), Lines({"ADDED machines.machine.openshift.io"}));
    const Answer onwards = m->send("GET",
                                   definitions + "?watch=true&timeoutSeconds=5&resourceVersion="
                                       + list.at("/metadata/resourceVersion"));
    QCOMPARE(said(onwards), Lines());
    m->advance(5s);
    QVERIFY(onwards.exchange->opened()->ended());
}

void TestWatchSession::stoppingEndsEveryWatch()
{
    const Answer first = m->send("GET", machines + "?watch=true");
    const Answer second = m->send("GET", "/api/v1/nodes?watch=true");
    m->api().stopWatches();
    m->settle();
    QVERIFY(first.exchange->opened()->ended());
    QVERIFY(second.exchange->opened()->ended());
    QCOMPARE(m->api().openWatches(), std::size_t(0));
}

void TestWatchSession::aTokenThatEndsTakesItsWatchesAlong()
{
    const auto watchWith = [this](const std::string &token) {
        http::HttpRequest asked = m->request("GET", machines + "?watch=true");
        asked.identity.tokenHash = token;
        return m->send(asked);
    };
    const Answer ended = watchWith("old");
    const Answer good = watchWith("new");
    const Answer byCertificate = watchWith({});
    m->api().endAllBut({"new"});
    m->settle();
    QVERIFY2(ended.exchange->opened()->ended(), "whoever has another token by the same name");
    QVERIFY(!good.exchange->opened()->ended());
    QVERIFY(!byCertificate.exchange->opened()->ended());
}

} // namespace tst_watchsession

HP_TEST(tst_watchsession, TestWatchSession)
#include "tst_watchsession.moc"
