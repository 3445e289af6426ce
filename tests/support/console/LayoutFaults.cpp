// SPDX-License-Identifier: Apache-2.0
#include "tests/support/console/LayoutFaults.h"

#include <QFontMetricsF>
#include <QQuickItem>

namespace hp::tests {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What two lines may share: the empty part of their height.
constexpr double leading = 4;
constexpr double rounding = 1.5;

/// One text as it is painted, in pixels of the window.
struct Painted {
    QString text{};
    QRectF whole{};
    QRectF shown{}; ///< what the clips around it leave
    const QQuickItem *layer = nullptr; ///< texts of different layers lie over one another by design
    bool scrolls = false; ///< the rest of it is a scroll away
    const QQuickItem *row = nullptr; ///< of a view
};

QString placed(const Painted &painted)
{
    return u"'%1' at %2, %3"_s.arg(painted.text)
        .arg(qRound(painted.whole.x()))
        .arg(qRound(painted.whole.y()));
}

/// Rows that a view keeps for later lie unseen where another one is.
bool arePooled(const Painted &one, const Painted &other)
{
    return one.row && other.row && one.row != other.row
        && one.row->position() == other.row->position();
}

bool isRow(const QQuickItem &item)
{
    const QQuickItem *content = item.parentItem();
    return content && content->parentItem() && content->parentItem()->inherits("QQuickItemView");
}

bool isPopupLayer(const QQuickItem &item)
{
    return item.parentItem() && item.parentItem()->inherits("QQuickOverlay");
}

/// Whether the whole of a text that is cut is one hover away: a tooltip beside it or on the control
/// around it holds it, or its row knows that it is cut and gives its words to the tooltip of the
/// table.
bool isUnderThePointer(const QQuickItem &item, const QString &text)
{
    constexpr int levels = 5;
    const QQuickItem *near = &item;
    for (int level = 0; near && level < levels; ++level, near = near->parentItem()) {
        if (near->property("cut").toBool() && near->property("words").toString().contains(text))
            return true;
        for (const QObject *child : near->children()) {
            if (child->inherits("QQuickToolTip") && child->property("text").toString() == text)
                return true;
        }
    }
    return false;
}

class Reading
{
public:
    Reading(QQuickWindow &window, const std::function<bool(const QString &)> &mustFit)
        : m_mustFit(mustFit)
        , m_window(QRectF(QPointF(), QSizeF(window.size())))
    {
        visit(*window.contentItem(), m_window, window.contentItem(), false, nullptr);
    }

    [[nodiscard]] QStringList faults() const
    {
        QStringList found = m_faults;
        for (const Painted &one : m_texts) {
            const QRectF inside = one.whole.intersected(one.shown);
            if (!one.scrolls
                && (inside.width() < one.whole.width() - rounding
                    || inside.height() < one.whole.height() - leading))
                found.append(u"clipped: "_s + placed(one));
        }
        for (qsizetype a = 0; a < m_texts.size(); ++a) {
            for (qsizetype b = a + 1; b < m_texts.size(); ++b) {
                if (m_texts[a].layer != m_texts[b].layer || arePooled(m_texts[a], m_texts[b]))
                    continue;
                const QRectF both = m_texts[a].shown.intersected(m_texts[b].shown);
                if (both.width() > 2 && both.height() > leading)
                    found.append(
                        u"over one another: %1, %2"_s.arg(placed(m_texts[a]), placed(m_texts[b])));
            }
        }
        return found;
    }

private:
    void visit(const QQuickItem &item,
               QRectF clip,
               const QQuickItem *layer,
               bool scrolls,
               const QQuickItem *row)
    {
        if (!item.isVisible() || item.opacity() == 0)
            return;
        if (isPopupLayer(item) || item.objectName() == "floating"_L1)
            layer = &item;
        if (isRow(item))
            row = &item;
        if (item.clip()) {
            clip = clip.intersected(item.mapRectToScene({0, 0, item.width(), item.height()}));
            scrolls = scrolls || item.inherits("QQuickFlickable");
        }
        if (item.inherits("QQuickText"))
            readText(item, clip, layer, scrolls, row);
        else if (item.inherits("QQuickTextInput"))
            readField(item);
        const QList<QQuickItem *> children = item.childItems();
        for (const QQuickItem *child : children)
            visit(*child, clip, layer, scrolls, row);
    }

    void readText(const QQuickItem &item,
                  const QRectF &clip,
                  const QQuickItem *layer,
                  bool scrolls,
                  const QQuickItem *row)
    {
        const QString text = item.property("text").toString();
        if (text.trimmed().isEmpty() || item.width() < 1)
            return;
        Painted painted{text, item.mapRectToScene(item.boundingRect()), {}, layer, scrolls, row};
        painted.shown = painted.whole.intersected(clip);
        if (scrolls && painted.shown.isEmpty())
            return;
        // Of several lengths of a text the longest that fits is shown; the last one is the
        // shortest.
        const QString shortest = text.section(u'\u009c', -1);
        const bool cut = item.property("truncated").toBool()
            && (shortest == text
                || QFontMetricsF(item.property("font").value<QFont>()).horizontalAdvance(shortest)
                    > item.width());
        if (cut && m_mustFit(text) && !isUnderThePointer(item, text))
            m_faults.append(u"cut: "_s + placed(painted));
        m_texts.append(painted);
    }

    void readField(const QQuickItem &field)
    {
        const double room = field.width() - field.property("leftPadding").toDouble()
            - field.property("rightPadding").toDouble();
        if (!field.hasActiveFocus() && field.property("contentWidth").toDouble() > room + rounding)
            m_faults.append(
                u"a field that shows a part of '%1'"_s.arg(field.property("text").toString()));
    }

    const std::function<bool(const QString &)> &m_mustFit;
    QRectF m_window;
    QList<Painted> m_texts;
    QStringList m_faults;
};

} // namespace

QStringList layoutFaults(QQuickWindow &window, const std::function<bool(const QString &)> &mustFit)
{
    return Reading(window, mustFit).faults();
}

} // namespace hp::tests
