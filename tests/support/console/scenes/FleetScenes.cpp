// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/DemoCounters.h"
#include "tests/support/gateway/DemoHolds.h"
#include "tests/support/gateway/Patience.h"
#include "ui/fleet/MachineMatrix.h"

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

bool says(ActingStage &stage, const QString &words)
{
    return waitFor([&] { return isSaid(stage.window(), words); });
}

/// Some machines of every kind of maintenance.
void maintain(ActingStage &stage)
{
    QJsonObject rows = stage.demo.fleet();
    int at = 0;
    for (const QString &key : rows.keys()) {
        static const QStringList states{
            u""_s, u"planned"_s, u""_s, u"underWay"_s, u"manual"_s, u""_s, u"failed"_s, u""_s};
        QJsonObject row = rows.value(key).toObject();
        row.insert("maintenance", states.at(at++ % states.size()));
        rows.insert(key, row);
    }
    stage.setFleet(rows);
}

/// Somebody wrote something down about two of them.
void annotate(ActingStage &stage)
{
    QJsonObject rows = stage.demo.fleet();
    const auto note = [&rows](const QString &key, const QString &text) {
        QJsonObject row = rows.value(key).toObject();
        row.insert("note", text);
        row.insert("noteBy", u"brian"_s);
        row.insert("noteAt", stampAgo(1260));
        rows.insert(key, row);
    };
    note(DemoFleet::heldKey(), u"The tape library is full, the vendor comes at 16:00, OPS-42"_s);
    note(rows.keys().last(), u"NIC on order"_s);
    stage.setFleet(rows);
    stage.gateway.setRows(u"holds"_s, demoHolds(rows, demoNow()));
}

/// As many machines as a large site has, with racks and with trouble in some of them.
QJsonObject largeFleet(const ActingStage &stage, int machines)
{
    QJsonObject rows = DemoFleet(machines, demoNow()).fleet();
    int at = 0;
    for (const QString &key : rows.keys()) {
        QJsonObject row = rows.value(key).toObject();
        row.insert("region", u"north"_s);
        row.insert("zone", u"zone-%1"_s.arg(QChar(u'a' + char16_t(at % 4))));
        row.insert("rack", u"rack-%1"_s.arg(at % 40 + 1, 2, 10, QChar(u'0')));
        const auto becomes = [&row](const QString &look, const QString &word, int priority) {
            row.insert("status",
                       QJsonObject{{u"look"_s, look},
                                   {u"word"_s, word},
                                   {u"priority"_s, priority},
                                   {u"since"_s, stampAgo(3600)}});
        };
        if (at % 97 == 0)
            becomes(u"progress"_s, u"Draining"_s, 0);
        else if (at % 131 == 0 || (at % 40 == 7 && at % 9 == 0))
            becomes(u"holding"_s, u"Holding"_s, 0);
        else if (at % 401 == 0)
            becomes(u"holding"_s, u"Late"_s, 3);
        else if (at % 733 == 0)
            becomes(u"unknown"_s, u"Power unknown"_s, 2);
        rows.insert(key, row);
        ++at;
    }
    // As it was told of the small fleet, so that pages of single machines have something to show.
    const QJsonObject small = stage.demo.fleet();
    for (auto row = small.begin(); row != small.end(); ++row) {
        if (row.value().toObject().value("status").toObject().value("look") != "normal"_L1)
            rows.insert(row.key(), row.value());
    }
    return rows;
}

Played large(const QString &name, int machines, const QString &keys, const QString &filter = {})
{
    return {.scene = {u"fleet"_s, name},
            .play =
                [keys, filter, machines](ActingStage &stage) {
                    auto *matrix = stage.window().findChild<ui::MachineMatrix *>();
                    for (const QChar key : keys)
                        stage.press(key.toUpper().unicode());
                    auto *table = stage.window().findChild<ui::FleetTable *>();
                    if (!filter.isEmpty())
                        table->setFilter(filter);
                    return matrix
                        && waitFor([&] { return int(matrix->layout().order.size()) >= machines; });
                },
            .prepare =
                [machines](ActingStage &stage) {
                    // Pages of single machines are not asked for.
                    stage.gateway.setRows(u"fleet"_s, largeFleet(stage, machines));
                }};
}

} // namespace

QList<Played> fleetScenes()
{
    QList<Played> rows;
    rows.append({.scene = {u"fleet"_s, u"notes"_s},
                 .play =
                     [](ActingStage &stage) {
                         return says(
                             stage,
                             u"The tape library is full, the vendor comes at 16:00, OPS-42"_s);
                     },
                 .prepare = annotate});
    rows.append({.scene = {u"holds"_s, u"notes"_s},
                 .play =
                     [](ActingStage &stage) {
                         return stage.goTo(u"holds"_s) && says(stage, u"BackupFileSystem"_s);
                     },
                 .prepare = annotate});
    rows.append({.scene = {u"fleet"_s, u"counted"_s},
                 .play = [](ActingStage &stage) { return says(stage, u"as 1 h ago"_s); }});
    rows.append(
        {.scene = {u"fleet"_s, u"uncounted"_s},
         .play = [](ActingStage &stage) { return says(stage, u"\u2013 in 1 h"_s); },
         .prepare = [](ActingStage &stage) { stage.gateway.setRows(u"counters"_s, uncounted()); }});
    int presses = 0;
    for (const QString &coloring : {u"power"_s, u"age"_s, u"maintenance"_s}) {
        rows.append({.scene = {u"fleet"_s, QString(u"by-"_s + coloring)},
                     .play =
                         [coloring, times = ++presses](ActingStage &stage) {
                             for (int press = 0; press < times; ++press)
                                 stage.press(Qt::Key_C);
                             return says(stage, QString(u"Coloured by "_s + coloring));
                         },
                     .prepare = maintain});
    }
    rows.append(large(u"2000"_s, 2'000, {}));
    rows.append(large(u"2000-by-zone-and-rack"_s, 2'000, u"gggg"_s));
    rows.append(large(u"2000-filtered"_s, 2'000, u"g"_s, u"zone-b"_s));
    rows.append(large(u"20000"_s, 20'000, {}));
    rows.append({.scene = {u"fleet"_s, u"past"_s}, .play = [](ActingStage &stage) {
                     ui::Replay &replay = *stage.console->session().replay();
                     replay.seek(stage.console->session().presentNow() - 4 * 3'600'000.0);
                     return waitFor([&] {
                                stage.clock.advance(1ms);
                                return !replay.isWaiting();
                            })
                         && says(stage, u"Esc returns to now"_s);
                 }});
    return rows;
}

} // namespace hp::tests
