// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/file/LabFile.h"
#include "backend/lab/file/LabTexts.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

#include <nlohmann/json.hpp>

namespace tst_labfile {

using namespace hp;
using hp::lab::LabFile;

namespace {

const char *const pod = "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\n";

QString complaintOf(const QString &text)
{
    const auto file = LabFile::parse(text.toStdString(), "site.yaml");
    return file ? QStringLiteral("fine") : QString::fromStdString(file.error().message);
}

} // namespace

class TestLabFile : public QObject
{
    Q_OBJECT
private slots:
    void namesFileLineAndKey_data();
    void namesFileLineAndKey();
    void keepsStatusAndDeletionApart();
    void encodesReadableSecrets();
    void bringsDefinitions();
    void theDemoIsFine();
};

void TestLabFile::namesFileLineAndKey_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint");
    const auto bmc = [](const char *spec) {
        return QString::fromStdString(
            std::string(
                "apiVersion: lab.holdpoint.dev/v1alpha1\nkind: Bmc\nmetadata: {name: b}\nspec:\n")
            + spec);
    };

    QTest::newRow("malformed YAML")
        << "apiVersion: v1\nkind: [Pod\n"
        << "site.yaml, line 3: is not valid YAML: end of sequence flow not found.";
    QTest::newRow("an empty file") << "# nothing\n"
                                   << "site.yaml, line 1: the file has no objects.";
    QTest::newRow("a list as document")
        << "- a\n"
        << "site.yaml, line 1: a document must be a mapping with apiVersion and kind.";
    QTest::newRow("apiVersion is missing") << "kind: Pod\n"
                                           << "site.yaml, line 1: the key apiVersion is missing.";
    QTest::newRow("kind is a number") << "apiVersion: v1\nkind: 5\n"
                                      << "site.yaml, line 2: the key kind must be text.";
    QTest::newRow("unknown kind")
        << "apiVersion: v1\nkind: Pot\nmetadata: {name: a}\n"
        << "site.yaml, line 2: the key kind names Pot of v1, which is not served.";
    QTest::newRow("metadata is missing") << "apiVersion: v1\nkind: Pod\n"
                                         << "site.yaml, line 1: the key metadata.name is missing.";
    QTest::newRow("name is missing") << "apiVersion: v1\nkind: Pod\nmetadata:\n  labels: {}\n"
                                     << "site.yaml, line 3: the key metadata.name is missing.";
    QTest::newRow("name in capitals") << "apiVersion: v1\nkind: Pod\nmetadata:\n  name: Web\n"
                                      << "site.yaml, line 4: the key metadata.name must be "
                                         "lower-case letters, digits, '-' and '.', not 'Web'.";
    QTest::newRow("namespace on a Node")
        << "apiVersion: v1\nkind: Node\nmetadata:\n  name: a\n  namespace: x\n"
        << "site.yaml, line 5: the key metadata.namespace does not fit a Node, which has no "
           "namespace.";
    QTest::newRow("label that is not quoted")
        << "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n  labels:\n    rack: 12\n"
        << "site.yaml, line 5: the key metadata.labels.rack must be text; put it in quotes.";
    QTest::newRow("spec is a list") << "apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: []\n"
                                    << "site.yaml, line 4: the key spec must be a mapping.";
    QTest::newRow("the same object twice")
        << QString::fromStdString(std::string(pod) + "---\n" + pod)
        << "site.yaml, line 7: the key metadata.name gives Pod default/a a second time, first on "
           "line 1.";
    QTest::newRow("a key twice") << "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n  name: b\n"
                                 << "site.yaml, line 5: has the key metadata.name twice.";
    QTest::newRow("a lab key that does not exist")
        << bmc("  pasword: x\n")
        << "site.yaml, line 5: the key spec.pasword is not known for a Bmc.";
    QTest::newRow("a fault that does not exist")
        << bmc("  faults:\n    onfire: true\n")
        << "site.yaml, line 6: the key spec.faults.onfire is not known for a Bmc.";
    QTest::newRow("a fault of the wrong type")
        << bmc("  faults:\n    unreachable: maybe\n")
        << "site.yaml, line 6: the key spec.faults.unreachable must be true or false.";
    QTest::newRow("a duration that is none")
        << bmc("  latency: soon\n")
        << "site.yaml, line 5: the key spec.latency must be a duration such as 20s, a number of "
           "seconds, or never.";
    QTest::newRow("a word that is not offered")
        << "apiVersion: lab.holdpoint.dev/v1alpha1\nkind: HookOwner\nmetadata: {name: h}\nspec: "
           "{point: preBoot}\n"
        << "site.yaml, line 4: the key spec.point must be one of preCreate, preDrain, "
           "preTerminate.";
    QTest::newRow("a wrong key inside a provider spec")
        << "apiVersion: machine.openshift.io/v1beta1\nkind: Machine\nmetadata: {name: m}\nspec:\n  "
           "providerSpec:\n"
           "    value:\n      kind: LabMachineProviderSpec\n      instancetype: big\n"
        << "site.yaml, line 8: the key spec.providerSpec.value.instancetype is not known for a "
           "LabMachineProviderSpec.";
    QTest::newRow("a Bmc in two namespaces")
        << "apiVersion: lab.holdpoint.dev/v1alpha1\nkind: Bmc\nmetadata: {name: b, namespace: "
           "x}\n---\n"
           "apiVersion: lab.holdpoint.dev/v1alpha1\nkind: Bmc\nmetadata: {name: b, namespace: y}\n"
        << "site.yaml, line 7: the key metadata.name gives Bmc b in two namespaces, first on line "
           "1.";
    QTest::newRow("begins running on something else")
        << "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n  annotations: "
           "{lab.holdpoint.dev/begins: running}\n"
        << "site.yaml, line 5: the key metadata.annotations.lab.holdpoint.dev/begins only fits a "
           "Machine of machine.openshift.io.";
    QTest::newRow("begins running on a Machine of Cluster API")
        << "apiVersion: cluster.x-k8s.io/v1beta2\nkind: Machine\nmetadata:\n  name: a\n  "
           "annotations: "
           "{lab.holdpoint.dev/begins: running}\n"
        << "site.yaml, line 5: the key metadata.annotations.lab.holdpoint.dev/begins only fits a "
           "Machine of machine.openshift.io.";
    QTest::newRow("a patch for later that is none")
        << "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n  annotations: "
           "{lab.holdpoint.dev/once-up: paused}\n"
        << "site.yaml, line 5: the key metadata.annotations.lab.holdpoint.dev/once-up must be a "
           "merge "
           "patch, a mapping as JSON.";
    QTest::newRow("held for a while that is no duration")
        << "apiVersion: v1\nkind: Pod\nmetadata:\n  name: a\n  annotations: "
           "{lab.holdpoint.dev/held-for: long}\n"
        << "site.yaml, line 5: the key metadata.annotations.lab.holdpoint.dev/held-for must be a "
           "duration such as 76h, not 'long'.";
    QTest::newRow("a wrong key of a server of Cluster API")
        << "apiVersion: infrastructure.cluster.x-k8s.io/v1beta2\nkind: LabMachine\nmetadata: "
           "{name: "
           "a}\nspec:\n  bootduration: 2s\n"
        << "site.yaml, line 5: the key spec.bootduration is not known for a LabMachine.";
    QTest::newRow("a wrong key in the template of one")
        << "apiVersion: infrastructure.cluster.x-k8s.io/v1beta2\nkind: "
           "LabMachineTemplate\nmetadata: "
           "{name: a}\nspec:\n  template:\n    spec: {faults: {slow: true}}\n"
        << "site.yaml, line 6: the key spec.template.spec.faults.slow is not known for a "
           "LabMachine.";
    QTest::newRow("a version of Cluster API that a lab does not have")
        << "apiVersion: cluster.x-k8s.io/v1beta1\nkind: Machine\nmetadata: {name: a}\n"
        << "site.yaml, line 2: the key kind names Machine of cluster.x-k8s.io/v1beta1, which is "
           "not "
           "served.";
    QTest::newRow("an ordinary object") << pod << "fine";
}

void TestLabFile::namesFileLineAndKey()
{
    QFETCH(const QString, text);
    QFETCH(const QString, complaint);
    QCOMPARE(complaintOf(text), complaint);
}

void TestLabFile::keepsStatusAndDeletionApart()
{
    const auto file =
        LabFile::parse("apiVersion: v1\nkind: Pod\nmetadata: {name: a, deletionTimestamp: "
                       "\"2026-01-01T00:00:00Z\"}\nstatus: {phase: Running}\n",
                       "f");
    QVERIFY(file.has_value());
    const lab::LabObject &object = file->objects().front();
    QVERIFY(object.beginsDeleted);
    QVERIFY(!object.object.isDeleting());
    QCOMPARE(object.object.text("/status/phase"), std::string());
    QCOMPARE(object.status.text("/status/phase"), std::string("Running"));
}

void TestLabFile::encodesReadableSecrets()
{
    const auto file =
        LabFile::parse("apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {username: "
                       "admin}\n",
                       "f");
    QVERIFY(file.has_value());
    QCOMPARE(file->objects().front().object.text("/data/username"), std::string("YWRtaW4="));
    QVERIFY(!file->objects().front().object.json().contains("stringData"));
}

/// The definitions come with the first object of a kind of Cluster API, and a file may define kinds
/// of its own, before or after their objects.
void TestLabFile::bringsDefinitions()
{
    const auto file = LabFile::parse(R"(
apiVersion: example.com/v1
kind: Widget
metadata: {name: a}
---
apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata: {name: widgets.example.com}
spec:
  group: example.com
  scope: Namespaced
  names: {kind: Widget, plural: widgets}
  versions: [{name: v1, served: true, storage: true, schema: {openAPIV3Schema: {type: object}}}]
)",
                                     "f");
    QVERIFY2(file.has_value(), file ? "" : file.error().message.c_str());
    QCOMPARE(file->objects().size(), std::size_t(2));
    QVERIFY(!file->hasClusterApi());
    const auto capi = LabFile::parse(
        "apiVersion: cluster.x-k8s.io/v1beta2\nkind: Cluster\nmetadata: {name: a}\n", "f");
    QVERIFY2(capi.has_value(), capi ? "" : capi.error().message.c_str());
    QVERIFY(capi->hasClusterApi());
    QCOMPARE(capi->objects().size(), 1 + lab::capiDefinitions().size());
}

void TestLabFile::theDemoIsFine()
{
    const auto file = LabFile::parse(std::string(lab::builtInLab("demo")), "demo");
    QVERIFY2(file.has_value(), file ? "" : file.error().message.c_str());
    std::map<std::string, int> counts;
    for (const lab::LabObject &object : file->objects())
        ++counts[object.kind->kind];
    QCOMPARE(counts["Machine"], 16);
    QCOMPARE(counts["Bmc"], counts["BareMetalHost"]);
}

} // namespace tst_labfile

HP_TEST(tst_labfile, TestLabFile)
#include "tst_labfile.moc"
