// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/resource/Object.h"

namespace hp::history {

/// What the record keeps of an object: everything a view may look at, without what only costs room
/// (managedFields, heartbeats, images of a Node) and without what may hold a secret (last applied
/// configuration, user data of a Machine, containers of a Pod). Two revisions of equal projection
/// are one state. Pure; null for a null object and for kinds that are never recorded.
[[nodiscard]] Json projectionOf(const Object &object);

} // namespace hp::history
