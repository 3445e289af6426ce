// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/Patience.h"

#include <QTest>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Three days and four hours of the held machine: the backup held every night, once it was late;
/// the node was lost for a while, a boot failed, and for six hours nobody looked.
QJsonObject threeDays(const ActingStage &stage)
{
    QJsonObject rows = stage.demo.timeline(DemoFleet::heldKey());
    const auto at = [](double hours) { return stampAgo(static_cast<int>(hours * 3600)); };
    int number = 100;
    const auto span = [&](const QString &lane, double from, double to, const QString &look) {
        rows.insert(QString(u"span/"_s + lane + '/' + QString::number(number++)),
                    QJsonObject{{"lane", lane},
                                {"from", at(from)},
                                {"to", at(to)},
                                {"look", look},
                                {"text", look},
                                {"known", "observed"}});
    };
    rows.insert("range", QJsonObject{{"from", at(168)}, {"to", QJsonValue::Null}});
    span("phase"_L1, 76, 75.6, u"provisioning"_s);
    span("phase"_L1, 75.6, 75.2, u"failed"_s);
    span("phase"_L1, 75.2, 74.8, u"provisioning"_s);
    span("phase"_L1, 74.8, 2.5, u"running"_s);
    for (const double night : {62.0, 38.0, 14.0}) {
        span("hook-backup"_L1, night, night - (night == 38.0 ? 3.2 : 0.4), u"holding"_s);
        span("hook-migrate"_L1, night + 0.2, night - 0.1, u"holding"_s);
    }
    span("node"_L1, 74.7, 51, u"ready"_s);
    span("node"_L1, 51, 49.5, u"notReady"_s);
    span("node"_L1, 49.5, 2.6, u"ready"_s);
    for (int i = 0; i < 90; ++i) {
        const double hours = 74 - i * 0.78 - (i % 7) * 0.2;
        rows.insert(QString(u"mark/events/"_s + QString::number(number++)),
                    QJsonObject{{"lane", "events"},
                                {"at", at(hours)},
                                {"look", i % 30 == 3 ? "warning" : "normal"},
                                {"text", "Synced"}});
    }
    rows.insert(
        "gap/1",
        QJsonObject{{"from", at(30)}, {"to", at(24)}, {"cause", "backend was not running"}});
    return rows;
}

bool openMachine(ActingStage &stage)
{
    stage.console->machine().setKey(DemoFleet::heldKey());
    return stage.goTo(u"machine"_s) && stage.draw();
}

/// From the timeline to the strip under it, which the lowest windows leave out.
bool focusOverview(ActingStage &stage)
{
    constexpr int least = 720;
    if (stage.window().height() < least) {
        stage.window().resize(stage.window().width(), least);
        if (!stage.draw())
            return false;
    }
    stage.press(Qt::Key_Tab);
    return waitFor([&stage] {
        const QQuickItem *item = stage.window().activeFocusItem();
        return item && item->inherits("hp::ui::TimelineOverview");
    });
}

} // namespace

QList<Played> timelineScenes()
{
    const auto long3 = [](ActingStage &stage) {
        stage.gateway.setRows(QString(u"timeline/168h?"_s + DemoFleet::heldKey()),
                              threeDays(stage));
    };
    QList<Played> rows;
    rows.append(
        {.scene = {u"machine"_s, u"overview-whole"_s}, .play = openMachine, .prepare = long3});
    rows.append({.scene = {u"machine"_s, u"overview-part"_s},
                 .play =
                     [](ActingStage &stage) {
                         if (!openMachine(stage) || !focusOverview(stage))
                             return false;
                         for (int press = 0; press < 5; ++press)
                             QTest::keyClick(&stage.window(), Qt::Key_Left, Qt::ShiftModifier);
                         for (int press = 0; press < 16; ++press)
                             stage.press(Qt::Key_Left);
                         return true;
                     },
                 .prepare = long3});
    rows.append({.scene = {u"machine"_s, u"overview-minutes"_s},
                 .play =
                     [](ActingStage &stage) {
                         if (!openMachine(stage))
                             return false;
                         for (int press = 0; press < 14; ++press)
                             stage.press(Qt::Key_W);
                         return true;
                     },
                 .prepare = long3});
    return rows;
}

} // namespace hp::tests
