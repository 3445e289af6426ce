// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/DefinitionInstaller.h"
#include "backend/runtime/ManualClock.h"
#include "tests/support/cluster/FakeCluster.h"
#include "tests/support/cluster/Settle.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <optional>

namespace tst_definitioninstaller {

using namespace hp;
using namespace hp::kube;
using namespace std::chrono_literals;
using Standing = DefinitionState::Standing;
using States = Result<std::vector<DefinitionState>>;

namespace {

/// Takes applies of definitions as an API server does: stores them, and serves them a while later.
class DefinitionServer final : public test::FakeCluster
{
public:
    bool othersOwnIt = false;
    bool establishes = true;
    std::vector<Json> applied{};

    void patch(const cluster::ObjectRef &ref,
               cluster::PatchType type,
               Json body,
               cluster::Subresource subresource,
               const cluster::WriteOptions &options,
               Reply<cluster::Written> reply) override
    {
        if (type != cluster::PatchType::Apply) {
            FakeCluster::patch(ref, type, std::move(body), subresource, options, std::move(reply));
            return;
        }
        applied.push_back(body);
        if (othersOwnIt && !options.force) {
            reply(unexpected(ErrorCode::Conflict, "conflict with \"machine-api-operator\""));
            return;
        }
        reply(cluster::Written{put(std::move(body)), false, {}});
    }
    void get(const cluster::ObjectRef &ref, Reply<Object> reply) override
    {
        const Object there = stored(*ref.kind, ref.key);
        if (there && establishes && there.at("/status").is_null()) {
            Json json = there.json();
            json["status"]["conditions"] = {{{"type", "NamesAccepted"}, {"status", "True"}},
                                            {{"type", "Established"}, {"status", "True"}}};
            put(std::move(json));
        }
        FakeCluster::get(ref, std::move(reply));
    }
};

Json definition(const std::string &plural, const Json &properties)
{
    return {{"apiVersion", "apiextensions.k8s.io/v1"},
            {"kind", "CustomResourceDefinition"},
            {"metadata", {{"name", plural + ".example.org"}}},
            {"spec",
             {{"group", "example.org"},
              {"versions",
               {{{"name", "v1"},
                 {"schema",
                  {{"openAPIV3Schema", {{"type", "object"}, {"properties", properties}}}}}}}}}}};
}

const Json small{{"a", {{"type", "string"}}}};
const Json large{{"a", {{"type", "string"}}}, {"b", {{"type", "string"}}}};

} // namespace

class TestDefinitionInstaller : public QObject
{
    Q_OBJECT
private slots:
    void comparingWritesNothing();
    void whatIsMissingIsInstalledAndAwaited();
    void whatIsCompleteIsLeftAlone();
    void whatIsIncompleteGetsWhatItLacks();
    void othersAreNotPushedAsideUnasked();
    void aServerThatNeverServesItIsNotWaitedForForEver();

private:
    States run(DefinitionServer &server,
               const std::vector<Json> &definitions,
               DefinitionInstaller::Force force = DefinitionInstaller::Force::No)
    {
        runtime::ManualClock clock{TimePoint(0s)};
        DefinitionInstaller installer(server, clock);
        std::optional<States> answer;
        installer.install(definitions, force, 30s, [&](const States &states) { answer = states; });
        test::advance(clock, 1min);
        return answer.value_or(unexpected(ErrorCode::Internal, "no answer"));
    }
};

void TestDefinitionInstaller::comparingWritesNothing()
{
    DefinitionServer server;
    server.put(definition("bs", small));
    server.put(definition("cs", large));
    runtime::ManualClock clock{TimePoint(0s)};
    DefinitionInstaller installer(server, clock);
    std::optional<States> answer;
    installer.compare({definition("as", large), definition("bs", large), definition("cs", large)},
                      [&](const States &states) { answer = states; });
    test::settle(clock);
    QVERIFY(answer && *answer);
    const auto &states = **answer;
    QCOMPARE(states.size(), std::size_t(3));
    QCOMPARE(states[0].standing, Standing::Missing);
    QCOMPARE(states[1].standing, Standing::Incomplete);
    QCOMPARE(toString(states[1].gaps.at(0)), std::string("v1 /b would be pruned"));
    QCOMPARE(states[2].standing, Standing::Complete);
    QVERIFY(server.applied.empty());
}

void TestDefinitionInstaller::whatIsMissingIsInstalledAndAwaited()
{
    DefinitionServer server;
    const States states = run(server, {definition("as", large), definition("bs", small)});
    QVERIFY(states);
    QCOMPARE(server.applied.size(), std::size_t(2));
    QVERIFY(states->at(0).written);
    QCOMPARE(states->at(0).standing, Standing::Missing);
    QVERIFY(server.stored(cluster::kinds::customResourceDefinition(), {{}, "bs.example.org"}));
}

void TestDefinitionInstaller::whatIsCompleteIsLeftAlone()
{
    DefinitionServer server;
    server.put(definition("as", large));
    const States states = run(server, {definition("as", small)});
    QVERIFY(states);
    QVERIFY(!states->at(0).written);
    QVERIFY(server.applied.empty());
}

void TestDefinitionInstaller::whatIsIncompleteGetsWhatItLacks()
{
    DefinitionServer server;
    Json theirs = definition("as", small);
    theirs["spec"]["scope"] = "Namespaced";
    server.put(theirs);
    const States states = run(server, {definition("as", large)});
    QVERIFY(states);
    QVERIFY(states->at(0).written);
    const Json &spec = server.applied.at(0)["spec"];
    QVERIFY(spec["scope"] == "Namespaced");
    QVERIFY(spec["versions"][0]["schema"]["openAPIV3Schema"]["properties"] == large);
}

void TestDefinitionInstaller::othersAreNotPushedAsideUnasked()
{
    DefinitionServer server;
    server.othersOwnIt = true;
    server.put(definition("as", small));
    const States refused = run(server, {definition("as", large)});
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::Conflict);
    QCOMPARE(refused.error().message,
             std::string("as.example.org: conflict with \"machine-api-operator\""));
    QVERIFY(run(server, {definition("as", large)}, DefinitionInstaller::Force::Yes));
}

void TestDefinitionInstaller::aServerThatNeverServesItIsNotWaitedForForEver()
{
    DefinitionServer server;
    server.establishes = false;
    const States states = run(server, {definition("as", large)});
    QVERIFY(!states);
    QCOMPARE(states.error().code, ErrorCode::TimedOut);
}

} // namespace tst_definitioninstaller

HP_TEST(tst_definitioninstaller, TestDefinitionInstaller)
#include "tst_definitioninstaller.moc"
