// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/maintenance/sources/Fetcher.h"

#include <memory>

namespace hp::maintenance {

/// Fetches with curl on a thread of its own, one request after the other: every source has its
/// own, so that a slow one holds up no other.
class CurlFetcher final : public Fetcher
{
public:
    CurlFetcher();
    /// Gives up what is under way.
    ~CurlFetcher() override;

    void fetch(FetchRequest request, Reply<FetchAnswer> reply) override;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::maintenance
