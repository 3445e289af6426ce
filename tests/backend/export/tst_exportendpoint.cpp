// SPDX-License-Identifier: Apache-2.0
#include "backend/export/Bundle.h"
#include "backend/export/serve/ExportEndpoint.h"
#include "tests/backend/http/FakeExchange.h"
#include "tests/model/incident/Story.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace tst_exportendpoint {

using namespace hp;
using namespace hp::exports;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {
class Client;
}

/// What answers below /export.
class TestExportEndpoint : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void requestsAreUnderstood_data();
    void requestsAreUnderstood();
    void reportsOfOwnersAreUnderstood_data();
    void reportsOfOwnersAreUnderstood();
    void rolesDecide_data();
    void rolesDecide();
    void anExportStreamsAndIsTold();
    void withoutARangeItIsTheStory();
    void whatIsUsualIsToldInAFileAndInItsPreview();
    void aBundleComesWhole();
    void aSlowClientIsWaitedFor();
    void aPlaceIsKeptForThoseWhoAct_data();
    void aPlaceIsKeptForThoseWhoAct();
    void aClientThatLeavesEndsIt();
    void aRecordThatCannotBeReadIsSaid();
    void incidentsAreMadeChangedAndExported();
    void aMachineThatNeverWasHasNoDocument();
    void theSlowerWriterIsTold();
    void incidentsSurviveARestart();
    void aStopEndsWhatRuns();
    void aPreviewShowsADocument();
    void aPreviewOfEntriesIsWhatABuilderTicks();
    void aLongRecordLeavesOutWhatIsNotKey();
    void aPlaceOfPreviewsIsForThoseWhoAct();
    void previewsThatCannotBe_data();
    void previewsThatCannotBe();

private:
    /// The answer, or the sentence of the refusal in `message`.
    Json preview(PreviewRequest request);
    std::shared_ptr<Client> ask(const std::string &method,
                                const std::string &target,
                                const char *role,
                                const std::string &body = {});
    /// Of the answer nothing is taken before the test says so.
    std::shared_ptr<Client> askWithoutReading(const std::string &target,
                                              const char *role = "viewer");

    std::unique_ptr<QTemporaryDir> m_folder{};
    std::unique_ptr<IncidentStore> m_store{};
    std::unique_ptr<ExportEndpoint> m_endpoint{};
    std::vector<ExportDeed> m_deeds{};
    std::uint64_t m_facts = 0; ///< of a record that is longer than the story; 0: the story
    bool m_unreadable = false;
    bool m_usual = false; ///< the record knows what is usual
};

namespace {

/// A client whose answer is written on another thread than the one that looks at it.
class Client final : public http::HttpExchange
{
public:
    explicit Client(http::HttpRequest request)
        : m_request(std::move(request))
        , m_stream(std::make_shared<Stream>())
    { }

    const http::HttpRequest &request() const override { return m_request; }
    void respond(http::HttpResponse response) override
    {
        const std::lock_guard lock(m_mutex);
        m_response = std::move(response);
    }
    std::shared_ptr<http::HttpStream> stream(http::HttpResponse head) override
    {
        const std::lock_guard lock(m_mutex);
        m_response = std::move(head);
        m_opened = true;
        return m_stream;
    }

    int status()
    {
        const std::lock_guard lock(m_mutex);
        return m_response ? m_response->status : 0;
    }
    std::string body()
    {
        const std::lock_guard lock(m_mutex);
        return m_response ? m_response->body : std::string();
    }
    bool opened()
    {
        const std::lock_guard lock(m_mutex);
        return m_opened;
    }
    std::string text() { return m_stream->text(); }
    bool ended() { return m_stream->ended(); }
    std::size_t pending() { return m_stream->pending(); }
    void leave() { m_stream->leave(); }
    /// What is written from now on stays pending, or nothing does.
    void stall(bool stalled) { m_stream->stall(stalled); }

private:
    class Stream final : public http::HttpStream
    {
    public:
        bool write(http::Chunk chunk) override
        {
            const std::lock_guard lock(m_mutex);
            m_text += *chunk;
            m_pending += m_stalled && !m_gone ? chunk->size() : 0;
            return !m_gone;
        }
        std::size_t pending() const override
        {
            const std::lock_guard lock(m_mutex);
            return m_pending;
        }
        void end() override
        {
            const std::lock_guard lock(m_mutex);
            m_ended = true;
        }
        void onClosed(std::function<void()>) override { }

        std::string text() const
        {
            const std::lock_guard lock(m_mutex);
            return m_text;
        }
        bool ended() const
        {
            const std::lock_guard lock(m_mutex);
            return m_ended;
        }
        void leave()
        {
            const std::lock_guard lock(m_mutex);
            m_gone = true;
            m_pending = 0;
        }
        void stall(bool stalled)
        {
            const std::lock_guard lock(m_mutex);
            m_stalled = stalled;
            m_pending = 0;
        }

    private:
        mutable std::mutex m_mutex{};
        std::string m_text{};
        std::size_t m_pending = 0;
        bool m_stalled = false;
        bool m_ended = false;
        bool m_gone = false;
    };

    http::HttpRequest m_request;
    std::shared_ptr<Stream> m_stream;
    std::mutex m_mutex{};
    std::optional<http::HttpResponse> m_response{};
    bool m_opened = false;
};

/// As many changes as wanted, made while they are read.
class Flaps final : public incident::FactSource
{
public:
    explicit Flaps(std::uint64_t count)
        : m_count(count)
    { }
    Result<bool> next(incident::Fact &fact) override
    {
        if (m_next == m_count)
            return false;
        fact = flap(m_next++, m_count);
        return true;
    }
    std::uint64_t expected() const override { return m_count; }

private:
    std::uint64_t m_count;
    std::uint64_t m_next = 0;
};

const char *const worker = "/export/machine/openshift-machine-api/worker-b-7";
const char *const theRange = "from=2026-11-20T13:10:00Z&to=2026-11-20T14:20:00Z";

} // namespace

void TestExportEndpoint::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_deeds.clear();
    m_facts = 0;
    m_unreadable = false;
    m_usual = false;
    auto store = IncidentStore::open(m_folder->filePath(QStringLiteral("incidents")).toStdString(),
                                     [](const std::string &) {});
    QVERIFY(bool(store));
    m_store = std::make_unique<IncidentStore>(std::move(*store));
    ExportEndpoint::Parts parts;
    parts.incidents = m_store.get();
    parts.open = [this](const std::vector<std::string> &,
                        TimePoint,
                        TimePoint) -> Result<std::unique_ptr<incident::FactSource>> {
        if (m_unreadable)
            return unexpected(ErrorCode::Unreachable, "history file x cannot be read");
        if (m_facts > 0)
            return std::unique_ptr<incident::FactSource>(std::make_unique<Flaps>(m_facts));
        return std::unique_ptr<incident::FactSource>(std::make_unique<incident::FactList>(story()));
    };
    parts.now = [] { return storyTime(40 * 24h); };
    parts.onChanged = [this](const ExportDeed &deed) { m_deeds.push_back(deed); };
    parts.usual = [this](const std::vector<std::string> &machines, TimePoint) -> UsualOf {
        return [known = m_usual && machines.size() == 1](const incident::Fact &) {
            return known ? incident::Usual{360, 660, 20} : incident::Usual{};
        };
    };
    parts.isKnown = [](const std::string &machine) {
        return machine != "openshift-machine-api/wroker-b-7";
    };
    parts.cluster = "lab demo";
    parts.folder = m_folder->path().toStdString();
    m_endpoint = std::make_unique<ExportEndpoint>(std::move(parts));
}

void TestExportEndpoint::cleanup()
{
    m_endpoint.reset();
}

std::shared_ptr<Client> TestExportEndpoint::ask(const std::string &method,
                                                const std::string &target,
                                                const char *role,
                                                const std::string &body)
{
    http::HttpRequest request = requestFor(method, target, {"vera", {role}});
    request.body = body;
    auto exchange = std::make_shared<Client>(request);
    m_endpoint->handle(exchange);
    return exchange;
}

std::shared_ptr<Client> TestExportEndpoint::askWithoutReading(const std::string &target,
                                                              const char *role)
{
    auto exchange = std::make_shared<Client>(requestFor("GET", target, {"vera", {role}}));
    exchange->stall(true);
    m_endpoint->handle(exchange);
    return exchange;
}

void TestExportEndpoint::requestsAreUnderstood_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("sentence"); // empty: it is one
    QTest::addColumn<QString>("file");
    const auto row =
        [](const char *name, const char *target, const char *sentence, const char *file) {
            QTest::newRow(name) << QString::fromUtf8(target) << QString::fromUtf8(sentence)
                                << QString::fromUtf8(file);
        };
    row("a machine", "/export/machine/ns/m", "", "m.html");
    row("with a format", "/export/machine/ns/m?format=csv&since=2h", "", "m.csv");
    row("an incident",
        "/export/incident/HP-2026-0001?format=holdpoint",
        "",
        "HP-2026-0001.holdpoint");
    row("with a range",
        "/export/machine/ns/m?format=md&from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z",
        "",
        "m.md");
    row("a name that is no file name", "/export/machine/ns/a b\"c?format=md", "", "a_b_c.md");
    row("another path",
        "/export/fleet",
        "exports are at /export/machine/<namespace>/<name>, /export/incident/<id> and "
        "/export/owners",
        "");
    row("an unknown format",
        "/export/machine/ns/m?format=doc",
        "format: 'doc' is not one of md, html, json, csv, trace, svg, jsonl, holdpoint",
        "");
    row("an unknown preset",
        "/export/machine/ns/m?preset=secret",
        "preset: 'secret' is not one of internal, partner, public",
        "");
    row("no duration",
        "/export/machine/ns/m?since=1day",
        "since: '1day' is not a duration such as 2h",
        "");
    row("a range backwards",
        "/export/machine/ns/m?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z",
        "to: the range ends before it starts",
        "");
    row("an end without a beginning",
        "/export/machine/ns/m?to=2026-01-01T00:00:00Z",
        "to: needs a from",
        "");
}

void TestExportEndpoint::requestsAreUnderstood()
{
    QFETCH(const QString, target);
    QFETCH(const QString, sentence);
    QFETCH(const QString, file);
    const auto request = exportRequestOf(requestFor("GET", target.toStdString(), {}));
    QCOMPARE(bool(request), sentence.isEmpty());
    if (request)
        QCOMPARE(QString::fromStdString(fileNameOf(*request)), file);
    else
        QCOMPARE(QString::fromStdString(request.error().message), sentence);
}

void TestExportEndpoint::reportsOfOwnersAreUnderstood_data()
{
    QTest::addColumn<QString>("query");
    QTest::addColumn<int>("hours"); // of `since`
    QTest::addColumn<QString>("sentence"); // empty: it is one
    QTest::newRow("of the last week") << "" << 168 << "";
    QTest::newRow("of a day") << "?format=csv&since=24h" << 24 << "";
    QTest::newRow("a format of other exports")
        << "?format=pdf" << 0 << "format: 'pdf' is not one of html, json, csv";
    QTest::newRow("no duration") << "?since=soon" << 0
                                 << "since: 'soon' is not a duration such as 2h";
    QTest::newRow("an end without a start")
        << "?to=2026-01-01T00:00:00Z" << 0 << "to: needs a from";
}

void TestExportEndpoint::reportsOfOwnersAreUnderstood()
{
    QFETCH(const QString, query);
    QFETCH(const int, hours);
    QFETCH(const QString, sentence);
    const auto request =
        ownersRequestOf(requestFor("GET", "/export/owners" + query.toStdString(), {}));
    QCOMPARE(request ? QString() : QString::fromStdString(request.error().message), sentence);
    QVERIFY(!request || request->since == Duration(std::chrono::hours(hours)));
}

void TestExportEndpoint::rolesDecide_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<int>("exports");
    QTest::addColumn<int>("writes");
    QTest::newRow("a viewer exports") << QStringLiteral("viewer") << 200 << 403;
    QTest::newRow("an operator writes, too") << QStringLiteral("operator") << 200 << 201;
    QTest::newRow("an admin as well") << QStringLiteral("admin") << 200 << 201;
    QTest::newRow("a hook controller takes nothing away") << QStringLiteral("hook") << 403 << 403;
    QTest::newRow("a wall takes nothing away") << QStringLiteral("wall") << 403 << 403;
}

void TestExportEndpoint::rolesDecide()
{
    QFETCH(const QString, role);
    QFETCH(const int, exports);
    QFETCH(const int, writes);
    const auto read = ask("GET", std::string(worker) + "?format=md&" + theRange, qPrintable(role));
    QTRY_VERIFY(read->status() != 0);
    QCOMPARE(read->status(), exports);
    const auto write =
        ask("POST", "/export/incidents", qPrintable(role), toJson(storyIncident()).dump());
    QTRY_VERIFY(write->status() != 0);
    QCOMPARE(write->status(), writes);
}

void TestExportEndpoint::anExportStreamsAndIsTold()
{
    const auto exchange = ask("GET", std::string(worker) + "?format=json&" + theRange, "viewer");
    QTRY_VERIFY(exchange->ended());
    const Json json = Json::parse(exchange->text());
    QVERIFY(json["schema"] == Json("holdpoint.incident/v1"));
    QTRY_COMPARE(m_deeds.size(), std::size_t(2));
    // The first was told before anything was read.
    QVERIFY(m_deeds[0].progress.state == ExportProgress::State::Running);
    QCOMPARE(m_deeds[0].user, std::string("vera"));
    QCOMPARE(m_deeds[0].machines, std::vector<std::string>{"openshift-machine-api/worker-b-7"});
    QVERIFY(m_deeds[1].progress.state == ExportProgress::State::Done);
    QCOMPARE(m_deeds[1].progress.bytes, exchange->text().size());
    QCOMPARE(m_deeds[1].progress.sha256.size(), std::size_t(64));
}

void TestExportEndpoint::withoutARangeItIsTheStory()
{
    const auto client = ask("GET", std::string(worker) + "?format=md", "viewer");
    QTRY_VERIFY(client->ended());
    const std::string text = client->text();
    QVERIFY2(text.find("window: \"2026-11-20T13:10:36Z/2026-11-20T13:41:24Z\"")
                 != std::string::npos,
             text.substr(0, 400).c_str());
    const auto named = ask("GET", std::string(worker) + "?format=md&since=2h", "viewer");
    QTRY_VERIFY(named->ended());
    QVERIFY(named->text().find("window: \"2026-12-30T11:00:00Z/") != std::string::npos);
}

void TestExportEndpoint::whatIsUsualIsToldInAFileAndInItsPreview()
{
    const std::string words = "| 6 m, at most 11 m (of 20) |";
    for (const bool isKnown : {false, true}) {
        m_usual = isKnown;
        const auto client = ask("GET", std::string(worker) + "?format=md&" + theRange, "viewer");
        QTRY_VERIFY(client->ended());
        QCOMPARE(client->text().find(words) != std::string::npos, isKnown);
        const Json shown = preview({storyIncident(), incident::Preset::Internal, formatOf("md")});
        const std::string text = shown.value("text", std::string());
        QVERIFY2(text.find("# ") != std::string::npos, shown.dump().c_str());
        QCOMPARE(text.find(words) != std::string::npos, isKnown);
    }
}

void TestExportEndpoint::aBundleComesWhole()
{
    const auto exchange =
        ask("GET", std::string(worker) + "?format=holdpoint&" + theRange, "viewer");
    QTRY_VERIFY(exchange->ended());
    const QString path = m_folder->filePath(QStringLiteral("got.holdpoint"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(exchange->text()));
    file.close();
    const auto bundle = Bundle::open(path.toStdString());
    QVERIFY2(bool(bundle), bundle ? "" : bundle.error().message.c_str());
}

void TestExportEndpoint::aSlowClientIsWaitedFor()
{
    m_facts = 20'000;
    const auto exchange =
        askWithoutReading(std::string(worker) + "?format=csv&from=2026-11-20T13:00:00Z");
    QTRY_VERIFY(exchange->pending() > 1024 * 1024);
    const std::size_t pending = exchange->pending();
    QVERIFY2(pending < 3 * 1024 * 1024, std::to_string(pending).c_str());
    QVERIFY(!exchange->ended());
    exchange->stall(false);
    QTRY_VERIFY(exchange->ended());
    const std::string &text = exchange->text();
    QVERIFY(std::count(text.begin(), text.end(), '\n') > 20'000);
    QTRY_VERIFY(m_deeds.size() > 2);
}

void TestExportEndpoint::aPlaceIsKeptForThoseWhoAct_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<int>("status");
    QTest::newRow("a viewer comes again later") << QStringLiteral("viewer") << 429;
    QTest::newRow("an operator has it") << QStringLiteral("operator") << 200;
    QTest::newRow("an approver has it") << QStringLiteral("approver") << 200;
    QTest::newRow("an administrator has it") << QStringLiteral("admin") << 200;
}

void TestExportEndpoint::aPlaceIsKeptForThoseWhoAct()
{
    QFETCH(const QString, role);
    QFETCH(const int, status);
    m_facts = 10'000'000; // nobody takes anything of it, so none of them ends
    const std::string target = std::string(worker) + "?format=csv&from=2026-11-20T13:00:00Z";
    std::vector<std::shared_ptr<Client>> viewers;
    for (int i = 0; i < 3; ++i) {
        viewers.push_back(askWithoutReading(target));
        QTRY_VERIFY(viewers.back()->opened());
    }
    const auto fourth = askWithoutReading(target, qPrintable(role));
    QTRY_VERIFY(fourth->status() != 0);
    QCOMPARE(fourth->status(), status);
    if (status != 200)
        return;
    const auto fifth = askWithoutReading(target, qPrintable(role));
    QTRY_VERIFY(fifth->status() != 0);
    QCOMPARE(fifth->status(), 429);
}

void TestExportEndpoint::aClientThatLeavesEndsIt()
{
    m_facts = 10'000'000;
    const auto exchange =
        askWithoutReading(std::string(worker) + "?format=csv&from=2026-11-20T13:00:00Z");
    QTRY_VERIFY(exchange->opened());
    exchange->leave();
    QTRY_VERIFY(!m_deeds.empty()
                && m_deeds.back().progress.state == ExportProgress::State::Cancelled);
}

void TestExportEndpoint::aRecordThatCannotBeReadIsSaid()
{
    m_unreadable = true;
    const auto exchange = ask("GET", std::string(worker) + "?format=csv", "viewer");
    QTRY_VERIFY(exchange->status() != 0);
    QCOMPARE(exchange->status(), 503);
    QVERIFY(exchange->body().find("history file x cannot be read") != std::string::npos);
}

void TestExportEndpoint::incidentsAreMadeChangedAndExported()
{
    const auto made = ask("POST", "/export/incidents", "operator", toJson(storyIncident()).dump());
    QTRY_VERIFY(made->status() != 0);
    const Json incident = Json::parse(made->body());
    const std::string id = incident["id"];
    QCOMPARE(id, std::string("HP-2026-0001"));
    QVERIFY(incident["created_by"] == Json("vera"));

    const auto changed =
        ask("PATCH", "/export/incidents/" + id, "operator", R"({"severity": "1", "lead": null})");
    QTRY_VERIFY(changed->status() != 0);
    QCOMPARE(changed->status(), 200);
    QVERIFY(Json::parse(changed->body())["severity"] == Json("1"));
    QVERIFY(!Json::parse(changed->body()).contains("lead"));

    const auto list = ask("GET", "/export/incidents", "viewer");
    QTRY_VERIFY(list->status() != 0);
    QVERIFY(Json::parse(list->body())["incidents"][0]["id"] == Json(id));

    const auto text = ask("GET", "/export/incident/" + id + "?format=md", "viewer");
    QTRY_VERIFY(text->ended());
    QVERIFY(text->text().find("severity: \"1\"") != std::string::npos);
    const auto unknown = ask("GET", "/export/incident/HP-1?format=md", "viewer");
    QTRY_VERIFY(unknown->status() != 0);
    QCOMPARE(unknown->status(), 404);
}

void TestExportEndpoint::aMachineThatNeverWasHasNoDocument()
{
    m_deeds.clear();
    const auto misspelt =
        ask("GET", "/export/machine/openshift-machine-api/wroker-b-7?format=md", "viewer");
    QTRY_VERIFY(misspelt->status() != 0);
    QCOMPARE(misspelt->status(), 404);
    QVERIFY2(misspelt->body().find("neither the cluster nor the record has a machine "
                                   "openshift-machine-api/wroker-b-7")
                 != std::string::npos,
             misspelt->body().c_str());
    QVERIFY2(m_deeds.empty(), "nothing was taken away");
}

void TestExportEndpoint::theSlowerWriterIsTold()
{
    const auto made = ask("POST", "/export/incidents", "operator", toJson(storyIncident()).dump());
    QTRY_VERIFY(made->status() != 0);
    const auto late = ask("PATCH",
                          "/export/incidents/HP-2026-0001",
                          "operator",
                          R"({"changed_at": "2026-01-01T00:00:00.000000Z", "title": "x"})");
    QTRY_VERIFY(late->status() != 0);
    QCOMPARE(late->status(), 409);
}

void TestExportEndpoint::incidentsSurviveARestart()
{
    QVERIFY(bool(m_store->create(toJson(storyIncident()), "vera", storyTime(2h))));
    QFile broken(m_folder->filePath(QStringLiteral("incidents/HP-2026-0002.json")));
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.write("{");
    broken.close();
    std::vector<std::string> troubles;
    auto again =
        IncidentStore::open(m_folder->filePath(QStringLiteral("incidents")).toStdString(),
                            [&](const std::string &trouble) { troubles.push_back(trouble); });
    QVERIFY(bool(again));
    QCOMPARE(again->all().size(), std::size_t(1));
    QCOMPARE(again->all().begin()->second.title, storyIncident().title);
    QCOMPARE(troubles.size(), std::size_t(1));
    // A newer version may be able to read it: nothing is written over it.
    const auto next = again->create(toJson(storyIncident()), "vera", storyTime(3h));
    QVERIFY(bool(next));
    QCOMPARE(next->id, std::string("HP-2026-0003"));
    QVERIFY(broken.open(QIODevice::ReadOnly));
    QCOMPARE(broken.readAll(), QByteArray("{"));
}

void TestExportEndpoint::aStopEndsWhatRuns()
{
    m_facts = 10'000'000;
    const auto exchange =
        askWithoutReading(std::string(worker) + "?format=csv&from=2026-11-20T13:00:00Z");
    QTRY_VERIFY(exchange->opened());
    m_endpoint->stop();
    QVERIFY(exchange->ended());
    QVERIFY(exchange->text().ends_with("THIS EXPORT IS NOT COMPLETE: the backend is stopping\n"));
}

Json TestExportEndpoint::preview(PreviewRequest request)
{
    Json told;
    m_endpoint->preview(std::move(request), [&told](const Result<Json> &answer) {
        told = answer ? *answer : Json{{"message", answer.error().message}};
    });
    // What is refused is refused at once.
    static_cast<void>(hp::tests::waitFor([&told] { return !told.is_null(); }));
    return told;
}

void TestExportEndpoint::aPreviewShowsADocument()
{
    const Json shown = preview({storyIncident(), incident::Preset::Public, formatOf("md")});
    QCOMPARE(shown["format"].get<std::string>(), std::string("md"));
    QCOMPARE(shown["preset"].get<std::string>(), std::string("public"));
    QVERIFY(shown["facts"] == Json(story().size()));
    QCOMPARE(shown["end"].get<std::string>(), formatMicroTime(*storyIncident().to));
    const std::string text = shown["text"];
    QVERIFY(text.find("# machine-1 waited 47 min at preTerminate") != std::string::npos);
    QVERIFY2(text.find("worker-b-7") == std::string::npos, "the preset was not heeded");
    // Nobody took anything away.
    QVERIFY(m_deeds.empty());
    QVERIFY(m_store->all().empty());
}

void TestExportEndpoint::aPreviewOfEntriesIsWhatABuilderTicks()
{
    incident::Incident draft = storyIncident();
    const Json before = preview({draft, incident::Preset::Internal, nullptr});
    const Json &entries = before["entries"];
    QVERIFY(!entries.empty());
    QVERIFY(before["left_out"] == Json(0));
    const auto hidden = std::find_if(entries.begin(), entries.end(), [](const Json &entry) {
        return entry["importance"] == Json("hidden");
    });
    QVERIFY2(hidden != entries.end(), "what is hidden could never be shown again");
    QVERIFY(before["timestamps"]["started"].contains("evidence_entry_id"));

    const std::string id = (*hidden)["id"];
    draft.marks[id] = {incident::Importance::Key, "Here it began."};
    const Json after = preview({draft, incident::Preset::Internal, nullptr});
    const auto shown = std::find_if(after["entries"].begin(),
                                    after["entries"].end(),
                                    [&](const Json &entry) { return entry["id"] == Json(id); });
    QVERIFY(shown != after["entries"].end());
    QCOMPARE((*shown)["importance"].get<std::string>(), std::string("key"));
    QCOMPARE((*shown)["body_md"].get<std::string>(), std::string("Here it began."));
}

void TestExportEndpoint::aLongRecordLeavesOutWhatIsNotKey()
{
    m_facts = 20'000;
    incident::Incident draft = storyIncident();
    draft.to.reset();
    draft.marks["t/19999"].comment = "the last but one";
    const Json shown = preview({draft, incident::Preset::Internal, nullptr});
    QVERIFY(shown["entries"].size() <= 2000);
    QVERIFY(shown["facts"] == Json(20'000));
    std::uint64_t all = 0;
    for (const auto &[kind, count] : shown["counts"].items())
        all += count.get<std::uint64_t>();
    QCOMPARE(shown["left_out"].get<std::uint64_t>() + shown["entries"].size(), all);
}

void TestExportEndpoint::aPlaceOfPreviewsIsForThoseWhoAct()
{
    std::vector<QString> told(5);
    const auto ask = [&](std::size_t number, bool acts) {
        m_endpoint->preview({storyIncident(), incident::Preset::Internal, formatOf("md"), acts},
                            [&told, number](const Result<Json> &answer) {
                                told[number] = answer
                                    ? QStringLiteral("shown")
                                    : QString::fromStdString(answer.error().message);
                            });
    };
    ask(0, false);
    ask(1, false);
    ask(2, false);
    ask(3, true);
    ask(4, true);
    const QString full = QStringLiteral("previews are under way; ask again in a moment");
    QCOMPARE(told[2], full);
    QCOMPARE(told[4], full);
    for (const std::size_t number : {0U, 1U, 3U})
        QTRY_COMPARE(told[number], QStringLiteral("shown"));
}

void TestExportEndpoint::previewsThatCannotBe_data()
{
    QTest::addColumn<bool>("future");
    QTest::addColumn<bool>("unreadable");
    QTest::addColumn<bool>("stopped");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("a range that has not begun")
        << true << false << false << QStringLiteral("from: the range lies in the future");
    QTest::newRow("a record that cannot be read")
        << false << true << false << QStringLiteral("history file x cannot be read");
    QTest::newRow("a backend that stops")
        << false << false << true << QStringLiteral("the backend is stopping");
}

void TestExportEndpoint::previewsThatCannotBe()
{
    QFETCH(const bool, future);
    QFETCH(const bool, unreadable);
    QFETCH(const bool, stopped);
    QFETCH(const QString, sentence);
    incident::Incident draft = storyIncident();
    if (future) {
        draft.from = storyTime(100 * 24h);
        draft.to.reset();
    }
    m_unreadable = unreadable;
    if (stopped)
        m_endpoint->stop();
    const Json told = preview({draft, incident::Preset::Internal, formatOf("md")});
    QCOMPARE(QString::fromStdString(told.value("message", "")), sentence);
}

} // namespace tst_exportendpoint

HP_TEST(tst_exportendpoint, TestExportEndpoint)
#include "tst_exportendpoint.moc"
