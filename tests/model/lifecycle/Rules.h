// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/drain/DrainDecision.h"
#include "model/rules/machine/MachineDecision.h"
#include "model/rules/machine/MachinePatch.h"
#include "tests/model/lifecycle/Member.h"

#include <map>
#include <optional>
#include <utility>

namespace hp::lifecycle {

/// Faults that are built in on purpose, to see that the exploration finds them.
enum class Bug : std::uint8_t {
    None,
    TerminatesPastHook, ///< the machine controller does not look at preTerminate
    DrainsPastHook, ///< the drain controller does not look at preDrain
    CreatesWithoutLooking, ///< the provider is not asked whether there is an instance
    ReleasesTooEarly, ///< an instance that is still going counts as gone
    ForgetsDeletion, ///< a drain that failed makes the Machine look alive again
    ClearsNodeRef, ///< nodeRef is dropped when its Node is gone
    DrainsTwoMasters, ///< the cordon of another control-plane Node is not looked at
    SleepsThroughRelease, ///< the removal of a hook does not wake the drain
    Count
};

[[nodiscard]] const char *toString(Bug bug);

enum class Answer : std::uint8_t { None, No, Yes, Nothing, Refused, Error };

/// What the provider said in this pass.
struct Answers {
    Answer exists = Answer::None; ///< No, Yes, Error
    Answer updated = Answer::None; ///< Yes: a provider id; Nothing: no facts yet; Error
    Answer created = Answer::None; ///< Yes, Refused (invalid configuration)
    Answer removed = Answer::None; ///< Yes
    bool nodeRemoved = false;
    std::uint8_t instance = 0; ///< whose provider id

    auto operator<=>(const Answers &) const = default;
};

/// One decision of the machine controller and what it stores.
struct MachineMove {
    rules::MachineDecision decision{};
    std::optional<Stored> afterMain{}; ///< the Machine after the patch of metadata and spec, if any
    std::optional<Stored> afterStatus{}; ///< then after the patch of status, if any
};

struct DrainQuestion {
    Stored stored{};
    bool overtake = false;
    bool nodeRead = false;
    bool nodeThere = false;
    bool cordoned = false;
    bool otherCordoned = false;
    bool controlPlane = false;
    /// 0 none, else AttemptResult::Kind + 1.
    std::uint8_t attempt = 0;

    auto operator<=>(const DrainQuestion &) const = default;
};

struct DrainMove {
    rules::DrainStep step = rules::DrainStep::Stop;
    std::optional<Stored> afterCondition{};
    std::optional<NextAttempt> record{}; ///< what the record will say, when it changes
};

/// The shipped rules, asked about reduced objects. Each question is asked once and remembered: a
/// rule is a pure function.
class Rules
{
public:
    explicit Rules(Bug bug)
        : m_bug(bug)
    { }

    [[nodiscard]] const MachineMove &machine(const Stored &stored, const Answers &answers);
    [[nodiscard]] const DrainMove &drain(const DrainQuestion &question);
    /// The Machine after its Node was looked at; the same when nothing changes.
    [[nodiscard]] const Stored &linked(const Member &member, bool controlPlane);
    /// The change wakes the drain loop at once.
    [[nodiscard]] bool concernsDrain(const Stored &before, const Stored &after);
    /// The drain evicts the pod of this Member.
    [[nodiscard]] bool evictsPod(const Member &member);

private:
    struct LinkQuestion {
        Stored stored{};
        std::uint8_t node = 0;
        std::uint8_t instance = 0;
        bool cordoned = false;

        auto operator<=>(const LinkQuestion &) const = default;
    };
    [[nodiscard]] Stored askLink(const Member &member, bool controlPlane) const;

    Bug m_bug;
    std::map<std::pair<Stored, Answers>, MachineMove> m_machine{};
    std::map<DrainQuestion, DrainMove> m_drain{};
    std::map<std::pair<Stored, Stored>, bool> m_concerns{};
    std::map<LinkQuestion, Stored> m_links{};
    std::map<std::uint8_t, bool> m_evicts{}; ///< by the state of the pod
};

} // namespace hp::lifecycle
