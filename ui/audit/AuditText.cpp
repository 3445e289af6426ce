// SPDX-License-Identifier: Apache-2.0
#include "ui/audit/AuditText.h"

#include "model/base/Csv.h"
#include "model/live/AuditRows.h"
#include "ui/session/KeyedRowsModel.h"
#include "ui/session/RowFields.h"

#include <QByteArrayView>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string>

namespace hp::ui {

namespace {

using Content = live::BasicAuditContent<QString>;
using Audit = live::BasicAuditRow<QString, Content>;

/// Makes a line of CSV of what it is told of a row, or of the names of that.
struct Line {
    bool names = false;
    std::string text{};

    void add(const char *name, const QString &value)
    {
        if (!text.empty())
            text += ',';
        text += names ? std::string(name) : csvField(value.toStdString());
    }
};

QString stampOf(const live::Instant &at)
{
    return at ? QString::fromStdString(formatMicroTime(*at)) : QString();
}

std::string lineOf(const Audit &row, bool names)
{
    Line line{names};
    const Content &content = row.content;
    line.add("number", QString::number(row.number));
    line.add("at", stampOf(row.at));
    line.add("override", row.override);
    line.add("hash", row.hash);
    line.add("action", content.action);
    line.add("kind", content.kind);
    line.add("namespace", content.ns);
    line.add("name", content.name);
    line.add("level", content.level);
    line.add("actor", content.actor);
    line.add("asUser", content.asUser);
    line.add("from", content.from);
    line.add("reason", content.reason);
    line.add("approvedBy", content.approvedBy);
    line.add("digest", content.digest);
    line.add("result", content.result);
    line.add("outcome", content.outcome);
    line.add("patch", content.patch);
    return line.text + "\r\n";
}

/// %1 is who, %2 the object, %3 the hook or the key.
struct Phrase {
    const char *action;
    const char *asked; ///< null: there is a row only of what is done
    const char *done;
};

// clang-format off
constexpr std::array phrases{
    Phrase{"remove-hook",          QT_TRANSLATE_NOOP("AuditText", "%1 asked to remove the hook %3 from %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 removed the hook %3 from %2.")},
    Phrase{"retry-drain",          QT_TRANSLATE_NOOP("AuditText", "%1 asked to retry the drain of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 retried the drain of %2.")},
    Phrase{"skip-drain",           QT_TRANSLATE_NOOP("AuditText", "%1 asked to skip the drain of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 skipped the drain of %2.")},
    Phrase{"skip-volumes",         QT_TRANSLATE_NOOP("AuditText", "%1 asked to skip the volume wait of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 skipped the volume wait of %2.")},
    Phrase{"limit-drain",          QT_TRANSLATE_NOOP("AuditText", "%1 asked to limit the drains of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 limited the drains of %2.")},
    Phrase{"mark-for-replacement", QT_TRANSLATE_NOOP("AuditText", "%1 asked to mark %2 for replacement."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 marked %2 for replacement.")},
    Phrase{"remediate-machine",    QT_TRANSLATE_NOOP("AuditText", "%1 asked for the remediation of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 requested the remediation of %2.")},
    Phrase{"cancel-remediation",   QT_TRANSLATE_NOOP("AuditText", "%1 asked to cancel the remediation of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 cancelled the remediation of %2.")},
    Phrase{"skip-remediation",     QT_TRANSLATE_NOOP("AuditText", "%1 asked to exclude %2 from remediation."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 excluded %2 from remediation.")},
    Phrase{"allow-remediation",    QT_TRANSLATE_NOOP("AuditText", "%1 asked to include %2 in remediation again."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 included %2 in remediation again.")},
    Phrase{"restore-drain",        QT_TRANSLATE_NOOP("AuditText", "%1 asked to restore the drain of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 restored the drain of %2.")},
    Phrase{"restore-volume-wait",  QT_TRANSLATE_NOOP("AuditText", "%1 asked to restore the volume wait of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 restored the volume wait of %2.")},
    Phrase{"pause-machine",        QT_TRANSLATE_NOOP("AuditText", "%1 asked to pause %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 paused %2.")},
    Phrase{"resume-machine",       QT_TRANSLATE_NOOP("AuditText", "%1 asked to resume %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 resumed %2.")},
    Phrase{"pause-cluster",        QT_TRANSLATE_NOOP("AuditText", "%1 asked to pause %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 paused %2.")},
    Phrase{"resume-cluster",       QT_TRANSLATE_NOOP("AuditText", "%1 asked to resume %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 resumed %2.")},
    Phrase{"cordon",               QT_TRANSLATE_NOOP("AuditText", "%1 asked to cordon %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 cordoned %2.")},
    Phrase{"uncordon",             QT_TRANSLATE_NOOP("AuditText", "%1 asked to uncordon %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 uncordoned %2.")},
    Phrase{"add-hold",             QT_TRANSLATE_NOOP("AuditText", "%1 asked to hold %2 off."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 set a hold that keeps %2 off.")},
    Phrase{"release-hold",         QT_TRANSLATE_NOOP("AuditText", "%1 asked to release the hold %3 on %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 released the hold %3 on %2.")},
    Phrase{"release-power-key",    QT_TRANSLATE_NOOP("AuditText", "%1 asked to release the power key %3 of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 released the power key %3 of %2.")},
    Phrase{"power-on",             QT_TRANSLATE_NOOP("AuditText", "%1 asked to power on %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 powered on %2.")},
    Phrase{"power-off",            QT_TRANSLATE_NOOP("AuditText", "%1 asked to power off %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 powered off %2.")},
    Phrase{"soft-reboot",          QT_TRANSLATE_NOOP("AuditText", "%1 asked for a soft reboot of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 made a soft reboot of %2.")},
    Phrase{"hard-reboot",          QT_TRANSLATE_NOOP("AuditText", "%1 asked for a hard reboot of %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 made a hard reboot of %2.")},
    Phrase{"pause",                QT_TRANSLATE_NOOP("AuditText", "%1 asked to pause %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 paused %2.")},
    Phrase{"resume",               QT_TRANSLATE_NOOP("AuditText", "%1 asked to resume %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 resumed %2.")},
    Phrase{"detach",               QT_TRANSLATE_NOOP("AuditText", "%1 asked to detach %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 detached %2.")},
    Phrase{"attach",               QT_TRANSLATE_NOOP("AuditText", "%1 asked to attach %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 attached %2.")},
    Phrase{"open-link",            nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%2 came by a link that %1 shared.")},
    Phrase{"approve-wall",         nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 approved the screen %2.")},
    Phrase{"deny-wall",            nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 denied the screen %2.")},
    Phrase{"pair-wall",            nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "The screen %2, approved by %1, was paired.")},
    Phrase{"rename-wall",          nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 renamed a screen to %2.")},
    Phrase{"revoke-wall",          nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 revoked the screen %2.")},
    Phrase{"create-token",         nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 created the token %2.")},
    Phrase{"revoke-token",         nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 revoked the token %2.")},
    Phrase{"rotate-token",         nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 replaced the token %2.")},
    Phrase{"rotate-certificate",   nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 replaced the certificate.")},
    Phrase{"rotate-audit-key",     nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 replaced the key of the audit.")},
    Phrase{"rotate-bundle-key",    nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 replaced the key that signs bundles.")},
    Phrase{"accept-audit",         nullptr,
                                   QT_TRANSLATE_NOOP("AuditText", "%1 accepted the audit as it is.")},
    Phrase{"set-budget",           QT_TRANSLATE_NOOP("AuditText", "%1 asked to set the budget %2."),
                                   QT_TRANSLATE_NOOP("AuditText", "%1 set the budget %2.")},
};
// clang-format on

QString textIn(const QVariantMap &content, const char *name)
{
    return content.value(QLatin1String(name)).toString();
}

/// The name alone of "reboot.metal3.io/name".
QString shortKey(const QString &key)
{
    return key.mid(key.indexOf(QLatin1Char('/')) + 1);
}

} // namespace

QString AuditText::sentence(const QVariantMap &row)
{
    const QVariantMap content = row.value(QStringLiteral("content")).toMap();
    const QString actor = textIn(content, "actor");
    if (const QString by = textIn(content, "review"); !by.isEmpty())
        return tr("%1 reviewed the break-glass of %2.").arg(by, actor);
    const QString action = textIn(content, "action");
    const auto phrase = std::ranges::find_if(
        phrases, [&](const Phrase &one) { return action == QLatin1String(one.action); });
    const QString hook = textIn(content, "hook");
    const QString what = hook.isEmpty() ? shortKey(textIn(content, "powerKey")) : hook;
    const QString object = textIn(content, "name");
    // Of a newer backend, or of an older one that did not write which hook it was.
    const bool namesIt =
        phrase != phrases.end() && QByteArrayView(phrase->done).contains(QByteArrayView("%3"));
    const bool isTold = phrase != phrases.end() && (!namesIt || !what.isEmpty());
    if (!isTold)
        return tr("%1: %2, %3.").arg(actor, action, object);
    const QString came = textIn(content, "result");
    const bool isDone =
        !phrase->asked || came == QLatin1String("observed") || came == QLatin1String("set");
    const auto said = [&](const char *text) {
        const QString words = QCoreApplication::translate("AuditText", text);
        return namesIt                            ? words.arg(actor, object, what)
            : words.contains(QLatin1String("%2")) ? words.arg(actor, object)
                                                  : words.arg(actor);
    };
    if (textIn(content, "phase") == QLatin1String("approved"))
        return tr("%1 approved: %2").arg(textIn(content, "approvedBy"), said(phrase->asked));
    return said(isDone ? phrase->done : phrase->asked);
}

QStringList AuditText::circumstances(const QVariantMap &row)
{
    const QVariantMap content = row.value(QStringLiteral("content")).toMap();
    QStringList parts;
    const auto add = [&parts](const QString &text, const QString &value) {
        if (!value.isEmpty())
            parts.append(text.arg(value));
    };
    add(tr("\u201c%1\u201d"), textIn(content, "reason"));
    add(tr("note \u201c%1\u201d"), textIn(content, "note"));
    if (content.value(QStringLiteral("breakGlass")).toBool())
        parts.append(tr("break-glass"));
    add(tr("approved by %1"), textIn(content, "approvedBy"));
    add(tr("from %1"), place(row));
    add(tr("on behalf of %1"), textIn(content, "asUser"));
    return parts;
}

QString AuditText::result(const QVariantMap &row, bool isSent)
{
    const QVariantMap content = row.value(QStringLiteral("content")).toMap();
    if (!textIn(content, "review").isEmpty())
        return tr("reviewed");
    const QString given = textIn(content, "result");
    const auto wordOf = [](const auto &words, const QString &id) {
        const auto word = std::ranges::find_if(
            words, [&id](const auto &one) { return id == QLatin1String(one.first); });
        return word == words.end() ? id : word->second;
    };
    if (given.isEmpty()) {
        const QString phase = textIn(content, "phase");
        // Its machines have rows of their own, which tell what was sent.
        if (textIn(content, "kind") == QLatin1String("Plan"))
            return wordOf(std::array{std::pair{"committed", tr("committed")},
                                     std::pair{"approved", tr("approved")},
                                     std::pair{"wave", tr("wave started")},
                                     std::pair{"stopped", tr("stopped")},
                                     std::pair{"resumed", tr("continued")},
                                     std::pair{"ended", tr("ended")}},
                          phase);
        if (phase == QLatin1String("committed"))
            return isSent ? tr("committed") : tr("will be sent");
        if (phase == QLatin1String("approved"))
            return isSent ? tr("approved") : tr("will be sent");
        return row.value(QStringLiteral("opens")).toBool() ? tr("about to be sent") : QString();
    }
    return wordOf(std::array{std::pair{"observed", tr("observed")},
                             std::pair{"timedOut", tr("timed out")},
                             std::pair{"refused", tr("refused")},
                             std::pair{"aborted", tr("aborted")},
                             std::pair{"expired", tr("expired")},
                             std::pair{"voided", tr("voided")},
                             std::pair{"accepted", tr("accepted")},
                             std::pair{"opened", tr("opened")},
                             std::pair{"created", tr("created")},
                             std::pair{"replaced", tr("replaced")},
                             std::pair{"set", tr("set")},
                             std::pair{"approved", tr("approved")},
                             std::pair{"denied", tr("denied")},
                             std::pair{"paired", tr("paired")},
                             std::pair{"renamed", tr("renamed")},
                             std::pair{"revoked", tr("revoked")}},
                  given);
}

QString AuditText::place(const QVariantMap &row)
{
    static const QRegularExpression port(QStringLiteral(R"(^(\[.+\]|[^:]+):\d+$)"));
    return textIn(row.value(QStringLiteral("content")).toMap(), "from")
        .replace(port, QStringLiteral("\\1"));
}

QString AuditText::csv(const QAbstractItemModel *table) const
{
    std::string text = lineOf({}, true);
    for (int i = 0; table && i < table->rowCount(); ++i)
        text += lineOf(rowOf<Audit>(table->index(i, 0).data(KeyedRowsModel::RowRole)), false);
    return QString::fromStdString(text);
}

QString AuditText::jsonl(const QAbstractItemModel *table) const
{
    QByteArray text;
    for (int i = 0; table && i < table->rowCount(); ++i)
        text += QJsonDocument(QJsonObject::fromVariantMap(
                                  table->index(i, 0).data(KeyedRowsModel::RowRole).toMap()))
                    .toJson(QJsonDocument::Compact)
            + '\n';
    return QString::fromUtf8(text);
}

QString AuditText::readable(const QString &json) const
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    return document.isNull() ? json : QString::fromUtf8(document.toJson()).trimmed();
}

} // namespace hp::ui

#include "moc_AuditText.cpp"
