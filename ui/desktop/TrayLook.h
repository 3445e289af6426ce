// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QImage>
#include <QList>
#include <QString>

namespace hp::ui {

/// What the mark in the tray stands for: the worst alarm of all backends, or that it is not known.
struct TrayLook {
    int priority = 0; ///< 1 to 3; 0: nothing is raised
    bool blind = false; ///< a picture is not the present: never shown as calm
    QString text{}; ///< one line for the tooltip

    bool operator==(const TrayLook &) const = default;
};

/// What one backend contributes.
struct TrayPart {
    QString site{};
    int priority = 0;
    int raised = 0;
    bool blind = false;
};

/// Pure: the worst of all, and one line about each that is not calm.
[[nodiscard]] TrayLook trayLook(const QList<TrayPart> &parts);
/// The sign of product.md 4.8 on a plate of its own, so that it is seen on any panel.
[[nodiscard]] QImage trayPicture(const TrayLook &look, int size);

} // namespace hp::ui
