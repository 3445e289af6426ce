// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/Lister.h"

#include "backend/kube/Failures.h"
#include "backend/kube/Paths.h"

#include <algorithm>
#include <utility>

namespace hp::kube {

using cluster::ObjectList;

struct Lister::Run {
    cluster::Query query{};
    runtime::Lifetime::Token whoAsks{};
    std::function<void(Listing)> done{};
    std::vector<Object> items{};
    std::string more{};
    std::size_t cost = 0; ///< of the items
    int pages = 0;
    bool whole = false; ///< in one piece
    std::uint64_t server = 0; ///< KubeClient::serverNumber() of what there is
};

namespace {

/// What a page without objects counts for when another one follows: else a list of those would go
/// on without an end.
constexpr std::size_t emptyPageCost = 256U << 10U;

/// The server's order is that of etcd's keys, where "a-b/" comes before "a/".
void sortByKey(std::vector<Object> &items)
{
    const auto before = [](const Object &a, const Object &b) {
        return std::tie(a.ns(), a.name()) < std::tie(b.ns(), b.name());
    };
    if (!std::is_sorted(items.begin(), items.end(), before))
        std::sort(items.begin(), items.end(), before);
}

} // namespace

Lister::Lister(KubeClient &client,
               KindDiscovery &discovery,
               ConnectionKeeper &keeper,
               const KubeSettings &settings)
    : m_client(client)
    , m_discovery(discovery)
    , m_keeper(keeper)
    , m_settings(settings)
{ }

void Lister::list(const cluster::Query &query,
                  runtime::Lifetime::Token whoAsks,
                  std::function<void(Listing)> done)
{
    const auto run = std::make_shared<Run>();
    run->query = query;
    run->whoAsks = std::move(whoAsks);
    run->done = std::move(done);
    run->server = m_client.serverNumber();
    nextPage(run);
}

void Lister::beginAnew(const std::shared_ptr<Run> &run)
{
    run->items.clear();
    run->cost = 0;
    run->pages = 0;
    run->more.clear();
    run->server = m_client.serverNumber();
    nextPage(run);
}

void Lister::nextPage(const std::shared_ptr<Run> &run)
{
    QueryText query;
    query.addIfAny("labelSelector", run->query.labelSelector);
    query.addIfAny("fieldSelector", run->query.fieldSelector);
    if (!run->whole)
        query.add("limit", std::to_string(m_settings.pageSize));
    query.addIfAny("continue", run->more);
    Request request;
    request.path = collectionPath(*run->query.kind, run->query.ns) + query.text();
    request.content = Content::Page;
    request.kind = run->query.kind;
    request.compressed = true;
    request.timeout = m_settings.requestTimeout;
    m_client.send(std::move(request),
                  [this, run](Answer answer) { received(run, std::move(answer)); });
}

void Lister::received(const std::shared_ptr<Run> &run, Answer answer)
{
    if (!run->whoAsks)
        return;
    if (run->server != m_client.serverNumber()) { // what another server says is no page of this
        beginAnew(run);
        return;
    }
    if (!succeeded(answer)) {
        const bool forgotten = answer.failure == Failure::None && answer.status == 410;
        // Who forgets again what was to come in one piece forgets for ever.
        if (forgotten && !run->more.empty() && !run->whole) {
            run->whole = true;
            beginAnew(run);
            return;
        }
        failed(run, answer);
        return;
    }
    for (const Object &object : answer.objects)
        run->cost += costOf(object);
    if (answer.objects.empty() && !answer.more.empty())
        run->cost += emptyPageCost;
    // The same page again leads where it led before.
    const bool isEndless = !answer.more.empty()
        && (answer.more == run->more || ++run->pages >= m_settings.maxListPages);
    if (run->cost > m_settings.maxListBytes || isEndless) {
        run->items = {};
        failed(run, isEndless ? endlessList(m_client.endpoint()) : tooMuch(m_client.endpoint()));
        return;
    }
    std::move(answer.objects.begin(), answer.objects.end(), std::back_inserter(run->items));
    run->more = std::move(answer.more);
    if (!run->more.empty()) {
        nextPage(run);
        return;
    }
    sortByKey(run->items);
    m_keeper.listed(*run->query.kind);
    m_keeper.served(*run->query.kind);
    Listing listing;
    listing.service = KindService::Served;
    listing.list = ObjectList{std::move(run->items), std::move(answer.resourceVersion)};
    finish(run, std::move(listing));
}

void Lister::failed(const std::shared_ptr<Run> &run, const Answer &answer)
{
    const cluster::Kind &kind = *run->query.kind;
    const Error error = errorOf(answer, Method::Get);
    Listing listing;
    listing.list = unexpected(error);
    listing.down = isDown(answer);
    listing.retryAfter = std::chrono::seconds(answer.retryAfterSeconds.value_or(0));
    if (answer.failure == Failure::None && answer.status == 403) {
        listing.service = KindService::Forbidden;
        // What was shown before has not gone because we may not see it any more.
        if (!m_keeper.wasListed(kind))
            listing.list = ObjectList{};
        m_keeper.forbidden(kind, "list", saidBy(error));
    }
    if (answer.failure != Failure::None || answer.status != 404) {
        finish(run, std::move(listing));
        return;
    }
    // A server that starts, or a proxy before it, answers 404 to everything for a moment.
    m_discovery.ask(kind, [this, run, listing, error, &kind](const Result<Offer> &offer) mutable {
        if (!run->whoAsks)
            return;
        if (!offer || offer->served) {
            listing.list = offer ? unexpected(ErrorCode::Unreachable, saidBy(error))
                                 : unexpected(offer.error());
            listing.down = true;
        } else {
            const Message why = m_keeper.notServed(kind, offer->otherVersion, saidBy(error));
            const bool absent = offer->isAbsent();
            listing.service = absent ? KindService::Missing : KindService::NotUnderstood;
            listing.list = ObjectList{};
            if (!absent) // they are there: an empty list would say that they are not
                listing.list = unexpected(ErrorCode::Refused, why);
        }
        finish(run, std::move(listing));
    });
}

void Lister::finish(const std::shared_ptr<Run> &run, Listing listing)
{
    if (run->whoAsks)
        run->done(std::move(listing));
}

} // namespace hp::kube
