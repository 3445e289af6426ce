// SPDX-License-Identifier: Apache-2.0
#include "model/rules/metrics/WatcherSamples.h"

namespace hp::metrics {

std::vector<Sample> watcherSamples(const maintenance::WatcherState &state, TimePoint now)
{
    using Seconds = std::chrono::duration<double>;
    const std::vector<std::string> labels{state.watcher, state.source};
    const double last =
        state.lastSuccess ? Seconds(state.lastSuccess->time_since_epoch()).count() : 0.0;
    const Seconds silence = now - state.lastSuccess.value_or(state.begun);
    const Seconds period = state.period;
    return {{Metric::WatcherLastSuccess, {labelValues(labels), last}},
            {Metric::WatcherSilentPeriods, {labelValues(labels), silence / period}}};
}

} // namespace hp::metrics
