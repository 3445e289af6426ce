// SPDX-License-Identifier: Apache-2.0
#include "model/rules/drain/PodFilter.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace tst_podfilter {

using namespace hp;
using namespace hp::rules;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

Object patched(const char *text, const char *patch)
{
    Json json = Json::parse(text);
    json.merge_patch(Json::parse(patch));
    return Object(json);
}

constexpr const char *podText =
    R"({"apiVersion":"v1","kind":"Pod","metadata":{"name":"p","namespace":"default"},
    "spec":{"nodeName":"n1"},"status":{"phase":"Running"}})";
constexpr const char *daemonPod =
    R"({"metadata":{"ownerReferences":[{"kind":"DaemonSet","name":"ds","controller":true}]}})";

PodFilterView podWith(const char *patch)
{
    PodFilterView view;
    view.pod = patched(podText, patch);
    return view;
}

PodFilterView unreachable(PodFilterView view)
{
    view.nodeUnreachable = true;
    return view;
}

PodFilterView lookup(PodFilterView view, DaemonSetLookup found)
{
    view.daemonSet = found;
    view.lookupError = "no answer";
    return view;
}

} // namespace

class TestPodFilter : public QObject
{
    Q_OBJECT
private slots:
    void thePodFiltersDecideInOrder_data();
    void thePodFiltersDecideInOrder();
};

void TestPodFilter::thePodFiltersDecideInOrder_data()
{
    QTest::addColumn<PodFilterView>("view");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char *title, PodFilterView view, PodVerdict verdict) {
        QTest::newRow(title) << std::move(view) << int(verdict);
    };
    row("an ordinary pod leaves", podWith("{}"), PodVerdict::Evict);
    row("a bare pod with emptyDir leaves",
        podWith(R"({"spec":{"volumes":[{"name":"d","emptyDir":{}}]}})"),
        PodVerdict::Evict);
    row("a mirror pod stays",
        podWith(R"({"metadata":{"annotations":{"kubernetes.io/config.mirror":"x"}}})"),
        PodVerdict::Leave);
    row("a finished mirror pod stays",
        podWith(
            R"({"metadata":{"annotations":{"kubernetes.io/config.mirror":"x"}},"status":{"phase":"Succeeded"}})"),
        PodVerdict::Leave);
    row("a DaemonSet pod stays",
        lookup(podWith(daemonPod), DaemonSetLookup::Exists),
        PodVerdict::Leave);
    row("an orphan of a DaemonSet leaves",
        lookup(podWith(daemonPod), DaemonSetLookup::Missing),
        PodVerdict::Evict);
    row("an unknown DaemonSet stops the drain",
        lookup(podWith(daemonPod), DaemonSetLookup::Failed),
        PodVerdict::Refuse);
    row(
        "a finished DaemonSet pod leaves",
        [] {
            PodFilterView view = lookup(podWith(daemonPod), DaemonSetLookup::Exists);
            Json json = view.pod.json();
            json["status"]["phase"] = "Failed";
            view.pod = Object(json);
            return view;
        }(),
        PodVerdict::Evict);
    row("a terminating pod is waited for",
        podWith(R"({"metadata":{"deletionTimestamp":"2026-01-10T11:00:00Z"}})"),
        PodVerdict::Evict);
    row("but not on an unreachable Node",
        unreachable(podWith(R"({"metadata":{"deletionTimestamp":"2026-01-10T11:59:58Z"}})")),
        PodVerdict::Leave);
    row("unless it is only 1 s old",
        unreachable(podWith(R"({"metadata":{"deletionTimestamp":"2026-01-10T11:59:59Z"}})")),
        PodVerdict::Evict);
}

void TestPodFilter::thePodFiltersDecideInOrder()
{
    QFETCH(const PodFilterView, view);
    QFETCH(const int, verdict);
    const PodDecision decision = decidePod(view, now);
    QCOMPARE(int(decision.verdict), verdict);
    QVERIFY(!decision.reason.empty());
}

} // namespace tst_podfilter

HP_TEST(tst_podfilter, TestPodFilter)
#include "tst_podfilter.moc"
