// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CrdsCommand.h"
#include "backend/controllers/Needs.h"
#include "backend/kube/DefinitionInstaller.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/kube/KubeFixture.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_publisheddefinitions {

using namespace hp;
using namespace hp::kube;
using Standing = DefinitionState::Standing;
using States = std::vector<DefinitionState>;

/// A real API server with the definitions of OpenShift and Metal3 as they publish them.
class TestPublishedDefinitions : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void whatTheGroupsWriteWouldBePruned();
    void theyAreNotTakenOverUnasked();
    void applyAddsWhatIsLackingAndKeepsTheRest();
    void thenEveryFieldIsKept();
    void cleanupTestCase() { m_fixture.reset(); }

private:
    [[nodiscard]] Result<States> compare();
    [[nodiscard]] Result<States> install(DefinitionInstaller::Force force);
    /// "machines.machine.openshift.io /spec/…", of all groups.
    [[nodiscard]] QStringList prunedFields();
    [[nodiscard]] Json installed(const std::string &name)
    {
        return m_server->must("GET",
                              "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/" + name);
    }

    std::unique_ptr<test::RealApiServer> m_server{};
    std::unique_ptr<test::KubeFixture> m_fixture{};
    std::unique_ptr<DefinitionInstaller> m_installer{};
};

void TestPublishedDefinitions::initTestCase()
{
    if (const QString why = test::RealApiServer::whyNot(); !why.isEmpty())
        QSKIP(qPrintable(why));
    if (const QString why = test::RealApiServer::whyNoPublished(); !why.isEmpty())
        QSKIP(qPrintable(why));
    test::RealApiServer::Options options;
    options.definitions = test::Definitions::Published;
    m_server = std::make_unique<test::RealApiServer>(options);
    test::KubeFixture::Options way;
    way.server = m_server.get();
    m_fixture = std::make_unique<test::KubeFixture>(way);
    m_installer = std::make_unique<DefinitionInstaller>(m_fixture->cluster(), m_fixture->clock());
}

Result<States> TestPublishedDefinitions::compare()
{
    return test::await<States>([this](Reply<States> reply) {
        m_installer->compare(app::shippedDefinitions(), std::move(reply));
    });
}

Result<States> TestPublishedDefinitions::install(DefinitionInstaller::Force force)
{
    return test::await<States>([this, force](Reply<States> reply) {
        m_installer->install(
            app::shippedDefinitions(), force, std::chrono::minutes(4), std::move(reply));
    });
}

QStringList TestPublishedDefinitions::prunedFields()
{
    QStringList pruned;
    for (const controllers::Needs &needs : controllers::groupNeeds()) {
        for (const controllers::Field &field : needs.fields) {
            const auto kept = test::await<bool>([&](Reply<bool> reply) {
                m_fixture->kube().keepsField(*field.kind, field.path, std::move(reply));
            });
            if (!kept || !*kept)
                pruned << QString::fromStdString(field.kind->qualified() + ' ' + field.path);
        }
    }
    return pruned;
}

void TestPublishedDefinitions::whatTheGroupsWriteWouldBePruned()
{
    const auto states = compare();
    QVERIFY2(states, states ? "" : states.error().message.c_str());
    bool sawMachines = false;
    for (const DefinitionState &state : *states) {
        if (state.name != "machines.machine.openshift.io")
            continue;
        sawMachines = true;
        QCOMPARE(state.standing, Standing::Incomplete);
        const bool namesIt =
            std::any_of(state.gaps.begin(), state.gaps.end(), [](const DefinitionGap &gap) {
                return toString(gap) == "v1beta1 /spec/lifecycleHooks/preCreate would be pruned";
            });
        QVERIFY(namesIt);
    }
    QVERIFY(sawMachines);
    const QStringList pruned = prunedFields();
    QVERIFY(pruned.contains(
        QStringLiteral("machines.machine.openshift.io /spec/lifecycleHooks/preCreate")));
    // Where the module of Metal3 could not be had, our own definition stands in for it.
    const bool theirHosts =
        std::any_of(states->begin(), states->end(), [](const DefinitionState &state) {
            return state.name == "baremetalhosts.metal3.io" && state.standing != Standing::Complete;
        });
    if (!theirHosts)
        QSKIP("the published definition of BareMetalHost is not to be had here");
    QVERIFY2(pruned.contains(QStringLiteral(
                 "baremetalhosts.metal3.io /status/provisioning/pendingRebootSince")),
             qPrintable(pruned.join(QLatin1Char('\n'))));
}

void TestPublishedDefinitions::theyAreNotTakenOverUnasked()
{
    const auto states = install(DefinitionInstaller::Force::No);
    QVERIFY(!states);
    QCOMPARE(states.error().code, ErrorCode::Conflict);
}

void TestPublishedDefinitions::applyAddsWhatIsLackingAndKeepsTheRest()
{
    const Json before = installed("machines.machine.openshift.io");
    const auto states = install(DefinitionInstaller::Force::Yes);
    QVERIFY2(states, states ? "" : states.error().message.c_str());
    const Json after = installed("machines.machine.openshift.io");
    const Json hooks = "/spec/versions/0/schema/openAPIV3Schema/properties/spec/properties/"
                       "lifecycleHooks/properties";
    const Json::json_pointer place(hooks.get<std::string>());
    QVERIFY(!before[place].contains("preCreate"));
    QVERIFY(after[place].contains("preCreate"));
    // Everything of theirs is where it was.
    const Json::json_pointer spec(
        "/spec/versions/0/schema/openAPIV3Schema/properties/spec/properties");
    for (const auto &[name, schema] : before[spec].items())
        QVERIFY2(after[spec].contains(name), name.c_str());
    QVERIFY(before["spec"]["versions"][0].value("additionalPrinterColumns", Json())
            == after["spec"]["versions"][0].value("additionalPrinterColumns", Json()));
    const auto again = compare();
    QVERIFY(again);
    for (const DefinitionState &state : *again) {
        QVERIFY2(state.standing == Standing::Complete,
                 (state.name + ' ' + (state.gaps.empty() ? "" : toString(state.gaps[0]))).c_str());
    }
}

void TestPublishedDefinitions::thenEveryFieldIsKept()
{
    // The server publishes its schemas a moment after it serves them.
    QVERIFY(test::runUntil([this] { return prunedFields().isEmpty(); }));
}

} // namespace tst_publisheddefinitions

HP_TEST(tst_publisheddefinitions, TestPublishedDefinitions)
#include "tst_publisheddefinitions.moc"
