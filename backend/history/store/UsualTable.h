// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/history/Baselines.h"
#include "backend/history/store/RecordDatabase.h"
#include "model/rules/holds/Baseline.h"

#include <QHash>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace hp::history {

/// What was usual at any instant of the record: how long the newest holds took that had ended by
/// then. Whoever looks back asks for one instant after the other, and all of them are told from the
/// same rows of the record: these stay here, 32 bytes each, so that an instant costs a walk over
/// them and a look at what came and went. They are read as far back as somebody asks. Same thread
/// as the database, which outlives it.
class UsualTable
{
public:
    struct Limits {
        std::size_t counted = 100'000; ///< ended holds that make what is usual
        std::size_t kept = 300'000; ///< rows
        std::size_t likes = 20'000; ///< kinds of holds; of more nothing is kept
        /// Rows of a shared record that may show up after newer ones.
        std::int64_t late = 1000;
    };

    UsualTable(RecordDatabase &database, std::string cluster, Limits limits);

    /// Reads so many more of the rows that at() answers from; false: nothing is left to read.
    [[nodiscard]] bool readSome(TimePoint until, int rows);
    /// What was usual when these had ended, of what was read; nullopt: that is not enough, or does
    /// not fit.
    [[nodiscard]] std::optional<Baselines> at(TimePoint until) const;

private:
    struct Row {
        std::int64_t id = 0;
        std::int64_t until = 0; ///< microseconds, as all times of the record
        std::int64_t length = 0;
        std::uint32_t like = 0; ///< with which holds it is compared
    };

    /// Takes in what was written since and lets go what was trimmed.
    [[nodiscard]] bool follow();
    /// Ids in (after, before), the newest `most` of them; false when the database refuses.
    [[nodiscard]] bool
    read(std::int64_t after, std::int64_t before, int most, std::vector<Row> &newestFirst);
    [[nodiscard]] bool reachesBackFor(TimePoint until) const;
    [[nodiscard]] std::uint32_t likeOf(const QString &text);
    void forget();

    RecordDatabase &m_database;
    std::string m_cluster;
    Limits m_limits;
    std::deque<Row> m_rows{}; ///< by id, without a hole
    bool m_isAll = false; ///< the record has none older
    bool m_isTooVaried = false; ///< there are more kinds than are kept
    QHash<QString, std::uint32_t> m_numbers{};
    std::vector<holds::BaselineKey> m_likes{}; ///< by their number
};

} // namespace hp::history
