// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Top.h"
#include "tests/support/runner/Runner.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_top {

using namespace hp::app;
using Wish = Top::Wish;

/// What `holdpointctl top` shows, and how it answers to keys.
class TestTop : public QObject
{
    Q_OBJECT
private:
    static Top filled(std::size_t count = 5)
    {
        Top top;
        std::vector<Top::Row> rows;
        for (std::size_t i = 0; i < count; ++i) {
            const std::string name = "wörker-" + std::to_string(i);
            rows.push_back({"n/" + name, {name, i % 2 == 0 ? "preDrain" : "power"}});
        }
        top.setRows({"MACHINE", "WAITING AT"}, rows);
        return top;
    }

    static Wish pressAll(Top &top, const std::vector<std::string> &keys)
    {
        Wish last = Wish::None;
        for (const std::string &key : keys)
            last = top.press(key);
        return last;
    }

    static std::string chosenLine(const Top &top, const Top::Size &size = {})
    {
        for (const std::string &line : top.frame(size)) {
            if (line.starts_with("\033[7m"))
                return line;
        }
        return {};
    }

private slots:
    void keysChooseARow()
    {
        Top top = filled();
        QCOMPARE(top.machine(), std::string("n/wörker-0"));
        pressAll(top, {"j", "down", "j", "k"});
        QCOMPARE(top.machine(), std::string("n/wörker-2"));
        QVERIFY(chosenLine(top).find("wörker-2   preDrain") != std::string::npos);
        pressAll(top, {"G"});
        QCOMPARE(top.machine(), std::string("n/wörker-4"));
        pressAll(top, {"j", "j"});
        QCOMPARE(top.machine(), std::string("n/wörker-4"));
        pressAll(top, {"g", "k"});
        QCOMPARE(top.machine(), std::string("n/wörker-0"));
    }

    void aClusterLeadsToItsMachines()
    {
        Top top;
        QVERIFY(pressAll(top, {":", "c", "enter"}) == Wish::Reload);
        QVERIFY(top.page() == Top::Page::Clusters);
        top.setRows({"CLUSTER"}, {{{}, {"prod-1"}, "prod-1"}, {{}, {"prod-10"}, "prod-10"}});
        QVERIFY(pressAll(top, {"d"}) == Wish::None); // it is no machine
        QVERIFY(pressAll(top, {"enter"}) == Wish::Reload);
        QVERIFY(top.page() == Top::Page::Fleet);
        const std::vector<Top::Row> fleet{
            {"n/b", {"b"}, "prod-10"}, {"n/a", {"a"}, "prod-1"}, {"n/c", {"c"}, {}}};
        top.setRows({"MACHINE"}, fleet);
        QCOMPARE(top.machine(), std::string("n/a"));
        QCOMPARE(top.frame({})[0], std::string("\033[1mfleet: 1 of cluster prod-1\033[0m"));
        // A filter goes first, then the cluster.
        pressAll(top, {"/", "a", "enter", "escape"});
        QCOMPARE(top.frame({})[0], std::string("\033[1mfleet: 1 of cluster prod-1\033[0m"));
        pressAll(top, {"escape"});
        QCOMPARE(top.frame({})[0], std::string("\033[1mfleet: 3\033[0m"));
        top.setCluster("prod-1");
        pressAll(top, {":", "c", "enter"});
        top.setRows({"CLUSTER"}, {{{}, {"prod-1"}, "prod-1"}, {{}, {"prod-10"}, "prod-10"}});
        QCOMPARE(top.frame({})[0], std::string("\033[1mclusters: 2\033[0m"));
        top.setRows({"CLUSTER"}, {});
        QVERIFY(pressAll(top, {"enter"}) == Wish::None);
    }

    void theChosenMachineStaysChosen()
    {
        Top top = filled();
        pressAll(top, {"j", "j"});
        top.setRows({"MACHINE"}, {{"n/new", {"new"}}, {"n/wörker-2", {"wörker-2"}}});
        QCOMPARE(top.machine(), std::string("n/wörker-2"));
        top.setRows({"MACHINE"}, {{"n/new", {"new"}}});
        QCOMPARE(top.machine(), std::string("n/new"));
        top.setRows({"MACHINE"}, {});
        QCOMPARE(top.machine(), std::string());
        QVERIFY(pressAll(top, {"enter"}) == Wish::None);
    }

    void aFilterHidesRows()
    {
        Top top = filled();
        QVERIFY(pressAll(top, {"/", "P", "o", "w", "ö", "backspace", "e", "q", "backspace"})
                == Wish::None);
        QCOMPARE(top.frame({}).back(), std::string("\033[2m/Powe\033[0m"));
        pressAll(top, {"enter"});
        QCOMPARE(top.machine(), std::string("n/wörker-1"));
        QCOMPARE(top.frame({}).front(), std::string("\033[1mholds: 2 of 5 with \"Powe\"\033[0m"));
        pressAll(top, {"escape"});
        QCOMPARE(top.frame({}).front(), std::string("\033[1mholds: 5\033[0m"));
        pressAll(top, {"/", "backspace", "q"});
    }

    void aColonLeadsToAPage()
    {
        Top top = filled();
        QVERIFY(pressAll(top, {":", "f", "l", "enter"}) == Wish::Reload);
        QVERIFY(top.page() == Top::Page::Fleet);
        QVERIFY(pressAll(top, {":", "x", "enter"}) == Wish::None);
        QVERIFY(top.frame({}).back().find("the pages are holds, fleet, clusters and alarms, not x")
                != std::string::npos);
        QVERIFY(pressAll(top, {":", "escape"}) == Wish::None);
        QVERIFY(pressAll(top, {":", "q", "enter"}) == Wish::Quit);
        QVERIFY(pressAll(top, {"q"}) == Wish::Quit);
    }

    void aTextIsScrolledAndLeft()
    {
        Top top = filled();
        QVERIFY(pressAll(top, {"d"}) == Wish::Describe);
        QVERIFY(pressAll(top, {"enter"}) == Wish::Describe);
        QVERIFY(pressAll(top, {"l"}) == Wish::Timeline);
        top.setText("n/wörker-0", "one\ntwo\033[2J\nthree\n");
        QVERIFY(top.showsText());
        QCOMPARE(top.frame({80, 10})[2], std::string("one"));
        QVERIFY2(top.frame({80, 10})[3].find('\033') == std::string::npos,
                 "of others no sequences");
        pressAll(top, {"j", "j", "j", "j"});
        QCOMPARE(top.frame({80, 10})[2], std::string("three"));
        QVERIFY(pressAll(top, {"q"}) == Wish::None);
        QVERIFY(!top.showsText());
        QCOMPARE(top.machine(), std::string("n/wörker-0"));
    }

    void theTableIsThereWhenATextIsLeft()
    {
        Top top = filled(40);
        pressAll(top, {"G"});
        top.setText("n/wörker-39", "one\n");
        top.setRows({"MACHINE"}, {{"n/a", {"a"}}, {"n/b", {"b"}}});
        pressAll(top, {"escape"});
        QCOMPARE(top.machine(), std::string("n/b"));
        QVERIFY(!chosenLine(top).empty());
    }

    void theChosenMachineStaysChosenWithoutTheFilter()
    {
        Top top = filled();
        pressAll(top, {"/", "p", "o", "w", "enter", "j"});
        QCOMPARE(top.machine(), std::string("n/wörker-3"));
        pressAll(top, {"escape"});
        QCOMPARE(top.machine(), std::string("n/wörker-3"));
    }

    void aTextThatIsAskedAgainStaysWhereItWasScrolled()
    {
        Top top = filled();
        top.setText("n/wörker-0", "one\ntwo\nthree\n");
        pressAll(top, {"j", "j"});
        top.setText("n/wörker-0", "eins\nzwei\ndrei\n");
        QCOMPARE(top.frame({80, 10})[2], std::string("drei"));
        top.setText("n/wörker-0", "uno\n");
        QCOMPARE(top.frame({80, 10})[2], std::string("uno"));
        top.setText("n/wörker-1", "one\ntwo\n");
        QCOMPARE(top.frame({80, 10})[2], std::string("one"));
    }

    void aRemarkIsForgotten()
    {
        Top top = filled();
        top.setRemark("no answer in time");
        QCOMPARE(top.frame({}).back(), std::string("\033[2mno answer in time\033[0m"));
        pressAll(top, {"j"});
        QVERIFY(top.frame({}).back().find("no answer") == std::string::npos);
        top.setRemark("no answer in time");
        top.setText("n/wörker-0", "one\n");
        QVERIFY(top.frame({}).back().find("no answer") == std::string::npos);
    }

    void doubtsStandUnderTheTitle()
    {
        Top top = filled(60);
        top.setDoubts("what is shown is as of 12:00\033[2J");
        pressAll(top, {"G"});
        const auto frame = top.frame({80, 10});
        QCOMPARE(frame.size(), std::size_t(10));
        QCOMPARE(frame[1], std::string("\033[1mwhat is shown is as of 12:00\\u001b[2J\033[0m"));
        QVERIFY(!chosenLine(top, {80, 10}).empty());
        top.setText("n/wörker-0", "one\n");
        QVERIFY(top.frame({80, 10})[1].find("as of 12:00") != std::string::npos);
        QCOMPARE(top.frame({80, 10})[2], std::string("one"));
    }

    void namesOfOneNamespaceStandAlone()
    {
        QVERIFY(Top::shownNames({}).empty());
        QVERIFY((Top::shownNames({"n/a", "n/b"}) == std::vector<std::string>{"a", "b"}));
        const std::vector<std::string> two{"m/a", "n/a"};
        QVERIFY(Top::shownNames(two) == two);
    }

    void everyTerminalIsFilledExactly_data()
    {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("lines");
        QTest::newRow("usual") << 80 << 24;
        QTest::newRow("narrow") << 5 << 24;
        QTest::newRow("flat") << 80 << 3;
        QTest::newRow("one line") << 80 << 1;
        QTest::newRow("nothing") << 1 << 1;
        QTest::newRow("large") << 300 << 100;
    }
    void everyTerminalIsFilledExactly()
    {
        QFETCH(const int, columns);
        QFETCH(const int, lines);
        Top top = filled(60);
        pressAll(top, {"G"});
        const auto frame =
            top.frame({static_cast<std::size_t>(columns), static_cast<std::size_t>(lines)});
        QCOMPARE(frame.size(), static_cast<std::size_t>(lines));
        for (const std::string &line : frame) {
            QString plain = QString::fromStdString(line);
            plain.remove(QRegularExpression(QStringLiteral("\033\\[[0-9]m")));
            QVERIFY2(plain.size() <= columns, line.c_str());
        }
        if (lines > 3)
            QVERIFY2(!chosenLine(
                          top, {static_cast<std::size_t>(columns), static_cast<std::size_t>(lines)})
                          .empty(),
                     "what is chosen is seen");
    }
};

} // namespace tst_top

HP_TEST(tst_top, TestTop)
#include "tst_top.moc"
