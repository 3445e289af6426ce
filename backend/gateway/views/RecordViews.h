// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/gateway/views/ViewSource.h"
#include "backend/runtime/Clock.h"
#include "model/resource/Object.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace hp::gateway {

/// Which timeline of which machine: `range` back from `end`, as wide as the picture it is for.
struct TimelineAsk {
    ObjectKey machine{};
    Duration range{};
    std::optional<TimePoint> at{}; ///< where it ends; empty: it moves with the clock
    int columns = 0; ///< of the picture
};

/// The views `timeline/<range>` (docs/protocol.md), as the record tells them. Each is made anew
/// while somebody has it open and something of its machine was recorded; who opens one asks for any
/// number of them, so that is done in turn. Control thread.
class TimelineViews final : public ViewSource
{
public:
    using Rows = std::function<RowMap(const TimelineAsk &ask, TimePoint now)>;

    /// `rows` is where they come from; none when the record cannot be read: what was shown stays,
    /// and it is asked again. The clock outlives this.
    TimelineViews(runtime::Clock &clock, Rows rows);

    [[nodiscard]] static bool serves(const std::string &name) { return name.starts_with(prefix); }
    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint now) override { static_cast<void>(refreshUntil(now, {})); }
    /// As inTurn() says.
    [[nodiscard]] bool refreshUntil(TimePoint now, const std::optional<Duration> &until);
    /// Something of that machine was recorded.
    void changed(const ObjectKey &machine);
    /// A gap shows on every timeline.
    void allChanged();

private:
    static constexpr std::string_view prefix = "timeline/";

    struct Entry {
        std::weak_ptr<View> view{};
        TimelineAsk ask{};
        bool dirty = true;
        Duration restUntil{}; ///< uptime; the record could not be read
    };

    runtime::Clock &m_clock;
    Rows m_rows;
    std::map<std::string, Entry> m_views;
    std::string m_last{}; ///< whose turn was the last one
};

/// The views `lives/<namespace>/<name>` (docs/protocol.md): the Machines that bore a name,
/// as the record tells them. Made anew while somebody has one open and something of that name was
/// recorded. Control thread.
class IncarnationViews final : public ViewSource
{
public:
    using Rows = std::function<RowMap(const ObjectKey &machine, TimePoint now)>;

    /// `rows` is where they come from. The clock outlives this.
    IncarnationViews(runtime::Clock &clock, Rows rows);

    [[nodiscard]] static bool serves(const std::string &name) { return name.starts_with(prefix); }
    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint now) override;
    void changed(const ObjectKey &machine);

private:
    static constexpr std::string_view prefix = "lives/";

    struct Entry {
        std::weak_ptr<View> view{};
        bool dirty = false;
        Duration restUntil{}; ///< as in TimelineViews
    };
    void fill(const ObjectKey &machine, Entry &entry, View &view, TimePoint now) const;

    runtime::Clock &m_clock;
    Rows m_rows;
    std::map<ObjectKey, Entry> m_views;
};

/// The view `gone` (docs/protocol.md): Machines that are no more, found by a part of their name. It
/// is an answer as of its opening. Control thread.
class GoneView final : public ViewSource
{
public:
    using Rows = std::function<RowMap(const std::string &text)>;

    /// `rows` is where they come from. The clock outlives this.
    GoneView(runtime::Clock &clock, Rows rows)
        : m_clock(clock)
        , m_rows(std::move(rows))
    { }

    [[nodiscard]] static bool serves(const std::string &name) { return name == "gone"; }
    /// `options.search` is the part, at most `longest` bytes; empty finds all.
    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint) override { }

    static constexpr std::size_t longest = 317; ///< of a namespace, a slash and a name

private:
    runtime::Clock &m_clock;
    Rows m_rows;
};

/// The views `marks/<range>` (docs/protocol.md): incidents, overrides and gaps of the record back
/// from now. Made anew every ten seconds while somebody has one open. Control thread.
class MarkViews final : public ViewSource
{
public:
    using Rows = std::function<RowMap(TimePoint from, TimePoint to)>;

    /// `rows` is where they come from; empty: there is no record. The clock outlives this.
    MarkViews(runtime::Clock &clock, Rows rows);

    [[nodiscard]] static bool serves(const std::string &name) { return name.starts_with(prefix); }
    [[nodiscard]] Result<std::shared_ptr<View>> open(const std::string &name,
                                                     const Json &options) override;
    void refresh(TimePoint now) override { static_cast<void>(refreshUntil(now, {})); }
    /// As inTurn() says.
    [[nodiscard]] bool refreshUntil(TimePoint now, const std::optional<Duration> &until);

private:
    static constexpr std::string_view prefix = "marks/";

    struct Entry {
        std::weak_ptr<View> view{};
        Duration range{};
        Duration made{}; ///< uptime
    };

    runtime::Clock &m_clock;
    Rows m_rows;
    std::map<std::string, Entry> m_views;
    std::string m_last{}; ///< whose turn was the last one
};

/// Rows of a record as views send them, at least one where the record was read; what is no UTF-8 in
/// it is replaced, not refused.
[[nodiscard]] RowMap rowTexts(const Json &rows);

/// The instant in options.at; none when the view shall live. Invalid when it is no time or lies
/// ahead of `now`.
[[nodiscard]] Result<std::optional<TimePoint>> instantIn(const Json &options, TimePoint now);

} // namespace hp::gateway
