// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/http/HttpExchange.h"
#include "backend/lab/bmc/BmcFaults.h"
#include "backend/lab/bmc/FaultyAnswer.h"

namespace hp::lab {

/// An exchange over a connection of the Bmc's own, where an answer can also travel badly.
class WireExchange : public http::HttpExchange
{
public:
    virtual void respondWith(Outgoing answer, const WireFault &fault) = 0;
};

} // namespace hp::lab
