// SPDX-License-Identifier: Apache-2.0
#include "tests/model/lifecycle/Exploration.h"

#include <algorithm>
#include <utility>

namespace hp::lifecycle {

namespace {

Property firstOf(unsigned broken)
{
    unsigned number = 0;
    while ((broken >> number & 1U) == 0)
        ++number;
    return static_cast<Property>(number);
}

} // namespace

Exploration::Exploration(World world, int machines)
    : m_steps(world)
    , m_machines(machines)
{ }

std::uint32_t Exploration::idOf(const Member &member)
{
    const auto [it, isNew] = m_ids.try_emplace(member, static_cast<std::uint32_t>(m_nodes.size()));
    if (isNew) {
        Node node;
        node.member = member;
        node.blocks = m_steps.blocksOthers(member);
        node.waits = member.stored.present && member.stored.deleting;
        m_nodes.push_back(std::move(node));
    }
    return it->second;
}

std::uint32_t Exploration::textId(const std::string &text)
{
    const auto [it, isNew] =
        m_textIds.try_emplace(text, static_cast<std::uint32_t>(m_texts.size()));
    if (isNew)
        m_texts.push_back(text);
    return it->second;
}

void Exploration::makeTables()
{
    Member nobody;
    nobody.stored = {};
    nobody.stored.present = false;
    nobody.wake = Wake::Asleep;
    const std::uint32_t first = idOf(m_steps.first());
    m_first = {first, m_machines == 2 ? first : idOf(nobody)};
    const int sides = m_machines == 2 && m_steps.world().controlPlane ? 2 : 1;
    for (std::uint32_t id = 0; id < m_nodes.size(); ++id) {
        const Member member = m_nodes[id].member; // idOf() may move the nodes
        const std::uint32_t crashed = idOf(Steps::afterCrash(member));
        m_nodes[id].afterCrash = crashed;
        for (int side = 0; side < sides; ++side) {
            std::vector<Edge> edges;
            for (const Change &change : m_steps.from(member, {side == 1}))
                edges.push_back(
                    {idOf(change.to), textId(change.what), change.broken, change.helpful});
            m_nodes[id].edges[side] = std::move(edges);
        }
    }
    for (std::uint32_t id = 0; id < m_nodes.size(); ++id) {
        for (int side = 0; side < sides; ++side) {
            for (const Edge &edge : m_nodes[id].edges[side]) {
                if (edge.helpful)
                    m_nodes[edge.to].helpedFrom[side].push_back(id);
            }
        }
    }
}

Exploration::Pair Exploration::ordered(std::uint32_t a, std::uint32_t b) const
{
    return m_machines == 2 && b < a ? Pair{b, a} : Pair{a, b};
}

std::uint64_t Exploration::index(Pair pair) const
{
    if (m_machines == 1)
        return pair.a;
    const std::uint64_t large = pair.b;
    return large * (large + 1) / 2 + pair.a;
}

std::uint64_t Exploration::pairs() const
{
    const std::uint64_t count = m_nodes.size();
    return m_machines == 1 ? count : count * (count + 1) / 2;
}

bool Exploration::crowded(Pair pair) const
{
    const Member &a = m_nodes[pair.a].member;
    const Member &b = m_nodes[pair.b].member;
    return m_machines == 2 && m_steps.world().controlPlane && a.cordoned && b.cordoned;
}

template<typename Visit>
void Exploration::eachStep(Pair pair, Visit visit) const
{
    const Node &a = m_nodes[pair.a];
    const Node &b = m_nodes[pair.b];
    for (const Edge &edge : a.edges[b.blocks ? 1 : 0])
        visit(ordered(edge.to, pair.b), &edge);
    if (m_machines == 2) {
        for (const Edge &edge : b.edges[a.blocks ? 1 : 0])
            visit(ordered(pair.a, edge.to), &edge);
    }
    const Pair crashed = ordered(a.afterCrash, b.afterCrash);
    if (crashed != pair)
        visit(crashed, nullptr);
}

void Exploration::explore(Outcome &outcome)
{
    m_seen.words.assign((pairs() + 63) / 64, 0);
    std::vector<Pair> level{m_first};
    m_seen.add(index(m_first));
    outcome.states = 1;
    while (!level.empty() && !outcome.fault) {
        std::vector<Pair> next;
        for (const Pair pair : level) {
            eachStep(pair, [&](Pair after, const Edge *edge) {
                ++outcome.transitions;
                unsigned broken = edge ? edge->broken : 0U;
                if (crowded(after))
                    broken |= 1U << static_cast<unsigned>(Property::OneMasterAtATime);
                if (broken != 0 && !outcome.fault)
                    outcome.fault = Counterexample{firstOf(broken), traceTo(after, broken)};
                if (!m_seen.add(index(after)))
                    return;
                ++outcome.states;
                next.push_back(after);
            });
            if (outcome.fault)
                return;
        }
        level = std::move(next);
        outcome.depth += level.empty() ? 0 : 1;
    }
}

/// Every reachable state must have a way, by helpful steps alone, to a state in which nothing waits
/// for its deletion. Helpful steps lead to reachable states only, so every run that is strongly
/// fair to them gets there once kills, faults and closing budgets end.
void Exploration::checkLiveness(Outcome &outcome)
{
    Seen good;
    good.words.assign(m_seen.words.size(), 0);
    std::vector<Pair> level;
    const auto count = static_cast<std::uint32_t>(m_nodes.size());
    const auto eachSeen = [&](auto visit) {
        for (std::uint32_t b = 0; b < count; ++b) {
            if (m_machines == 1 && m_seen.has(b))
                visit(Pair{b, m_first.b});
            for (std::uint32_t a = 0; m_machines == 2 && a <= b; ++a) {
                if (m_seen.has(index({a, b})))
                    visit(Pair{a, b});
            }
        }
    };
    const auto reach = [&](std::vector<Pair> &next, std::uint32_t a, std::uint32_t b) {
        const Pair pair = ordered(a, b);
        const bool waits = m_nodes[a].waits || m_nodes[b].waits;
        if (waits && m_seen.has(index(pair)) && good.add(index(pair)))
            next.push_back(pair);
    };
    const auto reachBefore = [&](std::vector<Pair> &next, Pair pair) {
        const Node &a = m_nodes[pair.a];
        const Node &b = m_nodes[pair.b];
        for (const std::uint32_t from : a.helpedFrom[b.blocks ? 1 : 0])
            reach(next, from, pair.b);
        if (m_machines == 1)
            return;
        for (const std::uint32_t from : b.helpedFrom[a.blocks ? 1 : 0])
            reach(next, pair.a, from);
    };
    eachSeen([&](Pair pair) {
        if (m_nodes[pair.a].waits || m_nodes[pair.b].waits)
            return;
        ++outcome.gone;
        good.add(index(pair));
        reachBefore(level, pair);
    });
    while (!level.empty()) {
        std::vector<Pair> next;
        for (const Pair pair : level)
            reachBefore(next, pair);
        level = std::move(next);
    }
    std::optional<Pair> stuck;
    eachSeen([&](Pair pair) {
        if (!stuck && !good.has(index(pair)))
            stuck = pair;
    });
    if (stuck)
        outcome.fault = Counterexample{Property::DeletionEnds, traceTo(*stuck, 0)};
}

/// The shortest way to a state, by a step that breaks `broken` if that is not zero.
std::vector<std::string> Exploration::traceTo(Pair target, unsigned broken) const
{
    struct Came {
        Pair from{};
        std::uint32_t what = 0;
        bool crash = false;
    };
    std::unordered_map<std::uint64_t, Came> came;
    std::vector<Pair> queue{m_first};
    came.emplace(index(m_first), Came{});
    std::optional<std::pair<Pair, Came>> last;
    for (std::size_t i = 0; i < queue.size() && !last; ++i) {
        const Pair pair = queue[i];
        eachStep(pair, [&](Pair after, const Edge *edge) {
            const Came step{pair, edge ? edge->what : 0, edge == nullptr};
            const bool breaks = broken == 0 || (edge && edge->broken == broken) || crowded(after);
            if (!last && after == target && breaks)
                last = {after, step};
            if (came.emplace(index(after), step).second)
                queue.push_back(after);
        });
    }
    std::vector<std::string> lines;
    if (!last)
        return lines;
    for (auto [pair, step] = *last;;) {
        lines.push_back(
            line(step.crash ? "the process is killed and starts again" : m_texts[step.what], pair));
        pair = step.from;
        if (pair == m_first)
            break;
        step = came.at(index(pair));
    }
    lines.push_back(line("at first", m_first));
    std::reverse(lines.begin(), lines.end());
    return lines;
}

std::string Exploration::line(const std::string &step, Pair pair) const
{
    std::string text = step + "\n       " + toString(m_nodes[pair.a].member);
    if (m_machines == 2)
        text += "\n       " + toString(m_nodes[pair.b].member);
    return text;
}

Outcome Exploration::run()
{
    Outcome outcome;
    makeTables();
    outcome.members = m_nodes.size();
    explore(outcome);
    if (!outcome.fault)
        checkLiveness(outcome);
    return outcome;
}

} // namespace hp::lifecycle
