// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/notify/Notice.h"

#include <set>
#include <string>
#include <vector>

namespace hp::notify {

enum class ReceiverKind { Alertmanager, Webhook, PagerDuty, Slack, Email };

/// "alertmanager", "webhook", "pagerduty", "slack", "email".
[[nodiscard]] const char *toString(ReceiverKind kind);
[[nodiscard]] const std::vector<ReceiverKind> &receiverKinds();

/// Where messages go. Has no secret, only the file that has it.
struct Receiver {
    std::string name{};
    ReceiverKind kind = ReceiverKind::Webhook;
    std::string url{}; ///< empty of Slack, whose address is the secret
    /// A bearer token of an Alertmanager, the key that signs for a webhook, the integration key of
    /// PagerDuty, the address of Slack, the password of a relay; empty: none.
    std::string secretFile{};
    std::string caFile{}; ///< PEM that vouches for it; empty: the system's
    std::string user{}; ///< at a relay
    std::string from{}; ///< a@example.com, or Anna <a@example.com>
    std::vector<std::string> to{}; ///< the same

    bool operator==(const Receiver &) const = default;
};

/// Which messages go to which receivers. An empty set takes all.
struct Route {
    std::vector<std::string> receivers{};
    std::set<std::string> severities{};
    std::set<std::string> clusters{};
    std::set<std::string> owners{};
    std::set<std::string> racks{};

    bool operator==(const Route &) const = default;
};

struct Settings {
    std::vector<Receiver> receivers{};
    std::vector<Route> routes{};

    bool operator==(const Settings &) const = default;
};

/// Null when there is none of that name.
[[nodiscard]] const Receiver *findReceiver(const Settings &settings, const std::string &name);
/// The names of the receivers of every route that fits; a notice of several owners or racks fits
/// with one of them. Total.
[[nodiscard]] std::set<std::string> receiversOf(const Notice &notice, const Settings &settings);
/// It knows a message that comes again for the same one, so that it may be sent again at any time.
[[nodiscard]] bool recognises(ReceiverKind kind);
/// Whether such a receiver is sent this event: Alertmanager has no acknowledgement that could be
/// sent to it, and chats and letters need not say that somebody works on it.
[[nodiscard]] bool takes(ReceiverKind kind, Event event);

} // namespace hp::notify
