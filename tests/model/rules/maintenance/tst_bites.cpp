// SPDX-License-Identifier: Apache-2.0
#include "model/rules/maintenance/Bites.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

Q_DECLARE_METATYPE(hp::maintenance::BiteView)

namespace tst_bites {

using namespace hp;
using namespace hp::maintenance;
using namespace std::chrono_literals;

class TestBites : public QObject
{
    Q_OBJECT
private slots:
    void whatWillStopTheWorkIsNamed_data();
    void whatWillStopTheWorkIsNamed();
    void aHookWithAPastSaysHowLongItUsuallyTakes();
};

namespace {

Object machine()
{
    return Object(
        Json::parse(R"({"metadata": {"name": "w1", "namespace": "n"}, "spec": {"lifecycleHooks": {
        "preDrain": [{"name": "FlushLogs", "owner": "logging"}], "preTerminate": [{"name": "Backup", "owner": "storage"}]}}})"));
}

Object budget(int allowed, int desired, int expected)
{
    Json json = Json::parse(
        R"({"metadata": {"name": "db", "namespace": "shop"}, "spec": {"selector": {"matchLabels": {"app": "db"}}}})");
    json["status"] = {
        {"disruptionsAllowed", allowed}, {"desiredHealthy", desired}, {"expectedPods", expected}};
    return Object(json);
}

Object pod(const char *ns)
{
    Json json = Json::parse(R"({"metadata": {"name": "db-0", "labels": {"app": "db"}}})");
    json["metadata"]["namespace"] = ns;
    return Object(json);
}

Object host(const char *annotations)
{
    Json json = Json::parse(R"({"metadata": {"name": "h1", "namespace": "n"}})");
    json["metadata"]["annotations"] = Json::parse(annotations);
    return Object(json);
}

QString told(const std::vector<Bite> &bites)
{
    QStringList names;
    for (const Bite &bite : bites)
        names += QString::fromStdString(bite.kind + ' ' + bite.name);
    return names.join(QStringLiteral(", "));
}

} // namespace

void TestBites::whatWillStopTheWorkIsNamed_data()
{
    QTest::addColumn<BiteView>("view");
    QTest::addColumn<QString>("bites");
    const auto row = [](const char *title, BiteView view, const char *bites) {
        view.machine = machine();
        QTest::newRow(title) << view << QString::fromLatin1(bites);
    };
    row("a deletion is stopped by hooks", {}, "hook.preDrain FlushLogs, hook.preTerminate Backup");
    BiteView view;
    view.strategy = "power-cycle";
    row("work in place passes them", view, "");
    view.strategy = "delete";
    view.host = host("{}");
    row("a deletion on metal does not", view, "hook.preDrain FlushLogs, hook.preTerminate Backup");
    view.strategy = "";
    row("metal works in place unless it says otherwise", view, "");
    view.host = host(
        R"({"reboot.metal3.io/fence": "", "reboot.metal3.io/maintenance-x": "", "reboot.metal3.io": "",
        "baremetalhost.metal3.io/paused": "", "baremetalhost.metal3.io/detached": ""})");
    row("keys of others, a pause and a detachment",
        view,
        "power.key fence, paused h1, detached h1");
    view = {};
    view.strategy = "hold";
    view.pods = {pod("shop")};
    view.budgets = {budget(0, 2, 3)};
    row("a budget that allows nothing now", view, "drain.pdb shop/db");
    view.budgets = {budget(1, 2, 3)};
    row("one that allows an eviction", view, "");
    view.budgets = {budget(0, 2, 3)};
    view.pods = {pod("other")};
    row("one of pods elsewhere", view, "");
    view.strategy = "alert-only";
    view.host = host(R"({"reboot.metal3.io/fence": ""})");
    row("an alert stops at nothing", view, "");
}

void TestBites::whatWillStopTheWorkIsNamed()
{
    QFETCH(const BiteView, view);
    const auto bites = bitesOf(view, {});
    QTEST(told(bites), "bites");
    for (const Bite &bite : bites)
        QVERIFY(!bite.sentence.text().empty());
}

void TestBites::aHookWithAPastSaysHowLongItUsuallyTakes()
{
    BiteView view;
    view.machine = machine();
    const auto bites =
        bitesOf(view, [](const holds::BaselineKey &key) -> std::optional<holds::Baseline> {
            return holds::Baseline{1min, 12min, key.name == "Backup" ? std::size_t(20) : 2};
        });
    QCOMPARE(bites.size(), std::size_t(2));
    QCOMPARE(bites[0].usual, Duration(0)); // two are no history
    QCOMPARE(bites[1].usual, Duration(12min));
    QCOMPARE(bites[0].sentence.text(),
             std::string("hook FlushLogs of logging will hold at preDrain"));
}

} // namespace tst_bites

HP_TEST(tst_bites, TestBites)
#include "tst_bites.moc"
