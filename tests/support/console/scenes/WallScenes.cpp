// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/WallStage.h"
#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/Patience.h"

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// In the place of the console of the stage a wall over sites of its own.
bool hang(ActingStage &stage,
          int clusters,
          const WallStage::Options &options,
          const std::function<bool(WallStage &)> &then)
{
    const auto walls = std::make_shared<WallStage>(clusters);
    if (!walls->open(options, stage.window().size(), stage.console->theme().choice()))
        return false;
    stage.lookAt(*walls->wall, walls);
    return then(*walls);
}

bool fill(WallStage &walls)
{
    return walls.fill();
}

} // namespace

QList<Played> wallScenes()
{
    QList<Played> rows;
    const auto add = [&rows](const QString &name,
                             int clusters,
                             const WallStage::Options &options,
                             const std::function<bool(WallStage &)> &then) {
        rows.append({{u"wall"_s, name},
                     [=](ActingStage &stage) { return hang(stage, clusters, options, then); }});
    };
    for (const char *layout : {"fleet", "holds", "power", "calendar", "incident"}) {
        const QString name = QString::fromLatin1(layout);
        add(name, 1, {{u"wall"_s, name}}, fill);
    }
    add(u"far"_s, 1, {{u"wall"_s, u"holds"_s}, {u"distance"_s, u"6"_s}}, fill);
    add(u"aliases"_s,
        1,
        {{u"wall"_s, u"fleet"_s}, {u"aliases"_s, u"on"_s}, {u"clock"_s, u"utc,local"_s}},
        fill);
    add(u"clusters"_s, 2, {{u"wall"_s, u"fleet"_s}, {u"rotate"_s, u"30"_s}}, fill);
    add(u"quiet"_s, 1, {{u"wall"_s, u"holds"_s}}, [](WallStage &walls) {
        walls.sites[0]->calm();
        return waitFor([&walls] {
            walls.clock.advance(100ms);
            return walls.said("layout") == u"quiet"_s;
        });
    });
    return rows;
}

} // namespace hp::tests
