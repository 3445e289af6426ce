// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace hp::maintenance {

/// A calendar without the entries of that UID, those that stand for one time of it included;
/// everything else is as it was, to the byte. The same text when there is no such entry.
[[nodiscard]] std::string withoutEntry(const std::string &calendar, const std::string &uid);

} // namespace hp::maintenance
