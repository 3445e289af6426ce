// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace hp::ui {

/// How things stand while a window of a backend has not decided yet what it begins with.
struct Arrival {
    /// Somebody asked for a page, or is at work in the window.
    bool taken = false;
    /// Something lies over the page, and has the keyboard.
    bool covered = false;
    bool loaded = false; ///< the machines have arrived
    int machines = 0;
    int late = 0;
    int overdue = 0;
};

enum class HomeStep {
    Wait,
    Stay, ///< what is shown stays, whatever comes later
    ShowHolds,
};

/// What is the home page, first match wins: what somebody asked for stays; nothing moves below what
/// has the keyboard; without machines there is nothing to judge yet, they may be on their way;
/// where something is late or overdue it is the holds (product.md 4.4, S3), else what is shown.
[[nodiscard]] HomeStep homeStep(const Arrival &arrival);

} // namespace hp::ui
