// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <QSettings>
#include <QStringList>

#include <memory>

namespace hp::ui {

/// Every key that a person can give to something else: what it does, where, which keys it has. A
/// pane of the settings edits it, the sheet and the palette read it. No single letter of it writes
/// to a cluster. GUI thread.
class KeyMap : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the console")
    /// Grows with each change, for bindings that call functions.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    enum Role {
        ActionRole = Qt::UserRole + 1, ///< "acknowledge"
        TextRole, ///< "Acknowledge"
        PageRole, ///< the only page where it works, or empty
        KeysRole, ///< QStringList, portable: "Ctrl+K"
        StandardRole, ///< the keys it comes with
        ChangedRole,
    };

    /// Null `settings`: what is changed is forgotten at the end.
    explicit KeyMap(std::unique_ptr<QSettings> settings = {}, QObject *parent = nullptr);
    ~KeyMap() override;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int revision() const { return m_revision; }
    /// Empty for an action that there is not.
    [[nodiscard]] Q_INVOKABLE QStringList keys(const QString &action) const;
    /// The first of them, as a person reads it: "Ctrl+K"; empty for none.
    [[nodiscard]] Q_INVOKABLE QString label(const QString &action) const;
    /// {action, text, page, label} of a row.
    [[nodiscard]] Q_INVOKABLE QVariantMap entry(int row) const;
    /// Why these keys cannot be given to an action, one sentence; empty when they can.
    [[nodiscard]] Q_INVOKABLE QString conflict(const QString &action, const QString &keys) const;
    /// `keys` are portable texts with commas between them; empty takes all away. Returns
    /// conflict().
    Q_INVOKABLE QString rebind(const QString &action, const QString &keys);
    Q_INVOKABLE void reset(const QString &action);
    Q_INVOKABLE void resetAll();
    /// Takes over what was changed in another window of this console, which keeps it in the file.
    void follow(const KeyMap &other);
    /// One line per action, "acknowledge = A", for another console.
    [[nodiscard]] Q_INVOKABLE QString exported() const;

signals:
    void changed();

private:
    [[nodiscard]] int rowOf(const QString &action) const;
    void rowsChanged(int first, int last);

    std::unique_ptr<QSettings> m_settings;
    QHash<QString, QStringList> m_own; ///< what differs from the standard
    int m_revision = 0;
};

} // namespace hp::ui
