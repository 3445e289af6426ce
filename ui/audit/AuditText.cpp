// SPDX-License-Identifier: Apache-2.0
#include "ui/audit/AuditText.h"

#include "model/base/Csv.h"
#include "model/live/AuditRows.h"
#include "ui/session/RowFields.h"

#include <QJsonDocument>
#include <QJsonObject>

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

} // namespace

QString AuditText::csv(const RowsTable *table) const
{
    std::string text = lineOf({}, true);
    for (int i = 0; table && i < table->count(); ++i)
        text += lineOf(rowOf<Audit>(table->at(i)), false);
    return QString::fromStdString(text);
}

QString AuditText::jsonl(const RowsTable *table) const
{
    QByteArray text;
    for (int i = 0; table && i < table->count(); ++i)
        text += QJsonDocument(QJsonObject::fromVariantMap(table->at(i).toMap()))
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
