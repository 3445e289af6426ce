// SPDX-License-Identifier: Apache-2.0
#include "backend/lab/LabActuator.h"

#include "backend/lab/InstanceShape.h"
#include "backend/lab/Read.h"
#include "model/resource/BareMetalHost.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::lab {

namespace {

using cluster::kinds::bareMetalHost;
using cluster::kinds::labInstance;
using drivers::ActuatorError;
using drivers::ActuatorReply;
using drivers::InstanceFacts;

constexpr std::string_view wish = "/spec/providerSpec/value";
constexpr Duration noHostRetry = std::chrono::seconds(30);

std::string wishText(const Object &machine, std::string_view key)
{
    return machine.text(std::string(wish) + std::string(key));
}

ActuatorError transient(const std::string &why)
{
    ActuatorError error;
    error.message = why;
    return error;
}

ActuatorError failure(const Error &error)
{
    return transient(error.message);
}

ActuatorError invalidConfiguration(const std::string &why)
{
    ActuatorError error = transient(why);
    error.invalidConfiguration = true;
    return error;
}

/// facts/machine-api.md 6.1: shown on the Machine until a host is free.
ActuatorError noFreeHost()
{
    ActuatorError error = transient("No available BareMetalHost found");
    error.reason = "InsufficientResources";
    error.retryAfter = noHostRetry;
    return error;
}

cluster::WriteOptions asLab()
{
    cluster::WriteOptions options;
    options.user = options.fieldManager = "lab-cloud";
    return options;
}

bool wantsHost(const Object &machine)
{
    return !wishText(machine, "/host").empty()
        || machine.at(std::string(wish) + "/hostSelector").is_object();
}

bool isConsumer(const Object &host, const Object &machine)
{
    return host.text("/spec/consumerRef/name") == machine.name()
        && host.text("/spec/consumerRef/kind") == "Machine"
        && host.text("/spec/consumerRef/namespace") == machine.ns();
}

/// A host that is being registered is none yet: its BMC may turn out to refuse.
bool isFree(const Object &host, const Object &machine)
{
    if (host.isDeleting() || host.at("/spec/consumerRef").is_object())
        return false;
    if (host.text("/status/operationalStatus") == "error"
        || host.text("/status/provisioning/state") == host::state::registering
        || host.annotation("capi.metal3.io/unhealthy")
        || host.annotation("capm3.metal3.io/unhealthy"))
        return false;
    if (const std::string name = wishText(machine, "/host"); !name.empty())
        return host.name() == name;
    return hasLabels(host, pairsOf(machine.at(std::string(wish) + "/hostSelector")));
}

} // namespace

LabActuator::LabActuator(cluster::Cluster &cluster)
    : m_cluster(cluster)
{ }

void LabActuator::find(const Object &machine, ActuatorReply<Object> reply)
{
    const ObjectKey key = instanceKeyFor(machine);
    m_cluster.get(
        {&labInstance(), key},
        [uid = machine.uid(), reply = std::move(reply)](Result<Object> found) {
            if (!found) {
                if (found.error().code == ErrorCode::NotFound)
                    reply(Object());
                else
                    reply(failure(found.error()));
            } else if (found->text("/spec/machineUID") != uid) {
                reply(transient("instance " + found->name() + " belongs to another machine"));
            } else {
                reply(found.value());
            }
        });
}

void LabActuator::exists(const Object &machine, ActuatorReply<bool> reply)
{
    if (const std::string why = wishText(machine, "/faults/existsError"); !why.empty()) {
        reply(transient(why));
        return;
    }
    find(machine, [reply = std::move(reply)](drivers::ActuatorResult<Object> found) {
        if (const auto *error = std::get_if<ActuatorError>(&found))
            reply(*error);
        else
            reply(static_cast<bool>(std::get<Object>(found)));
    });
}

void LabActuator::create(const Object &machine, ActuatorReply<Done> reply)
{
    if (const std::string why = wishText(machine, "/faults/invalidConfiguration"); !why.empty()) {
        reply(invalidConfiguration(why));
        return;
    }
    if (const std::string why = wishText(machine, "/faults/createError"); !why.empty()) {
        reply(transient(why));
        return;
    }
    if (!wantsHost(machine)) {
        createOn(machine, {}, std::move(reply));
        return;
    }
    const auto alive = m_alive.token();
    claimHost(machine,
              [this, alive, machine, reply = std::move(reply)](
                  drivers::ActuatorResult<std::string> host) {
                  if (!alive)
                      return;
                  if (const auto *error = std::get_if<ActuatorError>(&host))
                      reply(*error);
                  else
                      createOn(machine, std::get<std::string>(host), reply);
              });
}

void LabActuator::claimHost(const Object &machine, ActuatorReply<std::string> reply)
{
    const auto alive = m_alive.token();
    cluster::Query query;
    query.kind = &bareMetalHost();
    query.ns = machine.ns();
    m_cluster.list(
        query, [this, alive, machine, reply = std::move(reply)](Result<cluster::ObjectList> hosts) {
            if (!alive)
                return;
            if (!hosts) {
                reply(failure(hosts.error()));
                return;
            }
            Object chosen;
            for (const Object &host : hosts->items) {
                if (isConsumer(host, machine)) {
                    reply(host.name());
                    return;
                }
                if (!chosen && isFree(host, machine))
                    chosen = host;
            }
            if (!chosen) {
                reply(noFreeHost());
                return;
            }
            Json patch = {{"metadata", {{"resourceVersion", chosen.resourceVersion()}}},
                          {"spec",
                           {{"online", true},
                            {"consumerRef",
                             {{"apiVersion", machine.apiVersion()},
                              {"kind", "Machine"},
                              {"name", machine.name()},
                              {"namespace", machine.ns()}}}}}};
            m_cluster.patch({&bareMetalHost(), chosen.key()},
                            cluster::PatchType::Merge,
                            std::move(patch),
                            cluster::Subresource::None,
                            asLab(),
                            [reply, name = chosen.name()](Result<cluster::Written> written) {
                                if (written)
                                    reply(name);
                                else
                                    reply(failure(written.error()));
                            });
        });
}

void LabActuator::createOn(const Object &machine,
                           const std::string &host,
                           ActuatorReply<Done> reply)
{
    const auto alive = m_alive.token();
    m_cluster.create(
        labInstance(),
        machine.ns(),
        instanceFor(machine, host),
        asLab(),
        [this, alive, machine, host, reply = std::move(reply)](Result<cluster::Written> written) {
            if (!alive)
                return;
            if (!written && written.error().code != ErrorCode::AlreadyExists) {
                reply(failure(written.error()));
                return;
            }
            if (host.empty()) {
                reply(Done());
                return;
            }
            Json patch = {{"metadata",
                           {{"annotations", {{host::hostAnnotation, machine.ns() + '/' + host}}}}}};
            m_cluster.patch({&cluster::kinds::machine(), machine.key()},
                            cluster::PatchType::Merge,
                            std::move(patch),
                            cluster::Subresource::None,
                            asLab(),
                            [reply](Result<cluster::Written> marked) {
                                if (marked)
                                    reply(Done());
                                else
                                    reply(failure(marked.error()));
                            });
        });
}

void LabActuator::update(const Object &machine, ActuatorReply<InstanceFacts> reply)
{
    if (const std::string why = wishText(machine, "/faults/updateError"); !why.empty()) {
        reply(transient(why));
        return;
    }
    find(machine, [reply = std::move(reply)](drivers::ActuatorResult<Object> found) {
        if (const auto *error = std::get_if<ActuatorError>(&found)) {
            reply(*error);
            return;
        }
        const Object &instance = std::get<Object>(found);
        if (!instance) {
            reply(transient("instance not found"));
            return;
        }
        InstanceFacts facts;
        facts.providerId = instance.text("/status/providerID");
        const Json &addresses = instance.at("/status/addresses");
        if (addresses.is_array()) {
            for (std::size_t i = 0; i < addresses.size(); ++i) {
                const std::string pointer = "/status/addresses/" + std::to_string(i);
                facts.addresses.emplace_back(instance.text(pointer + "/type"),
                                             instance.text(pointer + "/address"));
            }
        }
        facts.instanceState = instance.text("/status/state");
        facts.instanceType = instance.text("/spec/instanceType");
        facts.region = instance.text("/spec/region");
        facts.zone = instance.text("/spec/zone");
        reply(std::move(facts));
    });
}

void LabActuator::remove(const Object &machine, ActuatorReply<Done> reply)
{
    const auto alive = m_alive.token();
    find(machine, [this, alive, reply = std::move(reply)](drivers::ActuatorResult<Object> found) {
        if (!alive)
            return;
        if (const auto *error = std::get_if<ActuatorError>(&found)) {
            reply(*error);
            return;
        }
        const Object &instance = std::get<Object>(found);
        if (!instance || instance.isDeleting()) {
            reply(Done());
            return;
        }
        if (const std::string &why = instance.text("/spec/deleteError"); !why.empty()) {
            reply(transient(why));
            return;
        }
        cluster::DeleteOptions options;
        options.uid = instance.uid();
        options.user = "lab-cloud";
        m_cluster.remove(
            {&labInstance(), instance.key()}, options, [reply](Result<cluster::Deleted> deleted) {
                if (deleted || deleted.error().code == ErrorCode::NotFound)
                    reply(Done());
                else
                    reply(failure(deleted.error()));
            });
    });
}

void LabActuator::instanceChanged(const Object &before, const Object &after) const
{
    const Object &instance = after ? after : before;
    const auto differs = [&](const char *pointer) {
        return before.at(pointer) != after.at(pointer);
    };
    // One that was just made says nothing yet: whoever made it knows.
    const bool matters = !after || differs("/status/state") || differs("/status/providerID")
        || differs("/status/addresses");
    if (const std::string &machine = instance.text("/spec/machine"); matters && !machine.empty())
        notifyChanged({instance.ns(), machine});
}

} // namespace hp::lab
