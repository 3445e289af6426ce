// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/notify/Sender.h"

#include <memory>

namespace hp::notify {

/// Sends with curl on a thread of its own, HTTP and SMTP alike: to curl a letter is a transfer as
/// any other.
class CurlSender final : public Sender
{
public:
    CurlSender();
    /// Gives up what is under way.
    ~CurlSender() override;

    void send(Delivery delivery, Reply<Answer> reply) override;

private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace hp::notify
