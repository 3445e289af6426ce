// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/console/ActingStage.h"

namespace hp::tests {

/// One thing that the console can show: a screen in a state of product.md 4.6, or a dialog over
/// one.
struct Scene {
    QString sheet{}; ///< the screen, or "review" and "dialogs"
    QString name{}; ///< the state, or which of the dialogs

    [[nodiscard]] QString label() const { return sheet + QLatin1Char('_') + name; }
};

[[nodiscard]] const QList<Scene> &scenes();

/// Brings a fresh stage into a scene and draws it; false when it does not get there.
[[nodiscard]] bool play(ActingStage &stage,
                        const Scene &scene,
                        QSize size,
                        ui::ThemeChoice theme = ui::ThemeChoice::Light);

} // namespace hp::tests

Q_DECLARE_METATYPE(hp::tests::Scene)
