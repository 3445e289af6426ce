// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/CtlCommands.h"
#include "app/ctl/Report.h"
#include "tests/app/ScriptedBackend.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_calendarcommand {

using namespace hp;
using namespace hp::app;

/// What holdpointctl asks a backend about its calendar, and how it says what came.
class TestCalendarCommand : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void theCalendarIsRead();
    void thePlanIsRead();
    void anEmptyCalendarSaysSo();
    void workIsPlanned();
    void aPreviewSaysThatNothingChanged();
    void anImportTakesNothingAwayUnasked_data();
    void anImportTakesNothingAwayUnasked();
    void aFileThatCannotBeReadIsNamed_data();
    void aFileThatCannotBeReadIsNamed();
    void aFileThatIsTooLargeToBeSentIsRefused();
    void whatTheBackendRefusesIsSaid();

private:
    /// "command" and "command+preview" of what the backend heard.
    [[nodiscard]] QStringList commands() const;
    CalendarOptions options(CalendarVerb verb) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<test::ScriptedBackend> m_backend;
    Json m_planned; ///< entries of calendar.planned
    int m_unlisted = 0; ///< of the same
    Json m_rows; ///< of the view
    QString m_refusal; ///< of every command
};

namespace {

const Json entry = {{"uid", "u-1"},
                    {"summary", "NIC"},
                    {"machines", {"w-1", "w-2"}},
                    {"zones", {"a"}},
                    {"times", 1},
                    {"start", "2026-03-07T02:00:00Z"},
                    {"end", "2026-03-07T04:00:00Z"}};

} // namespace

void TestCalendarCommand::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_backend = std::make_unique<test::ScriptedBackend>();
    m_planned = Json::array();
    m_unlisted = 0;
    m_rows = Json::object();
    m_refusal.clear();
    m_backend->reply = [this](const Json &frame) -> QStringList {
        const auto said = [](const Json &answer) {
            return QStringList{QString::fromStdString(answer.dump())};
        };
        if (frame["op"] == "hello")
            return said({{"op", "welcome"}, {"protocol", 1}});
        if (frame["op"] == "subscribe")
            return said({{"op", "snapshot"},
                         {"id", frame["id"]},
                         {"at", "2026-03-06T12:00:00.000000Z"},
                         {"rows", m_rows}});
        if (frame["op"] != "command")
            return {};
        if (!m_refusal.isEmpty())
            return said({{"op", "result"},
                         {"id", frame["id"]},
                         {"outcome", "refused"},
                         {"code", "unauthorised"},
                         {"message", m_refusal.toStdString()}});
        const Json result = frame["command"] == "calendar.planned"
            ? Json{{"entries", m_planned}, {"unlisted", m_unlisted}}
            : frame["command"] == "calendar.remove"
            ? Json::object()
            : Json{{"entries", Json::array({entry})},
                   {"faults", {"there is no Machine w-9"}},
                   {"conflicts", {"two masters at the same time"}}};
        return said(
            {{"op", "result"}, {"id", frame["id"]}, {"outcome", "observed"}, {"result", result}});
    };
}

CalendarOptions TestCalendarCommand::options(CalendarVerb verb) const
{
    CalendarOptions options;
    options.verb = verb;
    options.backend.url = m_backend->url();
    options.backend.tokenFile = test::tokenFileIn(*m_dir);
    return options;
}

QStringList TestCalendarCommand::commands() const
{
    QStringList received;
    for (const Json &frame : m_backend->received) {
        if (frame["op"] != "command")
            continue;
        const Json arguments = frame.value("arguments", Json::object());
        received.append(
            QString::fromStdString(frame["command"].get<std::string>())
            + (arguments.value("preview", false) ? QStringLiteral("+preview") : QString()));
    }
    return received;
}

void TestCalendarCommand::theCalendarIsRead()
{
    m_rows = Json::parse(R"({
        "conflict/1": {"kind": "conflict", "weight": "error", "sentence": "two masters at the same time: m-0 and m-1"},
        "maintenance/n/b": {"namespace": "n", "machine": "w-2", "state": "announced", "code": "instance-reboot",
                            "description": "", "start": "", "end": "", "deadline": "2026-03-09T00:00:00Z"},
        "maintenance/n/a": {"namespace": "n", "machine": "w-1", "state": "scheduled", "code": "system-maintenance",
                            "description": "NIC", "start": "2026-03-07T02:00:00Z", "end": "2026-03-07T04:00:00Z",
                            "deadline": ""},
        "window/h/nights": {"name": "nights", "rule": "FREQ=DAILY", "machines": "", "fault": "", "openings": [
            {"start": "2026-03-05T23:00:00Z", "end": "2026-03-06T05:00:00Z"},
            {"start": "2026-03-06T23:00:00Z", "end": "2026-03-07T05:00:00Z"}]},
        "window/h/odd": {"name": "odd", "rule": "", "machines": "zone a", "fault": "FREQ is missing", "openings": []}})");
    const auto text = runCalendarCommand(options(CalendarVerb::List));
    QVERIFY(text);
    const QStringList lines = QString::fromStdString(*text).split(u'\n', Qt::SkipEmptyParts);
    QStringList squeezed;
    for (const QString &line : lines)
        squeezed.append(line.simplified());
    const QStringList expected{
        QStringLiteral("error: two masters at the same time: m-0 and m-1"),
        QStringLiteral("MACHINE STATE START END DEADLINE WHAT"),
        QStringLiteral("n/w-1 scheduled 2026-03-07T02:00:00Z 2026-03-07T04:00:00Z - NIC"),
        QStringLiteral("n/w-2 announced - - 2026-03-09T00:00:00Z instance-reboot"),
        QStringLiteral("WINDOW OPENS CLOSES FOR RULE"),
        QStringLiteral("nights 2026-03-06T23:00:00Z 2026-03-07T05:00:00Z all machines FREQ=DAILY"),
        QStringLiteral("odd - - zone a FREQ is missing")};
    QCOMPARE(squeezed, expected);
}

void TestCalendarCommand::thePlanIsRead()
{
    m_rows = Json::parse(R"({
        "maintenance/n/b": {"namespace": "n", "machine": "w-2", "machineKey": "m/w-2", "state": "blocked",
                            "deadline": "2026-03-07T02:30:00Z", "late": "its turn comes too late"},
        "maintenance/n/a": {"namespace": "n", "machine": "w-1", "machineKey": "m/w-1", "state": "scheduled",
                            "deadline": "", "plannedStart": "2026-03-07T02:00:00Z", "plannedEnd": "2026-03-07T02:30:00Z",
                            "wave": 1},
        "maintenance/n/c": {"namespace": "n", "machine": "master-0", "machineKey": "m/master-0", "state": "manual"},
        "summary": {"windows": 0, "maintenances": 3, "conflicts": 0, "faults": 0, "late": 1, "waves": 1, "atOnce": 1,
                    "enough": 2}})");
    const auto lines = [this] {
        QStringList squeezed;
        const auto text = runCalendarCommand(options(CalendarVerb::Plan));
        for (const QString &line : QString::fromStdString(*text).split(u'\n', Qt::SkipEmptyParts))
            squeezed.append(line.simplified());
        return squeezed;
    };
    QStringList expected{
        QStringLiteral("2 maintenances in 1 wave, 1 at a time. 1 will miss the deadline; with "
                       "at-once=2 none does."),
        QStringLiteral("WAVE START END DEADLINE MACHINE LATE"),
        QStringLiteral("1 2026-03-07T02:00:00Z 2026-03-07T02:30:00Z - m/w-1 -"),
        QStringLiteral("- - - 2026-03-07T02:30:00Z m/w-2 its turn comes too late")};
    QCOMPARE(lines(), expected);
    m_rows["summary"].erase("enough");
    expected[0] = QStringLiteral("2 maintenances in 1 wave, 1 at a time. 1 will miss the deadline; "
                                 "running more at a time does not help.");
    QCOMPARE(lines(), expected);
}

void TestCalendarCommand::anEmptyCalendarSaysSo()
{
    QCOMPARE(*runCalendarCommand(options(CalendarVerb::Plan)),
             std::string("No maintenance is planned to run.\n"));
    QCOMPARE(*runCalendarCommand(options(CalendarVerb::List)),
             std::string("No maintenance is known.\n"));
    QCOMPARE(*runCalendarCommand(options(CalendarVerb::Planned)),
             std::string("Nothing is planned.\n"));
}

void TestCalendarCommand::workIsPlanned()
{
    CalendarOptions add = options(CalendarVerb::Add);
    add.summary = "NIC";
    add.machines = {"w-1", "w-2"};
    add.zones = {"a"};
    add.start = "2026-03-07T02:00:00Z";
    add.end = "2026-03-07T04:00:00Z";
    const auto text = runCalendarCommand(add);
    QVERIFY(text);
    QCOMPARE(commands(), QStringList{QStringLiteral("calendar.add")});
    const Json arguments = m_backend->received.back().at("arguments");
    QVERIFY(arguments.at("machines") == Json({"w-1", "w-2"}));
    QCOMPARE(arguments.at("start").get<std::string>(), add.start);
    const QString said = QString::fromStdString(*text).simplified();
    QCOMPARE(said,
             QStringLiteral("UID START END TIMES FOR WHAT u-1 2026-03-07T02:00:00Z "
                            "2026-03-07T04:00:00Z 1 w-1, w-2; zone a NIC left out: there is no "
                            "Machine w-9 does not go together: two masters at the same time "
                            "Planned."));
}

void TestCalendarCommand::aPreviewSaysThatNothingChanged()
{
    CalendarOptions add = options(CalendarVerb::Add);
    add.previewOnly = true;
    const auto text = runCalendarCommand(add);
    QVERIFY(text);
    QCOMPARE(commands(), QStringList{QStringLiteral("calendar.add+preview")});
    QVERIFY(text->ends_with("Nothing was changed: this is a preview.\n"));
}

void TestCalendarCommand::anImportTakesNothingAwayUnasked_data()
{
    QTest::addColumn<int>("planned");
    QTest::addColumn<int>("unlisted");
    QTest::addColumn<bool>("preview");
    QTest::addColumn<bool>("replace");
    QTest::addColumn<QStringList>("asked");
    const auto row = [](const char *title,
                        int planned,
                        int unlisted,
                        bool preview,
                        bool replace,
                        const QStringList &asked) {
        QTest::newRow(title) << planned << unlisted << preview << replace << asked;
    };
    const QString look = QStringLiteral("calendar.planned");
    const QString import = QStringLiteral("calendar.import");
    row("nothing is planned: it is taken", 0, 0, false, false, {look, import});
    row("something is planned: it is refused", 2, 0, false, false, {look});
    row("so is what is kept and not listed", 0, 2, false, false, {look});
    row("something is planned and may go", 2, 0, false, true, {import});
    row("a preview is always shown", 2, 0, true, false, {import + QStringLiteral("+preview")});
}

void TestCalendarCommand::anImportTakesNothingAwayUnasked()
{
    QFETCH(const int, planned);
    QFETCH(const int, unlisted);
    QFETCH(const bool, preview);
    QFETCH(const bool, replace);
    QFETCH(const QStringList, asked);
    m_planned = Json(static_cast<std::size_t>(planned), entry);
    m_unlisted = unlisted;
    CalendarOptions import = options(CalendarVerb::Import);
    import.file = m_dir->filePath(QStringLiteral("plan.ics")).toStdString();
    QFile file(QString::fromStdString(import.file));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("BEGIN:VCALENDAR") > 0);
    file.close();
    import.previewOnly = preview;
    import.replace = replace;
    const auto text = runCalendarCommand(import);
    QCOMPARE(commands(), asked);
    const bool refused = asked == QStringList{QStringLiteral("calendar.planned")};
    QCOMPARE(bool(text), !refused);
    if (refused)
        QCOMPARE(text.error().message,
                 std::string("2 entries are planned already and would go: calendar planned lists "
                             "what, --replace puts the import in its place"));
    else
        QCOMPARE(m_backend->received.back().at("arguments").at("text").get<std::string>(),
                 std::string("BEGIN:VCALENDAR"));
}

void TestCalendarCommand::aFileThatCannotBeReadIsNamed_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("it is not there") << QStringLiteral("/nowhere/plan.ics");
    QTest::newRow("it is a directory") << QStringLiteral("/");
}

void TestCalendarCommand::aFileThatCannotBeReadIsNamed()
{
    QFETCH(const QString, file);
    CalendarOptions import = options(CalendarVerb::Import);
    import.file = file.toStdString();
    const auto text = runCalendarCommand(import);
    QVERIFY(!text);
    QCOMPARE(text.error().message, "cannot read " + import.file);
    QVERIFY2(text.error().code == ErrorCode::Invalid, "which the program ends with 2 for");
    QCOMPARE(commands(), QStringList());
}

void TestCalendarCommand::aFileThatIsTooLargeToBeSentIsRefused()
{
    // A line has nine bytes there: its end is escaped.
    for (const auto &[lines, taken] : {std::pair(7000, true), std::pair(8000, false)}) {
        const QString file = m_dir->filePath(QStringLiteral("large.ics"));
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        QVERIFY(out.write(QByteArray("X-A:abc\n").repeated(lines)) > 0);
        out.close();
        CalendarOptions import = options(CalendarVerb::Import);
        import.file = file.toStdString();
        import.replace = true;
        m_backend->received.clear();
        const auto text = runCalendarCommand(import);
        QCOMPARE(bool(text), taken);
        QCOMPARE(commands().contains(QStringLiteral("calendar.import")), taken);
        if (!taken) {
            QVERIFY2(text.error().message.find("too large to be sent") != std::string::npos,
                     text.error().message.c_str());
        }
    }
}

void TestCalendarCommand::whatTheBackendRefusesIsSaid()
{
    m_refusal = QStringLiteral("viewer is not allowed to plan work in the calendar");
    CalendarOptions remove = options(CalendarVerb::Remove);
    remove.uid = "u-1";
    const auto text = runCalendarCommand(remove);
    QVERIFY(!text);
    QCOMPARE(text.error().message, m_refusal.toStdString());
    m_refusal.clear();
    QCOMPARE(*runCalendarCommand(remove), std::string("u-1 is no longer planned\n"));
}

} // namespace tst_calendarcommand

HP_TEST(tst_calendarcommand, TestCalendarCommand)
#include "tst_calendarcommand.moc"
