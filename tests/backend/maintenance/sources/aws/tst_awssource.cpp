// SPDX-License-Identifier: Apache-2.0
#include "AwsPages.h"
#include "backend/maintenance/sources/aws/AwsSource.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/maintenance/sources/ScriptedFetcher.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>

using namespace hp;
using namespace hp::maintenance;
using namespace std::chrono_literals;

namespace {

constexpr const char *secret = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";

Object machineOf(const std::string &name, const std::string &providerId)
{
    return Object(
        Json{{"metadata", {{"name", name}, {"namespace", "m"}}},
             {"spec", {{"providerID", providerId}}},
             {"status",
              {{"addresses", Json::array({{{"type", "InternalIP"}, {"address", "10.0.0.7"}}})}}}});
}

Fleet fleetOf(const std::vector<std::pair<std::string, std::string>> &machines)
{
    Fleet fleet;
    for (const auto &[name, id] : machines)
        fleet.machines.push_back(machineOf(name, id.empty() ? id : "aws:///eu-west-1a/" + id));
    return fleet;
}

std::string lines(const EventPoll &poll)
{
    std::string text;
    for (const ProviderEvent &event : poll.events) {
        text += event.machine.name + ' ' + event.machineId + ' ' + event.code + ' ' + event.id + ' '
            + toString(event.state);
        if (event.notBefore)
            text += " from " + formatTime(*event.notBefore);
        if (event.notAfter)
            text += " to " + formatTime(*event.notAfter);
        if (event.startDeadline)
            text += " latest " + formatTime(*event.startDeadline);
        text += '\n';
    }
    for (const std::string &fault : poll.faults)
        text += "fault: " + fault + '\n';
    return text;
}

struct Asked {
    using Credentials = maintenance::aws::Credentials;

    runtime::ManualClock clock{*parseTime("2026-05-01T00:00:00Z")};
    Credentials credentials{"AKIDEXAMPLE", secret, "FwoGZXIvYXdzEXAMPLETOKEN"};
    std::optional<Credentials> renewed{}; ///< from the second time on that they are read
    int reads = 0;
    std::unique_ptr<ScriptedFetcher> script = std::make_unique<ScriptedFetcher>();
    ScriptedFetcher &aws = *script; ///< the source's, once that is there
    std::unique_ptr<aws::AwsSource> source{};

    explicit Asked(std::size_t idsPerCall = 100)
    {
        maintenance::aws::AwsSource::Settings settings;
        settings.idsPerCall = idsPerCall;
        settings.calls.credentials = [this]() -> Result<Credentials> {
            return ++reads > 1 && renewed ? *renewed : credentials;
        };
        source = std::make_unique<maintenance::aws::AwsSource>(std::move(script), clock, settings);
    }

    std::string poll(const Fleet &fleet)
    {
        std::string text = "no reply";
        source->poll(fleet, [&text](const Result<EventPoll> &poll) {
            text = poll ? lines(*poll) : poll.error().message;
        });
        while (text == "no reply" && clock.runNext(1h)) { }
        return text;
    }
};

} // namespace

class TestAwsSource : public QObject
{
    Q_OBJECT
private slots:
    void eventsAreReadFromAnswers_data();
    void eventsAreReadFromAnswers();
    void instancesAreAskedForInBatches();
    void allPagesAreRead();
    void anInstanceThatIsUnknownSpoilsNothing();
    void refusalsAreOneSentence_data();
    void refusalsAreOneSentence();
    void throttlingIsWaitedOut();
    void credentialsThatWereRenewedAreTakenUp();
    void theSourceSaysWhatBecameOfAnEvent_data();
    void theSourceSaysWhatBecameOfAnEvent();
    void statesOfInstancesAreRead();
    void targetsAreMatchedToMachines();
    void regionsComeFromTheProviderId_data();
    void regionsComeFromTheProviderId();
};

void TestAwsSource::eventsAreReadFromAnswers_data()
{
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *title, const std::string &answer, const char *found) {
        QTest::newRow(title) << QString::fromStdString(answer) << QString::fromUtf8(found);
    };
    row("a scheduled retirement with its times",
        statusPage({{"i-01",
                     "running",
                     eventItem("instance-event-0d59937288b749b32",
                               "instance-retirement",
                               "The instance is running on degraded hardware",
                               "<notBefore>2026-05-21T00:00:00.000Z</notBefore><notAfter>2026-05-"
                               "22T00:00:00.000Z</notAfter><notBeforeDeadline>2026-05-28T00:00:00."
                               "000Z</notBeforeDeadline>")}}),
        "worker-a i-01 instance-retirement instance-event-0d59937288b749b32 scheduled from "
        "2026-05-21T00:00:00Z to 2026-05-22T00:00:00Z latest 2026-05-28T00:00:00Z\n");
    row("two events on one machine are two events",
        statusPage({{"i-01",
                     "running",
                     eventItem("instance-event-01", "system-reboot")
                         + eventItem("instance-event-02", "instance-stop")}}),
        "worker-a i-01 system-reboot instance-event-01 scheduled\n"
        "worker-a i-01 instance-stop instance-event-02 scheduled\n");
    row("a finished event is still listed, and says so",
        statusPage({{"i-01",
                     "running",
                     eventItem("instance-event-01", "system-reboot", "[Completed] Reboot")
                         + eventItem("instance-event-02", "system-reboot", "[Canceled] Reboot")}}),
        "worker-a i-01 system-reboot instance-event-01 completed\n"
        "worker-a i-01 system-reboot instance-event-02 cancelled\n");
    row("an event without a machine of ours is nobody's",
        statusPage({{"i-09", "running", eventItem("instance-event-01", "instance-stop")},
                    {"i-02", "running", eventItem("instance-event-02", "instance-stop")}}),
        "worker-b i-02 instance-stop instance-event-02 scheduled\n");
    row("an event without an id is named, the others count",
        statusPage(
            {{"i-01",
              "running",
              eventItem("", "instance-stop") + eventItem("instance-event-02", "instance-stop")}}),
        "worker-a i-01 instance-stop instance-event-02 scheduled\n"
        "fault: AWS lists an event of i-01 without an id; it is left out\n");
    row("a time that is none is named, the others count",
        statusPage(
            {{"i-01",
              "running",
              eventItem(
                  "instance-event-01", "instance-stop", "x", "<notBefore>tomorrow</notBefore>")},
             {"i-02", "running", eventItem("instance-event-02", "instance-stop")}}),
        "worker-b i-02 instance-stop instance-event-02 scheduled\n"
        "fault: AWS gives event instance-event-01 of i-01 a notBefore that is no time: tomorrow; "
        "it is left out\n");
    row("what is announced for an instance that is gone cannot happen",
        statusPage({{"i-01", "terminated", eventItem("instance-event-01", "instance-stop")}}),
        "");
    row("nothing", statusPage({}), "");
    row("no XML",
        "<html><body>Bad Gateway",
        "AWS answers DescribeInstanceStatus in eu-west-1 with what cannot be read: it is no XML "
        "(line 1)");
}

void TestAwsSource::eventsAreReadFromAnswers()
{
    QFETCH(QString, answer);
    Asked asked;
    asked.aws.answer(200, answer.toStdString());
    const std::string found =
        asked.poll(fleetOf({{"worker-a", "i-01"}, {"worker-b", "i-02"}, {"metal", ""}}));
    QTEST(QString::fromStdString(found), "found");
}

void TestAwsSource::instancesAreAskedForInBatches()
{
    Asked asked(2);
    for (int i = 0; i < 2; ++i)
        asked.aws.answer(200, statusPage({}));
    QCOMPARE(asked.poll(fleetOf({{"a", "i-01"}, {"b", "i-02"}, {"c", "i-03"}, {"metal", ""}})),
             std::string());
    QCOMPARE(asked.aws.requests.size(), 2U);
    QCOMPARE(asked.aws.requests[0].body,
             std::string("Action=DescribeInstanceStatus&Version=2016-11-15&IncludeAllInstances=true"
                         "&InstanceId.1=i-01&InstanceId.2=i-02"));
    QCOMPARE(asked.aws.requests[1].body,
             std::string("Action=DescribeInstanceStatus&Version=2016-11-15&IncludeAllInstances=true"
                         "&InstanceId.1=i-03"));
    QCOMPARE(asked.aws.requests[0].url, std::string("https://ec2.eu-west-1.amazonaws.com/"));
    const AwsSignature &signature = *asked.aws.requests[0].signature;
    QCOMPARE(signature.region + ' ' + signature.service, std::string("eu-west-1 ec2"));
}

void TestAwsSource::allPagesAreRead()
{
    Asked asked;
    asked.aws.answer(
        200,
        statusPage({{"i-01", "running", eventItem("instance-event-01", "instance-stop")}},
                   "a+b/="));
    asked.aws.answer(
        200, statusPage({{"i-02", "running", eventItem("instance-event-02", "instance-stop")}}));
    QCOMPARE(asked.poll(fleetOf({{"a", "i-01"}, {"b", "i-02"}})),
             std::string("a i-01 instance-stop instance-event-01 scheduled\n"
                         "b i-02 instance-stop instance-event-02 scheduled\n"));
    QVERIFY(asked.aws.requests[1].body.ends_with("&NextToken=a%2Bb%2F%3D"));

    Asked endless;
    endless.aws.answer(200, statusPage({}, "again"));
    endless.aws.answer(200, statusPage({}, "again"));
    QCOMPARE(endless.poll(fleetOf({{"a", "i-01"}})),
             std::string("AWS answers DescribeInstanceStatus in eu-west-1 with pages without end"));
}

void TestAwsSource::anInstanceThatIsUnknownSpoilsNothing()
{
    Asked asked;
    asked.aws.answer(
        400,
        refusalPage("InvalidInstanceID.NotFound", "The instance IDs 'i-01, i-03' do not exist"));
    asked.aws.answer(
        200, statusPage({{"i-02", "running", eventItem("instance-event-02", "instance-stop")}}));
    QCOMPARE(asked.poll(fleetOf({{"a", "i-01"}, {"b", "i-02"}, {"c", "i-03"}})),
             std::string("b i-02 instance-stop instance-event-02 scheduled\n"));
    QVERIFY(asked.aws.requests[1].body.ends_with("=true&InstanceId.1=i-02"));
}

void TestAwsSource::refusalsAreOneSentence_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("credentials that expire in the middle")
        << "ExpiredToken" << 400
        << "the credentials for AWS have expired (ExpiredToken for page 2 of "
           "DescribeInstanceStatus in eu-west-1): renew them; what AWS announces is not known "
           "until then";
    QTest::newRow("credentials that are wrong")
        << "AuthFailure" << 401
        << "the credentials for AWS are not accepted (AuthFailure for page 2 of "
           "DescribeInstanceStatus in eu-west-1): renew them; what AWS announces is not known "
           "until then";
    QTest::newRow("an action that they do not allow")
        << "UnauthorizedOperation" << 403
        << "the credentials for AWS do not allow DescribeInstanceStatus in eu-west-1 "
           "(UnauthorizedOperation): allow it; what AWS announces is not known until then";
    QTest::newRow("another refusal")
        << "InvalidParameterValue" << 400
        << "AWS refuses to answer (InvalidParameterValue for page 2 of DescribeInstanceStatus in "
           "eu-west-1)";
}

void TestAwsSource::refusalsAreOneSentence()
{
    QFETCH(QString, code);
    QFETCH(int, status);
    Asked asked;
    asked.aws.answer(
        200,
        statusPage({{"i-01", "running", eventItem("instance-event-01", "instance-stop")}}, "more"));
    // The services quote what was signed.
    asked.aws.answer(status, refusalPage(code.toStdString(), secret));
    const std::string said = asked.poll(fleetOf({{"a", "i-01"}}));
    QTEST(QString::fromStdString(said), "sentence");
}

void TestAwsSource::throttlingIsWaitedOut()
{
    Asked asked;
    asked.aws.answer(503, refusalPage("RequestLimitExceeded", "Request limit exceeded."));
    asked.aws.answer(503, "<html>");
    asked.aws.fail({ErrorCode::TimedOut, "it did not answer in time", {}, nullptr});
    asked.aws.answer(
        200, statusPage({{"i-01", "running", eventItem("instance-event-01", "instance-stop")}}));
    QCOMPARE(asked.poll(fleetOf({{"a", "i-01"}})),
             std::string("a i-01 instance-stop instance-event-01 scheduled\n"));
    QCOMPARE(asked.clock.uptime(), Duration(1s + 2s + 4s));

    Asked endless;
    for (int i = 0; i < 7; ++i)
        endless.aws.answer(503, refusalPage("RequestLimitExceeded", "Request limit exceeded."));
    QCOMPARE(endless.poll(fleetOf({{"a", "i-01"}})),
             std::string("AWS was asked 6 times for DescribeInstanceStatus in eu-west-1 without an "
                         "answer: it asks for patience (RequestLimitExceeded)"));
    QCOMPARE(endless.aws.requests.size(), 6U);
}

void TestAwsSource::credentialsThatWereRenewedAreTakenUp()
{
    Asked asked;
    asked.renewed = Asked::Credentials{"AKIDNEW", "new", "newer"};
    asked.aws.answer(400, refusalPage("ExpiredToken", "The provided token has expired."));
    asked.aws.answer(
        200, statusPage({{"i-01", "running", eventItem("instance-event-01", "instance-stop")}}));
    QCOMPARE(asked.poll(fleetOf({{"a", "i-01"}})),
             std::string("a i-01 instance-stop instance-event-01 scheduled\n"));
    QCOMPARE(asked.aws.requests[1].signature->accessKey, std::string("AKIDNEW"));
}

void TestAwsSource::theSourceSaysWhatBecameOfAnEvent_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("report");
    QTest::addColumn<bool>("down");
    const auto row = [](const char *title,
                        int status,
                        const std::string &answer,
                        EventReport report,
                        bool down) {
        QTest::newRow(title) << status << QString::fromStdString(answer) << static_cast<int>(report)
                             << down;
    };
    const auto page = [](const char *state, const char *id, const char *description) {
        return statusPage({{"i-01", state, eventItem(id, "instance-stop", description)}});
    };
    row("it stands", 200, page("running", "instance-event-01", "x"), EventReport::Standing, false);
    row("it is completed",
        200,
        page("running", "instance-event-01", "[Completed] x"),
        EventReport::Completed,
        false);
    row("it is cancelled",
        200,
        page("running", "instance-event-01", "[Canceled] x"),
        EventReport::Cancelled,
        false);
    row("another one is listed",
        200,
        page("running", "instance-event-02", "x"),
        EventReport::Gone,
        false);
    row("the instance is stopped",
        200,
        page("stopped", "instance-event-01", "x"),
        EventReport::Standing,
        true);
    row("the instance is terminated: nothing can happen to it",
        200,
        page("terminated", "instance-event-01", "x"),
        EventReport::Gone,
        true);
    row("AWS has forgotten the instance",
        400,
        refusalPage("InvalidInstanceID.NotFound", "The instance ID 'i-01' does not exist"),
        EventReport::Gone,
        true);
}

void TestAwsSource::theSourceSaysWhatBecameOfAnEvent()
{
    QFETCH(int, status);
    QFETCH(QString, answer);
    Asked asked;
    asked.aws.answer(status, answer.toStdString());
    const Object maintenance(Json{
        {"metadata", {{"name", "mm-a"}}},
        {"spec", {{"source", "aws"}, {"eventid", "instance-event-01"}, {"machineid", "i-01"}}}});
    std::optional<EventAnswer> said;
    // The Machine is gone; another one tells the region.
    asked.source->ask(
        maintenance, fleetOf({{"b", "i-02"}}), [&said](const Result<EventAnswer> &reply) {
            if (reply)
                said = *reply;
        });
    QVERIFY(said);
    QTEST(static_cast<int>(said->report), "report");
    QTEST(said->instanceIsDown, "down");
}

void TestAwsSource::statesOfInstancesAreRead()
{
    Asked asked;
    asked.aws.answer(
        200,
        "<DescribeInstancesResponse><reservationSet><item><instancesSet>"
        "<item><instanceId>i-01</instanceId><instanceState><name>running</name></instanceState>"
        "</item></instancesSet></item><item><instancesSet><item><instanceId>i-02</instanceId>"
        "<instanceState><name>stopped</name></instanceState></item><item><instanceId>i-03"
        "</instanceId><instanceState><name>shutting-down</name></instanceState></item>"
        "</instancesSet></item></reservationSet></DescribeInstancesResponse>");
    std::string text;
    asked.source->readInstances(
        fleetOf({{"a", "i-01"}, {"b", "i-02"}, {"c", "i-03"}, {"d", "i-04"}}),
        [&text](const Result<std::vector<InstanceReading>> &readings) {
            for (const InstanceReading &one : *readings)
                text += one.machine.name + ' ' + std::to_string(static_cast<int>(one.state)) + ' '
                    + one.word + '\n';
        });
    QCOMPARE(text, std::string("a 0 running\nb 2 stopped\nc 1 shutting-down\nd 3 unknown\n"));
    QVERIFY(asked.aws.requests[0].body.starts_with(
        "Action=DescribeInstances&Version=2016-11-15&Filter.1.Name=instance-id"
        "&Filter.1.Value.1=i-01&Filter.1.Value.2=i-02"));
}

void TestAwsSource::targetsAreMatchedToMachines()
{
    Asked asked;
    asked.aws.answer(200,
                     "<DescribeTargetGroupsResponse><DescribeTargetGroupsResult><TargetGroups>"
                     "<member><TargetGroupArn>arn:1</TargetGroupArn><TargetGroupName>api"
                     "</TargetGroupName></member></TargetGroups><NextMarker>m</NextMarker>"
                     "</DescribeTargetGroupsResult></DescribeTargetGroupsResponse>");
    asked.aws.answer(200,
                     "<DescribeTargetGroupsResponse><DescribeTargetGroupsResult><TargetGroups>"
                     "<member><TargetGroupArn>arn:2</TargetGroupArn><TargetGroupName>router"
                     "</TargetGroupName></member></TargetGroups></DescribeTargetGroupsResult>"
                     "</DescribeTargetGroupsResponse>");
    const auto health = [](const char *target, const char *state, const char *words) {
        return std::string("<DescribeTargetHealthResponse><DescribeTargetHealthResult>"
                           "<TargetHealthDescriptions><member><Target><Id>")
            + target + "</Id><Port>6443</Port></Target><TargetHealth><State>" + state
            + "</State><Reason>Target.Timeout</Reason>" + words
            + "</TargetHealth></member><member><Target><Id>i-77</Id></Target><TargetHealth><State>"
              "unhealthy</State></TargetHealth></member></TargetHealthDescriptions>"
              "</DescribeTargetHealthResult></DescribeTargetHealthResponse>";
    };
    asked.aws.answer(200,
                     health("i-01", "unhealthy", "<Description>Request timed out</Description>"));
    asked.aws.answer(200, health("10.0.0.7", "initial", ""));
    std::string text;
    asked.source->readTargets(fleetOf({{"a", "i-01"}}),
                              [&text](const Result<std::vector<TargetReading>> &readings) {
                                  for (const TargetReading &one : *readings)
                                      text += one.machine.name + ' ' + one.balancer
                                          + (one.healthy ? " well " : " ill ") + one.reason + '\n';
                              });
    QCOMPARE(text, std::string("a api ill Request timed out\na router well Target.Timeout\n"));
    QVERIFY(asked.aws.requests[1].body.ends_with("&Marker=m"));
    QCOMPARE(asked.aws.requests[2].body,
             std::string("Action=DescribeTargetHealth&Version=2015-12-01&TargetGroupArn=arn%3A1"));
    QCOMPARE(asked.aws.requests[2].signature->service, std::string("elasticloadbalancing"));
}

void TestAwsSource::regionsComeFromTheProviderId_data()
{
    QTest::addColumn<QString>("providerId");
    QTest::addColumn<QString>("found");
    QTest::newRow("a zone") << "aws:///eu-west-1a/i-0a"
                            << "eu-west-1 i-0a";
    QTest::newRow("a local zone") << "aws:///us-west-2-lax-1a/i-0a"
                                  << "us-west-2 i-0a";
    QTest::newRow("a partition") << "aws:///us-gov-east-1b/i-0a"
                                 << "us-gov-east-1 i-0a";
    QTest::newRow("metal") << "baremetalhost:///m/host-1"
                           << "";
    QTest::newRow("none yet") << ""
                              << "";
    QTest::newRow("something else") << "aws:///../i-0a&x=1"
                                    << "";
}

void TestAwsSource::regionsComeFromTheProviderId()
{
    QFETCH(QString, providerId);
    const auto instances =
        maintenance::aws::instancesOf({machineOf("a", providerId.toStdString())});
    const std::string found =
        instances.empty() ? "" : instances.front().region + ' ' + instances.front().id;
    QTEST(QString::fromStdString(found), "found");
}

QTEST_APPLESS_MAIN(TestAwsSource)
#include "tst_awssource.moc"
