// SPDX-License-Identifier: Apache-2.0
#include "model/rules/machineset/DeletePriority.h"
#include "tests/model/rules/MachineSets.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_deletepriority {

using namespace hp;
using namespace hp::rules;
using namespace hp::test;
using namespace std::chrono_literals;

namespace {

using Policy = DeletePolicy;

enum Trait { Plain, Annotated, Faulty, Nodeless, Deleting };

SetMachine aged(const std::string &name, int days, Trait trait = Plain)
{
    SetMachine machine = known(name);
    machine.created = setNow - std::chrono::hours(24 * days);
    machine.annotated = trait == Annotated;
    machine.hasError = trait == Faulty;
    machine.deleting = trait == Deleting;
    if (trait == Nodeless)
        machine.nodeName.clear();
    return machine;
}

} // namespace

class TestDeletePriority : public QObject
{
    Q_OBJECT
private slots:
    void thePriorityFollowsTheTable_data();
    void thePriorityFollowsTheTable();
    void theChosenOnesGoFirst_data();
    void theChosenOnesGoFirst();
    void aPolicyIsOneOfThree();
    void theReasonIsTold();
};

void TestDeletePriority::thePriorityFollowsTheTable_data()
{
    QTest::addColumn<SetMachine>("machine");
    QTest::addColumn<DeletePolicy>("policy");
    QTest::addColumn<double>("priority");

    const auto row = [](const char *name, const SetMachine &machine, Policy policy, double value) {
        QTest::newRow(name) << machine << policy << value;
    };
    row("Random: deleting", aged("m", 1, Deleting), Policy::Random, 100);
    row("Random: annotated", aged("m", 1, Annotated), Policy::Random, 50);
    row("Random: with an error", aged("m", 1, Faulty), Policy::Random, 50);
    row("Random: without node", aged("m", 1, Nodeless), Policy::Random, 40);
    row("Random: otherwise", aged("m", 1), Policy::Random, 20);
    row("Newest: deleting", aged("m", 1, Deleting), Policy::Newest, 100);
    row("Newest: annotated", aged("m", 500, Annotated), Policy::Newest, 100);
    row("Newest: with an error", aged("m", 500, Faulty), Policy::Newest, 100);
    row("Newest: of this moment", aged("m", 0), Policy::Newest, 100);
    row("Newest: a hundred days old", aged("m", 100), Policy::Newest, 100 - 31.606027941427882);
    row("Newest: without node counts by age", aged("m", 0, Nodeless), Policy::Newest, 100);
    row("Newest: from the future", aged("m", -5), Policy::Newest, 100);
    row("Newest: without a time", known("m"), Policy::Newest, 100);
    row("Oldest: deleting", aged("m", 1, Deleting), Policy::Oldest, 100);
    row("Oldest: annotated", aged("m", 1, Annotated), Policy::Oldest, 100);
    row("Oldest: with an error", aged("m", 1, Faulty), Policy::Oldest, 100);
    row("Oldest: of this moment", aged("m", 0), Policy::Oldest, 0);
    row("Oldest: a hundred days old", aged("m", 100), Policy::Oldest, 31.606027941427882);
    row("Oldest: never reaches what is marked", aged("m", 36500), Policy::Oldest, 50);
    row("Oldest: from the future", aged("m", -5), Policy::Oldest, 0);
    row("Oldest: without a time", known("m"), Policy::Oldest, 0);
}

void TestDeletePriority::thePriorityFollowsTheTable()
{
    QFETCH(const SetMachine, machine);
    QFETCH(const DeletePolicy, policy);
    QFETCH(const double, priority);
    const double actual = deletePriority(machine, policy, setNow);
    QVERIFY2(std::abs(actual - priority) < 1e-9, std::to_string(actual).c_str());
}

void TestDeletePriority::theChosenOnesGoFirst_data()
{
    QTest::addColumn<std::vector<SetMachine>>("machines");
    QTest::addColumn<DeletePolicy>("policy");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("names");

    using Machines = std::vector<SetMachine>;
    const Machines mixed{aged("a", 10),
                         aged("b", 11, Faulty),
                         aged("c", 12, Nodeless),
                         aged("d", 13, Annotated),
                         aged("e", 14)};
    QTest::newRow("Random: annotated, error, without node")
        << mixed << Policy::Random << 3 << QByteArray("d b c");
    QTest::newRow("Random: then by name, the same every time")
        << mixed << Policy::Random << 4 << QByteArray("d b c a");
    QTest::newRow("Newest: annotated, error, then the youngest")
        << mixed << Policy::Newest << 4 << QByteArray("d b a c");
    QTest::newRow("Oldest: annotated, error, then the oldest")
        << mixed << Policy::Oldest << 4 << QByteArray("d b e c");
    QTest::newRow("Newest: one that was just made does not push an annotated one aside")
        << Machines{aged("a", 0), aged("b", 500, Annotated)} << Policy::Newest << 1
        << QByteArray("b");
    QTest::newRow("Oldest: ten years and annotated yesterday")
        << Machines{aged("a", 3750), aged("b", 1, Annotated)} << Policy::Oldest << 1
        << QByteArray("b");
    QTest::newRow("Oldest: so old that the scores are equal, the older one")
        << Machines{aged("a", 30000), aged("b", 36500)} << Policy::Oldest << 1 << QByteArray("b");
    QTest::newRow("Oldest: one without a time goes last")
        << Machines{known("a"), aged("b", 1)} << Policy::Oldest << 2 << QByteArray("b a");
    QTest::newRow("more asked than there are")
        << Machines{aged("a", 1)} << Policy::Random << 5 << QByteArray("a");
    QTest::newRow("none asked") << mixed << Policy::Random << 0 << QByteArray("");
}

void TestDeletePriority::theChosenOnesGoFirst()
{
    QFETCH(const std::vector<SetMachine>, machines);
    QFETCH(const DeletePolicy, policy);
    QFETCH(const int, count);
    std::vector<std::shared_ptr<const SetMachine>> given;
    for (const SetMachine &machine : machines)
        given.push_back(std::make_shared<const SetMachine>(machine));
    QByteArrayList names;
    for (const ChosenMachine &chosen :
         chooseForDeletion(given, static_cast<std::size_t>(count), policy, setNow))
        names << QByteArray::fromStdString(chosen.machine->key.name);
    QTEST(names.join(' '), "names");
}

void TestDeletePriority::aPolicyIsOneOfThree()
{
    QCOMPARE(*deletePolicy(""), Policy::Random);
    QCOMPARE(*deletePolicy("Random"), Policy::Random);
    QCOMPARE(*deletePolicy("Newest"), Policy::Newest);
    QCOMPARE(*deletePolicy("Oldest"), Policy::Oldest);
    QVERIFY(!deletePolicy("newest"));
}

void TestDeletePriority::theReasonIsTold()
{
    const auto why = [](const SetMachine &machine, Policy policy) {
        return chooseForDeletion({std::make_shared<const SetMachine>(machine)}, 1, policy, setNow)
            .front()
            .why.text();
    };
    QCOMPARE(why(aged("m", 1, Annotated), Policy::Oldest),
             std::string("annotated machine.openshift.io/delete-machine"));
    QCOMPARE(why(aged("m", 1, Faulty), Policy::Newest), std::string("has an error"));
    QCOMPARE(why(aged("m", 1, Nodeless), Policy::Random), std::string("has no node"));
    QCOMPARE(why(aged("m", 1, Nodeless), Policy::Oldest), std::string("policy Oldest"));
    QCOMPARE(why(aged("m", 1), Policy::Random), std::string("policy Random"));
}

} // namespace tst_deletepriority

HP_TEST(tst_deletepriority, TestDeletePriority)
#include "tst_deletepriority.moc"
