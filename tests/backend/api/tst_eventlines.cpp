// SPDX-License-Identifier: Apache-2.0
#include "backend/api/EventLines.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tst_eventlines {

using namespace hp;
using namespace hp::api;
using hp::cluster::WatchEvent;
using hp::cluster::WatchEventType;

namespace {

Object object(const std::string &name, int revision, std::size_t padding = 0)
{
    return Object(Json{{"metadata",
                        {{"name", name},
                         {"resourceVersion", std::to_string(revision)},
                         {"padding", std::string(padding, 'x')}}}});
}

std::string lineOf(const WatchEvent &event, std::size_t index)
{
    return std::to_string(index) + ' ' + event.object.bytes() + '\n';
}

std::string joined(const EventText &text)
{
    std::string all;
    for (const http::Chunk &piece : text.pieces)
        all += *piece;
    return all;
}

} // namespace

class TestEventLines : public QObject
{
    Q_OBJECT
private slots:
    void keepsOrderAndBytes();
    void writesOnceForEverybody();
    void takesNoOtherEventsForTheSame_data();
    void takesNoOtherEventsForTheSame();
    void splitsBetweenLines();
    void leavesBookmarksOut();
    void forgetsWhatIsOld();
};

void TestEventLines::keepsOrderAndBytes()
{
    EventLines lines;
    std::vector<WatchEvent> events;
    std::string expected;
    for (int i = 0; i < 300; ++i) {
        events.push_back({WatchEventType::Modified, object("n-" + std::to_string(i), 10 + i, 900)});
        expected += lineOf(events.back(), std::size_t(i));
    }
    const auto text = lines.of("json", events, lineOf);
    QCOMPARE(joined(*text), expected);
    QCOMPARE(text->bytes, expected.size());
    QCOMPARE(text->newest, std::uint64_t(309));
    QCOMPARE(lines.written(), std::uint64_t(300));
    // The same from memory.
    QCOMPARE(joined(*lines.of("json", events, lineOf)), expected);
    QCOMPARE(lines.written(), std::uint64_t(300));
}

void TestEventLines::writesOnceForEverybody()
{
    EventLines lines;
    const std::vector<WatchEvent> events{{WatchEventType::Added, object("a", 1)},
                                         {WatchEventType::Modified, object("b", 2)}};
    // Another watch has its own list of the same events, some of them read and some at rest.
    std::vector<WatchEvent> others = events;
    others[0].object = others[0].object.atRest();
    const auto first = lines.of("json", events, lineOf);
    const auto second = lines.of("json", others, lineOf);
    QCOMPARE(first->pieces.front().get(), second->pieces.front().get());
    QCOMPARE(lines.written(), std::uint64_t(2));
    QVERIFY(lines.of("table", events, lineOf)->pieces.front() != first->pieces.front());
}

void TestEventLines::takesNoOtherEventsForTheSame_data()
{
    QTest::addColumn<int>("change");
    QTest::newRow("another one in the middle") << 0;
    QTest::newRow("another type of one") << 1;
    QTest::newRow("one fewer") << 2;
    QTest::newRow("an equal object that is not the same") << 3;
}

void TestEventLines::takesNoOtherEventsForTheSame()
{
    QFETCH(const int, change);
    EventLines lines;
    const std::vector<WatchEvent> events{{WatchEventType::Modified, object("a", 1)},
                                         {WatchEventType::Modified, object("b", 2)},
                                         {WatchEventType::Modified, object("c", 3)}};
    std::vector<WatchEvent> others = events;
    if (change == 0)
        others[1].object = object("x", 2);
    else if (change == 1)
        others[1].type = WatchEventType::Deleted;
    else if (change == 2)
        others.pop_back();
    else
        others[1].object = object("b", 2);
    const auto typed = [](const WatchEvent &event, std::size_t index) {
        return std::to_string(static_cast<int>(event.type)) + lineOf(event, index);
    };
    const auto first = lines.of("json", events, typed);
    const auto second = lines.of("json", others, typed);
    QVERIFY(first != second);
    std::string expected;
    for (std::size_t i = 0; i < others.size(); ++i)
        expected += typed(others[i], i);
    QCOMPARE(joined(*second), expected);
}

void TestEventLines::splitsBetweenLines()
{
    EventLines lines;
    std::vector<WatchEvent> events;
    for (int i = 0; i < 20; ++i)
        events.push_back({WatchEventType::Added, object(std::to_string(i), i + 1, 50'000)});
    events.push_back({WatchEventType::Added, object("huge", 21, 700'000)});
    const auto text = lines.of("json", events, lineOf);
    QVERIFY(text->pieces.size() > 5);
    for (const http::Chunk &piece : text->pieces)
        QCOMPARE(piece->back(), '\n');
    QVERIFY(text->pieces.back()->size() > 700'000);
}

void TestEventLines::leavesBookmarksOut()
{
    EventLines lines;
    const auto text = lines.of("json", {{WatchEventType::Bookmark, object("", 7)}}, lineOf);
    QVERIFY(text->pieces.empty());
    QCOMPARE(text->newest, std::uint64_t(7));
}

void TestEventLines::forgetsWhatIsOld()
{
    EventLines lines;
    const std::vector<WatchEvent> first{{WatchEventType::Added, object("a", 1)}};
    const auto kept = lines.of("json", first, lineOf);
    for (int i = 0; i < 100; ++i)
        QVERIFY(lines.of("json", {{WatchEventType::Added, object("b", i + 2)}}, lineOf));
    const std::uint64_t before = lines.written();
    const auto again = lines.of("json", first, lineOf);
    QCOMPARE(lines.written(), before + 1);
    QCOMPARE(joined(*again), joined(*kept));
}

} // namespace tst_eventlines

HP_TEST(tst_eventlines, TestEventLines)
#include "tst_eventlines.moc"
