// SPDX-License-Identifier: Apache-2.0
#include "backend/history/TimelineMarkdown.h"
#include "backend/history/TimelineRows.h"
#include "backend/history/UsualRows.h"
#include "tests/support/runner/Runner.h"

#include <QFile>
#include <QTest>

#include <chrono>
#include <nlohmann/json.hpp>

namespace tst_timelinerows {

using namespace hp;
using namespace hp::history;
using namespace std::chrono_literals;

/// The projection of the history into the rows of docs/protocol.md and into Markdown.
class TestTimelineRows : public QObject
{
    Q_OBJECT
private slots:
    void rowsOfAStory();
    void markdownOfAStory();
    void momentsOfOneTimeStayInTheirOrder();
    void aFastClockIsSaid();
    void whoDeletedANodeIsTold();
    void aTextCannotBreakATable();
    void keysDoNotMoveWithTheClock();
    void whatLiesOutsideIsLeftOut_data();
    void whatLiesOutsideIsLeftOut();
    void timesOfALaneDoNotRunBackwards();
    void gapsOfOneCauseAreOne();
    void partsOfOneGapAreAllShown();
    void anEmptyHistoryHasItsRange();
    void aColumnIsOneSpan_data();
    void aColumnIsOneSpan();
    void whatHeldIsSeenInAFold();
    void whatIsUsualIsToldOfHooks_data();
    void whatIsUsualIsToldOfHooks();
};

namespace {

QStringList texts(std::initializer_list<const char *> values)
{
    QStringList list;
    for (const char *value : values)
        list << QString::fromUtf8(value);
    return list;
}

const TimePoint start = *parseTime("2026-01-10T12:00:00Z");

Transition
transition(std::int64_t id, const char *lane, const char *kind, Duration at, const char *look)
{
    Transition result;
    result.id = id;
    result.uid = "u";
    result.lane = lane;
    result.state.kind = kind;
    result.state.label = lane;
    result.state.look = look;
    result.state.text = look;
    result.at = start + at;
    result.seen = result.at;
    return result;
}

/// A deletion that a hook held, released by hand, with a drain in between and a gap.
std::vector<Transition> story()
{
    std::vector<Transition> all;
    all.push_back(transition(1, "phase", "phase", 0s, "running"));
    all.back().known = Known::Reported;
    all.push_back(transition(2, "hook/preDrain/Etcd", "hook", 0s, "armed"));
    all.back().known = Known::Reported;
    all.back().state.label = "preDrain Etcd";
    all.back().state.detail = "clusteroperator/etcd";
    all.push_back(transition(3, "phase", "phase", 10min, "deleting"));
    all.back().actor = "admin (kubectl-delete)";
    all.push_back(transition(4, "hook/preDrain/Etcd", "hook", 10min, "holding"));
    all.back().state.label = "preDrain Etcd";
    all.back().state.detail = "clusteroperator/etcd";
    all.push_back(transition(5, "people", "people", 10min, "deletion"));
    all.back().state.shape = Shape::Mark;
    all.back().state.text = "Deletion requested";
    all.back().actor = "admin (kubectl-delete)";
    all.push_back(transition(6, "hook/preDrain/Etcd", "hook", 57min, ""));
    all.back().end = "overridden";
    all.back().actor = "admin (kubectl-patch)";
    all.push_back(transition(7, "drain", "drain", 57min, "draining"));
    return all;
}

std::vector<Gap> storyGaps()
{
    return {{1, start + 20min, start + 26min, "machines", "connection refused"}};
}

const TimelineRange movingRange{start - 1h, std::nullopt};
const TimePoint now = start + 1h;

/// What a reader of the protocol sees must not change unnoticed. HOLDPOINT_GOLDEN_ACCEPT=1 renews
/// the files.
QByteArray golden(const char *name, const QByteArray &actual)
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/tests/backend/history/") + QLatin1String(name));
    if (qEnvironmentVariableIsSet("HOLDPOINT_GOLDEN_ACCEPT") && file.open(QIODevice::WriteOnly)) {
        file.write(actual);
        file.close();
    }
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no golden file");
}

} // namespace

void TestTimelineRows::rowsOfAStory()
{
    const Json rows = timelineRows(story(), storyGaps(), movingRange, now);
    const QByteArray text = QByteArray::fromStdString(rows.dump(1) + '\n');
    QCOMPARE(text, golden("story.json", text));
}

void TestTimelineRows::markdownOfAStory()
{
    const Json rows = timelineRows(story(), storyGaps(), movingRange, now);
    const QByteArray text = QByteArray::fromStdString(timelineMarkdown(rows, "ns/m1", now));
    QCOMPARE(text, golden("story.md", text));
}

void TestTimelineRows::momentsOfOneTimeStayInTheirOrder()
{
    std::vector<Transition> marks;
    for (const int id : {9, 10, 11}) {
        marks.push_back(transition(id, "events", "events", 1s, "normal"));
        marks.back().state.shape = Shape::Mark;
        marks.back().state.text = "number " + std::to_string(id);
    }
    const std::string text =
        timelineMarkdown(timelineRows(marks, {}, movingRange, now), "ns/m1", now);
    QVERIFY(text.find("number 9") < text.find("number 10"));
    QVERIFY(text.find("number 10") < text.find("number 11"));
}

void TestTimelineRows::aFastClockIsSaid()
{
    const Json rows = timelineRows({}, {}, movingRange, now);
    const char *words = "whose clock runs 20 times as fast as real time.";
    QVERIFY(timelineMarkdown(rows, "ns/m1", now, 20).find(words) != std::string::npos);
    QVERIFY(timelineMarkdown(rows, "ns/m1", now).find("clock") == std::string::npos);
}

void TestTimelineRows::whoDeletedANodeIsTold()
{
    Transition ready = transition(1, "node", "node", 0s, "ready");
    ready.actor = "kubelet";
    Transition gone = transition(2, "node", "node", 5s, "");
    gone.end = "deleted";
    gone.actor = "remediation-controller";
    const std::string text =
        timelineMarkdown(timelineRows({ready, gone}, {}, movingRange, now), "ns/m1", now);
    QVERIFY(text.find("| deleted | remediation-controller |") != std::string::npos);
}

void TestTimelineRows::aTextCannotBreakATable()
{
    Transition evil = transition(1, "phase", "phase", 0s, "running");
    evil.state.text = "a | b\n| c | <script> `x` [l](u)";
    const std::string text =
        timelineMarkdown(timelineRows({evil}, {}, movingRange, now), "ns/m1", now);
    QVERIFY(text.find("a \\| b \\| c \\| \\<script\\> \\`x\\` \\[l\\](u)") != std::string::npos);
}

void TestTimelineRows::keysDoNotMoveWithTheClock()
{
    const Json early = timelineRows(story(), storyGaps(), movingRange, now);
    const Json late =
        timelineRows(story(), storyGaps(), {start + 30min, std::nullopt}, now + 90min);
    QVERIFY(!late.contains("span/phase/1"));
    for (const auto &[key, row] : late.items()) {
        if (key != "range")
            QVERIFY2(early.contains(key) && early[key] == row, key.c_str());
    }
}

void TestTimelineRows::whatLiesOutsideIsLeftOut_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QStringList>("spans");
    QTest::newRow("everything")
        << -60 << 60
        << texts({"drain/7", "hook/preDrain/Etcd/2", "hook/preDrain/Etcd/4", "phase/1", "phase/3"});
    QTest::newRow("before anything was known") << -60 << -1 << QStringList();
    QTest::newRow("a range inside one state")
        << 30 << 40 << texts({"hook/preDrain/Etcd/4", "phase/3"});
    QTest::newRow("after the hook") << 58 << 60 << texts({"drain/7", "phase/3"});
}

void TestTimelineRows::whatLiesOutsideIsLeftOut()
{
    QFETCH(const int, from);
    QFETCH(const int, to);
    QFETCH(const QStringList, spans);
    const TimelineRange range{start + std::chrono::minutes(from), start + std::chrono::minutes(to)};
    QStringList found;
    const Json rows = timelineRows(story(), {}, range, now);
    for (const auto &[key, row] : rows.items()) {
        if (key.starts_with("span/"))
            found << QString::fromStdString(key.substr(5));
    }
    QCOMPARE(found, spans);
}

void TestTimelineRows::timesOfALaneDoNotRunBackwards()
{
    const Json rows = timelineRows(
        {transition(1, "power", "power", 10s, "off"), transition(2, "power", "power", 9s, "on")},
        {},
        movingRange,
        now);
    QCOMPARE(rows["span/power/1"]["to"].get<std::string>(),
             std::string("2026-01-10T12:00:10.000000Z"));
    QCOMPARE(rows["span/power/2"]["from"].get<std::string>(),
             std::string("2026-01-10T12:00:10.000000Z"));
}

void TestTimelineRows::gapsOfOneCauseAreOne()
{
    const std::vector<Gap> gaps{{1, start, start + 10s, "machines", "refused"},
                                {2, start + 1s, std::nullopt, "nodes", "refused"},
                                {3, start + 2s, start + 3s, "nodes", "compacted"}};
    const Json rows = timelineRows({}, gaps, movingRange, now);
    QCOMPARE(rows.size(), std::size_t(3));
    QVERIFY(rows["gap/1"]["to"].is_null());
    QCOMPARE(rows["gap/3"]["cause"].get<std::string>(), std::string("compacted"));
}

/// Another backend saw in between.
void TestTimelineRows::partsOfOneGapAreAllShown()
{
    const std::vector<Gap> gaps{{7, start, start + 10s, "machines", "refused"},
                                {7, start + 20s, start + 30s, "machines", "refused"}};
    const Json rows = timelineRows({}, gaps, movingRange, now);
    QCOMPARE(rows["gap/7"]["from"].get<std::string>(), std::string("2026-01-10T12:00:00.000000Z"));
    QCOMPARE(rows["gap/7-2"]["from"].get<std::string>(),
             std::string("2026-01-10T12:00:20.000000Z"));
}

void TestTimelineRows::anEmptyHistoryHasItsRange()
{
    const Json rows = timelineRows({}, {}, movingRange, now);
    QCOMPARE(rows.dump(),
             std::string(R"({"range":{"from":"2026-01-10T11:00:00.000000Z","to":null}})"));
    QVERIFY(
        timelineMarkdown(rows, "ns/m1", now).find("None: everything in this range was observed.")
        != std::string::npos);
}

void TestTimelineRows::aColumnIsOneSpan_data()
{
    QTest::addColumn<QString>("from"); // what the last transition of the column left
    QTest::addColumn<QString>("look"); // what it entered
    QTest::addColumn<int>("count");
    QTest::addColumn<QStringList>("spans"); // look, and + when folded
    const QString none;
    const QString ready = QStringLiteral("ready");
    const QString unknown = QStringLiteral("unknown");
    QTest::newRow("one change") << none << ready << 1 << QStringList{QStringLiteral("ready")};
    QTest::newRow("several, it goes on")
        << unknown << ready << 2 << QStringList{QStringLiteral("ready+"), QStringLiteral("ready")};
    QTest::newRow("several, the lane ends")
        << unknown << none << 2 << QStringList{QStringLiteral("unknown+")};
    QTest::newRow("several ends of which the record has no beginning")
        << none << none << 2 << QStringList{};
    QTest::newRow("one end of which the record has no beginning")
        << none << none << 1 << QStringList{};
}

void TestTimelineRows::aColumnIsOneSpan()
{
    QFETCH(const QString, from);
    QFETCH(const QString, look);
    QFETCH(const int, count);
    QFETCH(const QStringList, spans);
    PictureCell cell;
    cell.last = transition(7, "node", "node", 10s, look.toUtf8().constData());
    cell.last.from = from.toStdString();
    cell.first = start;
    cell.count = count;
    const Json rows = pictureRows({cell}, {}, movingRange, now);
    QStringList drawn;
    for (const auto &[key, row] : rows.items()) {
        if (key.starts_with("span/"))
            drawn << QString::fromStdString(row["look"].get<std::string>())
                    + (row.contains("folded") ? QStringLiteral("+") : QString());
    }
    drawn.sort();
    QStringList expected = spans;
    expected.sort();
    QCOMPARE(drawn, expected);
}

void TestTimelineRows::whatHeldIsSeenInAFold()
{
    PictureCell cell;
    cell.last = transition(7, "key/x", "key", 10s, "requested");
    cell.first = start;
    cell.count = 2;
    cell.serious = "held";
    const Json rows = pictureRows({cell}, {}, movingRange, now);
    QCOMPARE(rows["span/key/x/7"]["look"].get<std::string>(), std::string("held"));
    QVERIFY(rows["span/key/x/7"]["folded"].get<bool>());
    QCOMPARE(rows["span/key/x/7-f"]["look"].get<std::string>(), std::string("requested"));
}

void TestTimelineRows::whatIsUsualIsToldOfHooks_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<int>("measured");
    QTest::addColumn<bool>("told");
    QTest::newRow("enough of the same role") << "master" << 5 << true;
    QTest::newRow("too few say nothing") << "master" << 4 << false;
    QTest::newRow("another role is another story") << "worker" << 5 << false;
}

void TestTimelineRows::whatIsUsualIsToldOfHooks()
{
    QFETCH(const QString, role);
    QFETCH(const int, measured);
    QFETCH(const bool, told);
    Json rows = timelineRows(story(), {}, movingRange, now);
    const holds::BaselineKey known{"preDrain", "Etcd", "clusteroperator/etcd", "master"};
    addUsual(rows, role.toStdString(), [&](const holds::BaselineKey &key) {
        return key == known ? std::optional(holds::Baseline{90s, 10min, std::size_t(measured)})
                            : std::nullopt;
    });
    const Json &lane = rows["lane/hook/preDrain/Etcd"];
    QCOMPARE(lane.contains("usual"), told);
    if (told)
        QCOMPARE(QString::fromStdString(lane["usual"].dump()),
                 QStringLiteral(R"({"n":%1,"p50":90.0,"p95":600.0})").arg(measured));
    for (const auto &[key, row] : rows.items())
        QVERIFY2(key == "lane/hook/preDrain/Etcd" || !row.contains("usual"), key.c_str());
}

} // namespace tst_timelinerows

HP_TEST(tst_timelinerows, TestTimelineRows)
#include "tst_timelinerows.moc"
