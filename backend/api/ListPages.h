// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/api/ApiCall.h"
#include "backend/api/wire/ListMetadata.h"
#include "backend/cluster/Cluster.h"
#include "backend/runtime/Clock.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace hp::api {

/// What one answer has of a list.
struct ListPage {
    std::vector<Object> items{};
    ListMetadata metadata{};
};

/// Splits lists into pages of one revision, whatever is written meanwhile: the list is kept behind
/// the token of its pages. Objects do not change, so what that takes is no more than what is
/// written while it is kept. Lives on the control thread.
class ListPages
{
public:
    struct Limits {
        std::size_t ofIdentity = 8; ///< lists of one identity; its oldest goes for a new one
        std::size_t inAll = 64;
        /// From its first page on; as long as an API server's etcd has the revisions.
        Duration keptFor = std::chrono::minutes(5);
    };

    explicit ListPages(runtime::Clock &clock)
        : ListPages(clock, Limits())
    { }
    ListPages(runtime::Clock &clock, Limits limits);

    /// The page that the token of `call` asks for; empty when its list is not kept any more.
    [[nodiscard]] std::optional<ListPage> next(const ApiCall &call);
    /// The page of a list that was read just now, from the start of its token where it has one; the
    /// list is kept when more follows.
    [[nodiscard]] ListPage of(const ApiCall &call, cluster::ObjectList list);

    [[nodiscard]] std::size_t kept() const { return m_kept.size(); }

private:
    using Items = std::shared_ptr<const std::vector<Object>>;
    struct Kept {
        std::string identity{};
        std::string list{};
        std::string resourceVersion{};
        Items items{};
        Duration until{};
        bool ended = false; ///< its last page was given; asked for again only if that was lost
    };

    void keep(Kept list);
    void forgetOld();
    void forgetOneOf(const std::string *identity);
    void wakeForOldest();

    runtime::Clock &m_clock;
    const Limits m_limits;
    std::vector<Kept> m_kept{}; ///< oldest first
    bool m_wakes = false;
    QObject m_context{}; ///< ends the timer with this
};

} // namespace hp::api
