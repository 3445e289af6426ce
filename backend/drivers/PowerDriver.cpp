// SPDX-License-Identifier: Apache-2.0
#include "backend/drivers/PowerDriver.h"

#include <nlohmann/json.hpp>

namespace hp::drivers {

void PowerDriver::readDocument(const BmcTarget &, const std::string &, Reply<Json> reply)
{
    reply(unexpected(ErrorCode::Refused, "documents of this kind of BMC cannot be read"));
}

} // namespace hp::drivers
