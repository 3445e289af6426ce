// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cluster/FakeCluster.h"

#include "model/base/ApiStatus.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

using cluster::Deleted;
using cluster::Kind;
using cluster::ObjectList;
using cluster::ObjectRef;
using cluster::Query;
using cluster::Subresource;
using cluster::WatchEvent;
using cluster::WatchEventType;
using cluster::Written;

namespace {

bool selects(const Query &query, const Kind &kind, const Object &object)
{
    if (query.kind->qualified() != kind.qualified()
        || (!query.ns.empty() && object.ns() != query.ns))
        return false;
    const std::string &selector = query.fieldSelector;
    const std::size_t equals = selector.find('=');
    if (equals == std::string::npos)
        return true;
    std::string pointer = '/' + selector.substr(0, equals);
    std::replace(pointer.begin(), pointer.end(), '.', '/');
    return object.text(pointer) == selector.substr(equals + 1);
}

Error notFoundFor(const ObjectRef &ref)
{
    return notFound(ref.kind->group, ref.kind->plural, ref.key.name);
}

} // namespace

/// The shared end of a watch; the Watch that the caller holds keeps it alive.
struct FakeCluster::OpenWatch {
    Query query{};
    cluster::WatchSink sink{};
    bool ended = false;
};

FakeCluster::FakeCluster()
    : m_now([] { return TimePoint(std::chrono::seconds(1'768'046'400)); })
{ }

FakeCluster::~FakeCluster() = default;

Object FakeCluster::put(Json object)
{
    const Object plain(object);
    const Kind *kind = cluster::KindRegistry::instance().findKind(plain.apiVersion(), plain.kind());
    if (!object["metadata"].contains("uid")) {
        const Object before = stored(*kind, plain.key());
        object["metadata"]["uid"] = before ? before.uid() : "uid-" + std::to_string(m_nextUid++);
    }
    return store(*kind, std::move(object), false);
}

void FakeCluster::erase(const Kind &kind, const ObjectKey &key)
{
    drop(kind, key);
}

Object FakeCluster::stored(const Kind &kind, const ObjectKey &key) const
{
    const auto it = m_objects.find({kind.qualified(), key});
    return it == m_objects.end() ? Object() : it->second;
}

void FakeCluster::failNext(const std::string &call, Failure how, int times)
{
    for (int i = 0; i < times; ++i)
        m_failures.emplace(call, how);
}

int FakeCluster::calls(const std::string &call) const
{
    const auto it = m_calls.find(call);
    return it == m_calls.end() ? 0 : it->second;
}

std::size_t FakeCluster::openWatches() const
{
    return static_cast<std::size_t>(
        std::count_if(m_watches.begin(), m_watches.end(), [](const auto &weak) {
            const auto open = weak.lock();
            return open && !open->ended;
        }));
}

void FakeCluster::breakWatches()
{
    for (const auto &weak : std::exchange(m_watches, {})) {
        const auto open = weak.lock();
        if (!open || std::exchange(open->ended, true))
            continue;
        QMetaObject::invokeMethod(
            &m_context,
            [weak] {
                if (const auto still = weak.lock())
                    still->sink.onEnd({ErrorCode::Unreachable, "connection lost", {}, nullptr});
            },
            Qt::QueuedConnection);
    }
}

void FakeCluster::compact()
{
    m_compacted = m_revision;
    m_history.clear();
    for (const auto &weak : std::exchange(m_watches, {})) {
        const auto open = weak.lock();
        if (!open || std::exchange(open->ended, true))
            continue;
        QMetaObject::invokeMethod(
            &m_context,
            [weak] {
                if (const auto still = weak.lock())
                    still->sink.onEnd(expired("too old resource version"));
            },
            Qt::QueuedConnection);
    }
}

void FakeCluster::refuseEviction(const ObjectKey &pod, Error error)
{
    m_budgets[pod] = std::move(error);
}
void FakeCluster::allowEviction(const ObjectKey &pod)
{
    m_budgets.erase(pod);
}

template<typename T>
void FakeCluster::answer(const std::string &call, Reply<T> reply, std::function<Result<T>()> work)
{
    ++m_calls[call];
    std::optional<Failure> failure;
    if (const auto it = m_failures.find(call); it != m_failures.end()) {
        failure = it->second;
        m_failures.erase(it);
    }
    // The work happens at the turn of the loop in which the answer goes out, like in a real store.
    QMetaObject::invokeMethod(
        &m_context,
        [failure, reply = std::move(reply), work = std::move(work)] {
            if (failure == Failure::Unreachable) {
                reply(unexpected(ErrorCode::Unreachable, "no route to the cluster"));
            } else if (failure == Failure::Refused) {
                reply(unexpected(forbidden("not allowed")));
            } else if (failure == Failure::MovedOn) {
                reply(unexpected(conflict("machine.openshift.io", "machines", "m")));
            } else if (failure == Failure::FirstAnswerLost) {
                (void)work();
                reply(unexpected(ErrorCode::TimedOut, "the answer got lost"));
            } else {
                reply(work());
            }
        },
        Qt::QueuedConnection);
}

void FakeCluster::get(const ObjectRef &ref, Reply<Object> reply)
{
    answer<Object>("get", std::move(reply), [this, ref]() -> Result<Object> {
        if (const Object found = stored(*ref.kind, ref.key))
            return found;
        return unexpected(notFoundFor(ref));
    });
}

void FakeCluster::list(const Query &query, Reply<ObjectList> reply)
{
    answer<ObjectList>("list", std::move(reply), [this, query]() -> Result<ObjectList> {
        ObjectList list;
        for (const auto &[place, object] : m_objects) {
            if (place.first == query.kind->qualified() && selects(query, *query.kind, object))
                list.items.push_back(object);
        }
        list.resourceVersion = std::to_string(m_revision);
        return list;
    });
}

std::unique_ptr<cluster::Watch>
FakeCluster::watch(const Query &query, const std::string &resourceVersion, cluster::WatchSink sink)
{
    struct Held final : cluster::Watch {
        explicit Held(std::shared_ptr<OpenWatch> shared)
            : open(std::move(shared))
        { }
        std::shared_ptr<OpenWatch> open;
    };
    ++m_calls["watch"];
    auto open = std::make_shared<OpenWatch>();
    open->query = query;
    open->sink = std::move(sink);
    m_watches.push_back(open);

    const std::uint64_t from = std::stoull(resourceVersion.empty() ? "0" : resourceVersion);
    const auto failing = m_failures.find("watch");
    const bool broken = failing != m_failures.end();
    if (broken)
        m_failures.erase(failing);
    std::vector<WatchEvent> missed;
    for (const Change &past : m_history) {
        if (past.revision > from && selects(query, *past.kind, past.event.object))
            missed.push_back(past.event);
    }
    const bool tooOld = from < m_compacted;
    open->ended = broken || tooOld;
    QMetaObject::invokeMethod(
        &m_context,
        [weak = std::weak_ptr<OpenWatch>(open), missed, broken, tooOld, from] {
            const auto still = weak.lock();
            if (!still)
                return;
            if (broken)
                return still->sink.onEnd(
                    {ErrorCode::Unreachable, "no route to the cluster", {}, nullptr});
            if (tooOld)
                return still->sink.onEnd(expired("too old resource version"));
            if (!missed.empty())
                still->sink.onEvents(missed);
            if (from == 0 && still->sink.onSynced)
                still->sink.onSynced();
        },
        Qt::QueuedConnection);
    return std::make_unique<Held>(std::move(open));
}

void FakeCluster::publish(const Kind &kind, WatchEvent event)
{
    m_history.push_back({m_revision, &kind, event});
    for (const auto &weak : m_watches) {
        const auto open = weak.lock();
        if (!open || open->ended || !selects(open->query, kind, event.object))
            continue;
        QMetaObject::invokeMethod(
            &m_context,
            [weak, event] {
                const auto still = weak.lock();
                if (still && !still->ended)
                    still->sink.onEvents({event});
            },
            Qt::QueuedConnection);
    }
}

Object FakeCluster::store(const Kind &kind, Json object, bool bumpGeneration)
{
    Json &metadata = object["metadata"];
    metadata["resourceVersion"] = std::to_string(++m_revision);
    if (bumpGeneration || !metadata.contains("generation"))
        metadata["generation"] = metadata.value("generation", 0) + 1;
    const Object stored(std::move(object));
    Object &place = m_objects[{kind.qualified(), stored.key()}];
    const bool isNew = !place;
    place = stored;
    publish(kind, {isNew ? WatchEventType::Added : WatchEventType::Modified, stored});
    return stored;
}

Object FakeCluster::drop(const Kind &kind, const ObjectKey &key)
{
    const auto it = m_objects.find({kind.qualified(), key});
    if (it == m_objects.end())
        return {};
    Json last = it->second.json();
    m_objects.erase(it);
    last["metadata"]["resourceVersion"] = std::to_string(++m_revision);
    const Object object(std::move(last));
    publish(kind, {WatchEventType::Deleted, object});
    return object;
}

void FakeCluster::create(const Kind &kind,
                         const std::string &ns,
                         Json object,
                         const cluster::WriteOptions &,
                         Reply<Written> reply)
{
    const auto body = std::make_shared<Json>(std::move(object));
    answer<Written>("create", std::move(reply), [this, &kind, ns, body]() -> Result<Written> {
        Json next = *body;
        if (kind.namespaced)
            next["metadata"]["namespace"] = ns;
        const Object plain(next);
        if (stored(kind, plain.key()))
            return unexpected(alreadyExists(kind.group, kind.plural, plain.name()));
        next["metadata"]["uid"] = "uid-" + std::to_string(m_nextUid++);
        next["metadata"]["creationTimestamp"] = formatTime(m_now());
        return Written{store(kind, std::move(next), true), true, {}};
    });
}

Result<Written> FakeCluster::change(const ObjectRef &ref, Json next, Subresource subresource)
{
    const Object before = stored(*ref.kind, ref.key);
    const Json &expected = next["metadata"]["resourceVersion"];
    if (expected.is_string() && expected != before.resourceVersion())
        return unexpected(conflict(ref.kind->group, ref.kind->plural, ref.key.name));

    Json result = before.json();
    if (subresource == Subresource::Status || !ref.kind->hasStatus) {
        result["status"] = next["status"];
    }
    if (subresource == Subresource::None) {
        const Json status = result["status"];
        result = next;
        if (ref.kind->hasStatus)
            result["status"] = status;
    }
    for (const char *fixed : {"uid", "deletionTimestamp", "creationTimestamp", "generation"}) {
        if (before.json()["metadata"].contains(fixed))
            result["metadata"][fixed] = before.json()["metadata"][fixed];
    }
    if (result["status"].is_null())
        result.erase("status");
    result["metadata"]["resourceVersion"] = before.resourceVersion();
    if (result == before.json())
        return Written{before, false, {}};
    const Object after = store(*ref.kind, result, result["spec"] != before.at("/spec"));
    const Json &finalizers = after.at("/metadata/finalizers");
    if (after.isDeleting() && (finalizers.is_null() || finalizers.empty()))
        drop(*ref.kind, ref.key);
    return Written{after, false, {}};
}

void FakeCluster::update(const ObjectRef &ref,
                         Json object,
                         Subresource subresource,
                         const cluster::WriteOptions &,
                         Reply<Written> reply)
{
    const auto body = std::make_shared<Json>(std::move(object));
    answer<Written>(
        "update", std::move(reply), [this, ref, subresource, body]() -> Result<Written> {
            if (!stored(*ref.kind, ref.key))
                return unexpected(notFoundFor(ref));
            return change(ref, *body, subresource);
        });
}

void FakeCluster::patch(const ObjectRef &ref,
                        cluster::PatchType type,
                        Json body,
                        Subresource subresource,
                        const cluster::WriteOptions &,
                        Reply<Written> reply)
{
    const auto shared = std::make_shared<Json>(std::move(body));
    answer<Written>(
        "patch", std::move(reply), [this, ref, type, subresource, shared]() -> Result<Written> {
            const Object before = stored(*ref.kind, ref.key);
            if (!before)
                return unexpected(notFoundFor(ref));
            Json next = before.json();
            if (type == cluster::PatchType::Json) {
                try {
                    next = next.patch(*shared);
                } catch (const Json::exception &fault) { // a test of it failed, or a path is gone
                    return unexpected(ErrorCode::Invalid, fault.what());
                }
            } else {
                next.merge_patch(*shared);
            }
            return change(ref, std::move(next), subresource);
        });
}

Result<Deleted> FakeCluster::markDeleted(const Kind &kind, const ObjectKey &key, int grace)
{
    const Object before = stored(kind, key);
    const Json &finalizers = before.at("/metadata/finalizers");
    if (grace == 0 && (finalizers.is_null() || finalizers.empty()))
        return Deleted{drop(kind, key), true};
    if (before.isDeleting())
        return Deleted{before, false};
    Json next = before.json();
    next["metadata"]["deletionTimestamp"] = formatTime(m_now() + std::chrono::seconds(grace));
    return Deleted{store(kind, std::move(next), true), false};
}

void FakeCluster::remove(const ObjectRef &ref,
                         const cluster::DeleteOptions &options,
                         Reply<Deleted> reply)
{
    answer<Deleted>("remove", std::move(reply), [this, ref, options]() -> Result<Deleted> {
        const Object before = stored(*ref.kind, ref.key);
        if (!before)
            return unexpected(notFoundFor(ref));
        if (!options.uid.empty() && options.uid != before.uid())
            return unexpected(conflict(ref.kind->group, ref.kind->plural, ref.key.name));
        return markDeleted(*ref.kind, ref.key, 0);
    });
}

void FakeCluster::evict(const ObjectKey &pod,
                        const cluster::DeleteOptions &options,
                        Reply<Done> reply)
{
    answer<Done>("evict", std::move(reply), [this, pod, options]() -> Result<Done> {
        const Kind &kind = cluster::kinds::pod();
        const Object before = stored(kind, pod);
        if (!before)
            return unexpected(notFoundFor({&kind, pod}));
        if (!options.uid.empty() && options.uid != before.uid())
            return unexpected(conflict(kind.group, kind.plural, pod.name));
        if (const auto refused = m_budgets.find(pod); refused != m_budgets.end())
            return unexpected(refused->second);
        (void)markDeleted(kind, pod, m_keepTerminating ? 1 : 0);
        return Done{};
    });
}

void FakeCluster::recordEvent(cluster::EventRecord record)
{
    m_events.push_back(std::move(record));
}

void FakeCluster::mayI(const cluster::AccessReview &, Reply<bool> reply)
{
    answer<bool>("mayI", std::move(reply), []() -> Result<bool> { return true; });
}

Error budgetRefuses(const std::string &budget, int needs, int has)
{
    ApiStatus status;
    status.code = 429;
    status.reason = "TooManyRequests";
    status.message = "Cannot evict pod as it would violate the pod's disruption budget.";
    status.causes = {{"DisruptionBudget",
                      "The disruption budget " + budget + " needs " + std::to_string(needs)
                          + " healthy pods and has " + std::to_string(has) + " currently",
                      {}}};
    return errorFrom(status);
}

} // namespace hp::test
