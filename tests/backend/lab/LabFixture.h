// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/embedded/EmbeddedCluster.h"
#include "backend/embedded/admission/AdmissionChain.h"
#include "backend/http/HttpExchange.h"
#include "backend/lab/LabWorld.h"
#include "backend/runtime/ManualClock.h"

#include <QTemporaryDir>

#include <memory>
#include <optional>
#include <string>

namespace hp::tests {

/// An exchange that keeps its answer.
class KeptExchange final : public http::HttpExchange
{
public:
    explicit KeptExchange(http::HttpRequest request)
        : m_request(std::move(request))
    { }
    [[nodiscard]] const http::HttpRequest &request() const override { return m_request; }
    void respond(http::HttpResponse answer) override { response = std::move(answer); }
    [[nodiscard]] std::shared_ptr<http::HttpStream> stream(http::HttpResponse) override
    {
        return {};
    }

    std::optional<http::HttpResponse> response{};

private:
    http::HttpRequest m_request;
};

/// A lab over a real embedded cluster, with a clock that moves only when told.
class LabFixture
{
public:
    explicit LabFixture(const std::string &yaml);
    ~LabFixture();

    /// Makes the world anew over the same store, as a restart does, serving at `baseUrl`.
    void restart(const std::string &yaml, const std::string &baseUrl);
    /// Empty when the file could be loaded.
    std::string load();
    void start();
    /// Works until nothing is due now.
    void settle();
    /// Lets time pass, working on what falls due.
    void pass(Duration time);

    [[nodiscard]] Object
    get(const cluster::Kind &kind, const std::string &name, const std::string &ns = "default");
    [[nodiscard]] std::vector<Object> list(const cluster::Kind &kind);
    /// The error's message, or empty.
    std::string patch(const cluster::Kind &kind,
                      const std::string &name,
                      const std::string &merge,
                      cluster::Subresource subresource = cluster::Subresource::None,
                      const std::string &ns = "default");
    std::string
    remove(const cluster::Kind &kind, const std::string &name, const std::string &ns = "default");
    std::string evict(const ObjectKey &pod);
    /// One request; its exchange has no response when the service stays mute.
    std::shared_ptr<KeptExchange> send(http::HttpRequest request);

    runtime::ManualClock clock;
    std::unique_ptr<embedded::EmbeddedCluster> cluster{};
    std::unique_ptr<lab::LabWorld> world{};
    std::string baseUrl = "https://127.0.0.1:7480";

private:
    template<typename T, typename Call>
    Result<T> wait(Call call);

    QTemporaryDir m_dir{};
    std::unique_ptr<embedded::Admission> m_admission;
};

} // namespace hp::tests
