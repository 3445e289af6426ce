// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/notify/Settings.h"

#include <string>
#include <vector>

namespace hp::notify {

/// The names under which other sides know a message again.
struct NoticeKeys {
    std::string cause{}; ///< the same for all messages about a cause
    std::string message{}; ///< this one's alone, however often it is sent
};

/// How long an Alertmanager keeps an alert that nobody repeats.
inline constexpr Duration alertLifetime = std::chrono::minutes(20);

/// Alerts for POST /api/v2/alerts: the present one, and after an escalation the end of the one
/// before, because the severity is a label. `now` is when it is sent. Pure, as all of these.
[[nodiscard]] Json alertsOf(const Notice &notice, const NoticeKeys &keys, TimePoint now);
/// A CloudEvent 1.0 in the structured mode.
[[nodiscard]] Json cloudEventOf(const Notice &notice, const NoticeKeys &keys);
/// An event for PagerDuty's Events API v2. `routingKey` is a secret.
[[nodiscard]] Json
pagerDutyEventOf(const Notice &notice, const NoticeKeys &keys, const std::string &routingKey);
/// A message for an incoming webhook of Slack.
[[nodiscard]] Json slackMessageOf(const Notice &notice);
/// The address of "Anna <a@example.com>", or of "a@example.com", which is one.
[[nodiscard]] std::string addressOf(const std::string &mailbox);
/// A letter as RFC 5322 has it, with CR LF.
[[nodiscard]] std::string
letterOf(const Notice &notice, const NoticeKeys &keys, const Receiver &receiver);

} // namespace hp::notify
