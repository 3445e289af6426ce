// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/Informer.h"

#include "backend/runtime/Lifetime.h"
#include "model/resource/ObjectSet.h"

#include <QString>

#include <utility>

namespace hp::runtime {

using cluster::ObjectList;
using cluster::WatchEvent;
using cluster::WatchEventType;

struct Informer::Private {
    Private(
        Informer *informer, cluster::Cluster &source, cluster::Query what, Clock &time, Options how)
        : owner(informer)
        , cluster(source)
        , query(std::move(what))
        , clock(time)
        , options(std::move(how))
    {
        session.end(); // until start()
    }

    void listAgain()
    {
        cluster.list(query, session.guard([this](Result<ObjectList> answer) {
            watch.reset();
            if (!answer) {
                retry(answer.error(), [this] { listAgain(); });
                return;
            }
            alive();
            const auto token = session.token();
            replace(std::move(answer.value()));
            if (token)
                watchAgain();
        }));
    }

    void watchAgain()
    {
        watch.reset();
        cluster::WatchSink sink;
        sink.onEvents = session.guard([this](const std::vector<WatchEvent> &events) {
            alive();
            apply(events);
        });
        // The watch is not destroyed here: this runs inside it.
        sink.onEnd = session.guard([this](Error why) {
            if (why.code == ErrorCode::Compacted)
                listAgain();
            else if (why.code == ErrorCode::Internal) // from here it would end at the same again
                retry(why, [this] { listAgain(); });
            else
                retry(why, [this] { watchAgain(); });
        });
        sink.kept = &objects;
        watch = cluster.watch(query, revision, std::move(sink));
    }

    void retry(const Error &why, std::function<void()> attempt)
    {
        Duration delay = options.backoff.after(failures++);
        if (options.jitter)
            delay += std::chrono::duration_cast<Duration>(delay * options.jitter());
        clock.after(delay, &context, session.guard(std::move(attempt)));
        reportState(QString::fromStdString(why.message));
    }

    void alive()
    {
        failures = 0;
        lastSign = clock.uptime();
        reportState({});
    }

    void reportState(const QString &reason)
    {
        if (reason == streamState)
            return;
        streamState = reason;
        emit owner->streamStateChanged(reason);
    }

    void replace(ObjectList list)
    {
        revision = list.resourceVersion;
        isDenied = revision.empty();
        const ObjectSet before = std::exchange(objects, {});
        for (const Object &object : list.items) {
            if (isKept(object))
                objects.put(object.atRest());
        }

        // Handlers may change nothing here, but they may stop us.
        const ObjectSet after = objects;
        const auto token = session.token();
        for (const Object &old : before) {
            if (!after.find(old.key()) && token)
                notify(Object(old), {});
        }
        for (const Object &kept : after) {
            const Object *known = before.find(kept.key());
            const Object old = known ? *known : Object();
            // A copy: what the handlers read of it goes with it.
            const Object object = kept;
            if (token && !(old && old.sameRevisionAs(object)))
                notify(old, object);
        }
        if (token && !std::exchange(hasList, true))
            emit owner->synced();
    }

    void apply(const std::vector<WatchEvent> &events)
    {
        const auto token = session.token();
        for (const WatchEvent &event : events) {
            if (!token)
                return;
            revision = event.object.resourceVersion();
            if (event.type == WatchEventType::Bookmark)
                continue;
            const ObjectKey key = event.object.key();
            const Object *known = objects.find(key);
            const Object old = known ? *known : Object();
            if (event.type == WatchEventType::Deleted || !isKept(event.object)) {
                if (!old)
                    continue;
                objects.erase(key);
                notify(old, {});
            } else {
                objects.put(event.object.atRest());
                notify(old, event.object);
            }
        }
    }

    [[nodiscard]] bool isKept(const Object &object) const
    {
        // A copy: what is read of it goes with it.
        return !options.keeps || options.keeps(Object(object));
    }

    void notify(const Object &before, const Object &after)
    {
        for (const Handler &handler : handlers)
            handler(before, after);
    }

    Informer *owner;
    cluster::Cluster &cluster;
    cluster::Query query;
    Clock &clock;
    Options options;
    QObject context{};
    std::vector<Handler> handlers{};
    /// Alive between start() and stop(); what was started in an earlier one does not matter any
    /// more.
    Lifetime session{};
    std::unique_ptr<cluster::Watch> watch{};
    ObjectSet objects{};
    std::string revision{};
    QString streamState{};
    Duration lastSign{};
    int failures = 0;
    bool hasList = false;
    bool isDenied = false; ///< the last list came without a revision
};

Informer::Informer(cluster::Cluster &cluster, cluster::Query query, Clock &clock)
    : Informer(cluster, std::move(query), clock, Options())
{ }

Informer::Informer(cluster::Cluster &cluster, cluster::Query query, Clock &clock, Options options)
    : m(std::make_unique<Private>(this, cluster, std::move(query), clock, std::move(options)))
{ }

Informer::~Informer()
{
    stop();
}

void Informer::onChange(Handler handler)
{
    m->handlers.push_back(std::move(handler));
}

void Informer::start()
{
    if (!m->session.isOver())
        return;
    m->session.begin();
    m->lastSign = m->clock.uptime();
    m->listAgain();
}

void Informer::stop()
{
    m->session.end();
    m->watch.reset();
}

bool Informer::hasSynced() const
{
    return m->hasList;
}

bool Informer::isListed() const
{
    return m->hasList && !m->isDenied;
}

Duration Informer::idleTime() const
{
    return m->clock.uptime() - m->lastSign;
}

Object Informer::get(const ObjectKey &key) const
{
    const Object *object = m->objects.find(key);
    return object ? *object : Object();
}

std::vector<Object> Informer::list(const std::string &ns) const
{
    std::vector<Object> found;
    for (auto it = m->objects.from(ns); it != m->objects.end(); ++it) {
        if (!ns.empty() && it->ns() != ns)
            break;
        found.push_back(*it);
    }
    return found;
}

std::size_t Informer::size() const
{
    return m->objects.size();
}

} // namespace hp::runtime

#include "moc_Informer.cpp"
