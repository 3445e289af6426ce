// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Message.h"

/// Windows and calendars (model/rules/maintenance, backend/maintenance/calendar).
// clang-format off
#define HP_WINDOW_MESSAGES(row) \
    row(fieldOfWindow, "%1 of MaintenanceWindow %2: %3", Name, Name, Clause) \
    row(ruleIsEmpty, "it is empty") \
    row(partIsNotNameAndValue, "%1 is not NAME=VALUE", Name) \
    row(partIsThereTwice, "%1 is there twice", Name) \
    row(windowDoesNotRunOut, "%1 is refused: a window does not run out; delete it, or use pausedUntil", Name) \
    row(startSaysTheTime, "%1 is refused: spec.start says the time", Name) \
    row(partIsUnknown, "%1 is refused: there are FREQ, INTERVAL, BYDAY, BYMONTHDAY and BYMONTH", Name) \
    row(ruleSelectsDates, "%1 is refused: the rule selects dates; use DAILY, WEEKLY, MONTHLY or YEARLY", Name) \
    row(monthDayIsRefusedWeekly, "BYMONTHDAY is refused with FREQ=WEEKLY") \
    row(frequencyIsMissing, "FREQ is missing") \
    row(frequencyIsUnknown, "%1 is unknown: use DAILY, WEEKLY, MONTHLY or YEARLY", Name) \
    row(intervalIsOutOfRange, "INTERVAL is %1, which is not from 1 to %2", Name, Count) \
    row(partIsOutOfRange, "%1 has %2, which is not from 1 to %3", Name, Name, Count) \
    row(partIsOutOfRangeFromBothEnds, "%1 has %2, which is not from 1 to %3 or the same from the end, as -1", Name, Name, Count) \
    row(dayIsUnknown, "BYDAY has %1, which does not end in MO, TU, WE, TH, FR, SA or SU", Name) \
    row(numberedDayNeedsMonths, "BYDAY has %1, but a number needs FREQ=MONTHLY or YEARLY", Name) \
    row(numberOfDayIsOutOfRange, "BYDAY has %1, whose number is not from 1 to %2 or the same from the end, as -1", Name, Count) \
    row(isNoLocalTime, "%1 is not a local time such as 23:00", Name) \
    row(lengthIsOutOfRange, "it must be from 1m to 168h, such as 6h") \
    row(isNoZoneName, "%1 is not a name such as Europe/Berlin", Name) \
    row(mustBeTimeSuchAs, "it must be a time such as %1", Name) \
    row(mustBeDuration, "it must be a duration such as 30m") \
    row(nothingCanEverBegin, "nothing can ever start: the window itself is shorter") \
    row(fromAndUntilMustBeTimes, "from and until must be times such as %1", Name) \
    row(untilIsNotAfterFrom, "until is not after from") \
    row(thereIsNoTimeZone, "there is no time zone %1", Name) \
    row(ruleSelectsNoDate, "%1 selects no date, so it never opens", Name) \
    row(opensAtNoTime, "it opens at no time within two years") \
    row(noWindowIsForMachineBecause, "maintenance windows are defined, and none is for this machine: %1", Clause)
// clang-format on

namespace hp::say {
using namespace hp::place;
HP_WINDOW_MESSAGES(HP_DEFINE_MESSAGE)
} // namespace hp::say
