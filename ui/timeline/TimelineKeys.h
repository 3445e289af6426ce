// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QKeyEvent>

namespace hp::ui {

/// What one press of a key does to the visible interval, and a part of it.
inline constexpr double keyZoom = 1.4;
inline constexpr double keyPan = 0.15;

/// W, A, S and D by their position on the keyboard, as X11 numbers keys; other platforms go by
/// letter. Other keys as they are.
[[nodiscard]] Qt::Key physicalKey(const QKeyEvent &event);

} // namespace hp::ui
