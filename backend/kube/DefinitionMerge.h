// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::kube {

/// One thing that a definition of ours has and the installed one lacks.
struct DefinitionGap {
    enum class Effect {
        Absent, ///< a whole version is not there
        Pruned, ///< the server drops the field without a word
        Refused, ///< the server refuses the value
    };
    Effect effect = Effect::Pruned;
    std::string version{}; ///< "v1beta1"
    std::string path{}; ///< of an object: "/spec/lifecycleHooks/preCreate"; "[]" stands for a list
    std::string value{}; ///< with Refused: of an enum

    [[nodiscard]] bool operator==(const DefinitionGap &) const = default;
};

/// What is lacking, and the installed definition with exactly that added.
struct DefinitionMerge {
    std::vector<DefinitionGap> gaps{};
    Json merged{};
};

/// Compares a CustomResourceDefinition of ours with an installed one of the same name. Somebody
/// else installed that, maybe a newer one: what it has and we do not know stays, and so do its
/// descriptions, defaults, columns and required fields. Below a field that is missing only the
/// field itself is named. Where the installed one keeps unknown fields nothing is missing. Pure.
[[nodiscard]] DefinitionMerge mergeDefinition(const Json &ours, const Json &installed);

/// "v1beta1 /spec/lifecycleHooks/preCreate would be pruned".
[[nodiscard]] std::string toString(const DefinitionGap &gap);

} // namespace hp::kube
