// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Top.h"

#include "model/base/Text.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace hp::app {

namespace {

constexpr long pageStep = 10;

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U;
}

/// The first characters of a line, which is UTF-8.
std::string cut(const std::string &text, std::size_t columns)
{
    std::size_t seen = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isContinuation(text[i]) && ++seen > columns)
            return text.substr(0, i);
    }
    return text;
}

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return text;
}

struct PageName {
    Top::Page page;
    const char *word;
};
constexpr std::array<PageName, 4> pages{{{Top::Page::Holds, "holds"},
                                         {Top::Page::Fleet, "fleet"},
                                         {Top::Page::Clusters, "clusters"},
                                         {Top::Page::Alarms, "alarms"}}};

const char *wordOf(Top::Page page)
{
    return std::ranges::find(pages, page, &PageName::page)->word;
}

} // namespace

std::vector<std::string> Top::shownNames(const std::vector<std::string> &keys)
{
    const auto nsOf = [](const std::string &key) { return key.substr(0, key.find('/')); };
    const bool isAlone = std::ranges::all_of(
        keys, [&](const std::string &key) { return nsOf(key) == nsOf(keys.front()); });
    std::vector<std::string> names;
    for (const std::string &key : keys)
        names.push_back(isAlone ? key.substr(key.find('/') + 1) : key);
    return names;
}

std::string Top::machine() const
{
    const auto rows = shown();
    return m_chosen < rows.size() ? rows[m_chosen]->machine : std::string();
}

void Top::setRows(TableLine headings, std::vector<Row> rows)
{
    const std::string before = machine();
    m_headings = std::move(headings);
    m_rows = std::move(rows);
    choose(before);
}

void Top::choose(const std::string &machine)
{
    const auto now = shown();
    const auto same =
        std::ranges::find_if(now, [&](const Row *row) { return row->machine == machine; });
    if (!machine.empty() && same != now.end()
        && (m_chosen >= now.size() || now[m_chosen]->machine != machine))
        m_chosen = static_cast<std::size_t>(same - now.begin());
    m_chosen = now.empty() ? 0 : std::min(m_chosen, now.size() - 1);
}

void Top::setText(std::string title, const std::string &text)
{
    const std::size_t before = title == m_title ? m_scrolled : 0;
    m_title = std::move(title);
    m_text.clear();
    m_remark.clear();
    std::istringstream lines(visibleLines(text));
    for (std::string line; std::getline(lines, line);)
        m_text.push_back(line);
    m_scrolled = m_text.empty() ? 0 : std::min(before, m_text.size() - 1);
}

std::vector<const Top::Row *> Top::shown() const
{
    const std::string wanted = lower(m_filter);
    std::vector<const Row *> rows;
    for (const Row &row : m_rows) {
        const bool fits = std::ranges::any_of(row.cells, [&](const std::string &cell) {
            return lower(cell).find(wanted) != std::string::npos;
        });
        const bool isMeant =
            m_cluster.empty() || m_page == Page::Clusters || row.cluster == m_cluster;
        if (isMeant && (wanted.empty() || fits))
            rows.push_back(&row);
    }
    return rows;
}

void Top::move(long by)
{
    const long last = static_cast<long>(showsText() ? m_text.size() : shown().size()) - 1;
    std::size_t &place = showsText() ? m_scrolled : m_chosen;
    place =
        static_cast<std::size_t>(std::clamp(static_cast<long>(place) + by, 0L, std::max(last, 0L)));
}

void Top::open(Page page)
{
    m_page = page;
    m_title.clear();
    m_filter.clear();
    m_chosen = 0;
    m_remark.clear();
}

Top::Wish Top::openCluster()
{
    const auto rows = shown();
    if (m_chosen >= rows.size())
        return Wish::None;
    m_cluster = rows[m_chosen]->cluster;
    open(Page::Fleet);
    return Wish::Reload;
}

Top::Wish Top::command(const std::string &word)
{
    if (word == "q" || word == "quit")
        return Wish::Quit;
    for (const PageName &one : pages) {
        if (!word.empty() && std::string(one.word).starts_with(word)) {
            open(one.page);
            return Wish::Reload;
        }
    }
    if (!word.empty())
        m_remark = "the pages are holds, fleet, clusters and alarms, not " + word;
    return Wish::None;
}

Top::Wish Top::typed(const std::string &key)
{
    if (key == "escape") {
        m_typing.clear();
        return Wish::None;
    }
    if (key == "enter") {
        const std::string line = std::exchange(m_typing, {});
        if (line.starts_with(':'))
            return command(line.substr(1));
        m_filter = line.substr(1);
        m_chosen = 0;
        return Wish::None;
    }
    if (key == "backspace") {
        while (m_typing.size() > 1 && isContinuation(m_typing.back()))
            m_typing.pop_back();
        m_typing.pop_back();
    } else if (key.size() == 1 || static_cast<unsigned char>(key[0]) >= 0x80U) {
        m_typing += key;
    }
    return Wish::None;
}

Top::Wish Top::press(const std::string &key)
{
    m_remark.clear();
    if (!m_typing.empty())
        return typed(key);
    if (key == "escape" || (key == "q" && showsText())) {
        // Back, one step after the other.
        const std::string before = machine();
        if (!std::exchange(m_title, {}).empty())
            return Wish::None;
        if (std::exchange(m_filter, {}).empty())
            m_cluster.clear();
        choose(before);
        return Wish::None;
    }
    if (key == "q")
        return Wish::Quit;
    if (key == "/" || key == ":")
        m_typing = key;
    else if (key == "j" || key == "down")
        move(1);
    else if (key == "k" || key == "up")
        move(-1);
    else if (key == "pagedown" || key == " ")
        move(pageStep);
    else if (key == "pageup")
        move(-pageStep);
    else if (key == "g" || key == "home")
        move(-static_cast<long>(m_rows.size() + m_text.size()));
    else if (key == "G" || key == "end")
        move(static_cast<long>(m_rows.size() + m_text.size()));
    else if (key == "enter" && m_page == Page::Clusters)
        return openCluster();
    else if ((key == "enter" || key == "d") && !machine().empty())
        return Wish::Describe;
    else if (key == "l" && !machine().empty())
        return Wish::Timeline;
    return Wish::None;
}

std::string Top::footer() const
{
    if (!m_typing.empty())
        return m_typing;
    if (!m_remark.empty())
        return m_remark;
    return showsText() ? "j/k scroll  Esc back"
                       : "j/k choose  Enter,d why  l timeline  / filter  :holds :fleet :clusters "
                         ":alarms  q quit";
}

std::vector<std::string> Top::frame(const Size &size) const
{
    std::vector<std::string> lines;
    const std::size_t around = m_doubts.empty() || showsText() ? 3 : 4;
    const std::size_t body = size.lines > around ? size.lines - around : 1;
    const std::string doubts = m_doubts.empty()
        ? std::string()
        : "\033[1m" + cut(visible(m_doubts), size.columns) + "\033[0m";
    if (showsText()) {
        lines.push_back("\033[1m" + cut(visible(m_title), size.columns) + "\033[0m");
        lines.push_back(doubts);
        for (std::size_t i = m_scrolled; i < m_text.size() && i < m_scrolled + body; ++i)
            lines.push_back(cut(m_text[i], size.columns));
    } else {
        const auto rows = shown();
        std::string head = std::string(wordOf(m_page)) + ": " + std::to_string(rows.size());
        if (!m_cluster.empty() && m_page != Page::Clusters)
            head += " of cluster " + visible(m_cluster);
        if (!m_filter.empty())
            head += " of " + std::to_string(m_rows.size()) + " with \"" + visible(m_filter) + '"';
        lines.push_back("\033[1m" + cut(head, size.columns) + "\033[0m");
        if (!doubts.empty())
            lines.push_back(doubts);
        std::vector<TableLine> table{m_headings};
        const std::size_t first = m_chosen < body ? 0 : m_chosen - body + 1;
        for (std::size_t i = first; i < rows.size() && i < first + body; ++i)
            table.push_back(rows[i]->cells);
        std::istringstream text(tableText(table));
        std::size_t at = 0;
        for (std::string line; std::getline(text, line); ++at) {
            line = cut(line, size.columns);
            const bool chosen = at > 0 && first + at - 1 == m_chosen;
            lines.push_back(chosen ? "\033[7m" + line + "\033[0m" : line);
        }
    }
    lines.resize(size.lines > 1 ? size.lines - 1 : 0);
    lines.push_back("\033[2m" + cut(visible(footer()), size.columns) + "\033[0m");
    return lines;
}

} // namespace hp::app
