// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/EventCorrelator.h"
#include "tests/support/clustercontract/Printing.h"
#include "tests/support/runner/Runner.h"

#include <QtTest>

namespace tst_eventcorrelator {

using namespace hp;
using namespace hp::kube;
using namespace std::chrono_literals;

namespace {

const TimePoint now = *parseTime("2026-01-10T12:00:00Z");

cluster::EventRecord record(const std::string &note, const std::string &name = "m")
{
    const Object about(
        Json{{"apiVersion", "machine.openshift.io/v1beta1"},
             {"kind", "Machine"},
             {"metadata", {{"name", name}, {"namespace", "ns"}, {"uid", "u-" + name}}}});
    return {about, true, "FailedDrain", "Drain", note, "drain-controller"};
}

} // namespace

/// Which Events are written, counted and dropped.
class TestEventCorrelator : public QObject
{
    Q_OBJECT
private slots:
    void theFirstIsWrittenWhole();
    void aRepetitionCounts();
    void whatIsForgottenBeginsAnew();
    void moreThanTenAlikeAreCombined();
    void aFloodIsCutAndRefills();
    void ofAClusterScopedObjectItGoesToDefault();
    void aLongNoteIsCutBetweenCharacters();
};

void TestEventCorrelator::theFirstIsWrittenWhole()
{
    EventCorrelator correlator;
    const auto write = correlator.correlate(record("slow"), now, 0s);
    QVERIFY(write && write->create);
    QCOMPARE(write->key.ns, std::string("ns"));
    QVERIFY(write->key.name.starts_with("m."));
    QCOMPARE(write->body["involvedObject"]["uid"].get<std::string>(), std::string("u-m"));
    QCOMPARE(write->body["type"].get<std::string>(), std::string("Warning"));
    QCOMPARE(write->body["count"].get<int>(), 1);
    QCOMPARE(write->body["firstTimestamp"].get<std::string>(), std::string("2026-01-10T12:00:00Z"));
    QVERIFY(!correlator.correlate({}, now, 0s));
}

void TestEventCorrelator::aRepetitionCounts()
{
    EventCorrelator correlator;
    const auto first = correlator.correlate(record("slow"), now, 0s);
    const auto second = correlator.correlate(record("slow"), now + 5s, 5s);
    QVERIFY(second && !second->create);
    QCOMPARE(second->key.name, first->key.name);
    QCOMPARE(second->body["count"].get<int>(), 2);
    QCOMPARE(second->body["lastTimestamp"].get<std::string>(), std::string("2026-01-10T12:00:05Z"));
    QVERIFY(correlator.correlate(record("slow", "other"), now, 5s)->create);
}

void TestEventCorrelator::whatIsForgottenBeginsAnew()
{
    EventCorrelator correlator;
    const auto first = correlator.correlate(record("slow"), now, 0s);
    correlator.forget(first->identity);
    const auto second = correlator.correlate(record("slow"), now + 5s, 5s);
    QVERIFY(second->create);
    QVERIFY(second->key.name != first->key.name);
}

void TestEventCorrelator::moreThanTenAlikeAreCombined()
{
    EventCorrelator correlator;
    for (int i = 0; i < 10; ++i)
        QVERIFY(correlator.correlate(record("pod " + std::to_string(i)), now, 0s)->create);
    const auto eleventh = correlator.correlate(record("pod 10"), now, 0s);
    QVERIFY(eleventh->create);
    QCOMPARE(eleventh->body["message"].get<std::string>(),
             std::string("(combined from similar events): pod 10"));
    const auto twelfth = correlator.correlate(record("pod 11"), now, 0s);
    QVERIFY(!twelfth->create);
    QCOMPARE(twelfth->key.name, eleventh->key.name);
    QCOMPARE(twelfth->body["message"].get<std::string>(),
             std::string("(combined from similar events): pod 11"));
    // Ten quiet minutes later they are told apart again.
    QVERIFY(correlator.correlate(record("pod 12"), now, 601s)->create);
}

void TestEventCorrelator::aFloodIsCutAndRefills()
{
    EventCorrelator correlator;
    int written = 0;
    for (int i = 0; i < 100; ++i)
        written += correlator.correlate(record("flood"), now, 0s) ? 1 : 0;
    QCOMPARE(written, 25);
    QVERIFY(correlator.correlate(record("flood", "another object"), now, 0s));
    QVERIFY(!correlator.correlate(record("flood"), now, 299s));
    QVERIFY(correlator.correlate(record("flood"), now, 300s));
    QVERIFY(!correlator.correlate(record("flood"), now, 301s));
}

void TestEventCorrelator::ofAClusterScopedObjectItGoesToDefault()
{
    EventCorrelator correlator;
    cluster::EventRecord of = record("x");
    of.regarding =
        Object(Json{{"apiVersion", "v1"}, {"kind", "Node"}, {"metadata", {{"name", "n"}}}});
    const auto write = correlator.correlate(of, now, 0s);
    QCOMPARE(write->key.ns, std::string("default"));
    QVERIFY(!write->body["involvedObject"].contains("namespace"));
}

void TestEventCorrelator::aLongNoteIsCutBetweenCharacters()
{
    EventCorrelator correlator;
    std::string note(1023, 'x');
    note += "\xc3\xa9"; // would end in the middle of it
    const auto write = correlator.correlate(record(note), now, 0s);
    QCOMPARE(write->body["message"].get<std::string>(), std::string(1023, 'x'));
}

} // namespace tst_eventcorrelator

HP_TEST(tst_eventcorrelator, TestEventCorrelator)
#include "tst_eventcorrelator.moc"
