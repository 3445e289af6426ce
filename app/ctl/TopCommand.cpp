// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Answered.h"
#include "app/ctl/CtlCommands.h"
#include "app/ctl/LiveClient.h"
#include "app/ctl/Report.h"
#include "app/ctl/Top.h"
#include "app/options/ProcessSignals.h"
#include "backend/history/TimelineMarkdown.h"
#include "model/base/JsonFields.h"
#include "model/live/AlarmRow.h"
#include "model/live/FleetRow.h"
#include "model/live/HoldRow.h"
#include "model/live/RowJson.h"

#include <QSocketNotifier>
#include <QTimer>

#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <nlohmann/json.hpp>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace hp::app {

using namespace std::chrono_literals;

namespace {

/// A fleet changes all the time; nobody reads faster.
constexpr auto reloadInterval = 1s;
/// Ages go on though nothing changes, and that the cluster is no longer seen is said by no row.
constexpr auto oldestShown = 10s;
constexpr int resizeCheck = 200;

/// The terminal without lines and echo, on its second screen, as long as it lives.
class RawTerminal
{
public:
    RawTerminal()
    {
        tcgetattr(STDIN_FILENO, &m_before);
        termios raw = m_before;
        raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
        // Stopped by Ctrl+Z it would leave the terminal as it is now.
        raw.c_cc[VSUSP] = _POSIX_VDISABLE;
        raw.c_cc[VMIN] = 0;
        raw.c_cc[VTIME] = 0;
        tcsetattr(STDIN_FILENO, TCSANOW, &raw);
        std::fputs("\033[?1049h\033[?25l", stdout);
        std::fflush(stdout);
    }
    RawTerminal(const RawTerminal &) = delete;
    RawTerminal &operator=(const RawTerminal &) = delete;
    ~RawTerminal()
    {
        std::fputs("\033[0m\033[?25h\033[?1049l", stdout);
        std::fflush(stdout);
        tcsetattr(STDIN_FILENO, TCSANOW, &m_before);
    }

    [[nodiscard]] static Top::Size size()
    {
        winsize window{};
        if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col == 0)
            return {};
        return {window.ws_col, window.ws_row};
    }

private:
    termios m_before{};
};

struct KeySequence {
    std::string_view bytes;
    const char *key;
};
constexpr std::array<KeySequence, 14> sequences{{{"\033[A", "up"},
                                                 {"\033[B", "down"},
                                                 {"\033OA", "up"},
                                                 {"\033OB", "down"},
                                                 {"\033[5~", "pageup"},
                                                 {"\033[6~", "pagedown"},
                                                 {"\033[H", "home"},
                                                 {"\033[F", "end"},
                                                 {"\033[1~", "home"},
                                                 {"\033[4~", "end"},
                                                 {"\r", "enter"},
                                                 {"\n", "enter"},
                                                 {"\177", "backspace"},
                                                 {"\b", "backspace"}}};

/// The keys in what a terminal sent.
std::vector<std::string> keysIn(std::string_view bytes)
{
    std::vector<std::string> keys;
    while (!bytes.empty()) {
        const auto known = std::ranges::find_if(
            sequences, [&](const KeySequence &one) { return bytes.starts_with(one.bytes); });
        std::size_t length = 1;
        if (known != sequences.end()) {
            keys.emplace_back(known->key);
            length = known->bytes.size();
        } else if (bytes.front() == '\033') {
            keys.emplace_back("escape");
            // A sequence that is not known here is no letters.
            if (bytes.size() > 1 && (bytes[1] == '[' || bytes[1] == 'O'))
                length = bytes.size();
        } else {
            while (length < bytes.size()
                   && (static_cast<unsigned char>(bytes[length]) & 0xc0U) == 0x80U)
                ++length;
            keys.emplace_back(bytes.substr(0, length));
        }
        bytes.remove_prefix(length);
    }
    return keys;
}

std::string sinceText(const live::Instant &since, TimePoint now)
{
    return since ? formatAge(std::max(now - *since, Duration(0))) : std::string(1, '-');
}

/// Of a table in which `place` is the column of the cluster: only where machines have one.
void addClusters(TableLine &headings, std::vector<Top::Row> &rows, std::ptrdiff_t place)
{
    const bool has =
        std::ranges::any_of(rows, [](const Top::Row &row) { return !row.cluster.empty(); });
    if (!has)
        return;
    headings.insert(headings.begin() + place, "CLUSTER");
    for (Top::Row &row : rows)
        row.cells.insert(row.cells.begin() + place, row.cluster.empty() ? "-" : row.cluster);
}

std::vector<Top::Row> holdRows(const Json &rows, TimePoint now)
{
    const Json holding = holdsJson(rows);
    std::vector<std::string> keys;
    for (const Json &json : holding) {
        const auto row = live::fromJson<live::HoldRow>(json);
        keys.push_back(row.ns + '/' + row.machine);
    }
    const std::vector<std::string> names = Top::shownNames(keys);
    std::vector<Top::Row> list;
    for (const Json &json : holding) {
        const auto row = live::fromJson<live::HoldRow>(json);
        list.push_back({keys[list.size()],
                        {row.priority == 0 ? "-" : std::to_string(row.priority),
                         names[list.size()],
                         row.waitingAt,
                         row.hold,
                         row.owner.name,
                         std::string(toWord(row.state)),
                         sinceText(row.since, now)},
                        row.cluster});
    }
    return list;
}

std::vector<Top::Row> fleetRows(const Json &rows, TimePoint now)
{
    std::vector<std::string> keys;
    for (const auto &[key, json] : rows.items()) {
        if (!live::fromJson<live::FleetRow>(json).name.empty())
            keys.push_back(key);
    }
    const std::vector<std::string> names = Top::shownNames(keys);
    std::vector<Top::Row> list;
    for (const std::string &key : keys) {
        const auto row = live::fromJson<live::FleetRow>(rows[key]);
        list.push_back({key,
                        {names[list.size()],
                         row.phase,
                         sinceText(row.phaseSince, now),
                         row.node.empty() ? "-" : row.node,
                         row.waitingAt.empty() ? "-" : row.waitingAt,
                         row.status.word.text},
                        row.cluster});
    }
    return list;
}

std::vector<Top::Row> clusterRows(const Json &fleet, const Json &connection, TimePoint now)
{
    std::vector<Top::Row> list;
    for (const ClusterSum &sum : clusterSums(fleet, connection))
        list.push_back({{}, clusterLine(sum, now), sum.cluster});
    return list;
}

std::vector<Top::Row> alarmRows(const Json &rows, const Json &fleet, TimePoint now)
{
    std::vector<Top::Row> list;
    for (const auto &[key, json] : rows.items()) {
        if (!key.starts_with("alarm/"))
            continue;
        const auto row = live::fromJson<live::AlarmRow>(json);
        list.push_back(
            {row.machine,
             {std::to_string(row.priority),
              std::string(toWord(row.state)),
              sinceText(row.raised, now),
              row.text.text},
             fleet.contains(row.machine) ? textOf(fleet[row.machine], "cluster") : std::string()});
    }
    std::ranges::stable_sort(list, {}, [](const Top::Row &row) { return row.cells.front(); });
    return list;
}

/// One person at a terminal.
class TopSession
{
public:
    TopSession(LiveClient &client, const std::string &cluster)
        : m_client(client)
        , m_keys(STDIN_FILENO, QSocketNotifier::Read)
    {
        m_top.setCluster(cluster);
        QObject::connect(&m_keys, &QSocketNotifier::activated, &m_keys, [this] { readKeys(); });
        QObject::connect(&m_stop, &ProcessSignals::stopRequested, &m_stop, [this] {
            m_quits = true;
            m_client.interrupt();
        });
        QObject::connect(&m_resize, &QTimer::timeout, &m_resize, [this] {
            const Top::Size now = RawTerminal::size();
            if (now.columns != m_size.columns || now.lines != m_size.lines)
                draw();
        });
        m_resize.start(resizeCheck);
    }

    /// Until somebody leaves, or the backend does.
    Result<Done> run()
    {
        for (const char *view : {"holds", "fleet", "alarms"}) {
            if (const auto followed = m_client.follow(view, Json::object()); !followed)
                return followed;
        }
        bool stale = true;
        while (!m_quits) {
            const auto now = std::chrono::steady_clock::now();
            const auto shownFor = now - m_loaded;
            if (m_wantsReload || shownFor >= (stale ? reloadInterval : oldestShown)) {
                if (const auto loaded = reload(); !loaded)
                    return loaded;
                m_loaded = now;
                stale = m_wantsReload = false;
            }
            draw();
            const auto changed = m_client.waitForChange(reloadInterval);
            if (!changed)
                return unexpected(changed.error());
            stale |= *changed;
            for (const std::string &key : std::exchange(m_pressed, {}))
                press(key);
        }
        return Done{};
    }

private:
    void readKeys()
    {
        std::array<char, 256> buffer{};
        const ssize_t size = read(STDIN_FILENO, buffer.data(), buffer.size());
        if (size <= 0)
            m_quits = true; // the terminal is gone
        else
            m_pending.append(buffer.data(), static_cast<std::size_t>(size));
        for (std::string &key : keysIn(std::exchange(m_pending, {})))
            m_pressed.push_back(std::move(key));
        m_client.interrupt();
    }

    void press(const std::string &key)
    {
        switch (m_top.press(key)) {
        case Top::Wish::None:
            break;
        case Top::Wish::Quit:
            m_quits = true;
            break;
        case Top::Wish::Reload:
            m_wantsReload = true;
            break;
        case Top::Wish::Describe:
            describe(m_top.machine());
            break;
        case Top::Wish::Timeline:
            tellTimeline(m_top.machine());
            break;
        }
    }

    void describe(const std::string &machine)
    {
        m_renew = [this, machine] { describe(machine); };
        const auto rows = m_client.view("machine/" + machine, Json::object());
        if (rows)
            m_top.setText(machine, whyText(*rows));
        else
            m_top.setRemark(rows.error().message);
    }

    void tellTimeline(const std::string &machine)
    {
        m_renew = [this, machine] { tellTimeline(machine); };
        const auto rows = m_client.view("timeline/24h", {{"object", machine}});
        if (rows)
            m_top.setText(machine + ", the last 24 h",
                          history::timelineMarkdown(
                              *rows, machine, m_client.serverNow().value_or(TimePoint{}), 1.0));
        else
            m_top.setRemark(rows.error().message);
    }

    Result<Done> reload()
    {
        const Top::Page page = m_top.page();
        // What a row does not say of its cluster the fleet does.
        const auto fleet = page == Top::Page::Holds ? Result<Json>(Json::object())
                                                    : m_client.view("fleet", Json::object());
        if (!fleet)
            return unexpected(fleet.error());
        const char *view = page == Top::Page::Holds ? "holds"
            : page == Top::Page::Clusters           ? "connection"
                                                    : "alarms";
        const auto rows = page == Top::Page::Fleet ? fleet : m_client.view(view, Json::object());
        if (!rows)
            return unexpected(rows.error());
        show(page, *rows, *fleet);
        m_top.setDoubts(doubtsOf(m_client));
        renewText();
        return Done{};
    }

    void show(Top::Page page, const Json &rows, const Json &fleet)
    {
        const TimePoint now = m_client.serverNow().value_or(TimePoint{});
        TableLine headings{"P", "STATE", "AGE", "WHAT"};
        std::vector<Top::Row> lines;
        switch (page) {
        case Top::Page::Holds:
            headings = {"P", "MACHINE", "WAITING AT", "HOLD", "OWNER", "STATE", "AGE"};
            lines = holdRows(rows, now);
            addClusters(headings, lines, 1);
            break;
        case Top::Page::Fleet:
            headings = {"MACHINE", "PHASE", "SINCE", "NODE", "WAITING AT", "STATUS"};
            lines = fleetRows(rows, now);
            addClusters(headings, lines, 0);
            break;
        case Top::Page::Clusters:
            headings = clusterHeadings();
            lines = clusterRows(fleet, rows, now);
            break;
        case Top::Page::Alarms:
            lines = alarmRows(rows, fleet, now);
            break;
        }
        m_top.setRows(std::move(headings), std::move(lines));
    }

    /// What is read is no older than the table; a timeline is too much to ask for at each change.
    void renewText()
    {
        const auto now = std::chrono::steady_clock::now();
        if (!m_top.showsText() || now - m_renewed < oldestShown)
            return;
        m_renewed = now;
        const auto renew = m_renew;
        renew();
    }

    void draw()
    {
        m_size = RawTerminal::size();
        std::string text = "\033[H";
        for (const std::string &line : m_top.frame(m_size))
            text += (text.size() > 3 ? "\r\n" : "") + line + "\033[K";
        std::fputs((text + "\033[J").c_str(), stdout);
        flush(stdout);
    }

    LiveClient &m_client;
    Top m_top{};
    Top::Size m_size{};
    ProcessSignals m_stop{};
    QSocketNotifier m_keys;
    QTimer m_resize{};
    std::string m_pending{};
    std::vector<std::string> m_pressed{};
    std::chrono::steady_clock::time_point m_loaded{};
    std::function<void()> m_renew = [] {}; ///< asks again for the text that is shown
    std::chrono::steady_clock::time_point m_renewed{};
    bool m_wantsReload = true;
    bool m_quits = false;
};

} // namespace

Result<std::string> runTopCommand(LiveClient &client, const std::string &cluster)
{
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0)
        return wrongUsage("top needs a terminal; holds, why and alarms print the same");
    const RawTerminal terminal;
    const auto done = TopSession(client, cluster).run();
    return done ? Result<std::string>(std::string()) : unexpected(done.error());
}

} // namespace hp::app
