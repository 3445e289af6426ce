// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/remediation/RemediationDecision.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::rules {

/// What a pass over the remediation of one Machine sees. All of it is freshly read.
struct AnnotationRemediationView {
    Object machine{};
    Object host{}; ///< the Machine is its consumer; null when there is none
    Object
        node{}; ///< of nodeRef; null when the API says that it does not exist, or without nodeRef
    /// How long the health check gives a Node to join; nullopt until the rule asked for it.
    std::optional<Duration> startupTimeout{};
    /// Until nodeDeadlineOf(machine) by a clock that does not step, below zero after it; nullopt:
    /// the wall clock tells.
    std::optional<Duration> timeLeft{};
};

/// The flow that a health check begins with an annotation on a Machine (facts/reboot.md 6.1), step
/// by step: the request is accepted, the host is observed off, the Node is gone, the request is
/// taken back, the host boots, the Node is back and has its labels. Never in another order (6.3). A
/// request that is withdrawn before the Node is deleted is taken back at once; afterwards the cycle
/// is finished. Pure and total; first match wins.
[[nodiscard]] RemediationDecision decideAnnotationRemediation(const AnnotationRemediationView &view,
                                                              TimePoint now);

/// The names of all rows in order, for tests and documentation.
[[nodiscard]] std::vector<std::string> annotationRemediationRows();

/// By when the Node of a Machine that is remediated has to be back; nullopt where none is stored
/// that can be read.
[[nodiscard]] std::optional<TimePoint> nodeDeadlineOf(const Object &machine);

/// Whether there is anything to decide: the Machine carries a mark of a remediation, or its host
/// our key.
[[nodiscard]] bool concernsAnnotationRemediation(const Object &machine, const Object &host);

/// How long a Node may take to join when no health check says so.
inline constexpr Duration defaultStartupTimeout = std::chrono::minutes(20);

/// nodeStartupTimeout of the first of these MachineHealthChecks whose selector matches the Machine
/// and which gives one; else the usual one.
[[nodiscard]] Duration startupTimeoutFor(const Object &machine,
                                         const std::vector<Object> &healthChecks);

} // namespace hp::rules
