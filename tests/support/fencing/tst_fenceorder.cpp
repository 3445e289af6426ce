// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/fencing/FenceOrderMonitor.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <map>
#include <nlohmann/json.hpp>

namespace tst_fenceorder {

using namespace hp;
using namespace hp::test;
namespace kinds = hp::cluster::kinds;

namespace {

constexpr const char *key = "reboot.metal3.io/capbm-requested-power-off";
constexpr const char *otherKey = "reboot.metal3.io/other";
const ObjectKey h1{"ns", "h1"};

/// A Machine on a host with a Node, and everything that can happen to them, by name.
class Story
{
public:
    Story()
    {
        change(m_machine,
               R"({"apiVersion":"machine.openshift.io/v1beta1","kind":"Machine",
                   "metadata":{"name":"m1","namespace":"ns","uid":"mu",
                   "annotations":{"host.metal3.io/external-remediation":""}},
                   "status":{"nodeRef":{"name":"n1"}}})");
        change(m_host,
               R"({"apiVersion":"metal3.io/v1alpha1","kind":"BareMetalHost",
                   "metadata":{"name":"h1","namespace":"ns","uid":"hu"},
                   "spec":{"online":true,"consumerRef":{"name":"m1","namespace":"ns"}},
                   "status":{"poweredOn":true,"provisioning":{"state":"provisioned",
                   "lastPoweredOn":"2026-01-10T10:00:00Z"}}})");
        putNode("old");
    }

    void play(const QString &word)
    {
        const auto deed = deeds().find(word.toStdString());
        if (deed == deeds().end())
            qFatal("no deed '%s'", qPrintable(word));
        deed->second(*this);
    }

    FenceOrder order{};

private:
    using Deed = void (*)(Story &);

    static Json stamped(const char *at)
    {
        return {{"status", {{"provisioning", {{"lastPoweredOn", at}}}}}};
    }
    static Json held(const char *name, const char *since, bool on)
    {
        Json hold = {{"key", name}, {"acceptedAt", "2026-01-10T12:00:01Z"}};
        if (since)
            hold["heldSince"] = since;
        return {{"status",
                 {{"poweredOn", on}, {"provisioning", {{"rebootHolds", Json::array({hold})}}}}}};
    }
    static Json key(const char *name, const Json &value)
    {
        return {{"metadata", {{"annotations", {{name, value}}}}}};
    }
    static const std::map<std::string, Deed> &deeds()
    {
        static const std::map<std::string, Deed> all = {
            {"key", [](Story &s) { s.host(key(tst_fenceorder::key, "")); }},
            {"other key", [](Story &s) { s.host(key(otherKey, "")); }},
            {"accepted", [](Story &s) { s.host(held(tst_fenceorder::key, nullptr, true)); }},
            {"pending",
             [](Story &s) {
                 s.host({{"status",
                          {{"provisioning", {{"pendingRebootSince", "2026-01-10T12:00:01Z"}}}}}});
             }},
            {"off",
             [](Story &s) {
                 s.host({{"status", {{"poweredOn", false}}}});
             }},
            {"held",
             [](Story &s) { s.host(held(tst_fenceorder::key, "2026-01-10T12:00:09Z", false)); }},
            {"held on",
             [](Story &s) { s.host(held(tst_fenceorder::key, "2026-01-10T12:00:09Z", true)); }},
            {"held early",
             [](Story &s) { s.host(held(tst_fenceorder::key, "2026-01-10T11:59:59Z", false)); }},
            {"held by an old reading",
             [](Story &s) {
                 Json patch = held(tst_fenceorder::key, "2026-01-10T12:00:09Z", false);
                 patch["status"]["powerStateObservedAt"] = "2026-01-10T11:59:59Z";
                 s.host(patch);
             }},
            {"Node going",
             [](Story &s) {
                 s.change(s.m_node, R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:10Z"}})");
             }},
            {"Node gone", [](Story &s) { s.drop(s.m_node); }},
            {"Node again", [](Story &s) { s.putNode("new"); }},
            {"key off", [](Story &s) { s.host(key(tst_fenceorder::key, nullptr)); }},
            {"other key off", [](Story &s) { s.host(key(otherKey, nullptr)); }},
            {"stamp", [](Story &s) { s.host(stamped("2026-01-10T12:00:20Z")); }},
            {"old stamp", [](Story &s) { s.host(stamped("2026-01-10T12:00:00Z")); }},
            {"On", [](Story &s) { s.order.posted(h1, "On"); }},
            {"ForceOff", [](Story &s) { s.order.posted(h1, "ForceOff"); }},
            {"withdrawn",
             [](Story &s) {
                 s.change(
                     s.m_machine,
                     R"({"metadata":{"annotations":{"host.metal3.io/external-remediation":null}}})");
             }},
            {"Machine going",
             [](Story &s) {
                 s.change(s.m_machine,
                          R"({"metadata":{"deletionTimestamp":"2026-01-10T12:00:02Z"}})");
             }},
        };
        return all;
    }

    void host(const Json &patch) { change(m_host, patch.dump()); }
    void putNode(const char *uid)
    {
        m_node = {};
        change(m_node,
               R"({"kind":"Node","metadata":{"name":"n1","uid":")" + std::string(uid) + "\"}}");
    }
    void change(Object &object, const std::string &patch)
    {
        Json json = object ? object.json() : Json::object();
        json.merge_patch(Json::parse(patch));
        const Object after(json);
        order.see(object, after);
        object = after;
    }
    void drop(Object &object)
    {
        order.see(object, {});
        object = {};
    }

    Object m_machine{};
    Object m_host{};
    Object m_node{};
};

} // namespace

} // namespace tst_fenceorder

// moc loses its place in the texts above.
namespace tst_fenceorder {

class TestFenceOrder : public QObject
{
    Q_OBJECT
private slots:
    void everyWrongOrderIsNoticed_data();
    void everyWrongOrderIsNoticed();
    void aRequestIsJudgedLikeAnAnnotation();
    void theMonitorPutsWatchesAndResetsInOrder();
};

void TestFenceOrder::everyWrongOrderIsNoticed_data()
{
    QTest::addColumn<QString>("deeds");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<int>("completed");
    const auto row =
        [](const char *title, const char *deeds, const char *fault, int completed = 0) {
            QTest::newRow(title) << QString::fromUtf8(deeds) << QString::fromUtf8(fault)
                                 << completed;
        };
    const char *tooEarly = "Node n1 was deleted before BareMetalHost h1 was confirmed";
    row("the order itself is right",
        "key, pending, accepted, ForceOff, off, held, Node gone, key off, stamp, On",
        "",
        1);
    row("also with a Node that takes its time",
        "key, pending, accepted, off, held, Node going, Node gone, key off, stamp, On, Node again",
        "",
        1);
    row("a Node that came back under the hold goes again",
        "key, accepted, off, held, Node gone, Node again, Node gone, key off, stamp, On",
        "",
        1);
    row("an untouched Node stays when the request is withdrawn",
        "key, pending, accepted, off, held, withdrawn, key off, stamp, On",
        "");
    row("a deletion takes its Node as it comes", "key, Machine going, Node gone, key off", "");

    row("the Node goes before there is a key", "Node gone", tooEarly);
    row("the Node goes before the key is accepted", "key, Node gone", tooEarly);
    row("the Node goes before Off is observed", "key, accepted, Node gone", tooEarly);
    row("the Node goes at an Off that nobody confirmed", "key, accepted, off, Node gone", tooEarly);
    row("the Node is told to go before Off is observed", "key, accepted, Node going", tooEarly);
    row("the Node goes when the host is on again",
        "key, accepted, off, held, accepted, Node gone",
        tooEarly);
    row("the key goes before the Node",
        "key, accepted, off, held, key off",
        "BareMetalHost h1 lost reboot.metal3.io/capbm-requested-power-off while Node n1");
    row("the key goes while the Node still goes",
        "key, accepted, off, held, Node going, key off",
        "while Node n1 is still there");
    row("a withdrawal does not excuse that",
        "key, accepted, off, held, Node going, withdrawn, key off",
        "while Node n1 is still there");
    row("a Node that came back is left there",
        "key, accepted, off, held, Node gone, Node again, key off",
        "while Node n1 is still there");
    row("On while the key is there",
        "key, accepted, off, held, Node gone, On",
        "was told to go on while reboot.metal3.io/capbm-requested-power-off holds it");
    row("On while another key is there",
        "other key, key, accepted, off, held, Node gone, key off, stamp, On",
        "while reboot.metal3.io/other holds it",
        1);
    row("stamped while the key is there",
        "key, accepted, off, held, Node gone, stamp",
        "was stamped as powered on while");
    row("On without a stamp",
        "key, accepted, off, held, Node gone, key off, On",
        "before lastPoweredOn was written",
        1);
    row("On with a stamp from before the request",
        "key, pending, accepted, off, held, Node gone, key off, old stamp, On",
        "before lastPoweredOn was written",
        1);
    row("held although the host is on", "key, accepted, held on", "although it is not off");
    row("held since before it was accepted", "key, accepted, held early", "before it was accepted");
    row("held by a reading from before the key",
        "key, accepted, held by an old reading",
        "by a reading from before the key");
}

void TestFenceOrder::everyWrongOrderIsNoticed()
{
    QFETCH(QString, deeds);
    QFETCH(QString, fault);
    QFETCH(int, completed);
    Story story;
    for (const QString &deed : deeds.split(QStringLiteral(", ")))
        story.play(deed);
    QString said;
    for (const std::string &one : story.order.faults())
        said += QString::fromStdString(one) + u'\n';
    QVERIFY2(fault.isEmpty() == said.isEmpty() && said.contains(fault), qPrintable(said));
    QCOMPARE(story.order.completed(), completed);
}

void TestFenceOrder::aRequestIsJudgedLikeAnAnnotation()
{
    const Object machine(Json::parse(R"({"kind":"Machine","metadata":{"name":"m1","namespace":"ns"},
        "status":{"nodeRef":{"name":"n1"}}})"));
    const Object request(Json::parse(R"({"kind":"Metal3Remediation",
        "metadata":{"name":"m1","namespace":"ns","uid":"7c1f"},"status":{"phase":"Running"}})"));
    const Object node(Json::parse(R"({"kind":"Node","metadata":{"name":"n1"}})"));
    Json json = Json::parse(R"({"kind":"BareMetalHost","metadata":{"name":"h1","namespace":"ns"},
        "spec":{"consumerRef":{"name":"m1","namespace":"ns"}},
        "status":{"poweredOn":true,"provisioning":{"state":"provisioned"}}})");
    const Object idle(json);
    json["metadata"]["annotations"]["reboot.metal3.io/metal3-remediation-7c1f"] = "";
    const Object keyed(json);
    FenceOrder order;
    for (const Object &object : {machine, request, node, idle})
        order.see({}, object);
    order.see(idle, keyed);
    order.see(node, {});
    QCOMPARE(order.faults().size(), std::size_t(1));
    QVERIFY(order.faults().front().find("was deleted before") != std::string::npos);
}

void TestFenceOrder::theMonitorPutsWatchesAndResetsInOrder()
{
    FakeCluster cluster;
    const auto revision = [&cluster] {
        return cluster.stored(kinds::bareMetalHost(), h1).resourceVersion();
    };
    Json host = Json::parse(R"({"apiVersion":"metal3.io/v1alpha1","kind":"BareMetalHost",
        "metadata":{"name":"h1","namespace":"ns","annotations":{"reboot.metal3.io/x":""}},
        "status":{"provisioning":{"lastPoweredOn":"2026-01-10T10:00:00Z"}}})");
    cluster.put(host);
    FenceOrderMonitor monitor(cluster, revision);
    monitor.start();
    drainEvents();
    // The watch hears of the removal later than the BMC of the On.
    host["metadata"].erase("annotations");
    cluster.put(host);
    monitor.posted(h1, "On");
    drainEvents();
    QCOMPARE(monitor.faults(), std::string());
    host["metadata"]["annotations"]["reboot.metal3.io/x"] = "";
    cluster.put(host);
    monitor.posted(h1, "On");
    drainEvents();
    QCOMPARE(monitor.faults(),
             std::string("BareMetalHost h1 was told to go on while reboot.metal3.io/x holds it"));
}

} // namespace tst_fenceorder

HP_TEST(tst_fenceorder, TestFenceOrder)
#include "tst_fenceorder.moc"
