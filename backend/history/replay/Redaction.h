// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

namespace hp::incident {
class Scrubber;
}

namespace hp::history {

/// Takes out of the state of an object, or of a JSON Patch to one, what stands behind names of
/// secrets, credentials and passwords, in members as in texts. Members stay where they are, so that
/// later patches still apply.
void redact(Json &body, const incident::Scrubber &scrubber);

} // namespace hp::history
