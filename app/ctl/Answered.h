// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/LiveClient.h"
#include "app/ctl/Output.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace hp::app {

/// One answer in the forms in which it may be asked for.
struct Answer {
    std::string text{}; ///< for a person
    Json json{};
    std::vector<std::string> names{}; ///< what other commands take, one a line
    std::string doubts{}; ///< see doubtsText(), olderAuditText(); for a person, whatever was asked
};
/// The answer as it was asked for. Fails when a jsonpath does not fit it.
[[nodiscard]] Result<std::string> rendered(const Output &output, const Answer &answer);

/// Makes an answer of what the backend says now.
using MakeAnswer = std::function<Result<Answer>()>;

/// The answer in the form that was asked for; its doubts go to the standard error. With --watch it
/// is printed here, again whenever `view` changes, until the connection ends, whose error is given
/// back.
[[nodiscard]] Result<std::string> answered(LiveClient &client,
                                           const Output &output,
                                           const std::string &view,
                                           const Json &viewOptions,
                                           const MakeAnswer &make);

/// What speaks against an answer of now, as the backend says; empty when nothing does.
[[nodiscard]] std::string doubtsOf(LiveClient &client);

/// Rows as a person reads them.
using RowsText = std::string (*)(const Json &rows, TimePoint now, const TableStyle &style);
/// answered() with all rows of a view, whose keys are their names.
[[nodiscard]] Result<std::string>
answeredRows(LiveClient &client, const Output &output, const std::string &view, RowsText text);

} // namespace hp::app
