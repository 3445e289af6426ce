// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/ctl/Report.h"

#include <string>
#include <utility>
#include <vector>

namespace hp::app {

/// What `holdpointctl top` shows and how it answers to keys, without a terminal: tables of
/// machines, holds, clusters and alarms, and texts about one machine. It only shows; nothing in it
/// can write.
class Top
{
public:
    enum class Page { Holds, Fleet, Clusters, Alarms };
    /// What the keys ask of whoever has the backend.
    enum class Wish { None, Quit, Reload, Describe, Timeline };

    struct Row {
        std::string machine{}; ///< namespace/name; empty where there is none
        TableLine cells{};
        std::string cluster{}; ///< that the row is of, or about; empty where there is none
    };
    struct Size {
        std::size_t columns = 80;
        std::size_t lines = 24;
    };

    /// Shows rows of this cluster only, but on the page of the clusters; empty: all.
    void setCluster(std::string cluster) { m_cluster = std::move(cluster); }

    [[nodiscard]] Page page() const { return m_page; }
    /// The machine of the row that is chosen; empty when there is none.
    [[nodiscard]] std::string machine() const;
    [[nodiscard]] bool showsText() const { return !m_title.empty(); }

    /// Names for a table, of keys "namespace/name": without the namespace where all have the same.
    [[nodiscard]] static std::vector<std::string> shownNames(const std::vector<std::string> &keys);

    /// The rows of the page, in their order. The chosen machine stays chosen where it went.
    void setRows(TableLine headings, std::vector<Row> rows);
    /// A text about a machine over the table, until Escape. Another one with the same title stands
    /// where the one before was scrolled to.
    void setText(std::string title, const std::string &text);
    /// The last line, until a key is pressed or a text is set: what went wrong, or nothing.
    void setRemark(std::string remark) { m_remark = std::move(remark); }
    /// Under the title, see doubtsText(); empty: nothing.
    void setDoubts(std::string doubts) { m_doubts = std::move(doubts); }

    /// One key: a letter as UTF-8, or "up", "down", "pageup", "pagedown", "home", "end", "enter",
    /// "escape", "backspace".
    [[nodiscard]] Wish press(const std::string &key);
    /// All lines of a screen of this size, none longer than it is wide.
    [[nodiscard]] std::vector<std::string> frame(const Size &size) const;

private:
    [[nodiscard]] std::vector<const Row *> shown() const;
    [[nodiscard]] Wish typed(const std::string &key);
    [[nodiscard]] Wish command(const std::string &word);
    void open(Page page);
    /// The machines of the one that is chosen.
    [[nodiscard]] Wish openCluster();
    void move(long by);
    /// Its first row, unless one of it is chosen already.
    void choose(const std::string &machine);
    [[nodiscard]] std::string footer() const;

    Page m_page = Page::Holds;
    TableLine m_headings{};
    std::vector<Row> m_rows{};
    std::size_t m_chosen = 0; ///< among those that are shown
    std::string m_filter{};
    std::string m_cluster{};
    std::string m_typing{}; ///< "/…" or ":…" while it is typed
    std::string m_title{}; ///< of the text; empty: the table is shown
    std::vector<std::string> m_text{};
    std::size_t m_scrolled = 0; ///< lines of the text above the screen
    std::string m_remark{};
    std::string m_doubts{};
};

} // namespace hp::app
