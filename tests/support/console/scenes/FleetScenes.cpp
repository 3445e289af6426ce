// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/DemoCounters.h"
#include "tests/support/gateway/Patience.h"

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

} // namespace

QList<Played> fleetScenes()
{
    QList<Played> rows;
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
