// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/redfish/BmcAddress.h"
#include "backend/redfish/Payload.h"
#include "backend/redfish/RedfishSettings.h"
#include "backend/redfish/transport/Exchange.h"
#include "model/base/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace hp::redfish {

/// From the service root of one BMC to the system that is meant. It knows what was found and which
/// document is looked at next; the client, which owns it, asks for that and brings the answer. An
/// Error is for everybody who waits for this BMC. Lives on the engine's thread.
class SystemDiscovery
{
public:
    /// All but `hostId` outlive it.
    SystemDiscovery(std::string hostId,
                    const BmcAddress &address,
                    const RedfishSettings &settings,
                    PayloadReader &reader);

    /// What the service root says; null until it was read.
    [[nodiscard]] const ServiceRoot *root() const { return m_root ? &*m_root : nullptr; }
    void forgetRoot() { m_root.reset(); }
    [[nodiscard]] std::optional<Error> receiveRoot(const HttpAnswer &answer);

    /// Of the system; empty: it has to be found.
    [[nodiscard]] const std::string &systemPath() const { return m_systemPath; }
    /// Why this one of several; empty when there was no choice.
    [[nodiscard]] const std::string &choice() const { return m_choice; }
    /// The system turned out to be at another path.
    void movedTo(std::string path) { m_systemPath = std::move(path); }
    /// There is nothing at its path any more. What was found by looking is looked for again.
    void lost();

    /// The system that is looked at next, while one of several has to be chosen; empty: none.
    [[nodiscard]] std::string candidate() const;
    /// The systems that the BMC lists.
    [[nodiscard]] std::optional<Error> receiveSystems(const std::string &body);
    /// The system at candidate(). Of several the one that can be reset is meant; more than one of
    /// those is for a person to choose.
    [[nodiscard]] std::optional<Error> receiveCandidate(const std::string &body);

private:
    std::string m_hostId;
    const BmcAddress &m_address;
    const RedfishSettings &m_settings;
    PayloadReader &m_reader;

    std::optional<ServiceRoot> m_root{};
    std::vector<std::string> m_candidates{};
    std::vector<std::string> m_resettable{};
    std::string m_systemPath;
    std::string m_choice{};
};

} // namespace hp::redfish
