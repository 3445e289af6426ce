// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"
#include "model/base/Time.h"

#include <optional>
#include <string>

namespace hp::alarms {

enum class AlarmState {
    Raised, ///< nobody has taken notice yet
    Acknowledged, ///< somebody has
    Shelved, ///< put aside for a while, with a reason
    Cleared, ///< its cause is gone before anybody took notice
};

/// "Raised", "Acknowledged", "Shelved", "Cleared".
[[nodiscard]] const char *toString(AlarmState state);

/// What is worth an alarm now: a hold with a priority (product.md 4.2), under a key that stays the
/// same as long as it is the same thing.
struct AlarmSource {
    std::string key{};
    std::string machine{}; ///< "namespace/name"
    std::string text{};
    int priority = 3; ///< 1 to 3, 1 the most urgent
    Message said{}; ///< what `text` is the English of
    Message cause{}; ///< what it has in common with others; says nothing where it has nothing
    std::optional<TimePoint> since{}; ///< the hold holds
    bool late = false; ///< the hold is late or overdue
    /// What the key stands for now, where that may become another thing without having been gone
    /// at a look: who acknowledged or shelved it meant this. Empty: an older book did not say.
    std::string thing{};

    bool operator==(const AlarmSource &) const = default;
};

/// Alarms of one cause are one alarm to a person: the English of the cause, else the own key.
[[nodiscard]] inline std::string causeKey(const AlarmSource &source)
{
    return source.cause.empty() ? source.key : source.cause.text();
}

struct Alarm {
    AlarmSource source{};
    AlarmState state = AlarmState::Raised;
    TimePoint raised{};
    std::optional<TimePoint> acknowledged{};
    std::string acknowledgedBy{};
    std::optional<TimePoint> shelvedUntil{};
    std::string shelvedBy{};
    std::string reason{}; ///< of shelving
    std::optional<TimePoint> cleared{};
    std::string cause{}; ///< causeKey() of its source
};

/// A cause was reported to people: what a notice, a sound and the figures of a day count.
struct AlarmRing {
    TimePoint at{};
    std::string key{}; ///< of the alarm that it was about, the most urgent one
    int priority = 3;
    std::string cause{}; ///< causeKey()
    std::string machine{}; ///< of that alarm
    std::string text{}; ///< what a person calls it, in English
    Message said{}; ///< what `text` is the English of
};

/// Something that happened to an alarm, for the record and for who listens.
struct AlarmChange {
    enum class Kind {
        Raised,
        Escalated,
        Acknowledged,
        Unacknowledged,
        Shelved,
        Unshelved,
        Cleared
    };
    Kind kind = Kind::Raised;
    Alarm alarm{}; ///< after it
    std::string by{}; ///< empty: by itself
    TimePoint at{};
};

/// "raised", "escalated", ...
[[nodiscard]] const char *toString(AlarmChange::Kind kind);

} // namespace hp::alarms
