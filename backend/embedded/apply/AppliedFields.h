// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/schema/SchemaNode.h"
#include "model/resource/FieldSet.h"

#include <string>
#include <vector>

namespace hp::embedded {

/// What makes `config` no value of the type, in the words of structured-merge-diff:
/// ".spec.x: field not declared in schema". Empty when it is one.
[[nodiscard]] std::vector<std::string> typeFaults(const SchemaNode *type, const Json &config);

/// The fields that `config` has an opinion on, which are those its manager will own.
[[nodiscard]] FieldSet fieldsOf(const SchemaNode *type, const Json &config);

/// `fields` with the members that the type names and that have something below them; a field that
/// is there because of what is in it goes with the last of that.
[[nodiscard]] FieldSet withNamedMembers(const FieldSet &fields, const SchemaNode *type);

} // namespace hp::embedded
