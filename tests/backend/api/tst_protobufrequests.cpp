// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/api/ApiFixture.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTest>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace tst_protobufrequests {

using namespace hp;
using namespace hp::test;

namespace {

struct Place {
    std::string method{};
    std::string target{};
};

/// Where an object of that kind is sent to; "NS" stands for the namespace. Kinds without a place
/// are part of no request of ours.
Place placeOf(const Json &object)
{
    static const std::map<std::string, Place> places{
        {"v1 ConfigMap", {"POST", "/api/v1/namespaces/NS/configmaps"}},
        {"v1 DeleteOptions", {"DELETE", "/api/v1/namespaces/shop/pods/web-0"}},
        {"v1 Event", {"POST", "/api/v1/namespaces/NS/events"}},
        {"v1 Namespace", {"POST", "/api/v1/namespaces"}},
        {"v1 Node", {"POST", "/api/v1/nodes"}},
        {"v1 Pod", {"POST", "/api/v1/namespaces/NS/pods"}},
        {"v1 Secret", {"POST", "/api/v1/namespaces/NS/secrets"}},
        {"apps/v1 DaemonSet", {"POST", "/apis/apps/v1/namespaces/NS/daemonsets"}},
        {"authentication.k8s.io/v1 SelfSubjectReview",
         {"POST", "/apis/authentication.k8s.io/v1/selfsubjectreviews"}},
        {"authorization.k8s.io/v1 SelfSubjectAccessReview",
         {"POST", "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews"}},
        {"authorization.k8s.io/v1 SelfSubjectRulesReview",
         {"POST", "/apis/authorization.k8s.io/v1/selfsubjectrulesreviews"}},
        {"autoscaling/v1 Scale",
         {"PUT",
          "/apis/machine.openshift.io/v1beta1/namespaces/default/machinesets/workers/scale"}},
        {"coordination.k8s.io/v1 Lease",
         {"POST", "/apis/coordination.k8s.io/v1/namespaces/NS/leases"}},
        {"events.k8s.io/v1 Event", {"POST", "/apis/events.k8s.io/v1/namespaces/NS/events"}},
        {"policy/v1 Eviction", {"POST", "/api/v1/namespaces/shop/pods/web-0/eviction"}},
        {"policy/v1beta1 Eviction", {"POST", "/api/v1/namespaces/shop/pods/web-0/eviction"}},
        {"policy/v1 PodDisruptionBudget",
         {"POST", "/apis/policy/v1/namespaces/NS/poddisruptionbudgets"}},
    };
    const auto it = places.find(object.at("apiVersion").get<std::string>() + ' '
                                + object.at("kind").get<std::string>());
    if (it == places.end())
        return {};
    Place place = it->second;
    const Json ns = object.value(Json::json_pointer("/metadata/namespace"), Json("default"));
    if (const std::size_t at = place.target.find("NS"); at != std::string::npos)
        place.target.replace(at, 2, ns.get<std::string>());
    return place;
}

/// An answer without what differs between two servers.
std::string comparable(const Answer &answer)
{
    Json body = answer.json();
    if (body.contains("metadata")) {
        Json &metadata = body["metadata"];
        const bool generated = metadata.contains("generateName");
        for (const char *key : {"uid", "name"}) {
            if (std::string_view(key) == "uid" || generated)
                metadata.erase(key);
        }
    }
    if (body.contains("details"))
        body["details"].erase("uid");
    return std::to_string(answer.status) + ' ' + body.dump();
}

} // namespace

/// A client that sends protobuf gets what the same client gets when it sends JSON.
class TestProtobufRequests : public QObject
{
    Q_OBJECT
private slots:
    void theAnswerIsThatToJson_data();
    void theAnswerIsThatToJson();
};

void TestProtobufRequests::theAnswerIsThatToJson_data()
{
    QTest::addColumn<QByteArray>("protobuf");
    QTest::addColumn<QByteArray>("json");
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/tests/backend/api/objects.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QByteArray &line : file.readAll().trimmed().split('\n')) {
        const QByteArrayList cells = line.split('\t');
        // Random choices of fields are for the decoder; the API refuses most of them by their
        // names.
        if (!cells.value(0).endsWith(" fields"))
            QTest::newRow(cells.value(0).constData())
                << QByteArray::fromBase64(cells.value(1)) << cells.value(2);
    }
}

void TestProtobufRequests::theAnswerIsThatToJson()
{
    QFETCH(const QByteArray, protobuf);
    QFETCH(const QByteArray, json);
    const Place place = placeOf(Json::parse(json.toStdString()));
    if (place.method.empty())
        QSKIP("no request has this kind as its body");

    std::string answers[2];
    for (const bool asJson : {false, true}) {
        ApiFixture fixture;
        QVERIFY(fixture.isReady());
        fixture.create("/api/v1/namespaces/shop/pods",
                       R"({"metadata":{"name":"web-0"},"spec":{"containers":[{"name":"a"}]}})");
        fixture.create("/apis/machine.openshift.io/v1beta1/namespaces/default/machinesets",
                       R"({"metadata":{"name":"workers"},"spec":{"replicas":3,)"
                       R"("selector":{"matchLabels":{"a":"b"}},)"
                       R"("template":{"metadata":{"labels":{"a":"b"}}}}})");
        const Answer answer =
            fixture.send(place.method,
                         place.target,
                         (asJson ? json : protobuf).toStdString(),
                         asJson ? "application/json" : "application/vnd.kubernetes.protobuf");
        QVERIFY2(answer.status != 415 && answer.status != 500, answer.body.c_str());
        answers[asJson ? 1 : 0] = comparable(answer);
    }
    QCOMPARE(QByteArray::fromStdString(answers[0]), QByteArray::fromStdString(answers[1]));
}

} // namespace tst_protobufrequests

HP_TEST(tst_protobufrequests, TestProtobufRequests)
#include "tst_protobufrequests.moc"
