// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/live/Row.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hp::live {

enum class OverrideState {
    None,
    Previewed,
    AwaitingApproval,
    Delayed,
    Sending,
    Accepted,
    Observed, ///< the first of the ends
    TimedOut,
    Refused,
    Aborted,
    Expired,
    Voided, ///< the last of the ends
    Other
};

/// How a check stands.
enum class Light { None, Green, Red, Unknown, Other };

template<>
inline constexpr std::array
    words<OverrideState> = std::to_array<std::string_view>({"",
                                                            "previewed",
                                                            "awaitingApproval",
                                                            "delayed",
                                                            "sending",
                                                            "accepted",
                                                            "observed",
                                                            "timedOut",
                                                            "refused",
                                                            "aborted",
                                                            "expired",
                                                            "voided",
                                                            "?"});
template<>
inline constexpr std::array
    words<Light> = std::to_array<std::string_view>({"", "green", "red", "unknown", "?"});

/// One thing that should be true before an override is sent.
template<typename Text>
struct BasicOverrideCheck {
    Text id{};
    BasicSaid<Text> question{};
    Light light = Light::None;
    BasicSaid<Text> evidence{};
    BasicSaid<Text> source{};
    Instant at{}; ///< when it was observed

    bool operator==(const BasicOverrideCheck &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("id", row.id);
        each.said("question", row.question);
        each("light", row.light);
        each.said("evidence", row.evidence);
        each.said("source", row.source);
        each.orNull("at", row.at);
    }
};

/// What a person has to show before it is sent.
struct OverrideGates {
    bool reason = false;
    bool pressAndHold = false; ///< or the digits
    bool typeName = false;
    bool secondPerson = false;
    Duration delay{};
    bool offered = false; ///< a backend that does not say so does not offer it
    int holdMilliseconds = 0; ///< how long the button is held; 0 where it is not

    bool operator==(const OverrideGates &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("reason", row.reason);
        each("pressAndHold", row.pressAndHold);
        each("typeName", row.typeName);
        each("secondPerson", row.secondPerson);
        each.seconds("delaySeconds", row.delay);
        each("offered", row.offered);
        each("holdMilliseconds", row.holdMilliseconds);
    }
};

/// What the server said to the body when nothing was to be stored.
template<typename Text>
struct BasicDryRun {
    Text state{}; ///< "accepted", "refused" or "notAsked"
    BasicSaid<Text> message{};
    std::vector<Text> warnings{};
    Instant at{};

    bool operator==(const BasicDryRun &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("state", row.state);
        each.said("message", row.message);
        each("warnings", row.warnings);
        each.orNull("at", row.at);
    }
};

/// One override of the view `overrides`, from its preview to its end.
template<typename Text>
struct BasicOverrideRow {
    Text id{};
    OverrideState state = OverrideState::None;
    Text action{};
    Text verb{};
    Text kind{}; ///< of the object
    Text object{}; ///< namespace/name of what is written
    Text uid{};
    Text machine{}; ///< whose page it was asked from; may be empty
    BasicSaid<Text> consequence{};
    std::vector<BasicSaid<Text>> bypassed{};
    BasicSaid<Text> next{};
    BasicSaid<Text> refusal{};
    std::vector<BasicSaid<Text>> saferExits{};
    Text level{}; ///< "G0" to "G5"
    std::vector<BasicSaid<Text>> levelWhy{};
    OverrideGates gates{};
    std::optional<OverrideGates> breakGlassGates{};
    std::vector<Text> remaining{};
    Text nameToType{};
    Text digits{}; ///< to be typed instead of a press-and-hold; empty where none is asked for
    BasicDryRun<Text> dryRun{};
    std::vector<BasicOverrideCheck<Text>> checks{};
    Text patch{};
    Text patchType{}; ///< "json" or "merge"
    Text kubectl{};
    Text digest{};
    Instant at{}; ///< of the preview
    Text requestedBy{};
    Text by{};
    Text reason{};
    bool breakGlass = false;
    bool evenIfILeave = false; ///< sent although who committed is not connected any more
    std::vector<BasicSaid<Text>> others{}; ///< what others do to the same object now
    Text approvedBy{};
    Instant committedAt{};
    Instant approvalUntil{};
    Instant approvedAt{};
    Instant sendAt{};
    Instant sentAt{};
    Instant acceptedAt{};
    Instant observeUntil{};
    Text revision{};
    Instant endedAt{};
    BasicSaid<Text> outcome{};
    Text review{}; ///< "due" or "done" for what was sent with break-glass, else empty

    bool operator==(const BasicOverrideRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("id", row.id);
        each("state", row.state);
        each("action", row.action);
        each("verb", row.verb);
        each("kind", row.kind);
        each("object", row.object);
        each("uid", row.uid);
        each("machine", row.machine);
        each.said("consequence", row.consequence);
        each.said("bypassed", row.bypassed);
        each.said("next", row.next);
        each.said("refusal", row.refusal);
        each.said("saferExits", row.saferExits);
        each("level", row.level);
        each.said("levelWhy", row.levelWhy);
        each("gates", row.gates);
        each.orNull("breakGlassGates", row.breakGlassGates);
        each("remaining", row.remaining);
        each("nameToType", row.nameToType);
        each("digits", row.digits);
        each("dryRun", row.dryRun);
        each("checks", row.checks);
        each("patch", row.patch);
        each("patchType", row.patchType);
        each("kubectl", row.kubectl);
        each("digest", row.digest);
        each.orNull("at", row.at);
        each("requestedBy", row.requestedBy);
        each("by", row.by);
        each("reason", row.reason);
        each("breakGlass", row.breakGlass);
        each("evenIfILeave", row.evenIfILeave);
        each.said("others", row.others);
        each("approvedBy", row.approvedBy);
        each.orNull("committedAt", row.committedAt);
        each.orNull("approvalUntil", row.approvalUntil);
        each.orNull("approvedAt", row.approvedAt);
        each.orNull("sendAt", row.sendAt);
        each.orNull("sentAt", row.sentAt);
        each.orNull("acceptedAt", row.acceptedAt);
        each.orNull("observeUntil", row.observeUntil);
        each("revision", row.revision);
        each.orNull("endedAt", row.endedAt);
        each.said("outcome", row.outcome);
        each("review", row.review);
    }

    /// It came to an end, one way or another.
    [[nodiscard]] bool isOver() const
    {
        return state >= OverrideState::Observed && state < OverrideState::Other;
    }
};

/// What `override.checks` replies.
template<typename Text>
struct BasicOverrideChecksRow {
    std::vector<BasicOverrideCheck<Text>> checks{};
    Text level{};
    BasicSaid<Text> refusal{};
    Instant at{};

    bool operator==(const BasicOverrideChecksRow &) const = default;
    static void members(auto &row, auto &&each)
    {
        each("checks", row.checks);
        each("level", row.level);
        each.said("refusal", row.refusal);
        each.orNull("at", row.at);
    }
};

using OverrideCheck = BasicOverrideCheck<std::string>;
using OverrideRow = BasicOverrideRow<std::string>;
using OverrideChecksRow = BasicOverrideChecksRow<std::string>;

} // namespace hp::live
