// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace hp::ui {

/// Chooses how windows are drawn, before the first one: Qt aborts where OpenGL is missing and
/// spends ten times the processor on a simulated one (facts/toolchain.md 2). A choice made by the
/// environment is kept. Returns what was chosen, in one word or two, for the log.
QString chooseRenderer();

} // namespace hp::ui
