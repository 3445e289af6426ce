// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backend/notify/Sender.h"
#include "model/notify/Messages.h"

#include <string>
#include <vector>

namespace hp::notify {

/// The names of a message for the other side: digests, so that they say nothing and are short.
[[nodiscard]] NoticeKeys keysOf(const Notice &notice);

/// What stands in a file with a secret, without what surrounds it. Read whenever it is used, so
/// that a mounted secret may be replaced. A file of our own user must not be open to others; one
/// that somebody else mounted here has the rights that he gave it. Errors: Invalid, a clause that
/// names the file and never what is in it.
[[nodiscard]] Result<std::string> readSecret(const std::string &file);

/// The message as this receiver takes it, at the moment when it is sent. Invalid when its secret
/// cannot be had.
[[nodiscard]] Result<Delivery>
deliveryOf(const Receiver &receiver, const Notice &notice, TimePoint now);
/// Says all that stands to an Alertmanager again, which forgets what nobody repeats.
[[nodiscard]] Result<Delivery>
repeatOf(const Receiver &receiver, const std::vector<Notice> &notices, TimePoint now);

/// Asks an Alertmanager which alerts of ours somebody has silenced, and who made a silence.
[[nodiscard]] Result<Delivery> silencedQuestion(const Receiver &receiver);
[[nodiscard]] Result<Delivery> silenceQuestion(const Receiver &receiver,
                                               const std::string &silence);

/// What signs the body of a webhook: "v1=" and the HMAC-SHA256 of "TIMESTAMP.BODY" in hexadecimal
/// digits.
[[nodiscard]] std::string
signatureOf(const std::string &timestamp, const std::string &body, const std::string &key);

} // namespace hp::notify
