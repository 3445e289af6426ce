// SPDX-License-Identifier: Apache-2.0
#include "backend/notify/Deliveries.h"

#include "model/base/JsonFields.h"
#include "model/base/JsonTree.h"
#include "model/base/Text.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QMessageAuthenticationCode>

#include <nlohmann/json.hpp>
#include <unistd.h>

namespace hp::notify {

namespace {

constexpr qint64 maxSecretBytes = 16 * qint64{1024};

std::string digestOf(const std::string &text)
{
    constexpr qsizetype shown = 32;
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .left(shown)
        .toStdString();
}

std::string alertmanagerUrl(const Receiver &receiver, const std::string &path)
{
    return receiver.url + (receiver.url.ends_with('/') ? "" : "/") + "api/v2/" + path;
}

/// Of the alerts of an Alertmanager their cause and who silences them.
std::string gistOfAlerts(const std::string &answer)
{
    constexpr std::size_t maxAlerts = 2000;
    constexpr std::size_t maxSilences = 20;
    constexpr std::size_t maxName = 100; // both are digests or numbers
    const Json alerts = parseJson(answer);
    if (!alerts.is_array())
        return {};
    const auto pointer = Json::json_pointer("/status/silencedBy");
    Json gist = Json::array();
    for (const Json &alert : alerts) {
        const std::string cause = textAt(alert, "/labels/holdpoint_cause");
        if (cause.empty() || cause.size() > maxName || !alert.contains(pointer)
            || gist.size() == maxAlerts)
            continue;
        Json silences = Json::array();
        for (const Json &one : alert.at(pointer)) {
            if (one.is_string() && one.get_ref<const std::string &>().size() <= maxName
                && silences.size() < maxSilences)
                silences.push_back(one);
        }
        gist.push_back({{"labels", {{"holdpoint_cause", cause}}},
                        {"status", {{"silencedBy", std::move(silences)}}}});
    }
    return compactJson(gist);
}

/// Of a silence who made it.
std::string gistOfSilence(const std::string &answer)
{
    constexpr std::size_t maxName = 400;
    std::string who = textAt(parseJson(answer), "/createdBy");
    if (who.size() > maxName)
        who.clear();
    return compactJson({{"createdBy", who}});
}

Result<Delivery>
questionOf(const Receiver &receiver, const std::string &path, decltype(Delivery::gistOf) gistOf)
{
    Delivery delivery;
    delivery.gistOf = gistOf;
    delivery.url = alertmanagerUrl(receiver, path);
    delivery.caFile = receiver.caFile;
    delivery.isQuestion = true;
    if (!receiver.secretFile.empty()) {
        const auto secret = readSecret(receiver.secretFile);
        if (!secret)
            return unexpected(secret.error());
        delivery.headers = {"Authorization: Bearer " + *secret};
    }
    return delivery;
}

Delivery posting(const Receiver &receiver, const std::string &url, const Json &body)
{
    Delivery delivery;
    delivery.url = url;
    delivery.caFile = receiver.caFile;
    delivery.headers = {"Content-Type: application/json"};
    delivery.body = compactJson(body);
    return delivery;
}

Delivery alerting(const Receiver &receiver, const Json &alerts, const std::string &secret)
{
    Delivery delivery = posting(receiver, alertmanagerUrl(receiver, "alerts"), alerts);
    if (!secret.empty())
        delivery.headers.push_back("Authorization: Bearer " + secret);
    return delivery;
}

Delivery signedDelivery(const Receiver &receiver,
                        const Notice &notice,
                        const NoticeKeys &keys,
                        const std::string &secret,
                        TimePoint now)
{
    Delivery delivery = posting(receiver, receiver.url, cloudEventOf(notice, keys));
    const std::string timestamp = std::to_string(
        std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch()).count());
    delivery.headers = {"Content-Type: application/cloudevents+json; charset=utf-8",
                        "Idempotency-Key: " + keys.message,
                        "Holdpoint-Timestamp: " + timestamp,
                        "Holdpoint-Signature: " + signatureOf(timestamp, delivery.body, secret)};
    return delivery;
}

Delivery letterDelivery(const Receiver &receiver,
                        const Notice &notice,
                        const NoticeKeys &keys,
                        const std::string &secret)
{
    Delivery delivery;
    delivery.url = receiver.url;
    delivery.caFile = receiver.caFile;
    delivery.body = letterOf(notice, keys, receiver);
    delivery.user = receiver.user;
    delivery.password = secret;
    delivery.from = receiver.from;
    delivery.to = receiver.to;
    delivery.isLetter = true;
    return delivery;
}

} // namespace

NoticeKeys keysOf(const Notice &notice)
{
    // Two sites may have the same name, and the same causes.
    const std::string cause = (notice.site.empty() ? std::string() : notice.site + '\n')
        + notice.cluster + '\n' + notice.cause;
    return {digestOf(cause),
            digestOf(cause + '\n' + notice.episode + '\n' + toString(notice.event) + '\n'
                     + std::to_string(notice.number))};
}

Result<std::string> readSecret(const std::string &file)
{
    QFile source(QString::fromStdString(file));
    if (!source.open(QIODevice::ReadOnly))
        return invalid("the secret in " + file + " cannot be read");
    const QFileDevice::Permissions open =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    if (QFileInfo(source).ownerId() == getuid() && (source.permissions() & open))
        return invalid("the secret in " + file
                       + " can be read or written by others; chmod 600 closes it");
    const std::string text = source.read(maxSecretBytes).toStdString();
    const std::string secret(trimmed(text));
    if (secret.empty())
        return invalid("the secret in " + file + " is empty");
    // It would end the header that it is put into.
    if (secret.find_first_of("\r\n") != std::string::npos)
        return invalid("the secret in " + file + " has several lines");
    return secret;
}

std::string
signatureOf(const std::string &timestamp, const std::string &body, const std::string &key)
{
    return "v1="
        + QMessageAuthenticationCode::hash(QByteArray::fromStdString(timestamp + '.' + body),
                                           QByteArray::fromStdString(key),
                                           QCryptographicHash::Sha256)
              .toHex()
              .toStdString();
}

Result<Delivery> deliveryOf(const Receiver &receiver, const Notice &notice, TimePoint now)
{
    const Result<std::string> secret =
        receiver.secretFile.empty() ? std::string() : readSecret(receiver.secretFile);
    if (!secret)
        return unexpected(secret.error());
    const NoticeKeys keys = keysOf(notice);
    switch (receiver.kind) {
    case ReceiverKind::Alertmanager:
        return alerting(receiver, alertsOf(notice, keys, now), *secret);
    case ReceiverKind::Webhook:
        return signedDelivery(receiver, notice, keys, *secret, now);
    case ReceiverKind::PagerDuty:
        return posting(receiver, receiver.url, pagerDutyEventOf(notice, keys, *secret));
    case ReceiverKind::Slack:
        return posting(receiver, *secret, slackMessageOf(notice));
    case ReceiverKind::Email:
        break;
    }
    return letterDelivery(receiver, notice, keys, *secret);
}

Result<Delivery> silencedQuestion(const Receiver &receiver)
{
    // filter=holdpoint_cause=~".+"
    return questionOf(receiver,
                      "alerts?active=false&inhibited=false&unprocessed=false&silenced=true"
                      "&filter=holdpoint_cause%3D~%22.%2B%22",
                      gistOfAlerts);
}

Result<Delivery> silenceQuestion(const Receiver &receiver, const std::string &silence)
{
    return questionOf(receiver, "silence/" + silence, gistOfSilence);
}

Result<Delivery>
repeatOf(const Receiver &receiver, const std::vector<Notice> &notices, TimePoint now)
{
    const Result<std::string> secret =
        receiver.secretFile.empty() ? std::string() : readSecret(receiver.secretFile);
    if (!secret)
        return unexpected(secret.error());
    Json alerts = Json::array();
    for (const Notice &notice : notices) {
        for (Json &alert : alertsOf(notice, keysOf(notice), now))
            alerts.push_back(std::move(alert));
    }
    return alerting(receiver, alerts, *secret);
}

} // namespace hp::notify
