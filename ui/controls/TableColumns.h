// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QSet>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>

#include <vector>

namespace hp::ui {

/// The columns of a table: in which order they stand, which are shown, and where each of them is.
/// Head and rows read their places from it (TableCell). The page says what there is and how wide
/// each would be (`natural`); what a person chose of order, widths and columns goes over it and is
/// one text, to be kept and passed on. All measures are pixels. GUI thread.
class TableColumns : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// Maps of {id, title, name, least, grows, essential, pinned, right}: `name` is read out and
    /// stands in menus where the title is empty, `least` is what it can be read in, one that
    /// `grows` takes the room that is left, one that is `essential` is never hidden, one that is
    /// `pinned` neither moves nor changes its width. Pinned ones come first.
    Q_PROPERTY(QVariantList columns READ columns WRITE setColumns NOTIFY declared)
    /// The width of each by its id as the page would have it; 0: there is no room for it.
    Q_PROPERTY(QVariantMap natural READ natural WRITE setNatural NOTIFY naturalChanged)
    Q_PROPERTY(double room READ room WRITE setRoom NOTIFY roomChanged)
    Q_PROPERTY(double gap READ gap WRITE setGap NOTIFY gapChanged)
    /// What a person chose; empty for nothing. What cannot be read of it is nothing.
    Q_PROPERTY(QString chosen READ chosen WRITE setChosen NOTIFY chosenChanged)
    /// Those that a person hid.
    Q_PROPERTY(QStringList hidden READ hidden NOTIFY chosenChanged)
    /// The ids of those that have a place, from left to right.
    Q_PROPERTY(QStringList shown READ shown NOTIFY shownChanged)

public:
    explicit TableColumns(QObject *parent = nullptr);

    [[nodiscard]] const QVariantList &columns() const { return m_given; }
    void setColumns(const QVariantList &columns);
    [[nodiscard]] const QVariantMap &natural() const { return m_natural; }
    void setNatural(const QVariantMap &natural);
    [[nodiscard]] double room() const { return m_room; }
    void setRoom(double room);
    [[nodiscard]] double gap() const { return m_gap; }
    void setGap(double gap);
    [[nodiscard]] QString chosen() const;
    void setChosen(const QString &chosen);
    [[nodiscard]] QStringList hidden() const;
    [[nodiscard]] const QStringList &shown() const { return m_shown; }

    /// As it was declared; empty for one that there is not.
    [[nodiscard]] Q_INVOKABLE QVariantMap column(const QString &id) const;
    /// What it is called where its title is empty.
    [[nodiscard]] Q_INVOKABLE QString nameOf(const QString &id) const;
    /// 0 for one that has no place.
    [[nodiscard]] Q_INVOKABLE double widthOf(const QString &id) const;
    [[nodiscard]] Q_INVOKABLE double xOf(const QString &id) const;
    [[nodiscard]] Q_INVOKABLE bool isShown(const QString &id) const;
    [[nodiscard]] Q_INVOKABLE bool canHide(const QString &id) const;
    [[nodiscard]] Q_INVOKABLE bool canMove(const QString &id) const;
    /// The ids of all that can be hidden or shown, in their order.
    [[nodiscard]] Q_INVOKABLE QStringList choices() const;
    /// Before which one a column would stand that is let go of at this place; -1: it stays.
    [[nodiscard]] Q_INVOKABLE int placeAt(const QString &id, double x) const;

    /// As wide as that, but no narrower than it can be read and no wider than leaves the others
    /// what they need.
    Q_INVOKABLE void resize(const QString &id, double width);
    /// As wide as the page would have it.
    Q_INVOKABLE void fit(const QString &id);
    /// By so many places to the right, among those that are shown.
    Q_INVOKABLE void move(const QString &id, int by);
    /// To that place among those that are shown.
    Q_INVOKABLE void moveTo(const QString &id, int place);
    Q_INVOKABLE void setHidden(const QString &id, bool hidden);
    /// As the page has them.
    Q_INVOKABLE void reset();

signals:
    void declared();
    void naturalChanged();
    void roomChanged();
    void gapChanged();
    void chosenChanged();
    void shownChanged();
    /// Every place may be another one.
    void placed();

private:
    struct Column {
        QString id{};
        double least = 0;
        bool grows = false;
        bool essential = false;
        bool pinned = false;
    };
    struct Place {
        double x = 0;
        double width = 0;
    };

    [[nodiscard]] const Column *find(const QString &id) const;
    [[nodiscard]] QStringList declaredOrder() const;
    /// With what was declared meanwhile, and without what is no more.
    [[nodiscard]] QStringList completed(const QStringList &order) const;
    /// Of a column that has a place.
    [[nodiscard]] double wish(const Column &column) const;
    void choose();
    void place();

    QVariantList m_given;
    std::vector<Column> m_columns; ///< as declared
    QVariantMap m_natural;
    double m_room = 0;
    double m_gap = 0;
    QStringList m_order; ///< all ids
    QHash<QString, double> m_widths; ///< by a person
    QSet<QString> m_hidden;
    QSet<QString> m_wanted; ///< shown by a person, whether there is room or not
    QStringList m_shown;
    QHash<QString, Place> m_places;
};

} // namespace hp::ui
