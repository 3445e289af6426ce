// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace hp::ui {

/// How a document looks that is made for a reader.
struct DocumentLook {
    QString family{};
    int pixelSize = 13;
    QColor line{}; ///< around the cells of tables
    QColor head{}; ///< behind their first row

    bool operator==(const DocumentLook &) const = default;
};

/// The Markdown or HTML (`format` "md" or "html") of an export as rich text: headings, lists and
/// tables, the front matter as a table. What it tells comes from outside: nothing in it is fetched,
/// pictures are their words, links lead nowhere, HTML within Markdown stays text, and styles and
/// scripts of the page are left out. `left` stands where a picture of an HTML page was; a document
/// that is too long to lay out ends with `cut`.
[[nodiscard]] QString renderedDocument(const QString &source,
                                       const QString &format,
                                       const DocumentLook &look,
                                       const QString &left,
                                       const QString &cut);

/// renderedDocument() for QML. GUI thread.
class RenderedDocument : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString source MEMBER m_source NOTIFY changed)
    Q_PROPERTY(QString format MEMBER m_format NOTIFY changed)
    Q_PROPERTY(QString family MEMBER m_family NOTIFY changed)
    Q_PROPERTY(int pixelSize MEMBER m_pixelSize NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)
    Q_PROPERTY(QColor head MEMBER m_head NOTIFY changed)
    /// For a TextEdit with the format RichText.
    Q_PROPERTY(QString text READ text NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] QString text() const;

signals:
    void changed();

private:
    QString m_source;
    QString m_format;
    QString m_family;
    int m_pixelSize = 13;
    QColor m_line;
    QColor m_head;
};

} // namespace hp::ui
