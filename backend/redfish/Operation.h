// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/PowerDriver.h"
#include "backend/redfish/GroupHealth.h"
#include "backend/redfish/SecretText.h"
#include "backend/redfish/TlsTrust.h"

#include <chrono>
#include <variant>

namespace hp::redfish {

/// The credentials and trust of one question, kept in memory that is wiped.
struct BmcAccess {
    std::string username{};
    SecretText password{};
    TlsTrust trust{};

    bool operator==(const BmcAccess &) const = default;
};

/// A reading that somebody waits for. The reply runs on the thread that asked.
struct ReadOperation {
    TimePoint askedAt{};
    Reply<drivers::PowerReading> reply{};
    /// It may begin this much later, together with others.
    std::chrono::milliseconds mayWait{};
    /// What makes the BMC rest counts no more.
    bool anew = false;
};

/// A document that somebody waits for.
struct DocumentOperation {
    std::string path{}; ///< or a whole link, as the BMC wrote it
    Reply<std::string> reply{};
};

/// A Reset that somebody waits for.
struct ResetOperation {
    ResetType type = ResetType::On;
    drivers::ResetOptions options{};
    TimePoint askedAt{};
    Reply<drivers::ResetAck> reply{};
};

/// One question on its way to a BMC.
struct Operation {
    std::string hostId{};
    std::string address{};
    BmcAccess access{};
    std::string enrolledUuid{}; ///< not part of Access: that it becomes known is no new login
    std::string enrolledSerial{};
    std::string group{}; ///< BMCs that fail together
    bool listen = false;
    std::variant<ReadOperation, ResetOperation, DocumentOperation> what{};
};

/// Carries a call back to the thread that asked.
using Deliver = std::function<void(std::function<void()>)>;

/// The ways back to the thread that asked.
struct Callbacks {
    Deliver deliver{};
    std::function<void(const std::string &hostId)> hint{}; ///< called there
    std::function<void(const BrownOut &)> brownOut{}; ///< called there
};

} // namespace hp::redfish
