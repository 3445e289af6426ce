// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/Authenticator.h"
#include "backend/http/credentials/TokenFile.h"
#include "backend/runtime/Clock.h"
#include "backend/runtime/Inbox.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace hp::http {

/// A link that was shared: what opens the page for one screen, once.
struct ViewLink {
    std::string code{}; ///< told this once
    TimePoint expiresAt{};
};

/// Who came by a link.
struct LinkedViewer {
    std::string name{}; ///< of the identity, such as "link-3f9a2c1b"
    std::string token{}; ///< told this once
    std::string sharer{};
    std::string page{}; ///< that was shared: "/holds"
    std::string from{}; ///< address and port
    TimePoint sharedAt{};
    TimePoint expiresAt{}; ///< of the token
};

/// One-time links and the viewers who came by them. A link is valid once and for five minutes; what
/// it is exchanged for is the token of a viewer, whatever its sharer may do, for twelve hours at
/// most. Only hashes are kept, and only in memory: all of it ends with the backend. Lives on the
/// control thread; `clock` is that of the world, for people wait in its time, and outlives this.
class ViewLinks
{
public:
    static constexpr Duration linkLife = std::chrono::minutes(5);
    static constexpr Duration viewerLife = std::chrono::hours(12);
    static constexpr std::size_t maxOpenOfOne = 20;
    static constexpr std::size_t maxOpen = 500;
    /// Viewers and open links, of one sharer and of all.
    static constexpr std::size_t maxViewersOfOne = 200;
    static constexpr std::size_t maxViewers = 1000;

    explicit ViewLinks(runtime::Clock &clock);
    ViewLinks(const ViewLinks &) = delete;
    ViewLinks &operator=(const ViewLinks &) = delete;
    ~ViewLinks() = default;

    enum class NotShared {
        OwnLinksOpen, ///< the sharer has maxOpenOfOne
        OwnViewers, ///< the sharer has maxViewersOfOne
        Full, ///< all together have as many as there may be
    };
    [[nodiscard]] std::variant<ViewLink, NotShared> share(const std::string &sharer,
                                                          const std::string &page);

    enum class NotRedeemed {
        Unknown, ///< nobody shared it, or that is long ago
        Used,
        Expired,
        Withdrawn, ///< its sharer lost their token meanwhile
        NotRecorded, ///< nobody could be told; the link is still good
    };
    /// Exchanges a code for the token of a viewer. `from` is the address they came from.
    [[nodiscard]] std::variant<LinkedViewer, NotRedeemed> redeem(const std::string &code,
                                                                 const std::string &from);

    /// Ends the links of this sharer that are open, and the tokens of who came by others.
    void endOf(const std::string &sharer);
    /// Ends the token of this viewer; false when there is none.
    bool end(const std::string &name);
    /// Who came by a link and still may look; the origin of a token is its sharer.
    [[nodiscard]] std::vector<IssuedToken> viewers() const;
    [[nodiscard]] bool isViewer(const std::string &name) const { return m_viewers.contains(name); }

    /// Keeps who came by a link, before they get in; an error keeps them out.
    void recordWith(std::function<Result<Done>(const LinkedViewer &)> record)
    {
        m_record = std::move(record);
    }
    /// Called when a viewer came, or a token ended.
    void onChanged(std::function<void()> call) { m_changed = std::move(call); }

    /// Knows the viewers, and asks `behind` about everybody else. It lives on the front's thread
    /// and outlives neither; a viewer is known there before redeem() returns.
    [[nodiscard]] std::unique_ptr<Authenticator> authenticator(const Authenticator &behind) const;

private:
    enum class State { Open, Used, Withdrawn };
    struct Shared {
        std::string sharer{};
        std::string page{};
        TimePoint at{};
        Duration until{}; ///< by the clock's uptime
        State state = State::Open;

        [[nodiscard]] bool isOpen(Duration now) const
        {
            return state == State::Open && until > now;
        }
    };
    struct Viewer {
        IssuedToken token{};
        std::uint64_t timer = 0;
    };
    /// What the front is told: from now on a hash is that of `identity`, or of nobody.
    struct Change {
        std::string hash{};
        std::optional<Identity> identity{};
    };
    using Changes = runtime::Inbox<Change>;
    class Tokens;

    void remove(const std::string &name);
    void tellFront(Change change);
    void notify() const;

    runtime::Clock &m_clock;
    std::map<std::string, Shared> m_links{}; ///< by the hash of the code
    std::map<std::string, Viewer> m_viewers{}; ///< by name
    std::shared_ptr<Changes> m_changes = std::make_shared<Changes>();
    std::function<Result<Done>(const LinkedViewer &)> m_record{};
    std::function<void()> m_changed{};
    QObject m_context{};
};

} // namespace hp::http
