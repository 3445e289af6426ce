// SPDX-License-Identifier: Apache-2.0
#include "tests/backend/embedded/ApplyPlayer.h"

#include "backend/embedded/apply/Nulls.h"
#include "backend/embedded/schema/CoreTypes.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>
#include <utility>

namespace hp::test {

namespace {

std::unique_ptr<embedded::SchemaNode> typeOfMachine()
{
    QFile file(qEnvironmentVariable("HOLDPOINT_SOURCE_DIR")
               + QStringLiteral("/tests/backend/embedded/apply-type.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("type.json is missing");
    Json schema{{"type", "object"}, {"properties", Json::parse(file.readAll().toStdString())}};
    for (const char *name : {"apiVersion", "kind"})
        schema["properties"][name] = {{"type", "string"}};
    auto type = embedded::compileSchema(schema);
    if (!type)
        qFatal("type.json: %s", type.error().message.c_str());
    (*type)->setProperty(
        {"metadata", embedded::CoreTypes::instance().find("ObjectMeta"), {}, false});
    return std::move(*type);
}

Json nothingYet()
{
    return {{"apiVersion", "machine.openshift.io/v1beta1"}, {"kind", "Machine"}};
}

} // namespace

ApplyPlayer::ApplyPlayer()
    : m_kind(cluster::kinds::machine())
    , m_type(typeOfMachine())
    , m_now(*parseTime("2026-01-10T12:00:00Z"))
    , m_live(nothingYet())
{
    m_kind.hasStatus = false;
}

void ApplyPlayer::forget()
{
    m_live = Object(nothingYet());
    m_managed.clear();
}

embedded::FieldManager::Write ApplyPlayer::writeOf(const std::string &manager) const
{
    return {m_kind, m_type.get(), manager, cluster::Subresource::None, {}, m_now};
}

std::string ApplyPlayer::apply(const std::string &manager, const Json &config, bool force)
{
    auto applied = m_manager.applied(writeOf(manager), live(), m_managed, config, force);
    if (!applied) {
        m_error = applied.error();
        return m_error.message;
    }
    if (applied->object) {
        Json next = applied->object.json();
        embedded::dropNulls(next); // as a schema pass does to members that lost everything in them
        m_live = Object(std::move(next));
    }
    m_managed = std::move(applied->managed);
    return {};
}

std::string ApplyPlayer::update(const std::string &manager, const Json &object)
{
    m_managed = m_manager.updated(writeOf(manager), live(), object, m_managed);
    m_live = Object(object);
    return {};
}

std::string ApplyPlayer::owners() const
{
    std::string text;
    for (const ManagedEntry &entry : m_managed) {
        text += (text.empty() ? "" : "\n") + entry.owner->manager
            + (entry.owner->applied ? " applied" : " wrote");
        entry.fields->set.forEach(
            [&](const FieldSet::Path &path) { text += ' ' + printedPath(path); });
    }
    return text;
}

Json machineWith(const Json &spec)
{
    Json object = nothingYet();
    object["metadata"] = {{"name", "m1"}, {"namespace", "ns"}};
    object["spec"] = spec;
    return object;
}

} // namespace hp::test
