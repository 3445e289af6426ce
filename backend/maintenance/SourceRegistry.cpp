// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/SourceRegistry.h"

#include "model/rules/maintenance/MaintenanceNames.h"
#include "model/rules/maintenance/WatchFindings.h"

#include <QLoggingCategory>

#include <algorithm>
#include <utility>

Q_LOGGING_CATEGORY(lcSources, "holdpoint.maintenance", QtInfoMsg)

namespace hp::maintenance {

namespace {

bool isMismatch(const std::string &code)
{
    return code == code::stateMismatch || code == code::stateMismatchToo;
}

EventAnswer answerOf(const Object &maintenance, const std::vector<ProviderEvent> &events)
{
    EventAnswer answer;
    answer.report = reportOf(maintenance, events);
    // A finding is only there while the instance is stopped or gone.
    answer.instanceIsDown =
        isMismatch(maintenance.text("/spec/eventcode")) && answer.report == EventReport::Standing;
    return answer;
}

} // namespace

MaintenanceSource *SourceRegistry::source(const std::string &name) const
{
    const auto found = std::find_if(m_sources.begin(), m_sources.end(), [&name](const auto &one) {
        return one->name() == name;
    });
    return found == m_sources.end() ? nullptr : found->get();
}

void SourceRegistry::events(MaintenanceSource &source,
                            const Fleet &fleet,
                            Reply<EventPoll> reply) const
{
    source.poll(fleet, std::move(reply));
}

void SourceRegistry::mismatches(MaintenanceSource &source,
                                const Fleet &fleet,
                                Reply<EventPoll> reply) const
{
    source.readInstances(fleet,
                         [fleet, name = source.name(), reply = std::move(reply)](
                             const Result<std::vector<InstanceReading>> &readings) {
                             if (!readings)
                                 reply(unexpected(readings.error()));
                             else
                                 reply(EventPoll{instanceMismatches(fleet, name, *readings), {}});
                         });
}

void SourceRegistry::targets(MaintenanceSource &source,
                             const Fleet &fleet,
                             Reply<EventPoll> reply) const
{
    source.readTargets(fleet,
                       [fleet, name = source.name(), reply = std::move(reply)](
                           const Result<std::vector<TargetReading>> &readings) {
                           if (!readings)
                               reply(unexpected(readings.error()));
                           else
                               reply(EventPoll{unhealthyTargets(fleet, name, *readings), {}});
                       });
}

void SourceRegistry::ask(const Object &maintenance,
                         const Fleet &fleet,
                         std::function<void(EventAnswer)> answer) const
{
    const std::string &name = maintenance.text("/spec/source");
    const std::string &code = maintenance.text("/spec/eventcode");
    if (name == metalSource) {
        answer({reportOf(maintenance, hostMismatches(fleet)), {}, false});
        return;
    }
    MaintenanceSource *const asked = source(name);
    if (!asked) {
        answer({});
        return;
    }
    const auto failed = [maintenance, answer](const Error &error) {
        qCWarning(lcSources).noquote() << QString::fromStdString(
            maintenance.text("/spec/source") + " does not say how the event of "
            + maintenance.name() + " stands: " + error.message);
        answer({});
    };
    Reply<EventPoll> looked = [maintenance, answer, failed](const Result<EventPoll> &poll) {
        if (poll)
            answer(answerOf(maintenance, poll->events));
        else
            failed(poll.error());
    };
    if (isMismatch(code) && asked->readsInstances()) {
        mismatches(*asked, fleet, std::move(looked));
    } else if (code == code::lbUnhealthy && asked->readsTargets()) {
        targets(*asked, fleet, std::move(looked));
    } else {
        asked->ask(maintenance, fleet, [answer, failed](const Result<EventAnswer> &said) {
            if (said)
                answer(*said);
            else
                failed(said.error());
        });
    }
}

} // namespace hp::maintenance
