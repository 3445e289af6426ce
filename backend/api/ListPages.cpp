// SPDX-License-Identifier: Apache-2.0
#include "backend/api/ListPages.h"

#include "model/resource/ObjectSet.h"

#include <algorithm>
#include <utility>

namespace hp::api {

namespace {

/// The first key behind that of an object: none fits in between.
ObjectKey keyBehind(const Object &object)
{
    return {object.ns(), object.name() + '\0'};
}

ListPage
cutPage(const ApiCall &call, const std::vector<Object> &items, const std::string &resourceVersion)
{
    const auto begin = call.from
        ? std::lower_bound(items.begin(), items.end(), call.from->start, ObjectOrder())
        : items.begin();
    const auto left = static_cast<std::size_t>(items.end() - begin);
    const std::size_t size =
        call.limit > 0 ? std::min(left, static_cast<std::size_t>(call.limit)) : left;
    ListPage page;
    page.items.assign(begin, begin + static_cast<std::ptrdiff_t>(size));
    page.metadata.resourceVersion = resourceVersion;
    if (size == left)
        return page;
    page.metadata.more = continueText(
        {static_cast<std::int64_t>(revisionNumber(resourceVersion)), keyBehind(page.items.back())},
        call);
    // With a selector an API server does not know, and clients count on that.
    if (call.labelSelector.empty() && call.fieldSelector.empty())
        page.metadata.remaining = left - size;
    return page;
}

} // namespace

ListPages::ListPages(runtime::Clock &clock, Limits limits)
    : m_clock(clock)
    , m_limits(limits)
{ }

std::optional<ListPage> ListPages::next(const ApiCall &call)
{
    if (!call.from || call.from->revision <= 0)
        return std::nullopt;
    forgetOld();
    const std::string list = listIdentity(call);
    const std::string &identity = call.exchange->request().identity.name;
    const auto revision = static_cast<std::uint64_t>(call.from->revision);
    const auto kept = std::find_if(m_kept.begin(), m_kept.end(), [&](const Kept &one) {
        return one.identity == identity && one.list == list
            && revisionNumber(one.resourceVersion) == revision;
    });
    if (kept == m_kept.end())
        return std::nullopt;
    ListPage page = cutPage(call, *kept->items, kept->resourceVersion);
    kept->ended = page.metadata.more.empty();
    return page;
}

ListPage ListPages::of(const ApiCall &call, cluster::ObjectList list)
{
    if (call.limit <= 0 && !call.from)
        return {std::move(list.items), {std::move(list.resourceVersion), {}, {}}};
    ListPage page = cutPage(call, list.items, list.resourceVersion);
    if (!page.metadata.more.empty())
        keep({call.exchange->request().identity.name,
              listIdentity(call),
              std::move(list.resourceVersion),
              std::make_shared<const std::vector<Object>>(std::move(list.items)),
              m_clock.uptime() + m_limits.keptFor,
              false});
    return page;
}

void ListPages::keep(Kept list)
{
    forgetOld();
    std::erase_if(m_kept, [&](const Kept &one) {
        return one.identity == list.identity && one.list == list.list
            && one.resourceVersion == list.resourceVersion;
    });
    const auto own = std::count_if(m_kept.begin(), m_kept.end(), [&](const Kept &one) {
        return one.identity == list.identity;
    });
    if (static_cast<std::size_t>(own) >= m_limits.ofIdentity)
        forgetOneOf(&list.identity);
    else if (m_kept.size() >= m_limits.inAll)
        forgetOneOf(nullptr);
    m_kept.push_back(std::move(list));
    wakeForOldest();
}

void ListPages::forgetOld()
{
    const Duration now = m_clock.uptime();
    std::erase_if(m_kept, [now](const Kept &one) { return one.until <= now; });
}

/// One that has ended, else the oldest; of one identity, or of all.
void ListPages::forgetOneOf(const std::string *identity)
{
    const auto counts = [&](const Kept &one) {
        return identity == nullptr || one.identity == *identity;
    };
    auto gone = std::find_if(
        m_kept.begin(), m_kept.end(), [&](const Kept &one) { return one.ended && counts(one); });
    if (gone == m_kept.end())
        gone = std::find_if(m_kept.begin(), m_kept.end(), counts);
    if (gone != m_kept.end())
        m_kept.erase(gone);
}

/// Nobody may ask for pages for a long time, and what is old is to go all the same.
void ListPages::wakeForOldest()
{
    if (m_wakes || m_kept.empty())
        return;
    m_wakes = true;
    const Duration wait = std::max(Duration(0), m_kept.front().until - m_clock.uptime());
    m_clock.after(wait, &m_context, [this] {
        m_wakes = false;
        forgetOld();
        wakeForOldest();
    });
}

} // namespace hp::api
