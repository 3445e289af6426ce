// SPDX-License-Identifier: Apache-2.0
#include "tests/model/rules/holds/StuckCases.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace tst_causes {

using namespace hp;
using namespace hp::tests;

/// The causes that need more than a machine to be told: its Node, its host, the site.
/// tests/scenarios plays all of them through the daemon; here each has its edges.
class TestCauses : public QObject
{
    Q_OBJECT
private slots:
    void causes_data();
    void causes();
    void everyCauseHasACase();
};

void TestCauses::causes_data()
{
    QTest::addColumn<std::size_t>("index");
    for (std::size_t i = 0; i < stuckCases().size(); ++i)
        QTest::newRow(stuckCases()[i].name) << i;
}

void TestCauses::causes()
{
    QFETCH(const std::size_t, index);
    const StuckCase &given = stuckCases()[index];
    const auto why = whyStuck(viewOf(given), caseTime);
    QCOMPARE(why ? QString::fromStdString(why->rule) : QString(), QString::fromUtf8(given.rule));
    if (!why)
        return;
    QCOMPARE(QString::fromStdString(why->sentence.sentence()), QString::fromUtf8(given.sentence));
    QCOMPARE(why->facts.size(), std::size_t(3));
    for (const holds::StuckFact &fact : why->facts)
        QVERIFY2(!fact.text.empty() && !fact.source.empty(), fact.text.text().c_str());
    QVERIFY(!why->exits.empty());
    QVERIFY(!why->next.empty());
    const auto found = holds::whyRows();
    QVERIFY(std::find(found.begin(), found.end(), why->rule) != found.end());
}

void TestCauses::everyCauseHasACase()
{
    std::set<std::string> left;
    for (const std::string &name : holds::whyRows())
        left.insert(name);
    QVERIFY(left.size() >= 25);
    for (const StuckCase &given : stuckCases())
        left.erase(given.rule);
    QVERIFY2(left.empty(), left.empty() ? "" : left.begin()->c_str());
}

} // namespace tst_causes

HP_TEST(tst_causes, TestCauses)
#include "tst_causes.moc"
