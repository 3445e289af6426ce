// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QQuickWindow>
#include <QStringList>

#include <functional>

namespace hp::tests {

/// What is wrong with the words on the screen, one sentence each: two that lie over one another,
/// some that leave the window or what holds them, a field that shows a part of what is in it, and
/// of those that must fit the ones that end in an ellipsis and are not under the pointer in whole.
/// Names and sentences of others may be long; `mustFit` tells which text may not be cut.
[[nodiscard]] QStringList layoutFaults(QQuickWindow &window,
                                       const std::function<bool(const QString &)> &mustFit);

} // namespace hp::tests
