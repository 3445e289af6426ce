// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/lab/bmc/BmcPower.h"
#include "model/resource/Object.h"

#include <string>
#include <vector>

namespace hp::lab {

/// The resources of the lab's Redfish service as JSON, laid out like those of a current server
/// (facts/redfish.md 1 to 3). Pure: what an object says in, a page out.
namespace pages {

/// A reference to the page at `path`.
[[nodiscard]] Json link(const std::string &path);
[[nodiscard]] std::string chassisPath(const Object &bmc);
/// What every resource begins with.
[[nodiscard]] Json resource(const std::string &path,
                            const std::string &type,
                            const std::string &id,
                            const std::string &name);
[[nodiscard]] Json versions();
/// Of the service that many Bmcs share, or with a Bmc of the one that is its own.
[[nodiscard]] Json serviceRoot(const Object &bmc = {});
/// `timeout` is how long a session lives after its last use.
[[nodiscard]] Json sessionService(Duration timeout);
[[nodiscard]] Json session(const std::string &id, const std::string &userName);
/// The members are the paths below `path`, except those that are addresses by themselves.
[[nodiscard]] Json collection(const std::string &path,
                              const std::string &type,
                              const std::string &name,
                              const std::vector<std::string> &members);
/// The last segments of the systems that the Bmc has; most have one.
[[nodiscard]] std::vector<std::string> systemIds(const Object &bmc);
/// `shown` is the PowerState to report; Systems/<id>, Chassis/<name> and Managers/<name>-bmc belong
/// together. `id` is one of systemIds(): others than the first are there to be told apart.
[[nodiscard]] Json
system(const Object &bmc, const std::string &id, const std::string &shown, TimePoint now);
[[nodiscard]] Json resetActionInfo(const Object &bmc);
[[nodiscard]] Json chassis(const Object &bmc, TimePoint now);
[[nodiscard]] Json manager(const Object &bmc, TimePoint now);

} // namespace pages

} // namespace hp::lab
