// SPDX-License-Identifier: Apache-2.0
// What the page is held against (alike.py beside this).
// hp_consolewords play {NAME CAUSE}…: plays scenarios (tests/scenarios) until that cause is told
// and prints a line of JSON for each: the rows of its views as /live sends them. hp_consolewords
// show LANGUAGE: adds to each such line of stdin what the console's models and pages make of these
// rows.
#include "tests/e2e/web/ConsolePages.h"
#include "tests/scenarios/Scenario.h"
#include "ui/controls/Words.h"
#include "ui/fleet/FleetTable.h"
#include "ui/holds/HoldsViewModel.h"
#include "ui/languages/Languages.h"
#include "ui/languages/Translated.h"
#include "ui/machine/MachineViewModel.h"
#include "ui/theme/Palette.h"
#include "ui/theme/StatusPaint.h"

#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QWebSocket>
#include <QWebSocketServer>

#include <array>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

using namespace hp;
using namespace hp::scenarios;
using namespace std::chrono_literals;

namespace {

/// The names of the shapes in ui/web/controls/signs.ts, in the order of the console's.
constexpr std::array shapeNames{"nothing",
                                "square",
                                "triangle",
                                "diamond",
                                "hollowDiamond",
                                "bars",
                                "hollowBars",
                                "circle",
                                "scissors",
                                "detour",
                                "chevrons",
                                "cross",
                                "wrench",
                                "question",
                                "powerOn",
                                "powerOff",
                                "powerMoving",
                                "mismatch"};

QString shapeName(const QString &look, int priority)
{
    const auto shape = static_cast<std::size_t>(ui::statusShape(look, priority));
    return QLatin1String(shapeNames.at(shape));
}

/// A text of a file of QML, in the language of the console.
QString textOf(const char *file, const char *english)
{
    return QCoreApplication::translate(file, english);
}

QString colorName(const QColor &color)
{
    return color.alpha() == 0 || !color.isValid() ? QString() : color.name();
}

QJsonObject signColors()
{
    QJsonObject all;
    const ui::Palette &palette = ui::paletteOf(ui::ColorScheme::Light);
    for (std::size_t shape = 0; shape < shapeNames.size(); ++shape) {
        const auto colors = ui::statusColors(static_cast<ui::StatusShape>(shape), palette);
        all.insert(
            QLatin1String(shapeNames[shape]),
            QJsonArray{colorName(colors.fill), colorName(colors.edge), colorName(colors.sign)});
    }
    return all;
}

/// One row of a model by the names of its roles.
class Role
{
public:
    explicit Role(const QAbstractItemModel &model)
        : m_model(model)
    {
        const auto names = model.roleNames();
        for (auto name = names.begin(); name != names.end(); ++name)
            m_roles.insert(name.value(), name.key());
    }
    [[nodiscard]] QVariant of(int row, const char *role) const
    {
        if (!m_roles.contains(role))
            throw std::logic_error(std::string("there is no role ") + role);
        return m_model.index(row, 0).data(m_roles.value(role));
    }
    [[nodiscard]] QString text(int row, const char *role) const { return of(row, role).toString(); }

private:
    const QAbstractItemModel &m_model;
    QHash<QByteArray, int> m_roles{};
};

/// What plays a backend: it answers each subscription with rows that were those of a site, as they
/// were sent.
class Rows : public QObject
{
public:
    Rows(QJsonObject views, QString now)
        : m_views(std::move(views))
        , m_now(std::move(now))
    {
        if (!m_listener.listen(QHostAddress::LocalHost))
            throw std::runtime_error("there is no port on loopback");
        connect(&m_listener, &QWebSocketServer::newConnection, this, [this] {
            m_client.reset(m_listener.nextPendingConnection());
            connect(m_client.get(), &QWebSocket::textMessageReceived, this, &Rows::answer);
        });
    }
    [[nodiscard]] QUrl url() const
    {
        return QUrl(QStringLiteral("ws://127.0.0.1:%1/live").arg(m_listener.serverPort()));
    }

private:
    void send(const QJsonObject &frame)
    {
        m_client->sendTextMessage(
            QString::fromUtf8(QJsonDocument(frame).toJson(QJsonDocument::Compact)));
    }
    void answer(const QString &text)
    {
        const QJsonObject frame = QJsonDocument::fromJson(text.toUtf8()).object();
        const QString op = frame[QStringLiteral("op")].toString();
        if (op == u"hello") {
            send({{QStringLiteral("op"), QStringLiteral("welcome")},
                  {QStringLiteral("protocol"), 1},
                  {QStringLiteral("session"), QStringLiteral("s")},
                  {QStringLiteral("resumed"), false},
                  {QStringLiteral("server"),
                   QJsonObject{{QStringLiteral("version"), QStringLiteral("0")},
                               {QStringLiteral("cluster"), QStringLiteral("lab")},
                               {QStringLiteral("mode"), QStringLiteral("embedded")},
                               {QStringLiteral("timeScale"), 1},
                               {QStringLiteral("startedAt"), m_now}}},
                  {QStringLiteral("identity"),
                   QJsonObject{{QStringLiteral("name"), QStringLiteral("anna")},
                               {QStringLiteral("roles"), QJsonArray{QStringLiteral("viewer")}}}},
                  {QStringLiteral("may"), QJsonObject()}});
            send({{QStringLiteral("op"), QStringLiteral("tick")}, {QStringLiteral("now"), m_now}});
        } else if (op == u"subscribe") {
            send({{QStringLiteral("op"), QStringLiteral("snapshot")},
                  {QStringLiteral("id"), frame[QStringLiteral("id")]},
                  {QStringLiteral("seq"), 1},
                  {QStringLiteral("at"), m_now},
                  {QStringLiteral("rows"),
                   m_views[frame[QStringLiteral("view")].toString()].toObject()}});
        }
    }

    QJsonObject m_views;
    QString m_now;
    QWebSocketServer m_listener{QStringLiteral("rows"), QWebSocketServer::NonSecureMode};
    std::unique_ptr<QWebSocket> m_client{};
};

/// The console without its windows over one backend.
class ConsoleModels
{
public:
    ConsoleModels(const QUrl &url, const QString &machine)
        : m_session(ui::GatewayAddress{url, {}, {}}, m_clock, [] { return 0.5; })
        , m_alarms(m_session, m_clock)
        , m_holds(m_session, m_alarms)
        , m_machine(m_session, m_clock)
    {
        m_table.setFleet(m_session.fleet());
        m_holds.setActive(true);
        m_session.start();
        await([this] { return m_session.isFleetLoaded(); });
        m_machine.setKey(machine);
        m_clock.advance(100ms);
        await([this] {
            return m_holds.isLoaded() && m_alarms.isLoaded() && m_machine.isLoaded()
                && m_session.now() > 0;
        });
    }

    [[nodiscard]] QJsonObject shown()
    {
        return {{QStringLiteral("fleet"), fleet()},
                {QStringLiteral("figures"), figures()},
                {QStringLiteral("worst"), worst()},
                {QStringLiteral("holds"), holds()},
                {QStringLiteral("chips"), chips()},
                {QStringLiteral("calm"),
                 m_holds.holding() > 0 ? QString() : m_words.unbroken(m_holds.proof())},
                {QStringLiteral("alarm"),
                 QJsonArray{m_alarms.foremostMachine().section(u'/', 1), m_alarms.foremostText()}},
                {QStringLiteral("machine"), machine()}};
    }

private:
    template<typename Condition>
    void await(Condition condition) const
    {
        QDeadlineTimer limit(60s);
        while (!condition()) {
            if (limit.hasExpired())
                throw std::runtime_error("the console never had its rows");
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        }
    }
    [[nodiscard]] QString since(double instant) const
    {
        return m_words.age(instant, m_session.now());
    }

    /// As ui/fleet/FleetRowItem.qml puts m_machine.
    [[nodiscard]] QJsonArray fleet() const
    {
        QJsonArray rows;
        const Role role(m_table);
        for (int row = 0; row < m_table.rowCount(); ++row) {
            const QString point = role.text(row, "point");
            const QString hold = role.text(row, "hold");
            const QString look = role.text(row, "look");
            const QString word = look == u"normal" ? QString() : role.text(row, "word");
            const QString power = role.text(row, "powerLook");
            rows.append(QJsonObject{
                {QStringLiteral("sign"), shapeName(look, role.of(row, "priority").toInt())},
                {QStringLiteral("name"), role.text(row, "name")},
                {QStringLiteral("role"), role.text(row, "role")},
                {QStringLiteral("phase"), role.text(row, "phase")},
                {QStringLiteral("hold"),
                 hold.isEmpty()        ? word
                     : point.isEmpty() ? hold
                                       : point + QStringLiteral(" \u00b7 ") + hold},
                {QStringLiteral("holdSign"),
                 hold.isEmpty() ? QString() : shapeName(role.text(row, "holdLook"), 0)},
                {QStringLiteral("goesFirst"), !role.text(row, "goesFirst").isEmpty()},
                {QStringLiteral("owner"), role.text(row, "owner")},
                {QStringLiteral("since"), since(role.of(row, "since").toDouble())},
                {QStringLiteral("node"), role.text(row, "node")},
                {QStringLiteral("power"), ui::translatedWord(role.text(row, "power"))},
                {QStringLiteral("powerSign"), power.isEmpty() ? QString() : shapeName(power, 0)},
                {QStringLiteral("sentence"), role.text(row, "sentence")}});
        }
        return rows;
    }

    /// As ui/fleet/FleetCounters.qml and ui/shell/StatusStrip.qml put it.
    [[nodiscard]] QJsonArray figure(const ui::FleetCount &figure) const
    {
        return {m_words.count(figure.count),
                figure.oldest > 0 ? textOf("FleetCounters", "oldest %1").arg(since(figure.oldest))
                                  : QString()};
    }
    [[nodiscard]] static QString urgent(int priority, int count)
    {
        return textOf("StatusStrip", "P%1 %2").arg(priority).arg(count);
    }
    [[nodiscard]] QJsonObject figures()
    {
        const ui::FleetSummary &sum = *m_session.summary();
        return {{QStringLiteral("machines"),
                 m_words.counted(sum.machines(),
                                 textOf("StatusStrip", "1 machine"),
                                 textOf("StatusStrip", "%1 machines"))},
                {QStringLiteral("urgent"),
                 QJsonArray{urgent(1, sum.actNow()), urgent(2, sum.soon()), urgent(3, sum.look())}},
                {QStringLiteral("holding"), figure(sum.holding())},
                {QStringLiteral("late"), figure(sum.late())},
                {QStringLiteral("overdue"), figure(sum.overdue())},
                {QStringLiteral("power"), figure(sum.powerOdd())},
                {QStringLiteral("maintenance"), figure(sum.maintenance())}};
    }
    [[nodiscard]] QJsonArray worst()
    {
        const ui::FleetSummary &sum = *m_session.summary();
        QJsonArray rows;
        for (qsizetype at = 0; at < sum.worst().size(); ++at)
            rows.append(QJsonArray{shapeName(sum.worstLooks()[at], sum.worstPriorities()[at]),
                                   sum.worstMachines()[at] > 1 ? QString()
                                                               : sum.worst()[at].section(u'/', 1),
                                   sum.worstText(static_cast<int>(at), m_session.presentNow())});
        return rows;
    }

    /// As ui/holds/HoldRowItem.qml puts m_machine.
    [[nodiscard]] QJsonArray holds()
    {
        ui::HoldsTable &table = *m_holds.table();
        table.setGrouping(QStringLiteral("cause"));
        QJsonArray rows;
        const Role role(table);
        for (int row = 0; row < table.rowCount(); ++row) {
            const QString alarm = role.text(row, "alarmWords");
            const QString impact = role.text(row, "impact");
            const double eta = role.of(row, "eta").toDouble();
            rows.append(QJsonObject{
                {QStringLiteral("sign"),
                 shapeName(role.text(row, "look"), role.of(row, "priority").toInt())},
                {QStringLiteral("name"), role.text(row, "machine")},
                {QStringLiteral("point"), role.text(row, "point")},
                {QStringLiteral("hold"), role.text(row, "hold")},
                {QStringLiteral("owner"), role.text(row, "owner")},
                {QStringLiteral("since"), since(role.of(row, "since").toDouble())},
                {QStringLiteral("eta"), eta > 0 ? m_words.minute(eta, m_session.now()) : QString()},
                {QStringLiteral("impact"),
                 impact == u"controlPlane"   ? textOf("HoldRowItem", "Control plane")
                     : impact == u"capacity" ? textOf("HoldRowItem", "Capacity")
                                             : QString()},
                {QStringLiteral("state"), alarm.isEmpty() ? role.text(row, "standing") : alarm}});
        }
        return rows;
    }
    [[nodiscard]] QJsonArray chips()
    {
        const ui::HoldsTable &table = *m_holds.table();
        QJsonArray counts;
        for (const char *chip : {"holding", "late", "overdue", "orphan", "controlPlane", "armed"})
            counts.append(table.chipCount(QLatin1String(chip)));
        return counts;
    }

    enum class Parts { NameAndText, Columns };
    [[nodiscard]] QJsonArray lines(const ui::DetailModel &model, Parts parts) const
    {
        QJsonArray rows;
        const Role role(model);
        for (int row = 0; row < model.rowCount(); ++row) {
            if (parts == Parts::NameAndText) {
                rows.append(QJsonArray{role.text(row, "name"), role.text(row, "text")});
                continue;
            }
            const QString look = role.text(row, "look");
            rows.append(QJsonArray{look.isEmpty() ? QString() : shapeName(look, 0),
                                   role.text(row, "name"),
                                   role.text(row, "second"),
                                   role.text(row, "third"),
                                   role.text(row, "text"),
                                   since(role.of(row, "since").toDouble())});
        }
        return rows;
    }
    [[nodiscard]] QJsonArray texts(const ui::DetailModel &model) const
    {
        QJsonArray rows;
        const Role role(model);
        for (int row = 0; row < model.rowCount(); ++row)
            rows.append(m_words.plain(role.text(row, "text")));
        return rows;
    }
    [[nodiscard]] QJsonObject machine()
    {
        return {{QStringLiteral("name"), m_machine.name()},
                {QStringLiteral("missing"), m_machine.isMissing()},
                {QStringLiteral("sign"), shapeName(m_machine.look(), m_machine.priority())},
                {QStringLiteral("role"), m_machine.role()},
                {QStringLiteral("phase"),
                 m_machine.phase().isEmpty() ? textOf("PhaseChain", "No phase yet")
                                             : m_machine.phase()},
                {QStringLiteral("priority"), m_machine.priority()},
                {QStringLiteral("look"), m_machine.look()},
                {QStringLiteral("sentence"), m_words.plain(m_machine.sentence())},
                {QStringLiteral("remarks"), QJsonArray::fromStringList(m_machine.remarks())},
                {QStringLiteral("facts"), texts(*m_machine.facts())},
                {QStringLiteral("exits"), texts(*m_machine.exits())},
                {QStringLiteral("hooks"), lines(*m_machine.hooks(), Parts::Columns)},
                {QStringLiteral("conditions"), lines(*m_machine.conditions(), Parts::Columns)},
                {QStringLiteral("events"), lines(*m_machine.events(), Parts::Columns)},
                {QStringLiteral("keys"), lines(*m_machine.powerKeys(), Parts::Columns)},
                {QStringLiteral("pods"), lines(*m_machine.blockingPods(), Parts::Columns)},
                {QStringLiteral("host"), lines(*m_machine.hostFacts(), Parts::NameAndText)},
                {QStringLiteral("about"), lines(*m_machine.machineFacts(), Parts::NameAndText)}};
    }

    ui::ManualUiClock m_clock{};
    ui::GatewaySession m_session;
    ui::AlarmBoard m_alarms;
    ui::HoldsViewModel m_holds;
    ui::MachineViewModel m_machine;
    ui::FleetTable m_table{};
    ui::Words m_words{};
};

struct Played {
    QString machine{};
    QString now{};
    QJsonObject views{};
};

/// Until this row of the rules says why the machine waits; with none for two minutes.
Played play(const Scenario &scenario, const std::string &cause)
{
    auto player = Player::open(scenario);
    if (!player)
        throw std::runtime_error(player.error().message);
    if (const auto taken = (*player)->take("steps"); !taken)
        throw std::runtime_error(taken.error().message);
    const auto isSaid = [&cause](const Json &why) {
        return why.is_object() && why.value("rule", "") == cause;
    };
    if (cause.empty())
        (*player)->site().advance(2min);
    else if (!isSaid((*player)->listen(isSaid, 30min)))
        throw std::runtime_error("it never says '" + cause + "'");
    // Each view follows within a second.
    (*player)->site().advance(2s);
    Played played;
    played.machine = QString::fromStdString((*player)->machine());
    played.now = QString::fromStdString(formatTime((*player)->site().now()));
    for (const std::string &name : {std::string("fleet"),
                                    std::string("holds"),
                                    std::string("alarms"),
                                    std::string("counters"),
                                    std::string("connection"),
                                    std::string("power"),
                                    std::string("calendar"),
                                    "machine/" + (*player)->machine()}) {
        const auto rows = (*player)->site().view(name);
        if (!rows)
            throw std::runtime_error(name + ": " + rows.error().message);
        const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(rows->dump()));
        played.views.insert(QString::fromStdString(name), document.object());
    }
    return played;
}

void print(const QJsonObject &line)
{
    std::puts(QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

/// Lines of what was played, for those who show it; 0 when each scenario came to its cause.
int playAll(const QStringList &words)
{
    for (qsizetype at = 0; at + 1 < words.size(); at += 2) {
        try {
            const auto scenario = Scenario::read(words[at].toStdString());
            if (!scenario)
                throw std::runtime_error(scenario.error().message);
            const Played played = play(*scenario, words[at + 1].toStdString());
            print({{QStringLiteral("scenario"), words[at]},
                   {QStringLiteral("machine"), played.machine},
                   {QStringLiteral("now"), played.now},
                   {QStringLiteral("views"), played.views}});
        } catch (const std::exception &fault) {
            std::fprintf(stderr, "%s: %s\n", qPrintable(words[at]), fault.what());
            return 1;
        }
    }
    return 0;
}

/// Adds to each line of what was played what the console shows of it.
void showAll()
{
    print({{QStringLiteral("signs"), signColors()}});
    for (std::string line; std::getline(std::cin, line);) {
        QJsonObject played = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        const Rows rows(played[QLatin1String("views")].toObject(),
                        played[QLatin1String("now")].toString());
        // Who comes next has the one connection.
        QJsonObject shown =
            ConsoleModels(rows.url(), played[QLatin1String("machine")].toString()).shown();
        shown.insert(QStringLiteral("pages"), consolePages(rows.url(), shapeName));
        played.insert(QStringLiteral("console"), shown);
        print(played);
    }
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication application(argc, argv);
    QStringList words = QCoreApplication::arguments().mid(1);
    const QString job = words.isEmpty() ? QString() : words.takeFirst();
    if (job == QLatin1String("play"))
        return playAll(words);
    if (job != QLatin1String("show") || words.size() != 1
        || !ui::installLanguage(application, words.first())) {
        std::fprintf(stderr, "hp_consolewords play {NAME CAUSE}… | show LANGUAGE\n");
        return 2;
    }
    showAll();
    return 0;
}
