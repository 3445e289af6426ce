// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/Replay.h"

#include "backend/history/Baselines.h"

#include <optional>
#include <utility>

namespace hp::history {

holds::BaselineLookup baselinesAt(HistoryStore &store, TimePoint at)
{
    const auto known = std::make_shared<std::optional<Baselines>>();
    return [&store, at, known](const holds::BaselineKey &key) {
        if (!*known) {
            auto usual = store.usualAt(at);
            known->emplace(usual ? std::move(*usual) : Baselines());
        }
        return (*known)->of(key);
    };
}

Result<std::unique_ptr<Moment>> momentAt(HistoryStore &store, TimePoint at)
{
    const auto bound = store.boundAt(at);
    const auto gaps = store.gaps(at, at);
    if (!bound || !gaps)
        return Unexpected{bound ? gaps.error() : bound.error()};
    const StoreState state = store.state();
    if (state.begins && at < *state.begins)
        return unexpected(ErrorCode::NotFound,
                          "the record starts at " + formatTime(*state.begins)
                              + "; nothing is known of " + formatTime(at));
    auto moment = std::make_unique<Moment>(store, *bound, at);
    for (const Gap &gap : *gaps) {
        // The last instant of a gap is one at which the first look was taken.
        if (moment->blind.empty() && (!gap.to || *gap.to > at))
            moment->blind = gap.cause;
    }
    return moment;
}

} // namespace hp::history
