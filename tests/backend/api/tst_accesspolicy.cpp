// SPDX-License-Identifier: Apache-2.0
#include "backend/api/AccessPolicy.h"
#include "backend/api/CreationGuard.h"
#include "backend/api/PathGate.h"
#include "backend/api/Reviews.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>

namespace tst_accesspolicy {

using namespace hp;
using namespace hp::api;

namespace {

http::Identity withRoles(const QByteArray &roles)
{
    http::Identity identity{"someone", {}};
    for (const QByteArray &role : roles.split(','))
        identity.roles.push_back(role.toStdString());
    return identity;
}

} // namespace

class TestAccessPolicy : public QObject
{
    Q_OBJECT
private slots:
    void rolesDecide_data();
    void rolesDecide();
    void metricsAreForWhoReadsObjects_data();
    void metricsAreForWhoReadsObjects();
    void refusalsReadAsKubernetesWritesThem_data();
    void refusalsReadAsKubernetesWritesThem();
    void aReviewAnswersTheSameAsTheDoor();
    void aReviewThatAsksWronglyIsRefusedAsKubernetesDoes_data();
    void aReviewThatAsksWronglyIsRefusedAsKubernetesDoes();
    void aTokenIsSomebodysOrNone();
    void rulesAreListedForCanIList();
    void whoMayChangeMayNotMake();
};

void TestAccessPolicy::rolesDecide_data()
{
    QTest::addColumn<QByteArray>("roles");
    QTest::addColumn<QByteArray>("verb");
    QTest::addColumn<QByteArray>("group");
    QTest::addColumn<QByteArray>("resource");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char *name,
                        const char *roles,
                        const char *verb,
                        const char *group,
                        const char *resource,
                        bool allowed) {
        QTest::newRow(name) << QByteArray(roles) << QByteArray(verb) << QByteArray(group)
                            << QByteArray(resource) << allowed;
    };
    const char *machineApi = "machine.openshift.io";
    row("an admin does everything", "admin", "deletecollection", machineApi, "machines", true);
    row("an admin does everything to everything", "admin", "*", "*", "*", true);
    row("a viewer reads machines", "viewer", "watch", machineApi, "machines", true);
    row("a viewer reads what is new in a known group",
        "viewer",
        "list",
        machineApi,
        "machinesets/status",
        true);
    row("a viewer changes nothing", "viewer", "patch", machineApi, "machines", false);
    row("a viewer never reads secrets", "viewer", "get", "", "secrets", false);
    row("a viewer does not evict", "viewer", "create", "", "pods/eviction", false);
    row("an operator patches machines", "operator", "patch", machineApi, "machines", true);
    row("an operator asks for a fencing",
        "operator",
        "create",
        "infrastructure.cluster.x-k8s.io",
        "metal3remediations",
        true);
    row("and takes it back",
        "operator",
        "delete",
        "infrastructure.cluster.x-k8s.io",
        "metal3remediations",
        true);
    row("a viewer only reads of it",
        "viewer",
        "create",
        "infrastructure.cluster.x-k8s.io",
        "metal3remediations",
        false);
    row("an operator does not delete machines",
        "operator",
        "delete",
        machineApi,
        "machines",
        false);
    row("an operator does not rewrite status",
        "operator",
        "patch",
        machineApi,
        "machines/status",
        false);
    row("an operator evicts", "operator", "create", "", "pods/eviction", true);
    row("an operator does not read secrets", "operator", "list", "", "secrets", false);
    row("a hook owner takes its hook off", "hook", "patch", machineApi, "machines", true);
    row("a hook owner says how it went", "hook", "patch", machineApi, "machines/status", true);
    row("a hook owner elects a leader", "hook", "create", "coordination.k8s.io", "leases", true);
    row("a hook owner switches no host", "hook", "patch", "metal3.io", "baremetalhosts", false);
    row("a hook owner does not drain", "hook", "create", "", "pods/eviction", false);
    row("two roles add up", "hook,operator", "create", "", "pods/eviction", true);
    row("a wall reads no objects", "wall", "list", machineApi, "machines", false);
    row("a wall with a stronger token by mistake never writes",
        "wall,admin",
        "patch",
        machineApi,
        "machines",
        false);
    row("an unknown role may nothing", "guest", "list", machineApi, "machines", false);
    row("everybody may ask about himself",
        "guest",
        "create",
        "authorization.k8s.io",
        "selfsubjectaccessreviews",
        true);
}

void TestAccessPolicy::rolesDecide()
{
    QFETCH(const QByteArray, roles);
    QFETCH(const QByteArray, verb);
    QFETCH(const QByteArray, group);
    QFETCH(const QByteArray, resource);
    QFETCH(const bool, allowed);
    const QByteArrayList parts = resource.split('/');

    const AccessDecision decision =
        mayAccess(withRoles(roles),
                  {.verb = verb.toStdString(),
                   .group = group.toStdString(),
                   .resource = parts[0].toStdString(),
                   .subresource = parts.size() > 1 ? parts[1].toStdString() : std::string()});

    QCOMPARE(decision.allowed, allowed);
    QCOMPARE(decision.reason.empty(), allowed);
}

void TestAccessPolicy::metricsAreForWhoReadsObjects_data()
{
    QTest::addColumn<int>("status"); // 0: nothing is refused
    for (const char *role : {"admin", "operator", "hook", "viewer"})
        QTest::newRow(role) << 0;
    for (const char *role : {"wall", "guest"})
        QTest::newRow(role) << 403;
    QTest::newRow("nobody") << 401;
}

void TestAccessPolicy::metricsAreForWhoReadsObjects()
{
    QFETCH(const int, status);
    http::HttpRequest request;
    request.method = "GET";
    request.path = "/metrics";
    const std::string role = QTest::currentDataTag();
    if (role != "nobody")
        request.identity = {"bob", {role}};
    const auto refusal = refusePath(request);
    QCOMPARE(refusal ? refusal->status : 0, status);
    if (status == 403)
        QVERIFY(refusal->body.find("forbidden: User \\\"bob\\\" cannot get path")
                != std::string::npos);
}

void TestAccessPolicy::refusalsReadAsKubernetesWritesThem_data()
{
    QTest::addColumn<QByteArray>("resource");
    QTest::addColumn<QByteArray>("ns");
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("an object in a namespace")
        << QByteArray("machines") << QByteArray("ns") << QByteArray("n")
        << QByteArray(
               R"(machines.machine.openshift.io "n" is forbidden: User "bob" cannot patch resource "machines" in API group "machine.openshift.io" in the namespace "ns")");
    QTest::newRow("all namespaces")
        << QByteArray("machines") << QByteArray("") << QByteArray("")
        << QByteArray(
               R"(machines.machine.openshift.io is forbidden: User "bob" cannot patch resource "machines" in API group "machine.openshift.io" at the cluster scope)");
    QTest::newRow("a path") << QByteArray("") << QByteArray("") << QByteArray("")
                            << QByteArray(R"(forbidden: User "bob" cannot patch path "/metrics")");
}

void TestAccessPolicy::refusalsReadAsKubernetesWritesThem()
{
    QFETCH(const QByteArray, resource);
    QFETCH(const QByteArray, ns);
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, text);
    const AccessAttributes wanted{.verb = "patch",
                                  .group = "machine.openshift.io",
                                  .resource = resource.toStdString(),
                                  .ns = ns.toStdString(),
                                  .name = name.toStdString(),
                                  .path = "/metrics"};
    QCOMPARE(QByteArray::fromStdString(refusalText({"bob", {}}, wanted)), text);
}

void TestAccessPolicy::aReviewAnswersTheSameAsTheDoor()
{
    const Json question = Json::parse(
        R"({"spec":{"resourceAttributes":{"verb":"patch","group":"machine.openshift.io","resource":"machines"}}})");

    const auto viewer = answerAccessReview(withRoles("viewer"), question);
    QVERIFY(viewer);
    QCOMPARE(viewer->at("status").at("allowed").get<bool>(), false);
    const auto admin = answerAccessReview(withRoles("admin"), question);
    QCOMPARE(admin->at("status").at("allowed").get<bool>(), true);
    const auto path = answerAccessReview(
        withRoles("viewer"),
        Json::parse(R"({"spec":{"nonResourceAttributes":{"verb":"get","path":"/apis/x"}}})"));
    QCOMPARE(path->at("status").at("allowed").get<bool>(), true);
    QVERIFY(!answerAccessReview(withRoles("admin"), Json::parse(R"({"spec":{}})")));
    QVERIFY(!answerAccessReview(withRoles("admin"), Json::parse("{}")));
}

void TestAccessPolicy::aReviewThatAsksWronglyIsRefusedAsKubernetesDoes_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("a question about nothing")
        << QByteArray(R"({"user":"u"})")
        << QByteArray("spec.resourceAttributes: Invalid value: null: exactly one of "
                      "nonResourceAttributes or resourceAttributes must be specified");
    QTest::newRow("two questions") << QByteArray(
        R"({"user":"u","resourceAttributes":{},"nonResourceAttributes":{"path":"/a","verb":"get"}})")
                                   << QByteArray(
                                          "spec.nonResourceAttributes: Invalid value: "
                                          "{\"Path\":\"/a\",\"Verb\":\"get\"}: cannot be specified "
                                          "in combination with resourceAttributes");
    QTest::newRow("a question about nobody")
        << QByteArray(R"({"resourceAttributes":{}})")
        << QByteArray("spec.user: Invalid value: \"\": at least one of user or group must be "
                      "specified");
}

void TestAccessPolicy::aReviewThatAsksWronglyIsRefusedAsKubernetesDoes()
{
    QFETCH(const QByteArray, spec);
    QFETCH(const QByteArray, words);
    const auto answer = answerOtherAccessReview({{"spec", Json::parse(spec.toStdString())}});
    QVERIFY(!answer);
    QCOMPARE(QByteArray::fromStdString(answer.error().message),
             ".authorization.k8s.io \"\" is invalid: " + words);
}

void TestAccessPolicy::aTokenIsSomebodysOrNone()
{
    const Json review{{"spec", {{"token", "t"}}}};
    const http::Identity someone = withRoles("viewer");
    QCOMPARE(answerTokenReview(&someone, review)
                 ->at("status")
                 .at("user")
                 .at("username")
                 .get<std::string>(),
             std::string("someone"));
    QCOMPARE(answerTokenReview(nullptr, review)->at("status").dump(),
             std::string(R"({"authenticated":false,"error":"invalid bearer token","user":{}})"));
    const auto none = answerTokenReview(nullptr, Json::object());
    QVERIFY(!none);
    QCOMPARE(none.error().message,
             std::string("token is required for TokenReview in authentication"));
}

void TestAccessPolicy::rulesAreListedForCanIList()
{
    const auto review =
        answerRulesReview(withRoles("admin"), Json::parse(R"({"spec":{"namespace":"x"}})"));
    QVERIFY(review);
    const Json &rules = review->at("status").at("resourceRules");
    QCOMPARE(rules.back().dump(),
             std::string(R"({"apiGroups":["*"],"resources":["*"],"verbs":["*"]})"));
    QCOMPARE(review->at("status").at("incomplete").get<bool>(), false);
    QVERIFY(!answerRulesReview(withRoles("admin"), Json::parse(R"({"spec":{}})")));
}

void TestAccessPolicy::whoMayChangeMayNotMake()
{
    const CreationGuard guard(withRoles("operator"),
                              {.verb = "create",
                               .group = "machine.openshift.io",
                               .resource = "machines",
                               .ns = "ns",
                               .name = "m"});
    const Json machine{{"kind", "Machine"}};
    QVERIFY(guard.evaluate(cluster::Subresource::None, machine, machine));
    const auto refused = guard.evaluate(cluster::Subresource::None, Json::object(), machine);
    QVERIFY(!refused);
    QVERIFY(refused.error().message.find("cannot create resource \"machines\"")
            != std::string::npos);
}

} // namespace tst_accesspolicy

HP_TEST(tst_accesspolicy, TestAccessPolicy)
#include "tst_accesspolicy.moc"
