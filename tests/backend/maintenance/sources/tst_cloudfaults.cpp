// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/cloud/BearerToken.h"
#include "backend/maintenance/sources/cloud/CloudRefusal.h"
#include "tests/backend/maintenance/sources/AskedCloud.h"
#include "tests/backend/maintenance/sources/ScriptedFetcher.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_cloudfaults {

using namespace hp;
using namespace hp::maintenance;
using test::CloudFault;
using Faults = std::vector<CloudFault>;

namespace {

constexpr const char *azureMachine =
    "/subscriptions/s-1/resourceGroups/rg/providers/Microsoft.Compute/virtualMachines/w";

/// Either cloud with one machine that has an announcement.
struct Asked {
    std::unique_ptr<AskedGoogle> google{};
    std::unique_ptr<AskedAzure> azure{};
    Fleet fleet{};

    Asked(bool isGoogle, const cloud::CallSettings &calls)
    {
        if (isGoogle) {
            google = std::make_unique<AskedGoogle>(calls);
            google->google.add(
                "p",
                Json::parse(test::FakeGoogle::resource(
                    "w",
                    "z",
                    "RUNNING",
                    R"("resourceStatus":{"upcomingMaintenance":{"type":"SCHEDULED"}})")));
            fleet = machinesOf({{"w", "gce://p/z/w"}});
        } else {
            azure = std::make_unique<AskedAzure>(calls);
            azure->azure.machines[azureMachine] = {
                "running",
                {},
                R"([{"maintenanceScope":"Host","impactType":"Restart","status":"Pending"}])"};
            fleet = machinesOf({{"w", std::string("azure://") + azureMachine}});
        }
    }
    [[nodiscard]] test::CloudServer &server() const
    {
        return google ? static_cast<test::CloudServer &>(google->google) : azure->azure;
    }
    [[nodiscard]] std::string poll() const
    {
        return google ? google->poll(*google->source, fleet) : azure->poll(*azure->source, fleet);
    }
    [[nodiscard]] Duration waited() const
    {
        return google ? google->clock.uptime() : azure->clock.uptime();
    }
};

} // namespace

class TestCloudFaults : public QObject
{
    Q_OBJECT
private slots:
    void whatGoesWrongIsPassedOverOrNamed_data();
    void whatGoesWrongIsPassedOverOrNamed();
    void whoAsksForAnHourIsNotAskedMeanwhile();
    void anAnswerIsReadWhereItArrives_data();
    void anAnswerIsReadWhereItArrives();
    void aTokenHasABound();
    void refusalsAreRead_data();
    void refusalsAreRead();
};

void TestCloudFaults::whatGoesWrongIsPassedOverOrNamed_data()
{
    QTest::addColumn<bool>("isGoogle");
    QTest::addColumn<QString>("part");
    QTest::addColumn<QList<int>>("faults");
    QTest::addColumn<int>("waits"); ///< seconds, at least
    QTest::addColumn<QString>("said"); ///< empty: it is found all the same
    for (const bool isGoogle : {true, false}) {
        const std::string who = isGoogle ? "Google" : "Azure";
        const QString part =
            isGoogle ? QStringLiteral("/aggregated/") : QStringLiteral("/virtualMachines");
        const std::string what =
            isGoogle ? "the instances of project p" : "the virtual machines of subscription s-1";
        const std::string blind = "what " + who + " announces is not known until then";
        const auto row = [&](const std::string &title,
                             const QString &where,
                             const Faults &faults,
                             int waits,
                             const std::string &said) {
            QList<int> numbers;
            for (const CloudFault fault : faults)
                numbers.push_back(static_cast<int>(fault));
            QTest::newRow((who + ": " + title).c_str())
                << isGoogle << where << numbers << waits << QString::fromStdString(said);
        };
        const QString token = QStringLiteral("/token");
        row("nothing", part, {}, 0, "");
        row("503 is asked again", part, {CloudFault::Unavailable}, 1, "");
        row("a cut answer is asked for again", part, {CloudFault::Cut}, 1, "");
        row("429 is waited for as long as it asks", part, {CloudFault::Throttled}, 7, "");
        row("429 of an hour is named",
            part,
            {CloudFault::LongThrottled},
            0,
            who + " asks for patience, another 1 h: " + what + " can be read after that");
        row("503 for ever is named",
            part,
            Faults(9, CloudFault::Unavailable),
            2,
            who + " was asked 3 times for " + what
                + " without an answer: it asks for patience (backendError)");
        row("silence for ever is named",
            part,
            Faults(9, CloudFault::Silence),
            2,
            who + " was asked 3 times for " + what
                + " without an answer: it did not answer in time");
        row("a token that is refused is fetched again", part, {CloudFault::Unauthorised}, 0, "");
        row("a fresh token that is refused is named",
            part,
            {CloudFault::Unauthorised, CloudFault::Unauthorised},
            0,
            who + " does not accept its own token for " + what
                + " (authError): check the credentials; " + blind);
        row("a missing right is named",
            part,
            {CloudFault::Forbidden},
            0,
            "the credentials for " + who + " do not allow reading " + what
                + " (forbidden): grant it; " + blind);
        row("rubbish is named",
            part,
            {CloudFault::Rubbish},
            0,
            who + " answers for " + what + " with what is not a JSON object");
        row("a token service that is down is asked again", token, {CloudFault::Unavailable}, 1, "");
        row("a token service that is down for ever is named",
            token,
            Faults(9, CloudFault::Unavailable),
            2,
            who + " was asked 3 times for " + what + " without an answer: the token service of "
                + who + " asks for patience (backendError)");
        row("credentials that are not accepted are named",
            token,
            {CloudFault::Unauthorised},
            0,
            "the credentials for " + who + " are not accepted (authError): renew them; " + blind);
        row("a portal in the place of the token service is named",
            token,
            {CloudFault::Rubbish},
            0,
            "the token service of " + who + " answers without a token");
    }
}

void TestCloudFaults::whatGoesWrongIsPassedOverOrNamed()
{
    QFETCH(bool, isGoogle);
    QFETCH(QString, part);
    QFETCH(QList<int>, faults);
    QFETCH(int, waits);
    QFETCH(QString, said);
    cloud::CallSettings calls = quickCalls();
    if (!faults.empty() && faults[0] == static_cast<int>(CloudFault::Silence))
        calls.timeout = std::chrono::milliseconds(50);
    const Asked asked(isGoogle, calls);
    Faults all;
    for (const int fault : faults)
        all.push_back(static_cast<CloudFault>(fault));
    asked.server().fail(part.toStdString(), all);
    const QString got = QString::fromStdString(asked.poll());
    if (said.isEmpty())
        QVERIFY2(got.startsWith(QLatin1String("w ")), qPrintable(got));
    else
        QCOMPARE(got, said);
    QVERIFY2(asked.waited() >= std::chrono::seconds(waits), formatDuration(asked.waited()).c_str());
    QVERIFY(!got.contains(QLatin1String("never-to-be-seen")));
    QVERIFY(!got.contains(QLatin1String("secret words")));
}

void TestCloudFaults::whoAsksForAnHourIsNotAskedMeanwhile()
{
    const Asked asked(true, quickCalls());
    asked.server().fail("/aggregated/", {CloudFault::LongThrottled});
    (void)asked.poll();
    asked.google->clock.advance(std::chrono::minutes(59));
    const std::string said = asked.poll();
    QCOMPARE(said,
             std::string("Google asks for patience, another 1 m: the instances of project p can be "
                         "read after that"));
    QCOMPARE(asked.server().count("/aggregated/"), 1);
    asked.google->clock.advance(std::chrono::minutes(1));
    QVERIFY(asked.poll().starts_with("w "));
}

namespace {

/// What a URL answers, over real sockets.
Result<FetchAnswer> fetched(FetchRequest request)
{
    CurlFetcher fetcher;
    std::optional<Result<FetchAnswer>> answer;
    fetcher.fetch(std::move(request), [&answer](const Result<FetchAnswer> &got) { answer = got; });
    while (!answer)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    return *answer;
}

FetchRequest requestFor(const test::FakeGoogle &google, const char *flavour)
{
    FetchRequest request;
    request.url = google.url() + "/computeMetadata/v1/instance/service-accounts/default/token";
    request.headers = {std::string("Metadata-Flavor: ") + flavour};
    return request;
}

} // namespace

/// Megabytes of it would hold up the control thread.
void TestCloudFaults::anAnswerIsReadWhereItArrives_data()
{
    using Reads = FetchRequest::Reads;
    QTest::addColumn<Reads>("reads");
    QTest::addColumn<QByteArray>("flavour");
    QTest::addColumn<QByteArray>("read");
    QTest::newRow("JSON") << Reads::Json << QByteArray("Google") << QByteArray("json");
    QTest::newRow("what is to be XML") << Reads::Xml << QByteArray("Google") << QByteArray("xml");
    QTest::newRow("as it is") << Reads::Nothing << QByteArray("Google") << QByteArray("body");
    QTest::newRow("not what is refused") << Reads::Json << QByteArray("No") << QByteArray("body");
}

void TestCloudFaults::anAnswerIsReadWhereItArrives()
{
    QFETCH(const FetchRequest::Reads, reads);
    QFETCH(const QByteArray, flavour);
    QFETCH(const QByteArray, read);
    test::FakeGoogle google;
    FetchRequest request = requestFor(google, flavour.constData());
    request.reads = reads;
    const auto answer = fetched(std::move(request));
    QVERIFY(answer.has_value());
    QCOMPARE(answer->json != nullptr, read == "json");
    QCOMPARE(answer->xml != nullptr, read == "xml");
    QCOMPARE(!answer->body.empty(), read == "body");
    if (answer->json)
        QCOMPARE(answer->json->value("token_type", std::string()), std::string("Bearer"));
}

void TestCloudFaults::aTokenHasABound()
{
    ScriptedFetcher fetcher;
    runtime::ManualClock clock(*parseTime("2026-05-01T00:00:00Z"));
    cloud::BearerToken::Settings settings;
    settings.request = [](TimePoint) { return FetchRequest{}; };
    cloud::BearerToken token(fetcher, clock, std::move(settings));
    fetcher.fail({ErrorCode::Refused, "the answer is larger than 256 KiB"});
    std::string said;
    token.get([&said](const Result<std::string> &got) { said = got ? *got : got.error().message; });
    QCOMPARE(fetcher.requests.size(), std::size_t(1));
    QCOMPARE(fetcher.requests.front().maxBytes, std::size_t(256 * 1024));
    QVERIFY2(said.ends_with("the answer is larger than 256 KiB"), said.c_str());
}

void TestCloudFaults::refusalsAreRead_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("code");
    const auto row =
        [](const char *title, int status, const char *body, cloud::Refusal kind, const char *code) {
            QTest::newRow(title) << status << QByteArray(body) << static_cast<int>(kind)
                                 << QByteArray(code);
        };
    using cloud::Refusal;
    row("none", 200, "", Refusal::None, "");
    row("Google's quota is a 403",
        403,
        R"({"error":{"code":403,"errors":[{"reason":"rateLimitExceeded"}]}})",
        Refusal::Throttled,
        "rateLimitExceeded");
    row("Google's API that is off is a 403",
        403,
        R"({"error":{"code":403,"errors":[{"reason":"accessNotConfigured"}]}})",
        Refusal::Unregistered,
        "accessNotConfigured");
    row("Google's status where there is no reason",
        403,
        R"({"error":{"code":403,"status":"PERMISSION_DENIED"}})",
        Refusal::Denied,
        "PERMISSION_DENIED");
    row("a right that Azure misses",
        403,
        R"({"error":{"code":"AuthorizationFailed","message":"x"}})",
        Refusal::Denied,
        "AuthorizationFailed");
    row("an expired token of Azure",
        401,
        R"({"error":{"code":"ExpiredAuthenticationToken"}})",
        Refusal::Rejected,
        "ExpiredAuthenticationToken");
    row("the number of Entra ID",
        401,
        R"({"error":"invalid_client","error_description":"AADSTS7000215: Invalid secret x"})",
        Refusal::Rejected,
        "AADSTS7000215");
    row("a grant that Google does not take",
        400,
        R"({"error":"invalid_grant","error_description":"Invalid JWT"})",
        Refusal::Rejected,
        "invalid_grant");
    row("a resource that is gone",
        404,
        R"({"error":{"code":"ResourceNotFound"}})",
        Refusal::Missing,
        "ResourceNotFound");
    row("a metadata service that is updated", 410, "", Refusal::Throttled, "HTTP 410");
    row("a code that quotes", 403, R"({"error":{"code":"a secret"}})", Refusal::Denied, "HTTP 403");
    row("no JSON", 502, "<html>", Refusal::Throttled, "HTTP 502");
    row("a redirection", 302, "", Refusal::Other, "HTTP 302");
}

void TestCloudFaults::refusalsAreRead()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    const cloud::RefusalReading read = cloud::refusalOf(status, body.toStdString());
    QTEST(static_cast<int>(read.kind), "kind");
    QTEST(QByteArray::fromStdString(read.code), "code");
}

} // namespace tst_cloudfaults

HP_TEST(tst_cloudfaults, TestCloudFaults)
#include "tst_cloudfaults.moc"
