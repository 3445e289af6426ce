// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/cloud/CloudServer.h"

#include <map>
#include <string>

namespace hp::test {

/// Azure's Resource Manager as far as it is read, the tokens of Entra ID and the metadata service
/// of a virtual machine. As there, capitals in a path do not matter, and ids come back with
/// capitals of their own.
class FakeAzure final : public CloudServer
{
public:
    struct Machine {
        std::string power = "running";
        std::string redeploy{}; ///< maintenanceRedeployStatus as JSON; empty: none
        std::string updates = "[]"; ///< `value` of Microsoft.Maintenance/updates
    };
    /// By path as a providerID has it.
    std::map<std::string, Machine> machines{};
    std::size_t pageSize = 1000;
    std::string secret = "hunter2-never-to-be-seen"; ///< of the client
    std::string assertion = "eyJ.federated.never-to-be-seen"; ///< that the tenant trusts
    bool maintenanceIsRegistered = true;
    std::string nextLinkOrigin{}; ///< empty: its own

    /// As `az ad sp create-for-rbac --json-auth` prints it.
    [[nodiscard]] std::string clientFile() const;

protected:
    [[nodiscard]] Answer answerTo(const Request &request) override;
    [[nodiscard]] std::string errorBody(int status, const std::string &code) const override;

private:
    [[nodiscard]] Answer token(const Request &request);
    [[nodiscard]] Answer manage(const Request &request);
    [[nodiscard]] Answer list(const Request &request, const std::string &prefix);
};

} // namespace hp::test
