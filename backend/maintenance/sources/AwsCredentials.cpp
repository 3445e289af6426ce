// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/AwsCredentials.h"

#include "backend/runtime/SmallFile.h"
#include "model/base/Text.h"

#include <sstream>
#include <utility>

namespace hp::maintenance::aws {

Result<AwsCredentials> credentialsIn(const std::string &file, const std::string &section)
{
    AwsCredentials credentials;
    bool inSection = false;
    bool found = false;
    std::istringstream lines(file);
    for (std::string raw; std::getline(lines, raw);) {
        const std::string line(trimmed(raw));
        if (line.starts_with('[')) {
            inSection = trimmed(line.substr(1, line.find(']') - 1)) == section;
            found = found || inSection;
            continue;
        }
        const std::size_t equals = line.find('=');
        if (!inSection || line.starts_with('#') || equals == std::string::npos)
            continue;
        const std::string key(trimmed(line.substr(0, equals)));
        std::string value(trimmed(line.substr(equals + 1)));
        if (key == "aws_access_key_id")
            credentials.accessKey = std::move(value);
        else if (key == "aws_secret_access_key")
            credentials.secretKey = std::move(value);
        else if (key == "aws_session_token")
            credentials.sessionToken = std::move(value);
    }
    if (!found)
        return unexpected(ErrorCode::NotFound, "has no section [" + section + ']');
    if (credentials.accessKey.empty() || credentials.secretKey.empty()) {
        return unexpected(ErrorCode::Invalid,
                          "has no aws_access_key_id and aws_secret_access_key in [" + section
                              + ']');
    }
    return credentials;
}

Result<AwsCredentials> readCredentials(const std::function<std::string(const char *name)> &variable)
{
    AwsCredentials direct{variable("AWS_ACCESS_KEY_ID"),
                          variable("AWS_SECRET_ACCESS_KEY"),
                          variable("AWS_SESSION_TOKEN")};
    if (direct.accessKey.empty() != direct.secretKey.empty()) {
        return unexpected(
            ErrorCode::Unauthorised,
            "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY go together; only one is set");
    }
    if (!direct.accessKey.empty())
        return direct;
    std::string path = variable("AWS_SHARED_CREDENTIALS_FILE");
    if (path.empty())
        path = variable("HOME") + "/.aws/credentials";
    std::string section = variable("AWS_PROFILE");
    if (section.empty())
        section = "default";
    const auto file = runtime::readSmallFile(path);
    if (!file) {
        return unexpected(ErrorCode::Unauthorised,
                          "there are no credentials for AWS: AWS_ACCESS_KEY_ID is not set, and "
                              + path + ": " + file.error().message);
    }
    auto credentials = credentialsIn(*file, section);
    if (!credentials) {
        return unexpected(ErrorCode::Unauthorised,
                          "the credentials file for AWS, " + path + ", "
                              + credentials.error().message);
    }
    return credentials;
}

} // namespace hp::maintenance::aws
