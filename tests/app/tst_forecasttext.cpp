// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/ForecastText.h"
#include "backend/whatif/Question.h"
#include "tests/app/CommandLines.h"
#include "tests/support/runner/Runner.h"

#include <QTest>
#include <QXmlStreamReader>

namespace tst_forecasttext {

using namespace hp;
using namespace hp::app;
using namespace std::chrono_literals;

namespace {

live::ForecastRow forecast()
{
    live::ForecastRow made;
    made.at = *parseTime("2026-01-10T12:00:00Z");
    made.runs = 40;
    made.end = {40min, 80min, 3h};
    made.surge = 2;
    made.notes = {std::string("No record of how long an instance takes: assumed 5 m.")};
    const auto add = [&made](const char *holder, live::SpreadRow from, live::SpreadRow length) {
        live::ExpectedHoldRow hold;
        hold.machine = "openshift-machine-api/worker-1";
        hold.holder = std::string(holder);
        hold.from = from;
        hold.length = length;
        hold.runs = 40;
        made.holds.push_back(hold);
    };
    add("preDrain Move of mover", {0s, 0s, 0s}, {5min, 20min, 45min});
    add("drain, budget shop/web", {5min, 20min, 45min}, {0s, 8s, 2min});
    add("removal of the instance", {5min, 21min, 45min}, {0s, 0s, 0s});
    return made;
}

/// The same, held for ever by that in so many runs.
live::ForecastRow endless(const char *kind, const char *holder, std::int64_t runs)
{
    live::ForecastRow made = forecast();
    made.unended = runs;
    made.end = runs == 40 ? live::SpreadRow{} : live::SpreadRow{40min, 80min, std::nullopt};
    live::ExpectedHoldRow hold;
    hold.machine = "openshift-machine-api/worker-<2>";
    hold.kind = kind;
    hold.holder = std::string(holder);
    hold.from = {1min, 1min, 1min};
    hold.runs = hold.unended = runs;
    made.holds.push_back(hold);
    return made;
}
constexpr const char *save = "preTerminate Save of saver";

} // namespace

/// How a forecast is said and drawn, and what is asked for one.
class TestForecastText : public QObject
{
    Q_OBJECT
private slots:
    void itIsSaid_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("part");
        const auto row = [](const char *name, const live::ForecastRow &made, const char *part) {
            QTest::newRow(name) << QString::fromStdString(forecastText(made, "Retiring worker-1"))
                                << QString::fromUtf8(part);
        };
        row("when it ends",
            forecast(),
            "Retiring worker-1 ends after 1 h 20 m, between 40 m and 3 h (p5 to p95).\n");
        row("the surge",
            forecast(),
            "Surge: 2 machines, if as many as now must run all the time.\n");
        live::ForecastRow whole = forecast();
        whole.surge = 0;
        row("no surge", whole, "Surge: none, as many machines run all the time.\n");
        row("a hook",
            forecast(),
            "worker-1   preDrain Move of mover   +0 s    20 m to 45 m       40 of 40");
        row("a budget", forecast(), "drain, budget shop/web");
        row("what was assumed",
            forecast(),
            "Assumed:\n  No record of how long an instance takes: assumed 5 m.\n");
        row("no end",
            endless("preTerminate", save, 40),
            "Retiring worker-1 does not end: held by preTerminate Save of saver on worker-<2>.\n");
        live::ForecastRow rare = endless("preTerminate", save, 24);
        rare.end = {40min, std::nullopt, std::nullopt};
        row("an end in fewer than half of the runs",
            rare,
            "Retiring worker-1 does not end in 24 of 40 runs: held by preTerminate Save of saver "
            "on worker-<2>.\n");
        live::ForecastRow queue = endless("preTerminate", save, 40);
        for (const char *name : {"worker-3", "worker-4"})
            queue.holds.push_back({std::string("n/") + name,
                                   "turn",
                                   "",
                                   "",
                                   {},
                                   std::string("its turn"),
                                   {0s, 0s, 0s},
                                   {},
                                   40,
                                   40});
        row("machines that wait for it",
            queue,
            "held by preTerminate Save of saver on worker-<2>; 2 machines are never started.\n");
        row("a BMC that is silent",
            endless("bmc", "silent BMC: the server is not known to be off", 40),
            "held by silent BMC: the server is not known to be off on");
        row("an end in most runs",
            endless("preTerminate", save, 4),
            "ends after 1 h 20 m, at least 40 m (p5).\n4 runs of 40 do not end: held by");
        row("an end in all runs but one",
            endless("preTerminate", save, 1),
            "\n1 run of 40 does not end: held by");
    }
    void itIsSaid()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, part);
        QVERIFY2(text.contains(part), qPrintable(text));
    }

    void whatPassesInAMomentIsLeftOut()
    {
        QVERIFY(!QString::fromStdString(forecastText(forecast(), "Retiring worker-1"))
                     .contains(QStringLiteral("removal")));
    }

    void itIsDrawn()
    {
        for (const live::ForecastRow &made :
             {forecast(), endless("preTerminate", save, 40), live::ForecastRow{}}) {
            QXmlStreamReader reader(
                QString::fromStdString(forecastPicture(made, "Retiring <all>")));
            int boxes = 0;
            while (!reader.atEnd()) {
                if (reader.readNext() == QXmlStreamReader::StartElement
                    && reader.name() == QStringLiteral("rect"))
                    ++boxes;
            }
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
            // The ground and the legend; two for each hold.
            QVERIFY(boxes
                    >= 5 + 2 * static_cast<int>(made.holds.empty() ? 0 : made.holds.size() - 1));
        }
    }

    void aSlipIsOneSentence_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *line, const char *sentence) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(sentence);
        };
        row("whatif retire", "whatif retire needs one of a machine, --set and --rack");
        row("whatif retire m --set s", "whatif retire needs one of a machine, --set and --rack");
        row("whatif retire --set s --rack r",
            "whatif retire needs one of a machine, --set and --rack");
        row("whatif replace", "whatif replace needs the name of a machine");
        row("whatif upgrade", "whatif upgrade needs --set");
        row("whatif upgrade --set s --max-unavailable 0",
            "--max-unavailable: '0' is neither a number from 1 nor a percentage to 100%");
        row("whatif upgrade --set s --max-unavailable 101%",
            "--max-unavailable: '101%' is neither a number from 1 nor a percentage to 100%");
        row("whatif retire m --max-unavailable 1",
            "--max-unavailable is for whatif upgrade and whatif maintain");
        row("whatif maintain", "whatif maintain needs --window");
        row("whatif retire m --assume soon", "--assume: 'soon' is not a duration such as 30m");
        row("holds -o svg", "-o svg is for whatif");
    }
    void aSlipIsOneSentence()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, sentence);
        const auto read =
            test::parsedAs<parseCtlOptions>(test::wordsOf(line + QStringLiteral(" --data-dir d")));
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().message), sentence);
    }

    void aShareIsRoundedDown_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("all");
        QTest::addColumn<int>("most");
        const auto row = [](const char *text, int all, int most) {
            QTest::addRow("%s of %d", text, all) << QString::fromLatin1(text) << all << most;
        };
        row("10%", 39, 3);
        row("10%", 4, 1);
        row("100%", 4, 4);
        row("3", 2, 3);
        row("", 4, 0);
        row("-1", 4, 0);
        row("1.5", 4, 0);
        row("%", 4, 0);
    }
    void aShareIsRoundedDown()
    {
        QFETCH(const QString, text);
        QFETCH(const int, all);
        QFETCH(const int, most);
        const auto count =
            whatif::maxUnavailableOf(text.toStdString(), static_cast<std::size_t>(all));
        QCOMPARE(static_cast<int>(count.value_or(0)), most);
    }
};

HP_TEST(tst_forecasttext, TestForecastText)

} // namespace tst_forecasttext

#include "tst_forecasttext.moc"
