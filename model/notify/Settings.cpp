// SPDX-License-Identifier: Apache-2.0
#include "model/notify/Settings.h"

#include <algorithm>

namespace hp::notify {

namespace {

bool fitsAny(const std::set<std::string> &wanted, const std::vector<std::string> &there)
{
    return wanted.empty()
        || std::ranges::any_of(there, [&](const auto &one) { return wanted.contains(one); });
}

} // namespace

const char *toString(ReceiverKind kind)
{
    switch (kind) {
    case ReceiverKind::Alertmanager:
        return "alertmanager";
    case ReceiverKind::Webhook:
        return "webhook";
    case ReceiverKind::PagerDuty:
        return "pagerduty";
    case ReceiverKind::Slack:
        return "slack";
    case ReceiverKind::Email:
        return "email";
    }
    return "webhook";
}

const std::vector<ReceiverKind> &receiverKinds()
{
    static const std::vector<ReceiverKind> kinds{ReceiverKind::Alertmanager,
                                                 ReceiverKind::Webhook,
                                                 ReceiverKind::PagerDuty,
                                                 ReceiverKind::Slack,
                                                 ReceiverKind::Email};
    return kinds;
}

const Receiver *findReceiver(const Settings &settings, const std::string &name)
{
    const auto found = std::ranges::find(settings.receivers, name, &Receiver::name);
    return found == settings.receivers.end() ? nullptr : &*found;
}

std::set<std::string> receiversOf(const Notice &notice, const Settings &settings)
{
    std::set<std::string> names;
    for (const Route &route : settings.routes) {
        if (fitsAny(route.severities, {severityOf(notice.priority)})
            && fitsAny(route.clusters, {notice.cluster}) && fitsAny(route.owners, notice.owners)
            && fitsAny(route.racks, notice.racks))
            names.insert(route.receivers.begin(), route.receivers.end());
    }
    return names;
}

bool recognises(ReceiverKind kind)
{
    return kind != ReceiverKind::Slack && kind != ReceiverKind::Email;
}

bool takes(ReceiverKind kind, Event event)
{
    const bool isTaken = event == Event::Acknowledged || event == Event::Reopened;
    return !isTaken || kind == ReceiverKind::Webhook || kind == ReceiverKind::PagerDuty;
}

} // namespace hp::notify
