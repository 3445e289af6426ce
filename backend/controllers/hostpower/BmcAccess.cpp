// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/hostpower/BmcAccess.h"

#include "model/base/ApiStatus.h"
#include "model/base/Text.h"

#include <QByteArray>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string_view>

namespace hp::controllers {

namespace {

/// data is base64; stringData appears only where a Secret was not served through an API.
std::string entry(const Object &secret, const std::string &key)
{
    const std::string &encoded = secret.text("/data/" + key);
    if (encoded.empty())
        return secret.text("/stringData/" + key);
    return QByteArray::fromBase64(QByteArray::fromStdString(encoded)).toStdString();
}

/// What a password is sent to: the machine, and whether anybody on the way can read it.
std::string placeOf(std::string_view address)
{
    const std::size_t end = address.find("://");
    const std::string_view scheme = end == std::string_view::npos ? "" : address.substr(0, end);
    std::string_view rest = end == std::string_view::npos ? address : address.substr(end + 3);
    rest = rest.substr(0, rest.find_first_of("/?#"));
    std::string place = scheme.ends_with("+http") || scheme == "http" ? "http://" : "";
    for (const char c : rest)
        place += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    return place;
}

bool isAllowed(const Object &secret, const std::string &place)
{
    const std::string list = secret.annotation(host::bmcAddressAnnotation).value_or("");
    std::istringstream entries(list);
    for (std::string entry; std::getline(entries, entry, ',');) {
        const std::string_view named = trimmed(entry);
        if (named == "*" || (!named.empty() && placeOf(named) == place))
            return true;
    }
    return false;
}

/// It was used for another BMC than this host names now.
bool isOfAnotherAddress(const Object &host, const Object &secret)
{
    const auto used = host::credentialsMarkOf(host, "goodCredentials");
    if (!used || used->address.empty() || used->secret != secret.key())
        return false;
    const std::string place = placeOf(host.text("/spec/bmc/address"));
    return placeOf(used->address) != place && !isAllowed(secret, place);
}

Duration retryAfterOf(const Error &error)
{
    return std::chrono::seconds(error.status ? error.status->retryAfterSeconds : 0);
}

} // namespace

Object bmcSecret(const Object &host, const runtime::Informer &secrets)
{
    const std::string &name = host.text("/spec/bmc/credentialsName");
    return name.empty() ? Object() : secrets.get({host.ns(), name});
}

rules::BmcCredentialState credentialState(const Object &host, const runtime::Informer &secrets)
{
    const Object secret = bmcSecret(host, secrets);
    if (!secret)
        return rules::BmcCredentialState::SecretMissing;
    if (entry(secret, "username").empty() || entry(secret, "password").empty())
        return rules::BmcCredentialState::SecretIncomplete;
    if (isOfAnotherAddress(host, secret))
        return rules::BmcCredentialState::OfAnotherAddress;
    return rules::BmcCredentialState::Present;
}

bool credentialsEndInSpace(const Object &host, const runtime::Informer &secrets)
{
    const Object secret = bmcSecret(host, secrets);
    const auto endsInSpace = [&secret](const char *key) {
        const std::string value = entry(secret, key);
        return !value.empty()
            && std::string_view(" \t\r\n").find(value.back()) != std::string_view::npos;
    };
    return endsInSpace("username") || endsInSpace("password");
}

std::optional<host::CredentialsMark> credentialsMark(const Object &host,
                                                     const runtime::Informer &secrets)
{
    const Object secret = bmcSecret(host, secrets);
    if (!secret)
        return std::nullopt;
    return host::CredentialsMark{
        secret.key(), secret.resourceVersion(), host.text("/spec/bmc/address")};
}

drivers::BmcTarget bmcTarget(const Object &host, const runtime::Informer &secrets)
{
    return bmcTargetWith(host, bmcSecret(host, secrets));
}

drivers::BmcTarget bmcTargetWith(const Object &host, const Object &secret)
{
    const Json &unverified = host.at("/spec/bmc/disableCertificateVerification");
    drivers::BmcTarget target;
    target.hostId = toString(host.key());
    target.address = host.text("/spec/bmc/address");
    // Whoever points a host elsewhere does not get its password by that.
    if (!isOfAnotherAddress(host, secret)) {
        target.username = entry(secret, "username");
        target.password = entry(secret, "password");
    }
    target.verifyCertificate = !(unverified.is_boolean() && unverified.get<bool>());
    target.pin = host.annotation(host::bmcPinAnnotation).value_or("");
    target.tlsMinimum = host.annotation(host::bmcTlsMinimumAnnotation).value_or("");
    target.listen = host.annotation(host::bmcEventsAnnotation) == "listen";
    target.group = host.label(host::bmcGroupLabel).value_or("");
    target.enrolledUuid = host.text("/status/provisioning/enrolledSystem/uuid");
    target.enrolledSerial = host.text("/status/provisioning/enrolledSystem/serialNumber");
    return target;
}

rules::PowerObservation observationOf(const Result<drivers::PowerReading> &answer,
                                      TimePoint askedAt)
{
    rules::PowerObservation observation;
    if (!answer) {
        observation.trouble = answer.error();
        observation.retryAfter = retryAfterOf(answer.error());
        return observation;
    }
    observation.power = answer->state;
    observation.raw = answer->raw;
    observation.observedAt = answer->observedAt;
    observation.fresh = answer->observedAt >= askedAt;
    observation.allowedResets = answer->allowedResets;
    observation.health = answer->health;
    observation.systemUuid = answer->systemUuid;
    observation.serialNumber = answer->serialNumber;
    observation.anotherServer = answer->anotherServer;
    observation.contradiction = answer->contradiction;
    observation.weakness = answer->weakness;
    observation.failedReset = answer->failedReset;
    observation.failure = answer->failure;
    observation.failedResetAt = answer->failedResetAt;
    return observation;
}

rules::ResetFailure resetFailureOf(const Error &error)
{
    rules::ResetFailure failure;
    failure.code = error.code;
    failure.message = error.message;
    if (error.status) {
        failure.httpStatus = error.status->code;
        failure.messageId = error.status->reason;
        failure.retryAfter = retryAfterOf(error);
        if (!error.status->message.empty())
            failure.message = error.status->message;
    }
    return failure;
}

} // namespace hp::controllers
