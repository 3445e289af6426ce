// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/drivers/PowerDriver.h"
#include "backend/runtime/Informer.h"
#include "model/rules/power/HostPowerDecision.h"

namespace hp::controllers {

/// The Secret of spec.bmc.credentialsName; null when there is none.
[[nodiscard]] Object bmcSecret(const Object &host, const runtime::Informer &secrets);
/// Whether the Secret of spec.bmc.credentialsName has a username and a password, both not empty.
[[nodiscard]] rules::BmcCredentialState credentialState(const Object &host,
                                                        const runtime::Informer &secrets);
/// Whether the username or the password of a host's Secret ends with a line break or a blank, as
/// `echo` without -n makes them. They are sent as they are; it matters when they are rejected.
[[nodiscard]] bool credentialsEndInSpace(const Object &host, const runtime::Informer &secrets);
/// Which revision of that Secret there is now.
[[nodiscard]] std::optional<host::CredentialsMark>
credentialsMark(const Object &host, const runtime::Informer &secrets);
/// How to reach the BMC of a host; the password is in it, so it goes to the driver and nowhere
/// else.
[[nodiscard]] drivers::BmcTarget bmcTarget(const Object &host, const runtime::Informer &secrets);
/// The same with the Secret itself, which may be null.
[[nodiscard]] drivers::BmcTarget bmcTargetWith(const Object &host, const Object &secret);

/// The driver's answers as the rule reads them. A reading that was begun before `askedAt`, for
/// somebody else, is not fresh.
[[nodiscard]] rules::PowerObservation observationOf(const Result<drivers::PowerReading> &answer,
                                                    TimePoint askedAt);
[[nodiscard]] rules::ResetFailure resetFailureOf(const Error &error);

} // namespace hp::controllers
