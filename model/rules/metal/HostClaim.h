// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "model/base/Json.h"
#include "model/base/Result.h"
#include "model/resource/Object.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

/// How a Machine and a BareMetalHost name each other (facts/machine-api.md 6.1, "Actuator
/// mapping"). Readers answer for any content; what is malformed counts as absent unless an error
/// says so.
namespace hp::rules::metal {

inline constexpr const char *providerSpecKind = "BareMetalMachineProviderSpec";
/// The key with which a remediation holds a host off; on the host.
inline constexpr const char *powerOffRequest = "reboot.metal3.io/capbm-requested-power-off";

/// The host that a Machine names.
struct HostName {
    ObjectKey key{};
    std::string uid{}; ///< of the one object that is meant; empty: any of that name
};

/// By spec.providerID, else by the annotation; nullopt when it names none. Errors are Invalid: the
/// provider id is of another provider, or the host is in another namespace than the Machine.
[[nodiscard]] Result<std::optional<HostName>> hostNameOf(const Object &machine);
/// "baremetalhost:///<namespace>/<name>/<uid>".
[[nodiscard]] std::string providerIdFor(const Object &host);

[[nodiscard]] bool hasConsumer(const Object &host);
/// The Machine that spec.consumerRef names; nullopt when it names none.
[[nodiscard]] std::optional<ObjectKey> consumerOf(const Object &host);
/// consumerRef is this Machine in name, namespace, kind and apiVersion. Null hosts are nobody's.
[[nodiscard]] bool isConsumer(const Object &host, const Object &machine);

/// spec.online shall be false while nobody uses the host, except where it may not be switched off.
[[nodiscard]] bool staysOn(const Object &host);
[[nodiscard]] const std::string &provisioningState(const Object &host);
/// Type and address: one InternalIP per network card that has one, Hostname and InternalDNS.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> addressesOf(const Object &host);

/// Of `nodes` the one that runs on this host: by its provider id, else by an address that the host
/// was found to have, where it does not say that it runs on another host. Null: none does.
[[nodiscard]] Object nodeOn(const std::vector<Object> &nodes, const Object &host);

/// What the host lacks to serve the Machine as its provider spec says: a merge patch, null when
/// nothing. An image is not written to a host that somebody else provisions.
[[nodiscard]] Object claimPatch(const Object &host, const Object &machine);
/// What has to go before the host can be released: a merge patch, null when nothing.
[[nodiscard]] Object deprovisionPatch(const Object &host);
/// Ends the claim, and with it our hold on the power: a merge patch.
[[nodiscard]] Object releasePatch(const Object &host);

} // namespace hp::rules::metal
