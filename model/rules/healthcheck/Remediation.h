// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Result.h"
#include "model/rules/healthcheck/CheckRules.h"
#include "model/rules/healthcheck/TargetFacts.h"

#include <string>
#include <vector>

namespace hp::rules {

enum class RemediationStrategy {
    Request, ///< make an object from the template, and whoever owns that kind does the rest
    Annotate, ///< ask for a power cycle of the host behind the Machine
    Delete, ///< delete the Machine; its owner replaces it
    Skip, ///< say that nobody would replace it
    Nothing,
};

/// How a Machine is remediated.
struct Remediation {
    const char *row = ""; ///< of the choice in facts/machine-api.md 6
    RemediationStrategy strategy = RemediationStrategy::Nothing;
    Message reason{};
};

/// The choice of facts/machine-api.md 6, first match wins. Pure and total.
[[nodiscard]] Remediation chooseRemediation(const CheckRules &rules, const MachineFacts &machine);

/// The names of all rows in order, for tests and documentation.
[[nodiscard]] std::vector<std::string> remediationRows();

/// The kind of the objects that are made from a template of this kind.
[[nodiscard]] std::string requestKind(const std::string &templateKind);
/// The object that asks for the remediation of `machine`: spec.template of `source` under the name
/// of the Machine, owned by it. Invalid when the source has no spec.template.
[[nodiscard]] Result<Json> requestFrom(const Object &source, const Object &machine);

/// What is told about a Machine, in the words of facts/machine-api.md 6. A target is
/// "<namespace>/<check>/<machine>/<node>".
struct RemediationWords {
    ObjectKey check{};
    std::string machine{};
    std::string node{};

    [[nodiscard]] std::string target() const;
    [[nodiscard]] std::string detected() const;
    [[nodiscard]] std::string deleted() const;
    [[nodiscard]] std::string deletionFailed(const std::string &error) const;
    [[nodiscard]] std::string skipped() const;
    [[nodiscard]] std::string annotated() const;
    [[nodiscard]] std::string annotationFailed(const std::string &error) const;
};

} // namespace hp::rules
