// SPDX-License-Identifier: Apache-2.0
#include "backend/embedded/WatchHub.h"

#include "model/base/ApiStatus.h"

#include <QMetaObject>
#include <QPointer>

#include <algorithm>
#include <charconv>
#include <optional>
#include <unordered_map>

namespace hp::embedded {

using cluster::Query;
using cluster::Watch;
using cluster::WatchEvent;
using cluster::WatchEventType;
using cluster::WatchSink;

namespace {

/// Rows of the log, or objects of its start, that one watch gets per step while it is behind.
constexpr int stepSize = 250;
/// A step of its start ends with the object that makes it so long.
constexpr std::size_t stepBytes = 1024 * 1024;
/// Steps of all watches per turn of the event loop: what else waits for the thread waits so long.
constexpr int stepsPerTurn = 4;

std::optional<Revision> revisionFrom(const std::string &text)
{
    Revision revision = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), revision);
    const bool whole = error == std::errc() && end == text.data() + text.size() && revision >= 0;
    return whole ? std::optional(revision) : std::nullopt;
}

Error tooLarge(Revision wanted, Revision current)
{
    return errorFrom({.code = 504,
                      .reason = "Timeout",
                      .message = "Timeout: Too large resource version: " + std::to_string(wanted)
                          + ", current: " + std::to_string(current),
                      .causes = {{"ResourceVersionTooLarge", "Too large resource version", {}}},
                      .retryAfterSeconds = 1});
}

} // namespace

struct WatchHub::Subscription {
    enum class State { New, Opening, Behind, Live, Over };

    State state = State::New;
    std::shared_ptr<const Filter> filter{};
    std::optional<Error> refusal{}; ///< why it cannot even start
    bool fromSnapshot = false;
    Revision position = 0; ///< everything up to here was delivered or did not concern it
    std::vector<Object> opening{}; ///< what was there at its start
    std::size_t shown = 0; ///< of these
    bool held = false; ///< its sink has not yet taken the step before
    WatchSink sink{};
    std::uint64_t lastStep = 0;

    [[nodiscard]] bool waits() const
    {
        return !held && state != State::Live && state != State::Over;
    }
};

/// What the caller holds; its end is the end of the delivery.
class WatchHub::Handle final : public Watch
{
public:
    Handle(QPointer<WatchHub> hub, std::shared_ptr<Subscription> subscription)
        : m_hub(std::move(hub))
        , m_subscription(std::move(subscription))
    { }

    ~Handle() override
    {
        m_subscription->state = Subscription::State::Over;
        // The sink may be what is running right now; it is dropped in a later turn.
        if (m_hub)
            m_hub->schedulePump();
    }

    [[nodiscard]] std::string reached() const override
    {
        const Revision position = m_subscription->position;
        return position > 0 && m_subscription->state != Subscription::State::Opening
            ? std::to_string(position)
            : std::string();
    }

    void goOn() override
    {
        if (std::exchange(m_subscription->held, false) && m_hub)
            m_hub->schedulePump();
    }

private:
    QPointer<WatchHub> m_hub;
    std::shared_ptr<Subscription> m_subscription;
};

WatchHub::WatchHub(Store &store)
    : m_store(store)
{ }

WatchHub::~WatchHub() = default;

std::unique_ptr<Watch>
WatchHub::add(const Query &query, const std::string &resourceVersion, WatchSink sink)
{
    auto subscription = std::make_shared<Subscription>();
    subscription->sink = std::move(sink);
    subscription->fromSnapshot = resourceVersion.empty() || resourceVersion == "0";
    auto filter = filterFor(query);
    const auto revision = subscription->fromSnapshot ? Revision(0) : revisionFrom(resourceVersion);
    if (!filter)
        subscription->refusal = filter.error();
    else if (!revision)
        subscription->refusal = badRequest("invalid resource version \"" + resourceVersion + '"');
    else
        subscription->filter = std::move(*filter);
    subscription->position = revision.value_or(0);
    m_subscriptions.push_back(subscription);
    schedulePump();
    return std::make_unique<Handle>(this, std::move(subscription));
}

Result<std::shared_ptr<const Filter>> WatchHub::filterFor(const Query &query)
{
    const std::string text = query.kind->qualified() + '\n' + query.kind->version + '\n' + query.ns
        + '\n' + query.labelSelector + '\n' + query.fieldSelector;
    std::weak_ptr<const Filter> &known = m_filters[text];
    if (auto filter = known.lock())
        return filter;
    auto filter = Filter::from(query, m_store.objects());
    if (!filter) {
        m_filters.erase(text);
        return unexpected(filter.error());
    }
    auto shared = std::make_shared<const Filter>(std::move(*filter));
    known = shared;
    return shared;
}

void WatchHub::schedulePump()
{
    if (std::exchange(m_pumpScheduled, true))
        return;
    QMetaObject::invokeMethod(this, &WatchHub::pump, Qt::QueuedConnection);
}

/// Starts new watches, moves those that are behind a step on and forgets those that are over.
void WatchHub::pump()
{
    m_pumpScheduled = false;
    std::vector<std::shared_ptr<Subscription>> waiting;
    std::copy_if(m_subscriptions.begin(),
                 m_subscriptions.end(),
                 std::back_inserter(waiting),
                 [](const auto &subscription) { return subscription->waits(); });
    // The one that got its step longest ago first, so that none starves.
    std::stable_sort(waiting.begin(), waiting.end(), [](const auto &one, const auto &other) {
        return one->lastStep < other->lastStep;
    });
    if (waiting.size() > stepsPerTurn)
        waiting.resize(stepsPerTurn);
    for (const auto &subscription : waiting) {
        subscription->lastStep = ++m_steps;
        switch (subscription->state) {
        case Subscription::State::New:
            start(*subscription);
            break;
        case Subscription::State::Opening:
            showNext(*subscription);
            break;
        case Subscription::State::Behind:
            catchUp(*subscription);
            break;
        case Subscription::State::Live:
        case Subscription::State::Over:
            break;
        }
    }
    waiting.clear();
    std::erase_if(m_subscriptions, [](const auto &subscription) {
        return subscription->state == Subscription::State::Over;
    });
    std::erase_if(m_filters, [](const auto &entry) { return entry.second.expired(); });
    if (std::any_of(m_subscriptions.begin(), m_subscriptions.end(), [](const auto &subscription) {
            return subscription->waits();
        }))
        schedulePump();
}

void WatchHub::start(Subscription &subscription)
{
    if (subscription.refusal) {
        stop(subscription, *subscription.refusal);
        return;
    }
    if (!subscription.fromSnapshot) {
        if (subscription.position > m_store.revision()) {
            stop(subscription, tooLarge(subscription.position, m_store.revision()));
            return;
        }
        subscription.state = Subscription::State::Behind;
        catchUp(subscription);
        return;
    }
    subscription.opening = subscription.filter->select(m_store.objects());
    subscription.position = m_store.revision();
    subscription.state = Subscription::State::Opening;
    showNext(subscription);
}

bool WatchHub::mayStep(Subscription &subscription)
{
    subscription.held = subscription.sink.mayReplay && !subscription.sink.mayReplay();
    return !subscription.held;
}

void WatchHub::showNext(Subscription &subscription)
{
    if (!mayStep(subscription))
        return;
    std::vector<WatchEvent> events;
    std::vector<Object> &opening = subscription.opening;
    const std::size_t end = std::min(opening.size(), subscription.shown + stepSize);
    for (std::size_t bytes = 0; subscription.shown < end && bytes < stepBytes;
         ++subscription.shown) {
        bytes += opening[subscription.shown].bytes().size();
        events.push_back({WatchEventType::Added, std::move(opening[subscription.shown])});
    }
    const bool whole = subscription.shown == opening.size();
    if (whole) {
        opening = {};
        subscription.state = subscription.position == m_store.revision()
            ? Subscription::State::Live
            : Subscription::State::Behind;
    }
    deliver(subscription, events);
    if (whole && subscription.state != Subscription::State::Over && subscription.sink.onSynced)
        subscription.sink.onSynced();
}

void WatchHub::catchUp(Subscription &subscription)
{
    if (subscription.position < m_store.compacted()) {
        stop(subscription,
             expired("too old resource version: " + std::to_string(subscription.position) + " ("
                     + std::to_string(m_store.compacted()) + ')'));
        return;
    }
    if (!mayStep(subscription))
        return;
    std::vector<WatchEvent> events;
    const auto last = m_store.readSince(subscription.position, stepSize, [&](const Change &change) {
        if (auto event = subscription.filter->eventFor(change))
            events.push_back(std::move(*event));
    });
    if (!last) {
        stop(subscription, last.error());
        return;
    }
    subscription.position = *last;
    if (*last == m_store.revision())
        subscription.state = Subscription::State::Live;
    deliver(subscription, events);
}

void WatchHub::publish(const std::vector<Change> &changes)
{
    if (changes.empty())
        return;
    std::unordered_map<const Filter *, std::vector<WatchEvent>> prepared;
    const auto eventsOf = [&](const Filter &filter) -> const std::vector<WatchEvent> & {
        const auto [it, fresh] = prepared.try_emplace(&filter);
        if (fresh) {
            for (const Change &change : changes) {
                if (auto event = filter.eventFor(change))
                    it->second.push_back(std::move(*event));
            }
        }
        return it->second;
    };
    // Copied, because a sink may add and destroy watches while this runs.
    const auto subscriptions = m_subscriptions;
    for (const auto &subscription : subscriptions) {
        if (subscription->state != Subscription::State::Live
            || subscription->position >= changes.back().revision)
            continue;
        subscription->position = changes.back().revision;
        deliver(*subscription, eventsOf(*subscription->filter));
    }
}

void WatchHub::deliver(Subscription &subscription, const std::vector<WatchEvent> &events)
{
    if (!events.empty() && subscription.sink.onEvents)
        subscription.sink.onEvents(events);
}

void WatchHub::stop(Subscription &subscription, const Error &error)
{
    subscription.state = Subscription::State::Over;
    if (subscription.sink.onEnd)
        subscription.sink.onEnd(error);
}

std::size_t WatchHub::size() const
{
    return static_cast<std::size_t>(
        std::count_if(m_subscriptions.begin(), m_subscriptions.end(), [](const auto &subscription) {
            return subscription->state != Subscription::State::Over;
        }));
}

} // namespace hp::embedded

#include "moc_WatchHub.cpp"
