// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/resource/Object.h"

#include <string>

namespace hp::rules {

/// The machine that spec.bmc.address names: in lower case, with the port where it is not that of
/// the scheme, without a user or password. Empty: there is no address.
[[nodiscard]] std::string bmcMachineOf(const Object &host);
/// The same with the path of the system behind it; none for the only system of that BMC. By these
/// two a host finds others with its server, of a chassis with many without looking at all of them.
[[nodiscard]] std::string bmcPlaceOf(const Object &host);
/// What its server said of itself when it was enrolled; empty when that is not known, or is no
/// server's own but what a vendor leaves in all of them.
[[nodiscard]] std::string enrolledServerOf(const Object &host);

/// A BMC was asked for the host, and may have been told something: it is past its registration.
[[nodiscard]] bool isRegistered(const Object &host);

/// Somebody has it, or an image is on its disks, or may be.
[[nodiscard]] bool isTaken(const Object &host);

/// `other` has the server of `host`, by the address of its BMC or by what was enrolled, so that
/// `host` is not switched: whoever switches one switches both. One that is new stands back from one
/// that is registered, until that is gone; a spare one from one that is taken; of two that are new,
/// or spare, the younger. Of two that are taken neither is known to be right: neither is switched
/// until one is being deleted, and that one leaves the server to the other.
[[nodiscard]] bool keepsServerFrom(const Object &other, const Object &host);

} // namespace hp::rules
