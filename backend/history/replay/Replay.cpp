// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/Replay.h"

namespace hp::history {

Result<std::unique_ptr<Moment>> momentAt(HistoryStore &store, TimePoint at)
{
    const auto bound = store.boundAt(at);
    const auto gaps = store.gaps(at, at);
    if (!bound || !gaps)
        return Unexpected{bound ? gaps.error() : bound.error()};
    const StoreState state = store.state();
    if (state.begins && at < *state.begins)
        return unexpected(ErrorCode::NotFound,
                          "the record begins at " + formatTime(*state.begins)
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
