// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/ActingStage.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/Patience.h"
#include "tests/support/runner/Runner.h"
#include "ui/controls/TableColumns.h"
#include "ui/fleet/MachineMatrix.h"
#include "ui/incidents/IncidentEditor.h"
#include "ui/shell/BackendSet.h"
#include "ui/timeline/TimelineOverview.h"
#include "ui/timeline/TimelineView.h"

#include <QClipboard>
#include <QDateTime>
#include <QFile>
#include <QGuiApplication>
#include <QKeySequence>
#include <QRegularExpression>
#include <QTest>
#include <QUrlQuery>

#include <algorithm>
#include <functional>
#include <map>

namespace tst_keyboard {

using namespace hp::ui;
using namespace hp::tests;

namespace {

/// One row of docs/keyboard.md.
struct Line {
    QStringList keys{};
    QString where{};
    QString what{};
};

QList<Line> table()
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR") + QStringLiteral("/docs/keyboard.md"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("docs/keyboard.md is not there");
    static const QRegularExpression row(QStringLiteral("^\\| (`.+`) \\| (\\w+) \\| (.+) \\|$"));
    static const QRegularExpression key(QStringLiteral("`([^`]+)`"));
    QList<Line> lines;
    while (!file.atEnd()) {
        const auto found = row.match(QString::fromUtf8(file.readLine()).trimmed());
        if (!found.hasMatch())
            continue;
        Line line{.keys = {}, .where = found.captured(2), .what = found.captured(3)};
        for (auto one = key.globalMatch(found.captured(1)); one.hasNext();)
            line.keys.append(one.next().captured(1));
        lines.append(line);
    }
    return lines;
}

/// A console of an operator on the page of a row.
struct Fixture : ActingStage {
    [[nodiscard]] bool open(const QString &where)
    {
        if (!show())
            return false;
        if (where == QLatin1String("everywhere") || where == QLatin1String("fleet"))
            return waitFor([this] { return console->alarms().raised() > 0; }) && draw();
        if (where == QLatin1String("record"))
            return openRecord() && draw();
        if (where == QLatin1String("head"))
            return openHead() && draw();
        console->machine().setKey(DemoFleet::heldKey());
        if (!goTo(where))
            return false;
        // The first hold is chosen when the page opens; whoever moved holds the order still.
        if (where == QLatin1String("holds")) {
            if (!says("What is known"))
                return false;
            press(Qt::Key_J);
            press(Qt::Key_K);
        }
        if (TimelineView *view = timeline()) {
            view->forceActiveFocus();
            timelineBefore = view->instantAt(view->width());
            spanBefore = view->spanText();
        }
        return draw();
    }
    /// The bar of the record has the keyboard, an hour ago is shown.
    [[nodiscard]] bool openRecord()
    {
        QQuickItem *bar = scrubber();
        if (!bar || !waitFor([bar] { return bar->height() > 0; }))
            return false;
        type(QStringLiteral("Ctrl+T"));
        return look(replay().wanted() > 0 ? replay().wanted()
                                          : console->session().presentNow() - 3'600'000);
    }
    /// The keyboard is at the head of the fleet's table, at the column of the holds.
    [[nodiscard]] bool openHead()
    {
        press(Qt::Key_J);
        for (int stop = 0; stop < 60 && !head; ++stop) {
            QTest::keyClick(&window(), Qt::Key_Backtab, Qt::ShiftModifier);
            QQuickItem *item = window().activeFocusItem();
            if (item && item->property("sorting").isValid() && item->isVisible())
                head = item;
        }
        return head && head->setProperty("current", QStringLiteral("hold"));
    }
    [[nodiscard]] QString atHead(const char *property) const
    {
        return head->property(property).toStringList().join(QLatin1Char(' '));
    }
    [[nodiscard]] TableColumns &columns() const
    {
        return *head->property("columns").value<TableColumns *>();
    }
    [[nodiscard]] bool look(double instant)
    {
        replay().seek(instant);
        return waitFor([this] {
            clock.advance(std::chrono::milliseconds(1));
            return replay().at() > 0 && !replay().isWaiting();
        });
    }
    [[nodiscard]] Replay &replay() const { return *console->session().replay(); }
    [[nodiscard]] QQuickItem *scrubber() const
    {
        return console->window()->findChild<QQuickItem *>(QStringLiteral("scrubber"));
    }
    void type(const QString &keys)
    {
        const QKeyCombination first = QKeySequence(keys, QKeySequence::PortableText)[0];
        QTest::keyClick(&window(), first.key(), first.keyboardModifiers());
    }
    /// Of the page of the machine, while it is shown.
    [[nodiscard]] TimelineView *timeline() const
    {
        const auto views = console->window()->findChildren<TimelineView *>();
        for (TimelineView *view : views) {
            if (view->isVisible() && view->property("markable").toBool())
                return view;
        }
        return nullptr;
    }
    [[nodiscard]] bool says(const char *words)
    {
        return waitFor([&] { return isSaid(window(), QString::fromUtf8(words)); });
    }
    [[nodiscard]] bool covered() const { return console->window()->property("covered").toBool(); }
    [[nodiscard]] bool timelineMoved() const
    {
        return timeline()->instantAt(timeline()->width()) != timelineBefore;
    }
    [[nodiscard]] QString current() const { return console->machine().key(); }

    QQuickItem *head = nullptr;
    double timelineBefore = 0;
    QString spanBefore{};
};

/// What has to have happened after the key of a row; the desk is on the page of the row.
using Effect = std::function<bool(Fixture &fixture, const QString &key)>;

bool afterKey(Fixture &fixture, const QString &key, const std::function<bool()> &is)
{
    if (is())
        return false; // it would prove nothing
    fixture.type(key);
    return waitFor(is);
}

Effect becomes(std::function<bool(Fixture &)> is)
{
    return [is = std::move(is)](Fixture &fixture, const QString &key) {
        return afterKey(fixture, key, [&] { return is(fixture); });
    };
}

Effect says(const char *words)
{
    return becomes(
        [words](Fixture &fixture) { return isSaid(fixture.window(), QString::fromUtf8(words)); });
}

Effect opens(const char *page)
{
    return [page](Fixture &fixture, const QString &key) {
        fixture.window().setProperty("page",
                                     QLatin1String(page) == QLatin1String("fleet")
                                         ? QStringLiteral("power")
                                         : QStringLiteral("fleet"));
        return afterKey(
            fixture, key, [&] { return pageOf(fixture.window()) == QLatin1String(page); });
    };
}

bool isSearching(Fixture &fixture)
{
    const QQuickItem *item = fixture.window().activeFocusItem();
    return item && item->inherits("QQuickTextInput");
}

bool addsARange(Fixture &fixture, const QString &key)
{
    TimelineView *view = fixture.timeline();
    fixture.type(key);
    if (!fixture.says("Mark a range of the timeline first")
        || pageOf(fixture.window()) != QLatin1String("machine"))
        return false;
    view->mark();
    view->pan(-0.4);
    view->mark();
    const double from = view->markFrom();
    fixture.type(key);
    auto *pageItem = fixture.window().findChild<QObject *>(QStringLiteral("page"));
    auto *written = pageItem ? qmlEngine(pageItem)->singletonInstance<IncidentEditor *>(
                        qmlTypeId("Holdpoint.Incidents", 1, 0, "IncidentEditor"))
                             : nullptr;
    return pageOf(fixture.window()) == QLatin1String("incidents") && written && written->isOpen()
        && written->draft().value(QStringLiteral("machines")).toStringList()
        == QStringList(DemoFleet::heldKey())
        && qAbs(QDateTime::fromString(written->draft()
                                          .value(QStringLiteral("range"))
                                          .toMap()
                                          .value(QStringLiteral("from"))
                                          .toString(),
                                      Qt::ISODate)
                    .toMSecsSinceEpoch()
                - qint64(from))
        <= 1000;
}

/// What is shown stays the same interval; how much of the width an idle hour takes does not.
bool opensAndFolds(Fixture &fixture, const QString &key)
{
    TimelineView *view = fixture.timeline();
    const double idle =
        double(view->now().toMSecsSinceEpoch()) - 90 * 60'000.0; // of the demo machine
    const auto width = [view, idle] { return view->placeOf(idle + 60'000) - view->placeOf(idle); };
    const double folded = width();
    fixture.type(key);
    const double open = width();
    fixture.type(key);
    return open > 3 * folded && qAbs(width() - folded) < 0.01 && !fixture.timelineMoved();
}

bool previewsTheKiosk(Fixture &fixture, const QString &key)
{
    fixture.window().setProperty("page", QStringLiteral("power"));
    const auto isPreview = [&fixture] {
        return fixture.window().visibility() == QWindow::FullScreen
            && pageOf(fixture.window()) == QLatin1String("fleet");
    };
    if (!afterKey(fixture, key, isPreview) || !fixture.says("The fleet without controls."))
        return false;
    fixture.press(Qt::Key_F2); // nothing can be done in it
    if (!isPreview())
        return false;
    fixture.type(key);
    const auto isBack = [&fixture] {
        return fixture.window().visibility() == QWindow::Windowed
            && pageOf(fixture.window()) == QLatin1String("power");
    };
    if (!waitFor(isBack))
        return false;
    fixture.type(key);
    fixture.press(Qt::Key_Escape);
    return waitFor(isBack);
}

bool appliesTheNewOrder(Fixture &fixture, const QString &key)
{
    HoldsTable *table = fixture.console->holds().table();
    const QString changed = table->keyAt(0);
    QJsonObject row = demoHolds(fixture.demo.fleet(), demoNow()).value(changed).toObject();
    row.insert(QStringLiteral("state"), QStringLiteral("Armed"));
    fixture.gateway.changeRows(QStringLiteral("holds"), {{changed, row}});
    if (!waitFor([table] { return table->pending() > 0; }))
        return false;
    fixture.type(key);
    return table->pending() == 0 && table->rowOf(changed) < 0;
}

/// More machines wait for what the first one waits for.
bool foldsTheGroup(Fixture &fixture, const QString &key)
{
    HoldsTable *table = fixture.console->holds().table();
    const QString first = table->keyAt(0);
    QJsonObject row = demoHolds(fixture.demo.fleet(), demoNow()).value(first).toObject();
    QJsonObject twins;
    for (const char *name : {"twin-1", "twin-2", "twin-3"}) {
        row.insert(QStringLiteral("machine"), QLatin1String(name));
        twins.insert(QLatin1String(name), row);
    }
    fixture.gateway.changeRows(QStringLiteral("holds"), twins);
    const QString group = table->groupOf(first);
    if (!waitFor([table, &group] { return table->isFolded(group); }))
        return false;
    fixture.console->holds().setCurrent(table->keysOfGroup(group).front());
    const bool folds = key == QLatin1String("Left");
    table->setFolded(group, !folds);
    fixture.type(key);
    return table->isFolded(group) == folds;
}

/// In a console that knows of more than one.
bool choosesABackend(Fixture &fixture, const QString &)
{
    ConsoleOptions options;
    options.url = fixture.gateway.url();
    options.theme = ThemeChoice::Light;
    BackendSet set(options, fixture.clock);
    if (!set.start())
        return false;
    QQuickWindow &window = *set.first().window();
    window.requestActivate();
    if (!QTest::qWaitForWindowActive(&window, testTimeout))
        return false;
    QTest::keyClick(&window, Qt::Key_B, Qt::ControlModifier);
    return waitFor([&window] { return isSaid(window, QStringLiteral("Add a backend\u2026")); });
}

/// As a browser opens it, with the instant of the picture; and none of a page that no browser
/// shows.
bool copiesALink(Fixture &fixture, const QString &key)
{
    fixture.console->machine().setKey(DemoFleet::heldKey());
    fixture.window().setProperty("page", QStringLiteral("machine"));
    fixture.type(key);
    if (!fixture.says("Link copied. Opening it requires signing in."))
        return false;
    const QUrl link(QGuiApplication::clipboard()->text());
    const QString at = QUrlQuery(link).queryItemValue(QStringLiteral("at"));
    fixture.window().setProperty("page", QStringLiteral("settings"));
    fixture.type(key);
    return link.authority() == fixture.gateway.url().authority()
        && link.scheme().startsWith(QLatin1String("http"))
        && link.path() == QStringLiteral("/m/") + DemoFleet::heldKey()
        && QDateTime::fromString(at, Qt::ISODate).isValid() && at.endsWith(u'Z')
        && fixture.says("This page has no link: a browser does not show it.");
}

/// In the overview under the timeline, with its window in the middle: what is measured changes.
Effect inOverview(const std::function<double(TimelineOverview &)> &measured)
{
    return [measured](Fixture &fixture, const QString &key) {
        auto *overview = fixture.window().findChild<TimelineOverview *>();
        fixture.timeline()->zoom(4);
        overview->setValue(50);
        overview->forceActiveFocus();
        const double before = measured(*overview);
        return afterKey(fixture, key, [&] { return qAbs(measured(*overview) - before) > 1; });
    };
}

/// Of the bar of the record, from an hour ago: by so many milliseconds, each key in its direction.
bool movesTheRecord(Fixture &fixture, const QString &key)
{
    const double before = fixture.replay().wanted();
    const bool earlier = key.endsWith(QLatin1String("Left")) || key == QLatin1String("PgUp");
    fixture.type(key);
    const double moved = fixture.replay().wanted() - before;
    const bool far = key.startsWith(QLatin1String("Shift"));
    const bool toMark = key.startsWith(QLatin1String("Pg"));
    return earlier == (moved < 0) && moved != 0
        && (toMark || qAbs(moved) == (far ? 3'000'000 : 300'000));
}

/// In the head of a table: what is measured changes, and all that is measured is there again when
/// the key that does the opposite is pressed.
Effect atHead(const std::function<QString(Fixture &)> &measured)
{
    return [measured](Fixture &fixture, const QString &key) {
        const QString before = measured(fixture);
        return afterKey(fixture, key, [&] { return measured(fixture) != before; });
    };
}

const std::map<QString, Effect> &effects()
{
    static const auto selected = [](Fixture &fixture) {
        return !fixture.console->holds().table()->selection().isEmpty();
    };
    static const std::map<QString, Effect> all{
        {QStringLiteral("Fleet"), opens("fleet")},
        {QStringLiteral("Holds"), opens("holds")},
        {QStringLiteral("Power"), opens("power")},
        {QStringLiteral("Calendar"), opens("calendar")},
        {QStringLiteral("Incidents"), opens("incidents")},
        {QStringLiteral("Audit"), opens("audit")},
        {QStringLiteral("Alarm health"), opens("alarms")},
        {QStringLiteral("Settings"), opens("settings")},
        {QStringLiteral("Find a command"), becomes(&Fixture::covered)},
        {QStringLiteral("Go to a machine"), becomes(&Fixture::covered)},
        {QStringLiteral("Filter the page"), becomes(isSearching)},
        {QStringLiteral("Back"),
         [](Fixture &fixture, const QString &key) {
             fixture.window().setProperty("page", QStringLiteral("power"));
             return afterKey(
                 fixture, key, [&] { return pageOf(fixture.window()) == QLatin1String("fleet"); });
         }},
        {QStringLiteral("Go to an earlier time\u2026"), becomes([](Fixture &fixture) {
             return fixture.scrubber()->hasActiveFocus()
                 || (fixture.window().activeFocusItem()
                     && fixture.scrubber()->isAncestorOf(fixture.window().activeFocusItem()));
         })},
        {QStringLiteral("Play or pause the record"),
         [](Fixture &fixture, const QString &key) {
             return fixture.look(fixture.console->session().presentNow() - 3'600'000)
                 && afterKey(fixture, key, [&] { return fixture.replay().isPlaying(); });
         }},
        {QStringLiteral("Record: an earlier or a later instant, with Shift ten times as far"),
         movesTheRecord},
        {QStringLiteral("Record: the mark before, the next one"), movesTheRecord},
        {QStringLiteral("Record: its first instant"), becomes([](Fixture &fixture) {
             return fixture.replay().wanted()
                 == fixture.console->session().presentNow() - 20 * 24 * 3'600'000.0;
         })},
        {QStringLiteral("Record: now"),
         becomes([](Fixture &fixture) { return !fixture.replay().isActive(); })},
        {QStringLiteral("Record: play or pause"),
         becomes([](Fixture &fixture) { return fixture.replay().isPlaying(); })},
        {QStringLiteral("Record: faster, slower"),
         [](Fixture &fixture, const QString &key) {
             const int before = fixture.replay().speed();
             fixture.type(key);
             return key == QLatin1String("+") ? fixture.replay().speed() > before
                                              : fixture.replay().speed() < before;
         }},
        {QStringLiteral("Inspector"), becomes([](Fixture &fixture) {
             return !fixture.window().property("fleetInspector").toBool();
         })},
        {QStringLiteral("Acknowledge"),
         becomes([](Fixture &fixture) { return fixture.sent("alarm.acknowledge") == 1; })},
        {QStringLiteral("Acknowledge the group"),
         becomes([](Fixture &fixture) { return fixture.sent("alarm.acknowledge") == 1; })},
        {QStringLiteral("Shelve\u2026"), says("Shelve 1 alarm")},
        {QStringLiteral("Write a note\u2026"), says("Select a machine first")},
        {QStringLiteral("Copy why it is stuck"), says("No machine selected.")},
        {QStringLiteral("Copy as kubectl command"),
         [](Fixture &fixture, const QString &key) {
             fixture.console->machine().setKey(DemoFleet::heldKey());
             fixture.type(key);
             return fixture.says("kubectl command copied.");
         }},
        {QStringLiteral("Copy a link to this page"), copiesALink},
        {QStringLiteral("Copy a one-time link for a viewer"),
         becomes([](Fixture &fixture) { return fixture.sent("token.share") == 1; })},
        {QStringLiteral("Actions of the machine\u2026"), says("Remove hook\u2026")},
        {QStringLiteral("Mark a time; twice marks a range"),
         [](Fixture &fixture, const QString &key) {
             TimelineView *view = fixture.timeline();
             fixture.type(key);
             const bool one = view->markFrom() > 0 && view->markTo() == view->markFrom();
             view->pan(-0.4);
             fixture.type(key);
             return one && view->markTo() > view->markFrom();
         }},
        {QStringLiteral("Add the marked range to an incident"), addsARange},
        {QStringLiteral("Change matrix grouping"), becomes([](Fixture &fixture) {
             return fixture.window().findChild<MachineMatrix *>()->groupBy()
                 == QLatin1String("zone");
         })},
        {QStringLiteral("Change matrix colours"), becomes([](Fixture &fixture) {
             return fixture.window().findChild<MachineMatrix *>()->coloring()
                 == QLatin1String("power")
                 && isSaid(fixture.window(), QStringLiteral("Coloured by power"));
         })},
        {QStringLiteral("Times: since when or how long"), says("13:16Z")},
        {QStringLiteral("Reconnect"), becomes([](Fixture &fixture) {
             return !fixture.gateway.received(QStringLiteral("retry")).isEmpty();
         })},
        {QStringLiteral("Choose a backend\u2026"), choosesABackend},
        {QStringLiteral("Next part of the window"),
         [](Fixture &fixture, const QString &key) {
             const QQuickItem *before = fixture.window().activeFocusItem();
             return afterKey(
                 fixture, key, [&] { return fixture.window().activeFocusItem() != before; });
         }},
        {QStringLiteral("Keys of this page"), says("Keys of this page")},
        {QStringLiteral("Full screen"), becomes([](Fixture &fixture) {
             return fixture.window().visibility() == QWindow::FullScreen;
         })},
        {QStringLiteral("Fleet without controls"), previewsTheKiosk},

        {QStringLiteral("The next row"),
         becomes([](Fixture &fixture) { return !fixture.current().isEmpty(); })},
        {QStringLiteral("The row before"),
         becomes([](Fixture &fixture) { return !fixture.current().isEmpty(); })},
        {QStringLiteral("Open the machine"),
         [](Fixture &fixture, const QString &key) {
             fixture.press(Qt::Key_J);
             return afterKey(fixture, key, [&] {
                 return pageOf(fixture.window()) == QLatin1String("machine");
             });
         }},
        {QStringLiteral("Select the row"), becomes(selected)},
        {QStringLiteral("Select all rows"),
         [](Fixture &fixture, const QString &key) {
             fixture.press(Qt::Key_J);
             fixture.type(key);
             return fixture.says("60 selected");
         }},
        {QStringLiteral("Copy the selected rows as a table"),
         [](Fixture &fixture, const QString &key) {
             fixture.press(Qt::Key_J);
             fixture.type(key);
             return fixture.says("1 row copied.")
                 && QGuiApplication::clipboard()->text().startsWith(
                     QStringLiteral("Urgency\tMachine\t"));
         }},
        {QStringLiteral("The next name that starts so"), becomes([](Fixture &fixture) {
             return fixture.current().contains(QLatin1String("/worker"));
         })},
        {QStringLiteral("Head of a table: the column before, the next one"),
         atHead([](Fixture &fixture) { return fixture.atHead("current"); })},
        {QStringLiteral("Head of a table: sort by the column"), becomes([](Fixture &fixture) {
             return fixture.atHead("sorting") == QLatin1String("hold");
         })},
        {QStringLiteral("Head of a table: the second column to sort by"),
         [](Fixture &fixture, const QString &key) {
             fixture.press(Qt::Key_Return);
             fixture.press(Qt::Key_Left);
             return afterKey(fixture, key, [&] {
                 return fixture.atHead("sorting")
                     == QStringLiteral("hold ") + fixture.atHead("current");
             });
         }},
        {QStringLiteral("Head of a table: move the column"),
         atHead([](Fixture &fixture) { return fixture.columns().shown().join(QLatin1Char(' ')); })},
        {QStringLiteral("Head of a table: narrower, wider"),
         [](Fixture &fixture, const QString &key) {
             const bool wider = key == QLatin1String("+") || key == QLatin1String("Alt+Right");
             fixture.columns().resize(QStringLiteral("hold"), 150);
             fixture.type(key);
             const double width = fixture.columns().widthOf(QStringLiteral("hold"));
             return wider ? width > 150 : width < 150;
         }},
        {QStringLiteral("Head of a table: filter of the column, which columns are shown"),
         says("Reset columns")},
        {QStringLiteral("Head of a table: hide the column"), becomes([](Fixture &fixture) {
             return !fixture.columns().isShown(QStringLiteral("hold"));
         })},
        {QStringLiteral("Select more rows"), becomes([](Fixture &fixture) {
             return fixture.console->holds().table()->selection().size() == 2;
         })},
        {QStringLiteral("Fold, unfold the group"), foldsTheGroup},
        {QStringLiteral("Apply the new order"), appliesTheNewOrder},
        {QStringLiteral("Timeline: zoom"), becomes([](Fixture &fixture) {
             return fixture.timeline()->spanText() != fixture.spanBefore;
         })},
        {QStringLiteral("Timeline: move"), becomes(&Fixture::timelineMoved)},
        {QStringLiteral("Timeline: fit"),
         [](Fixture &fixture, const QString &key) {
             fixture.timeline()->pan(-1);
             return afterKey(fixture, key, [&] { return fixture.timeline()->following(); });
         }},
        {QStringLiteral("Timeline: follow now"),
         [](Fixture &fixture, const QString &key) {
             fixture.timeline()->pan(-1);
             return afterKey(fixture, key, [&] { return fixture.timeline()->following(); });
         }},
        {QStringLiteral("Timeline: from change to change"), becomes(&Fixture::timelineMoved)},
        {QStringLiteral("Timeline: from trouble to trouble"),
         [](Fixture &fixture, const QString &key) {
             TimelineView *view = fixture.timeline();
             if (key.endsWith(QLatin1Char(']')))
                 view->pan(-0.5); // its last trouble lies left of the middle when all is shown
             fixture.timelineBefore = view->instantAt(view->width());
             return afterKey(fixture, key, [&] { return fixture.timelineMoved(); });
         }},
        {QStringLiteral("Timeline: unfold or fold idle time"), opensAndFolds},
        {QStringLiteral("Overview: move"),
         inOverview([](TimelineOverview &before) { return before.value(); })},
        {QStringLiteral("Overview: narrower, wider"), inOverview([](TimelineOverview &before) {
             return before.windowRight() - before.windowLeft();
         })},
        {QStringLiteral("Overview: to the ends"),
         inOverview([](TimelineOverview &before) { return before.windowLeft(); })},
        {QStringLiteral("Close, then cancel, then back to now, never commit"),
         [](Fixture &fixture, const QString &key) {
             fixture.window().setProperty("page", QStringLiteral("machine"));
             fixture.console->machine().setKey(DemoFleet::heldKey());
             if (!fixture.fillMachine() || !fixture.draw())
                 return false;
             fixture.timeline()->forceActiveFocus();
             fixture.timeline()->mark();
             fixture.type(key); // first what was marked
             return fixture.timeline() && fixture.timeline()->markFrom() == 0
                 && afterKey(fixture, key, [&] {
                        return pageOf(fixture.window()) == QLatin1String("fleet");
                    });
         }},
    };
    return all;
}

} // namespace

/// docs/keyboard.md is what the keys do: each key of each row is pressed.
class TestKeyboard : public QObject
{
    Q_OBJECT

private slots:
    void theTableIsWhole();
    void everyKeyDoesWhatTheTableSays_data();
    void everyKeyDoesWhatTheTableSays();
    void aHeldKeyActsOnce();
    void theMenuOfActionsStandsStill();
    void shiftAndDragMarksARange();
    void aMarkIsOfItsMachineAlone();
    void theTimelineOfAnEarlierMachineIsLeftWithThePage();
};

/// What can be given to other keys is in it, with the keys that it comes with.
void TestKeyboard::theTableIsWhole()
{
    const KeyMap keymap;
    QStringList missing;
    for (int row = 0; row < keymap.rowCount(); ++row) {
        const QVariantMap entry = keymap.entry(row);
        const auto lines = table();
        const bool there = std::ranges::any_of(lines, [&](const Line &line) {
            const QString page = entry.value(QStringLiteral("page")).toString();
            return line.what == entry.value(QStringLiteral("text")).toString()
                && line.keys == keymap.keys(entry.value(QStringLiteral("action")).toString())
                && (page.isEmpty() ? QStringLiteral("everywhere") : page) == line.where;
        });
        if (!there)
            missing.append(entry.value(QStringLiteral("action")).toString());
    }
    QCOMPARE(missing.join(QLatin1Char(' ')), QString());
}

void TestKeyboard::everyKeyDoesWhatTheTableSays_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("what");

    const auto lines = table();
    QVERIFY(lines.size() > 40);
    for (const Line &line : lines) {
        for (const QString &key : line.keys)
            QTest::addRow("%s: %s", qPrintable(key), qPrintable(line.what))
                << line.where << key << line.what;
    }
}

void TestKeyboard::everyKeyDoesWhatTheTableSays()
{
    QFETCH(const QString, where);
    QFETCH(const QString, key);
    QFETCH(const QString, what);
    const auto effect = effects().find(what);
    QVERIFY2(effect != effects().end(), qPrintable(what));
    Fixture fixture;
    QVERIFY(fixture.open(where));
    QVERIFY2(effect->second(fixture, key),
             qPrintable(textsOn(fixture.window()).join(QLatin1Char('\n'))));
    QCOMPARE(fixture.complaints(), QString());
}

/// What it would act on next nobody has seen.
void TestKeyboard::aHeldKeyActsOnce()
{
    Fixture fixture;
    QVERIFY(fixture.open(QStringLiteral("fleet")));
    // The backend does as it is told: the next alarm takes the place of the one before.
    const auto isNext = [&](const QString &before) {
        QJsonObject row = demoAlarms(demoHolds(fixture.demo.fleet(), demoNow()), demoNow())
                              .value(QStringLiteral("alarm/") + before)
                              .toObject();
        row.insert(QStringLiteral("state"), QStringLiteral("Acknowledged"));
        fixture.gateway.changeRows(QStringLiteral("alarms"),
                                   {{QStringLiteral("alarm/") + before, row}});
        return waitFor([&] { return fixture.console->alarms().foremostKey() != before; });
    };
    fixture.window().setProperty("page", QStringLiteral("power")); // no row is chosen
    QVERIFY(fixture.draw());
    const QString first = fixture.console->alarms().foremostKey();
    QVERIFY(!first.isEmpty());
    const auto key = [&](bool press, bool repeats) {
        QTest::simulateEvent(&fixture.window(), press, Qt::Key_A, {}, QStringLiteral("a"), repeats);
    };
    key(true, false);
    QTRY_COMPARE(fixture.sent("alarm.acknowledge"), 1);
    QVERIFY(isNext(first));
    key(true, true);
    key(true, true);
    key(false, false);
    QVERIFY(fixture.draw());
    QCOMPARE(fixture.sent("alarm.acknowledge"), 1);
    key(true, false);
    key(false, false);
    QTRY_COMPARE(fixture.sent("alarm.acknowledge"), 2);
    QCOMPARE(fixture.complaints(), QString());
}

/// What the machine offers may change while somebody reads it.
void TestKeyboard::theMenuOfActionsStandsStill()
{
    Fixture fixture;
    QVERIFY(fixture.open(QStringLiteral("machine")));
    fixture.type(QStringLiteral("Ctrl+Return"));
    const auto entries = [&fixture] {
        QStringList names;
        eachVisible(*fixture.window().contentItem(), [&](const QQuickItem &item) {
            if (item.inherits("QQuickMenuItem"))
                names.append(item.property("verb").toString());
        });
        return names;
    };
    QTRY_VERIFY(!entries().isEmpty());
    QVERIFY(fixture.draw()); // all of them
    const QStringList before = entries();
    const auto offered = fixture.console->machine().actions().size();
    QJsonObject rows = fixture.demo.machine(DemoFleet::heldKey());
    rows.remove(QStringLiteral("hook/preDrain/MigrateWorkload")); // the first of them
    fixture.gateway.setRows(QStringLiteral("machine/") + DemoFleet::heldKey(), rows);
    QTRY_VERIFY(fixture.console->machine().actions().size() != offered);
    QVERIFY(fixture.draw());
    QCOMPARE(entries(), before);
    QCOMPARE(fixture.complaints(), QString());
}

void TestKeyboard::shiftAndDragMarksARange()
{
    Fixture fixture;
    QVERIFY(fixture.open(QStringLiteral("machine")));
    TimelineView *view = fixture.timeline();
    const QPoint first = view->mapToScene({view->width() * 0.4, view->height() / 2}).toPoint();
    const QPoint last = view->mapToScene({view->width() * 0.8, view->height() / 2}).toPoint();
    const double from = view->instantAt(view->width() * 0.4);
    QTest::mousePress(&fixture.window(), Qt::LeftButton, Qt::ShiftModifier, first);
    QTest::mouseMove(&fixture.window(), last);
    QTest::mouseRelease(&fixture.window(), Qt::LeftButton, Qt::ShiftModifier, last);
    QVERIFY(view->markTo() > view->markFrom());
    QVERIFY(qAbs(view->markFrom() - from) < 60000);
    QVERIFY(!fixture.timelineMoved());
    QVERIFY(fixture.says(" is marked"));
    QCOMPARE(fixture.complaints(), QString());
}

/// Or a range of one machine would become part of an incident of another.
void TestKeyboard::aMarkIsOfItsMachineAlone()
{
    Fixture fixture;
    QVERIFY(fixture.open(QStringLiteral("machine")));
    TimelineView *view = fixture.timeline();
    view->mark();
    QVERIFY(view->markFrom() > 0);
    fixture.console->machine().setKey(QStringLiteral("openshift-machine-api/master-0"));
    QCOMPARE(view->markFrom(), 0.0);
    QCOMPARE(fixture.complaints(), QString());
}

/// Other pages draw the machine that is there.
void TestKeyboard::theTimelineOfAnEarlierMachineIsLeftWithThePage()
{
    Fixture fixture;
    QVERIFY(fixture.open(QStringLiteral("machine")));
    MachineViewModel &machine = fixture.console->machine();
    const double now = double(demoNow().toMSecsSinceEpoch());
    machine.showPast(now - 7'200'000, now - 3'600'000);
    QVERIFY(machine.pastAt() > 0);
    fixture.window().setProperty("page", QStringLiteral("fleet"));
    QTRY_COMPARE(machine.pastAt(), 0.0);
    QCOMPARE(machine.key(), DemoFleet::heldKey());
}

} // namespace tst_keyboard

HP_GUI_TEST(tst_keyboard, TestKeyboard)
#include "tst_keyboard.moc"
