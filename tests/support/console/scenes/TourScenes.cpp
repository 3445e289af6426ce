// SPDX-License-Identifier: Apache-2.0

#include "tests/support/console/scenes/Played.h"
#include "tests/support/gateway/Patience.h"

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace {

void playALab(ActingStage &stage)
{
    stage.lab = true;
    stage.nameTheHold();
}

/// Until the card of the step is shown.
bool reach(ActingStage &stage, int step)
{
    return waitFor([&stage, step] {
        stage.clock.advance(100ms);
        return stage.console->tour().isShown() && stage.console->tour().step() == step;
    });
}

bool tourTo(ActingStage &stage, int step)
{
    stage.console->tour().start();
    for (int at = 0; at < step; ++at) {
        if (!reach(stage, at))
            return false;
        stage.press(Qt::Key_Return);
    }
    return reach(stage, step) && (step < 2 || stage.fillMachine());
}

} // namespace

QList<Played> tourScenes()
{
    QList<Played> found;
    const QStringList names{u"attention"_s, u"hold"_s, u"why"_s, u"release"_s, u"past"_s};
    for (const QString &name : names) {
        const int step = static_cast<int>(names.indexOf(name));
        found.append({.scene = {u"tour"_s, name},
                      .play = [step](ActingStage &stage) { return tourTo(stage, step); },
                      .prepare = playALab});
    }
    return found;
}

} // namespace hp::tests
