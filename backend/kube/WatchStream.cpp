// SPDX-License-Identifier: Apache-2.0
#include "backend/kube/WatchStream.h"

#include "backend/kube/Failures.h"
#include "backend/kube/Paths.h"
#include "backend/runtime/RateLimiter.h"
#include "model/messages/Connection.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::kube {

using cluster::WatchEvent;
using cluster::WatchEventType;

namespace {

/// A request that ends sooner, and brought nothing, is no watch (client-go's VeryShortWatch).
constexpr Duration shortWatch = std::chrono::seconds(1);
/// What was missed comes right behind the headers; when nothing does, nothing was.
constexpr Duration quietFor = std::chrono::milliseconds(300);
/// A server that answers and fails so often in a row may be ready and still fail at this: that it
/// is ready is no reason to hurry any more.
constexpr int hurriedFailures = 3;

} // namespace

WatchStream::WatchStream(const WatchParts &parts,
                         cluster::Query query,
                         std::string resourceVersion,
                         cluster::WatchSink sink)
    : m_parts(parts)
    , m_query(std::move(query))
    , m_sink(std::move(sink))
    , m_reached(resourceVersion == "0" ? std::string() : std::move(resourceVersion))
    , m_lastSign(parts.clock.uptime())
{
    const ConnectionState &state = parts.keeper.state();
    m_patient =
        parts.probe.isProbing() || (!(state.signedIn && state.reachable) && !state.trouble.empty());
    m_trouble = m_patient ? state.trouble : Message();
}

WatchStream::~WatchStream()
{
    m_parts.client.cancel(m_call);
}

void WatchStream::start()
{
    attempt(); // what comes of it comes later
}

void WatchStream::stop()
{
    m_over = true;
    m_live = false;
    m_parts.client.cancel(std::exchange(m_call, 0));
    m_context.reset();
    m_sink = {};
}

StreamState WatchStream::state() const
{
    return {m_query.kind, m_query.ns, m_live, m_lastSign, m_trouble};
}

void WatchStream::notify()
{
    m_parts.keeper.touch();
}

void WatchStream::schedule(Duration delay)
{
    if (!m_context)
        return;
    m_parts.clock.cancel(m_timer);
    m_timer = m_parts.clock.after(delay, m_context.get(), [this] {
        const auto self = shared_from_this();
        m_timer = 0;
        attempt();
    });
}

void WatchStream::attempt()
{
    if (m_over)
        return;
    m_parts.client.cancel(std::exchange(m_call, 0));
    if (m_reached.empty())
        list();
    else
        request();
}

void WatchStream::tryNow()
{
    if (m_over || m_live || m_replaying)
        return;
    m_kindChecks = 0;
    // Spread a little: many streams of many programs hear of it in the same moment.
    schedule(std::chrono::duration_cast<Duration>(std::chrono::milliseconds(200)
                                                  * m_parts.client.jitter()));
}

void WatchStream::startOver()
{
    if (m_over)
        return;
    m_live = false;
    m_parts.client.cancel(std::exchange(m_call, 0));
    if (!m_replaying)
        schedule({});
    notify();
}

/// A revision of another server is the past of nothing there, or its future: then a watch from it
/// stays silent until the server gets there, and looks alive.
void WatchStream::beginAnew()
{
    if (m_reached.empty() && !m_replaying)
        startOver();
    else if (!m_over)
        over(expired("too old resource version: " + m_reached));
}

void WatchStream::list()
{
    m_parts.lister.list(
        m_query, runtime::Lifetime::Token(weak_from_this()), [this](Listing listing) {
            const auto self = shared_from_this();
            if (!m_over && m_reached.empty() && !m_replaying)
                listed(std::move(listing));
        });
}

void WatchStream::listed(Listing listing)
{
    if (listing.service == KindService::NotUnderstood) {
        m_trouble = saidBy(listing.list.error());
        waitForKind();
        return;
    }
    if (!listing.list) {
        failedWith(listing.list.error(), listing.down, listing.retryAfter);
        return;
    }
    if (listing.service != KindService::Served) {
        waitForKind();
        return;
    }
    m_pending = {std::make_move_iterator(listing.list->items.begin()),
                 std::make_move_iterator(listing.list->items.end())};
    m_afterPending = std::move(listing.list->resourceVersion);
    m_replaying = true;
    handOut();
}

void WatchStream::goOn()
{
    if (!m_over && m_replaying) {
        const auto self = shared_from_this();
        handOut();
    }
}

/// The beginning, in steps that the sink may hold back.
void WatchStream::handOut()
{
    while (!m_over && !m_pending.empty()) {
        if (m_sink.mayReplay && !m_sink.mayReplay())
            return;
        const std::size_t count =
            std::min(m_pending.size(), static_cast<std::size_t>(m_parts.settings.pageSize));
        std::vector<WatchEvent> events;
        events.reserve(count);
        for (std::size_t i = 0; i < count; ++i) {
            events.push_back({WatchEventType::Added, std::move(m_pending.front())});
            m_pending.pop_front();
        }
        m_lastSign = m_parts.clock.uptime();
        const auto onEvents = m_sink.onEvents;
        if (onEvents)
            onEvents(events);
    }
    if (m_over)
        return;
    m_replaying = false;
    m_reached = std::move(m_afterPending);
    const auto onSynced = m_sink.onSynced;
    if (onSynced)
        onSynced();
    if (!m_over)
        request();
}

void WatchStream::request()
{
    const KubeSettings &settings = m_parts.settings;
    const auto spread = std::chrono::duration_cast<std::chrono::seconds>(
        (settings.watchTimeoutMax - settings.watchTimeoutMin) * m_parts.client.jitter());
    const auto least = std::chrono::duration_cast<std::chrono::seconds>(settings.watchTimeoutMin);
    QueryText query;
    query.add("watch", "true").add("resourceVersion", m_reached);
    query.add("allowWatchBookmarks", "true");
    query.add("timeoutSeconds", std::to_string((least + spread).count()));
    query.addIfAny("labelSelector", m_query.labelSelector);
    query.addIfAny("fieldSelector", m_query.fieldSelector);
    Request request;
    request.lane = Lane::Watches;
    request.path = collectionPath(*m_query.kind, m_query.ns) + query.text();
    request.kind = m_query.kind;
    request.stream = true;

    const auto guarded = [weak = weak_from_this()](auto call) {
        return [weak, call](auto &&...args) {
            const auto self = weak.lock();
            if (self && !self->m_over)
                call(*self, std::forward<decltype(args)>(args)...);
        };
    };
    StreamListener listener;
    listener.onStarted = guarded([](WatchStream &self) { self.started(); });
    listener.onBatch =
        guarded([](WatchStream &self, EventBatch batch) { self.eventsReceived(std::move(batch)); });
    listener.onAlive = guarded([](WatchStream &self) { self.alive(); });
    listener.onAnswer = guarded([](WatchStream &self, const Answer &answer) {
        self.m_call = 0;
        self.ended(answer);
    });
    m_startedAt = m_parts.clock.uptime();
    m_call = m_parts.client.open(std::move(request), std::move(listener));
}

void WatchStream::started()
{
    m_live = true;
    m_renewed = false;
    m_kindChecks = 0;
    m_startedAt = m_lastSign = m_parts.clock.uptime();
    m_expectsSign = m_patient || !m_trouble.empty();
    m_patient = false;
    m_trouble = {};
    m_parts.clock.cancel(std::exchange(m_reportTimer, 0));
    m_parts.keeper.served(*m_query.kind);
    notify();
    if (m_expectsSign)
        m_parts.clock.after(quietFor, m_context.get(), [this] {
            if (m_expectsSign && m_live)
                alive();
        });
}

bool WatchStream::mayKeep(const std::vector<WatchEvent> &events) const
{
    if (!m_sink.kept)
        return true;
    std::size_t sum = m_sink.kept->cost();
    std::map<ObjectKey, std::size_t> changed;
    for (const WatchEvent &event : events) {
        if (event.type == WatchEventType::Bookmark)
            continue;
        const auto [it, isFirst] = changed.try_emplace(event.object.key());
        if (const Object *known = isFirst ? m_sink.kept->find(it->first) : nullptr)
            it->second = costOf(*known);
        sum -= it->second;
        it->second = event.type == WatchEventType::Deleted ? 0 : costOf(event.object);
        sum += it->second;
    }
    return sum <= m_parts.settings.maxListBytes;
}

void WatchStream::eventsReceived(EventBatch batch)
{
    if (!mayKeep(batch.events)) {
        m_parts.client.cancel(std::exchange(m_call, 0));
        over(errorOf(tooMuch(m_parts.client.endpoint()), Method::Get));
        return;
    }
    if (!batch.events.empty()) {
        m_lastSign = m_parts.clock.uptime();
        m_parts.keeper.alive();
        m_expectsSign = false;
        m_reached = batch.events.back().object.resourceVersion();
        const auto onEvents = m_sink.onEvents;
        if (onEvents)
            onEvents(batch.events);
    }
    if (!batch.error || m_over)
        return;
    const Error error = errorFrom(*batch.error);
    m_parts.client.cancel(std::exchange(m_call, 0));
    if (error.code == ErrorCode::Compacted)
        over(error);
    else
        failedWith(error, false, std::chrono::seconds(batch.error->retryAfterSeconds));
}

void WatchStream::alive()
{
    const auto self = shared_from_this();
    m_lastSign = m_parts.clock.uptime();
    m_parts.keeper.alive();
    m_expectsSign = false;
    bookmark();
}

/// A sign of life for whoever measures silence, made of what is known anyway.
void WatchStream::bookmark()
{
    const Json object{
        {"apiVersion", m_query.kind->apiVersion()},
        {"kind", m_query.kind->kind},
        {"metadata", {{"creationTimestamp", nullptr}, {"resourceVersion", m_reached}}}};
    const auto onEvents = m_sink.onEvents;
    if (onEvents)
        onEvents({{WatchEventType::Bookmark, Object(object)}});
}

void WatchStream::ended(const Answer &answer)
{
    const Duration lived = m_parts.clock.uptime() - m_startedAt;
    const bool wasLive = std::exchange(m_live, false);
    notify();
    if (succeeded(answer)) { // its time was up
        if (wasLive && lived >= shortWatch)
            request();
        else
            failedWith(
                unexpected(ErrorCode::Unreachable, say::serverEndsEveryWatch()).error, false, {});
        return;
    }
    const Error error = errorOf(answer, Method::Get);
    if (answer.failure == Failure::None) {
        switch (answer.status) {
        case 401:
            // The credentials have been told; the next request goes with new ones.
            if (!std::exchange(m_renewed, true)) {
                request();
                return;
            }
            break;
        case 403:
            m_trouble = saidBy(error);
            m_parts.keeper.forbidden(*m_query.kind, "watch", m_trouble);
            waitForKind();
            return;
        case 404:
            kindIsGone(answer);
            return;
        case 410:
            over(error);
            return;
        default:
            break;
        }
    }
    failedWith(error, isDown(answer), std::chrono::seconds(answer.retryAfterSeconds.value_or(0)));
}

void WatchStream::kindIsGone(const Answer &answer)
{
    const Error error = errorOf(answer, Method::Get);
    m_parts.discovery.ask(
        *m_query.kind, [weak = weak_from_this(), error](const Result<Offer> &offer) {
            const auto self = weak.lock();
            if (!self || self->m_over)
                return;
            if (!offer || offer->served) {
                self->failedWith(unexpected(ErrorCode::Unreachable, saidBy(error)).error, true, {});
                return;
            }
            self->m_trouble = self->m_parts.keeper.notServed(
                *self->m_query.kind, offer->otherVersion, saidBy(error));
            self->waitForKind();
        });
}

void WatchStream::failedWith(const Error &error, bool down, Duration retryAfter)
{
    m_live = false;
    broken(error);
    if (m_parts.clock.uptime() - m_failedAt > m_parts.settings.backoffForget)
        m_failures = 0;
    const bool answers = m_parts.keeper.state().reachable;
    if (down && !(answers && m_failures >= hurriedFailures))
        m_parts.probe.start();
    wait(retryAfter);
}

/// client-go's: doubles from 800 ms to 30 s, up to twice as long by chance, forgotten in peace.
void WatchStream::wait(Duration atLeast)
{
    const KubeSettings &settings = m_parts.settings;
    m_failedAt = m_parts.clock.uptime();
    Duration delay =
        runtime::Backoff{settings.backoffBase, settings.backoffCap}.after(m_failures++);
    delay += std::chrono::duration_cast<Duration>(delay * m_parts.client.jitter());
    schedule(std::max(delay, std::min(atLeast, settings.retryAfterCap)));
}

/// A kind that is not there, or not for us, is a state and not a break: nobody is told but the
/// console.
void WatchStream::waitForKind()
{
    m_live = false;
    m_parts.clock.cancel(std::exchange(m_reportTimer, 0));
    const Duration cap = m_parts.settings.missingRecheckCap;
    const Duration delay = runtime::Backoff{std::chrono::seconds(1), cap}.after(m_kindChecks++);
    schedule(std::min(delay, cap));
    notify();
}

/// Whoever watches hears of it when it lasts. Who was told watches again, and then waits here.
void WatchStream::broken(const Error &error)
{
    m_trouble = saidBy(error);
    notify();
    if (m_patient || m_reportTimer != 0)
        return;
    m_reportTimer =
        m_parts.clock.after(m_parts.settings.reportBrokenAfter, m_context.get(), [this] {
            const auto self = shared_from_this();
            m_reportTimer = 0;
            const bool known = m_parts.keeper.state().signedIn;
            over(unexpected(known ? ErrorCode::Unreachable : ErrorCode::Unauthorised, m_trouble)
                     .error);
        });
}

void WatchStream::over(const Error &error)
{
    m_compacted = error.code == ErrorCode::Compacted;
    const auto onEnd = std::move(m_sink.onEnd);
    stop();
    m_trouble = saidBy(error);
    notify();
    if (onEnd)
        onEnd(error);
}

HeldWatch::HeldWatch(std::weak_ptr<WatchStream> stream, Drop drop)
    : m_stream(std::move(stream))
    , m_drop(std::move(drop))
{ }

HeldWatch::~HeldWatch()
{
    if (const auto stream = m_stream.lock())
        m_drop(stream);
}

std::string HeldWatch::reached() const
{
    const auto stream = m_stream.lock();
    return stream ? stream->reached() : std::string();
}

void HeldWatch::goOn()
{
    if (const auto stream = m_stream.lock())
        stream->goOn();
}

} // namespace hp::kube
