// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/BmcService.h"

#include "model/base/JsonFields.h"
#include "model/messages/Answer.h"
#include "model/messages/Override.h"

#include <nlohmann/json.hpp>

namespace hp::gateway {

Result<Json>
BmcService::run(const std::string &command, const Json &arguments, const Caller &caller)
{
    if (command != "bmc.retry")
        return noCommand(command);
    if (!caller.operates())
        return unexpected(ErrorCode::Unauthorised, say::anOperatorMay(caller.name));
    const std::string host = textOf(arguments, "host");
    const std::size_t slash = host.find('/');
    if (slash == std::string::npos)
        return unexpected(ErrorCode::Invalid, say::retryWantsHost("openshift-machine-api/host-1"));
    if (!m_retry({host.substr(0, slash), host.substr(slash + 1)}))
        return unexpected(ErrorCode::NotFound, say::thereIsNoHost());
    return Json{{"host", host}};
}

} // namespace hp::gateway
