// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/power/HostPowerDecision.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace hp::tests {

inline const TimePoint now = *parseTime("2026-01-10T12:00:00Z");
/// A stamp before or after `now`.
[[nodiscard]] std::string at(Duration offset);

/// A provisioned host that is on, and its JSON to change.
struct Case {
    Json host{
        {"metadata",
         {{"name", "h"},
          {"namespace", "n"},
          {"finalizers", Json::array({"baremetalhost.metal3.io"})},
          {"annotations", Json::object()}}},
        {"spec", {{"online", true}, {"bmc", {{"address", "redfish:h"}, {"credentialsName", "s"}}}}},
        {"status",
         {{"poweredOn", true},
          {"operationalStatus", "OK"},
          {"provisioning",
           {{"state", "provisioned"}, {"lastPoweredOn", "2026-01-10T10:00:00.000000Z"}}}}}};
    std::optional<rules::PowerObservation> observed =
        rules::PowerObservation{PowerState::On, "On", now};
    rules::HostPowerView view{};

    Json &provisioning() { return host["status"]["provisioning"]; }
    void annotate(const std::string &key, const std::string &value = "")
    {
        host["metadata"]["annotations"][key] = value;
    }
    void see(PowerState power, const std::string &raw)
    {
        observed = rules::PowerObservation{power, raw, now};
    }
    void off()
    {
        see(PowerState::Off, "Off");
        host["status"]["poweredOn"] = false;
    }
    void pending() { provisioning()["pendingRebootSince"] = at(-std::chrono::seconds(60)); }
    void accepted(const std::string &key)
    {
        provisioning()["rebootHolds"].push_back(
            {{"key", key}, {"mode", "soft"}, {"acceptedAt", at(-std::chrono::seconds(60))}});
    }
    void action(const char *type, Duration left)
    {
        provisioning()["powerAction"] = {{"type", type},
                                         {"issuedAt", at(left - std::chrono::seconds(120))},
                                         {"deadline", at(left)},
                                         {"attempt", 1}};
    }
    void retry(const char *type, Duration left)
    {
        provisioning()["powerRetry"] = {{"type", type}, {"notBefore", at(left)}, {"attempt", 1}};
    }
    [[nodiscard]] rules::HostPowerDecision decide()
    {
        view.host = Object(host);
        view.observed = observed;
        return rules::decideHostPower(view, now);
    }
};

using Change = std::function<void(Case &)>;

/// One case of the decision table: what is changed, the row that answers and what it does.
struct RowCase {
    const char *name = "";
    const char *row = "";
    const char *step = "";
    Change change{};
};

/// Every row of the table at least once, as sentences.
[[nodiscard]] std::vector<RowCase> rowCases();

} // namespace hp::tests
