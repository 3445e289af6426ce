// SPDX-License-Identifier: Apache-2.0
#include "backend/history/replay/RecordImport.h"

#include "backend/history/lanes/RecordedKind.h"
#include "backend/history/lanes/TransitionOf.h"
#include "backend/history/replay/StateLine.h"
#include "model/resource/KeyText.h"
#include "model/resource/Machine.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace hp::history {

using incident::Fact;
using incident::FactSort;

namespace {

Unexpected wrong(const std::string &why)
{
    return unexpected(ErrorCode::Invalid, why);
}

class Importer
{
public:
    explicit Importer(const RecordImport &import)
        : m_import(import)
    { }

    Result<ImportedRecord> run()
    {
        TimePoint begins = m_import.from;
        m_record.usualOfLanes = m_import.usual;
        if (m_import.states) {
            const auto first = readRecordLine();
            if (!first)
                return unexpected(first.error());
            begins = first->begins;
            m_record.budgets = first->budgets;
            m_record.hasStates = true;
        }
        m_record.clock = std::make_unique<FrozenClock>(begins);
        HistoryStore::Options options;
        options.path = m_import.file;
        options.keep = Duration(0);
        auto store = HistoryStore::open(options, *m_record.clock);
        if (!store)
            return unexpected(store.error());
        m_record.store = std::move(*store);
        const auto states = m_import.states ? readStates() : nameMachines();
        if (!states)
            return unexpected(states.error());
        if (const auto facts = readFacts(); !facts)
            return unexpected(facts.error());
        if (const auto written = m_record.store->flush(); !written)
            return unexpected(written.error());
        if (m_record.store->lost() > 0)
            return wrong("its rows do not fit a record");
        return std::move(m_record);
    }

private:
    Result<RecordLine> readRecordLine()
    {
        std::string text;
        const auto more = m_import.states->next(text);
        if (!more)
            return unexpected(more.error());
        auto line = *more ? stateLineFrom(text) : wrong("its states are empty");
        if (!line)
            return unexpected(line.error());
        auto *record = std::get_if<RecordLine>(&*line);
        if (!record)
            return wrong("its states do not start with the record");
        return std::move(*record);
    }

    Result<Done> readStates()
    {
        std::string text;
        while (true) {
            const auto more = m_import.states->next(text);
            if (!more)
                return unexpected(more.error());
            if (!*more)
                return Done{};
            auto line = stateLineFrom(text);
            if (!line)
                return unexpected(line.error());
            const auto taken = std::visit([this](auto &one) { return store(one); }, *line);
            if (!taken)
                return taken;
        }
    }

    Result<Done> store(const RecordLine &) { return wrong("its states describe the record twice"); }

    Result<Done> store(const UsualLine &line)
    {
        m_record.usual[line.key] = line.usual;
        return Done{};
    }

    Result<Done> store(const StepLine &line) { return m_record.store->storeStep(line.step); }

    Result<Done> store(ObjectLine &line)
    {
        const std::string id = line.kind + '/' + line.uid;
        const auto known = m_objects.find(id);
        ObjectChange change;
        change.seen = line.seen;
        if (known != m_objects.end())
            change.before = known->second;
        if (line.form == ObjectLine::Form::Gone) {
            if (known == m_objects.end())
                return wrong("its states end " + toString(line.key) + ", which was not there");
            m_objects.erase(known);
            if (isMachine(line.kind))
                m_record.gone[line.key] = line.seen;
            m_record.store->append(std::move(change));
            return Done{};
        }
        if (line.form == ObjectLine::Form::Patch) {
            if (known == m_objects.end())
                return wrong("its states change " + toString(line.key) + ", which was not there");
            auto patched = patchedOf(change.before, line);
            if (!patched)
                return unexpected(patched.error());
            line.body = std::move(*patched);
        }
        change.after = Object(std::move(line.body)).atRest();
        if (recordedKind(change.after) != line.kind || change.after.key() != line.key
            || change.after.uid() != line.uid)
            return wrong("its states call " + toString(change.after.key()) + " by the name of "
                         + toString(line.key));
        m_objects[id] = change.after;
        if (isMachine(line.kind))
            m_record.gone.erase(line.key);
        m_record.store->append(std::move(change));
        return Done{};
    }

    static bool isMachine(const std::string &kind)
    {
        return std::ranges::find(machineKinds, kind) != machineKinds.end();
    }

    static Result<Json> patchedOf(const Object &before, const ObjectLine &line)
    {
        try {
            return before.json().patch(line.body);
        } catch (const Json::exception &) {
            return wrong("its states have a change of " + toString(line.key)
                         + " that does not fit what it was");
        }
    }

    /// All that is known without states. What a rule would miss is there, empty: of its absence
    /// nothing is known either.
    Result<Done> nameMachines()
    {
        for (const std::string &name : m_import.machines) {
            const auto key = keyFrom(name).value_or(ObjectKey{{}, name});
            const Object named(Json{{"kind", "Machine"},
                                    {"metadata",
                                     {{"namespace", key.ns},
                                      {"name", key.name},
                                      {"uid", name},
                                      {"labels", {{machine::clusterLabel, "unknown"}}}}},
                                    {"spec", {{"providerSpec", {{"value", Json::object()}}}}}});
            m_record.store->append(ObjectChange{{}, named.atRest(), m_import.from});
        }
        return Done{};
    }

    Result<Done> readFacts()
    {
        std::unordered_set<std::int64_t> numbers;
        Fact fact;
        while (true) {
            const auto more = m_import.facts->next(fact);
            if (!more)
                return unexpected(more.error());
            if (!*more)
                return Done{};
            if (fact.sort == FactSort::Write) {
                m_record.store->append(writeOf(fact));
            } else if (fact.sort == FactSort::Gap) {
                addGap(gapOf(fact));
            } else if (const std::int64_t number = numberOf(fact);
                       number == 0 || !numbers.insert(number).second) {
                return wrong("its transitions have '" + fact.id.substr(0, 40)
                             + "' twice, or as no number");
            } else {
                m_record.store->append(std::vector<Transition>{transitionOf(fact)});
            }
        }
    }

    /// Under the number that it has in the bundle, so that exports of both name the same evidence.
    /// What one backend missed in two parts has one number for both.
    void addGap(const Gap &gap)
    {
        if (m_record.store->storeGap(gap))
            return;
        const std::int64_t id = m_record.store->openGap(gap.from, gap.stream, gap.cause);
        if (gap.to)
            m_record.store->closeGap(id, *gap.to);
    }

    const RecordImport &m_import;
    ImportedRecord m_record{};
    std::unordered_map<std::string, Object> m_objects{}; ///< as they stand, by kind and uid
};

} // namespace

Result<ImportedRecord> importRecord(const RecordImport &import)
{
    return Importer(import).run();
}

} // namespace hp::history
