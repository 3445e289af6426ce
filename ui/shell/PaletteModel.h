// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/session/FleetModel.h"
#include "ui/session/KeyedRowsModel.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QQmlEngine>
#include <QVariantList>

#include <vector>

namespace hp::ui {

/// How well the letters of a query are found in a text in their order; 0 when they are not. Letters
/// in a row and at the beginning of words count more. Case does not count.
[[nodiscard]] int fuzzyScore(const QString &query, const QString &text);

/// What the command palette offers for the words typed so far: the given commands, what ends a hold
/// of any machine, and machines.
/// At most 50, the best first. GUI thread.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY changed)
    /// Maps of {id, text, detail, keys, guard}; they come back from at(). For a link to a page
    /// there is one entry, {link}, or {} with why it cannot be opened.
    Q_PROPERTY(QVariantList commands READ commands WRITE setCommands NOTIFY changed)
    Q_PROPERTY(hp::ui::FleetModel *fleet READ fleet WRITE setFleet NOTIFY changed)
    /// Rows of the view `gone`: machines of the record that are no more.
    Q_PROPERTY(hp::ui::KeyedRowsModel *gone READ gone WRITE setGone NOTIFY changed)
    /// What stops any machine of the fleet can be ended from here.
    Q_PROPERTY(bool mayAct READ mayAct WRITE setMayAct NOTIFY changed)
    /// Only machines are offered.
    Q_PROPERTY(bool machinesOnly READ isMachinesOnly WRITE setMachinesOnly NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    enum Role { TextRole = Qt::UserRole + 1, DetailRole, KeysRole, GuardRole };

    explicit PaletteModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const QString &query() const { return m_query; }
    void setQuery(const QString &query);
    [[nodiscard]] const QVariantList &commands() const { return m_commands; }
    void setCommands(const QVariantList &commands);
    [[nodiscard]] FleetModel *fleet() const { return m_fleet; }
    void setFleet(FleetModel *fleet);
    [[nodiscard]] KeyedRowsModel *gone() const { return m_gone; }
    void setGone(KeyedRowsModel *gone);
    [[nodiscard]] bool mayAct() const { return m_mayAct; }
    void setMayAct(bool may);
    [[nodiscard]] bool isMachinesOnly() const { return m_machinesOnly; }
    void setMachinesOnly(bool only);
    [[nodiscard]] int count() const { return static_cast<int>(m_found.size()); }
    /// The command as it was given, or {machine: key}; empty when there is no such row.
    [[nodiscard]] Q_INVOKABLE QVariantMap at(int row) const;

signals:
    void changed();

private:
    struct Found {
        int score = 0;
        QVariantMap entry{};
    };

    void find();
    [[nodiscard]] bool isCommand(const QVariant &request) const;

    QString m_query;
    QVariantList m_commands;
    FleetModel *m_fleet = nullptr;
    QPointer<KeyedRowsModel> m_gone{};
    bool m_mayAct = false;
    bool m_machinesOnly = false;
    std::vector<Found> m_found;
};

} // namespace hp::ui
