// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/lanes/Transitions.h"
#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/rules/holds/Baseline.h"
#include "model/rules/holds/Budgets.h"

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>

namespace hp::history {

/// The first line of `states.jsonl`: what is true of the record as a whole.
struct RecordLine {
    TimePoint begins{}; ///< of nothing before it anything is known
    holds::Budgets budgets{}; ///< of the site
};

/// What was usual of a kind of hold when the lines were written.
struct UsualLine {
    holds::BaselineKey key{};
    holds::Baseline usual{};
};

/// The clock was put forward or back; states that follow came after it. `afterSnapshot` is not
/// told: where the line stands says it.
struct StepLine {
    ClockStep step{};
};

/// An object as it became at `seen`.
struct ObjectLine {
    enum class Form {
        Whole, ///< `body` is the projection of the object
        Patch, ///< `body` is a JSON Patch to the object as the lines before left it
        Gone, ///< it is no more; no body
    };
    Form form = Form::Whole;
    std::string kind{};
    ObjectKey key{};
    std::string uid{};
    TimePoint seen{};
    Json body{};
};

/// One line of `states.jsonl` (docs/exports.md): with the transitions, what views of the past are
/// made of.
using StateLine = std::variant<RecordLine, UsualLine, StepLine, ObjectLine>;

/// Without its end. Equal lines give equal texts.
[[nodiscard]] std::string toText(const StateLine &line);
/// Errors are Invalid and say in one sentence what is wrong. Members that are not known are
/// ignored.
[[nodiscard]] Result<StateLine> stateLineFrom(std::string_view text);

} // namespace hp::history
