// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace hp::ui {

/// Makes the embedded fonts known to Qt. Needs a QGuiApplication; a second call does nothing.
void loadFonts();

/// Family of all words.
[[nodiscard]] QString textFamily();
/// Family of names, keys and times, whose digits must not move.
[[nodiscard]] QString monoFamily();

} // namespace hp::ui
