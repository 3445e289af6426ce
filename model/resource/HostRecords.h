// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Power.h"
#include "model/resource/Object.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// The records that power management keeps in the status of a BareMetalHost (facts/reboot.md 3.7
/// and 5.3), each with how it is read and written. What is malformed counts as absent; an absent
/// record is written as null.
namespace hp::host {

enum class RebootMode { Soft, Hard };

[[nodiscard]] const char *toString(RebootMode mode);
/// How the schema of a BareMetalHost names a Reset in a record: "PowerOn", "SoftOff", "HardOff",
/// "SoftRestart" or "HardRestart".
[[nodiscard]] const char *recordWord(ResetType type);
[[nodiscard]] RebootMode rebootModeFrom(const std::string &text);

/// status.provisioning.powerAction: the command in flight.
struct PowerAction {
    ResetType type = ResetType::On;
    TimePoint issuedAt{};
    TimePoint deadline{};
    int attempt = 1;
    RebootMode mode = RebootMode::Soft;

    bool operator==(const PowerAction &) const = default;
};

/// status.provisioning.powerRetry: a command that failed and may be repeated from `notBefore` on.
struct PowerRetry {
    ResetType type = ResetType::On; ///< no restart
    TimePoint notBefore{};
    int attempt = 1; ///< that failed
    std::string message{}; ///< with what it was refused; empty: the BMC was busy

    bool operator==(const PowerRetry &) const = default;
};

/// One accepted key of status.provisioning.rebootHolds.
struct RebootHold {
    std::string key{}; ///< the whole annotation key
    RebootMode mode = RebootMode::Soft;
    TimePoint acceptedAt{};
    std::optional<TimePoint> heldSince{}; ///< a fresh Off was seen after acceptance

    bool operator==(const RebootHold &) const = default;
};

/// status.goodCredentials and triedCredentials: which revision of which Secret.
struct CredentialsMark {
    ObjectKey secret{};
    std::string version{}; ///< resourceVersion of the Secret
    /// Of the BMC that was asked with it: no other one is, until an administrator says so. Empty in
    /// what an older backend wrote.
    std::string address{};

    [[nodiscard]] bool isSameRevision(const CredentialsMark &other) const
    {
        return secret == other.secret && version == other.version;
    }
    bool operator==(const CredentialsMark &) const = default;
};

/// One entry of status.operationHistory, in whole seconds as everybody writes them.
struct OperationSpan {
    std::optional<TimePoint> start{};
    std::optional<TimePoint> end{};

    bool operator==(const OperationSpan &) const = default;
};
/// By "register", "inspect", "provision", "deprovision".
using OperationHistory = std::map<std::string, OperationSpan>;

[[nodiscard]] std::optional<PowerAction> powerActionOf(const Object &host);
[[nodiscard]] std::optional<PowerRetry> powerRetryOf(const Object &host);
[[nodiscard]] std::vector<RebootHold> rebootHoldsOf(const Object &host); ///< sorted by key
/// `field` is "goodCredentials" or "triedCredentials".
[[nodiscard]] std::optional<CredentialsMark> credentialsMarkOf(const Object &host,
                                                               const char *field);
[[nodiscard]] OperationHistory operationHistoryOf(const Object &host);
/// A count at a JSON pointer; `otherwise` where there is none.
[[nodiscard]] int countAt(const Object &host, std::string_view pointer, int otherwise);

[[nodiscard]] Json jsonOf(const std::optional<PowerAction> &action);
[[nodiscard]] Json jsonOf(const std::optional<PowerRetry> &retry);
[[nodiscard]] Json jsonOf(const std::vector<RebootHold> &holds);
[[nodiscard]] Json jsonOf(const std::optional<CredentialsMark> &mark);
[[nodiscard]] Json jsonOf(const OperationSpan &span);

} // namespace hp::host
