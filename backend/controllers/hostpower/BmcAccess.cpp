// SPDX-License-Identifier: Apache-2.0
#include "backend/controllers/hostpower/BmcAccess.h"

#include "model/base/ApiStatus.h"

#include <QByteArray>

#include <nlohmann/json.hpp>

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
    return rules::BmcCredentialState::Present;
}

std::optional<host::CredentialsMark> credentialsMark(const Object &host,
                                                     const runtime::Informer &secrets)
{
    const Object secret = bmcSecret(host, secrets);
    if (!secret)
        return std::nullopt;
    return host::CredentialsMark{secret.key(), secret.resourceVersion()};
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
    target.username = entry(secret, "username");
    target.password = entry(secret, "password");
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
