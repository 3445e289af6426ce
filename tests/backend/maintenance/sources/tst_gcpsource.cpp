// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/maintenance/sources/AskedCloud.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_gcpsource {

using namespace hp;
using namespace hp::maintenance;
using test::FakeGoogle;

namespace {

const std::string announced = R"("scheduling":{"onHostMaintenance":"TERMINATE"},"resourceStatus":{)"
                              R"("upcomingMaintenance":{"type":"SCHEDULED","canReschedule":true,)"
                              R"("windowStartTime":"2026-07-29T00:00:00Z",)"
                              R"("windowEndTime":"2026-07-29T04:00:00Z",)"
                              R"("latestWindowStartTime":"2026-08-05T00:00:00Z",)"
                              R"("maintenanceStatus":"PENDING",)"
                              R"("maintenanceReasons":["PLANNED_UPDATE"]}})";

std::string with(const std::string &what, const std::string &instead)
{
    std::string text = announced;
    const std::size_t at = text.find(what);
    return at == std::string::npos ? "" : text.replace(at, what.size(), instead);
}

void put(FakeGoogle &google,
         const std::string &name,
         const std::string &status = "RUNNING",
         const std::string &more = {})
{
    google.add("p", Json::parse(FakeGoogle::resource(name, "europe-west4-a", status, more)));
}

std::string idOf(const std::string &name)
{
    return "gce://p/europe-west4-a/" + name;
}

} // namespace

class TestGcpSource : public QObject
{
    Q_OBJECT
private slots:
    void eventsAreRead_data();
    void eventsAreRead();
    void providerIdsAreRead_data();
    void providerIdsAreRead();
    void withoutAMachineOfGoogleNothingIsAsked();
    void allPagesOfAllProjectsAreRead();
    void aTokenIsKeptUntilItRunsOut();
    void aKeyThatWasDeletedIsNamed();
    void theMetadataServerGivesATokenWhereThereIsNoKey();
    void aMetadataServerThatIsNotThereIsNamed();
    void statesAreRead();
    void anInstanceInASilentZoneIsNotGone_data();
    void anInstanceInASilentZoneIsNotGone();
    void theSourceSaysWhatBecameOfAnEvent_data();
    void theSourceSaysWhatBecameOfAnEvent();
    void keysAreReadOrNamed_data();
    void keysAreReadOrNamed();
};

void TestGcpSource::eventsAreRead_data()
{
    QTest::addColumn<QString>("resource");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *title, const std::string &resource, const char *found) {
        QTest::newRow(title) << QString::fromStdString(resource) << QString::fromUtf8(found);
    };
    row("that it may be started before does not put it off",
        announced,
        "w gcp-gpu-0-775 instance-stop scheduled deadline 2026-07-29T00:00:00Z\n");
    row("what cannot be started before starts with its window",
        with("\"canReschedule\":true", "\"canReschedule\":false"),
        "w gcp-gpu-0-775 instance-stop scheduled deadline 2026-07-29T00:00:00Z\n");
    row("what is migrated wants nothing",
        with("TERMINATE", "MIGRATE"),
        "w gcp-gpu-0-775 system-maintenance scheduled (nothing to do) deadline "
        "2026-07-29T00:00:00Z\n");
    row("it is under way",
        with("PENDING", "ONGOING"),
        "w gcp-gpu-0-775 instance-stop started deadline 2026-07-29T00:00:00Z\n");
    row("without a start of its window it is the latest one",
        with(R"("windowStartTime":"2026-07-29T00:00:00Z",)", ""),
        "w gcp-gpu-0-775 instance-stop scheduled deadline 2026-08-05T00:00:00Z\n");
    row("a time that is none is named",
        with("2026-07-29T04:00:00Z", "later"),
        "fault: Google gives the maintenance of gpu-0 a windowEndTime that is not a time: later; "
        "it is left out\n");
    row("nothing ahead", R"("resourceStatus":{})", "");
    row("what is no announcement is none",
        R"("resourceStatus":{"upcomingMaintenance":"soon"})",
        "");
}

void TestGcpSource::eventsAreRead()
{
    QFETCH(QString, resource);
    AskedGoogle asked;
    asked.google.mayStray = resource.contains(QLatin1String("soon"));
    put(asked.google, "gpu-0", "RUNNING", resource.toStdString());
    const std::string found =
        asked.poll(*asked.source, machinesOf({{"w", idOf("gpu-0")}, {"metal", ""}}));
    QTEST(QString::fromStdString(found), "found");
}

void TestGcpSource::providerIdsAreRead_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("path");
    QTest::newRow("an instance") << "gce://p-1/europe-west4-a/w-1"
                                 << "projects/p-1/zones/europe-west4-a/instances/w-1";
    QTest::newRow("a project of a domain") << "gce://example.com:p/us-east1-b/w"
                                           << "projects/example.com:p/zones/us-east1-b/instances/w";
    QTest::newRow("another cloud") << "aws:///eu-west-1a/i-1"
                                   << "";
    QTest::newRow("no zone") << "gce://p/w-1"
                             << "";
    QTest::newRow("what would lead elsewhere") << "gce://p/../w"
                                               << "";
    QTest::newRow("a query") << "gce://p/z/w?x"
                             << "";
    QTest::newRow("a name of 200 kB")
        << QStringLiteral("gce://p/z/") + QString(200000, QLatin1Char('w')) << "";
}

void TestGcpSource::providerIdsAreRead()
{
    QFETCH(QString, id);
    const auto instance = gcp::instanceOf(id.toStdString());
    QTEST(QString::fromStdString(instance ? instance->path() : ""), "path");
}

void TestGcpSource::withoutAMachineOfGoogleNothingIsAsked()
{
    AskedGoogle asked;
    QCOMPARE(asked.poll(*asked.source, machinesOf({{"a", "aws:///eu-west-1a/i-1"}})),
             std::string());
    QCOMPARE(asked.google.log().size(), 0U);
}

void TestGcpSource::allPagesOfAllProjectsAreRead()
{
    AskedGoogle asked;
    asked.google.setPageSize(2);
    for (const char *name : {"a", "b", "c", "not-ours"})
        put(asked.google, name, "RUNNING", announced);
    asked.google.add(
        "q", Json::parse(FakeGoogle::resource("d", "europe-west4-b", "RUNNING", announced)));
    const std::string found = asked.poll(*asked.source,
                                         machinesOf({{"a", idOf("a")},
                                                     {"b", idOf("b")},
                                                     {"c", idOf("c")},
                                                     {"d", "gce://q/europe-west4-b/d"}}));
    QCOMPARE(QString::fromStdString(found).count(QLatin1Char('\n')), 4);
    QCOMPARE(asked.google.count("/projects/p/aggregated"), 2);
    QCOMPARE(asked.google.count("/projects/q/aggregated"), 1);
    QCOMPARE(asked.google.count("/token"), 1);
}

void TestGcpSource::aTokenIsKeptUntilItRunsOut()
{
    AskedGoogle asked;
    put(asked.google, "a");
    const Fleet fleet = machinesOf({{"a", idOf("a")}});
    (void)asked.poll(*asked.source, fleet);
    (void)asked.poll(*asked.source, fleet);
    QCOMPARE(asked.google.count("/token"), 1);
    asked.clock.advance(std::chrono::minutes(59));
    (void)asked.poll(*asked.source, fleet);
    QCOMPARE(asked.google.count("/token"), 2);
    // One that is not good any more before its time is fetched again.
    asked.google.expireTokens();
    QCOMPARE(asked.poll(*asked.source, fleet), std::string());
    QCOMPARE(asked.google.count("/token"), 3);
}

void TestGcpSource::theMetadataServerGivesATokenWhereThereIsNoKey()
{
    AskedGoogle asked;
    put(asked.google, "a", "RUNNING", announced);
    const std::string host = asked.google.url().substr(std::string("http://").size());
    const auto variable = [&host, &asked](const std::string &name) {
        return name == "GCE_METADATA_HOST" ? host
            : name == "CLOUDSDK_API_ENDPOINT_OVERRIDES_COMPUTE"
            ? asked.google.url() + "/compute/v1/"
            : std::string();
    };
    gcp::GcpSource::Settings settings;
    settings.access = gcp::accessFrom({}, variable);
    gcp::GcpSource source(std::make_unique<CurlFetcher>(), asked.clock, settings);
    QCOMPARE(asked.poll(source, machinesOf({{"a", idOf("a")}})),
             std::string("a gcp-a-771 instance-stop scheduled deadline 2026-07-29T00:00:00Z\n"));
    QCOMPARE(asked.google.count("/computeMetadata/v1/"), 1);
}

void TestGcpSource::aKeyThatWasDeletedIsNamed()
{
    AskedGoogle asked;
    asked.google.revokeKey();
    QCOMPARE(asked.poll(*asked.source, machinesOf({{"a", idOf("a")}})),
             std::string("the credentials for Google are not accepted (invalid_grant): renew them; "
                         "what Google announces is not known until then"));
}

void TestGcpSource::aMetadataServerThatIsNotThereIsNamed()
{
    AskedGoogle asked;
    gcp::GcpSource::Settings settings;
    settings.access.metadataHost = "127.0.0.1:1";
    settings.calls = quickCalls();
    gcp::GcpSource source(std::make_unique<CurlFetcher>(), asked.clock, settings);
    QCOMPARE(asked.poll(source, machinesOf({{"a", idOf("a")}})),
             std::string("Google was asked 3 times for the instances of project p without an "
                         "answer: the metadata server of Google, which is asked without "
                         "--gcp-credentials: no connection to it can be made"));
}

void TestGcpSource::statesAreRead()
{
    AskedGoogle asked;
    put(asked.google, "a");
    put(asked.google, "b", "TERMINATED");
    put(asked.google, "c", "REPAIRING");
    QCOMPARE(
        asked.states(
            *asked.source,
            machinesOf({{"a", idOf("a")}, {"b", idOf("b")}, {"c", idOf("c")}, {"d", idOf("d")}})),
        std::string("a runs (RUNNING)\nb is stopped (TERMINATED)\nc changes (REPAIRING)\n"
                    "d is gone (unknown)\n"));
}

void TestGcpSource::anInstanceInASilentZoneIsNotGone_data()
{
    QTest::addColumn<bool>("warned");
    QTest::newRow("the list names it") << false;
    QTest::newRow("the zone has a warning") << true;
}

void TestGcpSource::anInstanceInASilentZoneIsNotGone()
{
    QFETCH(bool, warned);
    AskedGoogle asked;
    put(asked.google, "a");
    if (warned)
        asked.google.warn("europe-west4-a");
    else
        asked.google.silence("europe-west4-a");
    const Fleet fleet = machinesOf({{"a", idOf("a")}});
    QCOMPARE(asked.states(*asked.source, fleet), std::string());
    QCOMPARE(asked.poll(*asked.source, fleet),
             std::string("fault: Google does not reach its zone europe-west4-a; what it announces "
                         "for a is not known\n"));
    // What it announces for the others is.
    asked.google.add(
        "p", Json::parse(FakeGoogle::resource("b", "europe-west4-b", "RUNNING", announced)));
    const std::string found = asked.poll(
        *asked.source, machinesOf({{"a", idOf("a")}, {"b", "gce://p/europe-west4-b/b"}}));
    QVERIFY2(found.starts_with("b gcp-b-771 instance-stop scheduled"), found.c_str());
}

void TestGcpSource::theSourceSaysWhatBecameOfAnEvent_data()
{
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("resource");
    QTest::addColumn<QString>("said");
    const auto row =
        [](const char *title, const char *status, const std::string &resource, const char *said) {
            QTest::newRow(title) << QString::fromUtf8(status) << QString::fromStdString(resource)
                                 << QString::fromUtf8(said);
        };
    row("it is announced", "RUNNING", announced, "standing");
    row("it is announced, and no longer stops the instance, which is migrated",
        "RUNNING",
        with("TERMINATE", "MIGRATE"),
        "cancelled");
    row("it is over", "RUNNING", "", "gone");
    row("it is over, the instance is stopped", "TERMINATED", "", "gone, down");
    row("what cannot be read may stand",
        "RUNNING",
        with("2026-07-29T04:00:00Z", "later"),
        "unknown");
    row("the instance is gone", "", "", "gone, down");
}

void TestGcpSource::theSourceSaysWhatBecameOfAnEvent()
{
    QFETCH(QString, status);
    QFETCH(QString, resource);
    AskedGoogle asked;
    if (!status.isEmpty())
        put(asked.google, "a", status.toStdString(), resource.toStdString());
    const std::string said =
        asked.ask(*asked.source, "projects/p/zones/europe-west4-a/instances/a", "gcp-a-771");
    QTEST(QString::fromStdString(said), "said");
}

void TestGcpSource::keysAreReadOrNamed_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QString>("said");
    const auto row = [](const char *title, const char *content, const char *said) {
        QTest::newRow(title) << QString::fromUtf8(content) << QString::fromUtf8(said);
    };
    row("no JSON", "never-to-be-seen", "the key for Google, KEY, is not a JSON object");
    row("a user's credentials",
        R"({"type":"authorized_user"})",
        "the key for Google, KEY, is not the key of a service account: its type is not "
        "service_account");
    row("half of a key",
        R"({"type":"service_account","client_email":"a@b"})",
        "the key for Google, KEY, has no client_email and private_key");
    row("a key that is none",
        R"({"type":"service_account","client_email":"a@b","private_key":"never-to-be-seen"})",
        "the key for Google, KEY, has a private_key that is not an RSA key");
    row("a token service in the clear",
        R"({"type":"service_account","client_email":"a@b","private_key":"x","token_uri":"http://a"})",
        "the key for Google, KEY, has a token_uri that is not https");
}

void TestGcpSource::keysAreReadOrNamed()
{
    QFETCH(QString, content);
    AskedGoogle asked;
    const std::string key = asked.files.write("key.json", content.toStdString());
    QString said =
        QString::fromStdString(asked.poll(*asked.source, machinesOf({{"a", idOf("a")}})));
    said.replace(QString::fromStdString(key), QStringLiteral("KEY"));
    QTEST(said, "said");
}

} // namespace tst_gcpsource

HP_TEST(tst_gcpsource, TestGcpSource)
#include "tst_gcpsource.moc"
