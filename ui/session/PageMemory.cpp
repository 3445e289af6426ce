// SPDX-License-Identifier: Apache-2.0
#include "ui/session/PageMemory.h"

namespace hp::ui {

namespace {

constexpr char memoryProperty[] = "holdpointPageMemory";
const auto group = QStringLiteral("pages/");

} // namespace

PageMemory::PageMemory(std::unique_ptr<QSettings> settings, QObject *parent)
    : QObject(parent)
    , m_settings(std::move(settings))
{ }

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
    return new PageMemory({}, engine);
}

QString PageMemory::text(const QString &key) const
{
    const auto known = m_values.constFind(key);
    if (known != m_values.constEnd())
        return *known;
    return m_settings ? m_settings->value(group + key).toString() : QString();
}

void PageMemory::keep(const QString &key, const QString &value)
{
    m_values.insert(key, value);
    if (m_settings)
        m_settings->setValue(group + key, value);
}

} // namespace hp::ui

#include "moc_PageMemory.cpp"
