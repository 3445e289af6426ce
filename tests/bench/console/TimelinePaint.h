// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace hp::bench {

/// One figure for each of some timelines in which 5,000 things are visible: how long a frame of
/// moving through it takes, laid out and painted as the software renderer does. Needs no window.
void printTimelinePaint();

} // namespace hp::bench
