// SPDX-License-Identifier: Apache-2.0
#include "backend/http/credentials/WallPairing.h"

#include "backend/http/credentials/ShortLived.h"

#include <algorithm>
#include <utility>

namespace hp::http {

WallPairing::WallPairing(TokenFile &tokens, runtime::Clock &clock)
    : m_tokens(tokens)
    , m_clock(clock)
{ }

std::variant<WallRequest, WallPairing::NoPlace> WallPairing::request(const std::string &screen)
{
    const Duration now = m_clock.uptime();
    forgetOver(m_asked, now);
    std::size_t all = 0;
    std::size_t own = 0;
    Duration first = codeLife;
    Duration firstOwn = codeLife;
    for (const auto &[hash, asked] : m_asked) {
        if (!asked.isOpen(now))
            continue;
        ++all;
        first = std::min(first, asked.until - now);
        if (asked.screen != screen)
            continue;
        ++own;
        firstOwn = std::min(firstOwn, asked.until - now);
    }
    if (own >= maxOpenOfOne)
        return NoPlace{true, firstOwn};
    if (all >= maxOpen)
        return NoPlace{false, first};

    Asked asked;
    const auto isShown = [&](const std::string &code) {
        return std::any_of(m_asked.begin(), m_asked.end(), [&](const auto &entry) {
            return entry.second.isOpen(now) && entry.second.code == code;
        });
    };
    do {
        asked.code = randomLetters(codeLength, codeAlphabet);
    } while (isShown(asked.code));
    asked.number = ++m_last;
    asked.screen = screen;
    asked.expiresAt = m_clock.now() + codeLife;
    asked.until = now + codeLife;
    const WallRequest request{asked.code, randomCode(), asked.expiresAt};
    m_asked[tokenHash(request.secret)] = std::move(asked);
    notifyIn(codeLife);
    notify();
    return request;
}

std::variant<PairedWall, WallPairing::Waiting, WallPairing::NotPaired>
WallPairing::claim(const std::string &secret, const std::string &from)
{
    const auto found = m_asked.find(tokenHash(secret));
    if (found == m_asked.end())
        return NotPaired::Unknown;
    Asked &asked = found->second;
    switch (asked.state) {
    case State::Claimed:
        return NotPaired::Claimed;
    case State::Denied:
        return NotPaired::Denied;
    case State::Withdrawn:
        return NotPaired::Withdrawn;
    case State::NameTaken:
        return NotPaired::NameTaken;
    case State::Open:
    case State::Approved:
        break;
    }
    if (!asked.isOpen(m_clock.uptime()))
        return NotPaired::Expired;
    if (asked.state == State::Open)
        return Waiting{asked.expiresAt};
    return give(asked, from);
}

std::variant<PairedWall, WallPairing::Waiting, WallPairing::NotPaired>
WallPairing::give(Asked &asked, const std::string &from)
{
    const auto taken = [&] {
        asked.state = State::NameTaken;
        notify();
        return NotPaired::NameTaken;
    };
    for (const IssuedToken &token : m_tokens.issued()) {
        if (token.identity.name == asked.name)
            return taken();
    }
    const WallAct act{
        WallAct::Kind::Pair, asked.name, asked.origin.by, from, asked.screen, std::string()};
    if (!record(act))
        return NotPaired::NotRecorded;
    const PairedWall wall{asked.name, randomToken()};
    const auto issued = m_tokens.issueNew({wall.name, {"wall"}}, wall.token, asked.origin);
    if (!issued)
        return issued.error().code == ErrorCode::AlreadyExists ? taken() : NotPaired::NotStored;
    asked.state = State::Claimed;
    notify();
    return wall;
}

std::string WallPairing::plainCode(const std::string &code)
{
    std::string plain;
    for (const char c : code) {
        if (c == ' ' || c == '\t' || c == '-')
            continue;
        plain += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return plain;
}

std::variant<WaitingWall, WallPairing::NotOpen> WallPairing::find(const std::string &code) const
{
    const std::string plain = plainCode(code);
    const Duration now = m_clock.uptime();
    NotOpen why = NotOpen::Unknown;
    for (const auto &[hash, asked] : m_asked) {
        if (asked.code != plain)
            continue;
        if (asked.isOpen(now))
            return shown(asked);
        if (asked.until <= now)
            why = NotOpen::Expired;
    }
    return why;
}

WallPairing::Asked *WallPairing::numbered(std::uint64_t number)
{
    const auto found = std::find_if(m_asked.begin(), m_asked.end(), [&](const auto &entry) {
        return entry.second.number == number;
    });
    return found == m_asked.end() ? nullptr : &found->second;
}

void WallPairing::approve(std::uint64_t number,
                          const std::string &name,
                          const std::string &by,
                          const std::string &at)
{
    Asked *asked = numbered(number);
    if (!asked)
        return;
    asked->state = State::Approved;
    asked->name = name;
    asked->origin = {by, at, asked->screen};
    const Duration left = asked->until - m_clock.uptime();
    if (left < claimLife) {
        asked->until += claimLife - left;
        asked->expiresAt += claimLife - left;
        notifyIn(claimLife);
    }
    notify();
}

void WallPairing::deny(std::uint64_t number)
{
    if (Asked *asked = numbered(number))
        asked->state = State::Denied;
    notify();
}

void WallPairing::withdrawOf(const std::string &by)
{
    bool any = false;
    for (auto &[hash, asked] : m_asked) {
        if (asked.state != State::Approved || asked.origin.by != by)
            continue;
        asked.state = State::Withdrawn;
        any = true;
    }
    if (any)
        notify();
}

WaitingWall WallPairing::shown(const Asked &asked)
{
    return {asked.number, asked.screen, asked.until, asked.name, asked.origin.by};
}

std::vector<WaitingWall> WallPairing::waiting() const
{
    std::vector<WaitingWall> list;
    for (const auto &[hash, asked] : m_asked) {
        if (asked.isOpen(m_clock.uptime()))
            list.push_back(shown(asked));
    }
    std::sort(list.begin(), list.end(), [](const WaitingWall &a, const WaitingWall &b) {
        return a.number < b.number;
    });
    return list;
}

Result<Done> WallPairing::record(const WallAct &act) const
{
    return m_record ? m_record(act) : Result<Done>(Done{});
}

void WallPairing::notifyIn(Duration delay)
{
    m_clock.after(delay, &m_context, [this] { notify(); });
}

void WallPairing::notify() const
{
    if (m_changed)
        m_changed();
}

} // namespace hp::http
