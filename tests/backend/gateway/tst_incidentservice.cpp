// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/IncidentService.h"
#include "backend/runtime/ManualClock.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

namespace tst_incidentservice {

using namespace hp;
using namespace hp::gateway;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {

const Caller olga{"olga", {"operator"}};
const Caller vera{"vera", {"viewer"}};
const Caller bert{"bert", {"approver"}};
const Caller wall{"wall", {"wall", "viewer", "operator"}};

Json draftOf(const char *title)
{
    return {{"title", title},
            {"machines", {"openshift-machine-api/worker-b-7"}},
            {"range", {{"from", "2026-11-20T13:10:00Z"}, {"to", "2026-11-20T14:20:00Z"}}}};
}

} // namespace

/// Incidents by commands.
class TestIncidentService : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void whoMayDoWhat_data();
    void whoMayDoWhat();
    void oneIsMadeReadChangedAndRemoved();
    void aChangeOfOneMember_data();
    void aChangeOfOneMember();
    void whatWasRemovedIsRestored();
    void theSlowerOneIsTold();
    void aNumberIsGivenOnce();
    void refusals_data();
    void refusals();
    void aPreviewIsOfTheDraftAndStoresNothing();
    void aPreviewMayTakeItsTime();

private:
    /// The answer, or the sentence of the refusal in `message`.
    Json ask(const std::string &command, const Json &arguments, const Caller &caller = olga);
    std::unique_ptr<IncidentService> newService();

    QTemporaryDir m_folder{};
    int m_folders = 0;
    runtime::ManualClock m_clock{storyTime(2h)};
    std::shared_ptr<View> m_view{};
    std::unique_ptr<exports::IncidentStore> m_store{};
    std::optional<exports::PreviewRequest> m_asked{};
    exports::PreviewReply m_reply{};
    std::vector<std::string> m_removed{};
    std::unique_ptr<IncidentService> m_service{};
};

std::unique_ptr<IncidentService> TestIncidentService::newService()
{
    auto registry = exports::IncidentStore::open(
        m_folder.filePath(QString::number(m_folders)).toStdString(), [](const std::string &) {});
    m_store = std::make_unique<exports::IncidentStore>(std::move(*registry));
    m_view = std::make_shared<View>();
    return std::make_unique<IncidentService>(IncidentService::Parts{
        m_store.get(),
        &m_clock,
        m_view,
        [this](exports::PreviewRequest request, exports::PreviewReply reply) {
            m_asked = std::move(request);
            m_reply = std::move(reply);
        },
        [this](const incident::Incident &incident, const Caller &caller) {
            m_removed.push_back(incident.id + " by " + caller.name);
        },
        [this](const incident::Incident &incident, const Caller &caller) {
            m_removed.push_back(incident.id + " restored by " + caller.name);
        }});
}

void TestIncidentService::init()
{
    ++m_folders;
    m_asked.reset();
    m_reply = {};
    m_removed.clear();
    m_service.reset();
    m_service = newService();
}

Json TestIncidentService::ask(const std::string &command,
                              const Json &arguments,
                              const Caller &caller)
{
    Json told;
    m_service->execute(command, arguments, caller, [&](const Result<Json> &answer) {
        told = answer ? *answer : Json{{"message", answer.error().message}};
    });
    return told;
}

void TestIncidentService::whoMayDoWhat_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("who"); // 0 an operator, 1 a viewer, 2 a wall, 3 an approver
    QTest::addColumn<bool>("allowed");
    QTest::newRow("an operator saves") << QStringLiteral("incident.save") << 0 << true;
    QTest::newRow("a viewer does not save") << QStringLiteral("incident.save") << 1 << false;
    QTest::newRow("a wall never saves") << QStringLiteral("incident.save") << 2 << false;
    QTest::newRow("a viewer reads") << QStringLiteral("incident.get") << 1 << true;
    QTest::newRow("an approver reads") << QStringLiteral("incident.get") << 3 << true;
    QTest::newRow("an approver does not save") << QStringLiteral("incident.save") << 3 << false;
    QTest::newRow("a wall does not read") << QStringLiteral("incident.get") << 2 << false;
    QTest::newRow("a viewer previews") << QStringLiteral("incident.preview") << 1 << true;
    QTest::newRow("a wall does not preview") << QStringLiteral("incident.preview") << 2 << false;
    QTest::newRow("a viewer does not remove") << QStringLiteral("incident.remove") << 1 << false;
    QTest::newRow("an operator removes") << QStringLiteral("incident.remove") << 0 << true;
    QTest::newRow("a viewer reads what was removed")
        << QStringLiteral("incident.removed") << 1 << true;
    QTest::newRow("a wall does not") << QStringLiteral("incident.removed") << 2 << false;
    QTest::newRow("a viewer does not restore") << QStringLiteral("incident.restore") << 1 << false;
}

void TestIncidentService::whoMayDoWhat()
{
    QFETCH(const QString, command);
    QFETCH(const int, who);
    QFETCH(const bool, allowed);
    ask("incident.save", {{"incident", draftOf("one")}});
    const Caller &caller = who == 0 ? olga : who == 1 ? vera : who == 2 ? wall : bert;
    const Json told = ask(command.toStdString(),
                          {{"id", "HP-2026-0001"}, {"format", "md"}, {"incident", {{"lead", "x"}}}},
                          caller);
    const std::string message = told.is_object() ? told.value("message", "") : "";
    QCOMPARE(message.find(caller.name + " is not allowed to do this") == std::string::npos,
             allowed);
    if (allowed)
        QCOMPARE(message, std::string());
}

void TestIncidentService::oneIsMadeReadChangedAndRemoved()
{
    const Json made = ask("incident.save", {{"incident", draftOf("one")}});
    QCOMPARE(made["incident"]["id"].get<std::string>(), std::string("HP-2026-0001"));
    QCOMPARE(made["incident"]["created_by"].get<std::string>(), std::string("olga"));
    QCOMPARE(Json::parse(m_view->rows().at("HP-2026-0001"))["title"].get<std::string>(),
             std::string("one"));
    QVERIFY(ask("incident.get", {{"id", "HP-2026-0001"}}) == made);

    m_clock.advance(1min);
    const Json changed =
        ask("incident.save",
            {{"id", "HP-2026-0001"},
             {"incident", {{"title", "two"}, {"changed_at", made["incident"]["changed_at"]}}}});
    QCOMPARE(changed["incident"]["title"].get<std::string>(), std::string("two"));
    QVERIFY(changed["incident"]["changed_at"] != made["incident"]["changed_at"]);
    QCOMPARE(Json::parse(m_view->rows().at("HP-2026-0001"))["title"].get<std::string>(),
             std::string("two"));

    QVERIFY(ask("incident.remove", {{"id", "HP-2026-0001"}}) == (Json{{"id", "HP-2026-0001"}}));
    QVERIFY(m_view->rows().empty());
    QCOMPARE(m_removed, std::vector<std::string>{"HP-2026-0001 by olga"});
    QCOMPARE(ask("incident.get", {{"id", "HP-2026-0001"}})["message"].get<std::string>(),
             std::string("there is no incident HP-2026-0001"));
}

void TestIncidentService::whatWasRemovedIsRestored()
{
    const Json made = ask("incident.save", {{"incident", draftOf("one")}});
    ask("incident.remove", {{"id", "HP-2026-0001"}});
    m_service = newService(); // also after a restart of the backend
    const Json told = ask("incident.removed", Json::object());
    QCOMPARE(told["incidents"].size(), std::size_t{1});
    QCOMPARE(told["incidents"][0]["title"].get<std::string>(), std::string("one"));
    const Json back = ask("incident.restore", {{"id", "HP-2026-0001"}});
    QVERIFY2(back == made, back.dump().c_str());
    QCOMPARE(m_removed.back(), std::string("HP-2026-0001 restored by olga"));
    QCOMPARE(m_view->rows().size(), std::size_t{1});
    QVERIFY(ask("incident.removed", Json::object())["incidents"].empty());
    m_service = newService();
    QVERIFY(ask("incident.get", {{"id", "HP-2026-0001"}}) == made);
    QCOMPARE(ask("incident.restore", {{"id", "../secret"}})["message"].get<std::string>(),
             std::string("no incident ../secret was removed"));
}

void TestIncidentService::aChangeOfOneMember_data()
{
    QTest::addColumn<QString>("patch");
    QTest::newRow("title") << QStringLiteral(R"({"title": "x"})");
    QTest::newRow("severity") << QStringLiteral(R"({"severity": "1"})");
    QTest::newRow("status") << QStringLiteral(R"({"status": "resolved"})");
    QTest::newRow("lead and roles")
        << QStringLiteral(R"({"lead": "vera", "roles": ["scribe: olga"]})");
    QTest::newRow("texts") << QStringLiteral(
        R"({"summary_md": "s", "impact_md": "i", "detection": "d", "root_cause_md": "r"})");
    QTest::newRow("lists") << QStringLiteral(
        R"({"factors_md": ["f"], "went_well_md": ["w"], "actions": ["a"]})");
    QTest::newRow("the visibility of an entry and a comment")
        << QStringLiteral(R"({"marks": {"t/7": {"importance": "hidden", "comment_md": "c"}}})");
    QTest::newRow("a time") << QStringLiteral(
        R"({"stamps": {"detected": "2026-11-20T13:20:00.000000Z"}})");
    QTest::newRow("further machines") << QStringLiteral(R"({"machines": ["n/a", "n/b"]})");
    QTest::newRow("a member of a later version") << QStringLiteral(R"({"weather": "rain"})");
}

void TestIncidentService::aChangeOfOneMember()
{
    QFETCH(const QString, patch);
    const Json made = ask("incident.save", {{"incident", draftOf("one")}});
    const Json members = Json::parse(patch.toStdString());
    const Json changed =
        ask("incident.save", {{"id", "HP-2026-0001"}, {"incident", members}})["incident"];
    for (const auto &[name, value] : members.items())
        QCOMPARE(changed[name].dump(), value.dump());
    // Everything else stays, and a restart finds it.
    Json expected = made["incident"];
    expected.merge_patch(members);
    expected["changed_at"] = changed["changed_at"];
    QCOMPARE(changed.dump(), expected.dump());
    m_service.reset();
    m_service = newService();
    QCOMPARE(ask("incident.get", {{"id", "HP-2026-0001"}})["incident"].dump(), changed.dump());
}

void TestIncidentService::theSlowerOneIsTold()
{
    const Json seen =
        ask("incident.save", {{"incident", draftOf("one")}})["incident"]["changed_at"];
    m_clock.advance(1s);
    ask("incident.save", {{"id", "HP-2026-0001"}, {"incident", {{"lead", "vera"}}}});
    const std::string sentence = "the incident HP-2026-0001 was changed since; read it again";
    QCOMPARE(ask("incident.save",
                 {{"id", "HP-2026-0001"},
                  {"incident", {{"lead", "x"}, {"changed_at", seen}}}})["message"]
                 .get<std::string>(),
             sentence);
    QCOMPARE(ask("incident.remove", {{"id", "HP-2026-0001"}, {"changed_at", seen}})["message"]
                 .get<std::string>(),
             sentence);
    QCOMPARE(m_store->all().size(), std::size_t(1));
}

void TestIncidentService::aNumberIsGivenOnce()
{
    ask("incident.save", {{"incident", draftOf("one")}});
    ask("incident.remove", {{"id", "HP-2026-0001"}});
    m_service.reset();
    m_service = newService();
    QVERIFY(m_view->rows().empty());
    const Json made = ask("incident.save", {{"incident", draftOf("another")}});
    QCOMPARE(made["incident"]["id"].get<std::string>(), std::string("HP-2026-0002"));
    QVERIFY(QFile::exists(
        m_folder.filePath(QStringLiteral("%1/HP-2026-0001.json.removed").arg(m_folders))));
}

void TestIncidentService::refusals_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("sentence");
    const auto row =
        [](const char *name, const char *command, const char *arguments, const char *sentence) {
            QTest::newRow(name) << QString::fromUtf8(command) << QString::fromUtf8(arguments)
                                << QString::fromUtf8(sentence);
        };
    row("an unknown command", "incident.burn", "{}", "there is no command incident.burn");
    row("no arguments", "incident.save", "null", "an incident is a JSON object");
    row("a document that is none",
        "incident.save",
        R"({"incident": 1})",
        "an incident is a JSON object");
    row("no machine",
        "incident.save",
        R"({"incident": {"range": {"from": "2026-11-20T13:10:00Z"}}})",
        "an incident names at least one machine in machines");
    row("no range",
        "incident.save",
        R"({"incident": {"machines": ["n/a"]}})",
        "the incident's range needs at least from");
    row("its last machine is taken away",
        "incident.save",
        R"({"id": "HP-2026-0001", "incident": {"machines": []}})",
        "an incident names at least one machine in machines");
    row("an unknown status",
        "incident.save",
        R"({"id": "HP-2026-0001", "incident": {"status": "odd"}})",
        "the incident's status is not one of open, mitigated, resolved, closed");
    row("an id that is no text",
        "incident.save",
        R"({"id": 7, "incident": {}})",
        "id is not a text");
    row("an id of nobody",
        "incident.save",
        R"({"id": "HP-1", "incident": {}})",
        "there is no incident HP-1");
    row("an id that climbs out",
        "incident.remove",
        R"({"id": "../HP-1"})",
        "there is no incident ../HP-1");
    row("a preview in no format",
        "incident.preview",
        R"({"id": "HP-2026-0001"})",
        "format: '' is not one of md, html, entries");
    row("a preview in a format that is a file",
        "incident.preview",
        R"({"id": "HP-2026-0001", "format": "holdpoint"})",
        "format: 'holdpoint' is not one of md, html, entries");
    row("a preview for nobody",
        "incident.preview",
        R"({"id": "HP-2026-0001", "format": "md", "preset": "secret"})",
        "preset: 'secret' is not one of internal, partner, public");
    row("a preview of nothing",
        "incident.preview",
        R"({"format": "md"})",
        "an incident is a JSON object");
}

void TestIncidentService::refusals()
{
    QFETCH(const QString, command);
    QFETCH(const QString, arguments);
    QFETCH(const QString, sentence);
    ask("incident.save", {{"incident", draftOf("one")}});
    const Json told = ask(command.toStdString(), Json::parse(arguments.toStdString()));
    QCOMPARE(QString::fromStdString(told.value("message", "")), sentence);
    QVERIFY(!m_asked);
    QCOMPARE(m_store->all().size(), std::size_t(1));
}

void TestIncidentService::aPreviewIsOfTheDraftAndStoresNothing()
{
    const Json made = ask("incident.save", {{"incident", draftOf("one")}});
    ask("incident.preview",
        {{"id", "HP-2026-0001"},
         {"incident", {{"title", "two"}, {"marks", {{"t/7", {{"importance", "key"}}}}}}},
         {"format", "html"},
         {"preset", "public"}});
    QVERIFY(m_asked.has_value());
    QCOMPARE(m_asked->incident.title, std::string("two"));
    QVERIFY(m_asked->incident.marks.at("t/7").importance == incident::Importance::Key);
    QVERIFY(m_asked->preset == incident::Preset::Public);
    QCOMPARE(std::string(m_asked->format->name), std::string("html"));
    QVERIFY(ask("incident.get", {{"id", "HP-2026-0001"}}) == made);

    m_asked.reset();
    ask("incident.preview", {{"incident", draftOf("never saved")}, {"format", "entries"}});
    QVERIFY(m_asked.has_value());
    QVERIFY(m_asked->format == nullptr);
    QCOMPARE(m_store->all().size(), std::size_t(1));
}

void TestIncidentService::aPreviewMayTakeItsTime()
{
    std::vector<std::string> told;
    m_service->execute("incident.preview",
                       {{"incident", draftOf("one")}, {"format", "md"}},
                       vera,
                       [&](const Result<Json> &answer) {
                           told.push_back(answer ? answer->dump() : answer.error().message);
                       });
    QVERIFY(told.empty());
    m_reply(Json{{"text", "# one"}});
    QCOMPARE(told, std::vector<std::string>{R"({"text":"# one"})"});
}

} // namespace tst_incidentservice

HP_TEST(tst_incidentservice, TestIncidentService)
#include "tst_incidentservice.moc"
