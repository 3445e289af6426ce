// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/scenes/Scenes.h"

#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/Patience.h"

#include <algorithm>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;

namespace {

const QList<Played> &table()
{
    static const QList<Played> all = screenScenes() + rawScenes() + backendScenes() + fleetScenes()
        + holdScenes() + timelineScenes() + clustersScenes() + wallScenes() + dialogScenes()
        + tourScenes() + capiScenes();
    return all;
}

} // namespace

const QList<Scene> &scenes()
{
    static const QList<Scene> all = [] {
        QList<Scene> found;
        for (const Played &played : table())
            found.append(played.scene);
        return found;
    }();
    return all;
}

bool play(ActingStage &stage, const Scene &scene, QSize size, ui::ThemeChoice theme)
{
    const auto played = std::ranges::find_if(table(), [&scene](const Played &row) {
        return row.scene.sheet == scene.sheet && row.scene.name == scene.name;
    });
    if (played == table().end())
        return false;
    stage.put(u"previewed"_s, played->level);
    if (played->prepare)
        played->prepare(stage);
    if (scene.name == "approving")
        stage.gateway.setRoles({u"approver"_s});
    if (scene.name == "recovery")
        stage.leaveUnfinished({u"o1"_s});
    if (!stage.start(false, theme))
        return false;
    stage.window().resize(size);
    const bool fleetComes =
        scene.sheet != "fleet" || (scene.name != "loading" && scene.name != "error");
    if (fleetComes && !waitFor([&stage] { return stage.console->session().isFleetLoaded(); }))
        return false;
    return played->play(stage) && stage.draw() && stage.draw();
}

} // namespace hp::tests
