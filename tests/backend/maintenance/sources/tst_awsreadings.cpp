// SPDX-License-Identifier: Apache-2.0
#include "AskedAws.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_awsreadings {

using namespace hp;
using namespace hp::maintenance;

class TestAwsReadings : public QObject
{
    Q_OBJECT
private slots:
    void statesOfInstancesAreRead();
    void targetsAreMatchedToMachines();
    void regionsComeFromTheProviderId_data();
    void regionsComeFromTheProviderId();
};

void TestAwsReadings::statesOfInstancesAreRead()
{
    AskedAws asked;
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

void TestAwsReadings::targetsAreMatchedToMachines()
{
    AskedAws asked;
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

void TestAwsReadings::regionsComeFromTheProviderId_data()
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
    QTest::newRow("a number of 200 kB")
        << QStringLiteral("aws:///eu-west-1a/i-") + QString(200000, QLatin1Char('a')) << "";
}

void TestAwsReadings::regionsComeFromTheProviderId()
{
    QFETCH(QString, providerId);
    const auto instances =
        maintenance::aws::instancesOf({machineOf("a", providerId.toStdString())});
    const std::string found =
        instances.empty() ? "" : instances.front().region + ' ' + instances.front().id;
    QTEST(QString::fromStdString(found), "found");
}

} // namespace tst_awsreadings

HP_TEST(tst_awsreadings, TestAwsReadings)
#include "tst_awsreadings.moc"
