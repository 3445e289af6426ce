// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Result.h"

#include <functional>
#include <string>

namespace hp::maintenance::aws {

/// Secrets: never print this.
struct AwsCredentials {
    std::string accessKey{};
    std::string secretKey{};
    std::string sessionToken{}; ///< empty: they do not expire

    bool operator==(const AwsCredentials &) const = default;
};

/// Looks where the tools of AWS look: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and
/// AWS_SESSION_TOKEN, else the section AWS_PROFILE (or "default") of the file
/// AWS_SHARED_CREDENTIALS_FILE (or ~/.aws/credentials). `variable` gives the environment, empty for
/// what is not set. The file is read anew each time, so that whoever renews it is heard. Error: one
/// sentence that names the place.
[[nodiscard]] Result<AwsCredentials>
readCredentials(const std::function<std::string(const char *name)> &variable);

/// One section of such a file; the error is half a sentence.
[[nodiscard]] Result<AwsCredentials> credentialsIn(const std::string &file,
                                                   const std::string &section);

} // namespace hp::maintenance::aws
