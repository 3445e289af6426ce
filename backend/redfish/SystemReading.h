// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/PowerDriver.h"
#include "backend/redfish/BmcAddress.h"
#include "backend/redfish/Payload.h"
#include "backend/redfish/transport/Exchange.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::redfish {

/// What one BMC's system says: the reading in work, which may need more than one document, and what
/// earlier readings taught about how to ask. Judges whether it is the server that was enrolled.
/// Owned by the client of the BMC; lives on the engine's thread.
class SystemReading
{
public:
    /// `address` and `reader` outlive it.
    SystemReading(const BmcAddress &address, PayloadReader &reader)
        : m_address(address)
        , m_reader(reader)
    { }

    /// The server that is meant; both empty: the first one that answers.
    void setIdentity(std::string uuid, std::string serialNumber);
    /// What is in work is of another server than was enrolled.
    [[nodiscard]] bool isAnotherServer() const;

    /// What to ask the system for, as the tail of its path. A poll asks for the few members that
    /// change, where the BMC says that it can (`selects`); `whole`: everything is wanted.
    [[nodiscard]] std::string startQuery(bool whole, bool selects);
    /// The system is being asked.
    void asked() { m_chassisState.reset(); }
    /// True when the BMC refused only the query; the whole document is asked for from now on.
    [[nodiscard]] bool refusesQuery(int httpStatus);
    /// The answer was no JSON. True when it is to be asked for once more: a BMC that restarts its
    /// web server cuts documents short.
    [[nodiscard]] bool mayRepeatGarbled();
    /// The system as it was answered. Not in work afterwards when the query left out too much.
    void store(SystemPayload system);

    /// A document that the reading in work still lacks.
    struct Detail {
        enum class What { ResetTypes, Chassis };
        What what{};
        std::string path{};
    };
    [[nodiscard]] std::optional<Detail> missingDetail();
    void receiveResetTypes(const HttpAnswer &answer);
    void receiveChassis(const HttpAnswer &answer);

    [[nodiscard]] bool isInWork() const { return m_system.has_value(); }
    /// Ends the reading in work.
    void drop() { m_system.reset(); }
    /// A new firmware may offer other resets.
    void forgetResetTypes() { m_actionInfo.reset(); }
    /// The BMC was away or is another one now.
    void forgetService();

    // Of the reading in work:
    /// The server becomes the one that is meant when none is known yet.
    void adoptIdentity();
    [[nodiscard]] const SystemPayload &payload() const { return *m_system; }
    /// Empty: the BMC does not say.
    [[nodiscard]] const std::vector<std::string> &allowedResets() const;
    [[nodiscard]] PowerState state() const { return reading({}).state; }
    /// What the documents themselves say.
    [[nodiscard]] drivers::PowerReading reading(TimePoint askedAt) const;

private:
    const BmcAddress &m_address;
    PayloadReader &m_reader;

    std::string m_uuid{};
    std::string m_serial{};
    std::optional<SystemPayload> m_system{}; ///< in work
    std::optional<std::string> m_chassisState{};
    std::optional<SystemPayload> m_whole{}; ///< the last one that was read without $select
    std::optional<std::vector<std::string>> m_actionInfo{};
    bool m_selecting = false; ///< the reading under way asks for a few members
    bool m_selectFails = false;
    bool m_garbled = false; ///< the last document was no JSON
};

} // namespace hp::redfish
