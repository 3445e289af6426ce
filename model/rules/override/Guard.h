// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/ReasonLimits.h"
#include "model/rules/override/BulkPolicy.h"
#include "model/rules/override/Interlocks.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hp::overrides {

/// What has to happen before an override of a level is sent (product.md 4.7).
struct Gates {
    bool reason = false; ///< at least `reasonLength` characters, or a ticket id
    bool pressAndHold = false; ///< or, for who cannot hold a key, four digits
    bool typeName = false; ///< the short name of the object
    bool secondPerson = false; ///< another identity approves the digest
    Duration delay{}; ///< between the commit and the send, with abort
    bool offered = true; ///< false: explained, never done
};

/// How long a button is held before a commit counts as confirmed, and how much of that a client
/// whose frames travel at different speeds may be short of.
inline constexpr Duration holdTime = std::chrono::milliseconds(1500);
inline constexpr Duration holdSlack = std::chrono::milliseconds(300);
/// A press that is not followed by its commit is forgotten.
inline constexpr Duration pressLifetime = std::chrono::seconds(60);
inline constexpr Duration sendDelay = std::chrono::seconds(10);
inline constexpr Duration breakGlassDelay = std::chrono::seconds(60);
inline constexpr Duration approvalLifetime = std::chrono::minutes(10);

[[nodiscard]] Gates gatesOf(GuardLevel level);
/// Break-glass: alone, but slower and loud. Only where a second person is asked for.
[[nodiscard]] Gates breakGlass(GuardLevel level);

/// What a site asks for beyond the table: the least level of an action. It may raise, never lower.
using GuardPolicy = std::map<Action, GuardLevel>;

/// What a site says beyond the table. It only makes things harder.
struct SitePolicy {
    GuardPolicy levels{};
    bool writes = true; ///< false: overrides are previewed and never sent
    bool breakGlass = true; ///< false: nobody goes alone where a second person is asked for
    std::set<std::string> approvers{}; ///< who alone may approve; empty: whoever has the role
    BulkPolicy bulk{}; ///< overrides of many machines
};

struct Guard {
    GuardLevel level = GuardLevel::G4;
    std::vector<Message> why{}; ///< one for each step up, in order
};

/// The level of this override here and now: the action's own, one more for each red or unknown
/// interlock and one more while the data recovers, at most G4; at least G4 when it cannot be undone
/// and concerns the control plane, a check that failed, another's power key, a hard power-off of a
/// running node, or a skipped drain; at least what the site asks for and what the person does. G5
/// stays G5.
[[nodiscard]] Guard guardOf(const OverrideRequest &request,
                            const OverrideView &view,
                            const std::vector<Interlock> &interlocks,
                            const GuardPolicy &policy = {});

/// The override is of a machine of the control plane, of its Node, or of a hook that guards it.
[[nodiscard]] bool concernsControlPlane(const OverrideRequest &request, const OverrideView &view);

/// Whether somebody who reads it sees nothing: blanks of all widths, control characters, marks
/// that leave no trace.
[[nodiscard]] bool showsNothing(const std::string &text);

/// Why a reason cannot be accepted; empty when it can.
[[nodiscard]] Message whyNotReason(const std::string &reason);

} // namespace hp::overrides
