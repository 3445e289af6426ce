// SPDX-License-Identifier: Apache-2.0
#include "backend/leader/GatedCluster.h"
#include "backend/leader/GatedPowerDriver.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <map>
#include <nlohmann/json.hpp>

namespace tst_gates {

using namespace hp;
using namespace hp::leader;
namespace kinds = hp::cluster::kinds;

namespace {

class Gate final : public WriteGate
{
public:
    bool open = true;
    [[nodiscard]] std::optional<Error> refusal() const override
    {
        if (open)
            return std::nullopt;
        return Error{ErrorCode::Unreachable, "closed", {}, nullptr};
    }
    [[nodiscard]] std::function<bool()> stillOpen() const override
    {
        return [this] { return open; };
    }
};

/// Remembers what reached the hardware; answers when told.
class RecordingDriver final : public drivers::PowerDriver
{
public:
    int readings = 0;
    std::vector<Reply<drivers::ResetAck>> resets{};
    std::vector<drivers::StillAllowed> allowed{};

    void read(const drivers::BmcTarget &, Reply<drivers::PowerReading>) override { ++readings; }
    void reset(const drivers::BmcTarget &,
               ResetType,
               const drivers::ResetOptions &options,
               Reply<drivers::ResetAck> reply) override
    {
        allowed.push_back(options.stillAllowed);
        resets.push_back(std::move(reply));
    }
};

/// Remembers by what a write that waits asks whether it may go.
class WaitingCluster final : public cluster::ForwardingCluster
{
public:
    using ForwardingCluster::ForwardingCluster;
    cluster::StillAllowed stillAllowed{};

    void create(const cluster::Kind &,
                const std::string &,
                Json,
                const cluster::WriteOptions &options,
                Reply<cluster::Written>) override
    {
        stillAllowed = options.stillAllowed;
    }
    void update(const cluster::ObjectRef &,
                Json,
                cluster::Subresource,
                const cluster::WriteOptions &options,
                Reply<cluster::Written>) override
    {
        stillAllowed = options.stillAllowed;
    }
    void patch(const cluster::ObjectRef &,
               cluster::PatchType,
               Json,
               cluster::Subresource,
               const cluster::WriteOptions &options,
               Reply<cluster::Written>) override
    {
        stillAllowed = options.stillAllowed;
    }
    void remove(const cluster::ObjectRef &,
                const cluster::DeleteOptions &options,
                Reply<cluster::Deleted>) override
    {
        stillAllowed = options.stillAllowed;
    }
    void evict(const ObjectKey &, const cluster::DeleteOptions &options, Reply<Done>) override
    {
        stillAllowed = options.stillAllowed;
    }
};

const ObjectKey machine{"ns", "m"};

/// The writes of the port, each with its own answer turned into an Error.
using Answer = std::function<void(const Error &)>;
using Write = std::function<void(cluster::Cluster &, Answer)>;

template<typename T>
Reply<T> into(Answer answer)
{
    return [answer = std::move(answer)](const Result<T> &result) {
        answer(result ? Error{} : result.error());
    };
}

const std::map<std::string, Write> &writes()
{
    static const std::map<std::string, Write> table{
        {"create",
         [](cluster::Cluster &c, Answer a) {
             c.create(kinds::machine(),
                      "ns",
                      {{"metadata", {{"name", "new"}}}},
                      {},
                      into<cluster::Written>(std::move(a)));
         }},
        {"update",
         [](cluster::Cluster &c, Answer a) {
             c.update({&kinds::machine(), machine},
                      Json::object(),
                      cluster::Subresource::Status,
                      {},
                      into<cluster::Written>(std::move(a)));
         }},
        {"patch",
         [](cluster::Cluster &c, Answer a) {
             c.patch({&kinds::machine(), machine},
                     cluster::PatchType::Merge,
                     {{"metadata", {{"labels", {{"a", "b"}}}}}},
                     cluster::Subresource::None,
                     {},
                     into<cluster::Written>(std::move(a)));
         }},
        {"remove",
         [](cluster::Cluster &c, Answer a) {
             c.remove({&kinds::machine(), machine}, {}, into<cluster::Deleted>(std::move(a)));
         }},
        {"evict",
         [](cluster::Cluster &c, Answer a) {
             c.evict({"ns", "p"}, {}, into<Done>(std::move(a)));
         }},
    };
    return table;
}

} // namespace

class TestGates : public QObject
{
    Q_OBJECT
private slots:
    void aClosedGateRefusesEveryWriteLater_data() { rows(); }
    void aClosedGateRefusesEveryWriteLater();
    void anOpenGateLetsItThroughAndCountsIt_data() { rows(); }
    void anOpenGateLetsItThroughAndCountsIt();
    void whatWaitsBehindAsksTheGateAgain_data() { rows(); }
    void whatWaitsBehindAsksTheGateAgain();
    void readingIsAlwaysAllowed();
    void aClosedGateDropsEvents();
    void aClosedGateResetsNothing();
    void aResetIsUnderWayUntilItIsAnswered();
    void aResetIsWithdrawnByWhoGaveItToo();

private:
    static void rows()
    {
        QTest::addColumn<QString>("call");
        for (const auto &[name, write] : writes())
            QTest::newRow(name.c_str()) << QString::fromStdString(name);
    }
};

void TestGates::aClosedGateRefusesEveryWriteLater()
{
    QFETCH(const QString, call);
    test::FakeCluster behind;
    Gate gate;
    gate.open = false;
    GatedCluster gated(behind, gate);
    std::optional<Error> answer;
    writes().at(call.toStdString())(gated, [&](const Error &error) { answer = error; });
    QVERIFY(!answer);
    test::drainEvents();
    QVERIFY(answer.has_value());
    QCOMPARE(answer->code, ErrorCode::Unreachable);
    QCOMPARE(answer->message, std::string("closed"));
    QCOMPARE(behind.calls(call.toStdString()), 0);
    QCOMPARE(gate.underWay(), std::size_t(0));
}

void TestGates::anOpenGateLetsItThroughAndCountsIt()
{
    QFETCH(const QString, call);
    test::FakeCluster behind;
    Gate gate;
    GatedCluster gated(behind, gate);
    std::size_t underWayAtTheAnswer = 99;
    writes().at(call.toStdString())(gated,
                                    [&](const Error &) { underWayAtTheAnswer = gate.underWay(); });
    QCOMPARE(gate.underWay(), std::size_t(1));
    test::drainEvents();
    QCOMPARE(behind.calls(call.toStdString()), 1);
    QCOMPARE(underWayAtTheAnswer, std::size_t(0));
}

void TestGates::whatWaitsBehindAsksTheGateAgain()
{
    QFETCH(const QString, call);
    test::FakeCluster fake;
    WaitingCluster behind(fake);
    Gate gate;
    GatedCluster gated(behind, gate);
    writes().at(call.toStdString())(gated, [](const Error &) {});
    QVERIFY(behind.stillAllowed && behind.stillAllowed());
    gate.open = false;
    QVERIFY(!behind.stillAllowed());
}

void TestGates::readingIsAlwaysAllowed()
{
    test::FakeCluster behind;
    behind.put({{"apiVersion", "machine.openshift.io/v1beta1"},
                {"kind", "Machine"},
                {"metadata", {{"namespace", "ns"}, {"name", "m"}}}});
    Gate gate;
    gate.open = false;
    GatedCluster gated(behind, gate);
    std::string found;
    gated.get({&kinds::machine(), machine},
              [&](const Result<Object> &read) { found = read ? read->name() : std::string(); });
    std::size_t listed = 0;
    gated.list({&kinds::machine(), {}, {}, {}}, [&](const Result<cluster::ObjectList> &list) {
        listed = list ? list->items.size() : 0;
    });
    test::drainEvents();
    QCOMPARE(found, std::string("m"));
    QCOMPARE(listed, std::size_t(1));
}

void TestGates::aClosedGateDropsEvents()
{
    test::FakeCluster behind;
    Gate gate;
    GatedCluster gated(behind, gate);
    gate.open = false;
    gated.recordEvent({});
    QVERIFY(behind.events().empty());
    gate.open = true;
    gated.recordEvent({});
    QCOMPARE(behind.events().size(), std::size_t(1));
}

void TestGates::aClosedGateResetsNothing()
{
    RecordingDriver behind;
    Gate gate;
    gate.open = false;
    GatedPowerDriver gated(behind, gate);
    std::optional<ErrorCode> answer;
    gated.reset({}, ResetType::ForceOff, [&](const Result<drivers::ResetAck> &ack) {
        answer = ack ? ErrorCode::Internal : ack.error().code;
    });
    test::drainEvents();
    QCOMPARE(answer, std::optional(ErrorCode::Unreachable));
    QVERIFY(behind.resets.empty());
    gated.read({}, [](const Result<drivers::PowerReading> &) {});
    QCOMPARE(behind.readings, 1);
}

void TestGates::aResetIsUnderWayUntilItIsAnswered()
{
    RecordingDriver behind;
    Gate gate;
    GatedPowerDriver gated(behind, gate);
    int idle = 0;
    connect(&gate, &WriteGate::idle, this, [&] { ++idle; });
    gated.reset({}, ResetType::On, [](const Result<drivers::ResetAck> &) {});
    QCOMPARE(gate.underWay(), std::size_t(1));
    QVERIFY(behind.allowed.at(0)());
    gate.open = false; // while it waits for its BMC
    QVERIFY(!behind.allowed.at(0)());
    QCOMPARE(idle, 0);
    behind.resets.at(0)(drivers::ResetAck{});
    QCOMPARE(gate.underWay(), std::size_t(0));
    QCOMPARE(idle, 1);
}

void TestGates::aResetIsWithdrawnByWhoGaveItToo()
{
    RecordingDriver behind;
    Gate gate;
    GatedPowerDriver gated(behind, gate);
    bool isWanted = true;
    drivers::PowerDriver &driver = gated;
    driver.reset({},
                 ResetType::On,
                 {.stillAllowed = [&isWanted] { return isWanted; }},
                 [](const Result<drivers::ResetAck> &) {});
    QVERIFY(behind.allowed.at(0)());
    isWanted = false;
    QVERIFY(!behind.allowed.at(0)());
    isWanted = true;
    gate.open = false;
    QVERIFY(!behind.allowed.at(0)());
}

} // namespace tst_gates

HP_TEST(tst_gates, TestGates)
#include "tst_gates.moc"
