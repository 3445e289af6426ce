// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/schema/SchemaNode.h"
#include "model/resource/FieldSet.h"

namespace hp::embedded {

/// `live` with everything that `config` says in it. Lists are merged item by item where the type
/// has an identity for items: those of `config` in its order, those that only `live` has where they
/// stand relative to them. `config` has no type faults.
[[nodiscard]] Json mergedConfig(const SchemaNode *type, const Json &live, const Json &config);

/// `value` without the fields in `gone`. A map or a list that loses its last member that way
/// becomes null.
[[nodiscard]] Json withoutFields(const SchemaNode *type, const Json &value, const FieldSet &gone);

} // namespace hp::embedded
