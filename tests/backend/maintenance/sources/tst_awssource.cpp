// SPDX-License-Identifier: Apache-2.0
#include "AskedAws.h"
#include "AwsPages.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>

namespace tst_awssource {

using namespace hp;
using namespace hp::maintenance;
using namespace std::chrono_literals;

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
        "fault: AWS gives event instance-event-01 of i-01 a notBefore that is not a time: "
        "tomorrow; "
        "it is left out\n");
    row("what is announced for an instance that is gone cannot happen",
        statusPage({{"i-01", "terminated", eventItem("instance-event-01", "instance-stop")}}),
        "");
    row("nothing", statusPage({}), "");
    row("no XML",
        "<html><body>Bad Gateway",
        "AWS answers DescribeInstanceStatus in eu-west-1 with what cannot be read: it is not XML "
        "(line 1)");
}

void TestAwsSource::eventsAreReadFromAnswers()
{
    QFETCH(QString, answer);
    AskedAws asked;
    asked.aws.answer(200, answer.toStdString());
    const std::string found =
        asked.poll(fleetOf({{"worker-a", "i-01"}, {"worker-b", "i-02"}, {"metal", ""}}));
    QTEST(QString::fromStdString(found), "found");
}

void TestAwsSource::instancesAreAskedForInBatches()
{
    AskedAws asked(2);
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
    AskedAws asked;
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

    AskedAws endless;
    endless.aws.answer(200, statusPage({}, "again"));
    endless.aws.answer(200, statusPage({}, "again"));
    QCOMPARE(endless.poll(fleetOf({{"a", "i-01"}})),
             std::string("AWS answers DescribeInstanceStatus in eu-west-1 with pages without end"));
}

void TestAwsSource::anInstanceThatIsUnknownSpoilsNothing()
{
    AskedAws asked;
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
    AskedAws asked;
    asked.aws.answer(
        200,
        statusPage({{"i-01", "running", eventItem("instance-event-01", "instance-stop")}}, "more"));
    // The services quote what was signed.
    asked.aws.answer(status, refusalPage(code.toStdString(), AskedAws::secret));
    const std::string said = asked.poll(fleetOf({{"a", "i-01"}}));
    QTEST(QString::fromStdString(said), "sentence");
}

void TestAwsSource::throttlingIsWaitedOut()
{
    AskedAws asked;
    asked.aws.answer(503, refusalPage("RequestLimitExceeded", "Request limit exceeded."));
    asked.aws.answer(503, "<html>");
    asked.aws.fail({ErrorCode::TimedOut, "it did not answer in time", {}, nullptr});
    asked.aws.answer(
        200, statusPage({{"i-01", "running", eventItem("instance-event-01", "instance-stop")}}));
    QCOMPARE(asked.poll(fleetOf({{"a", "i-01"}})),
             std::string("a i-01 instance-stop instance-event-01 scheduled\n"));
    QCOMPARE(asked.clock.uptime(), Duration(1s + 2s + 4s));

    AskedAws endless;
    for (int i = 0; i < 7; ++i)
        endless.aws.answer(503, refusalPage("RequestLimitExceeded", "Request limit exceeded."));
    QCOMPARE(endless.poll(fleetOf({{"a", "i-01"}})),
             std::string("AWS was asked 6 times for DescribeInstanceStatus in eu-west-1 without an "
                         "answer: it asks for patience (RequestLimitExceeded)"));
    QCOMPARE(endless.aws.requests.size(), 6U);
}

void TestAwsSource::credentialsThatWereRenewedAreTakenUp()
{
    AskedAws asked;
    asked.renewed = AskedAws::AwsCredentials{"AKIDNEW", "new", "newer"};
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
    const auto listed = [&row](const char *title,
                               const char *state,
                               const char *id,
                               const char *description,
                               EventReport report) {
        row(title,
            200,
            statusPage({{"i-01", state, eventItem(id, "instance-stop", description)}}),
            report,
            std::string_view(state) != "running");
    };
    const char *const ours = "instance-event-01";
    listed("it stands", "running", ours, "x", EventReport::Standing);
    listed("it is completed", "running", ours, "[Completed] x", EventReport::Completed);
    listed("it is cancelled", "running", ours, "[Canceled] x", EventReport::Cancelled);
    listed("another one is listed", "running", "instance-event-02", "x", EventReport::Gone);
    listed("the instance is stopped", "stopped", ours, "x", EventReport::Standing);
    listed("the instance is terminated: nothing can happen to it",
           "terminated",
           ours,
           "x",
           EventReport::Gone);
    row("what cannot be read may stand",
        200,
        statusPage({{"i-01",
                     "running",
                     eventItem(ours, "instance-stop", "x", "<notBefore>tomorrow</notBefore>")}}),
        EventReport::Unknown,
        false);
    row("it is listed beside what cannot be read",
        200,
        statusPage(
            {{"i-01",
              "running",
              eventItem("", "instance-stop") + eventItem(ours, "instance-stop", "[Completed] x")}}),
        EventReport::Completed,
        false);
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
    AskedAws asked;
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

} // namespace tst_awssource

HP_TEST(tst_awssource, TestAwsSource)
#include "tst_awssource.moc"
