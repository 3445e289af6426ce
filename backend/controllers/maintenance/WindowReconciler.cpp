// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/maintenance/WindowReconciler.h"

#include "backend/controllers/maintenance/MaintenanceReconciler.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace hp::controllers {

using runtime::Outcome;

namespace {

/// A window is looked at when it opens or closes, and now and then for a clock that steps.
constexpr Duration maxRest = std::chrono::hours(1);

/// A window that is for nobody yet is looked at again for Machines that came.
constexpr Duration selectedSoon = std::chrono::minutes(1);

/// Fields that are not in `wanted` become null, so that a merge patch takes them away.
Json patchOf(const Object &window, Json wanted)
{
    Json status = Json::object();
    for (const char *field : {"open", "nextStart", "nextEnd", "message"}) {
        const Json &stored = window.at(std::string("/status/") + field);
        const Json next = wanted.value(field, Json());
        if (stored != next)
            status[field] = next;
    }
    return status;
}

Outcome requeueOf(const Json &status, TimePoint now)
{
    const bool open = status.value("open", false);
    const auto change = parseTime(status.value(open ? "nextEnd" : "nextStart", std::string()));
    const Duration rest = change && *change > now ? *change - now : maxRest;
    return Outcome::recheckAfter(std::min(rest, maxRest));
}

} // namespace

void WindowReconciler::reconcile(const ObjectKey &key, std::function<void(Outcome)> done)
{
    const Object window = m_windows.get(key);
    if (!window) {
        done(Outcome::done());
        return;
    }
    const TimePoint now = m_clock.now();
    const maintenance::WindowTimes times = m_cache.timesOf(window, now);
    Json status = maintenance::windowStatus(times, now);
    Outcome next = requeueOf(status, now);
    if (const std::string nothing = maintenance::whySelectsNothing(times.spec, m_machines.list());
        m_machines.hasSynced() && !status.contains("message") && !nothing.empty()) {
        status["message"] = nothing;
        next.after = std::min(next.after, selectedSoon);
    }
    Json patch = patchOf(window, status);
    if (patch.empty()) {
        done(next);
        return;
    }
    cluster::WriteOptions options;
    options.user = options.fieldManager = maintenanceController;
    m_cluster.patch({&cluster::kinds::maintenanceWindow(), key},
                    cluster::PatchType::Merge,
                    Json{{"status", std::move(patch)}},
                    cluster::Subresource::Status,
                    options,
                    [next, done = std::move(done)](const Result<cluster::Written> &written) {
                        const bool gone = !written && written.error().code == ErrorCode::NotFound;
                        done(written || gone ? next : Outcome::failed(written.error()));
                    });
}

} // namespace hp::controllers
