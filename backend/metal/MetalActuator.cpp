// SPDX-License-Identifier: Apache-2.0
#include "backend/metal/MetalActuator.h"

#include "model/resource/BareMetalHost.h"
#include "model/resource/Machine.h"
#include "model/rules/metal/HostChoice.h"
#include "model/rules/metal/HostClaim.h"

#include <QMetaObject>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::metal {

using cluster::kinds::bareMetalHost;
using drivers::ActuatorError;
using drivers::ActuatorReply;
using drivers::InstanceFacts;
using rules::MetalAnswer;
using rules::MetalDecision;
using rules::MetalStep;
using rules::MetalView;

namespace {

constexpr Duration retry = std::chrono::seconds(30);
constexpr Duration soon = std::chrono::seconds(1);
/// Longer than a pass that stores a choice and one that claims it ever take.
constexpr Duration promiseTime = std::chrono::seconds(30);

runtime::Informer::Options informerOptions(const MetalActuator::Options &options)
{
    runtime::Informer::Options result;
    result.jitter = options.jitter;
    return result;
}

ActuatorError failed(const std::string &why)
{
    ActuatorError error;
    error.message = why;
    return error;
}

ActuatorError waiting(const std::string &why, Duration again)
{
    ActuatorError error = failed(why);
    error.inProgress = true;
    error.retryAfter = again;
    return error;
}

} // namespace

MetalActuator::MetalActuator(cluster::Cluster &cluster, runtime::Clock &clock, Options options)
    : m_cluster(cluster)
    , m_clock(clock)
    , m_hosts(cluster, {&bareMetalHost(), {}, {}, {}}, clock, informerOptions(options))
    , m_known(m_hosts)
    , m_nodeIdentity(cluster)
{
    m_hosts.onChange([this](const Object &before, const Object &after) {
        for (const ObjectKey &machine : m_index.change(before, after))
            notifyChanged(machine);
    });
    QObject::connect(&m_hosts, &runtime::Informer::synced, &m_hosts, [this] {
        for (const auto &call : std::exchange(m_untilListed, {}))
            call();
    });
}

MetalActuator::~MetalActuator() = default;

void MetalActuator::start()
{
    m_hosts.start();
}

void MetalActuator::stop()
{
    m_hosts.stop();
}

bool MetalActuator::addressesEndWithInstance(const Object & /*machine*/) const
{
    return true;
}

void MetalActuator::readHost(const ObjectKey &key,
                             const std::string &uid,
                             Source source,
                             Reply<Host> reply)
{
    if (source == Source::LiveCopy && m_hosts.hasSynced()) {
        Host host{m_known.get(key), true};
        if (host.object && !uid.empty() && host.object.uid() != uid)
            host.object = {};
        QMetaObject::invokeMethod(
            &m_hosts,
            [host, alive = m_alive.token(), reply = std::move(reply)] {
                if (alive)
                    reply(host);
            },
            Qt::QueuedConnection);
        return;
    }
    m_cluster.get(
        {&bareMetalHost(), key},
        [uid, alive = m_alive.token(), reply = std::move(reply)](const Result<Object> &found) {
            if (!alive)
                return;
            if (!found && found.error().code != ErrorCode::NotFound)
                reply(unexpected(found.error()));
            else if (!found || (!uid.empty() && found->uid() != uid))
                reply(Host()); // another one of that name is not the one
            else
                reply(Host{*found, false});
        });
}

void MetalActuator::observe(const Object &machine, Search search, Source source, Next next)
{
    MetalView view;
    view.machine = machine;
    const auto name = rules::metal::hostNameOf(machine);
    if (!name)
        view.badName = name.error();
    if (!name || !*name) {
        if (search == Search::ClaimedHostToo)
            findClaim(view, source, std::move(next));
        else
            next(view);
        return;
    }
    readHost((*name)->key,
             (*name)->uid,
             source,
             [this, search, source, view, next = std::move(next)](const Result<Host> &host) {
                 if (!host) {
                     next(unexpected(host.error()));
                     return;
                 }
                 MetalView found = view;
                 found.host = host->object;
                 found.fromCache = host->fromCache;
                 if (search == Search::NamedHost
                     || rules::metal::isConsumer(found.host, found.machine))
                     next(found);
                 else
                     findClaim(found, source, next);
             });
}

void MetalActuator::whenListed(std::function<void()> call)
{
    if (m_hosts.hasSynced())
        call();
    else
        m_untilListed.push_back(std::move(call));
}

/// A crash after a claim, or a person, may have left a host whose consumer the Machine is although
/// it does not say so.
void MetalActuator::findClaim(const MetalView &view, Source source, Next next)
{
    whenListed([this, view, source, next = std::move(next)] {
        const auto claimed = m_index.claimedBy(view.machine.key());
        if (!claimed) {
            next(view);
            return;
        }
        readHost(*claimed, {}, source, [view, next](const Result<Host> &host) {
            if (!host) {
                next(unexpected(host.error()));
                return;
            }
            MetalView found = view;
            if (rules::metal::isConsumer(host->object, view.machine)) {
                found.host = host->object;
                found.fromCache = host->fromCache;
            }
            next(found);
        });
    });
}

/// Once the provider id says which host it is, no other counts.
MetalActuator::Search MetalActuator::searchFor(const Object &machine)
{
    return machine::providerId(machine).empty() ? Search::ClaimedHostToo : Search::NamedHost;
}

void MetalActuator::exists(const Object &machine, ActuatorReply<bool> reply)
{
    observe(machine,
            searchFor(machine),
            Source::LiveCopy,
            [this, reply = std::move(reply)](const Result<MetalView> &seen) {
                if (seen)
                    answerExists(*seen, reply);
                else
                    reply(failed(seen.error().message));
            });
}

void MetalActuator::answerExists(const MetalView &seen, const ActuatorReply<bool> &reply)
{
    MetalView view = seen;
    // What cannot be a host of ours cannot keep the Machine either; remove() has let go of
    // everything that names the Machine.
    if (view.machine.isDeleting())
        view.badName.reset();
    const MetalDecision decision = decideMetalExists(view);
    if (decision.step == MetalStep::ReadHost)
        observe(view.machine,
                searchFor(view.machine),
                Source::Api,
                [this, reply](const Result<MetalView> &read) {
                    if (read)
                        answerExists(*read, reply);
                    else
                        reply(failed(read.error().message));
                });
    else if (decision.answer == MetalAnswer::Refused)
        reply(failed(decision.reason.text()));
    else
        reply(decision.answer == MetalAnswer::Done);
}

void MetalActuator::create(const Object &machine, ActuatorReply<Done> reply)
{
    m_index.waitsNoMore(machine.key());
    advance(machine, Source::LiveCopy, rules::decideMetalCreate, std::move(reply));
}

void MetalActuator::remove(const Object &machine, ActuatorReply<Done> reply)
{
    m_index.waitsNoMore(machine.key());
    m_nodeIdentity.forget(machine.key());
    advance(machine, Source::LiveCopy, rules::decideMetalRemove, std::move(reply));
}

void MetalActuator::advance(const Object &machine,
                            Source source,
                            Decide decide,
                            ActuatorReply<Done> reply)
{
    observe(machine,
            Search::ClaimedHostToo,
            source,
            [this, decide, reply = std::move(reply)](const Result<MetalView> &view) {
                if (view)
                    carryOut(*view, decide, reply);
                else
                    reply(waiting(view.error().message, soon));
            });
}

void MetalActuator::carryOut(MetalView view, Decide decide, ActuatorReply<Done> reply)
{
    if (const auto selector = rules::metal::hostSelectorOf(view.machine); !selector)
        view.badSelector = selector.error();
    MetalDecision decision = decide(view);
    if (decision.step == MetalStep::ReadHost) {
        advance(view.machine, Source::Api, decide, std::move(reply));
        return;
    }
    if (decision.step == MetalStep::ChooseHost) {
        view.chosen = choose(view.machine);
        decision = decide(view);
    }
    if (decision.step != MetalStep::PatchHost) {
        answer(view.machine, decision, reply);
        return;
    }
    Json patch = decision.patch.json();
    patch["metadata"]["resourceVersion"] = view.host.resourceVersion();
    m_cluster.patch({&bareMetalHost(), view.host.key()},
                    cluster::PatchType::Merge,
                    std::move(patch),
                    cluster::Subresource::None,
                    asMetalActuator(),
                    [this,
                     machine = view.machine,
                     fromCache = view.fromCache,
                     decide,
                     decision,
                     alive = m_alive.token(),
                     reply = std::move(reply)](const Result<cluster::Written> &written) {
                        if (!alive)
                            return;
                        if (written) {
                            m_known.remember(written->object);
                            answer(machine, decision, reply);
                        } else if (written.error().code == ErrorCode::Conflict && fromCache)
                            advance(machine, Source::Api, decide, reply); // the copy is behind
                        else if (written.error().code == ErrorCode::Conflict)
                            reply(waiting("somebody else changed the BareMetalHost", soon));
                        else
                            reply(failed(written.error().message));
                    });
}

Object MetalActuator::choose(const Object &machine)
{
    const auto selector = rules::metal::hostSelectorOf(machine);
    std::vector<Object> free;
    for (const ObjectKey &key : m_index.freeHostsFor(machine.key(), m_clock.uptime())) {
        free.push_back(m_hosts.get(key));
        // In the order of their names: the first that matches is the one that the rule takes.
        if (selector->matches(free.back()))
            break;
    }
    const Object chosen = rules::metal::chooseHost(free, *selector);
    if (chosen)
        m_index.promise(chosen.key(), machine.key(), m_clock.uptime() + promiseTime);
    return chosen;
}

void MetalActuator::answer(const Object &machine,
                           const MetalDecision &decision,
                           const ActuatorReply<Done> &reply)
{
    switch (decision.answer) {
    case MetalAnswer::Done:
    case MetalAnswer::Absent:
        reply(Done());
        return;
    case MetalAnswer::Waiting: {
        ActuatorError error = waiting(decision.reason.text(), retry);
        error.annotations = decision.annotations;
        reply(error);
        return;
    }
    case MetalAnswer::NoHost: {
        if (auto selector = rules::metal::hostSelectorOf(machine))
            m_index.waits(machine.key(), std::move(*selector));
        ActuatorError error = failed(decision.reason.text());
        error.reason = "InsufficientResources";
        error.retryAfter = retry;
        reply(error);
        return;
    }
    case MetalAnswer::Refused: {
        ActuatorError error = failed(decision.reason.text());
        error.retryAfter = retry;
        reply(error);
        return;
    }
    }
}

void MetalActuator::update(const Object &machine, ActuatorReply<InstanceFacts> reply)
{
    observe(machine,
            searchFor(machine),
            Source::LiveCopy,
            [this, machine, reply = std::move(reply)](const Result<MetalView> &view) {
                if (!view) {
                    reply(failed(view.error().message));
                    return;
                }
                const Object &host = view->host;
                if (!rules::metal::isConsumer(host, machine)) {
                    // It was there a moment ago; the next pass finds that there is no instance.
                    reply(failed("host not found for machine " + machine.name()));
                    return;
                }
                InstanceFacts facts;
                facts.providerId = rules::metal::providerIdFor(host);
                facts.addresses = rules::metal::addressesOf(host);
                facts.instanceState = rules::metal::provisioningState(host);
                facts.annotations = {{host::hostAnnotation, toString(host.key())}};
                m_nodeIdentity.bring(
                    machine, facts.providerId, [facts, reply](const std::string &fault) {
                        if (fault.empty())
                            reply(facts);
                        else
                            reply(failed(fault));
                    });
            });
}

} // namespace hp::metal
