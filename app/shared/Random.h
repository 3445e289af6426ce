// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRandomGenerator>

namespace hp::app {

/// A number in [0, 1), for what spreads many things that would happen at once.
[[nodiscard]] inline double random()
{
    return QRandomGenerator::global()->generateDouble();
}

} // namespace hp::app
