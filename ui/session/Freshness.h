// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

namespace hp::ui {

/// How far the screen may be believed (product.md 4.6).
enum class Freshness {
    Connecting, ///< nothing was received yet
    Live,
    Slow, ///< from 3 s: the chip says so
    Stale, ///< from 10 s: the picture is desaturated, nothing may be written
    Disconnected, ///< no path: the last picture with the banner over it
};

constexpr std::chrono::milliseconds slowAfter{3000};
constexpr std::chrono::milliseconds staleAfter{10000};
/// Over a connection that looks open but is this silent, a new one is made.
constexpr std::chrono::milliseconds lostAfter{20000};

struct LinkView {
    bool everReceived = false;
    bool connected = false;
    int failures = 0; ///< attempts that failed since the last good connection
    std::chrono::milliseconds age{}; ///< since the last frame
};

/// Rules, first match wins: no path once a further attempt has failed; nothing yet; then the age.
[[nodiscard]] Freshness decideFreshness(const LinkView &link);

/// 1, 2, 4 … 60 s, each up to a fifth shorter or longer. `random` lies in 0 to 1.
[[nodiscard]] std::chrono::milliseconds retryDelay(int failures, double random);

} // namespace hp::ui
