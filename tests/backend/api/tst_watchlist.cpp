// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_watchlist {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {

const std::string definitions = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";

/// "ADDED a", "BOOKMARK end", "BOOKMARK": what a stream said, in one line.
QByteArray said(const Answer &answer)
{
    std::string text;
    for (const std::string &line : answer.exchange->opened()->lines()) {
        const Object event(Json::parse(line, nullptr, false));
        const std::string type = event.text("/type");
        const bool end =
            event.text("/object/metadata/annotations/k8s.io~1initial-events-end") == "true";
        text += (text.empty() ? "" : ", ") + type;
        if (type != "BOOKMARK")
            text += ' ' + event.text("/object/metadata/name");
        else if (end)
            text += " end";
    }
    return QByteArray::fromStdString(text);
}

} // namespace

/// sendInitialEvents: a watch that begins with the state and says where it ends (KEP-3157).
class TestWatchList : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void theBeginningIsAsAsked_data();
    void theBeginningIsAsAsked();
    void changesFollowTheState();
    void theBookmarkIsWhereAWatchCanGoOn();
    void aTableSaysTheEndInARow();
    void metadataSaysTheEndAsMetadata();
    void definitionsEndTheirStateToo();

private:
    std::unique_ptr<ApiFixture> m;
};

void TestWatchList::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
    m->create(machines, machine("a", R"(,"labels":{"role":"worker"})"));
    m->create(machines, machine("b"));
}

void TestWatchList::theBeginningIsAsAsked_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("stream");
    const QByteArray list = "sendInitialEvents=true&resourceVersionMatch=NotOlderThan";
    const QByteArray none = "sendInitialEvents=false&resourceVersionMatch=NotOlderThan";
    const auto row = [](const char *name, const QByteArray &query, const char *stream) {
        QTest::newRow(name) << query << QByteArray(stream);
    };
    row("the state and its end",
        list + "&allowWatchBookmarks=true",
        "ADDED a, ADDED b, BOOKMARK end");
    row("in Python's spelling of true",
        "sendInitialEvents=True&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=True",
        "ADDED a, ADDED b, BOOKMARK end");
    row("of any age",
        list + "&allowWatchBookmarks=true&resourceVersion=0",
        "ADDED a, ADDED b, BOOKMARK end");
    row("not older than some revision",
        list + "&allowWatchBookmarks=true&resourceVersion=1",
        "ADDED a, ADDED b, BOOKMARK end");
    row("without bookmarks nobody says the end", list, "ADDED a, ADDED b");
    row("of a selector",
        list + "&allowWatchBookmarks=true&labelSelector=role=worker",
        "ADDED a, BOOKMARK end");
    row("of nothing", list + "&allowWatchBookmarks=true&labelSelector=role=none", "BOOKMARK end");
    row("not wanted", none, "");
    row("not wanted of any age", none + "&resourceVersion=0", "");
    row("not wanted but what came since", none + "&resourceVersion=%1", "ADDED b");
    row("not said", "allowWatchBookmarks=true", "ADDED a, ADDED b");
    row("not said from a revision", "resourceVersion=%1", "ADDED b");
}

void TestWatchList::theBeginningIsAsAsked()
{
    QFETCH(QByteArray, query);
    QFETCH(const QByteArray, stream);
    const std::string revisionOfA = m->send("GET", machines + "/a").at("/metadata/resourceVersion");
    query.replace("%1", QByteArray::fromStdString(revisionOfA));

    const Answer watch = m->send("GET", machines + "?watch=1&" + query.toStdString());

    QCOMPARE(watch.status, 200);
    QCOMPARE(said(watch), stream);
}

void TestWatchList::changesFollowTheState()
{
    const std::string match =
        "?watch=1&allowWatchBookmarks=true&resourceVersionMatch=NotOlderThan&";
    const Answer with = m->send("GET", machines + match + "sendInitialEvents=true");
    const Answer without = m->send("GET", machines + match + "sendInitialEvents=false");
    m->create(machines, machine("c"));
    QCOMPARE(said(with), QByteArray("ADDED a, ADDED b, BOOKMARK end, ADDED c"));
    QCOMPARE(said(without), QByteArray("ADDED c"));
    m->advance(60s);
    QCOMPARE(said(with), QByteArray("ADDED a, ADDED b, BOOKMARK end, ADDED c, BOOKMARK"));
}

void TestWatchList::theBookmarkIsWhereAWatchCanGoOn()
{
    const Answer first = m->send("GET",
                                 machines
                                     + "?watch=1&sendInitialEvents=true&allowWatchBookmarks=true&"
                                       "resourceVersionMatch=NotOlderThan");
    const Object end(Json::parse(first.exchange->opened()->lines().back()));
    QCOMPARE(end.text("/object/metadata/resourceVersion"),
             m->send("GET", machines).at("/metadata/resourceVersion"));
    QCOMPARE(end.text("/object/kind"), std::string("Machine"));
    m->create(machines, machine("c"));

    const Answer next = m->send(
        "GET",
        machines + "?watch=1&resourceVersion=" + end.text("/object/metadata/resourceVersion"));
    QCOMPARE(said(next), QByteArray("ADDED c"));
}

void TestWatchList::aTableSaysTheEndInARow()
{
    http::HttpRequest request = m->request("GET",
                                           machines
                                               + "?watch=1&sendInitialEvents=true&"
                                                 "allowWatchBookmarks=true&includeObject=None&"
                                                 "resourceVersionMatch=NotOlderThan");
    request.headers["accept"] = "application/json;as=Table;v=v1;g=meta.k8s.io,application/json";
    const Answer watch = m->send(request);
    const auto lines = watch.exchange->opened()->lines();
    QCOMPARE(lines.size(), std::size_t(3));
    const Object end(Json::parse(lines.back()));
    QCOMPARE(end.text("/object/kind"), std::string("Table"));
    QCOMPARE(end.text("/object/rows/0/object/metadata/annotations/k8s.io~1initial-events-end"),
             std::string("true"));
    QVERIFY(!end.text("/object/metadata/resourceVersion").empty());
}

void TestWatchList::metadataSaysTheEndAsMetadata()
{
    http::HttpRequest request = m->request("GET",
                                           machines
                                               + "?watch=1&sendInitialEvents=true&"
                                                 "allowWatchBookmarks=true&"
                                                 "resourceVersionMatch=NotOlderThan");
    request.headers["accept"] = "application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io";
    const Answer watch = m->send(request);
    QCOMPARE(said(watch), QByteArray("ADDED a, ADDED b, BOOKMARK end"));
    const Object end(Json::parse(watch.exchange->opened()->lines().back()));
    QCOMPARE(end.text("/object/kind"), std::string("PartialObjectMetadata"));
    QCOMPARE(end.text("/object/apiVersion"), std::string("meta.k8s.io/v1"));
}

void TestWatchList::definitionsEndTheirStateToo()
{
    const Answer watch = m->send("GET",
                                 definitions
                                     + "?watch=1&sendInitialEvents=true&allowWatchBookmarks=true&"
                                       "resourceVersionMatch=NotOlderThan&"
                                       "fieldSelector=metadata.name=machines.machine.openshift.io");
    QCOMPARE(said(watch), QByteArray("ADDED machines.machine.openshift.io, BOOKMARK end"));
}

} // namespace tst_watchlist

HP_TEST(tst_watchlist, TestWatchList)
#include "tst_watchlist.moc"
