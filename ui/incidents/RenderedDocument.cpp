// SPDX-License-Identifier: Apache-2.0
#include "ui/incidents/RenderedDocument.h"

#include <QFont>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include <utility>
#include <vector>

namespace hp::ui {

namespace {

/// Made and laid out while a person waits for it.
constexpr qsizetype maxCharacters = 40'000;
const QString htmlFormat = QStringLiteral("html");

/// It fetches nothing, whatever stands in it.
class SealedDocument final : public QTextDocument
{
protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

QRegularExpression element(const QString &name)
{
    return QRegularExpression(QStringLiteral("<%1\\b[^>]*>.*?</%1\\s*>").arg(name),
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::DotMatchesEverythingOption);
}

const QRegularExpression &fetchingTags()
{
    static const QRegularExpression tags(
        QStringLiteral("<(?:img|link|base|object|iframe)\\b[^>]*>"),
        QRegularExpression::CaseInsensitiveOption);
    return tags;
}

/// At most so much of it, whole lines.
QString beginningOf(const QString &source)
{
    if (source.size() <= maxCharacters)
        return source;
    return source.left(std::max<qsizetype>(0, source.lastIndexOf(QLatin1Char('\n'), maxCharacters))
                       + 1);
}

using Pairs = std::vector<std::pair<QString, QString>>;

/// Takes the front matter off a Markdown document.
Pairs takeFrontMatter(QString &source)
{
    const QString fence = QStringLiteral("---\n");
    if (!source.startsWith(fence))
        return {};
    const qsizetype end = source.indexOf(QStringLiteral("\n---\n"), fence.size() - 1);
    if (end < 0)
        return {};
    Pairs pairs;
    for (const QString &line : source.mid(fence.size(), end - fence.size())
                                   .split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QString value = line.section(QStringLiteral(": "), 1);
        if (value.size() >= 2 && value.startsWith(QLatin1Char('"'))
            && value.endsWith(QLatin1Char('"')))
            value = value.mid(1, value.size() - 2);
        pairs.emplace_back(line.section(QStringLiteral(": "), 0, 0), value);
    }
    source = source.mid(end + 5);
    return pairs;
}

void insertFrontMatter(QTextDocument &document, const Pairs &pairs)
{
    if (pairs.empty())
        return;
    QTextCursor cursor(&document);
    cursor.movePosition(QTextCursor::Start);
    cursor.insertBlock(QTextBlockFormat(), QTextCharFormat());
    cursor.movePosition(QTextCursor::Start);
    cursor.setBlockFormat({});
    QTextTable *table = cursor.insertTable(static_cast<int>(pairs.size()), 2);
    for (int row = 0; row < table->rows(); ++row) {
        const auto &[name, value] = pairs[static_cast<std::size_t>(row)];
        table->cellAt(row, 0).firstCursorPosition().insertText(name, {});
        table->cellAt(row, 1).firstCursorPosition().insertText(value, {});
    }
}

/// Pictures become their words, links plain text.
void disarm(QTextDocument &document)
{
    struct Piece {
        int at = 0;
        int length = 0;
        QTextCharFormat format{};
    };
    std::vector<Piece> found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto piece = block.begin(); !piece.atEnd(); ++piece) {
            const QTextFragment fragment = piece.fragment();
            if (fragment.charFormat().isImageFormat() || fragment.charFormat().isAnchor())
                found.push_back({fragment.position(), fragment.length(), fragment.charFormat()});
        }
    }
    // From the end: places before a change stay.
    for (auto piece = found.rbegin(); piece != found.rend(); ++piece) {
        QTextCursor cursor(&document);
        cursor.setPosition(piece->at);
        cursor.setPosition(piece->at + piece->length, QTextCursor::KeepAnchor);
        if (piece->format.isImageFormat()) {
            const QString words = piece->format.property(QTextFormat::ImageAltText).toString();
            cursor.insertText(words.isEmpty() ? QStringLiteral("\u2026") : words,
                              QTextCharFormat());
            continue;
        }
        QTextCharFormat plain;
        plain.setFontWeight(piece->format.fontWeight());
        plain.setFontItalic(piece->format.fontItalic());
        cursor.setCharFormat(plain);
    }
}

/// Room between what is no cell of a table and no item of a list; headings belong to what follows.
void space(QTextDocument &document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        if (cursor.currentTable() || block.text().isEmpty())
            continue;
        QTextBlockFormat format;
        const bool isHeading = block.blockFormat().headingLevel() > 0;
        const bool endsList = block.textList() && !block.next().textList();
        format.setTopMargin(isHeading ? 14 : 0);
        format.setBottomMargin(isHeading ? 4 : block.textList() && !endsList ? 2 : 8);
        cursor.mergeBlockFormat(format);
    }
}

void dress(QTextFrame *frame, const DocumentLook &look)
{
    for (QTextFrame *child : frame->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(child);
        if (table) {
            QTextTableFormat format = table->format();
            format.setBackground(Qt::NoBrush);
            format.setBorder(1);
            format.setBorderBrush(look.line);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderCollapse(true);
            format.setCellPadding(4);
            format.setCellSpacing(0);
            format.setTopMargin(4);
            format.setBottomMargin(8);
            table->setFormat(format);
            for (int column = 0; format.headerRowCount() > 0 && column < table->columns();
                 ++column) {
                QTextTableCell cell = table->cellAt(0, column);
                QTextCharFormat head = cell.format();
                head.setBackground(look.head);
                cell.setFormat(head);
            }
        }
        dress(child, look);
    }
}

} // namespace

QString renderedDocument(const QString &source,
                         const QString &format,
                         const DocumentLook &look,
                         const QString &left,
                         const QString &cut)
{
    SealedDocument document;
    QFont font(look.family);
    font.setPixelSize(look.pixelSize);
    document.setDefaultFont(font);
    const bool isHtml = format == htmlFormat;
    QString text = source;
    Pairs front;
    if (isHtml) {
        for (const char *name : {"head", "style", "script"})
            text.remove(element(QLatin1String(name)));
        // Qt takes what follows a tag without an end for a part of it.
        static const QRegularExpression endless(QStringLiteral("<(?:link|base)\\b[^>]*>"),
                                                QRegularExpression::CaseInsensitiveOption);
        text.remove(endless);
        text.replace(element(QStringLiteral("svg")),
                     QStringLiteral("<p><i>%1</i></p>").arg(left.toHtmlEscaped()));
    } else {
        front = takeFrontMatter(text);
    }
    const QString shown = beginningOf(text);
    if (isHtml)
        document.setHtml(shown);
    else
        document.setMarkdown(shown,
                             QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                                 | QTextDocument::MarkdownNoHTML);
    disarm(document);
    insertFrontMatter(document, front);
    dress(document.rootFrame(), look);
    space(document);
    if (shown.size() < text.size()) {
        QTextCursor end(&document);
        end.movePosition(QTextCursor::End);
        end.insertBlock({}, {});
        end.insertText(cut);
    }
    QString html = document.toHtml();
    // Whatever the formats above did not know: what names something to be fetched goes. A text has
    // no "<" in it here.
    html.remove(fetchingTags());
    static const QRegularExpression addressed(
        QStringLiteral("(<[^<>]*?)(?:\\s(?:background|src|href)=\"[^\"]*\"|url\\s*\\([^)<>]*\\))"),
        QRegularExpression::CaseInsensitiveOption);
    while (html.contains(addressed))
        html.replace(addressed, QStringLiteral("\\1"));
    return html;
}

QString RenderedDocument::text() const
{
    if (m_source.isEmpty())
        return {};
    return renderedDocument(m_source,
                            m_format,
                            {m_family, m_pixelSize, m_line, m_head},
                            tr("The picture of the lanes is in the exported file."),
                            tr("The preview ends here; the exported file has all of it."));
}

} // namespace hp::ui

#include "moc_RenderedDocument.cpp"
