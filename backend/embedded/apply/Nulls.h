// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

namespace hp::embedded {

/// Takes every member that is null out of `value`, at any depth; nulls in lists stay.
void dropNulls(Json &value);

} // namespace hp::embedded
