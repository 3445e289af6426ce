// SPDX-License-Identifier: Apache-2.0
#include "model/incident/EntryBuilder.h"
#include "model/incident/Incident.h"
#include "tests/model/incident/Story.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <chrono>
#include <nlohmann/json.hpp>

namespace tst_incident {

using namespace hp;
using namespace hp::incident;
using namespace hp::test;
using namespace std::chrono_literals;

/// Incidents, entries and facts as text and back.
class TestIncident : public QObject
{
    Q_OBJECT
private slots:
    void anIncidentComesBack();
    void entriesComeBack();
    void factsComeBack();
    void whatWeDoNotKnowSurvives();
    void whatWeDoNotKnowIsSmall_data();
    void whatWeDoNotKnowIsSmall();
    void wrongDocumentsAreNamed_data();
    void wrongDocumentsAreNamed();
    void whatClientsSendIsChecked_data();
    void whatClientsSendIsChecked();
    void wrongLinesAreNamed_data();
    void wrongLinesAreNamed();
};

void TestIncident::anIncidentComesBack()
{
    const Json json = toJson(storyIncident());
    const auto back = incidentFromJson(json);
    QVERIFY(bool(back));
    QCOMPARE(toJson(*back).dump(), json.dump());
}

void TestIncident::entriesComeBack()
{
    const Incident incident = storyIncident();
    EntryBuilder builder(incident, budgetOf);
    std::vector<Entry> entries;
    for (const Fact &fact : story())
        builder.add(fact, entries);
    QVERIFY(entries.size() > 15);
    for (const Entry &entry : entries) {
        const Json json = toJson(entry);
        const auto back = entryFromJson(json);
        QVERIFY(bool(back));
        QCOMPARE(toJson(*back).dump(), json.dump());
    }
}

void TestIncident::factsComeBack()
{
    for (const Fact &fact : story()) {
        const auto back = factFromLine(factLine(fact));
        QVERIFY(bool(back));
        QVERIFY2(*back == fact, factLine(fact).c_str());
    }
}

void TestIncident::whatWeDoNotKnowSurvives()
{
    Json incident = toJson(storyIncident());
    incident["postmortem_url"] = "https://example.com/1";
    QCOMPARE(toJson(*incidentFromJson(incident)).dump(), incident.dump());

    Json entry = {{"id", "x/1"},
                  {"kind", "note"},
                  {"event_time", "2026-11-20T13:00:00Z"},
                  {"guard", {{"level", 3}}}};
    const auto read = entryFromJson(entry);
    QVERIFY(bool(read));
    QVERIFY(toJson(*read)["guard"]["level"] == Json(3));
}

void TestIncident::whatWeDoNotKnowIsSmall_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("taken");
    const auto nested = [](int levels) -> QByteArray {
        return QByteArray(levels, '[') + QByteArray(levels, ']');
    };
    QTest::newRow("as deep as it may be") << nested(15) << true;
    QTest::newRow("a level deeper") << nested(16) << false;
    QTest::newRow("a list") << '[' + QByteArray("0,").repeated(20'000) + "0]" << true;
    QTest::newRow("a longer one") << '[' + QByteArray("0,").repeated(40'000) + "0]" << false;
}

void TestIncident::whatWeDoNotKnowIsSmall()
{
    QFETCH(const QByteArray, value);
    QFETCH(const bool, taken);
    Json json = toJson(storyIncident());
    json["x"] = Json::parse(value.toStdString());
    const auto read = incidentFromJson(json);
    QCOMPARE(read.has_value(), taken);
    if (!taken)
        QVERIFY(read.error().message.find("nest 16 levels") != std::string::npos);
}

void TestIncident::wrongDocumentsAreNamed_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *patch, const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(patch) << QString::fromUtf8(sentence);
    };
    row("a range that ends before it starts",
        R"({"range": {"to": "2026-11-20T13:00:00Z"}})",
        "the incident's range ends before it starts");
    row("a time that is none",
        R"({"range": {"from": "yesterday"}})",
        "the incident's range.from is not a time such as 2026-11-20T13:16:05Z");
    row("no range", R"({"range": null})", "the incident's range needs at least from");
    row("a title that is a number", R"({"title": 3})", "the incident's title is not a text");
    row("an unknown status",
        R"({"status": "done"})",
        "the incident's status is not one of open, mitigated, resolved, closed");
    row("a mark of unknown importance",
        R"({"marks": {"t/1": {"importance": "huge"}}})",
        "the incident's marks have an importance that is not key, normal or hidden");
    row("a stamp that nobody knows",
        R"({"stamps": {"begun": "2026-11-20T13:00:00Z"}})",
        "the incident's stamps have the unknown name 'begun'");
    row("machines that are no list",
        R"({"machines": "all"})",
        "the incident's machines is not a list of at most 50 texts");
}

void TestIncident::wrongDocumentsAreNamed()
{
    QFETCH(const QString, patch);
    QFETCH(const QString, sentence);
    Json json = toJson(storyIncident());
    json.merge_patch(Json::parse(patch.toStdString()));
    const auto read = incidentFromJson(json);
    QVERIFY(!read);
    QVERIFY(read.error().code == ErrorCode::Invalid);
    QCOMPARE(QString::fromStdString(read.error().message), sentence);
}

void TestIncident::whatClientsSendIsChecked_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("sentence"); // empty: it is fine
    const auto row = [](const char *name, const char *patch, const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(patch) << QString::fromUtf8(sentence);
    };
    row("a severity", R"({"severity": "1"})", "");
    row("none", R"({"severity": ""})", "");
    row("a severity of another scale",
        R"({"severity": "sev2"})",
        "the incident's severity is 'sev2' and not one of 1, 2, 3, 4 or empty");
    row("one too many",
        R"({"severity": "5"})",
        "the incident's severity is '5' and not one of 1, 2, 3, 4 or empty");
    row("a machine without its namespace",
        R"({"machines": ["worker-1"]})",
        "the incident's machines name 'worker-1', which is not a namespace/name");
    row("a machine with more",
        R"({"machines": ["a/b/c"]})",
        "the incident's machines name 'a/b/c', which is not a namespace/name");
    row("nothing of that", R"({"title": "x"})", "");
}

void TestIncident::whatClientsSendIsChecked()
{
    QFETCH(const QString, patch);
    QFETCH(const QString, sentence);
    Json json = toJson(storyIncident());
    const Json sent = Json::parse(patch.toStdString());
    json.merge_patch(sent);
    const auto read = incidentFromJson(json);
    QVERIFY(bool(read));
    const auto checked = checkMembers(*read, sent);
    QCOMPARE(checked ? QString() : QString::fromStdString(checked.error().message), sentence);
}

void TestIncident::wrongLinesAreNamed_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("no JSON") << QByteArray("{")
                             << QStringLiteral("a line of the transitions is not a JSON object");
    QTest::newRow("an unknown sort")
        << QByteArray(R"({"sort":"dream","at":"2026-11-20T13:00:00Z"})")
        << QStringLiteral("a line of the transitions has the unknown sort 'dream'");
    QTest::newRow("no time") << QByteArray(R"({"sort":"state"})")
                             << QStringLiteral("a line of the transitions has no time");
}

void TestIncident::wrongLinesAreNamed()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, sentence);
    const auto read = factFromLine(line.toStdString());
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().message), sentence);
}

} // namespace tst_incident

HP_TEST(tst_incident, TestIncident)
#include "tst_incident.moc"
