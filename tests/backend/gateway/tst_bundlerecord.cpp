// SPDX-License-Identifier: Apache-2.0
#include "backend/export/Bundle.h"
#include "backend/export/BundleWriter.h"
#include "backend/export/ExportRun.h"
#include "backend/gateway/views/PastViews.h"
#include "backend/history/TimelineQuery.h"
#include "backend/history/lanes/HistoryFacts.h"
#include "backend/history/replay/RecordImport.h"
#include "backend/history/replay/RecordStates.h"
#include "backend/history/replay/RecordTimeline.h"
#include "model/resource/Machine.h"
#include "tests/backend/gateway/RecordedLab.h"
#include "tests/support/runner/Runner.h"

#include <QTemporaryDir>
#include <QTest>

#include <deque>
#include <optional>
#include <set>

namespace tst_bundlerecord {

using namespace hp;
using namespace hp::tests;
using namespace std::chrono_literals;

namespace {

/// Lines that a test wrote.
class LineList final : public incident::LineSource
{
public:
    explicit LineList(std::deque<std::string> lines)
        : m_lines(std::move(lines))
    { }
    Result<bool> next(std::string &line) override
    {
        if (m_lines.empty())
            return false;
        line = m_lines.front();
        m_lines.pop_front();
        return true;
    }

private:
    std::deque<std::string> m_lines;
};

/// How a bundle is made.
struct How {
    bool states = true;
    incident::Preset preset = incident::Preset::Internal;
    exports::UsualOf usual{};
};

/// What a timeline shows. Writes get new numbers with their rows.
Json lanesOf(history::HistoryStore &store, const ObjectKey &machine, Duration range, TimePoint at)
{
    const auto rows = history::timelineOf(store, machine, {at - range, at}, at, 1200);
    if (!rows)
        return {};
    Json lanes = Json::object();
    int gap = 0;
    for (const auto &[key, row] : rows->items()) {
        if (key.starts_with("gap/"))
            lanes["gap/" + std::to_string(gap++)] = row;
        else if (!key.starts_with("write/"))
            lanes[key] = row;
    }
    return lanes;
}

} // namespace

/// A record goes into a bundle and comes out of it as it was.
class TestBundleRecord : public QObject
{
    Q_OBJECT
private slots:
    void anOpenedBundleShowsTheSame_data();
    void anOpenedBundleShowsTheSame();
    void usualAndBudgetsGoAlong();
    void timelinesShowWhatWasUsual_data();
    void timelinesShowWhatWasUsual();
    void withoutStatesThereAreTimelines();
    void credentialsStayBehind();
    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused();

private:
    [[nodiscard]] std::string file(const char *name) const
    {
        return m_dir.filePath(QLatin1String(name)).toStdString();
    }
    /// Exports [from, to] as a backend does, and opens what came of it.
    [[nodiscard]] std::unique_ptr<exports::Bundle>
    pack(history::HistoryStore &store, TimePoint from, TimePoint to, const How &how = {})
    {
        return packed(store, from, to, to, how);
    }
    /// The machines are those that were there at `at`.
    [[nodiscard]] std::unique_ptr<exports::Bundle> packed(
        history::HistoryStore &store, TimePoint from, TimePoint at, TimePoint to, const How &how);
    [[nodiscard]] Result<history::ImportedRecord> import(const exports::Bundle &bundle);

    QTemporaryDir m_dir;
    int m_imports = 0;
};

std::unique_ptr<exports::Bundle> TestBundleRecord::packed(
    history::HistoryStore &store, TimePoint from, TimePoint at, TimePoint to, const How &how)
{
    exports::ExportSettings settings;
    settings.preset = how.preset;
    settings.usual = how.usual;
    settings.incident.id = "HP-2026-0001";
    settings.incident.from = from;
    settings.incident.to = to;
    settings.end = to;
    const auto bound = store.boundAt(at);
    const auto machines = bound ? store.objectsAt("Machine", *bound)
                                : Result<std::vector<Object>>(std::vector<Object>());
    for (const Object &machine : machines ? *machines : std::vector<Object>())
        settings.incident.machines.push_back(toString(machine.key()));
    if (!store.flush())
        return {};
    exports::BundleWriter writer(exports::BundleContent::Everything, m_dir.path().toStdString());
    const auto facts =
        history::openHistoryFacts(store.place(), {}, settings.incident.machines, from, to);
    if (!facts || !writer.open())
        return {};
    exports::ExportRun run(settings, **facts, writer.exporters());
    if (!run.run())
        return {};
    if (how.states) {
        const auto lines = history::openRecordStates(store.place(), {}, {}, from, to);
        if (!lines)
            return {};
        const auto more = writer.storeStates(**lines, 10'000'000);
        if (!more || *more)
            return {};
    }
    const std::string path = file("record.holdpoint");
    if (!writer.pack(run, path))
        return {};
    auto bundle = exports::Bundle::open(path);
    return bundle ? std::move(*bundle) : nullptr;
}

Result<history::ImportedRecord> TestBundleRecord::import(const exports::Bundle &bundle)
{
    const auto facts = bundle.facts();
    const auto states = bundle.states();
    if (!facts || !states)
        return unexpected(facts ? states.error() : facts.error());
    const incident::Incident &incident = bundle.manifest().incident;
    return history::importRecord(
        {m_dir.filePath(QStringLiteral("import%1.db").arg(++m_imports)).toStdString(),
         incident.machines,
         incident.from,
         facts->get(),
         states->get(),
         bundle.manifest().usual});
}

void TestBundleRecord::anOpenedBundleShowsTheSame_data()
{
    QTest::addColumn<unsigned>("seed");
    for (const unsigned seed : {1U, 2U})
        QTest::addRow("seed %u", seed) << seed;
}

void TestBundleRecord::anOpenedBundleShowsTheSame()
{
    QFETCH(const unsigned, seed);
    std::mt19937 random(seed);
    RecordedLab lab(m_dir.filePath(QString::number(seed)).toStdString());
    std::vector<TimePoint> instants;
    for (int step = 0; step < 16; ++step) {
        lab.act(random);
        lab.passWatched(std::chrono::seconds(1 + random() % 90));
        if (step >= 6)
            instants.push_back(lab.now());
    }
    lab.pass(1min); // what happens after the range is none of the bundle's
    const auto bundle = pack(lab.store(), instants.front(), instants.back());
    QVERIFY(bundle);
    QCOMPARE(bundle->manifest().states, std::string(exports::wholeStates));
    const auto record = import(*bundle);
    QVERIFY2(bool(record), record ? "" : record.error().message.c_str());
    QVERIFY(record->hasStates);

    gateway::PastViews then(lab.store(), {});
    gateway::PastViews again(*record->store, {});
    int compared = 0;
    for (const TimePoint at : instants) {
        const auto fleet = then.open("fleet", {}, at);
        QVERIFY(bool(fleet));
        std::vector<std::string> names{"fleet", "holds"};
        for (const auto &[key, row] : (*fleet)->rows())
            names.push_back("machine/" + key);
        for (const std::string &name : names) {
            const auto view = then.open(name, {}, at);
            const auto same = again.open(name, {}, at);
            QVERIFY2(view && same, same ? name.c_str() : same.error().message.c_str());
            QCOMPARE((*same)->asOf(), (*view)->asOf());
            QCOMPARE((*same)->blind(), (*view)->blind());
            for (const auto &[key, row] : (*view)->rows()) {
                const auto found = (*same)->rows().find(key);
                QVERIFY2(found != (*same)->rows().end(), (name + ' ' + key).c_str());
                QVERIFY2(
                    found->second == row,
                    (name + ' ' + key + "\nthen  " + row + "\nagain " + found->second).c_str());
                ++compared;
            }
            QCOMPARE((*same)->rows().size(), (*view)->rows().size());
        }
    }
    QVERIFY2(compared > 500, qPrintable(QString::number(compared)));

    const TimePoint end = instants.back();
    const auto last = then.open("fleet", {}, end);
    for (const auto &[key, went] : record->gone) {
        QVERIFY2(!(*last)->rows().contains(toString(key)), toString(key).c_str());
        QVERIFY(went >= instants.front() && went <= end);
    }
    std::size_t lanes = 0;
    for (const std::string &machine : bundle->manifest().incident.machines) {
        const ObjectKey key{"openshift-machine-api", machine.substr(machine.find('/') + 1)};
        const Json before = lanesOf(lab.store(), key, end - instants.front(), end);
        const Json after = lanesOf(*record->store, key, end - instants.front(), end);
        QVERIFY2(before == after,
                 (machine + '\n' + Json::diff(before, after).dump(1)).substr(0, 3000).c_str());
        lanes += before.size();
    }
    QVERIFY(lanes > 50);

    const auto early = again.open("fleet", {}, instants.front() - 48h);
    QVERIFY(!early);
    QVERIFY(early.error().code == ErrorCode::NotFound);
}

void TestBundleRecord::usualAndBudgetsGoAlong()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    history::HistoryStore::Options options;
    options.path = file("usual.db");
    const auto store = history::HistoryStore::open(options, clock);
    QVERIFY(bool(store));
    for (int i = 0; i < 9; ++i) {
        history::Transition released;
        released.machine = {"n", "w"};
        released.kind = "Machine";
        released.object = released.machine;
        released.uid = "u";
        released.lane = "hook/preDrain/A";
        released.state.kind = "hook";
        released.at = released.seen = clock.now();
        released.held =
            history::HeldSpan{"preDrain", "A", "o", "worker", clock.now() - 12min, clock.now()};
        (*store)->append(std::vector<history::Transition>{released});
    }
    QVERIFY(bool((*store)->flush()));
    holds::Budgets budgets;
    QCOMPARE(budgets.set("preDrain/A", "45m"), std::string());
    const auto states = history::openRecordStates(
        (*store)->place(), {}, budgets, clock.now() - 1h, clock.now() + 1h);
    QVERIFY(bool(states));
    incident::FactList facts({});
    const auto record =
        history::importRecord({file("usual2.db"), {}, clock.now(), &facts, states->get()});
    QVERIFY2(bool(record), record ? "" : record.error().message.c_str());
    QVERIFY(record->budgets.of(holds::HoldKind::PreDrain, "A", "o") == 45min);
    const auto usual = record->usual.find({"preDrain", "A", "o", "worker"});
    QVERIFY(usual != record->usual.end());
    QVERIFY(usual->second == (holds::Baseline{12min, 12min, 9}));
    QVERIFY(record->store->state().begins == clock.now());
}

void TestBundleRecord::timelinesShowWhatWasUsual_data()
{
    QTest::addColumn<bool>("states");
    QTest::addColumn<bool>("told");
    QTest::addColumn<incident::Preset>("preset");
    QTest::addColumn<QString>("usual");
    const QString known = QStringLiteral(R"({"n":9,"p50":720.0,"p95":720.0})");
    const auto row = [](const char *name,
                        bool states,
                        bool told,
                        incident::Preset preset,
                        const QString &usual) {
        QTest::newRow(name) << states << told << preset << usual;
    };
    using incident::Preset;
    row("with states", true, true, Preset::Internal, known);
    row("with states that were too many", false, true, Preset::Internal, known);
    row("for partners", false, true, Preset::Partner, known);
    row("for everybody, where machine and owner have other names",
        false,
        true,
        Preset::Public,
        known);
    row("an older one with states", true, false, Preset::Internal, known);
    row("an older one without them", false, false, Preset::Internal, QString());
}

/// The Machine went before the range ended, as that of most bundles did.
void TestBundleRecord::timelinesShowWhatWasUsual()
{
    QFETCH(const bool, states);
    QFETCH(const bool, told);
    QFETCH(const incident::Preset, preset);
    QFETCH(const QString, usual);
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    history::HistoryStore::Options options;
    options.path =
        file(qPrintable(QStringLiteral("ghost%1.db").arg(QLatin1String(QTest::currentDataTag()))));
    const auto store = history::HistoryStore::open(options, clock);
    QVERIFY(bool(store));
    const TimePoint from = clock.now();
    const Object machine = Object(Json{{"kind", "Machine"},
                                       {"metadata",
                                        {{"namespace", "n"},
                                         {"name", "w"},
                                         {"uid", "u"},
                                         {"labels", {{machine::roleLabel, "worker"}}}}}})
                               .atRest();
    (*store)->append(history::ObjectChange{{}, machine, clock.now()});
    const auto move = [&](const char *lane, const char *kind, const char *look) {
        history::Transition transition;
        transition.machine = transition.object = {"n", "w"};
        transition.kind = "Machine";
        transition.uid = "u";
        transition.lane = lane;
        transition.state.kind = kind;
        transition.state.label = "A";
        transition.state.detail = "o";
        transition.state.look = look;
        transition.at = transition.seen = clock.now();
        transition.revision = formatMicroTime(clock.now());
        return transition;
    };
    (*store)->append(std::vector<history::Transition>{move("phase", "phase", "running")});
    for (int i = 0; i < 9; ++i) {
        history::Transition released = move("hook/preDrain/A", "hook", "armed");
        released.held =
            history::HeldSpan{"preDrain", "A", "o", "worker", clock.now() - 12min, clock.now()};
        (*store)->append(std::vector<history::Transition>{released});
        clock.advance(1s);
    }
    (*store)->append(std::vector<history::Transition>{move("hook/preDrain/A", "hook", "holding")});
    clock.advance(1min);
    const TimePoint during = clock.now();
    clock.advance(1min);
    history::Transition over = move("phase", "phase", "");
    over.from = "running";
    (*store)->append(std::vector<history::Transition>{over});
    (*store)->append(history::ObjectChange{machine, {}, clock.now()});
    clock.advance(1min);

    How how{states, preset, {}};
    if (told)
        how.usual = [](const incident::Fact &fact) {
            // By the names of the record, whatever they become.
            return fact.machine == "n/w" && fact.lane == "hook/preDrain/A" && fact.detail == "o"
                ? incident::Usual{720, 720, 9}
                : incident::Usual{};
        };
    const auto bundle = packed(**store, from, during, clock.now(), how);
    QVERIFY(bundle);
    QCOMPARE(bundle->manifest().usual.empty(), !told);
    const auto record = import(*bundle);
    QVERIFY2(bool(record), record ? "" : record.error().message.c_str());
    const std::string &name = bundle->manifest().incident.machines.at(0);
    QCOMPARE(name == "n/w", preset != incident::Preset::Public);
    const ObjectKey key{name.substr(0, name.find('/')), name.substr(name.find('/') + 1)};
    const auto rows =
        history::importedTimeline(*record, key, {from, clock.now()}, clock.now(), 1200);
    QVERIFY(bool(rows));
    const Json &lane = (*rows)["lane/hook/preDrain/A"];
    QVERIFY(lane.is_object());
    QCOMPARE(QString::fromStdString(lane.contains("usual") ? lane["usual"].dump() : std::string()),
             usual);
    QVERIFY(!(*rows)["lane/phase"].contains("usual"));
    // And once more on its way through another bundle.
    const incident::Usual again = bundle->settings().usual(
        {.sort = incident::FactSort::State, .machine = name, .lane = "hook/preDrain/A"});
    QCOMPARE(again.n, told ? 9 : 0);
}

void TestBundleRecord::withoutStatesThereAreTimelines()
{
    std::mt19937 random(5);
    RecordedLab lab(file("old.db"));
    lab.act(random);
    lab.passWatched(3min);
    const TimePoint end = lab.now();
    const auto bundle = pack(lab.store(), end - 2min, end, {.states = false});
    QVERIFY(bundle);
    QCOMPARE(bundle->manifest().states, std::string());
    const auto record = import(*bundle);
    QVERIFY2(bool(record), record ? "" : record.error().message.c_str());
    QVERIFY(!record->hasStates);
    gateway::PastViews views(*record->store, {});
    const auto fleet = views.open("fleet", {}, end);
    QVERIFY(bool(fleet));
    const auto &machines = bundle->manifest().incident.machines;
    QCOMPARE((*fleet)->rows().size(), machines.size());
    // Nothing is said of what is not known.
    const auto held = views.open("holds", {}, end);
    QVERIFY(bool(held));
    for (const auto &[row, text] : (*held)->rows())
        QCOMPARE(row, std::string("summary"));
    const std::string &first = machines.front();
    const ObjectKey key{first.substr(0, first.find('/')), first.substr(first.find('/') + 1)};
    QVERIFY(!lanesOf(*record->store, key, 2min, end).empty());
    QVERIFY(lanesOf(*record->store, key, 2min, end) == lanesOf(lab.store(), key, 2min, end));
}

void TestBundleRecord::credentialsStayBehind()
{
    runtime::ManualClock clock(*parseTime("2026-01-10T12:00:00Z"));
    history::HistoryStore::Options options;
    options.path = file("secret.db");
    const auto store = history::HistoryStore::open(options, clock);
    QVERIFY(bool(store));
    const auto host = [](const std::string &secret) {
        return Object(Json{{"kind", "BareMetalHost"},
                           {"metadata", {{"namespace", "n"}, {"name", "h"}, {"uid", "u"}}},
                           {"spec", {{"bmc", {{"credentialsName", secret}, {"address", "a"}}}}},
                           {"status", {{"errorMessage", "password hunter2 was refused"}}}})
            .atRest();
    };
    (*store)->append(history::ObjectChange{{}, host("s3cret-one"), clock.now()});
    clock.advance(1min);
    (*store)->append(history::ObjectChange{host("s3cret-one"), host("s3cret-two"), clock.now()});
    QVERIFY(bool((*store)->flush()));
    const auto states =
        history::openRecordStates((*store)->place(), {}, {}, clock.now() - 1min, clock.now());
    QVERIFY(bool(states));
    std::string all;
    std::string line;
    int lines = 0;
    while (true) {
        const auto more = (*states)->next(line);
        QVERIFY(bool(more));
        if (!*more)
            break;
        all += line + '\n';
        ++lines;
    }
    QCOMPARE(lines, 3); // the record, the host, its change
    QVERIFY2(all.find("s3cret") == std::string::npos, all.c_str());
    QVERIFY2(all.find("hunter2") == std::string::npos, all.c_str());
    QVERIFY(all.find("[removed]") != std::string::npos);
    QVERIFY(all.find("\"address\":\"a\"") != std::string::npos);
}

void TestBundleRecord::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<QString>("sentence");
    const QString record =
        QStringLiteral(R"({"sort":"record","begins":"2026-01-10T12:00:00Z","budgets":{}})");
    const QString whole =
        QStringLiteral(R"({"sort":"object","kind":"Machine","namespace":"n","name":"w","uid":"u",)"
                       R"("seen":"2026-01-10T12:00:00Z","state":{"kind":"Machine","metadata":)"
                       R"({"namespace":"n","name":"w","uid":"u"}}})");
    const auto object = [](const char *rest) -> QString {
        return QStringLiteral(R"({"sort":"object","kind":"Machine","namespace":"n","name":"w",)"
                              R"("uid":"u","seen":"2026-01-10T12:01:00Z",)")
            + QLatin1String(rest) + QLatin1Char('}');
    };
    const auto row = [](const char *name, QStringList lines, const char *sentence) {
        QTest::newRow(name) << std::move(lines) << QString::fromLatin1(sentence);
    };
    row("nothing", {}, "its states are empty");
    row("no beginning", {whole}, "its states do not start with the record");
    row("two beginnings", {record, record}, "its states describe the record twice");
    row("no JSON", {record, QStringLiteral("x")}, "a line of the states is not a JSON object");
    row("an unknown sort",
        {record, QStringLiteral(R"({"sort":"run"})")},
        "a line of the states has the unknown sort 'run'");
    row("no time",
        {QStringLiteral(R"({"sort":"record"})")},
        "a line of the states does not say when the record starts");
    row("a wrong budget",
        {QStringLiteral(
            R"({"sort":"record","begins":"2026-01-10T12:00:00Z","budgets":{"preDrain":"x"}})")},
        "a line of the states has a wrong budget: preDrain: 'x' is not a duration such as 45m");
    row("no state", {record, object(R"("x":1)")}, "a line of the states has no state of n/w");
    row("a change of nothing",
        {record, object(R"("patch":[])")},
        "its states change n/w, which was not there");
    row("an end of nothing",
        {record, object(R"("gone":true)")},
        "its states end n/w, which was not there");
    row("a change that does not fit",
        {record, whole, object(R"("patch":[{"op":"remove","path":"/spec/x"}])")},
        "its states have a change of n/w that does not fit what it was");
    row("another name",
        {record,
         whole,
         object(R"("patch":[{"op":"replace","path":"/metadata/name","value":"v"}])")},
        "its states call n/v by the name of n/w");
}

void TestBundleRecord::whatDoesNotFitIsRefused()
{
    QFETCH(const QStringList, lines);
    QFETCH(const QString, sentence);
    std::deque<std::string> texts;
    for (const QString &line : lines)
        texts.push_back(line.toStdString());
    LineList states(std::move(texts));
    incident::FactList facts({});
    const auto record = history::importRecord(
        {m_dir.filePath(QStringLiteral("bad%1.db").arg(++m_imports)).toStdString(),
         {},
         *parseTime("2026-01-10T12:00:00Z"),
         &facts,
         &states});
    QVERIFY(!record);
    QVERIFY(record.error().code == ErrorCode::Invalid);
    QCOMPARE(QString::fromStdString(record.error().message), sentence);
}

} // namespace tst_bundlerecord

HP_TEST(tst_bundlerecord, TestBundleRecord)
#include "tst_bundlerecord.moc"
