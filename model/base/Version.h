// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace hp {

/// What the programs say they are, such as "0.1.0" or, in a package, "0.1.0~git20261128.6438ad7d".
/// A function, so that a new version compiles one file.
[[nodiscard]] const char *version();

/// "holdpoint 0.1.0", as files name what made them.
[[nodiscard]] const char *toolVersion();

} // namespace hp
