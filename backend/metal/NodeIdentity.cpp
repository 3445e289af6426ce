// SPDX-License-Identifier: Apache-2.0
#include "backend/metal/NodeIdentity.h"

#include "model/resource/Machine.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::metal {

using cluster::kinds::node;

cluster::WriteOptions asMetalActuator()
{
    cluster::WriteOptions options;
    options.user = options.fieldManager = "bare-metal-actuator";
    return options;
}

void NodeIdentity::bring(const Object &machine,
                         const std::string &providerId,
                         std::function<void(const std::string &fault)> done)
{
    const std::string &name = machine::nodeName(machine);
    if (name.empty() || machine::providerId(machine) != providerId) {
        done({});
        return;
    }
    const auto known = m_identified.find(machine.key());
    if (known != m_identified.end() && known->second == machine.text("/status/nodeRef/uid")) {
        done({});
        return;
    }
    m_cluster.get(
        {&node(), {{}, name}},
        [this, key = machine.key(), providerId, done = std::move(done), alive = m_alive.token()](
            const Result<Object> &found) {
            if (!alive)
                return;
            if (!found && found.error().code != ErrorCode::NotFound)
                done("unable to get node: " + found.error().message);
            else if (!found)
                done({});
            else if (!found->text("/spec/providerID").empty()) {
                m_identified[key] = found->uid();
                done({});
            } else
                write(*found, key, providerId, done);
        });
}

void NodeIdentity::write(const Object &found,
                         const ObjectKey &machine,
                         const std::string &providerId,
                         std::function<void(const std::string &fault)> done)
{
    const Json body = {{"metadata", {{"resourceVersion", found.resourceVersion()}}},
                       {"spec", {{"providerID", providerId}}}};
    m_cluster.patch({&node(), found.key()},
                    cluster::PatchType::Merge,
                    body,
                    cluster::Subresource::None,
                    asMetalActuator(),
                    [this, machine, done = std::move(done), alive = m_alive.token()](
                        const Result<cluster::Written> &written) {
                        if (!alive)
                            return;
                        if (written)
                            m_identified[machine] = written->object.uid();
                        // A Node that moved on, or went, is met again by a later call.
                        const bool moved = !written
                            && (written.error().code == ErrorCode::Conflict
                                || written.error().code == ErrorCode::NotFound);
                        done(written || moved ? std::string() : written.error().message);
                    });
}

} // namespace hp::metal
