// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cluster/AwaitedCluster.h"

#include "tests/support/cluster/Revision.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::test {

using cluster::Kind;
using cluster::Written;

namespace {

/// What the server does after a removal by itself, and what a watch with a selector still has to
/// show, has no answer: so long is waited for it.
constexpr std::chrono::milliseconds settleTime{40};

/// Of its kind and namespace; what a selector takes in is the server's business.
bool showsAll(const cluster::Query &query)
{
    return query.labelSelector.empty() && query.fieldSelector.empty();
}

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
    // Those without a selector show it as well.
    return query.kind == place.first && (query.ns.empty() || query.ns == place.second.ns)
        && showsAll(query);
}

std::string AwaitedCluster::awaited() const
{
    if (m_open > 0)
        return std::to_string(m_open) + " answers";
    for (const auto &weak : m_watches) {
        const auto shown = weak.lock();
        if (!shown)
            continue;
        if (!shown->isSynced)
            return "the first " + shown->query.kind->plural;
        for (const auto &[place, expected] : m_written) {
            if (concerns(*shown, place) && !hasShown(*shown, place.second, expected))
                return place.first->kind + ' ' + toString(place.second) + " at revision "
                    + std::to_string(expected.revision);
        }
        if (std::string left = stillThere(*shown); !left.empty())
            return left;
    }
    return Steady::now() - m_restless < settleTime ? "a moment" : "";
}

/// What was deleted past this, and what the server's garbage collector still has to delete because
/// nobody who owns it is left.
std::string AwaitedCluster::stillThere(const Shown &shown) const
{
    if ((m_gone.empty() && m_removed.empty()) || !showsAll(shown.query))
        return {};
    for (const auto &[key, seen] : shown.objects) {
        if (seen.isGone)
            continue;
        const std::string name = shown.query.kind->kind + ' ' + toString(key);
        if (m_removed.contains(seen.uid))
            return "the end of " + name;
        const bool isOrphan = !seen.isDeleting && !seen.owners.empty()
            && std::all_of(seen.owners.begin(), seen.owners.end(), [this](const std::string &uid) {
                   return m_gone.contains(uid);
               });
        if (isOrphan)
            return "the collection of " + name;
    }
    return {};
}

bool AwaitedCluster::hasShown(const Shown &shown, const ObjectKey &key, const Expected &expected)
{
    const auto known = shown.objects.find(key);
    if (expected.isRemoval)
        return known == shown.objects.end() || known->second.isGone
            || known->second.revision > expected.revision;
    return shown.upTo >= expected.revision
        || (known != shown.objects.end() && known->second.revision >= expected.revision);
}

AwaitedCluster::Seen AwaitedCluster::newestSeen(const Place &place) const
{
    Seen newest;
    for (const auto &weak : m_watches) {
        const auto shown = weak.lock();
        if (!shown || !concerns(*shown, place))
            continue;
        const auto known = shown->objects.find(place.second);
        if (known != shown->objects.end() && known->second.revision > newest.revision)
            newest = known->second;
    }
    return newest;
}

void AwaitedCluster::saw(std::int64_t revision)
{
    m_newest = std::max(m_newest, revision);
}

void AwaitedCluster::saw(Shown &shown, const cluster::WatchEvent &event)
{
    const std::int64_t revision = revisionNumber(event.object.resourceVersion());
    saw(revision);
    if (event.type == cluster::WatchEventType::Bookmark) {
        shown.upTo = std::max(shown.upTo, revision);
        return;
    }
    const bool isGone = event.type == cluster::WatchEventType::Deleted;
    Seen seen{revision, event.object.isDeleting(), isGone, event.object.uid(), {}};
    for (const Json &owner : event.object.at("/metadata/ownerReferences"))
        seen.owners.push_back(owner.value("uid", ""));
    shown.objects[event.object.key()] = std::move(seen);
    // With a selector, an object that no longer fits looks like one that is gone.
    if (isGone && showsAll(shown.query))
        m_gone.insert(event.object.uid());
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

void AwaitedCluster::note(const Kind &kind, const Object &object)
{
    const std::int64_t revision = revisionNumber(object.resourceVersion());
    saw(revision);
    // A write that empties the finalizers of what is being deleted is its removal, and so is a
    // deletion that waits for nothing: the answer has the last content, the event that a watch
    // shows has a revision of its own. A pod without finalizers may have its grace period.
    const bool isRemoval = object.isDeleting() && object.at("/metadata/finalizers").empty()
        && kind.plural != cluster::kinds::pod().plural;
    if (isRemoval)
        m_restless = Steady::now();
    m_written[{&kind, object.key()}] = {revision, isRemoval};
}

void AwaitedCluster::touched(const Object &answer)
{
    m_restless = Steady::now();
    const Kind *kind =
        cluster::KindRegistry::instance().findKind(answer.apiVersion(), answer.kind());
    if (kind && !answer.resourceVersion().empty())
        note(*kind, answer);
    else if (const std::string uid = answer.text("/details/uid"); !uid.empty())
        m_removed.insert(uid);
}

Reply<Written> AwaitedCluster::noted(const Kind &kind, Reply<Written> reply)
{
    return counted<Written>([this, &kind, reply = std::move(reply)](Result<Written> result) {
        if (result)
            note(kind, result->object);
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
                for (const cluster::WatchEvent &event : events)
                    saw(*known, event);
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
    behind().patch(ref,
                   type,
                   std::move(body),
                   subresource,
                   options,
                   options.dryRun ? counted(std::move(reply)) : noted(*ref.kind, std::move(reply)));
}

void AwaitedCluster::remove(const cluster::ObjectRef &ref,
                            const cluster::DeleteOptions &options,
                            Reply<cluster::Deleted> reply)
{
    behind().remove(ref,
                    options,
                    counted<cluster::Deleted>([this, kind = ref.kind, reply = std::move(reply)](
                                                  Result<cluster::Deleted> result) {
                        if (result) {
                            note(*kind, result->object);
                            if (result->gone) {
                                m_restless = Steady::now();
                                m_written[{kind, result->object.key()}].isRemoval = true;
                            }
                        }
                        reply(std::move(result));
                    }));
}

void AwaitedCluster::evict(const ObjectKey &pod,
                           const cluster::DeleteOptions &options,
                           Reply<Done> reply)
{
    // The answer has no content. What is being deleted already has nothing new to show.
    const Place place{&cluster::kinds::pod(), pod};
    const Seen before = newestSeen(place);
    behind().evict(
        pod,
        options,
        counted<Done>([this, place, before, reply = std::move(reply)](Result<Done> result) {
            m_restless = Steady::now();
            if (result && before.revision > 0 && !before.isDeleting && !before.isGone)
                m_written[place] = {before.revision, true};
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
