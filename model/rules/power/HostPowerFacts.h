// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/rules/power/HostPowerDecision.h"
#include "model/rules/power/RebootAnnotation.h"

#include <string>
#include <vector>

namespace hp::rules {

/// Everything the rows ask about, worked out once for a pass.
struct HostPowerFacts {
    HostPowerFacts(const HostPowerView &view, TimePoint now);

    const HostPowerView &view;
    const HostPowerSettings &settings;
    TimePoint now;

    host::PowerStatus stored{}; ///< as it is in the object
    std::string state{};
    bool online = false;
    bool disablePowerOff = false;
    bool external = false; ///< somebody else provisions it
    bool deleting = false;
    bool detached = false; ///< by the annotation, in a state where it counts
    bool delaysDeletion = false;
    bool hasAddress = false;
    bool isAvailable = false; ///< available, or ready as it was called
    bool isServing = false; ///< provisioned, externally provisioned or available: power is managed
    bool wiping = false; ///< we deprovision it ourselves: it goes off, whatever is asked
    std::string wantedImage{}; ///< spec.image and spec.customDeploy as compact JSON
    std::string wantedDeploy{};
    bool newCredentials = false; ///< others than those that worked last

    std::vector<RebootAnnotation> requests{}; ///< all, live or not
    std::vector<RebootAnnotation> live{}; ///< those that count in this state
    const RebootAnnotation *base = nullptr; ///< live one without a key
    bool hasKey = false; ///< a live one with a key
    host::RebootMode mode = host::RebootMode::Soft; ///< of the power-off that is wanted
    bool pending = false;
    bool wantsOff = false;

    PowerState power = PowerState::Unknown;
    bool known = false; ///< there is a good reading
    bool poweredOn = false; ///< stored.poweredOn, false when it was never written

    [[nodiscard]] bool inFlight(ResetType type) const;
    /// A restart of either kind was recorded, so it was sent or may have been.
    [[nodiscard]] bool restarting() const;
    /// A shutdown of either kind was sent and has not been seen to end.
    [[nodiscard]] bool shuttingDown() const;
    /// It reads Off, and On was sent: servers take a minute and more to show that they start.
    [[nodiscard]] bool mayStillStart() const;
    /// It reads Off, and a boot was stopped so short ago that it might come up all the same.
    [[nodiscard]] bool settlesAfterStoppedBoot() const;
    /// The BMC accepted the command in flight and then gave it up.
    [[nodiscard]] bool actionFailed() const;
    /// Zero and less: the deadline has passed, or nothing will come of the action any more.
    [[nodiscard]] Duration actionLeft() const;
    [[nodiscard]] Duration actionAge() const;
    /// Zero and less: a failed command may be repeated.
    [[nodiscard]] Duration retryLeft() const;
    [[nodiscard]] bool mayRetry() const { return retryLeft() <= Duration(0); }
    [[nodiscard]] bool softIsOffered() const;
    [[nodiscard]] bool hasUnacceptedKey() const;
    [[nodiscard]] bool modeIsUpgraded() const;
    /// One that was not there when the last power-off was decided.
    [[nodiscard]] bool hasNewHardRequest() const;
    [[nodiscard]] bool hasSoftware() const; ///< was provisioned with an image or the like
    [[nodiscard]] bool wantsOtherSoftware() const;
    [[nodiscard]] ObjectKey key() const { return view.host.key(); }
    [[nodiscard]] Duration backoff(int errors) const;
    /// Not past a deadline: the shorter of `wait` and what is left.
    [[nodiscard]] static Duration notPast(Duration wait, Duration left);

    [[nodiscard]] TimePoint
    stampPending() const; ///< after the last power-on, whatever the clock says
    [[nodiscard]] TimePoint stampPoweredOn() const; ///< after the last request

    /// Why the reading that was made tells no power.
    [[nodiscard]] Message whyUnknown() const;
    /// What became of a power-off whose time is over; of a good reading.
    [[nodiscard]] Message whyStillOn() const;

    /// A decision of this row that keeps everything as it is stored, with what the reading told.
    [[nodiscard]] HostPowerDecision keep(const char *row, Message reason) const;
    [[nodiscard]] HostPowerDecision recheck(const char *row, Message reason, Duration after) const;
    /// The same with one annotation that is taken away.
    [[nodiscard]] HostPowerDecision
    remove(const char *row, Message reason, const std::string &key, std::string value) const;
    /// The same with a Reset whose record is stored first.
    [[nodiscard]] HostPowerDecision post(const char *row, Message reason, ResetType command) const;
    /// ForceOff for a host that reads Off and was told to start.
    [[nodiscard]] HostPowerDecision stopBoot(const char *row, Message reason) const;
    [[nodiscard]] HostPowerDecision waitForStoppedBoot(const char *row) const;
    void acceptKeys(host::PowerStatus &status) const;
    void markHeld(host::PowerStatus &status) const;
    /// Books an error and the time before which the command is not repeated.
    void
    bookError(host::PowerStatus &status, ResetType type, int attempt, const Message &why) const;

private:
    void storeObservation(HostPowerDecision &decision) const;
    [[nodiscard]] std::vector<HostPowerEvent> standingEvents() const;
};

/// Under which command the pause after a failure is stored: that of a restart under the power-off
/// that it begins with.
[[nodiscard]] ResetType retryTypeOf(ResetType command);

/// What a row says about condition PowerSettled. Apart: nothing, it stays as it is.
enum class PowerSettled { Yes, No, Unknown, Apart };

/// One row of the table: its name in facts/reboot.md 3, the word and the sentences for people, when
/// it applies and what it decides.
struct HostPowerRow {
    const char *name;
    const char *reason; ///< of condition PowerSettled
    PowerSettled settled;
    const char *when; ///< after all rows above did not apply
    const char *then;
    bool (*applies)(const HostPowerFacts &facts);
    HostPowerDecision (*decide)(const HostPowerFacts &facts, const char *name);
};

/// The word of a row becomes the reason of condition PowerSettled, unless the next thing that
/// happens is not a wait and not a command.
void nameRow(HostPowerDecision &decision, const char *reason, PowerSettled settled);

/// Upstream's conditions of a host that will have decision.status.
void addHostConditions(const HostPowerFacts &facts, HostPowerDecision &decision);

/// The parts of the table in their order.
[[nodiscard]] const std::vector<HostPowerRow> &hostGateRows();
[[nodiscard]] const std::vector<HostPowerRow> &hostProvisioningRows();
[[nodiscard]] const std::vector<HostPowerRow> &hostObserveRows();
[[nodiscard]] const std::vector<HostPowerRow> &hostPowerOffRows();
[[nodiscard]] const std::vector<HostPowerRow> &hostPowerOnRows();
[[nodiscard]] const std::vector<HostPowerRow> &hostDeletionRows();

} // namespace hp::rules
