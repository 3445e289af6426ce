// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QSettings>
#include <QString>

#include <memory>
#include <type_traits>

namespace hp::ui {

/// What a page was narrowed to when it was left, so that it is the same when somebody comes back to
/// it, also after a restart. Keys begin with the name of the page: "power/filter". What somebody
/// has written and not sent yet is kept apart, by the backend that it is meant for. One per engine;
/// QML sees it as `PageMemory`. GUI thread.
class PageMemory : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Null `settings`: remembered until the console ends. Never to be made without arguments: QML
    /// then makes one of its own and does not ask create(). `drafts` are of one backend; those that
    /// are still among `settings` are taken over. Null: they stay there.
    explicit PageMemory(std::unique_ptr<QSettings> settings,
                        std::unique_ptr<QSettings> drafts = {},
                        QObject *parent = nullptr);
    ~PageMemory() override;

    /// Makes this the `PageMemory` of an engine, which must not outlive it.
    void install(QQmlEngine &engine);
    /// For the QML type system; one that forgets at the end in an engine without an installed one.
    static PageMemory *create(QQmlEngine *engine, QJSEngine *);

    /// Empty for what was never kept.
    [[nodiscard]] Q_INVOKABLE QString text(const QString &key) const;
    Q_INVOKABLE void keep(const QString &key, const QString &value);

private:
    void takeOverDrafts();
    /// Where this key is kept; null: nowhere.
    [[nodiscard]] QSettings *settingsOf(const QString &key) const;

    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<QSettings> m_drafts;
    QHash<QString, QString> m_values;
};

static_assert(!std::is_default_constructible_v<PageMemory>);

} // namespace hp::ui
