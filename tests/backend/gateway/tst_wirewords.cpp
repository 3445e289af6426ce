// SPDX-License-Identifier: Apache-2.0
#include "backend/gateway/views/HoldRows.h"
#include "backend/gateway/views/PowerRow.h"
#include "model/base/Power.h"
#include "model/live/CalendarRows.h"
#include "model/live/OverrideRow.h"
#include "model/rules/alarms/Alarm.h"
#include "model/rules/holds/Evaluation.h"
#include "model/rules/holds/HoldKind.h"
#include "model/rules/holds/Owner.h"
#include "model/rules/maintenance/Forecast.h"
#include "model/rules/override/Interlocks.h"
#include "model/rules/override/Ticket.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

#include <array>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

namespace tst_wirewords {

using namespace hp;

/// What the rules say of a state has a word on the wire, and what the wire says the rules mean:
/// `model` repeats their enumerations in `model/live`, which knows no rules.
class TestWireWords : public QObject
{
    Q_OBJECT
private slots:
    void everyEnumeratorHasItsWord_data();
    void everyEnumeratorHasItsWord();
};

namespace {

/// `value` has a name: the compiler writes others as a cast of a number.
template<auto value>
constexpr bool isEnumerator()
{
    const std::string_view name = __PRETTY_FUNCTION__;
    return name.find('(', name.find("value = ")) == std::string_view::npos;
}

template<typename Enum, int number = 0>
constexpr int enumerators()
{
    if constexpr (isEnumerator<static_cast<Enum>(number)>())
        return enumerators<Enum, number + 1>();
    else
        return number;
}

static_assert(enumerators<holds::OwnerKind>() == 5);

// These are the same on the wire and in the rules; only the length of their tables can be wrong.
static_assert(static_cast<std::size_t>(enumerators<PowerState>()) == powerStateWords.size());
static_assert(static_cast<std::size_t>(enumerators<ResetType>()) == resetTypeWords.size());

QString textOf(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<int>(word.size()));
}

template<typename Wire>
void add(const char *name, const QStringList &rules, const QStringList &wireOnly = {})
{
    QStringList wire;
    for (const std::string_view word : live::words<Wire>) {
        const QString text = textOf(word);
        if (!text.isEmpty() && text != QStringLiteral("?") && !wireOnly.contains(text))
            wire.append(text);
    }
    QTest::newRow(name) << rules << wire;
}

template<typename Rules, typename Wire>
void add(const char *name, const QStringList &wireOnly = {})
{
    QStringList rules;
    for (int number = 0; number < enumerators<Rules>(); ++number)
        rules.append(QString::fromLatin1(toString(static_cast<Rules>(number))));
    add<Wire>(name, rules, wireOnly);
}

/// The rules have a flag for each modifier.
QStringList modifiers()
{
    using holds::Modifiers;
    constexpr std::array flags = {&Modifiers::ownerFailing,
                                  &Modifiers::ownerSilent,
                                  &Modifiers::orphan,
                                  &Modifiers::duplicate,
                                  &Modifiers::addedAfterDeletion};
    static_assert(sizeof(Modifiers) == flags.size() * sizeof(bool), "a flag is missing here");
    QStringList words;
    for (const auto flag : flags) {
        holds::Hold hold;
        hold.modifiers.*flag = true;
        for (const auto &modifier : gateway::holdRow({}, hold, {}, {}).modifiers)
            words.append(textOf(toWord(modifier.value)));
    }
    return words;
}

/// The rules have the time at which a key was seen to hold.
QStringList keyStates()
{
    const Object host(Json::parse(R"({
        "metadata": {"annotations": {"reboot.metal3.io/a": "", "reboot.metal3.io/b": ""}},
        "status": {"provisioning": {"rebootHolds": [
            {"key": "reboot.metal3.io/a", "acceptedAt": "2026-01-10T12:00:00Z"},
            {"key": "reboot.metal3.io/b", "acceptedAt": "2026-01-10T12:00:00Z",
             "heldSince": "2026-01-10T12:01:00Z"}]}}})"));
    QStringList words;
    for (const live::PowerKey &key : gateway::powerRow(host, {}).keys)
        words.append(textOf(toWord(key.state)));
    return words;
}

} // namespace

void TestWireWords::everyEnumeratorHasItsWord_data()
{
    QTest::addColumn<QStringList>("rules");
    QTest::addColumn<QStringList>("wire");
    // A cause is no hold, and only a cause fails.
    add<holds::HoldKind, live::HoldKind>("kind of a hold", {QStringLiteral("cause")});
    add<holds::HoldState, live::HoldState>("state of a hold", {QStringLiteral("Failed")});
    add<holds::OwnerKind, live::OwnerKind>("kind of an owner");
    add<holds::Liveness, live::Liveness>("liveness");
    add<holds::Impact, live::Impact>("impact");
    add<alarms::AlarmState, live::AlarmState>("state of an alarm");
    add<overrides::TicketState, live::OverrideState>("state of an override");
    add<overrides::Light, live::Light>("light of a check");
    add<maintenance::Conflict::Weight, live::Weight>("weight of a conflict");
    add<live::HoldModifier>("modifier of a hold", modifiers());
    add<live::KeyState>("state of a key", keyStates());
}

void TestWireWords::everyEnumeratorHasItsWord()
{
    QFETCH(const QStringList, rules);
    QFETCH(const QStringList, wire);
    QCOMPARE(wire, rules);
}

} // namespace tst_wirewords

HP_TEST(tst_wirewords, TestWireWords)
#include "tst_wirewords.moc"
