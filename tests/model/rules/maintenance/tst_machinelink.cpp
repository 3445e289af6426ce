// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/MachineLink.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <vector>

namespace tst_machinelink {

using namespace hp;
using namespace hp::maintenance;

namespace {

struct Row {
    const char *title;
    const char *maintenance; ///< merged into one of namespace "m" about "w"
    std::set<ObjectKey> namesakes;
    ObjectKey expected;
    const char *fault = "";
};

const std::vector<Row> rows{
    {"there is none", "{}", {}, {}},
    {"the only one of that name", "{}", {{"a", "w"}}, {"a", "w"}},
    {"the one beside the maintenance", "{}", {{"a", "w"}, {"m", "w"}}, {"m", "w"}},
    {"two, and nothing says which",
     "{}",
     {{"a", "w"}, {"b", "w"}},
     {},
     "Machines named w are in the namespaces a and b: spec.machinenamespace must say which one is "
     "meant."},
    {"two, and the field says which",
     R"({"spec": {"machinenamespace": "b"}})",
     {{"a", "w"}, {"b", "w"}},
     {"b", "w"}},
    {"the field before what is beside it",
     R"({"spec": {"machinenamespace": "b"}})",
     {{"b", "w"}, {"m", "w"}},
     {"b", "w"}},
    {"one elsewhere is not meant", R"({"spec": {"machinenamespace": "b"}})", {{"a", "w"}}, {}},
    {"work that has begun stays with its Machine",
     R"({"spec": {"machinenamespace": "b"}, "status": {"machinenamespace": "a"}})",
     {{"a", "w"}, {"b", "w"}},
     {"a", "w"}},
};

Object maintenanceOf(const char *patch)
{
    Json object = Json::parse(
        R"({"metadata": {"name": "mm-w", "namespace": "m"}, "spec": {"machinelink": "w"}})");
    object.merge_patch(Json::parse(patch));
    return Object(object);
}

} // namespace

class TestMachineLink : public QObject
{
    Q_OBJECT
private slots:
    void whichMachineIsMeant_data();
    void whichMachineIsMeant();
    void whatIsShownWithAMachine();
};

void TestMachineLink::whichMachineIsMeant_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].title) << static_cast<int>(i);
}

void TestMachineLink::whichMachineIsMeant()
{
    QFETCH(int, index);
    const Row &row = rows[static_cast<std::size_t>(index)];
    const MachineLink link = linkOf(maintenanceOf(row.maintenance), row.namesakes);
    QCOMPARE(toString(link.machine), toString(row.expected));
    QCOMPARE(link.fault.sentence(), std::string(row.fault));
}

void TestMachineLink::whatIsShownWithAMachine()
{
    const auto machine = [](const char *ns, const char *name) {
        return Object(Json{{"metadata", {{"namespace", ns}, {"name", name}}}});
    };
    QVERIFY(concerns(maintenanceOf("{}"), machine("a", "w")));
    QVERIFY(!concerns(maintenanceOf("{}"), machine("a", "v")));
    const Object told = maintenanceOf(R"({"spec": {"machinenamespace": "b"}})");
    QVERIFY(concerns(told, machine("b", "w")) && !concerns(told, machine("a", "w")));
}

} // namespace tst_machinelink

HP_TEST(tst_machinelink, TestMachineLink)
#include "tst_machinelink.moc"
