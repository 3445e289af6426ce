// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace hp::ui {

/// What a start asks of the console: that it comes to the front, and with which page.
struct StartRequest {
    QString page{}; ///< of the rail, or "machine"; empty: the one that is there
    QString machine{}; ///< `namespace/name`, for the page "machine"
    /// What the desktop gave to the start so that its window may come to the front; may be empty.
    QString activation{};

    bool operator==(const StartRequest &) const = default;
};

/// Reads a page as `--open` names it: "holds", "machine:<namespace>/<name>". Empty when there is
/// no page of that name.
[[nodiscard]] std::optional<StartRequest> startRequest(const QString &words);

} // namespace hp::ui
