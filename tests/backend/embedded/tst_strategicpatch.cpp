// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/Patch.h"
#include "model/base/ApiStatus.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_strategicpatch {

using namespace hp;

/// Strategic merge patches of built-in kinds, with the directives that kubectl writes and the words
/// of k8s.io/apimachinery for those that make no sense (facts/kube-api.md 1.4, 2).
class TestStrategicPatch : public QObject
{
    Q_OBJECT
private slots:
    void patchGivesObject_data();
    void patchGivesObject();
    void patchIsRefused_data();
    void patchIsRefused();
};

namespace {

Result<Json> patched(const QString &kind, const QString &current, const QString &patch)
{
    for (const cluster::Kind &known : cluster::KindRegistry::instance().all()) {
        if (known.kind == kind.toStdString())
            return embedded::applyPatch(known,
                                        cluster::PatchType::Strategic,
                                        Json::parse(current.toStdString()),
                                        Json::parse(patch.toStdString()));
    }
    qFatal("no kind %s", qPrintable(kind));
}

} // namespace

void TestStrategicPatch::patchGivesObject_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("current");
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name,
                        const char *kind,
                        const char *current,
                        const char *patch,
                        const char *expected) {
        QTest::newRow(name) << QString::fromUtf8(kind) << QString::fromUtf8(current)
                            << QString::fromUtf8(patch) << QString::fromUtf8(expected);
    };

    row("conditions merge by type",
        "Node",
        R"({"status":{"conditions":[{"type":"Ready","status":"True","reason":"r"},{"type":"X","status":"True"}]}})",
        R"({"status":{"conditions":[{"type":"Ready","status":"False"}]}})",
        R"({"status":{"conditions":[{"type":"Ready","status":"False","reason":"r"},{"type":"X","status":"True"}]}})");
    row("taints are replaced whole",
        "Node",
        R"({"spec":{"taints":[{"key":"a","effect":"NoSchedule"}]}})",
        R"({"spec":{"taints":[{"key":"b","effect":"NoExecute"}]}})",
        R"({"spec":{"taints":[{"key":"b","effect":"NoExecute"}]}})");
    row("cordon sets one member",
        "Node",
        R"({"spec":{"providerID":"p"}})",
        R"({"spec":{"unschedulable":true}})",
        R"({"spec":{"providerID":"p","unschedulable":true}})");
    row("null uncordons",
        "Node",
        R"({"spec":{"unschedulable":true}})",
        R"({"spec":{"unschedulable":null}})",
        R"({"spec":{}})");
    row("finalizers are united",
        "Node",
        R"({"metadata":{"finalizers":["a"]}})",
        R"({"metadata":{"finalizers":["a","b"]}})",
        R"({"metadata":{"finalizers":["a","b"]}})");
    row("a finalizer leaves by directive",
        "Secret",
        R"({"metadata":{"finalizers":["a","b"]}})",
        R"({"metadata":{"$deleteFromPrimitiveList/finalizers":["a"]}})",
        R"({"metadata":{"finalizers":["b"]}})");
    row("owners merge by uid",
        "Pod",
        R"({"metadata":{"ownerReferences":[{"uid":"1","name":"a"}]}})",
        R"({"metadata":{"ownerReferences":[{"uid":"2","name":"b"}]}})",
        R"({"metadata":{"ownerReferences":[{"uid":"2","name":"b"},{"uid":"1","name":"a"}]}})");
    row("an item leaves by $patch delete",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"},{"name":"b"}]}})",
        R"({"spec":{"containers":[{"name":"a","$patch":"delete"}]}})",
        R"({"spec":{"containers":[{"name":"b"}]}})");
    row("a list is replaced by $patch replace",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"},{"name":"b"}]}})",
        R"({"spec":{"containers":[{"$patch":"replace"},{"name":"c"}]}})",
        R"({"spec":{"containers":[{"name":"c"}]}})");
    row("env merges inside containers",
        "DaemonSet",
        R"({"spec":{"template":{"spec":{"containers":[{"name":"a","image":"i","env":[{"name":"X","value":"1"}]}]}}}})",
        R"({"spec":{"template":{"spec":{"containers":[{"name":"a","env":[{"name":"Y","value":"2"}]}]}}}})",
        R"({"spec":{"template":{"spec":{"containers":[{"name":"a","image":"i","env":[{"name":"Y","value":"2"},{"name":"X","value":"1"}]}]}}}})");
    row("kubectl set image leaves the other containers of a Deployment",
        "Deployment",
        R"({"spec":{"template":{"spec":{"containers":[{"name":"a","image":"1"},{"name":"b","image":"1"}]}}}})",
        R"({"spec":{"template":{"spec":{"$setElementOrder/containers":[{"name":"a"},{"name":"b"}],"containers":[{"name":"b","image":"2"}]}}}})",
        R"({"spec":{"template":{"spec":{"containers":[{"name":"a","image":"1"},{"name":"b","image":"2"}]}}}})");
    row("a Job has the pods of a Deployment",
        "Job",
        R"({"spec":{"template":{"spec":{"containers":[{"name":"a"}],"volumes":[{"name":"v"}]}}}})",
        R"({"spec":{"template":{"spec":{"volumes":[{"name":"w"}]}}}})",
        R"({"spec":{"template":{"spec":{"containers":[{"name":"a"}],"volumes":[{"name":"w"},{"name":"v"}]}}}})");
    row("ports of a Service merge by port",
        "Service",
        R"({"spec":{"ports":[{"port":80,"name":"a"},{"port":81,"name":"b"}]}})",
        R"({"spec":{"$setElementOrder/ports":[{"port":80},{"port":81}],"ports":[{"port":81,"targetPort":8}]}})",
        R"({"spec":{"ports":[{"port":80,"name":"a"},{"port":81,"name":"b","targetPort":8}]}})");
    row("secrets of a ServiceAccount merge by name, those to pull images with are replaced",
        "ServiceAccount",
        R"({"secrets":[{"name":"a"}],"imagePullSecrets":[{"name":"a"}]})",
        R"({"secrets":[{"name":"b"}],"imagePullSecrets":[{"name":"b"}]})",
        R"({"secrets":[{"name":"b"},{"name":"a"}],"imagePullSecrets":[{"name":"b"}]})");
    for (const char *kind : {"Deployment", "Job", "Service", "PersistentVolumeClaim"})
        row((std::string("conditions of a ") + kind + " merge by type").c_str(),
            kind,
            R"({"status":{"conditions":[{"type":"A","status":"True"},{"type":"B","status":"True"}]}})",
            R"({"status":{"conditions":[{"type":"B","status":"False"}]}})",
            R"({"status":{"conditions":[{"type":"A","status":"True"},{"type":"B","status":"False"}]}})");
    row("the order of elements can be set",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"},{"name":"b"},{"name":"c"}]}})",
        R"({"spec":{"$setElementOrder/containers":[{"name":"c"},{"name":"a"}],"containers":[{"name":"c","image":"i"}]}})",
        R"({"spec":{"containers":[{"name":"b"},{"name":"c","image":"i"},{"name":"a"}]}})");
    row("a budget's selector is replaced whole",
        "PodDisruptionBudget",
        R"({"spec":{"selector":{"matchLabels":{"a":"1"}}}})",
        R"({"spec":{"selector":{"matchLabels":{"b":"2"}}}})",
        R"({"spec":{"selector":{"matchLabels":{"b":"2"}}}})");
    row("$patch replace replaces an object",
        "ConfigMap",
        R"({"data":{"a":"1"}})",
        R"({"data":{"$patch":"replace","b":"2"}})",
        R"({"data":{"b":"2"}})");
    row("$retainKeys drops the others",
        "Pod",
        R"({"spec":{"volumes":[{"name":"v","emptyDir":{}}]}})",
        R"({"spec":{"volumes":[{"name":"v","$retainKeys":["name","hostPath"],"hostPath":{"path":"/x"}}]}})",
        R"({"spec":{"volumes":[{"name":"v","hostPath":{"path":"/x"}}]}})");
    row("a new item stands in front, as in Kubernetes",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"},{"name":"b"}]}})",
        R"({"spec":{"containers":[{"name":"c"},{"name":"b","image":"i"}]}})",
        R"({"spec":{"containers":[{"name":"c"},{"name":"a"},{"name":"b","image":"i"}]}})");
    row("claims of resources are replaced whole",
        "Pod",
        R"({"spec":{"containers":[{"name":"a","resources":{"claims":[{"name":"x"}]}}]}})",
        R"({"spec":{"containers":[{"name":"a","resources":{"claims":[{"name":"y"}]}}]}})",
        R"({"spec":{"containers":[{"name":"a","resources":{"claims":[{"name":"y"}]}}]}})");
    row("addresses of a pod merge by address",
        "Pod",
        R"({"status":{"podIPs":[{"ip":"1"}],"hostIPs":[{"ip":"2"}]}})",
        R"({"status":{"podIPs":[{"ip":"3"}],"hostIPs":[{"ip":"4"}]}})",
        R"({"status":{"podIPs":[{"ip":"3"},{"ip":"1"}],"hostIPs":[{"ip":"4"},{"ip":"2"}]}})");
    row("$patch delete empties an object",
        "ConfigMap",
        R"({"data":{"a":"1"}})",
        R"({"data":{"$patch":"delete"}})",
        R"({"data":{}})");
    row("a directive for what is not there leaves nothing",
        "ConfigMap",
        "{}",
        R"({"data":{"$patch":"replace","b":"2"}})",
        "{}");
    row("nulls and directives in a new object go",
        "Pod",
        "{}",
        R"({"spec":{"a":null,"$retainKeys":["b"],"b":{"c":null,"d":1}}})",
        R"({"spec":{"b":{"d":1}}})");
    row("an order alone moves the items",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"},{"name":"b"}]}})",
        R"({"spec":{"$setElementOrder/containers":[{"name":"b"},{"name":"a"}]}})",
        R"({"spec":{"containers":[{"name":"b"},{"name":"a"}]}})");
    row("an order with a deletion",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"},{"name":"b"},{"name":"c"}]}})",
        R"({"spec":{"$setElementOrder/containers":[{"name":"c"},{"name":"a"}],"containers":[{"$patch":"delete","name":"b"}]}})",
        R"({"spec":{"containers":[{"name":"c"},{"name":"a"}]}})");
    row("a set is ordered too",
        "Node",
        R"({"metadata":{"finalizers":["a","b"]}})",
        R"({"metadata":{"$setElementOrder/finalizers":["c","b","a"],"finalizers":["c"]}})",
        R"({"metadata":{"finalizers":["c","b","a"]}})");
    row("all items of a key go at once",
        "Pod",
        R"({"spec":{"containers":[{"name":"a","image":"1"},{"name":"a","image":"2"}]}})",
        R"({"spec":{"containers":[{"$patch":"delete","name":"a"}]}})",
        R"({"spec":{"containers":[]}})");
    row("an order that names an item twice has it once",
        "Pod",
        R"({"metadata":{"finalizers":["a","b"]}})",
        R"({"metadata":{"$setElementOrder/finalizers":["b","b","a"]}})",
        R"({"metadata":{"finalizers":["b","a"]}})");
    row("another type replaces",
        "ConfigMap",
        R"({"data":"x"})",
        R"({"data":{"a":"1"}})",
        R"({"data":{"a":"1"}})");
}

void TestStrategicPatch::patchGivesObject()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, current);
    QFETCH(const QString, patch);
    QFETCH(const QString, expected);

    const auto result = patched(kind, current, patch);
    QVERIFY2(result, result ? "" : result.error().message.c_str());
    QCOMPARE(QString::fromStdString(result->dump()),
             QString::fromStdString(Json::parse(expected.toStdString()).dump()));
}

void TestStrategicPatch::patchIsRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("current");
    QTest::addColumn<QString>("patch");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name,
                        const char *kind,
                        const char *current,
                        const char *patch,
                        int code,
                        const char *message) {
        QTest::newRow(name) << QString::fromUtf8(kind) << QString::fromUtf8(current)
                            << QString::fromUtf8(patch) << code << QString::fromUtf8(message);
    };

    row("an unknown directive",
        "Node",
        R"({"spec":{}})",
        R"({"spec":{"$patch":"drop"}})",
        400,
        "unknown patch type: drop in map: map[$patch:drop]");
    row("merge is no directive of an object",
        "Node",
        R"({"spec":{}})",
        R"({"spec":{"$patch":"merge","a":1}})",
        400,
        "unknown patch type: merge in map: map[$patch:merge a:1]");
    row("merge is no directive of a list",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"}]}})",
        R"({"spec":{"containers":[{"$patch":"merge","name":"a"}]}})",
        400,
        "merging lists cannot yet be specified in the patch");
    row("an item without its merge key",
        "Node",
        R"({"status":{"conditions":[{"type":"Ready"}]}})",
        R"({"status":{"conditions":[{"status":"True"}]}})",
        400,
        "map: map[status:True] does not contain declared merge key: type");
    row("a deletion without its merge key",
        "Node",
        R"({"status":{"conditions":[{"type":"Ready"}]}})",
        R"({"status":{"conditions":[{"$patch":"delete"}]}})",
        400,
        "map: map[$patch:delete] does not contain declared merge key: type");
    row("what is not retained",
        "Pod",
        R"({"spec":{}})",
        R"({"spec":{"$retainKeys":["a"],"b":1}})",
        400,
        "invalid patch format of retainKeys");
    row("an item whose merge key is null",
        "Node",
        "{}",
        R"({"status":{"conditions":[{"type":null}]}})",
        400,
        "map: map[type:<nil>] does not contain declared merge key: type");
    row("an item whose merge key is an object",
        "Node",
        "{}",
        R"({"status":{"conditions":[{"type":{}}]}})",
        400,
        "map: map[type:map[]] does not contain declared merge key: type");
    row("a nameless field that $retainKeys forgets",
        "Node",
        "{}",
        R"({"spec":{"$retainKeys":["a"],"":1}})",
        400,
        "invalid patch format of retainKeys");
    row("retained keys that are no list",
        "Pod",
        R"({"spec":{}})",
        R"({"spec":{"$retainKeys":"a"}})",
        400,
        "invalid patch format of retainKeys");
    row("a removal of no list",
        "Node",
        R"({"metadata":{"finalizers":["a"]}})",
        R"({"metadata":{"$deleteFromPrimitiveList":["a"]}})",
        400,
        "invalid patch format of primitive list");
    row("an order that is no list",
        "Pod",
        R"({"spec":{"containers":[]}})",
        R"({"spec":{"$setElementOrder/containers":"a"}})",
        400,
        "expected a []interface {}, but received a string");
    row("an order of no list",
        "Pod",
        R"({"spec":{"containers":[]}})",
        R"({"spec":{"$setElementOrder":[]}})",
        400,
        "invalid patch format of setElementOrder list");
    row("a patch that does not follow its order",
        "Pod",
        R"({"spec":{"containers":[{"name":"a"}]}})",
        R"({"spec":{"$setElementOrder/containers":[{"name":"a"}],"containers":[{"name":"b"}]}})",
        400,
        "The order in patch list:\n[map[name:b]]\n doesn't match $setElementOrder list:\n"
        "[map[name:a]]\n");
    row("a list in a list",
        "Node",
        R"({"metadata":{"finalizers":["a"]}})",
        R"({"metadata":{"finalizers":[["b"]]}})",
        422,
        "lists of lists are not supported");
}

void TestStrategicPatch::patchIsRefused()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, current);
    QFETCH(const QString, patch);
    QFETCH(const int, code);
    QFETCH(const QString, message);

    const auto result = patched(kind, current, patch);
    QVERIFY(!result);
    const ApiStatus status = statusFrom(result.error());
    QCOMPARE(status.code, code);
    QCOMPARE(QString::fromStdString(status.message), message);
}

} // namespace tst_strategicpatch

HP_TEST(tst_strategicpatch, TestStrategicPatch)
#include "tst_strategicpatch.moc"
