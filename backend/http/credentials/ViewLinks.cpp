// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/ViewLinks.h"

#include "backend/http/credentials/ShortLived.h"

#include <algorithm>
#include <utility>

namespace hp::http {
namespace {

constexpr std::size_t nameDigits = 8;

} // namespace

/// The front's copy of who came by a link.
class ViewLinks::Tokens final : public Authenticator
{
public:
    Tokens(const Authenticator &behind, std::shared_ptr<Changes> changes)
        : m_behind(behind)
        , m_changes(std::move(changes))
    { }

    [[nodiscard]] std::optional<Identity> identify(const std::string &token) const override
    {
        takeChanges();
        if (!m_known.empty()) {
            const auto found = m_known.find(tokenHash(token));
            if (found != m_known.end())
                return found->second;
        }
        return m_behind.identify(token);
    }
    [[nodiscard]] bool isGood(const std::string &tokenHash) const override
    {
        takeChanges();
        return m_known.contains(tokenHash) || m_behind.isGood(tokenHash);
    }

private:
    void takeChanges() const
    {
        for (Change &change : m_changes->take()) {
            if (change.identity)
                m_known[change.hash] = std::move(*change.identity);
            else
                m_known.erase(change.hash);
        }
    }

    const Authenticator &m_behind;
    std::shared_ptr<Changes> m_changes;
    mutable std::map<std::string, Identity> m_known{}; ///< by hash
};

ViewLinks::ViewLinks(runtime::Clock &clock)
    : m_clock(clock)
{ }

std::unique_ptr<Authenticator> ViewLinks::authenticator(const Authenticator &behind) const
{
    return std::make_unique<Tokens>(behind, m_changes);
}

std::variant<ViewLink, ViewLinks::NotShared> ViewLinks::share(const std::string &sharer,
                                                              const std::string &page)
{
    const Duration now = m_clock.uptime();
    forgetOver(m_links, now);
    std::size_t open = 0;
    std::size_t own = 0;
    for (const auto &[hash, link] : m_links) {
        if (!link.isOpen(now))
            continue;
        ++open;
        own += link.sharer == sharer ? 1 : 0;
    }
    const auto ownViewers = static_cast<std::size_t>(
        std::count_if(m_viewers.begin(), m_viewers.end(), [&](const auto &entry) {
            return entry.second.token.origin.by == sharer;
        }));
    if (own >= maxOpenOfOne)
        return NotShared::OwnLinksOpen;
    if (own + ownViewers >= maxViewersOfOne)
        return NotShared::OwnViewers;
    if (open >= maxOpen || open + m_viewers.size() >= maxViewers)
        return NotShared::Full;
    ViewLink link{randomCode(), m_clock.now() + linkLife};
    m_links[tokenHash(link.code)] = {sharer, page, m_clock.now(), now + linkLife, State::Open};
    return link;
}

std::variant<LinkedViewer, ViewLinks::NotRedeemed> ViewLinks::redeem(const std::string &code,
                                                                     const std::string &from)
{
    const auto found = m_links.find(tokenHash(code));
    if (found == m_links.end())
        return NotRedeemed::Unknown;
    Shared &link = found->second;
    if (link.state == State::Used)
        return NotRedeemed::Used;
    if (link.state == State::Withdrawn)
        return NotRedeemed::Withdrawn;
    if (link.until <= m_clock.uptime())
        return NotRedeemed::Expired;

    LinkedViewer viewer;
    viewer.token = randomToken();
    viewer.sharer = link.sharer;
    viewer.page = link.page;
    viewer.from = from;
    viewer.sharedAt = link.at;
    viewer.expiresAt = m_clock.now() + viewerLife;
    do {
        viewer.name = "link-" + tokenHash(randomCode()).substr(0, nameDigits);
    } while (isViewer(viewer.name));
    if (m_record && !m_record(viewer))
        return NotRedeemed::NotRecorded;

    link.state = State::Used;
    const std::string hash = tokenHash(viewer.token);
    const Identity identity{viewer.name, {"viewer"}, {}, false, hash};
    const std::uint64_t timer =
        m_clock.after(viewerLife, &m_context, [this, name = viewer.name] { end(name); });
    m_viewers[viewer.name] = {{identity, {link.sharer, formatTime(m_clock.now())}, hash}, timer};
    tellFront({hash, identity});
    notify();
    return viewer;
}

void ViewLinks::remove(const std::string &name)
{
    const auto found = m_viewers.find(name);
    m_clock.cancel(found->second.timer);
    tellFront({found->second.token.hash, std::nullopt});
    m_viewers.erase(found);
}

bool ViewLinks::end(const std::string &name)
{
    if (!isViewer(name))
        return false;
    remove(name);
    notify();
    return true;
}

void ViewLinks::endOf(const std::string &sharer)
{
    for (auto &[hash, link] : m_links) {
        if (link.sharer == sharer && link.state == State::Open)
            link.state = State::Withdrawn;
    }
    std::vector<std::string> names;
    for (const auto &[name, viewer] : m_viewers) {
        if (viewer.token.origin.by == sharer)
            names.push_back(name);
    }
    for (const std::string &name : names)
        remove(name);
    if (!names.empty())
        notify();
}

std::vector<IssuedToken> ViewLinks::viewers() const
{
    std::vector<IssuedToken> list;
    list.reserve(m_viewers.size());
    for (const auto &[name, viewer] : m_viewers)
        list.push_back(viewer.token);
    return list;
}

void ViewLinks::tellFront(Change change)
{
    // Nobody rings: the front looks with every token that it is shown.
    const auto put = m_changes->put(std::move(change));
    static_cast<void>(put);
}

void ViewLinks::notify() const
{
    if (m_changed)
        m_changed();
}

} // namespace hp::http
