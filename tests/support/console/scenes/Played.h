// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/console/scenes/Scenes.h"

namespace hp::tests {

/// A scene and how a console that shows the fleet gets there; false when it does not.
struct Played {
    Scene scene{};
    std::function<bool(ActingStage &)> play{};
    QString level{QStringLiteral("G3")}; ///< of the review that is prepared
    /// What has to be so before the console connects.
    std::function<void(ActingStage &)> prepare{};
};

/// Every screen in every state of product.md 4.6, and the panes of the settings.
[[nodiscard]] QList<Played> screenScenes();
/// What the backend tells of its record and of how it signs in to its cluster.
[[nodiscard]] QList<Played> backendScenes();
/// What only the overview has: figures with and without a past, the other colourings.
[[nodiscard]] QList<Played> fleetScenes();
/// Fleet and holds of two clusters in one picture, and with one of them lost.
[[nodiscard]] QList<Played> clustersScenes();
/// Every dialog, the review of an override in each of its states among them.
[[nodiscard]] QList<Played> dialogScenes();

/// The page of the held machine with one of its tabs, and a pane of the settings.
[[nodiscard]] bool openTab(ActingStage &stage, int tab);
[[nodiscard]] bool openPane(ActingStage &stage, const QString &pane);
/// An instant of the demo, as the wire writes it.
[[nodiscard]] QString stampAgo(int seconds);
/// Opens the incident of the demo on its page, which is shown.
[[nodiscard]] bool openIncident(ActingStage &stage);

} // namespace hp::tests
