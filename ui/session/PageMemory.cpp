// SPDX-License-Identifier: Apache-2.0
#include "ui/session/PageMemory.h"

namespace hp::ui {

namespace {

constexpr char memoryProperty[] = "holdpointPageMemory";
const auto group = QStringLiteral("pages/");

bool isDraft(const QString &key)
{
    return key == QLatin1String("incidents/drafts") || key == QLatin1String("notes/drafts")
        || key == QLatin1String("calendar/plan") || key == QLatin1String("calendar/window")
        || key.startsWith(QLatin1String("audit/review/"));
}

} // namespace

PageMemory::PageMemory(std::unique_ptr<QSettings> settings,
                       std::unique_ptr<QSettings> drafts,
                       QObject *parent)
    : QObject(parent)
    , m_settings(std::move(settings))
    , m_drafts(std::move(drafts))
{
    if (m_settings && m_drafts)
        takeOverDrafts();
}

PageMemory::~PageMemory() = default;

void PageMemory::install(QQmlEngine &engine)
{
    engine.setProperty(memoryProperty, QVariant::fromValue(this));
}

PageMemory *PageMemory::create(QQmlEngine *engine, QJSEngine *)
{
    if (auto *installed = engine->property(memoryProperty).value<PageMemory *>()) {
        QJSEngine::setObjectOwnership(installed, QJSEngine::CppOwnership);
        return installed;
    }
    return new PageMemory({}, {}, engine);
}

QString PageMemory::text(const QString &key) const
{
    const auto known = m_values.constFind(key);
    if (known != m_values.constEnd())
        return *known;
    const QSettings *settings = settingsOf(key);
    return settings ? settings->value(group + key).toString() : QString();
}

void PageMemory::keep(const QString &key, const QString &value)
{
    m_values.insert(key, value);
    if (QSettings *settings = settingsOf(key))
        settings->setValue(group + key, value);
}

void PageMemory::takeOverDrafts()
{
    const QStringList kept = m_settings->allKeys();
    for (const QString &name : kept) {
        if (!name.startsWith(group) || !isDraft(name.mid(group.size())))
            continue;
        if (!m_drafts->contains(name))
            m_drafts->setValue(name, m_settings->value(name));
        m_settings->remove(name); // or the next backend would take it for its own as well
    }
}

QSettings *PageMemory::settingsOf(const QString &key) const
{
    return m_drafts && isDraft(key) ? m_drafts.get() : m_settings.get();
}

} // namespace hp::ui

#include "moc_PageMemory.cpp"
