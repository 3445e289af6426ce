// SPDX-License-Identifier: Apache-2.0
#include "backend/overrides/OverrideWrite.h"

#include "backend/overrides/AuditContent.h"
#include "model/base/JsonTree.h"
#include "model/base/Text.h"
#include "model/messages/Override.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace hp::overrides {

namespace {

constexpr const char *manager = "holdpoint";
/// Bytes that an API server takes of the note of an Event.
constexpr std::size_t maxNote = 1024;

std::string eventReason(Action action)
{
    if (action == Action::RemoveHook)
        return "HookOverridden";
    std::string reason = "Override";
    bool upper = true;
    for (const char c : std::string_view(infoOf(action).id)) {
        if (c == '-') {
            upper = true;
            continue;
        }
        reason += upper ? static_cast<char>(c - 'a' + 'A') : c;
        upper = false;
    }
    return reason;
}

} // namespace

void sendPatch(const PersonalPatch &door,
               const cluster::Kind &kind,
               const OverridePatch &patch,
               const std::string &by,
               Sending sending,
               Reply<cluster::Written> reply)
{
    cluster::WriteOptions options;
    options.fieldManager = personalManager;
    options.user = by;
    options.dryRun = sending == Sending::DryRun;
    Json body = parseJson(patch.body);
    if (sending == Sending::ForGood && !patch.revision.empty()) {
        if (patch.merge)
            body["metadata"]["resourceVersion"] = patch.revision;
        else
            body.insert(body.begin(),
                        Json{{"op", "test"},
                             {"path", "/metadata/resourceVersion"},
                             {"value", patch.revision}});
    }
    door({&kind, patch.key},
         patch.merge ? cluster::PatchType::Merge : cluster::PatchType::Json,
         std::move(body),
         options,
         std::move(reply));
}

Message refusalOf(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NotFound:
        return say::itIsNotThereAnyMore();
    case ErrorCode::Invalid:
    case ErrorCode::Conflict:
        return say::clusterRefusedIt(error.message);
    case ErrorCode::Unauthorised:
        return say::youMayNotDoThis(error.message);
    default:
        return say::itWasRefused(error.message);
    }
}

bool isOlderLook(const Error &error)
{
    return error.code == ErrorCode::Conflict || error.code == ErrorCode::Invalid;
}

bool isUnknownOutcome(ErrorCode code)
{
    return code == ErrorCode::Unreachable || code == ErrorCode::TimedOut
        || code == ErrorCode::Internal;
}

cluster::EventRecord eventOf(const Ticket &ticket, const ChainHead &audit)
{
    const Preview &preview = ticket.preview;
    cluster::EventRecord event;
    const OverridePatch &patch = preview.patch;
    event.regarding = Object(
        Json{{"apiVersion",
              patch.apiVersion.empty() ? kindOf(patch.target).apiVersion() : patch.apiVersion},
             {"kind", kindWord(patch)},
             {"metadata",
              {{"name", preview.patch.key.name},
               {"namespace", preview.patch.key.ns},
               {"uid", preview.patch.uid}}}});
    event.warning = true;
    event.reason = eventReason(preview.request.action);
    event.action = "Override";
    const std::string who = preview.consequence.sentence() + " By " + ticket.commitment.by
        + (ticket.approvedBy.empty() ? std::string() : ", approved by " + ticket.approvedBy) + ": ";
    const std::string proof = " (digest " + ticket.digest.substr(0, 12) + ", audit row "
        + std::to_string(audit.rows) + ' ' + audit.hash.substr(0, 16) + ')';
    // The audit has the whole reason; what proves it is not to be cut off here.
    const std::size_t room = maxNote - std::min(maxNote - 3, who.size() + proof.size());
    event.note = who + shortened(ticket.commitment.reason, room) + proof;
    event.reportingController = manager;
    return event;
}

} // namespace hp::overrides
