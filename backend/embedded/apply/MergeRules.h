// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/cluster/Kind.h"

#include <string_view>
#include <vector>

namespace hp::embedded {

/// How a strategic merge patch treats one field of a built-in kind, and the fields below it. Fields
/// without a rule are merged as objects and replaced as lists (facts/kube-api.md 2).
struct MergeRule {
    enum class Strategy {
        Object, ///< only here because a field below has a rule
        ByKey, ///< list of objects, merged by the value of `mergeKey`
        Set, ///< list of plain values, united
        Replace, ///< object that is replaced as a whole
    };
    std::string_view name{};
    Strategy strategy = Strategy::Object;
    std::string_view mergeKey{};
    std::vector<MergeRule> fields{}; ///< of the object, or of the items of the list

    /// Null when nothing is special about that field.
    [[nodiscard]] const MergeRule *find(std::string_view field) const;
};

/// The rules of a built-in kind, from its root.
[[nodiscard]] const MergeRule &mergeRulesOf(const cluster::Kind &kind);

} // namespace hp::embedded
