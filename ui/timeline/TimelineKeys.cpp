// SPDX-License-Identifier: Apache-2.0
#include "ui/timeline/TimelineKeys.h"

#include <array>
#include <utility>

namespace hp::ui {

Qt::Key physicalKey(const QKeyEvent &event)
{
    constexpr std::array<std::pair<quint32, Qt::Key>, 4> positions{
        {{25, Qt::Key_W}, {38, Qt::Key_A}, {39, Qt::Key_S}, {40, Qt::Key_D}}};
    for (const auto &[code, key] : positions) {
        if (event.nativeScanCode() == code)
            return key;
    }
    return static_cast<Qt::Key>(event.key());
}

} // namespace hp::ui
