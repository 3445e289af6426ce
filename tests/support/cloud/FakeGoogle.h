// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/cloud/CloudServer.h"

#include <memory>
#include <openssl/evp.h>
#include <set>
#include <string>
#include <vector>

namespace hp::test {

/// Compute Engine v1 as far as it is read, the token service of Google and the metadata server of
/// an instance. A token is only given for a JWT that is signed with the key, for this service, for
/// reading and not over; the signature is checked with OpenSSL.
class FakeGoogle final : public CloudServer
{
public:
    FakeGoogle();

    /// A resource of an instance in `project`, with its name and zone; the rest as it is in it.
    void add(const std::string &project, const Json &instance);
    void remove(const std::string &name);
    /// That zone does not answer Google itself: who asks for all zones gets none, unless part of
    /// them is enough.
    void silence(const std::string &zone) { m_silent.insert(zone); }
    /// The same, in the warning of the zone.
    void warn(const std::string &zone) { m_warned.insert(zone); }
    void setPageSize(std::size_t size) { m_pageSize = size; }
    /// What a JWT was good for is not any more: the key was deleted.
    void revokeKey() { m_revoked = true; }
    /// The file of a key that this service knows.
    [[nodiscard]] std::string keyFile() const;
    [[nodiscard]] std::string privateKey() const;
    [[nodiscard]] static std::string resource(const std::string &name,
                                              const std::string &zone,
                                              const std::string &status,
                                              const std::string &more);

protected:
    [[nodiscard]] Answer answerTo(const Request &request) override;
    [[nodiscard]] std::string errorBody(int status, const std::string &code) const override;

private:
    struct Known {
        std::string project{};
        std::string zone{};
        std::string name{};
        std::string text{}; ///< the resource
    };
    [[nodiscard]] Answer token(const Request &request);
    [[nodiscard]] bool isSigned(const std::string &assertion) const;
    [[nodiscard]] Answer list(const Request &request, const std::string &project) const;

    std::shared_ptr<EVP_PKEY> m_key{};
    std::vector<Known> m_instances{};
    std::set<std::string> m_silent{};
    std::set<std::string> m_warned{};
    std::size_t m_pageSize = 1000;
    bool m_revoked = false;
};

} // namespace hp::test
