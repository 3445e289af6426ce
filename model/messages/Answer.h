// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Answers of the gateway to a command (backend/gateway).
// clang-format off
#define HP_ANSWER_MESSAGES(row) \
    row(thereIsNoCommand, "there is no command %1", Name) \
    row(thereIsNoAlarm, "there is no alarm %1", Name) \
    row(hasAcknowledgedAlready, "%1 has already acknowledged it", Name) \
    row(thereIsNoAcknowledgedAlarm, "there is no acknowledged alarm %1", Name) \
    row(alarmIsShelvedForTime, "an alarm can be shelved for up to 24 h") \
    row(alarmIsShelvedWithReason, "shelving an alarm requires a reason") \
    row(thereIsNoShelvedAlarm, "there is no shelved alarm %1", Name) \
    row(mayLookAtAlarmsAnd, "%1 may view alarms and not change them", Name) \
    row(anOperatorMay, "%1 is not allowed to do this: it requires the role operator", Name) \
    row(anApproverMay, "%1 is not allowed to do this: it requires the role approver", Name) \
    row(anOperatorOrApproverMay, "%1 is not allowed to do this: it requires the role operator or approver", Name) \
    row(aPersonMay, "%1 is not allowed to do this: it requires a person", Name) \
    row(anAdministratorMay, "%1 is not allowed to do this: it requires the role admin", Name) \
    row(backupIsBeingMade, "a backup is being made already: wait for its end") \
    row(tokenIsThereAlready, "a token of %1 already exists: revoke it first", Name) \
    row(tokenHasAnotherRole, "a token of %1 already exists, with the role %2: it is replaced only if you ask for that", Name, Name) \
    row(tokenIsOfBackendItself, "the backend itself creates the token of %1: remove its file and restart", Name) \
    row(cameByLink, "%1 signed in with a link and cannot share one", Name) \
    row(linksAreOpenAlready, "%1 links of %2 are already open: each ends when it is used, or after 5 minutes", Count, Name) \
    row(viewersAreThereAlready, "%1 viewers already signed in with links of %2: revoke some of their tokens", Count, Name) \
    row(tooManyLinks, "too many links are open on this backend: try again in 5 minutes") \
    row(noScreenShowsThatCode, "no screen shows that code: check it on the screen") \
    row(codeHasExpired, "that code has expired: the screen shows a new one") \
    row(tooManyWrongCodes, "%1 sent too many wrong codes; try again in %2", Name, Name) \
    row(screenIsApprovedAlready, "%1 has already approved that screen, as %2", Name, Name) \
    row(screenIsApprovedWithThatName, "another screen is already approved as %1: choose another name", Name) \
    row(nameIsTaken, "a token of %1 already exists: choose another name", Name) \
    row(thereIsNoScreen, "there is no paired screen %1", Name) \
    row(incidentsAreReadBy, "%1 is not allowed to do this: reading incidents requires the role viewer or operator", Name) \
    row(incidentsAreWrittenBy, "%1 is not allowed to do this: writing incidents requires the role operator", Name) \
    row(textNoteSaysSomething, "text: a note must not be empty") \
    row(textNoteHasAtMost, "text: a note has at most %1 bytes, not %2", Count, Count) \
    row(thereIsNoMachine, "there is no machine '%1'", Name) \
    row(thisBackendHasNoRecord, "this backend has no record") \
    row(retryWantsHost, "bmc.retry needs a host, such as %1", Name) \
    row(thereIsNoViewNamed, "there is no view named '%1'", Name) \
    row(isNotNamespaceNameMachine, "'%1' is not <namespace>/<name> of a machine", Name) \
    row(viewHasNoPast, "the view '%1' has no past", Name) \
    row(viewsAreOpenAlready, "64 views are already open") \
    row(mayNotOpen, "%1 is not allowed to open %2", Name, Name) \
    row(thisServerTakesNoCommands, "this server accepts no commands") \
    row(asksTooMuchAtOnce, "%1 sends too many requests; try again in %2", Name, Name) \
    row(mayNotPlanWork, "%1 is not allowed to plan work in the calendar", Name) \
    row(plannedWorkWantsSummary, "calendar.add needs a summary of the work") \
    row(plannedWorkWantsMachines, "calendar.add needs machines or zones") \
    row(plannedWorkWantsTimes, "calendar.add needs a start and an end, such as %1", Name) \
    row(plannedWorkEndsAfterStart, "calendar.add needs an end after its start") \
    row(plannedWorkIsOver, "calendar.add needs an end in the future: %1 is past", Name) \
    row(importWantsText, "calendar.import needs a text") \
    row(removalWantsUid, "calendar.remove needs the uid of an entry") \
    row(noWorkOfThatUid, "no work with the uid %1 is planned at a console", Name) \
    row(calendarIsNotTaken, "the calendar was not imported: %1", Quote) \
    row(goesAlone, "%1 is using break-glass: %2", Name, Clause) \
    row(abortItOrLetItBe, "abort it, or let it proceed") \
    row(wentAlone, "%1 used break-glass: %2", Name, Clause) \
    row(actWithReason, "%1, %2", Name, Quote) \
    row(reviewIt, "review it") \
    row(auditIsBroken, "the audit of overrides is damaged: %1", Quote) \
    row(lookIntoAudit, "run `holdpointctl audit verify`, and leave the data directory unchanged") \
    row(acceptIfRestored, "if an older copy was restored, an administrator confirms it with `holdpointctl audit accept`") \
    row(nothingToAccept, "the audit of overrides is intact: there is nothing to accept") \
    row(rowsCannotBeAccepted, "rows that are not what was written cannot be accepted: %1", Quote) \
    row(storedWasSetAside, "%1 cannot be read from the store and was set aside: %2", Name, Quote) \
    row(storedWasReadInPart, "%1 was only partly read from the store, and its whole text was set aside: %2", Name, Quote) \
    row(setAsideIsKept, "its text is in the table %1 of %2; create it again, or remove that row", Name, Name)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_ANSWER_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
