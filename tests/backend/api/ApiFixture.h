// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/KubernetesApi.h"
#include "backend/embedded/EmbeddedCluster.h"
#include "backend/runtime/ManualClock.h"
#include "tests/backend/http/FakeExchange.h"

#include <QTemporaryDir>

#include <memory>
#include <string>

namespace hp::test {

/// The Machines of the namespace that most tests are about.
inline const std::string machines =
    "/apis/machine.openshift.io/v1beta1/namespaces/default/machines";

/// A Machine as a client sends it; `more` goes into its metadata, with a comma in front.
[[nodiscard]] std::string machine(const std::string &name, const std::string &more = {});

/// What came back for one request.
struct Answer {
    int status = 0;
    std::string contentType{};
    std::string body{};
    std::shared_ptr<FakeExchange> exchange{};

    [[nodiscard]] Json json() const;
    /// The value at a JSON pointer as text: strings plain, the rest as JSON; "" when it is missing.
    [[nodiscard]] std::string at(const std::string &pointer) const;
    [[nodiscard]] std::string header(const std::string &name) const;
};

/// The API over a real embedded cluster in a temporary folder, on one thread, with a clock that
/// moves when told.
class ApiFixture
{
public:
    explicit ApiFixture(api::PlainWrites plain = api::PlainWrites::Strict);
    ~ApiFixture();
    [[nodiscard]] bool isReady() const { return m_api != nullptr; }

    /// Sends a request and runs the event loop until it is answered.
    Answer send(const std::string &method,
                const std::string &target,
                const std::string &body = {},
                const std::string &contentType = {});
    /// The same with a prepared request: other headers, other identities.
    Answer send(http::HttpRequest request);
    [[nodiscard]] http::HttpRequest request(const std::string &method,
                                            const std::string &target) const;
    /// Runs everything that is ready to run.
    void settle();
    /// Moves the clock, in real seconds of the client.
    void advance(Duration by);

    /// Creates and gives back the stored object.
    Json create(const std::string &collection, const std::string &object);

    http::Identity identity{"admin", {"admin"}};
    runtime::ManualClock clock;
    std::function<std::string()> trouble{}; ///< of the store, for /readyz; empty: none

    [[nodiscard]] api::KubernetesApi &api() { return *m_api; }
    /// Every write that was stored, oldest first.
    [[nodiscard]] const std::vector<embedded::WriteRecord> &writes() const { return m_writes; }

private:
    QTemporaryDir m_dir{};
    std::vector<embedded::WriteRecord> m_writes{};
    std::unique_ptr<embedded::Admission> m_admission{};
    std::unique_ptr<embedded::EmbeddedCluster> m_cluster{};
    std::unique_ptr<api::KubernetesApi> m_api{};
};

} // namespace hp::test
