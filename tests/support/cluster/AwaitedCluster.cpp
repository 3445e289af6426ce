// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cluster/AwaitedCluster.h"

#include "tests/support/cluster/Revision.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::test {

using cluster::Kind;
using cluster::Written;

namespace {

/// An Event has no answer, an eviction takes a pod in its own time: so long is waited for them.
constexpr std::chrono::milliseconds settleTime{40};

} // namespace

/// Ends what is known of a watch with the watch.
class AwaitedCluster::Handle final : public cluster::Watch
{
public:
    Handle(std::shared_ptr<Shown> shown, std::unique_ptr<cluster::Watch> behind)
        : m_shown(std::move(shown))
        , m_behind(std::move(behind))
    { }
    [[nodiscard]] std::string reached() const override { return m_behind->reached(); }
    void goOn() override { m_behind->goOn(); }

private:
    std::shared_ptr<Shown> m_shown;
    std::unique_ptr<cluster::Watch> m_behind;
};

bool AwaitedCluster::concerns(const Shown &shown, const Place &place)
{
    const cluster::Query &query = shown.query;
    // What a selector takes in is the server's business; those who have none show it as well.
    return query.kind == place.first && (query.ns.empty() || query.ns == place.second.ns)
        && query.labelSelector.empty() && query.fieldSelector.empty();
}

std::string AwaitedCluster::awaited() const
{
    if (m_open > 0)
        return std::to_string(m_open) + " answers";
    if (Steady::now() - m_restless < settleTime)
        return "a moment";
    for (const auto &weak : m_watches) {
        const auto shown = weak.lock();
        if (!shown)
            continue;
        if (!shown->isSynced)
            return "the first " + shown->query.kind->plural;
        for (const auto &[place, revision] : m_written) {
            if (!concerns(*shown, place) || shown->upTo >= revision)
                continue;
            const auto known = shown->objects.find(place.second);
            if (known == shown->objects.end() || known->second < revision)
                return place.first->kind + ' ' + toString(place.second) + " at revision "
                    + std::to_string(revision);
        }
    }
    return {};
}

void AwaitedCluster::saw(std::int64_t revision)
{
    m_newest = std::max(m_newest, revision);
}

template<typename T>
Reply<T> AwaitedCluster::counted(Reply<T> reply)
{
    ++m_open;
    return [this, alive = m_alive.token(), reply = std::move(reply)](Result<T> result) {
        if (alive)
            --m_open;
        reply(std::move(result));
    };
}

void AwaitedCluster::note(const Kind &kind, const Object &object, bool gone)
{
    const std::int64_t revision = revisionNumber(object.resourceVersion());
    saw(revision);
    // Of a removal the answer has the last content; the watch's event has a revision of its own.
    if (gone)
        m_restless = Steady::now();
    else
        m_written[{&kind, object.key()}] = revision;
}

Reply<Written> AwaitedCluster::noted(const Kind &kind, Reply<Written> reply)
{
    return counted<Written>([this, &kind, reply = std::move(reply)](Result<Written> result) {
        if (result)
            note(kind, result->object, false);
        reply(std::move(result));
    });
}

void AwaitedCluster::get(const cluster::ObjectRef &ref, Reply<Object> reply)
{
    behind().get(ref, counted(std::move(reply)));
}

void AwaitedCluster::list(const cluster::Query &query, Reply<cluster::ObjectList> reply)
{
    behind().list(query, counted(std::move(reply)));
}

std::unique_ptr<cluster::Watch> AwaitedCluster::watch(const cluster::Query &query,
                                                      const std::string &resourceVersion,
                                                      cluster::WatchSink sink)
{
    auto shown = std::make_shared<Shown>();
    shown->query = query;
    shown->upTo = revisionNumber(resourceVersion);
    shown->isSynced = shown->upTo > 0;
    m_watches.remove_if([](const auto &weak) { return weak.expired(); });
    m_watches.push_back(shown);

    const std::weak_ptr<Shown> weak = shown;
    cluster::WatchSink through = sink;
    through.onEvents =
        [this, weak, onEvents = sink.onEvents](const std::vector<cluster::WatchEvent> &events) {
            if (const auto known = weak.lock()) {
                for (const cluster::WatchEvent &event : events) {
                    const std::int64_t revision = revisionNumber(event.object.resourceVersion());
                    saw(revision);
                    if (event.type == cluster::WatchEventType::Bookmark)
                        known->upTo = std::max(known->upTo, revision);
                    else
                        known->objects[event.object.key()] = revision;
                }
            }
            if (onEvents)
                onEvents(events);
        };
    through.onSynced = [weak, onSynced = sink.onSynced] {
        if (const auto known = weak.lock())
            known->isSynced = true;
        if (onSynced)
            onSynced();
    };
    through.onEnd = [weak, onEnd = sink.onEnd](Error error) {
        // Nothing more comes here: nobody waits for it.
        if (const auto known = weak.lock()) {
            known->isSynced = true;
            known->query.labelSelector = "over";
        }
        if (onEnd)
            onEnd(std::move(error));
    };
    return std::make_unique<Handle>(std::move(shown),
                                    behind().watch(query, resourceVersion, std::move(through)));
}

void AwaitedCluster::create(const Kind &kind,
                            const std::string &ns,
                            Json object,
                            const cluster::WriteOptions &options,
                            Reply<Written> reply)
{
    behind().create(kind,
                    ns,
                    std::move(object),
                    options,
                    options.dryRun ? counted(std::move(reply)) : noted(kind, std::move(reply)));
}

void AwaitedCluster::update(const cluster::ObjectRef &ref,
                            Json object,
                            cluster::Subresource subresource,
                            const cluster::WriteOptions &options,
                            Reply<Written> reply)
{
    behind().update(ref,
                    std::move(object),
                    subresource,
                    options,
                    options.dryRun ? counted(std::move(reply))
                                   : noted(*ref.kind, std::move(reply)));
}

void AwaitedCluster::patch(const cluster::ObjectRef &ref,
                           cluster::PatchType type,
                           Json body,
                           cluster::Subresource subresource,
                           const cluster::WriteOptions &options,
                           Reply<Written> reply)
{
    // A patch that empties the finalizers of what is being deleted is its removal: its revision
    // appears in no event of the object but the last.
    Reply<Written> watched =
        [this, kind = ref.kind, reply = std::move(reply)](Result<Written> result) {
            if (result && result->object.isDeleting()
                && result->object.at("/metadata/finalizers").empty())
                m_restless = Steady::now();
            else if (result)
                note(*kind, result->object, false);
            reply(std::move(result));
        };
    behind().patch(ref,
                   type,
                   std::move(body),
                   subresource,
                   options,
                   options.dryRun ? counted(std::move(reply)) : counted(std::move(watched)));
}

void AwaitedCluster::remove(const cluster::ObjectRef &ref,
                            const cluster::DeleteOptions &options,
                            Reply<cluster::Deleted> reply)
{
    behind().remove(ref,
                    options,
                    counted<cluster::Deleted>([this, kind = ref.kind, reply = std::move(reply)](
                                                  Result<cluster::Deleted> result) {
                        if (result)
                            note(*kind, result->object, result->gone);
                        if (result && result->gone)
                            m_written.erase({kind, result->object.key()});
                        reply(std::move(result));
                    }));
}

void AwaitedCluster::evict(const ObjectKey &pod,
                           const cluster::DeleteOptions &options,
                           Reply<Done> reply)
{
    behind().evict(
        pod, options, counted<Done>([this, reply = std::move(reply)](Result<Done> result) {
            m_restless = Steady::now();
            reply(std::move(result));
        }));
}

void AwaitedCluster::recordEvent(cluster::EventRecord record)
{
    m_restless = Steady::now();
    behind().recordEvent(std::move(record));
}

void AwaitedCluster::mayI(const cluster::AccessReview &review, Reply<bool> reply)
{
    behind().mayI(review, counted(std::move(reply)));
}

} // namespace hp::test
