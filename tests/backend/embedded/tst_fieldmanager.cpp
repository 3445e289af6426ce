// SPDX-License-Identifier: Apache-2.0
#include "model/base/ApiStatus.h"
#include "tests/backend/embedded/ApplyPlayer.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_fieldmanager {

using hp::Json;
using hp::test::ApplyPlayer;
using hp::test::machineWith;

/// Who owns what after a few writes, and what an apply makes of the object. A step is
/// [how, manager, spec]: "apply", "force" or "update".
class FieldManagerTest : public QObject
{
    Q_OBJECT
private slots:
    void anApplyMergesByType_data();
    void anApplyMergesByType();
    void ownersFollowTheWrites_data();
    void ownersFollowTheWrites();
    void aConflictSaysWhoAndWhere_data();
    void aConflictSaysWhoAndWhere();
    void aConfigOfTheWrongTypeIsRefused_data();
    void aConfigOfTheWrongTypeIsRefused();
    void onlyTheTenNewestUpdatersKeepTheirName();
    void anObjectWithoutOwnersGetsThemAtItsFirstApply();
    void theLastAppliedConfigurationOfKubectlIsNoConflict();
    void anApplyThatChangesNothingKeepsItsTime();

private:
    /// The message of the last step.
    static std::string play(ApplyPlayer &player, const QByteArray &steps);
};

std::string FieldManagerTest::play(ApplyPlayer &player, const QByteArray &steps)
{
    std::string last;
    for (const Json &step : Json::parse(steps.toStdString())) {
        const std::string how = step[0];
        const Json object = machineWith(step[2]);
        last = how == "update" ? player.update(step[1], object)
                               : player.apply(step[1], object, how == "force");
    }
    return last;
}

void FieldManagerTest::anApplyMergesByType_data()
{
    QTest::addColumn<QByteArray>("steps");
    QTest::addColumn<QByteArray>("spec");
    const auto row = [](const char *name, const char *steps, const char *spec) {
        QTest::newRow(name) << QByteArray(steps) << QByteArray(spec);
    };
    row("what nobody says anything about stays",
        R"([["update","ada",{"name":"x"}],["apply","bob",{"replicas":1}]])",
        R"({"name":"x","replicas":1})");
    row("what an applier leaves out goes",
        R"([["apply","ada",{"name":"x","replicas":1}],["apply","ada",{"name":"x"}]])",
        R"({"name":"x"})");
    row("what somebody else owns too stays",
        R"([["apply","ada",{"name":"x","replicas":1}],["apply","bob",{"replicas":1}],
            ["apply","ada",{"name":"x"}]])",
        R"({"name":"x","replicas":1})");
    row("what an updater has taken over stays",
        R"([["apply","ada",{"name":"x","replicas":1}],["update","bob",{"name":"x","replicas":2}],
            ["apply","ada",{"name":"x"}]])",
        R"({"name":"x","replicas":2})");
    row("hooks of two owners live side by side",
        R"([["apply","ada",{"hooks":[{"name":"a","owner":"x"}]}],
            ["apply","bob",{"hooks":[{"name":"b","owner":"y"}]}]])",
        R"({"hooks":[{"name":"a","owner":"x"},{"name":"b","owner":"y"}]})");
    row("a hook goes with its owner's",
        R"([["apply","ada",{"hooks":[{"name":"a","owner":"x"}]}],
            ["apply","bob",{"hooks":[{"name":"b","owner":"y"}]}],["apply","ada",{}]])",
        R"({"hooks":[{"name":"b","owner":"y"}]})");
    row("the last hook takes the list along",
        R"([["apply","ada",{"name":"x","hooks":[{"name":"a"}]}],["apply","ada",{"name":"x"}]])",
        R"({"name":"x"})");
    row("the applied order wins",
        R"([["apply","ada",{"hooks":[{"name":"a"},{"name":"b"},{"name":"c"}]}],
            ["apply","ada",{"hooks":[{"name":"c"},{"name":"a"},{"name":"b"}]}]])",
        R"({"hooks":[{"name":"c"},{"name":"a"},{"name":"b"}]})");
    row("items that only the server has keep their place",
        R"([["update","bob",{"hooks":[{"name":"1"},{"name":"a"},{"name":"2"}]}],
            ["apply","ada",{"hooks":[{"name":"a"},{"name":"3"}]}]])",
        R"({"hooks":[{"name":"1"},{"name":"a"},{"name":"2"},{"name":"3"}]})");
    row("a key that is left out has its default",
        R"([["update","bob",{"ports":[{"port":80,"protocol":"TCP"}]}],
            ["apply","ada",{"ports":[{"port":80,"name":"p"}]}]])",
        R"({"ports":[{"port":80,"protocol":"TCP","name":"p"}]})");
    row("two keys make an identity",
        R"([["apply","bob",{"ports":[{"port":80,"protocol":"TCP"}]}],
            ["apply","ada",{"ports":[{"port":80,"protocol":"UDP"}]}]])",
        R"({"ports":[{"port":80,"protocol":"TCP"},{"port":80,"protocol":"UDP"}]})");
    row("sets unite",
        R"([["apply","ada",{"roles":["a","b"]}],["apply","bob",{"roles":["b","c"]}]])",
        R"({"roles":["a","b","c"]})");
    row("an atomic list is replaced",
        R"([["apply","ada",{"taints":[{"key":"a"}]}],["force","bob",{"taints":[{"key":"b"}]}]])",
        R"({"taints":[{"key":"b"}]})");
    row("an atomic map is replaced",
        R"([["apply","ada",{"selector":{"a":"1"}}],["force","bob",{"selector":{"b":"1"}}]])",
        R"({"selector":{"b":"1"}})");
    row("maps merge by key",
        R"([["apply","ada",{"labels":{"a":"1"}}],["apply","bob",{"labels":{"b":"1"}}]])",
        R"({"labels":{"a":"1","b":"1"}})");
    row("what the schema does not know merges as maps",
        R"([["apply","ada",{"free":{"a":{"x":1}}}],["apply","bob",{"free":{"a":{"y":2}}}]])",
        R"({"free":{"a":{"x":1,"y":2}}})");
    row("and is replaced as lists",
        R"([["apply","ada",{"free":{"a":[1]}}],["force","bob",{"free":{"a":[2]}}]])",
        R"({"free":{"a":[2]}})");
}

void FieldManagerTest::anApplyMergesByType()
{
    QFETCH(const QByteArray, steps);
    QFETCH(const QByteArray, spec);
    ApplyPlayer player;
    QCOMPARE(play(player, steps), std::string());
    QCOMPARE(player.live()["spec"].dump(), Json::parse(spec.toStdString()).dump());
}

void FieldManagerTest::ownersFollowTheWrites_data()
{
    QTest::addColumn<QByteArray>("steps");
    QTest::addColumn<QByteArray>("owners");
    const auto row = [](const char *name, const char *steps, const char *owners) {
        QTest::newRow(name) << QByteArray(steps) << QByteArray(owners);
    };
    row("an updater owns what it changed and what that is in",
        R"([["update","ada",{"replicas":1,"labels":{"a":"1"}}]])",
        "ada wrote .spec .spec.labels .spec.replicas .spec.labels.a");
    row("an applier owns the leaves",
        R"([["apply","ada",{"replicas":1,"labels":{"a":"1"}}]])",
        "ada applied .spec.replicas .spec.labels.a");
    row("an item is owned beside its fields",
        R"([["apply","ada",{"hooks":[{"name":"a","owner":"x"}]}]])",
        R"(ada applied .spec.hooks[name="a"] .spec.hooks[name="a"].name .spec.hooks[name="a"].owner)");
    row("items of sets are owned by value",
        R"([["apply","ada",{"roles":["b","a"],"numbers":[10,9]}]])",
        R"(ada applied .spec.numbers[=9] .spec.numbers[=10] .spec.roles[="a"] .spec.roles[="b"])");
    row("atomic ones are owned as a whole",
        R"([["apply","ada",{"selector":{"a":"1"},"taints":[{"key":"k"}]}]])",
        "ada applied .spec.selector .spec.taints");
    row("an update takes what it changes",
        R"([["apply","ada",{"replicas":1,"name":"x"}],["update","bob",{"replicas":2,"name":"x"}]])",
        "ada applied .spec.name\nbob wrote .spec.replicas");
    row("equal values are shared",
        R"([["apply","ada",{"replicas":1}],["apply","bob",{"replicas":1}]])",
        "bob applied .spec.replicas\nada applied .spec.replicas");
    row("force takes it away",
        R"([["apply","ada",{"replicas":1,"name":"x"}],["force","bob",{"replicas":2}]])",
        "ada applied .spec.name\nbob applied .spec.replicas");
    row("an entry without fields goes",
        R"([["apply","ada",{"replicas":1}],["force","bob",{"replicas":2}]])",
        "bob applied .spec.replicas");
    row("what is removed is nobody's",
        R"([["update","ada",{"replicas":1,"name":"x"}],["update","bob",{"replicas":1}]])",
        "ada wrote .spec .spec.replicas");
    row("updates of one manager are one entry",
        R"([["update","ada",{"replicas":1}],["update","ada",{"replicas":1,"name":"x"}]])",
        "ada wrote .spec .spec.name .spec.replicas");
    row("an empty map is owned itself",
        R"([["apply","ada",{"labels":{}}]])",
        "ada applied .spec.labels");
    row("an empty keyed list is not",
        R"([["apply","ada",{"hooks":[],"replicas":1}]])",
        "ada applied .spec.replicas");
}

void FieldManagerTest::ownersFollowTheWrites()
{
    QFETCH(const QByteArray, steps);
    QFETCH(const QByteArray, owners);
    ApplyPlayer player;
    QCOMPARE(play(player, steps), std::string());
    QCOMPARE(QByteArray::fromStdString(player.owners()), owners);
}

void FieldManagerTest::aConflictSaysWhoAndWhere_data()
{
    QTest::addColumn<QByteArray>("steps");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char *name, const char *steps, const char *message) {
        QTest::newRow(name) << QByteArray(steps) << QByteArray(message);
    };
    row("one field of an applier",
        R"([["apply","ada",{"replicas":1}],["apply","bob",{"replicas":2}]])",
        R"(Apply failed with 1 conflict: conflict with "ada": .spec.replicas)");
    row("one field of an updater",
        R"([["update","ada",{"replicas":1}],["apply","bob",{"replicas":2}]])",
        R"(Apply failed with 1 conflict: conflict with "ada" using machine.openshift.io/v1beta1: .spec.replicas)");
    row("several fields of several",
        R"([["apply","cat",{"name":"x","hooks":[{"name":"a","owner":"1"}]}],
            ["update","ada",{"name":"x","replicas":1,"hooks":[{"name":"a","owner":"1"}]}],
            ["apply","bob",{"replicas":2,"name":"y","hooks":[{"name":"a","owner":"2"}]}]])",
        "Apply failed with 3 conflicts: conflicts with \"ada\" using "
        "machine.openshift.io/v1beta1:\n"
        "- .spec.replicas\nconflicts with \"cat\":\n- .spec.name\n"
        "- .spec.hooks[name=\"a\"].owner");
    row("an atomic list as a whole",
        R"([["apply","ada",{"taints":[{"key":"a"}]}],["apply","bob",{"taints":[]}]])",
        R"(Apply failed with 1 conflict: conflict with "ada": .spec.taints)");
}

void FieldManagerTest::aConflictSaysWhoAndWhere()
{
    QFETCH(const QByteArray, steps);
    QFETCH(const QByteArray, message);
    ApplyPlayer player;
    QCOMPARE(QByteArray::fromStdString(play(player, steps)), message);
    const hp::ApiStatus status = hp::statusFrom(player.error());
    QCOMPARE(status.code, 409);
    QCOMPARE(status.reason, std::string("Conflict"));
    QVERIFY(!status.causes.empty());
    QCOMPARE(status.causes.front().reason, std::string("FieldManagerConflict"));
}

void FieldManagerTest::aConfigOfTheWrongTypeIsRefused_data()
{
    QTest::addColumn<QByteArray>("spec");
    QTest::addColumn<QByteArray>("fault");
    const auto row = [](const char *name, const char *spec, const char *fault) {
        QTest::newRow(name) << QByteArray(spec) << QByteArray(fault);
    };
    row("a field that is not there", R"({"x":1})", ".spec.x: field not declared in schema");
    row("text for a number",
        R"({"replicas":"1"})",
        ".spec.replicas: expected numeric (int or float), got string");
    row("an item without its key",
        R"({"hooks":[{"owner":"x"}]})",
        ".spec.hooks: element 0: associative list with keys has an element that omits all key "
        "fields [\"name\"] (and doesn't have default values for any key fields)");
    row("an item twice",
        R"({"hooks":[{"name":"a"},{"name":"a"}]})",
        R"(.spec.hooks: duplicate entries for key [name="a"])");
    row("a value twice",
        R"({"roles":["a","a"]})",
        R"(.spec.roles: duplicate entries for key [="a"])");
    row("below an item",
        R"({"hooks":[{"name":"a","x":1}]})",
        R"(.spec.hooks[name="a"].x: field not declared in schema)");
}

void FieldManagerTest::aConfigOfTheWrongTypeIsRefused()
{
    QFETCH(const QByteArray, spec);
    QFETCH(const QByteArray, fault);
    ApplyPlayer player;
    const std::string message =
        player.apply("ada", machineWith(Json::parse(spec.toStdString())), false);
    QCOMPARE(QByteArray::fromStdString(message),
             "failed to create typed patch object (ns/m1; machine.openshift.io/v1beta1, "
             "Kind=Machine): "
                 + fault);
    QCOMPARE(hp::statusFrom(player.error()).code, 500);
}

void FieldManagerTest::onlyTheTenNewestUpdatersKeepTheirName()
{
    ApplyPlayer player;
    const hp::TimePoint start = *hp::parseTime("2026-01-10T12:00:00Z");
    Json spec = Json::object();
    for (int i = 0; i < 12; ++i) {
        player.setTime(start + std::chrono::seconds(i));
        spec["labels"]["k" + std::to_string(i)] = "1";
        static_cast<void>(player.update("m" + std::to_string(i), machineWith(spec)));
    }
    QCOMPARE(player.managed().size(), std::size_t(10));
    const hp::ManagedEntry &oldest = player.managed().front();
    QCOMPARE(oldest.owner->manager, std::string("ancient-changes"));
    const hp::FieldSet &labels = oldest.fields->set.below("f:spec").below("f:labels");
    for (const char *label : {"f:k0", "f:k1", "f:k2"})
        QVERIFY2(labels.isMember(label), label);
    QVERIFY(!labels.isMember("f:k3"));
}

void FieldManagerTest::anObjectWithoutOwnersGetsThemAtItsFirstApply()
{
    ApplyPlayer player;
    static_cast<void>(player.update("ada", machineWith({{"replicas", 1}, {"name", "x"}})));
    player.setManaged({});
    QCOMPARE(player.apply("bob", machineWith({{"replicas", 2}}), false),
             std::string("Apply failed with 1 conflict: conflict with \"before-first-apply\" using "
                         "machine.openshift.io/v1beta1: .spec.replicas"));
    QCOMPARE(player.apply("bob", machineWith({{"replicas", 1}}), false), std::string());
    QCOMPARE(player.owners(),
             std::string("bob applied .spec.replicas\n"
                         "before-first-apply wrote .spec .spec.name .spec.replicas"));
}

void FieldManagerTest::theLastAppliedConfigurationOfKubectlIsNoConflict()
{
    ApplyPlayer player;
    const Json first = machineWith({{"replicas", 1}});
    Json written = first;
    written["metadata"]["annotations"]["kubectl.kubernetes.io/last-applied-configuration"] =
        first.dump();
    static_cast<void>(player.update("kubectl-client-side-apply", written));
    QVERIFY(!player.apply("bob", machineWith({{"replicas", 3}}), false).empty());
    const Json second = machineWith({{"replicas", 2}});
    QCOMPARE(player.apply("kubectl", second, false), std::string());
    QVERIFY(player.live()["spec"]["replicas"] == 2);
    const Json &annotations = player.live()["metadata"]["annotations"];
    QVERIFY(annotations["kubectl.kubernetes.io/last-applied-configuration"]
            == second.dump() + '\n');
}

void FieldManagerTest::anApplyThatChangesNothingKeepsItsTime()
{
    ApplyPlayer player;
    QCOMPARE(player.apply("ada", machineWith({{"replicas", 1}}), false), std::string());
    const hp::ManagedFields before = player.managed();
    player.setTime(*hp::parseTime("2027-01-10T12:00:00Z"));
    QCOMPARE(player.apply("ada", machineWith({{"replicas", 1}}), false), std::string());
    QVERIFY(hp::sameManagedFields(before, player.managed()));
}

} // namespace tst_fieldmanager

HP_TEST(tst_fieldmanager, FieldManagerTest)
#include "tst_fieldmanager.moc"
