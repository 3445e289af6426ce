// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/apply/AppliedFields.h"
#include "tests/backend/embedded/ApplyPlayer.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>
#include <vector>

namespace tst_applyinvariants {

using hp::FieldSet;
using hp::Json;
using hp::test::ApplyPlayer;
using hp::test::machineWith;

namespace {

using Random = std::mt19937;

unsigned below(Random &random, unsigned bound)
{
    return static_cast<unsigned>(random() % bound);
}

std::string letter(Random &random)
{
    return std::string(1, static_cast<char>('a' + below(random, 4)));
}

Json someHooks(Random &random)
{
    Json hooks = Json::array();
    for (char name = 'a'; name < 'e'; ++name) {
        if (below(random, 2) == 0)
            hooks.push_back({{"name", std::string(1, name)}, {"owner", letter(random)}});
    }
    std::shuffle(hooks.begin(), hooks.end(), random);
    return hooks;
}

Json someSpec(Random &random)
{
    Json spec = Json::object();
    if (below(random, 2) == 0)
        spec["replicas"] = below(random, 3);
    if (below(random, 3) == 0)
        spec["name"] = letter(random);
    if (Json hooks = someHooks(random); !hooks.empty())
        spec["hooks"] = std::move(hooks);
    if (below(random, 3) == 0)
        spec["labels"] = {{letter(random), letter(random)}};
    if (below(random, 3) == 0)
        spec["taints"] = Json::array({{{"key", letter(random)}}});
    if (below(random, 3) == 0)
        spec["free"] = {{letter(random), {{letter(random), below(random, 3)}}}};
    return spec;
}

/// Empty maps stay behind when the last of what is in them goes; nobody owns them then.
void dropHollow(Json &value)
{
    if (!value.is_object())
        return;
    for (auto it = value.begin(); it != value.end();) {
        dropHollow(*it);
        it = it->is_structured() && it->empty() ? value.erase(it) : std::next(it);
    }
}

} // namespace

/// What holds after any writes of any managers, however they come. The writes are chosen at random,
/// the same ones in every run.
class ApplyInvariantsTest : public QObject
{
    Q_OBJECT
private slots:
    void holdAfterEveryWrite_data();
    void holdAfterEveryWrite();
};

void ApplyInvariantsTest::holdAfterEveryWrite_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void ApplyInvariantsTest::holdAfterEveryWrite()
{
    QFETCH(const unsigned, seed);
    Random random(seed);
    ApplyPlayer player;
    const std::vector<std::string> managers{"ada", "bob", "cat"};
    for (int i = 0; i < 60; ++i) {
        const std::string &manager = managers[below(random, 3)];
        const Json object = machineWith(someSpec(random));
        const unsigned how = below(random, 4);
        const Json before = player.live();
        const std::string ownersBefore = player.owners();
        const std::string refusal =
            how == 0 ? player.update(manager, object) : player.apply(manager, object, how == 1);
        if (!refusal.empty()) {
            QVERIFY2(how > 1, refusal.c_str());
            QVERIFY(player.live() == before);
            QCOMPARE(player.owners(), ownersBefore);
            continue;
        }

        FieldSet owned;
        for (const hp::ManagedEntry &entry : player.managed()) {
            QVERIFY(!entry.fields->set.empty());
            const auto parsed = FieldSet::parse(Json::parse(entry.fields->text));
            QVERIFY(parsed && *parsed == entry.fields->set);
            owned = owned.unitedWith(entry.fields->set);
        }
        Json content = player.live();
        for (const char *identity : {"apiVersion", "kind", "metadata"})
            content.erase(identity);
        dropHollow(content);
        const FieldSet present = hp::embedded::fieldsOf(player.type(), content);
        QVERIFY2(owned.containsAll(present), (player.owners() + content.dump()).c_str());
        if (how != 0) {
            // What was applied is there and owned by who applied it.
            const Json merged = player.live();
            QCOMPARE(player.apply(manager, object, false), std::string());
            QVERIFY2(player.live() == merged,
                     (object.dump() + '\n' + merged.dump() + '\n' + player.live().dump()).c_str());
        } else {
            QVERIFY(player.live() == object);
        }
    }
}

} // namespace tst_applyinvariants

HP_TEST(tst_applyinvariants, ApplyInvariantsTest)
#include "tst_applyinvariants.moc"
