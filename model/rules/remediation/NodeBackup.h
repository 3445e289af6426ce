// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/resource/Object.h"

namespace hp::rules {

/// The labels and annotations of a Node that is about to be deleted, kept as JSON texts in the
/// annotations of the object that remembers the remediation (facts/reboot.md 6.1, steps 3 and 7).
/// Content that cannot be read restores nothing.
namespace nodebackup {

[[nodiscard]] bool isKeptOn(const Object &keeper);
/// The keeper has exactly what the Node has now.
[[nodiscard]] bool isUpToDate(const Object &keeper, const Object &node);
/// A merge patch of the keeper that keeps what the Node has.
[[nodiscard]] Object keepPatch(const Object &node);
/// A merge patch of the keeper that forgets it.
[[nodiscard]] Object dropPatch();
/// A merge patch of a new Node: what the backup has and the Node lacks. Keys that the Node has keep
/// their value. Null when it lacks nothing.
[[nodiscard]] Object restorePatch(const Object &keeper, const Object &node);

} // namespace nodebackup

} // namespace hp::rules
