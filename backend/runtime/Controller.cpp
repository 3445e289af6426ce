// SPDX-License-Identifier: Apache-2.0
#include "backend/runtime/Controller.h"

#include "backend/runtime/Lifetime.h"

#include <map>
#include <utility>

namespace hp::runtime {

namespace {

/// Passes in one turn of the event loop; the rest waits for the next, so that a long list cannot
/// keep watches and clients from being served.
constexpr int passesPerTurn = 32;

} // namespace

struct Controller::Private {
    Private(Controller *owner, Options settings, Clock &time, Reconciler &passes)
        : options(std::move(settings))
        , clock(time)
        , reconciler(passes)
        , limiter(options.backoff, options.retryBudget)
        , queue(time, [this, owner] { wake(owner); })
    { }

    void wake(Controller *owner)
    {
        if (std::exchange(pumpPosted, true))
            return;
        QMetaObject::invokeMethod(
            owner,
            [this, owner] {
                pumpPosted = false;
                pump(owner);
            },
            Qt::QueuedConnection);
    }

    void pump(Controller *owner)
    {
        for (int turn = 0; inWork < options.workers; ++turn) {
            if (turn == passesPerTurn) {
                wake(owner);
                return;
            }
            const auto key = queue.get();
            if (!key)
                return;
            ++inWork;
            ++counters.passes;
            auto answered = std::make_shared<bool>(false);
            const auto here = alive.token();
            reconciler.reconcile(*key, [this, owner, here, answered, key = *key](Outcome outcome) {
                if (!here || std::exchange(*answered, true))
                    return;
                finish(owner, key, std::move(outcome));
            });
            if (!here)
                return;
        }
    }

    void finish(Controller *owner, const ObjectKey &key, Outcome outcome)
    {
        --inWork;
        errors.erase(key);
        switch (outcome.kind) {
        case Outcome::Kind::Done:
            limiter.forget(key);
            break;
        case Outcome::Kind::RecheckAfter:
            limiter.forget(key);
            queue.addAfter(key, outcome.after);
            break;
        case Outcome::Kind::Failed:
            ++counters.failed;
            errors[key] = std::move(outcome.error);
            queue.addAfter(key, limiter.when(key, clock.uptime()));
            break;
        case Outcome::Kind::Rejected:
            ++counters.rejected;
            errors[key] = std::move(outcome.error);
            limiter.forget(key);
            break;
        }
        queue.done(key);
        wake(owner);
    }

    Options options;
    Clock &clock;
    Reconciler &reconciler;
    RateLimiter limiter;
    WorkQueue queue;
    Counters counters{};
    /// Of keys whose last pass went wrong; a key leaves with its next good pass.
    std::map<ObjectKey, Error> errors{};
    int inWork = 0;
    bool pumpPosted = false;
    Lifetime alive{};
};

Controller::Controller(Options options, Clock &clock, Reconciler &reconciler)
    : m(std::make_unique<Private>(this, std::move(options), clock, reconciler))
{ }

Controller::~Controller() = default;

void Controller::enqueue(const ObjectKey &key, Priority priority)
{
    m->queue.add(key, priority);
}
void Controller::enqueueAfter(const ObjectKey &key, Duration delay)
{
    m->queue.addAfter(key, delay);
}
void Controller::stop()
{
    m->queue.shutDown();
}
bool Controller::isIdle() const
{
    return m->queue.isIdle();
}
std::size_t Controller::queueDepth() const
{
    return m->queue.depth();
}
const std::string &Controller::name() const
{
    return m->options.name;
}
Controller::Counters Controller::counters() const
{
    return m->counters;
}
int Controller::failures(const ObjectKey &key) const
{
    return m->limiter.failures(key);
}

std::optional<Duration> Controller::nextRun(const ObjectKey &key) const
{
    return m->queue.delayOf(key);
}

Error Controller::lastError(const ObjectKey &key) const
{
    const auto it = m->errors.find(key);
    return it == m->errors.end() ? Error{} : it->second;
}

} // namespace hp::runtime

#include "moc_Controller.cpp"
