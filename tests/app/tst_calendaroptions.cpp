// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CalendarOptions.h"
#include "tests/app/CommandLines.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

namespace tst_calendaroptions {

using namespace hp;
using namespace hp::app;

namespace {

Result<CalendarOptions> parsed(const QString &line)
{
    return test::parsedAs<parseCalendarOptions>(test::wordsOf(line), {"d"});
}

constexpr const char *wholeAdd =
    "calendar add --summary NIC --machine w-1 --machine w-2 --zone a "
    "--start 2026-03-07T02:00:00Z --end=2026-03-07T04:00:00Z --preview -o json";

} // namespace

class TestCalendarOptions : public QObject
{
    Q_OBJECT
private slots:
    void wordsAreUnderstood();
    void whatChangesThePlanNeedsTheRights_data();
    void whatChangesThePlanNeedsTheRights();
    void wrongUsageIsOneSentence_data();
    void wrongUsageIsOneSentence();
};

void TestCalendarOptions::wordsAreUnderstood()
{
    const auto add = parsed(QString::fromLatin1(wholeAdd));
    QVERIFY(add);
    QVERIFY(add->verb == CalendarVerb::Add && add->previewOnly && add->backend.output.isData());
    QCOMPARE(add->summary, std::string("NIC"));
    QVERIFY((add->machines == std::vector<std::string>{"w-1", "w-2"}));
    QVERIFY(add->zones == std::vector<std::string>{"a"});
    QCOMPARE(add->end, std::string("2026-03-07T04:00:00Z"));
    QCOMPARE(add->backend.dataDir, std::string("d"));
    QVERIFY(parsed(QStringLiteral("calendar"))->verb == CalendarVerb::List);
    QVERIFY(parsed(QStringLiteral("calendar planned"))->verb == CalendarVerb::Planned);
    QCOMPARE(parsed(QStringLiteral("calendar remove u-1"))->uid, std::string("u-1"));
    QCOMPARE(parsed(QStringLiteral("calendar import -"))->file, std::string("-"));
}

void TestCalendarOptions::whatChangesThePlanNeedsTheRights_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("changes");
    const auto row = [](const char *line, bool changes) {
        QTest::newRow(line) << QString::fromLatin1(line) << changes;
    };
    row("calendar list", false);
    row("calendar plan", false);
    row("calendar planned", false);
    row("calendar export", false);
    row(wholeAdd, true);
    row("calendar remove u-1", true);
    row("calendar import f.ics", true);
}

void TestCalendarOptions::whatChangesThePlanNeedsTheRights()
{
    QFETCH(const QString, line);
    QFETCH(const bool, changes);
    const auto options = parsed(line);
    QVERIFY(options);
    QCOMPARE(options->backend.changesSomething(), changes);
}

void TestCalendarOptions::wrongUsageIsOneSentence_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *line, const char *sentence) {
        QTest::newRow(line) << QString::fromLatin1(line) << QString::fromLatin1(sentence);
    };
    row("calendar show",
        "calendar: 'show' is not one of list, plan, planned, add, remove, import, export");
    row("calendar list x", "'x' is one word too many");
    row("calendar remove", "calendar remove needs the uid of an entry, as listed by planned");
    row("calendar remove u-1 u-2", "'u-2' is one word too many");
    row("calendar import", "calendar import needs a file, or - for the standard input");
    row("calendar add --machine w-1", "calendar add needs --summary: the work to do");
    row("calendar add --summary NIC", "calendar add needs --machine or --zone");
    row("calendar add --summary NIC --zone a --start tomorrow",
        "--start: 'tomorrow' is not a time such as 2026-03-07T02:00:00Z");
    row("calendar add --summary NIC --zone a --start 2026-03-07T02:00:00Z",
        "--end: '' is not a time such as 2026-03-07T02:00:00Z");
    row("calendar add --summary NIC --zone a --start 2026-03-07T02:00:00Z --end "
        "2026-03-07T02:00:00Z",
        "--end is not after --start");
    row("calendar list --summary NIC", "--summary is for calendar add");
    row("calendar planned --zone a", "--zone is for calendar add");
    row("calendar remove u-1 --preview", "--preview is for calendar add and import");
    row("calendar planned --replace", "--replace is for calendar import");
    row("calendar --force", "--force is for crds apply");
    row("calendar --connect", "--connect needs a value");
    row("calendar -o md", "-o md is for timeline");
    row("calendar --connect wss://a", "--connect needs --token-file");
}

void TestCalendarOptions::wrongUsageIsOneSentence()
{
    QFETCH(const QString, line);
    QFETCH(const QString, sentence);
    const auto options = parsed(line);
    QVERIFY(!options);
    QCOMPARE(QString::fromStdString(options.error().message), sentence);
}

} // namespace tst_calendaroptions

HP_TEST(tst_calendaroptions, TestCalendarOptions)
#include "tst_calendaroptions.moc"
