// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Answers of the gateway to a command (backend/gateway).
// clang-format off
#define HP_ANSWER_MESSAGES(row) \
    row(thereIsNoCommand, "there is no command %1", Name) \
    row(thereIsNoAlarm, "there is no alarm %1", Name) \
    row(hasAcknowledgedAlready, "%1 has acknowledged it already", Name) \
    row(thereIsNoAcknowledgedAlarm, "there is no acknowledged alarm %1", Name) \
    row(alarmIsShelvedForTime, "an alarm is shelved for a time of up to 24 h") \
    row(alarmIsShelvedWithReason, "an alarm is shelved with a reason") \
    row(thereIsNoShelvedAlarm, "there is no shelved alarm %1", Name) \
    row(mayLookAtAlarmsAnd, "%1 may look at alarms and not change them", Name) \
    row(anOperatorMay, "%1 may not do this: an operator may", Name) \
    row(anApproverMay, "%1 may not do this: an approver may", Name) \
    row(anOperatorOrApproverMay, "%1 may not do this: an operator or an approver may", Name) \
    row(aPersonMay, "%1 may not do this: a person may", Name) \
    row(anAdministratorMay, "%1 may not do this: an administrator may", Name) \
    row(tokenIsThereAlready, "there is a token of %1 already: revoke it first", Name) \
    row(tokenHasAnotherRole, "there is a token of %1 already, with the role %2: only when it is asked to be replaced it ends and another is made", Name, Name) \
    row(tokenIsOfBackendItself, "the backend itself hands out the token of %1: remove its file and start again", Name) \
    row(cameByLink, "%1 came by a link and shares none", Name) \
    row(linksAreOpenAlready, "%1 links of %2 are open already: each ends when it is used, or after 5 minutes", Count, Name) \
    row(viewersAreThereAlready, "%1 viewers came by links of %2 already: revoke some of their tokens", Count, Name) \
    row(tooManyLinks, "too many links are open on this backend: try again in 5 minutes") \
    row(noScreenShowsThatCode, "no screen shows that code: read it off the screen once more") \
    row(codeHasExpired, "that code has expired: the screen shows another one by now") \
    row(tooManyWrongCodes, "%1 sent too many wrong codes; try again in %2", Name, Name) \
    row(screenIsApprovedAlready, "%1 has approved that screen already, as %2", Name, Name) \
    row(screenIsApprovedWithThatName, "another screen was approved as %1 already: choose another name", Name) \
    row(nameIsTaken, "there is a token of %1 already: choose another name", Name) \
    row(thereIsNoScreen, "there is no paired screen %1", Name) \
    row(incidentsAreReadBy, "%1 may not do this: incidents are read by a viewer or an operator", Name) \
    row(incidentsAreWrittenBy, "%1 may not do this: incidents are written by an operator", Name) \
    row(mayNotWriteNotes, "%1 may not write notes", Name) \
    row(textNoteSaysSomething, "text: a note says something") \
    row(textNoteHasAtMost, "text: a note has at most %1 bytes, not %2", Count, Count) \
    row(thereIsNoMachine, "there is no machine '%1'", Name) \
    row(thisBackendHasNoRecord, "this backend has no record") \
    row(retryWantsHost, "bmc.retry wants a host, such as %1", Name) \
    row(thereIsNoViewNamed, "there is no view named '%1'", Name) \
    row(isNotNamespaceNameMachine, "'%1' is not <namespace>/<name> of a machine", Name) \
    row(viewHasNoPast, "the view '%1' has no past", Name) \
    row(viewsAreOpenAlready, "64 views are open already") \
    row(mayNotOpen, "%1 may not open %2", Name, Name) \
    row(thisServerTakesNoCommands, "this server takes no commands") \
    row(asksTooMuchAtOnce, "%1 asks too much at once; try again in %2", Name, Name) \
    row(mayNotPlanWork, "%1 may not plan work in the calendar", Name) \
    row(plannedWorkWantsSummary, "calendar.add wants a summary: what is going to be done") \
    row(plannedWorkWantsMachines, "calendar.add wants machines or zones") \
    row(plannedWorkWantsTimes, "calendar.add wants a start and an end, such as %1", Name) \
    row(plannedWorkEndsAfterStart, "calendar.add wants an end after its start") \
    row(plannedWorkIsOver, "calendar.add wants an end that is still to come: %1 is past", Name) \
    row(importWantsText, "calendar.import wants a text") \
    row(removalWantsUid, "calendar.remove wants the uid of an entry") \
    row(noWorkOfThatUid, "no work with the uid %1 is planned at a console", Name) \
    row(calendarIsNotTaken, "the calendar is not taken: %1", Quote) \
    row(goesAlone, "%1 goes alone: %2", Name, Clause) \
    row(abortItOrLetItBe, "abort it, or let it be") \
    row(wentAlone, "%1 went alone: %2", Name, Clause) \
    row(actWithReason, "%1, %2", Name, Quote) \
    row(reviewIt, "review it") \
    row(auditIsBroken, "the audit of overrides does not hold: %1", Quote) \
    row(lookIntoAudit, "run audit verify and keep the data directory as it is") \
    row(acceptIfRestored, "an administrator who restored an older copy says so with audit accept") \
    row(nothingToAccept, "the audit of overrides holds: there is nothing to accept") \
    row(rowsCannotBeAccepted, "rows that are not what was written cannot be accepted: %1", Quote) \
    row(storedWasSetAside, "%1 cannot be read from the store and was set aside: %2", Name, Quote) \
    row(storedWasReadInPart, "%1 was read from the store in part, and its whole text was set aside: %2", Name, Quote) \
    row(setAsideIsKept, "its text is in the table %1 of %2; make it again, or remove that row", Name, Name)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_ANSWER_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
