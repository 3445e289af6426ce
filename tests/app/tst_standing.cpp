// SPDX-License-Identifier: Apache-2.0
#include "app/shared/cluster/Standing.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <set>

namespace tst_standing {

using namespace hp;
using namespace hp::app;
using namespace std::chrono_literals;
using Kind = Standing::Verdict::Kind;

namespace {

/// Says which rights we have and which fields it keeps.
class Server final : public test::FakeCluster
{
public:
    std::set<std::string> forbidden{}; ///< "patch machines in ns"
    std::set<std::string> pruned{}; ///< paths
    std::set<std::string> missing{}; ///< kinds
    bool silent = false;
    std::vector<std::string> asked{};

    void mayI(const cluster::AccessReview &review, Reply<bool> reply) override
    {
        const std::string words = review.verb + ' ' + review.kind->plural
            + (review.subresource.empty() ? "" : '/' + review.subresource)
            + (review.ns.empty() ? "" : " in " + review.ns);
        asked.push_back(words);
        if (silent)
            reply(unexpected(ErrorCode::Unreachable, "no answer"));
        else
            reply(!forbidden.contains(words));
    }
    void keepsField(const cluster::Kind &kind, const std::string &path, const Reply<bool> &reply)
    {
        if (silent)
            reply(unexpected(ErrorCode::Unreachable, "no answer"));
        else if (missing.contains(kind.kind))
            reply(unexpected(ErrorCode::NotFound, "no such kind"));
        else
            reply(!pruned.contains(path));
    }
};

} // namespace

class TestStanding : public QObject
{
    Q_OBJECT
private slots:
    void init()
    {
        m_server = std::make_unique<Server>();
        m_clock = std::make_unique<runtime::ManualClock>(TimePoint(0s));
        Standing::Parts parts;
        parts.cluster = m_server.get();
        parts.clock = m_clock.get();
        parts.keepsField =
            [this](const cluster::Kind &kind, const std::string &path, const Reply<bool> &reply) {
                m_server->keepsField(kind, path, reply);
            };
        m_others.clear();
        parts.otherVersion = [this](const cluster::Kind &kind) {
            const auto found = m_others.find(&kind);
            return found == m_others.end() ? std::string() : found->second;
        };
        parts.machineNamespace = "machines-here";
        parts.ownNamespace = "us";
        parts.needs = {controllers::groupNeeds("hosts"), &controllers::leaseNeeds()};
        m_standing = std::make_unique<Standing>(std::move(parts));
    }
    void nothingIsKnownBeforeItIsAsked();
    void everythingIsFineWhereNothingIsInTheWay();
    void rightsAreAskedWhereTheyAreNeeded();
    void whatIsInTheWayIsSaid_data();
    void whatIsInTheWayIsSaid();
    void whatIsNotUnderstoodIsNotReconciled();
    void whatIsKnownIsNotAskedAgain();
    void aSilentServerIsAskedUntilItAnswers();
    void whatIsInTheWayIsLookedAtEveryMinute();

private:
    [[nodiscard]] Standing::Verdict verdict() const
    {
        return m_standing->verdict(*controllers::groupNeeds("hosts"));
    }

    std::unique_ptr<Server> m_server{};
    std::unique_ptr<runtime::ManualClock> m_clock{};
    std::unique_ptr<Standing> m_standing{};
    cluster::OtherVersions m_others{};
};

void TestStanding::nothingIsKnownBeforeItIsAsked()
{
    QCOMPARE(verdict().kind, Kind::Checking);
    for (const live::RightRow &right : m_standing->rights())
        QVERIFY(!right.allowed);
}

void TestStanding::everythingIsFineWhereNothingIsInTheWay()
{
    m_standing->ask();
    QCOMPARE(verdict().kind, Kind::Fine);
    QVERIFY(verdict().reason.empty());
    for (const live::RightRow &right : m_standing->rights())
        QCOMPARE(right.allowed, std::optional(true));
}

void TestStanding::rightsAreAskedWhereTheyAreNeeded()
{
    m_standing->ask();
    const std::set<std::string> asked(m_server->asked.begin(), m_server->asked.end());
    QVERIFY(asked.contains("patch baremetalhosts/status in machines-here"));
    QVERIFY(asked.contains("list baremetalhosts"));
    QVERIFY(asked.contains("watch secrets in machines-here"));
    QVERIFY(asked.contains("update leases in us"));
    QCOMPARE(asked.size(), m_server->asked.size());
}

void TestStanding::whatIsInTheWayIsSaid_data()
{
    QTest::addColumn<QString>("forbidden");
    QTest::addColumn<QString>("pruned");
    QTest::addColumn<QString>("missing");
    QTest::addColumn<QString>("reason");
    const QString pending = QStringLiteral("/status/provisioning/pendingRebootSince");
    QTest::newRow("a right") << "patch baremetalhosts/status in machines-here"
                             << ""
                             << ""
                             << "Holdpoint is not allowed to patch baremetalhosts.metal3.io/status "
                                "in machines-here: grant installer/kubernetes/components/hosts";
    QTest::newRow("a field") << "" << pending << ""
                             << "the installed definitions would prune baremetalhosts.metal3.io "
                                "/status/provisioning/pendingRebootSince: run `holdpointctl crds "
                                "apply`";
    QTest::newRow("a kind") << ""
                            << ""
                            << "BareMetalHost"
                            << "this cluster has no baremetalhosts.metal3.io: install what "
                               "provides it, or `holdpointctl crds apply`";
    QTest::newRow("the deepest cause first")
        << "patch baremetalhosts in machines-here" << pending << "BareMetalHost"
        << "this cluster has no baremetalhosts.metal3.io: install what provides it, or "
           "`holdpointctl crds apply`";
}

void TestStanding::whatIsInTheWayIsSaid()
{
    QFETCH(const QString, forbidden);
    QFETCH(const QString, pruned);
    QFETCH(const QString, missing);
    QFETCH(const QString, reason);
    m_server->forbidden = {forbidden.toStdString()};
    m_server->pruned = {pruned.toStdString()};
    m_server->missing = {missing.toStdString()};
    m_standing->ask();
    QCOMPARE(verdict().kind, Kind::Refused);
    QCOMPARE(QString::fromStdString(verdict().reason.text()), reason);
    // The other parts do not suffer from it.
    QCOMPARE(m_standing->verdict(controllers::leaseNeeds()).kind, Kind::Fine);
}

void TestStanding::whatIsNotUnderstoodIsNotReconciled()
{
    m_server->missing = {"BareMetalHost"}; // as its schema says: there is none of our version
    m_standing->ask();
    m_others = {{&cluster::kinds::bareMetalHost(), "v1beta3"}};
    QCOMPARE(verdict().kind, Kind::Refused);
    QCOMPARE(verdict().reason.text(),
             std::string("this cluster serves baremetalhosts.metal3.io only as v1beta3, which is "
                         "not supported"));
    QCOMPARE(m_standing->verdict(controllers::leaseNeeds()).kind, Kind::Fine);
    // The definition is mended.
    m_others.clear();
    m_server->missing.clear();
    test::advance(*m_clock, 1min);
    QCOMPARE(verdict().kind, Kind::Fine);
}

void TestStanding::whatIsKnownIsNotAskedAgain()
{
    m_standing->ask();
    const std::size_t asked = m_server->asked.size();
    test::advance(*m_clock, 24h);
    QCOMPARE(m_server->asked.size(), asked);
}

void TestStanding::aSilentServerIsAskedUntilItAnswers()
{
    m_server->silent = true;
    m_standing->ask();
    QCOMPARE(verdict().kind, Kind::Checking);
    m_server->silent = false;
    test::advance(*m_clock, 5s);
    QCOMPARE(verdict().kind, Kind::Fine);
}

void TestStanding::whatIsInTheWayIsLookedAtEveryMinute()
{
    m_server->forbidden = {"list baremetalhosts"};
    m_standing->ask();
    QCOMPARE(verdict().kind, Kind::Refused);
    m_server->forbidden.clear();
    m_server->asked.clear();
    int changes = 0;
    connect(m_standing.get(), &Standing::changed, this, [&] { ++changes; });
    test::advance(*m_clock, 1min);
    QCOMPARE(verdict().kind, Kind::Fine);
    QCOMPARE(changes, 1);
    QCOMPARE(m_server->asked, std::vector<std::string>{"list baremetalhosts"});
}

} // namespace tst_standing

HP_TEST(tst_standing, TestStanding)
#include "tst_standing.moc"
