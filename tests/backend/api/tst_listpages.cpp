// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

namespace tst_listpages {

using namespace hp;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {

const std::string everywhere = "/apis/machine.openshift.io/v1beta1/machines";

std::string namesIn(const Answer &answer)
{
    std::string names;
    const Json whole = answer.json();
    const bool isTable = whole.contains("rows");
    for (const Json &entry : whole.value(isTable ? "rows" : "items", Json::array())) {
        const Json &object = isTable ? entry.at("object") : entry;
        names += (names.empty() ? "" : " ") + object.at("metadata").at("name").get<std::string>();
    }
    return names;
}

std::string tokenIn(const Answer &answer)
{
    return answer.at("/metadata/continue");
}

/// A token as somebody makes one who knows its form.
std::string forged(const Json &token)
{
    return QByteArray::fromStdString(token.dump())
        .toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals)
        .toStdString();
}

Json opened(const std::string &token)
{
    return Json::parse(
        QByteArray::fromBase64(QByteArray::fromStdString(token), QByteArray::Base64UrlEncoding)
            .toStdString(),
        nullptr,
        false);
}

} // namespace

/// limit and continue, as k8s.io/apiserver's storage has them.
class TestListPages : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m.reset(); }

    void pagesAreOfOneRevision();
    void pagesGoOnInTheNextNamespace();
    void everyShapeHasPages_data();
    void everyShapeHasPages();
    void howManyComeAtOnce_data();
    void howManyComeAtOnce();
    void revisionsOfPages_data();
    void revisionsOfPages();
    void aTokenOfSomethingElseIsRefused_data();
    void aTokenOfSomethingElseIsRefused();
    void anOldListIsExpired_data();
    void anOldListIsExpired();
    void theRestOfWhatIsThereNowCanBeHad();
    void aTokenGivesNoRight();
    void eachIdentityHasItsPlaces();
    void placesAreFewInAll();
    void listsThatEndedGoFirst();
    void definitionsOfTheProgramHavePages();
    void aCollectionIsDeletedUpToItsLimit();
    void onlyListsHaveParts();

private:
    Answer get(const std::string &target) { return m->send("GET", target); }
    /// The page of one machine of a list that differs from others by its selector.
    Answer pageOf(int list) { return get(numbered(list)); }
    Answer nextOf(int list, const Answer &page)
    {
        return get(numbered(list) + "&continue=" + tokenIn(page));
    }
    static std::string numbered(int list)
    {
        return machines + "?limit=1&labelSelector=!x" + std::to_string(list);
    }

    std::unique_ptr<ApiFixture> m;
};

void TestListPages::init()
{
    m = std::make_unique<ApiFixture>();
    QVERIFY(m->isReady());
    for (const char *name : {"b", "e", "a", "d", "c"})
        m->create(machines, machine(name, R"(,"labels":{"role":"worker"})"));
}

void TestListPages::pagesAreOfOneRevision()
{
    const Answer first = get(machines + "?limit=2");
    QCOMPARE(namesIn(first), std::string("a b"));
    QCOMPARE(first.at("/metadata/remainingItemCount"), std::string("3"));
    QVERIFY(!tokenIn(first).empty());

    m->create(machines, machine("bb"));
    m->create(machines, machine("f"));
    QCOMPARE(m->send("DELETE", machines + "/c").status, 200);
    QCOMPARE(m->send("PATCH",
                     machines + "/d",
                     R"({"metadata":{"labels":{"role":"other"}}})",
                     "application/merge-patch+json")
                 .status,
             200);

    const Answer second = get(machines + "?limit=2&continue=" + tokenIn(first));
    QCOMPARE(namesIn(second), std::string("c d"));
    QCOMPARE(second.at("/items/1/metadata/labels/role"), std::string("worker"));
    QCOMPARE(second.at("/metadata/remainingItemCount"), std::string("1"));
    QCOMPARE(second.at("/metadata/resourceVersion"), first.at("/metadata/resourceVersion"));

    for (const char *why : {"the last page", "the last page again, because its answer was lost"}) {
        const Answer third = get(machines + "?limit=2&continue=" + tokenIn(second));
        QVERIFY2(namesIn(third) == "e", why);
        QCOMPARE(third.at("/metadata/resourceVersion"), first.at("/metadata/resourceVersion"));
        QCOMPARE(tokenIn(third), std::string());
        QCOMPARE(third.at("/metadata/remainingItemCount"), std::string());
    }
    QCOMPARE(namesIn(get(machines)), std::string("a b bb d e f"));
}

void TestListPages::pagesGoOnInTheNextNamespace()
{
    QCOMPARE(m->send("POST", "/api/v1/namespaces", R"({"metadata":{"name":"away"}})").status, 201);
    m->create("/apis/machine.openshift.io/v1beta1/namespaces/away/machines", machine("z"));

    const Answer first = get(everywhere + "?limit=1");
    QCOMPARE(namesIn(first), std::string("z"));
    const Answer rest = get(everywhere + "?continue=" + tokenIn(first));
    QCOMPARE(namesIn(rest), std::string("a b c d e"));
    QCOMPARE(tokenIn(rest), std::string());
}

void TestListPages::everyShapeHasPages_data()
{
    QTest::addColumn<QByteArray>("accept");
    QTest::addColumn<QByteArray>("kind");
    QTest::newRow("objects") << QByteArray("application/json") << QByteArray("MachineList");
    QTest::newRow("a table") << QByteArray(
        "application/json;as=Table;v=v1;g=meta.k8s.io,application/json")
                             << QByteArray("Table");
    QTest::newRow("metadata alone")
        << QByteArray("application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io")
        << QByteArray("PartialObjectMetadataList");
    QTest::newRow("for a client that prefers protobuf")
        << QByteArray("application/vnd.kubernetes.protobuf,application/json")
        << QByteArray("MachineList");
}

void TestListPages::everyShapeHasPages()
{
    QFETCH(const QByteArray, accept);
    QFETCH(const QByteArray, kind);
    http::HttpRequest request = m->request("GET", machines + "?limit=3");
    request.headers["accept"] = accept.toStdString();
    const Answer first = m->send(request);
    QCOMPARE(first.at("/kind"), kind.toStdString());
    QCOMPARE(namesIn(first), std::string("a b c"));
    QCOMPARE(first.at("/metadata/remainingItemCount"), std::string("2"));

    // A token knows nothing of shapes.
    QCOMPARE(namesIn(get(machines + "?limit=3&continue=" + tokenIn(first))), std::string("d e"));
    request.query.emplace_back("continue", tokenIn(first));
    QCOMPARE(namesIn(m->send(request)), std::string("d e"));
}

void TestListPages::howManyComeAtOnce_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<QByteArray>("remaining");
    const auto row = [](const char *name, const char *query, const char *names, const char *left) {
        QTest::newRow(name) << QByteArray(query) << QByteArray(names) << QByteArray(left);
    };
    row("one", "limit=1", "a", "4");
    row("all but one", "limit=4", "a b c d", "1");
    row("as many as there are", "limit=5", "a b c d e", "");
    row("more than there are", "limit=9223372036854775807", "a b c d e", "");
    row("no limit", "limit=0", "a b c d e", "");
    row("a limit below nothing, which is none", "limit=-1", "a b c d e", "");
    row("chosen by a label: what remains is not counted", "limit=2&labelSelector=role", "a b", "");
    row("chosen by a field", "limit=2&fieldSelector=metadata.name!=a", "b c", "");
    row("chosen, and as many as there are", "limit=1&fieldSelector=metadata.name=c", "c", "");
}

void TestListPages::howManyComeAtOnce()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QByteArray, names);
    QFETCH(const QByteArray, remaining);
    const Answer answer = get(machines + '?' + query.toStdString());
    QCOMPARE(namesIn(answer), names.toStdString());
    QCOMPARE(answer.at("/metadata/remainingItemCount"), remaining.toStdString());
    const bool more = names.count(' ') < 4 && !query.contains("name=c");
    QCOMPARE(!tokenIn(answer).empty(), more);
}

void TestListPages::revisionsOfPages_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("names");
    const auto row = [](const char *name, const char *query, int code, const char *names) {
        QTest::newRow(name) << QByteArray(query) << code << QByteArray(names);
    };
    row("any revision comes out of a cache, and whole", "resourceVersion=0", 200, "a b c d e");
    row("a revision alone is exactly that", "resourceVersion=NOW", 200, "a b");
    row("and not a newer one", "resourceVersion=THEN", 410, "");
    row("exactly the newest", "resourceVersionMatch=Exact&resourceVersion=NOW", 200, "a b");
    row("exactly one that is gone", "resourceVersionMatch=Exact&resourceVersion=THEN", 410, "");
    row("not older than one that is gone",
        "resourceVersionMatch=NotOlderThan&resourceVersion=THEN",
        200,
        "a b");
}

void TestListPages::revisionsOfPages()
{
    QFETCH(const QByteArray, query);
    QFETCH(const int, code);
    QFETCH(const QByteArray, names);
    const Answer then = get(machines);
    QCOMPARE(m->send("POST", "/api/v1/namespaces", R"({"metadata":{"name":"away"}})").status, 201);
    const Answer now = get(machines);
    QByteArray asked = query;
    asked.replace("NOW", QByteArray::fromStdString(now.at("/metadata/resourceVersion")));
    asked.replace("THEN", QByteArray::fromStdString(then.at("/metadata/resourceVersion")));

    const Answer answer = get(machines + "?limit=2&" + asked.toStdString());
    QVERIFY2(answer.status == code, answer.body.c_str());
    QCOMPARE(namesIn(answer), names.toStdString());
    if (code == 410)
        QCOMPARE(answer.at("/reason"), std::string("Expired"));
}

void TestListPages::aTokenOfSomethingElseIsRefused_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("token"); // empty: one for the machines with a role
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    const QByteArray own = QByteArray::fromStdString(machines) + "?labelSelector=role";
    const QByteArray bad = "invalid continue token: continue key is not valid";
    const auto target =
        [](const char *name, const QByteArray &path, int code, const QByteArray &says) {
            QTest::newRow(name) << path << QByteArray() << code << says;
        };
    target("another kind",
           "/apis/machine.openshift.io/v1beta1/namespaces/default/machinesets?labelSelector=role",
           400,
           bad);
    target("another namespace",
           "/apis/machine.openshift.io/v1beta1/namespaces/kube-system/machines?labelSelector=role",
           400,
           bad);
    target(
        "all namespaces", QByteArray::fromStdString(everywhere) + "?labelSelector=role", 400, bad);
    target("another label selector",
           QByteArray::fromStdString(machines) + "?labelSelector=role=worker",
           400,
           bad);
    target("no selector", QByteArray::fromStdString(machines) + "?limit=2", 400, bad);
    target("another field selector", own + "&fieldSelector=metadata.name!=x", 400, bad);
    target("a revision beside the token",
           own + "&resourceVersion=1",
           400,
           "specifying resource version is not allowed when using continue");
    target("a match beside the token",
           own + "&resourceVersion=1&resourceVersionMatch=NotOlderThan",
           422,
           "resourceVersionMatch: Forbidden: resourceVersionMatch is forbidden when continue is "
           "provided");
    target("any revision beside the token", own + "&resourceVersion=0", 200, "");

    const auto token = [&](const char *name, const QByteArray &text, const QByteArray &says) {
        QTest::newRow(name) << own << text << 400 << QByteArray(bad + says);
    };
    const auto made = [](const Json &json) { return QByteArray::fromStdString(forged(json)); };
    const char *v = "meta.k8s.io/v1";
    token("a character alone", "x", ": illegal base64 data at input byte 0");
    token("characters that no token has", "abc.d", ": illegal base64 data at input byte 3");
    token("characters that mean nothing", "abcd", "");
    token("a list", made(Json::array()), "");
    token("nested without end", QByteArray(3000, '[').toBase64(QByteArray::OmitTrailingEquals), "");
    token("no version",
          made({{"rv", 1}, {"start", "a"}}),
          ": server does not recognize this encoded version");
    token("an unheard-of version",
          made({{"v", "v9"}, {"rv", 1}, {"start", "a"}}),
          ": server does not recognize this encoded version v9");
    token("no revision",
          made({{"v", v}, {"start", "a"}}),
          ": incorrect encoded start resourceVersion (version meta.k8s.io/v1)");
    token("revision 0",
          made({{"v", v}, {"rv", 0}, {"start", "a"}}),
          ": incorrect encoded start resourceVersion (version meta.k8s.io/v1)");
    token("a revision that is none", made({{"v", v}, {"rv", "1"}, {"start", "a"}}), "");
    token("no start",
          made({{"v", v}, {"rv", 1}}),
          ": encoded start key empty (version meta.k8s.io/v1)");
    token("a start outside of the list", made({{"v", v}, {"rv", 1}, {"start", "../x"}}), ": ../x");
    token("of no list", made({{"v", v}, {"rv", 1}, {"start", "a"}}), "");
}

void TestListPages::aTokenOfSomethingElseIsRefused()
{
    QFETCH(const QByteArray, target);
    QFETCH(const QByteArray, token);
    QFETCH(const int, code);
    QFETCH(const QByteArray, says);
    const std::string given = tokenIn(get(machines + "?labelSelector=role&limit=2"));
    const Answer answer =
        get(target.toStdString() + "&continue=" + (token.isEmpty() ? given : token.toStdString()));
    QVERIFY2(answer.status == code, answer.body.c_str());
    QVERIFY2(answer.at("/message").find(says.toStdString()) != std::string::npos,
             answer.body.c_str());
}

void TestListPages::anOldListIsExpired_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<bool>("written");
    QTest::addColumn<int>("code");
    QTest::newRow("a moment before five minutes") << 299 << true << 200;
    QTest::newRow("after five minutes") << 300 << true << 410;
    QTest::newRow("after an hour") << 3600 << true << 410;
    QTest::newRow("after five minutes in which nothing was written") << 300 << false << 200;
}

void TestListPages::anOldListIsExpired()
{
    QFETCH(const int, seconds);
    QFETCH(const bool, written);
    QFETCH(const int, code);
    const Answer first = get(machines + "?limit=2");
    if (written)
        m->create(machines, machine("f"));
    m->advance(std::chrono::seconds(seconds));

    const Answer answer = get(machines + "?limit=2&continue=" + tokenIn(first));
    QVERIFY2(answer.status == code, answer.body.c_str());
    if (code == 200) {
        QCOMPARE(namesIn(answer), std::string("c d"));
        QCOMPARE(answer.at("/metadata/resourceVersion"), first.at("/metadata/resourceVersion"));
        return;
    }
    QCOMPARE(answer.at("/kind"), std::string("Status"));
    QCOMPARE(answer.at("/reason"), std::string("Expired"));
    QVERIFY(answer.at("/message")
                .find("use the continue token in this response to retrieve the "
                      "remainder of the results")
            != std::string::npos);
    QVERIFY(!tokenIn(answer).empty());
}

void TestListPages::theRestOfWhatIsThereNowCanBeHad()
{
    const Answer first = get(machines + "?limit=2");
    m->create(machines, machine("aa"));
    m->create(machines, machine("bb"));
    m->advance(10min);
    const Answer gone = get(machines + "?limit=2&continue=" + tokenIn(first));
    QCOMPARE(gone.status, 410);

    const Answer second = get(machines + "?limit=2&continue=" + tokenIn(gone));
    QCOMPARE(namesIn(second), std::string("bb c"));
    QVERIFY(second.at("/metadata/resourceVersion") != first.at("/metadata/resourceVersion"));
    QCOMPARE(second.at("/metadata/remainingItemCount"), std::string("2"));
    // From here on it is of one revision again.
    m->create(machines, machine("cc"));
    QCOMPARE(namesIn(get(machines + "?continue=" + tokenIn(second))), std::string("d e"));
}

void TestListPages::aTokenGivesNoRight()
{
    const std::string secrets = "/api/v1/namespaces/default/secrets";
    for (const char *name : {"s1", "s2"})
        m->create(secrets, std::string(R"({"metadata":{"name":")") + name + R"("}})");
    const Answer ofSecrets = get(secrets + "?limit=1");
    const Answer ofMachines = get(machines + "?limit=2");
    QVERIFY(!tokenIn(ofSecrets).empty());

    m->identity = {"viewer", {"viewer"}};
    QCOMPARE(get(secrets + "?limit=1&continue=" + tokenIn(ofSecrets)).status, 403);
    QCOMPARE(namesIn(get(machines + "?limit=2&continue=" + tokenIn(ofMachines))),
             std::string("c d"));
    // A list is kept for who asked for it.
    m->identity = {"admin", {"admin"}};
    m->create(machines, machine("f"));
    QCOMPARE(get(machines + "?limit=2&continue=" + tokenIn(ofMachines)).status, 200);
    m->identity = {"somebody", {"viewer"}};
    QCOMPARE(get(machines + "?limit=2&continue=" + tokenIn(ofMachines)).status, 410);

    // Whatever stands in a token, it shows what a list shows.
    m->identity = {"viewer", {"viewer"}};
    Json token = opened(tokenIn(get(machines + "?limit=2")));
    token["rv"] = -1;
    token["start"] = "e";
    QCOMPARE(namesIn(get(machines + "?limit=2&continue=" + forged(token))), std::string("e f"));
}

void TestListPages::eachIdentityHasItsPlaces()
{
    std::vector<Answer> pages;
    for (int list = 0; list < 8; ++list)
        pages.push_back(pageOf(list));
    m->identity = {"viewer", {"viewer"}};
    for (int list = 0; list < 20; ++list)
        QCOMPARE(pageOf(list).status, 200);
    m->identity = {"admin", {"admin"}};
    m->create(machines, machine("f"));

    QCOMPARE(namesIn(nextOf(0, pages[0])), std::string("b"));
    QVERIFY2(!tokenIn(pageOf(8)).empty(), "a ninth list, and the first gives way");
    QCOMPARE(nextOf(0, pages[0]).status, 410);
    for (int list = 1; list < 8; ++list)
        QCOMPARE(namesIn(nextOf(list, pages[static_cast<std::size_t>(list)])), std::string("b"));
}

void TestListPages::placesAreFewInAll()
{
    const Answer oldest = pageOf(0);
    const Answer next = pageOf(1);
    for (int who = 0; who < 31; ++who) {
        m->identity = {"viewer-" + std::to_string(who), {"viewer"}};
        QCOMPARE(pageOf(0).status, 200);
        QCOMPARE(pageOf(1).status, 200);
    }
    m->identity = {"admin", {"admin"}};
    m->create(machines, machine("f"));
    QVERIFY2(nextOf(0, oldest).status == 200, "64 have a place");
    m->identity = {"late", {"viewer"}};
    QCOMPARE(pageOf(0).status, 200);
    m->identity = {"admin", {"admin"}};
    QCOMPARE(nextOf(0, oldest).status, 410);
    QCOMPARE(nextOf(1, next).status, 200);
}

void TestListPages::listsThatEndedGoFirst()
{
    std::vector<Answer> pages;
    for (int list = 0; list < 8; ++list)
        pages.push_back(pageOf(list));
    const std::string rest = machines + "?labelSelector=!x3&continue=" + tokenIn(pages[3]);
    m->create(machines, machine("f"));
    QCOMPARE(namesIn(get(rest)), std::string("b c d e"));
    QCOMPARE(pageOf(8).status, 200);
    QCOMPARE(nextOf(0, pages[0]).status, 200);
    QCOMPARE(get(rest).status, 410);
}

void TestListPages::definitionsOfTheProgramHavePages()
{
    const std::string definitions = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
    std::string names;
    std::string token;
    int pages = 0;
    do {
        const Answer page = get(definitions + "?limit=2&continue=" + token);
        QCOMPARE(page.status, 200);
        names += (names.empty() ? "" : " ") + namesIn(page);
        token = tokenIn(page);
        ++pages;
    } while (!token.empty() && pages < 1000);
    QVERIFY(pages > 1);
    QCOMPARE(names, namesIn(get(definitions)));
}

void TestListPages::aCollectionIsDeletedUpToItsLimit()
{
    QCOMPARE(m->send("DELETE", machines + "?limit=2").status, 200);
    QCOMPARE(namesIn(get(machines)), std::string("c d e"));
    QCOMPARE(m->send("DELETE", machines + "?limit=-1").status, 200);
    QCOMPARE(namesIn(get(machines)), std::string());
}

void TestListPages::onlyListsHaveParts()
{
    QCOMPARE(get(machines + "/a?continue=x&limit=1").at("/metadata/name"), std::string("a"));
    const Answer watched = get(machines + "?watch=1&limit=1&continue=x");
    QVERIFY(watched.exchange->opened() != nullptr);
    m->settle();
    QCOMPARE(watched.exchange->opened()->lines().size(), std::size_t(5));
    const std::pair<const char *, const char *> wrong[] = {
        {"two", R"(strconv.ParseInt: parsing "two": invalid syntax)"},
        {"2x", R"(strconv.ParseInt: parsing "2x": invalid syntax)"},
        {"9223372036854775808",
         R"(strconv.ParseInt: parsing "9223372036854775808": value out of range)"},
    };
    for (const auto &[limit, says] : wrong) {
        for (const char *verb : {"?", "?watch=1&"}) {
            const Answer answer = get(machines + verb + "limit=" + limit);
            QVERIFY2(answer.status == 400, answer.body.c_str());
            QCOMPARE(answer.at("/message"), std::string(says));
        }
    }
}

} // namespace tst_listpages

HP_TEST(tst_listpages, TestListPages)
#include "tst_listpages.moc"
