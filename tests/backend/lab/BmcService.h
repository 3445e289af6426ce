// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/backend/lab/LabFixture.h"

#include <QByteArray>

#include <string>

namespace hp::tests {

/// The header of Basic for "user:password".
inline std::string basicLogin(const std::string &login)
{
    return "Basic " + QByteArray::fromStdString(login).toBase64().toStdString();
}

/// A request to a BMC as a client makes it that signs in with Basic; without a login it has no
/// credentials.
inline http::HttpRequest bmcRequest(const std::string &method,
                                    const std::string &path,
                                    const std::string &body = {},
                                    const std::string &login = "admin:one")
{
    http::HttpRequest made;
    made.method = method;
    made.path = path;
    made.body = body;
    if (!login.empty())
        made.headers["authorization"] = basicLogin(login);
    return made;
}

/// The body of a Reset.
inline std::string resetBody(const std::string &type)
{
    return R"({"ResetType":")" + type + R"("})";
}

/// A lab that serves the BMCs of a file from the start.
class BmcService : public LabFixture
{
public:
    explicit BmcService(const std::string &site)
        : LabFixture(site)
        , problem(load())
    {
        start();
    }

    std::string problem; ///< empty when the file could be loaded
};

} // namespace hp::tests
