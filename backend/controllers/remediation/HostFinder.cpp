// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/remediation/HostFinder.h"

#include "model/rules/metal/HostClaim.h"

namespace hp::controllers {

namespace {

std::string consumerText(const Object &host)
{
    const auto consumer = rules::metal::consumerOf(host);
    return consumer ? toString(*consumer) : std::string();
}

} // namespace

HostFinder::HostFinder(runtime::Informer &hosts)
    : m_hosts(hosts)
    , m_byConsumer(hosts, consumerText)
{ }

Object HostFinder::hostOf(const Object &machine) const
{
    if (!machine)
        return {};
    const auto named = rules::metal::hostNameOf(machine);
    Object first;
    for (const ObjectKey &key : m_byConsumer.with(toString(machine.key()))) {
        const Object host = m_hosts.get(key);
        if (!rules::metal::isConsumer(host, machine))
            continue;
        if (named && *named) {
            if ((*named)->key == key && ((*named)->uid.empty() || (*named)->uid == host.uid()))
                return host;
        } else if (!first) {
            first = host;
        }
    }
    return first;
}

Object HostFinder::hostWithKey(const std::string &ns, const std::string &key) const
{
    for (const Object &host : m_hosts.list(ns)) {
        if (host.annotation(key))
            return host;
    }
    return {};
}

} // namespace hp::controllers
