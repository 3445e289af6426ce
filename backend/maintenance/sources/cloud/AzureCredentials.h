// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/Fetcher.h"

#include <functional>
#include <string>

namespace hp::maintenance::azure {

/// An application of a tenant with its secret. Never print this.
struct Client {
    std::string tenant{};
    std::string id{};
    std::string secret{};
    std::string authority{}; ///< where tokens come from, without a slash at its end
    std::string endpoint{}; ///< of the Resource Manager, the same
};

/// Reads what `az ad sp create-for-rbac --json-auth` prints
/// (https://learn.microsoft.com/cli/azure/ad/sp#az-ad-sp-create-for-rbac): tenantId, clientId and
/// clientSecret, and for clouds other than the public one activeDirectoryEndpointUrl and
/// resourceManagerEndpointUrl. Error: half a sentence without a secret.
[[nodiscard]] Result<Client> clientIn(const std::string &file);

/// Where a token comes from: the first of these that is there.
struct Access {
    std::string clientFile{}; ///< of clientIn()
    std::string federatedFile{}; ///< a token that the tenant trusts; with tenant and client
    std::string tenant{};
    std::string client{}; ///< also which managed identity; empty: the only one
    std::string authority{};
    std::string metadata{}; ///< of the virtual machine that we run on
};

/// As Microsoft's libraries look: `clientFile`, else the workload identity that its webhook gives a
/// pod (AZURE_FEDERATED_TOKEN_FILE, AZURE_TENANT_ID, AZURE_CLIENT_ID, AZURE_AUTHORITY_HOST,
/// https://azure.github.io/azure-workload-identity/docs/), else the managed identity of the machine
/// (AZURE_POD_IDENTITY_AUTHORITY_HOST in the place of 169.254.169.254). A secret in the environment
/// is not read. `variable` gives the environment, empty for what is not set.
[[nodiscard]] Access accessFrom(const std::string &clientFile,
                                const std::function<std::string(const char *name)> &variable);

/// What is sent for a token; reads its file each time. With a secret and with a federated token:
/// https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow; with a
/// managed identity:
/// https://learn.microsoft.com/entra/identity/managed-identities-azure-resources/how-to-use-vm-token.
/// Error: one sentence that names the file or the variable.
[[nodiscard]] Result<FetchRequest> tokenRequest(const Access &access);

/// Where the Resource Manager answers, without a slash at its end. Error: one sentence.
[[nodiscard]] Result<std::string> managementUrl(const Access &access);

} // namespace hp::maintenance::azure
