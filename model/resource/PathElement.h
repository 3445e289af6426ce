// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <string>
#include <string_view>

namespace hp {

/// One step of a path in metadata.managedFields, as it is written there: `f:name` is a field,
/// `k:{"name":"a"}` the list item with these keys, `v:"a"` the item of a set, `i:0` an index.

/// Less than, equal to or greater than 0, in the order of structured-merge-diff: fields, keys,
/// values, indexes; numbers inside keys and values by size.
[[nodiscard]] int comparePathElements(std::string_view a, std::string_view b);

[[nodiscard]] std::string fieldElement(std::string_view name);
/// `keys` is an object of the key fields.
[[nodiscard]] std::string keyElement(const Json &keys);
[[nodiscard]] std::string valueElement(const Json &value);

/// As in the messages of an API server: `.name`, `[name="a"]`, `[="a"]`, `[0]`.
[[nodiscard]] std::string printedPathElement(std::string_view element);

} // namespace hp
