// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/resource/Object.h"

#include <string>
#include <string_view>
#include <vector>

namespace hp::rules {

/// What a valid object does otherwise than its author will think: an annotation that is a letter
/// away from one that counts or stands on the wrong object, a mode that nobody knows, a time that
/// no machine can keep. Each is one clause that names the place and the value; English, as the
/// warnings of an API are. Pure and total; empty for kinds that it knows nothing of.
[[nodiscard]] std::vector<std::string> inputWarnings(const Object &object);

/// Whether there can be any for objects of this kind.
[[nodiscard]] bool hasInputWarnings(std::string_view kind);

/// Those of its annotations alone, which a console tells of the machine as well.
[[nodiscard]] std::vector<Message> annotationWarnings(const Object &object);

} // namespace hp::rules
