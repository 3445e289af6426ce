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

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hp::live {

namespace {

/// Tells the members of a row, with what stands beside them, to one that puts them somewhere.
template<typename Place>
class RowWriter
{
public:
    explicit RowWriter(Place &place)
        : m_place(place)
    { }

    template<typename Member>
    void operator()(std::string_view name, const Member &member) const
    {
        m_place.put(name, member);
    }
    template<typename Member>
    void given(std::string_view name, const Member &member) const
    {
        if constexpr (requires { member.has_value(); }) {
            if (member)
                m_place.put(name, member);
        } else if (!member.empty()) {
            m_place.put(name, member);
        }
    }
    template<typename Inner>
    void orNull(std::string_view name, const std::optional<Inner> &member) const
    {
        if (member)
            m_place.put(name, *member);
        else
            m_place.put(name, Json());
    }
    template<typename Inner>
    void among(const Inner &row) const
    {
        Inner::members(row, *this);
    }
    void wholeSecond(std::string_view name, const Instant &member) const
    {
        m_place.put(name, member ? formatTime(*member) : std::string());
    }
    void wholeSecondGiven(std::string_view name, const Instant &member) const
    {
        if (member)
            wholeSecond(name, member);
    }
    void said(std::string_view name, const Said &member) const
    {
        m_place.put(name, member.text);
        if (!member.message.empty())
            m_place.put(messageMember(name), toJson(member.message));
    }
    void said(std::string_view name, const std::vector<Said> &member) const
    {
        std::vector<std::string> texts;
        Json messages = Json::array();
        bool any = false;
        for (const Said &one : member) {
            texts.push_back(one.text);
            messages.push_back(toJson(one.message));
            any = any || !one.message.empty();
        }
        m_place.put(name, texts);
        if (any)
            m_place.put(messagesMember(name), messages);
    }
    void saidGiven(std::string_view name, const Said &member) const
    {
        if (!member.empty())
            said(name, member);
    }
    void seconds(std::string_view name, Duration member) const
    {
        m_place.put(name, std::chrono::duration_cast<std::chrono::seconds>(member).count());
    }
    void secondsOrNull(std::string_view name, const std::optional<Duration> &member) const
    {
        m_place.put(name, member ? Json(secondsOf(*member)) : Json());
    }

private:
    Place &m_place;
};

/// Puts members into an object.
class TreeOfRow
{
public:
    template<typename Member>
    void put(std::string_view name, const Member &member)
    {
        m_object[std::string(name)] = json(member);
    }
    [[nodiscard]] Json take() { return std::move(m_object); }

private:
    template<typename Member>
    static Json json(const Member &member)
    {
        if constexpr (Row<const Member>) {
            TreeOfRow object;
            Member::members(member, RowWriter(object));
            return object.take();
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

    Json m_object = Json::object();
};

/// Writes the text that compactJson() makes of such an object, behind another: views make a row of
/// every machine at a time, and a tree of each costs several times as much. Members are written as
/// they come and stand in the order of their names when it is closed.
class TextOfRow
{
public:
    explicit TextOfRow(std::string &text)
        : m_text(text)
        , m_begin(text.size())
    {
        m_members.reserve(64);
    }

    template<typename Member>
    void put(std::string_view name, const Member &member)
    {
        const std::size_t begin = m_text.size();
        m_text.append("\"").append(name).append("\":");
        write(member);
        m_members.push_back({beginOf(name), begin, name.size(), m_text.size() - begin});
    }
    void close()
    {
        const std::string_view written = m_text;
        std::ranges::sort(m_members, [written](const Member &one, const Member &other) {
            return one.nameBegin != other.nameBegin ? one.nameBegin < other.nameBegin
                                                    : written.substr(one.begin + 1, one.nameSize)
                    < written.substr(other.begin + 1, other.nameSize);
        });
        std::string sorted;
        sorted.reserve(m_text.size() - m_begin + m_members.size() + 2);
        char before = '{';
        for (const Member &one : m_members) {
            sorted += std::exchange(before, ',');
            sorted += written.substr(one.begin, one.size);
        }
        sorted += m_members.empty() ? "{}" : "}";
        m_text.replace(m_begin, std::string::npos, sorted);
    }

private:
    /// A name with its quotes, a colon and a value, in m_text.
    struct Member {
        std::uint64_t nameBegin; ///< see beginOf()
        std::size_t begin;
        std::size_t nameSize;
        std::size_t size;
    };

    /// Its first letters as a number, which tells most names apart at once.
    static std::uint64_t beginOf(std::string_view name)
    {
        std::uint64_t begin = 0;
        for (std::size_t i = 0; i < sizeof(begin); ++i)
            begin = begin << 8U | (i < name.size() ? static_cast<unsigned char>(name[i]) : 0U);
        return begin;
    }

    template<typename Value>
    void write(const Value &value)
    {
        if constexpr (Row<const Value>) {
            TextOfRow object(m_text);
            Value::members(value, RowWriter(object));
            object.close();
        } else if constexpr (Worded<Value>) {
            write(std::string(toWord(value)));
        } else if constexpr (std::same_as<Value, bool>) {
            m_text += value ? "true" : "false";
        } else if constexpr (std::integral<Value>) {
            m_text += std::to_string(value);
        } else {
            appendCompactJson(value, m_text);
        }
    }
    template<Tabled Enum>
    void write(const OpenWord<Enum, std::string> &value)
    {
        if (value.value == Enum::Other)
            write(value.other);
        else
            write(value.value);
    }
    void write(TimePoint value) { write(formatMicroTime(value)); }
    template<typename Inner>
    void write(const std::optional<Inner> &value)
    {
        if (value)
            write(*value);
        else
            write(std::string());
    }
    template<typename Entry>
    void write(const std::vector<Entry> &value)
    {
        char before = '[';
        for (const Entry &entry : value) {
            m_text += std::exchange(before, ',');
            write(entry);
        }
        m_text += value.empty() ? "[]" : "]";
    }

    std::string &m_text;
    std::size_t m_begin;
    std::vector<Member> m_members{};
};

} // namespace

template<Row Type>
Json toJson(const Type &row)
{
    TreeOfRow object;
    Type::members(row, RowWriter(object));
    return object.take();
}

template<Row Type>
std::string rowText(const Type &row)
{
    std::string text;
    TextOfRow object(text);
    Type::members(row, RowWriter(object));
    object.close();
    return text;
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
