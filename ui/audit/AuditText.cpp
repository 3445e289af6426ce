// SPDX-License-Identifier: Apache-2.0
#include "ui/audit/AuditText.h"

#include "model/base/Csv.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace hp::ui {

namespace {

constexpr std::array ofRow{"number", "at", "override", "hash"};
constexpr std::array ofContent{"action",
                               "kind",
                               "namespace",
                               "name",
                               "level",
                               "actor",
                               "asUser",
                               "from",
                               "reason",
                               "approvedBy",
                               "digest",
                               "result",
                               "outcome",
                               "patch"};

/// A line of the members of a row and of its content, or with nothing of their names.
std::string lineOf(const QVariantMap *row)
{
    std::string line;
    const char *comma = "";
    const auto add = [&](const QVariantMap *members, const char *name) {
        line += comma;
        line += members ? csvField(members->value(QLatin1String(name)).toString().toStdString())
                        : std::string(name);
        comma = ",";
    };
    for (const char *name : ofRow)
        add(row, name);
    const QVariantMap content = row ? row->value(QStringLiteral("content")).toMap() : QVariantMap();
    for (const char *name : ofContent)
        add(row ? &content : nullptr, name);
    return line + "\r\n";
}

} // namespace

QString AuditText::csv(const RowsTable *table) const
{
    std::string text = lineOf(nullptr);
    for (int i = 0; table && i < table->count(); ++i) {
        const QVariantMap row = table->at(i);
        text += lineOf(&row);
    }
    return QString::fromStdString(text);
}

QString AuditText::jsonl(const RowsTable *table) const
{
    QByteArray text;
    for (int i = 0; table && i < table->count(); ++i)
        text +=
            QJsonDocument(QJsonObject::fromVariantMap(table->at(i))).toJson(QJsonDocument::Compact)
            + '\n';
    return QString::fromUtf8(text);
}

QString AuditText::readable(const QString &json) const
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    return document.isNull() ? json : QString::fromUtf8(document.toJson()).trimmed();
}

} // namespace hp::ui
