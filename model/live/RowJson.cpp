// SPDX-License-Identifier: Apache-2.0
#include "model/live/RowJson.h"

#include "model/base/JsonTree.h"
#include "model/live/AlarmRow.h"
#include "model/live/AuditRows.h"
#include "model/live/BudgetRow.h"
#include "model/live/BulkRows.h"
#include "model/live/CalendarRows.h"
#include "model/live/ConnectionRows.h"
#include "model/live/FleetRow.h"
#include "model/live/ForecastRow.h"
#include "model/live/FrameJson.h"
#include "model/live/HoldRow.h"
#include "model/live/IncidentRows.h"
#include "model/live/MachineRows.h"
#include "model/live/PowerRow.h"
#include "model/live/ReplayRows.h"
#include "model/live/TimelineRows.h"
#include "model/live/WallRows.h"

#include <string>

namespace hp::live {

namespace {

/// Writes the members of a row into an object.
class RowWriter
{
public:
    explicit RowWriter(Json &object)
        : m_object(object)
    { }

    template<typename Member>
    void operator()(const char *name, const Member &member) const
    {
        m_object[name] = json(member);
    }
    template<typename Member>
    void given(const char *name, const Member &member) const
    {
        if constexpr (requires { member.has_value(); }) {
            if (member)
                m_object[name] = json(member);
        } else if (!member.empty()) {
            m_object[name] = json(member);
        }
    }
    template<typename Inner>
    void orNull(const char *name, const std::optional<Inner> &member) const
    {
        m_object[name] = member ? json(*member) : Json();
    }
    template<typename Inner>
    void among(const Inner &row) const
    {
        Inner::members(row, *this);
    }
    void wholeSecond(const char *name, const Instant &member) const
    {
        m_object[name] = member ? formatTime(*member) : std::string();
    }
    void wholeSecondGiven(const char *name, const Instant &member) const
    {
        if (member)
            wholeSecond(name, member);
    }
    void said(const char *name, const Said &member) const { addSaid(m_object, name, member); }
    void said(const char *name, const std::vector<Said> &member) const
    {
        Json texts = Json::array();
        Json messages = Json::array();
        bool any = false;
        for (const Said &one : member) {
            texts.push_back(one.text);
            messages.push_back(toJson(one.message));
            any = any || !one.message.empty();
        }
        m_object[name] = std::move(texts);
        if (any)
            m_object[messagesMember(name)] = std::move(messages);
    }
    void saidGiven(const char *name, const Said &member) const
    {
        if (!member.empty())
            said(name, member);
    }
    void seconds(const char *name, Duration member) const
    {
        m_object[name] = std::chrono::duration_cast<std::chrono::seconds>(member).count();
    }
    void secondsOrNull(const char *name, const std::optional<Duration> &member) const
    {
        m_object[name] = member ? Json(secondsOf(*member)) : Json();
    }

private:
    template<typename Member>
    static Json json(const Member &member)
    {
        if constexpr (Row<const Member>) {
            Json object = Json::object();
            Member::members(member, RowWriter(object));
            return object;
        } else if constexpr (Worded<Member>) {
            return std::string(toWord(member));
        } else {
            return member;
        }
    }
    template<Tabled Enum>
    static Json json(const OpenWord<Enum, std::string> &member)
    {
        return member.value == Enum::Other ? Json(member.other) : json(member.value);
    }
    static Json json(TimePoint member) { return formatMicroTime(member); }
    template<typename Inner>
    static Json json(const std::optional<Inner> &member)
    {
        return member ? json(*member) : Json("");
    }
    template<typename Entry>
    static Json json(const std::vector<Entry> &member)
    {
        Json list = Json::array();
        for (const Entry &entry : member)
            list.push_back(json(entry));
        return list;
    }

    Json &m_object;
};

} // namespace

void addSaid(Json &object, const char *name, const Said &said)
{
    object[name] = said.text;
    if (!said.message.empty())
        object[messageMember(name)] = toJson(said.message);
}

template<Row Type>
Json toJson(const Type &row)
{
    Json object = Json::object();
    Type::members(row, RowWriter(object));
    return object;
}

template<Row Type>
std::string rowText(const Type &row)
{
    return compactJson(toJson(row));
}

template<Row Type>
Type fromJson(const Json &json)
{
    Type row;
    Type::members(row, RowReader<JsonTree>(&json));
    return row;
}

// One line a row: it is written and read.
#define HP_LIVE_ROW(Type)                                                                          \
    template Json toJson(const Type &);                                                            \
    template std::string rowText(const Type &);                                                    \
    template Type fromJson(const Json &);
HP_LIVE_ROW(FleetRow)
HP_LIVE_ROW(CounterRow)
HP_LIVE_ROW(HoldRow)
HP_LIVE_ROW(HoldSummary)
HP_LIVE_ROW(AlarmRow)
HP_LIVE_ROW(AlarmSummary)
HP_LIVE_ROW(PowerRow)
HP_LIVE_ROW(Address)
HP_LIVE_ROW(MachineRow)
HP_LIVE_ROW(WhyRow)
HP_LIVE_ROW(HookRow)
HP_LIVE_ROW(ConditionRow)
HP_LIVE_ROW(NodeRow)
HP_LIVE_ROW(HostRow)
HP_LIVE_ROW(KeyRow)
HP_LIVE_ROW(EventRow)
HP_LIVE_ROW(DrainRow)
HP_LIVE_ROW(YamlRow)
HP_LIVE_ROW(OverrideRow)
HP_LIVE_ROW(OverrideChecksRow)
HP_LIVE_ROW(AuditContent)
HP_LIVE_ROW(AuditRow)
HP_LIVE_ROW(StoredAuditRow)
HP_LIVE_ROW(ReviewRow)
HP_LIVE_ROW(ChainVerdict)
HP_LIVE_ROW(ChainRow)
HP_LIVE_ROW(BudgetRow)
HP_LIVE_ROW(BulkRow)
HP_LIVE_ROW(BulkMemberRow)
HP_LIVE_ROW(BulkLeftOutRow)
HP_LIVE_ROW(TokenRow)
HP_LIVE_ROW(CreatedToken)
HP_LIVE_ROW(SharedLink)
HP_LIVE_ROW(WallRow)
HP_LIVE_ROW(WallRequestRow)
HP_LIVE_ROW(BackendRow)
HP_LIVE_ROW(BundleRow)
HP_LIVE_ROW(RecordRow)
HP_LIVE_ROW(StreamRow)
HP_LIVE_ROW(ApiServerRow)
HP_LIVE_ROW(CredentialsRow)
HP_LIVE_ROW(KindRow)
HP_LIVE_ROW(RightRow)
HP_LIVE_ROW(GroupRow)
HP_LIVE_ROW(LeaseRow)
HP_LIVE_ROW(WindowRow)
HP_LIVE_ROW(WorkRow)
HP_LIVE_ROW(ConflictRow)
HP_LIVE_ROW(CalendarSummary)
HP_LIVE_ROW(CalendarEntry)
HP_LIVE_ROW(CalendarAnswer)
HP_LIVE_ROW(PlannedEntries)
HP_LIVE_ROW(ExportedCalendar)
HP_LIVE_ROW(WindowAnswer)
HP_LIVE_ROW(RangeRow)
HP_LIVE_ROW(LaneRow)
HP_LIVE_ROW(SpanRow)
HP_LIVE_ROW(MarkRow)
HP_LIVE_ROW(GapRow)
HP_LIVE_ROW(WriteRow)
HP_LIVE_ROW(LifeRow)
HP_LIVE_ROW(GoneRow)
HP_LIVE_ROW(LivesRecordRow)
HP_LIVE_ROW(RecordRangeRow)
HP_LIVE_ROW(RecordMarkRow)
HP_LIVE_ROW(IncidentRow)
HP_LIVE_ROW(ExportRow)
HP_LIVE_ROW(ForecastRow)
#undef HP_LIVE_ROW

} // namespace hp::live
