// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/maintenance/MaintenanceDecision.h"
#include "model/rules/maintenance/Strategy.h"
#include "model/rules/remediation/HostFence.h"

#include <string>
#include <vector>

namespace hp::maintenance {

/// Everything the rows ask about, worked out once for a pass.
struct MaintenanceFacts {
    MaintenanceFacts(const MaintenanceView &view, TimePoint now);

    const MaintenanceView &view;
    const MaintenanceSettings &settings;
    TimePoint now;

    MaintenanceStatus stored{};
    std::string code{};
    std::string eventId{};
    std::string key{}; ///< our reboot key
    std::optional<TimePoint> deadline{};
    bool isUndone = false; ///< the object is deleted: what was set is taken back, and no more
    bool eventEnded = false; ///< completed, cancelled or gone
    bool isMaster = false;
    bool approved = false;
    bool workDone = false; ///< a person says so
    bool atOnce = false; ///< a person says so
    bool declared = false; ///< by people: no provider has to confirm its end
    StrategyChoice choice{};
    std::string strategy{}; ///< that was begun; the chosen one before
    rules::HostFence fence{};
    bool nodeReady = false;
    std::optional<TimePoint> nodeReadySince{};
    bool rebooted = false; ///< the Node reports another boot id than when draining began

    [[nodiscard]] bool isAt(const char *step) const { return stored.step == step; }
    /// Nothing was done yet: the event may still go away without a trace.
    [[nodiscard]] bool isWaiting() const;
    [[nodiscard]] bool inWork() const { return isInWork(stored.step); }
    [[nodiscard]] bool inPlace() const;
    [[nodiscard]] Duration stepAge() const;
    [[nodiscard]] Duration workAge() const; ///< none before it begins
    [[nodiscard]] bool isNodeSettled() const; ///< Ready for long enough, if it is Ready
    [[nodiscard]] bool isExempt() const; ///< the Machine carries our mark
    /// The Machine carries the annotation by which its MachineSet takes it first, set by us.
    [[nodiscard]] bool isPreferred() const;
    /// The reason that is stored already, as it stands there.
    [[nodiscard]] Message storedReason() const { return quoted(stored.reason); }
    /// It is not before the time until which a drain that was given up rests. One that is further
    /// away than the pause is long was stored before the clock was set back.
    [[nodiscard]] bool rests() const
    {
        return stored.retryAt && now < *stored.retryAt
            && *stored.retryAt - now <= settings.giveUpPause;
    }
    /// It may begin although no window is open: a person or the policy says so. What an exclude or
    /// a pause closes stays closed.
    [[nodiscard]] bool ignoresWindows() const;
    /// When the policy begins it although no window is open; nullopt: it does not.
    [[nodiscard]] std::optional<TimePoint> forcedAt() const;
    [[nodiscard]] bool isLabelled() const; ///< the Node carries our label
    [[nodiscard]] bool isCordonedAndLabelled() const;
    /// The work, taken all together, should be over by now.
    [[nodiscard]] bool takesTooLong() const;
    [[nodiscard]] Message optOut() const; ///< empty: nobody opted out
    /// The deadline has passed, the provider stands by its event, and the Node is gone or not
    /// Ready.
    [[nodiscard]] bool providerBegan() const;
    /// Start of an opening that leaves enough time before the deadline; at once when none is
    /// needed.
    [[nodiscard]] bool hasStartBeforeDeadline() const;

    /// Everything as it is stored, but for alerts that rows decide on anew.
    [[nodiscard]] MaintenanceDecision keep(Message reason) const;
    [[nodiscard]] MaintenanceDecision keep(Message reason, Duration recheck) const;
    /// The same in another step.
    [[nodiscard]] MaintenanceDecision enter(const char *step, Message reason) const;
    [[nodiscard]] MaintenanceDecision act(MaintenanceStep step,
                                          Message reason) const; ///< and look again soon
    /// What is touched, and how it is before anything is.
    void remember(MaintenanceStatus &status) const;
    /// Nothing is touched any more.
    void forget(MaintenanceStatus &status) const;
    /// The provider has begun: what is left is to see it through.
    [[nodiscard]] MaintenanceDecision leaveToProvider() const;
    /// The label goes; the cordon too if it is ours, and no deletion of the Machine needs it.
    [[nodiscard]] MaintenanceDecision uncordon(Message reason) const;
};

struct MaintenanceRow {
    const char *name; ///< number in facts/maintenance.md 5.4
    const char *word;
    const char *when; ///< after all rows above did not apply
    const char *then;
    bool (*applies)(const MaintenanceFacts &facts);
    MaintenanceDecision (*decide)(const MaintenanceFacts &facts);
};

/// The parts of the table in their order.
[[nodiscard]] const std::vector<MaintenanceRow> &undoRows(); ///< the object is deleted
[[nodiscard]] const std::vector<MaintenanceRow> &giveUpRows(); ///< a drain was given up
[[nodiscard]] const std::vector<MaintenanceRow> &endRows(); ///< what ends it, or hands it to people
[[nodiscard]] const std::vector<MaintenanceRow> &preferRows(); ///< in a scale-in
[[nodiscard]] const std::vector<MaintenanceRow> &waitingRows();
[[nodiscard]] const std::vector<MaintenanceRow> &drainRows();
[[nodiscard]] const std::vector<MaintenanceRow> &workRows();
[[nodiscard]] const std::vector<MaintenanceRow> &verifyRows();

} // namespace hp::maintenance
