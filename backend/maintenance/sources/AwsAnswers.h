// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/XmlTree.h"
#include "model/rules/maintenance/ProviderEvent.h"

#include <optional>
#include <string>
#include <vector>

/// What the answers of EC2 and ELBv2 say (facts/maintenance.md 2.1).
namespace hp::maintenance::aws {

/// An element of DescribeInstanceStatus; machine and source of its events are not known here.
struct InstanceStatus {
    std::string instance{};
    std::string state{}; ///< "running", …
    std::vector<ProviderEvent> events{};
    std::vector<std::string> faults{}; ///< one sentence for each event that cannot be used
};
[[nodiscard]] std::vector<InstanceStatus> statusesOf(const XmlNode &page);

struct InstanceState {
    std::string instance{};
    std::string state{};
};
/// Of a page of DescribeInstances.
[[nodiscard]] std::vector<InstanceState> statesOf(const XmlNode &page);

struct TargetGroup {
    std::string arn{};
    std::string name{};
};
/// Of a page of DescribeTargetGroups.
[[nodiscard]] std::vector<TargetGroup> targetGroupsOf(const XmlNode &page);

struct TargetHealth {
    std::string target{}; ///< an instance id or an IP address
    std::string state{}; ///< "healthy", "unhealthy", "initial", …
    std::string reason{}; ///< what the balancer says for people, else its word
};
/// Of DescribeTargetHealth.
[[nodiscard]] std::vector<TargetHealth> targetHealthOf(const XmlNode &page);

/// What a refusal means for whoever asked.
enum class Refusal {
    None, ///< it is no refusal
    Throttled, ///< or a passing trouble of the service: ask again later
    Expired, ///< the credentials were good once
    Rejected, ///< the credentials are not accepted
    Denied, ///< they do not allow this action
    NoSuchInstance, ///< some of the ids that were named
    Other,
};

/// An answer that is a refusal; of the service's own words only its code is kept, because the rest
/// may quote what was signed.
struct RefusalReading {
    Refusal kind = Refusal::None;
    std::string code{}; ///< "RequestLimitExceeded", …; without one "HTTP 503"
    std::vector<std::string> instances{}; ///< of NoSuchInstance
};
[[nodiscard]] RefusalReading refusalOf(int httpStatus, const std::string &body);

} // namespace hp::maintenance::aws
