// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <QByteArray>

#include <string>

namespace hp::history {

/// The text of a state or a patch as a row keeps it: compressed when that is worth it.
[[nodiscard]] QByteArray encodedBody(const std::string &text);
/// Null when the row is no state: damaged, or the end of the object.
/// The text of a body, not parsed.
[[nodiscard]] std::string textOfBody(const QByteArray &body);
[[nodiscard]] Json decodedBody(const QByteArray &body);

} // namespace hp::history
