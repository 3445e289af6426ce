// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/schema/SchemaSet.h"
#include "model/base/ApiStatus.h"
#include "tests/backend/embedded/EmbeddedFixture.h"
#include "tests/support/clustercontract/Await.h"
#include "tests/support/clustercontract/Samples.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_serverapply {

using hp::Json;
using hp::Object;
using hp::Result;
using hp::cluster::ObjectRef;
using hp::cluster::PatchType;
using hp::cluster::Subresource;
using hp::cluster::WriteOptions;
using hp::cluster::Written;
namespace kinds = hp::cluster::kinds;

namespace {

Json hooks(const std::string &name, const std::string &owner)
{
    return {{"apiVersion", "machine.openshift.io/v1beta1"},
            {"kind", "Machine"},
            {"metadata", {{"name", "m1"}, {"namespace", "default"}}},
            {"spec",
             {{"lifecycleHooks",
               {{"preDrain",
                 Json::array({{{"name", "hook-" + name}, {"owner", "owner-" + owner}}})}}}}}};
}

} // namespace

/// Server-side apply and managedFields through the whole embedded cluster, with the real schemas.
class ServerApplyTest : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_cluster.reset(); }

    void anApplyMakesWhatIsNotThere();
    void hooksOfTwoManagersLiveSideBySide();
    void aStatusIsAppliedOnItsOwn();
    void aStatusThatIsNotThereIsNotFound();
    void anApplyThatChangesNothingIsNoRevision();
    void anApplyAtAnOldRevisionIsAConflict();
    void anApplyWithAUidOfNobodyIsAConflict();
    void anApplyMayNotSayWhoOwnsWhat();
    void anApplyWithoutANameIsRefused();
    void everyWriteNamesItsManager();
    void anUpdateWithTheOwnersItReadKeepsThem();
    void anEmptyListTakesTheOwnersAway_data();
    void anEmptyListTakesTheOwnersAway();
    void aJsonPatchMayRewriteTheOwners();
    void ownersSurviveAReopen();
    void aDryRunOwnsNothing();
    void aPodIsMergedByItsOwnTypes();

private:
    void open();
    Result<Written> apply(const Json &config,
                          const std::string &manager,
                          Subresource subresource = Subresource::None,
                          bool force = false);
    Result<Written> patch(PatchType type,
                          const ObjectRef &ref,
                          const Json &body,
                          const WriteOptions &options,
                          Subresource subresource = Subresource::None);
    Object stored(const ObjectRef &ref) { return *hp::test::get(*m_cluster, ref); }
    /// "manager operation subresource" of each entry, by comma.
    static std::string managersOf(const Object &object);

    const ObjectRef m_machine{&kinds::machine(), {"default", "m1"}};
    hp::runtime::ManualClock m_clock{*hp::parseTime("2026-01-10T12:00:00Z")};
    std::unique_ptr<QTemporaryDir> m_directory{};
    hp::test::OpenAdmission m_admission{};
    std::unique_ptr<hp::embedded::EmbeddedCluster> m_cluster{};
};

void ServerApplyTest::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    open();
}

void ServerApplyTest::open()
{
    m_cluster.reset();
    auto opened = hp::embedded::EmbeddedCluster::open(
        m_clock,
        {.path = m_directory->filePath(QStringLiteral("store.db")).toStdString()},
        {hp::embedded::SchemaSet::instance(), m_admission, hp::embedded::applyPatch});
    QVERIFY(opened);
    m_cluster = std::move(*opened);
}

Result<Written> ServerApplyTest::patch(PatchType type,
                                       const ObjectRef &ref,
                                       const Json &body,
                                       const WriteOptions &options,
                                       Subresource subresource)
{
    return hp::test::await<Written>([&](const hp::Reply<Written> &reply) {
        m_cluster->patch(ref, type, body, subresource, options, reply);
    });
}

Result<Written> ServerApplyTest::apply(const Json &config,
                                       const std::string &manager,
                                       Subresource subresource,
                                       bool force)
{
    WriteOptions options{.fieldManager = manager};
    options.force = force;
    return patch(PatchType::Apply, m_machine, config, options, subresource);
}

std::string ServerApplyTest::managersOf(const Object &object)
{
    std::string text;
    for (const hp::ManagedEntry &entry : object.managedFields()) {
        text += (text.empty() ? "" : ", ") + entry.owner->manager
            + (entry.owner->applied ? " Apply" : " Update");
        if (!entry.owner->subresource.empty())
            text += ' ' + entry.owner->subresource;
    }
    return text;
}

void ServerApplyTest::anApplyMakesWhatIsNotThere()
{
    const auto made = apply(hooks("a", "x"), "ada");
    QVERIFY2(made, made ? "" : made.error().message.c_str());
    QVERIFY(made->created);
    QCOMPARE(managersOf(made->object), std::string("ada Apply"));
    const Json wire = Json::parse(made->object.bytes());
    const Json &entry = wire["metadata"]["managedFields"][0];
    QCOMPARE(
        entry.dump(),
        std::string(
            R"({"apiVersion":"machine.openshift.io/v1beta1","fieldsType":"FieldsV1","fieldsV1":{"f:spec":{"f:lifecycleHooks":{"f:preDrain":{"k:{\"name\":\"hook-a\"}":{".":{},"f:name":{},"f:owner":{}}}}}},"manager":"ada","operation":"Apply","time":"2026-01-10T12:00:00Z"})"));
}

void ServerApplyTest::hooksOfTwoManagersLiveSideBySide()
{
    QVERIFY(apply(hooks("a", "x"), "ada"));
    QVERIFY(apply(hooks("b", "y"), "bob"));
    QCOMPARE(stored(m_machine).at("/spec/lifecycleHooks/preDrain").size(), std::size_t(2));
    const auto refused = apply(hooks("a", "z"), "bob");
    QVERIFY(!refused);
    QCOMPARE(refused.error().message,
             std::string("Apply failed with 1 conflict: conflict with \"ada\": "
                         ".spec.lifecycleHooks.preDrain[name=\"hook-a\"].owner"));
    Json empty = hooks("a", "x");
    empty["spec"].erase("lifecycleHooks");
    QVERIFY(apply(empty, "ada"));
    QCOMPARE(stored(m_machine).at("/spec/lifecycleHooks").dump(),
             std::string(R"({"preDrain":[{"name":"hook-b","owner":"owner-y"}]})"));
}

void ServerApplyTest::aStatusIsAppliedOnItsOwn()
{
    QVERIFY(apply(hooks("a", "x"), "ada"));
    Json config = hooks("b", "y");
    config["status"]["conditions"] = Json::array(
        {{{"type", "T"}, {"status", "True"}, {"lastTransitionTime", "2026-01-10T12:00:00Z"}}});
    QVERIFY(apply(config, "bob", Subresource::Status));
    const Object machine = stored(m_machine);
    QCOMPARE(machine.at("/spec/lifecycleHooks/preDrain").size(), std::size_t(1));
    QCOMPARE(machine.text("/status/conditions/0/type"), std::string("T"));
    QCOMPARE(managersOf(machine), std::string("ada Apply, bob Apply status"));

    config["status"]["conditions"][0]["status"] = "False";
    const auto refused = apply(config, "cat", Subresource::Status);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message,
             std::string("Apply failed with 1 conflict: conflict with \"bob\" with subresource "
                         "\"status\": .status.conditions[type=\"T\"].status"));
}

void ServerApplyTest::aStatusThatIsNotThereIsNotFound()
{
    const auto refused = apply(hooks("a", "x"), "ada", Subresource::Status);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, hp::ErrorCode::NotFound);
}

void ServerApplyTest::anApplyThatChangesNothingIsNoRevision()
{
    const auto first = apply(hooks("a", "x"), "ada");
    m_clock.advance(std::chrono::minutes(1));
    const auto second = apply(hooks("a", "x"), "ada");
    QVERIFY(first && second);
    QCOMPARE(second->object.resourceVersion(), first->object.resourceVersion());
    QVERIFY(apply(hooks("a", "x"), "bob"));
    QCOMPARE(managersOf(stored(m_machine)), std::string("bob Apply, ada Apply"));
}

void ServerApplyTest::anApplyAtAnOldRevisionIsAConflict()
{
    const auto made = apply(hooks("a", "x"), "ada");
    QVERIFY(apply(hooks("b", "x"), "bob"));
    Json config = hooks("a", "y");
    config["metadata"]["resourceVersion"] = made->object.resourceVersion();
    const auto refused = apply(config, "ada");
    QVERIFY(!refused);
    QVERIFY(refused.error().message.find("the object has been modified") != std::string::npos);
    config["metadata"]["resourceVersion"] = stored(m_machine).resourceVersion();
    QVERIFY(apply(config, "ada"));
}

void ServerApplyTest::anApplyWithAUidOfNobodyIsAConflict()
{
    Json config = hooks("a", "x");
    config["metadata"]["uid"] = "11111111-1111-1111-1111-111111111111";
    const auto refused = apply(config, "ada");
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, hp::ErrorCode::Conflict);
    QVERIFY(refused.error().message.find("and no existing object was found") != std::string::npos);
}

void ServerApplyTest::anApplyMayNotSayWhoOwnsWhat()
{
    Json config = hooks("a", "x");
    config["metadata"]["managedFields"] = Json::array();
    const auto refused = apply(config, "ada");
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, std::string("metadata.managedFields must be nil"));
}

void ServerApplyTest::anApplyWithoutANameIsRefused()
{
    Json config = hooks("a", "x");
    config["metadata"].erase("name");
    const auto refused = apply(config, "ada");
    QVERIFY(!refused);
    QCOMPARE(hp::statusFrom(refused.error()).code, 400);
    QVERIFY(refused.error().message.find("name must be provided") != std::string::npos);
}

void ServerApplyTest::everyWriteNamesItsManager()
{
    QVERIFY(hp::test::create(
        *m_cluster, kinds::machine(), "default", hooks("a", "x"), {.fieldManager = "made"}));
    QVERIFY(patch(PatchType::Merge,
                  m_machine,
                  {{"metadata", {{"labels", {{"a", "1"}}}}}},
                  {.user = "in-process"}));
    QVERIFY(patch(PatchType::Merge,
                  m_machine,
                  {{"status", {{"phase", "Running"}}}},
                  {.fieldManager = "status"},
                  Subresource::Status));
    QVERIFY(patch(PatchType::Merge, m_machine, {{"spec", {{"providerID", "x"}}}}, {}));
    QCOMPARE(managersOf(stored(m_machine)),
             std::string("in-process Update, made Update, status Update status, unknown Update"));
}

void ServerApplyTest::anUpdateWithTheOwnersItReadKeepsThem()
{
    const auto made = apply(hooks("a", "x"), "ada");
    Json object = Json::parse(made->object.bytes());
    const auto same = hp::test::update(*m_cluster, m_machine, object);
    QVERIFY(same);
    QCOMPARE(same->object.resourceVersion(), made->object.resourceVersion());
    object["spec"]["providerID"] = "x";
    QVERIFY(hp::test::update(
        *m_cluster, m_machine, object, Subresource::None, {.fieldManager = "bob"}));
    QCOMPARE(managersOf(stored(m_machine)), std::string("ada Apply, bob Update"));
}

void ServerApplyTest::anEmptyListTakesTheOwnersAway_data()
{
    QTest::addColumn<QByteArray>("owners");
    QTest::newRow("no entry") << QByteArray("[]");
    QTest::newRow("an empty entry") << QByteArray("[{}]");
}

void ServerApplyTest::anEmptyListTakesTheOwnersAway()
{
    QFETCH(const QByteArray, owners);
    QVERIFY(apply(hooks("a", "x"), "ada"));
    const auto taken = patch(PatchType::Merge,
                             m_machine,
                             {{"metadata", {{"managedFields", Json::parse(owners.toStdString())}}}},
                             {.fieldManager = "bob"});
    QVERIFY(taken);
    QCOMPARE(managersOf(taken->object), std::string());
    QVERIFY(taken->object.bytes().find("managedFields") == std::string::npos);
    QVERIFY(patch(PatchType::Merge, m_machine, {{"spec", {{"providerID", "x"}}}}, {}));
    QCOMPARE(managersOf(stored(m_machine)), std::string());
    QVERIFY(apply(hooks("a", "x"), "ada"));
    QCOMPARE(managersOf(stored(m_machine)), std::string("ada Apply, before-first-apply Update"));
}

void ServerApplyTest::aJsonPatchMayRewriteTheOwners()
{
    QVERIFY(hp::test::create(*m_cluster,
                             kinds::machine(),
                             "default",
                             hooks("a", "x"),
                             {.fieldManager = "kubectl-client-side-apply"}));
    Json owners = Json::parse(stored(m_machine).bytes())["metadata"]["managedFields"];
    owners[0]["manager"] = "kubectl";
    owners[0]["operation"] = "Apply";
    const Json operations =
        Json::array({{{"op", "replace"}, {"path", "/metadata/managedFields"}, {"value", owners}},
                     {{"op", "replace"},
                      {"path", "/metadata/resourceVersion"},
                      {"value", stored(m_machine).resourceVersion()}}});
    QVERIFY(patch(PatchType::Json, m_machine, operations, {}));
    QCOMPARE(managersOf(stored(m_machine)), std::string("kubectl Apply"));
}

void ServerApplyTest::ownersSurviveAReopen()
{
    QVERIFY(apply(hooks("a", "x"), "ada"));
    const std::string before = stored(m_machine).bytes();
    open();
    QCOMPARE(stored(m_machine).bytes(), before);
    QCOMPARE(managersOf(stored(m_machine)), std::string("ada Apply"));
}

void ServerApplyTest::aDryRunOwnsNothing()
{
    QVERIFY(apply(hooks("a", "x"), "ada"));
    WriteOptions options{.fieldManager = "bob", .dryRun = true};
    const auto tried = patch(PatchType::Apply, m_machine, hooks("b", "y"), options);
    QVERIFY(tried);
    QCOMPARE(managersOf(tried->object), std::string("ada Apply, bob Apply"));
    QCOMPARE(managersOf(stored(m_machine)), std::string("ada Apply"));
}

void ServerApplyTest::aPodIsMergedByItsOwnTypes()
{
    const ObjectRef pod{&kinds::pod(), {"default", "p"}};
    const Json config = Json::parse(R"({"apiVersion":"v1","kind":"Pod","metadata":{"name":"p"},
        "spec":{"containers":[{"name":"c","image":"i","ports":[{"containerPort":80}],
                               "env":[{"name":"E","value":"1"}]}]}})");
    WriteOptions options{.fieldManager = "ada"};
    QVERIFY(patch(PatchType::Apply, pod, config, options));
    Json other = config;
    other["spec"] = Json::parse(
        R"({"containers":[{"name":"c","ports":[{"containerPort":80,"protocol":"UDP"}]}]})");
    options.fieldManager = "bob";
    const auto merged = patch(PatchType::Apply, pod, other, options);
    QVERIFY2(merged, merged ? "" : merged.error().message.c_str());
    QCOMPARE(merged->object.at("/spec/containers/0/ports").size(), std::size_t(2));
    QVERIFY(merged->object.bytes().find(R"(k:{\"containerPort\":80,\"protocol\":\"TCP\"})")
            != std::string::npos);
    other["spec"]["wrong"] = 1;
    const auto refused = patch(PatchType::Apply, pod, other, options);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message,
             std::string("failed to create typed patch object (/p; /v1, Kind=Pod): .spec.wrong: "
                         "field not declared in schema"));
}

} // namespace tst_serverapply

HP_TEST(tst_serverapply, ServerApplyTest)
#include "tst_serverapply.moc"
