// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/Fetcher.h"

#include <functional>
#include <string>

namespace hp::maintenance::gcp {

/// The key of a service account. Secret: never print this.
struct ServiceKey {
    std::string email{};
    std::string id{}; ///< of the key
    std::string privateKey{}; ///< PEM
    std::string tokenUri{};
    std::string universe{}; ///< the domain of its APIs; "googleapis.com" but for sovereign clouds
};

/// Reads the JSON file that Google makes for a key
/// (https://cloud.google.com/iam/docs/keys-create-delete). Error: half a sentence without a secret.
[[nodiscard]] Result<ServiceKey> serviceKeyIn(const std::string &file);

/// A JWT for reading Compute Engine, signed with RS256 and good for an hour
/// (https://developers.google.com/identity/protocols/oauth2/service-account#httprest). Error: half
/// a sentence.
[[nodiscard]] Result<std::string> assertionOf(const ServiceKey &key, TimePoint now);

/// Where a token comes from.
struct Access {
    std::string keyFile{}; ///< empty: the service account of the instance that we run on
    std::string metadataHost = "metadata.google.internal";
    /// Of the API; empty: that of the key's universe.
    std::string endpoint{};
};

/// As Google's own tools look
/// (https://cloud.google.com/docs/authentication/application-default-credentials): `keyFile`, else
/// GOOGLE_APPLICATION_CREDENTIALS, else the metadata server, whose host is GCE_METADATA_HOST where
/// that is set. CLOUDSDK_API_ENDPOINT_OVERRIDES_COMPUTE names another endpoint. `variable` gives
/// the environment, empty for what is not set.
[[nodiscard]] Access accessFrom(const std::string &keyFile,
                                const std::function<std::string(const char *name)> &variable);

/// What is sent for a token; reads the file each time. Of the metadata server:
/// https://cloud.google.com/compute/docs/access/authenticate-workloads#applications. Error: one
/// sentence that names the file.
[[nodiscard]] Result<FetchRequest> tokenRequest(const Access &access, TimePoint now);

/// Where Compute Engine answers, such as "https://compute.googleapis.com/compute/v1", without a
/// slash at its end. Error: one sentence that names the file.
[[nodiscard]] Result<std::string> computeUrl(const Access &access);

} // namespace hp::maintenance::gcp
