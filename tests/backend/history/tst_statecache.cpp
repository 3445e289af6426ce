// SPDX-License-Identifier: Apache-2.0
#include "backend/history/store/StateCache.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

namespace tst_statecache {

using namespace hp;
using hp::history::StateCache;

class TestStateCache : public QObject
{
    Q_OBJECT
private slots:
    void whatIsKeptIsWhatWasRead();
    void whatWasUsedLastStays();
    void whatDoesNotFitIsNotKept();
};

namespace {

Object cachedState(std::int64_t row, std::size_t filler)
{
    return Object(Json{{"kind", "Machine"},
                       {"metadata", {{"name", "m" + std::to_string(row)}}},
                       {"filler", std::string(filler, 'f')}});
}

} // namespace

/// Whatever is asked for in any order is null or what was put in, and the bound holds.
void TestStateCache::whatIsKeptIsWhatWasRead()
{
    constexpr std::size_t most = 50'000;
    std::mt19937 random(7);
    StateCache cache(most);
    int found = 0;
    for (int i = 0; i < 5000; ++i) {
        const std::int64_t row = random() % 60;
        const Object expected = cachedState(row, static_cast<std::size_t>(row) * 20);
        if (const Object state = cache.find(row)) {
            ++found;
            QCOMPARE(state.bytes(), expected.bytes());
        } else {
            cache.insert(row, expected);
            QVERIFY(cache.find(row));
        }
        QVERIFY(cache.bytes() <= most);
        if (random() % 1000 == 0) {
            cache.clear();
            QCOMPARE(cache.bytes(), std::size_t(0));
            QCOMPARE(cache.size(), std::size_t(0));
            QVERIFY(!cache.find(row));
        }
    }
    QVERIFY(found > 500);
    QVERIFY(found < 5000);
}

void TestStateCache::whatWasUsedLastStays()
{
    StateCache cache(10'000);
    cache.insert(1, cachedState(1, 100));
    for (std::int64_t row = 2; row < 100; ++row) {
        QVERIFY(cache.find(1));
        cache.insert(row, cachedState(row, 100));
    }
    QVERIFY(cache.find(99));
    QVERIFY(!cache.find(2));
}

void TestStateCache::whatDoesNotFitIsNotKept()
{
    StateCache cache(10'000);
    cache.insert(1, cachedState(1, 100));
    cache.insert(2, cachedState(2, 20'000));
    cache.insert(3, Object());
    QVERIFY(cache.find(1));
    QVERIFY(!cache.find(2));
    QCOMPARE(cache.size(), std::size_t(1));
}

} // namespace tst_statecache

HP_TEST(tst_statecache, TestStateCache)
#include "tst_statecache.moc"
