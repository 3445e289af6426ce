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
/// Machines and hosts that come in a version which is not understood.
[[nodiscard]] QList<Played> rawScenes();
/// What the backend tells of its record and of how it signs in to its cluster.
[[nodiscard]] QList<Played> backendScenes();
/// What only the overview has: figures with and without a past, the other colourings.
[[nodiscard]] QList<Played> fleetScenes();
/// The timeline of a machine and the overview under it, of a long past and of parts of it.
[[nodiscard]] QList<Played> timelineScenes();
/// Fleet and holds of two clusters in one picture, and with one of them lost.
[[nodiscard]] QList<Played> clustersScenes();
/// What only the page of the holds has: that it comes first, and how its checks stand.
[[nodiscard]] QList<Played> holdScenes();
/// Machines of Cluster API in many clusters, each held by something else, and a wall of them.
[[nodiscard]] QList<Played> capiScenes();
/// Each step of the tour of a lab, at what it points at.
[[nodiscard]] QList<Played> tourScenes();
/// The console as a wall: each layout, calm, without news, of several clusters, with a code.
[[nodiscard]] QList<Played> wallScenes();
/// Every dialog, the review of an override in each of its states among them.
[[nodiscard]] QList<Played> dialogScenes();

/// The page of the held machine with one of its tabs, and a pane of the settings.
[[nodiscard]] bool openTab(ActingStage &stage, int tab);
[[nodiscard]] bool openPane(ActingStage &stage, const QString &pane);
/// An instant of the demo, as the wire writes it.
[[nodiscard]] QString stampAgo(int seconds);
/// Chooses the first hold of the page that is shown, and waits for all that is known of it.
[[nodiscard]] bool chooseHold(ActingStage &stage);
/// Opens the incident of the demo on its page, which is shown.
[[nodiscard]] bool openIncident(ActingStage &stage);

} // namespace hp::tests
