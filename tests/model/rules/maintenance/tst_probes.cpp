// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Probes.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_probes {

using namespace hp;
using namespace hp::maintenance;

namespace {

constexpr const char *unused = "{}";
constexpr const char *heldBack =
    R"({"metadata": {"annotations": {"maintenance.holdpoint.dev/under-way": "x"}}})";
constexpr const char *notReady =
    R"({"status": {"conditions": [{"type": "Ready", "status": "Unknown"}]}})";
constexpr const char *another = R"({"metadata": {"uid": "u3"}})";

Fleet fleetLike(const char *machineMore, const char *nodeMore)
{
    Json machine = Json::parse(R"({"metadata": {"name": "w", "namespace": "ns", "uid": "u1"},
        "status": {"phase": "Running", "nodeRef": {"name": "n"}}})");
    Json node = Json::parse(R"({"metadata": {"name": "n", "uid": "u2", "labels":
        {"node-role.kubernetes.io/control-plane": "", "rack": "b"}},
        "status": {"addresses": [{"type": "Hostname", "address": "n"},
                                 {"type": "InternalIP", "address": "10.0.0.7"}],
            "conditions": [{"type": "Ready", "status": "True"}]}})");
    machine.merge_patch(Json::parse(machineMore));
    node.merge_patch(Json::parse(nodeMore));
    Fleet fleet;
    fleet.machines.emplace_back(std::move(machine));
    fleet.nodes.emplace_back(std::move(node));
    return fleet;
}

Probe apiProbe()
{
    Probe probe;
    probe.name = "api";
    probe.role = "master";
    probe.url = "https://{address}:6443/readyz";
    return probe;
}

/// One look: every Node that is probed fails, or answers well.
QByteArray looked(ProbeCounts &counts, const Fleet &fleet, bool isWell)
{
    std::vector<ProbeAnswer> answers;
    for (const ProbeTarget &target : probeTargets({apiProbe()}, fleet))
        answers.push_back({target, isWell ? "" : "answered 500"});
    counts = countProbes(std::move(counts), fleet, answers);
    QByteArray verdict;
    for (const TargetReading &reading : probeReadings(counts, fleet, answers))
        verdict += reading.healthy ? "+" : "!";
    return verdict.isEmpty() ? "." : verdict;
}

} // namespace

class TestProbes : public QObject
{
    Q_OBJECT
private slots:
    /// Looks: f fails, s succeeds, n Node not Ready, m under maintenance, g Node gone, o a look at
    /// another Machine alone, F and S a look at this one alone that fails or succeeds, N a new Node
    /// of the same name fails. Verdicts: + healthy, ! unhealthy, . not probed.
    void failuresInARow_data()
    {
        QTest::addColumn<QByteArray>("looks");
        QTest::addColumn<QByteArray>("verdicts");
        const auto row = [](const char *sentence, const char *looks, const char *verdicts) {
            QTest::newRow(sentence) << QByteArray(looks) << QByteArray(verdicts);
        };
        row("the third failure makes it unhealthy", "ffff", "++!!");
        row("one success resets", "ffsfff", "+++++!");
        row("one success ends it", "fffsf", "++!++");
        row("nothing is counted while the Node is not Ready", "ffnnfff", "++..++!");
        row("nothing is counted under maintenance", "ffmmfff", "++..++!");
        row("a Node that is gone is forgotten", "ffgfff", "++.++!");
        row("a new Node of the name begins anew", "ffNN", "++++");
        row("a finding of before a restart stands", "Ff", "!+");
        row("asking about a finding does not count", "FFFff", "!!!++");
        row("a success ends it when asked", "fffSff", "++!+++");
        row("a look at another Machine alone forgets nothing", "ffof", "++.!");
    }
    void failuresInARow()
    {
        QFETCH(const QByteArray, looks);
        QFETCH(const QByteArray, verdicts);
        ProbeCounts counts;
        QByteArray got;
        for (const char look : looks) {
            const char *const machine = look == 'm' ? heldBack : unused;
            const char *const node = look == 'n' ? notReady : look == 'N' ? another : unused;
            Fleet fleet = fleetLike(machine, node);
            fleet.isWhole = look != 'F' && look != 'S';
            if (look == 'g')
                fleet.nodes.clear();
            if (look == 'o')
                fleet = Fleet{{}, {}, {}, false};
            got += looked(counts, fleet, look == 's' || look == 'S');
        }
        QCOMPARE(got, verdicts);
    }

    void theNodesThatAProbeIsFor_data()
    {
        QTest::addColumn<QByteArray>("role");
        QTest::addColumn<QByteArray>("rack");
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<QByteArray>("url");
        const auto row = [](const char *sentence,
                            const char *role,
                            const char *rack,
                            const char *address,
                            const char *url) {
            QTest::newRow(sentence)
                << QByteArray(role) << QByteArray(rack) << QByteArray(address) << QByteArray(url);
        };
        row("control-plane is master", "master", "", "10.0.0.7", "https://10.0.0.7:6443/readyz");
        row("another role", "infra", "", "10.0.0.7", "");
        row("a label", "", "b", "10.0.0.7", "https://10.0.0.7:6443/readyz");
        row("another value of it", "", "c", "10.0.0.7", "");
        row("an address of IPv6", "master", "", "fd00::7", "https://[fd00::7]:6443/readyz");
        row("no address", "master", "", "", "");
    }
    void theNodesThatAProbeIsFor()
    {
        QFETCH(const QByteArray, role);
        QFETCH(const QByteArray, rack);
        QFETCH(const QByteArray, address);
        QFETCH(const QByteArray, url);
        Probe probe = apiProbe();
        probe.role = role.toStdString();
        if (!rack.isEmpty())
            probe.nodeSelector["rack"] = rack.toStdString();
        const Json addresses{
            {"status",
             {{"addresses",
               Json::array({{{"type", "InternalIP"}, {"address", address.toStdString()}}})}}}};
        const Fleet fleet = fleetLike(unused, addresses.dump().c_str());
        QByteArray got;
        for (const ProbeTarget &target : probeTargets({probe}, fleet))
            got += QByteArray::fromStdString(target.url());
        QCOMPARE(got, url);
    }
};

} // namespace tst_probes

HP_TEST(tst_probes, TestProbes)
#include "tst_probes.moc"
