// SPDX-License-Identifier: Apache-2.0
#include "model/live/OverrideRow.h"
#include "model/rules/alarms/Alarm.h"
#include "model/rules/holds/Evaluation.h"
#include "model/rules/holds/HoldKind.h"
#include "model/rules/holds/Owner.h"
#include "model/rules/override/Interlocks.h"
#include "model/rules/override/Ticket.h"
#include "tests/support/runner/Runner.h"

#include <QTest>

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

template<typename Rules, typename Wire>
void add(const char *name, const QStringList &wireOnly = {})
{
    QStringList rules;
    for (int number = 0; number < enumerators<Rules>(); ++number)
        rules.append(QString::fromLatin1(toString(static_cast<Rules>(number))));
    QStringList wire;
    for (const std::string_view word : live::words<Wire>) {
        const auto text = QString::fromUtf8(word.data(), static_cast<int>(word.size()));
        if (!text.isEmpty() && text != QStringLiteral("?") && !wireOnly.contains(text))
            wire.append(text);
    }
    QTest::newRow(name) << rules << wire;
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
