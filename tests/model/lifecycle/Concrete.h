// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Time.h"
#include "model/resource/Object.h"
#include "tests/model/lifecycle/Member.h"

namespace hp::lifecycle {

/// The one instant at which the untimed model asks its questions.
[[nodiscard]] TimePoint modelNow();

/// The Machine object that a Stored stands for, whole enough for the rules; null when it is gone.
[[nodiscard]] Object machineObject(const Stored &stored);
/// What an object says, reduced; the opposite of machineObject().
[[nodiscard]] Stored storedOf(const Object &machine);
/// After a merge patch.
[[nodiscard]] Stored patched(const Stored &stored, const Object &mergePatch);

/// The Node of a Member; null when it is absent.
[[nodiscard]] Object nodeObject(const Member &member, bool controlPlane);
/// The one pod that runs there.
[[nodiscard]] Object podObject(const Member &member);
[[nodiscard]] std::string providerIdOf(std::uint8_t instance);

} // namespace hp::lifecycle
