// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/AccessPolicy.h"
#include "backend/cluster/Cluster.h"
#include "backend/http/Authenticator.h"
#include "backend/http/HttpExchange.h"
#include "backend/runtime/Clock.h"
#include "model/base/Json.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hp::api {

/// Serves a Cluster as a Kubernetes API (facts/kube-api.md 1): discovery, OpenAPI, objects,
/// watches, reviews and probes. Routes: /api /apis /openapi /version /healthz /livez /readyz.
///
/// Made and destroyed on the control thread, where it calls the cluster; handle() is called on the
/// front's thread, which decodes, authorises and answers what needs no object. The front must be
/// stopped before this is destroyed.
class KubernetesApi final : public http::HttpHandler
{
public:
    struct Options {
        /// CustomResourceDefinition objects as JSON, of the kinds that the program brings: schemas,
        /// columns, and what `kubectl get crd` lists besides those that are stored.
        std::vector<Json> definitions;
        /// Those that are stored at the start; later ones are watched.
        std::vector<Object> stored{};
        /// The Kubernetes version that clients see; clients choose their ways by its minor.
        std::string gitVersion;
        /// Calls under way on the control thread; more are answered 429 and come again. One
        /// identity that is no admin may have a tenth of them.
        int maxCalls;
        /// Why work cannot be taken on now, for /readyz; empty: it can. Called on the control
        /// thread.
        std::function<std::string()> trouble{};
        PlainWrites plainWrites = PlainWrites::Strict;
    };
    [[nodiscard]] static Options defaults();

    KubernetesApi(cluster::Cluster &cluster, runtime::Clock &clock, Options options);
    ~KubernetesApi() override;

    void handle(std::shared_ptr<http::HttpExchange> exchange) override;

    /// Who answers a TokenReview; without one no token is known. Before the front starts;
    /// `authenticator` outlives this.
    void authenticateBy(const http::Authenticator &authenticator);
    /// Control thread: ends the watches that were opened with other tokens than these.
    void endAllBut(const http::TokenHashes &good);
    /// Control thread: ends every watch cleanly, for a stop.
    void stopWatches();
    [[nodiscard]] std::size_t openWatches() const;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::api
