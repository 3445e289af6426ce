// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/RedfishSource.h"

#include "backend/maintenance/sources/ServerDocuments.h"
#include "model/rules/maintenance/MachineLink.h"
#include "model/rules/metal/HostClaim.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hp::maintenance {

namespace kinds = cluster::kinds;

namespace {

/// The host of a Machine that has a BMC that is asked over Redfish; null otherwise.
Object hostOf(const Fleet &fleet, const Object &machine)
{
    const auto named = rules::metal::hostNameOf(machine);
    if (!named || !*named)
        return {};
    const auto host = std::find_if(fleet.hosts.begin(), fleet.hosts.end(), [&](const Object &one) {
        return one.key() == (*named)->key;
    });
    const bool reachable = host != fleet.hosts.end() && !host->text("/spec/bmc/address").empty();
    return reachable ? *host : Object();
}

/// Answers of many servers that become one.
struct Gathering {
    EventPoll poll{};
    std::size_t missing = 0;
    Reply<EventPoll> reply{};
};

} // namespace

void RedfishSource::poll(const Fleet &fleet, Reply<EventPoll> reply)
{
    std::vector<std::pair<Object, Object>> servers;
    for (const Object &machine : fleet.machines) {
        if (Object host = hostOf(fleet, machine))
            servers.emplace_back(machine, std::move(host));
    }
    auto gathering = std::make_shared<Gathering>();
    gathering->missing = servers.size();
    gathering->reply = std::move(reply);
    if (servers.empty())
        gathering->reply(EventPoll{});
    for (const auto &[machine, host] : servers) {
        read(host,
             PartsRead::Yes,
             [gathering, about = machine, asked = host](const Result<ServerDocuments> &documents) {
                 if (documents)
                     std::ranges::move(eventsOf(*documents, about),
                                       std::back_inserter(gathering->poll.events));
                 else
                     gathering->poll.faults.push_back("BareMetalHost " + toString(asked.key())
                                                      + ": " + documents.error().message);
                 if (--gathering->missing == 0)
                     gathering->reply(std::move(gathering->poll));
             });
    }
}

void RedfishSource::ask(const Object &maintenance, const Fleet &fleet, Reply<EventAnswer> reply)
{
    const auto machine =
        std::find_if(fleet.machines.begin(), fleet.machines.end(), [&](const Object &one) {
            return concerns(maintenance, one);
        });
    const Object host = machine == fleet.machines.end() ? Object() : hostOf(fleet, *machine);
    if (!host) {
        reply(unexpected(ErrorCode::NotFound,
                         "there is no BMC to ask about " + toString(maintenance.key())));
        return;
    }
    // Asked every few seconds while work is under way: only what the event is about.
    const bool ofHealth = maintenance.text("/spec/eventid").starts_with(healthIdPrefix);
    read(host,
         ofHealth ? PartsRead::Yes : PartsRead::No,
         [maintenance, machine = *machine, reply = std::move(reply)](
             const Result<ServerDocuments> &documents) {
             if (!documents) {
                 reply(unexpected(documents.error()));
                 return;
             }
             EventAnswer answer;
             answer.report = reportOf(maintenance, eventsOf(*documents, machine));
             answer.verifyFault = verifyFaultOf(*documents, maintenance.text("/spec/eventid"));
             reply(std::move(answer));
         });
}

void RedfishSource::read(const Object &host, PartsRead parts, Reply<ServerDocuments> reply)
{
    const auto alive = m_alive.token();
    const ObjectKey secret{host.ns(), host.text("/spec/bmc/credentialsName")};
    m_cluster.get(
        {&kinds::secret(), secret},
        [this, alive, host, parts, reply = std::move(reply)](const Result<Object> &found) {
            if (!alive)
                return;
            if (!found) {
                reply(unexpected(found.error()));
                return;
            }
            readDocuments(m_driver,
                          m_target(host, *found),
                          parts,
                          [alive, reply](const Result<ServerDocuments> &documents) {
                              if (alive)
                                  reply(documents);
                          });
        });
}

} // namespace hp::maintenance
