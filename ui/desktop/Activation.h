// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QWindow;

namespace hp::ui {

/// Takes what the desktop gave to a start or a click: under Wayland only its holder may bring a
/// window to the front, once. Empty changes nothing. GUI thread.
void allowActivation(const QString &token);
/// What the desktop gave to this process when it was started; empty when it gave nothing.
[[nodiscard]] QString ownActivation();

/// Shows the window before all others, with the keyboard, also when it was minimised or put away.
void bringToFront(QWindow &window);

} // namespace hp::ui
