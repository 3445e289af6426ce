// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Power.h"
#include "model/base/Result.h"
#include "model/base/Time.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hp::drivers {

/// One BMC and how to speak to it. `address` is BareMetalHost's spec.bmc.address, undissected.
struct BmcTarget {
    std::string hostId{}; ///< "namespace/name"; requests of one host are strictly ordered
    std::string address{};
    std::string username{};
    std::string password{}; ///< never in a log, an error or an export
    bool verifyCertificate = true;
    std::string pin{}; ///< the accepted public key, "sha256//BASE64"; instead of the certificate
    std::string tlsMinimum{}; ///< "1.0" to "1.3"; empty: 1.2
    /// What the server was when it was enrolled. Nothing is switched, and nothing counts as Off,
    /// when another one answers; empty: whoever answers first.
    std::string enrolledUuid{};
    std::string enrolledSerial{};
    std::string group{}; ///< BMCs that fail together: a rack; empty: by address
    bool listen = false; ///< to the BMC's event stream, as a hint to read earlier
};

/// One fresh answer of a BMC. Only the literal "Off" is Off (redfish.md 2).
struct PowerReading {
    PowerState state = PowerState::Unknown;
    std::string raw{}; ///< PowerState as the BMC wrote it; empty when it was absent
    TimePoint observedAt{};
    std::vector<std::string> allowedResets{}; ///< empty: the BMC does not say
    std::string systemUuid{};
    std::string serialNumber{};
    bool anotherServer = false; ///< than was enrolled: nothing of this is about ours
    std::string health{};
    std::string systemPath{}; ///< as the BMC writes it
    std::string systemChoice{}; ///< why this one of several; empty when there was no choice
    bool resettable = true; ///< false: the BMC exposes no Reset for this system
    /// What speaks against this reading or against the Off before it; empty: nothing does.
    std::string contradiction{};
    std::string weakness{}; ///< of the connection, a sentence; empty: none
    /// The Reset that the BMC accepted, and whose task then failed; empty: none.
    std::string failedReset{};
    std::string failure{}; ///< why it failed
    TimePoint failedResetAt{}; ///< when it was asked for

    bool operator==(const PowerReading &) const = default;
};

/// What to do with a Reset when the system already is where the Reset leads. A shutdown of a server
/// that was just told to start must be posted although it still reads Off (facts/reboot.md 3.5,
/// B2).
enum class AlreadyThere { Skip, PostAnyway };

/// Whether what was asked for may still be done. Asked on the thread that does it, which is another
/// one than that of who gave it.
using StillAllowed = std::function<bool()>;

/// How a Reset is sent.
struct ResetOptions {
    AlreadyThere alreadyThere = AlreadyThere::Skip;
    /// Asked when the connection to the BMC stands, right before the Reset is sent: until then it
    /// may wait for a slow reading, and for others. False answers Unreachable, and nothing is
    /// sent. Empty: it may be sent whenever its turn comes.
    StillAllowed stillAllowed{};
};

/// What became of a Reset. Accepted is not done: only a reading tells.
struct ResetAck {
    bool sent = true; ///< false: the system was already in the wanted state, nothing was posted
    int httpStatus = 0;
    std::string resetType{}; ///< the word that was really posted; empty when nothing was
    /// A reading made after the Reset was answered, when there was one.
    std::optional<PowerReading> after{};
};

/// The port to a server's power. Answers arrive on the thread that asked. Errors: Unreachable (a
/// Reset was not sent), TimedOut (of a Reset: it was sent and its outcome is unknown, read again),
/// Refused (the BMC said no; detail is its message),
/// Invalid (unsupported reset or address), Unauthorised (credentials rejected). An error that is an
/// answer of the BMC carries it as status: the HTTP code, the last segment of its message id as
/// reason, its sentence as message, and Retry-After.
class PowerDriver
{
public:
    PowerDriver() = default;
    PowerDriver(const PowerDriver &) = delete;
    PowerDriver &operator=(const PowerDriver &) = delete;
    virtual ~PowerDriver() = default;

    virtual void read(const BmcTarget &target, Reply<PowerReading> reply) = 0;
    /// A reading nobody is in a hurry for: it may begin up to `mayWait` later, so that a driver
    /// can ask many BMCs together, which costs less. The poll of a server in a steady state.
    virtual void readWithin(const BmcTarget &target, Duration mayWait, Reply<PowerReading> reply)
    {
        (void)mayWait;
        read(target, std::move(reply));
    }
    /// A reading that a person asks for: what made the driver leave this BMC alone for a while,
    /// such as failures or credentials that were rejected, counts no more.
    virtual void readAnew(const BmcTarget &target, Reply<PowerReading> reply)
    {
        read(target, std::move(reply));
    }
    /// One document of the BMC as it is now, such as what is staged there. `path` is as the BMC
    /// writes it in its links. Errors are those of a reading; Refused with status 404 when there is
    /// no such document.
    virtual void readDocument(const BmcTarget &target, const std::string &path, Reply<Json> reply);
    virtual void reset(const BmcTarget &target,
                       ResetType type,
                       const ResetOptions &options,
                       Reply<ResetAck> reply) = 0;
    /// Hears that something may have changed at a host: a hint to read earlier, never a proof. On
    /// the thread that made the driver.
    using Hint = std::function<void(const std::string &hostId)>;
    virtual void onHint(Hint) { }
    /// Posts nothing when the system is already there.
    void reset(const BmcTarget &target, ResetType type, Reply<ResetAck> reply)
    {
        reset(target, type, ResetOptions{}, std::move(reply));
    }
};

} // namespace hp::drivers
