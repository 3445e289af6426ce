// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <mutex>
#include <utility>
#include <vector>

namespace hp::runtime {

/// What other threads hand to one: kept in order, taken all at once. Ringing is left to who puts
/// in, and is needed for the first item only. It holds the one mutex of the backend.
template<typename Item>
class Inbox
{
public:
    enum class Put {
        First, ///< nothing waited: ring
        Further, ///< somebody has rung already
        Closed ///< nothing is taken any more, and the item was left alone
    };

    /// From any thread.
    [[nodiscard]] Put put(Item &&item)
    {
        const std::lock_guard lock(m_mutex);
        if (m_closed)
            return Put::Closed;
        m_items.push_back(std::move(item));
        return m_items.size() == 1 ? Put::First : Put::Further;
    }
    [[nodiscard]] std::vector<Item> take()
    {
        std::vector<Item> items;
        const std::lock_guard lock(m_mutex);
        items.swap(m_items);
        return items;
    }
    /// Takes the last ones; there will be no more.
    [[nodiscard]] std::vector<Item> close()
    {
        const std::lock_guard lock(m_mutex);
        m_closed = true;
        return std::exchange(m_items, {});
    }

private:
    std::mutex m_mutex{};
    std::vector<Item> m_items{};
    bool m_closed = false;
};

} // namespace hp::runtime
