// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace hp::lab {

/// The world that `--lab NAME` loads without a file, resources/lab/NAME.yaml, compiled in: "demo"
/// and "capi". Empty for every other name.
[[nodiscard]] std::string_view builtInLab(std::string_view name);

/// resources/lab/capi-definitions.jsonl: a CustomResourceDefinition as JSON per line.
[[nodiscard]] std::string_view capiDefinitionLines();
/// resources/lab/capi-providers.yaml.
[[nodiscard]] std::string_view capiProviderDefinitions();

} // namespace hp::lab
