// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/CalendarSource.h"

#include "backend/maintenance/sources/CalendarEvents.h"
#include "backend/runtime/SmallFile.h"

#include <algorithm>
#include <optional>

namespace hp::maintenance {

namespace {

bool isUrl(const std::string &feed)
{
    return feed.starts_with("http://") || feed.starts_with("https://");
}

/// Feeds read by Outlook and others come under this scheme and mean https.
std::string urlOf(const std::string &feed)
{
    constexpr std::string_view scheme = "webcal://";
    return feed.starts_with(scheme) ? "https://" + feed.substr(scheme.size()) : feed;
}

/// Why the event could be in that text all the same; nothing when it is not there.
std::optional<std::string> whyNotGone(const std::string &event,
                                      const Result<CalendarReading> &reading)
{
    if (!reading)
        return reading.error().message;
    for (std::size_t i = 0; i < reading->leftOut.size(); ++i) {
        const std::string &uid = reading->leftOut[i];
        if (!uid.empty() && event.starts_with("calendar-" + uid + '-'))
            return reading->faults.at(i);
    }
    return std::nullopt;
}

} // namespace

std::string placeOf(const std::string &feed)
{
    const std::string url = urlOf(feed);
    if (!isUrl(url))
        return feed;
    const std::size_t host = url.find("://") + 3;
    const std::size_t end = std::min(url.find_first_of("/?#", host), url.size());
    const std::size_t at = url.substr(host, end - host).rfind('@');
    const std::size_t begin = at == std::string::npos ? host : host + at + 1;
    return url.substr(begin, end - begin);
}

/// The feeds, one after the other.
struct CalendarSource::Run {
    std::size_t next = 0;
    std::vector<CalendarText> texts{};
    std::function<void(const std::vector<CalendarText> &)> done{};
};

CalendarSource::CalendarSource(std::unique_ptr<Fetcher> fetcher,
                               runtime::Clock &clock,
                               Settings settings)
    : m_fetcher(std::move(fetcher))
    , m_clock(clock)
    , m_settings(std::move(settings))
{
    for (std::string &feed : m_settings.feeds)
        feed = urlOf(feed);
}

Result<std::string> CalendarSource::readFile(const std::string &path) const
{
    constexpr std::size_t mebibyte = 1024 * 1024;
    auto text = runtime::readSmallFile(path, m_settings.limits.bytes / mebibyte);
    if (!text && text.error().message.starts_with("is "))
        return unexpected(text.error().code, "it " + text.error().message);
    return text;
}

void CalendarSource::load(std::function<void(const std::vector<CalendarText> &)> done)
{
    auto run = std::make_shared<Run>();
    run->done = std::move(done);
    if (!m_settings.own) {
        next(run);
        return;
    }
    m_settings.own([this, token = m_alive.token(), run](const Result<std::string> &own) {
        if (!token)
            return;
        if (own || own.error().code != ErrorCode::NotFound)
            run->texts.push_back({"of the console", own});
        next(run);
    });
}

void CalendarSource::next(const std::shared_ptr<Run> &run)
{
    if (run->next == m_settings.feeds.size()) {
        run->done(run->texts);
        return;
    }
    const std::string &feed = m_settings.feeds[run->next++];
    const auto kept = m_kept.find(feed);
    if (kept != m_kept.end() && m_clock.uptime() - kept->second.readAt < m_settings.keeps) {
        run->texts.push_back(kept->second.text);
        next(run);
        return;
    }
    const auto take = [this, feed, run](Result<std::string> text) {
        const CalendarText taken{placeOf(feed), std::move(text)};
        m_kept.insert_or_assign(feed, Kept{m_clock.uptime(), taken});
        run->texts.push_back(taken);
        next(run);
    };
    if (!isUrl(feed)) {
        take(readFile(feed));
        return;
    }
    FetchRequest request;
    request.url = feed;
    request.headers = {"Accept: text/calendar"};
    request.follows = true;
    request.maxBytes = m_settings.limits.bytes;
    m_fetcher->fetch(std::move(request),
                     [take, token = m_alive.token()](const Result<FetchAnswer> &answer) {
                         if (!token)
                             return;
                         if (!answer)
                             take(unexpected(answer.error()));
                         else if (answer->status != 200)
                             take(unexpected(ErrorCode::Refused,
                                             "it answers HTTP " + std::to_string(answer->status)));
                         else
                             take(answer->body);
                     });
}

Result<CalendarReading> CalendarSource::readingOf(const CalendarText &one) const
{
    const TimePoint now = m_clock.now();
    return one.text ? readCalendar(
               *one.text, now - m_settings.behind, now + m_settings.ahead, m_settings.limits)
                    : Result<CalendarReading>(unexpected(one.text.error()));
}

EventPoll CalendarSource::eventsOf(const std::vector<CalendarText> &texts, const Fleet &fleet) const
{
    EventPoll poll;
    const TimePoint now = m_clock.now();
    for (const CalendarText &one : texts) {
        const auto reading = readingOf(one);
        if (!reading) {
            poll.faults.push_back("calendar " + one.place + ": " + reading.error().message);
            continue;
        }
        addEvents(*reading, one.place, fleet, now, poll);
    }
    return poll;
}

void CalendarSource::poll(const Fleet &fleet, Reply<EventPoll> reply)
{
    load([this, fleet, reply = std::move(reply)](const std::vector<CalendarText> &texts) {
        reply(eventsOf(texts, fleet));
    });
}

void CalendarSource::ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply)
{
    load([this, maintenance, fleet, reply = std::move(reply)](
             const std::vector<CalendarText> &texts) {
        EventAnswer answer;
        answer.report = reportOf(maintenance, eventsOf(texts, fleet).events);
        if (answer.report != EventReport::Gone) {
            reply(answer);
            return;
        }
        // An event of a feed that cannot be read is not gone: a proxy answers with a page to sign
        // in, or somebody has misspelt the entry.
        for (const CalendarText &one : texts) {
            if (const auto why = whyNotGone(maintenance.text("/spec/eventid"), readingOf(one))) {
                reply(unexpected(ErrorCode::Unreachable, "calendar " + one.place + ": " + *why));
                return;
            }
        }
        reply(answer);
    });
}

} // namespace hp::maintenance
