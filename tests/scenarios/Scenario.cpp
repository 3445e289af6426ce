// SPDX-License-Identifier: Apache-2.0
#include "tests/scenarios/Scenario.h"

#include "app/ctl/OverrideOptions.h"
#include "backend/lab/capi/CapiKinds.h"
#include "backend/lab/file/LabFile.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

namespace hp::scenarios {

using cluster::Kind;
using cluster::ObjectRef;

namespace {

using namespace std::chrono_literals;

constexpr const char *home = "openshift-machine-api";
/// A step that is not done by then never will be: ninety seconds of a lab that runs at 120.
constexpr Duration stepPatience = 3h;

std::string folder()
{
    return qEnvironmentVariable("HOLDPOINT_SOURCE_DIR").toStdString() + "/tests/scenarios";
}

std::string trimmed(const std::string &text)
{
    constexpr const char *space = " \t\r\n";
    const std::size_t first = text.find_first_not_of(space);
    return first == std::string::npos
        ? std::string()
        : text.substr(first, text.find_last_not_of(space) - first + 1);
}

/// What stands before the first of these characters, which goes, and what stands behind it.
std::pair<std::string, std::string> cutAt(const std::string &text, char at)
{
    const std::size_t place = text.find(at);
    if (place == std::string::npos)
        return {text, {}};
    return {text.substr(0, place), text.substr(place + 1)};
}

const Json *element(const Json &list, const std::string &part)
{
    if (part.find_first_not_of("0123456789") == std::string::npos) {
        const std::size_t place = std::stoul(part);
        return place < list.size() ? &list[place] : nullptr;
    }
    const auto [key, wanted] = cutAt(part, '=');
    const auto found =
        std::find_if(list.begin(), list.end(), [&key = key, &wanted = wanted](const Json &one) {
            return one.is_object() && one.contains(key) && one[key] == wanted;
        });
    return found == list.end() ? nullptr : &*found;
}

/// The value at a.b.c: `c=x` picks the element of a list whose member c is x, a number by its
/// place. Null when there is none.
/// The first part of a path and what follows; `\.` is a dot in a name.
std::pair<std::string, std::string> firstPart(const std::string &path)
{
    std::string part;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (path[i] == '.')
            return {part, path.substr(i + 1)};
        if (path[i] == '\\' && i + 1 < path.size())
            ++i;
        part += path[i];
    }
    return {part, {}};
}

Json valueIn(const Json &root, std::string path)
{
    const Json *at = &root;
    while (!path.empty() && at != nullptr) {
        std::string part;
        std::tie(part, path) = firstPart(path);
        if (at->is_array())
            at = element(*at, part);
        else
            at = at->is_object() && at->contains(part) ? &(*at)[part] : nullptr;
    }
    return at == nullptr ? Json() : *at;
}

std::string wordFor(const Json &value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

/// Kinds of Cluster API, whose names the Machine API has too, are called capi-machines, or
/// capi-Machine.
const Kind *kindFor(const std::string &plural)
{
    constexpr std::string_view ofClusterApi = "capi-";
    for (const Object &definition :
         plural.starts_with(ofClusterApi) ? lab::capiDefinitions() : std::vector<Object>()) {
        const std::string named = plural.substr(ofClusterApi.size());
        if (definition.text("/spec/names/plural") == named
            || definition.text("/spec/names/kind") == named)
            return lab::capiKind(definition.text("/spec/group") + "/v1beta2",
                                 definition.text("/spec/names/kind"));
    }
    const auto &kinds = cluster::KindRegistry::instance().all();
    const auto found = std::find_if(
        kinds.begin(), kinds.end(), [&](const Kind &kind) { return kind.plural == plural; });
    return found == kinds.end() ? nullptr : &*found;
}

Unexpected wrongStep(const std::string &line, const std::string &why)
{
    return unexpected(ErrorCode::Invalid, "'" + line + "': " + why);
}

} // namespace

Result<Scenario> Scenario::read(const std::string &name)
{
    QFile file(QString::fromStdString(folder() + '/' + name + ".yaml"));
    if (!file.open(QIODevice::ReadOnly))
        return unexpected(ErrorCode::NotFound, "there is no scenario " + name);
    return parse(name, file.readAll().toStdString());
}

Result<Scenario> Scenario::parse(const std::string &name, std::string text)
{
    Scenario scenario;
    scenario.m_name = name;
    scenario.m_lab = std::move(text);
    const auto lab = lab::LabFile::parse(scenario.m_lab, name);
    if (!lab) {
        // One that wants more of the lab may be written for a lab that has it.
        static const std::regex needs("\n  needs: *(.+)\n");
        std::smatch found;
        if (!std::regex_search(scenario.m_lab, found, needs))
            return unexpected(lab.error());
        scenario.m_told["needs"] = found[1];
        return scenario;
    }
    for (const lab::LabObject &object : lab->objects()) {
        if (object.kind->kind != "ConfigMap" || object.object.name() != "scenario")
            continue;
        for (const auto &[key, value] : object.object.at("/data").items())
            scenario.m_told[key] = trimmed(value.get<std::string>());
    }
    if (scenario.told("machine").empty())
        return unexpected(ErrorCode::Invalid, name + " has no ConfigMap that names its machine");
    return scenario;
}

std::vector<std::string> Scenario::all()
{
    std::vector<std::string> names;
    const QString root = QString::fromStdString(folder());
    QDirIterator files(root, {QStringLiteral("*.yaml")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next().mid(root.size() + 1);
        names.push_back(path.chopped(static_cast<qsizetype>(sizeof ".yaml" - 1)).toStdString());
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::string Scenario::told(const std::string &key) const
{
    const auto found = m_told.find(key);
    return found == m_told.end() ? std::string() : found->second;
}

std::string Scenario::what() const
{
    std::istringstream text(m_lab);
    std::string what;
    for (std::string line; std::getline(text, line) && line.starts_with("# ");) {
        if (line.find("SPDX") == std::string::npos)
            what += (what.empty() ? "" : " ") + line.substr(2);
    }
    return what;
}

std::vector<std::string> Scenario::lines(const std::string &key) const
{
    std::vector<std::string> result;
    std::istringstream text(told(key));
    for (std::string line; std::getline(text, line);) {
        if (line = trimmed(line); !line.empty() && line.front() != '#')
            result.push_back(line);
    }
    return result;
}

Result<std::unique_ptr<Player>> Player::open(const Scenario &scenario, Pace pace)
{
    test::SiteOptions options;
    options.refreshEvery = pace.refreshEvery;
    auto site = test::Site::open(scenario.lab(), std::move(options));
    if (!site)
        return unexpected(site.error());
    return std::unique_ptr<Player>(new Player(scenario, std::move(*site), pace.longestWait));
}

std::string Player::machine() const
{
    return home + ('/' + m_scenario.told("machine"));
}

Result<Done> Player::take(const std::string &key)
{
    for (const std::string &line : m_scenario.lines(key)) {
        if (const auto done = takeStep(line); !done)
            return done;
    }
    return Done{};
}

Json Player::why()
{
    return m_site->row("machine/" + machine(), "why");
}

Json Player::listen(const std::function<bool(const Json &)> &satisfies, Duration limit)
{
    const TimePoint start = m_site->now();
    Json said = why();
    while (!satisfies(said) && m_site->now() < start + limit) {
        // Asking costs more than an hour of waiting.
        m_site->advance(std::max<Duration>(1s, (m_site->now() - start) / 20));
        said = why();
    }
    return said;
}

/// `{now}`, `{now-90s}`, `{now+90s}` are instants of the lab's clock; `{now.}` has microseconds.
std::string Player::timed(const std::string &line) const
{
    static const std::regex shape(R"(\{now(?:([-+])(\d+)s)?(\.)?\})");
    std::string result;
    std::string rest = line;
    for (std::smatch found; std::regex_search(rest, found, shape); rest = found.suffix()) {
        const std::chrono::seconds shift(found[2].matched ? std::stol(found[2]) : 0);
        const TimePoint at = m_site->now() + (found[1] == "-" ? -shift : shift);
        result += found.prefix();
        result += found[3].matched ? formatMicroTime(at) : formatTime(at);
    }
    return result + rest;
}

std::string Player::withFound(std::string line)
{
    static const std::regex hole(R"(\{(pin|uid) of ([^}]+)\})");
    static const std::regex pin(R"(sha256//[A-Za-z0-9+/=]+)");
    std::smatch found;
    while (std::regex_search(line, found, hole)) {
        const auto ref = target(found[2]);
        const auto object = ref ? m_site->get(*ref) : Result<Object>(Object());
        std::string said;
        if (object && *object) {
            const std::string text = object->json().dump();
            std::smatch told;
            if (found[1] == "uid")
                said = object->uid();
            else if (std::regex_search(text, told, pin))
                said = told.str();
        }
        line = found.prefix().str() + said + found.suffix().str();
    }
    return line;
}

Result<ObjectRef> Player::target(const std::string &named)
{
    auto [place, name] = cutAt(named, '/');
    std::string machineOfInstance;
    if (name.empty())
        std::tie(place, machineOfInstance) = cutAt(place, ':');
    const auto [plural, ns] = cutAt(place, '.');
    const Kind *kind = kindFor(plural);
    if (kind == nullptr)
        return wrongStep(named, "there is no such kind");
    ObjectRef ref{kind, {kind->namespaced ? (ns.empty() ? home : ns) : std::string(), name}};
    if (machineOfInstance.empty())
        return ref;
    const bool found = m_site->advanceUntil(
        [&] {
            const auto instances = m_site->list({kind, ref.key.ns});
            if (!instances)
                return false;
            for (const Object &instance : instances->items) {
                if (instance.text("/spec/machine") == machineOfInstance)
                    ref.key.name = instance.name();
            }
            return !ref.key.name.empty();
        },
        stepPatience);
    return found ? Result<ObjectRef>(ref) : wrongStep(named, "there is no such instance");
}

Result<Json> Player::valueAt(const std::string &place)
{
    const auto [named, path] = cutAt(place, ' ');
    const auto ref = target(named);
    if (!ref)
        return unexpected(ref.error());
    const auto object = m_site->get(*ref);
    return object ? valueIn(object->json(), path) : Json();
}

Result<Done> Player::await(const std::string &line, const std::function<bool()> &reached)
{
    if (m_site->advanceUntil(reached, stepPatience))
        return Done{};
    return wrongStep(line, "it did not come to that");
}

Result<Done> Player::step(const std::string &line)
{
    const auto [verb, rest] = cutAt(line, ' ');
    if (verb == "try") {
        if (const auto done = step(rest); !done)
            m_heard.push_back(done.error().message);
        return Done{};
    }
    if (verb == "for") {
        const auto asked =
            std::chrono::duration_cast<Duration>(std::chrono::duration<double>(std::stod(rest)));
        m_site->advance(std::min(asked, m_longestWait));
        return Done{};
    }
    if (verb == "ctl")
        return command(rest);
    if (verb != "until" && verb != "gone")
        return write(verb, rest);
    const auto [named, condition] = cutAt(rest, ' ');
    const auto ref = target(named);
    if (!ref)
        return unexpected(ref.error());
    if (verb == "gone")
        return await(line, [&] {
            const auto object = m_site->get(*ref);
            return !object && object.error().code == ErrorCode::NotFound;
        });
    const auto [path, wanted] = cutAt(condition, ' ');
    Object last;
    const auto done = await(line, [&, &path = path, &wanted = wanted] {
        const auto object = m_site->get(*ref);
        if (!object)
            return false;
        last = *object;
        const Json value = valueIn(last.json(), path);
        return wanted == "-"  ? value.is_null()
            : value.is_null() ? false
                              : wanted == "*" || wordFor(value) == wanted;
    });
    return done || !last
        ? done
        : wrongStep(line, done.error().message + " but to status " + last.at("/status").dump());
}

/// `calendar add …` as holdpointctl takes it; what is refused is heard.
Result<Done> Player::planned(const std::vector<std::string> &words)
{
    Json arguments = Json::object();
    for (std::size_t i = 2; i + 1 < words.size(); i += 2) {
        const std::string name = words[i].substr(2);
        if (name == "machine" || name == "zone")
            arguments[name + 's'].push_back(words[i + 1]);
        else
            arguments[name] = words[i + 1];
    }
    const auto done = m_site->command("calendar.add", arguments);
    if (!done)
        m_heard.push_back(done.error().message);
    return Done{};
}

/// `override ACTION …` as holdpointctl takes it.
Result<Done> Player::command(const std::string &line)
{
    std::vector<std::string> words;
    for (const QString &word : QProcess::splitCommand(QString::fromStdString(line)))
        words.push_back(word.toStdString());
    if (words.size() > 2 && words[0] == "calendar" && words[1] == "add")
        return planned(words);
    const auto read = app::parseCommandLine(words);
    if (!read)
        return wrongStep(line, read.error().message);
    if (!read->command || read->command->family != app::Family::Override)
        return wrongStep(line, "only overrides and `calendar add` are known here");
    const auto options = app::parseOverrideOptions(*read, {"here"});
    if (!options)
        return wrongStep(line, options.error().message);
    Json arguments{{"action", options->action}};
    for (const auto &[key, value] : {std::pair("machine", options->machine),
                                     std::pair("host", options->host),
                                     std::pair("point", options->point),
                                     std::pair("hook", options->hook),
                                     std::pair("owner", options->owner),
                                     std::pair("key", options->key)}) {
        const bool isName = std::string_view(key) == "machine" || std::string_view(key) == "host";
        if (!value.empty())
            arguments[key] = isName ? home + ('/' + value) : value;
    }
    const auto done = m_site->carryOut(arguments, options->reason, options->name);
    return done ? done : wrongStep(line, done.error().message);
}

Result<Done> Player::write(const std::string &verb, const std::string &rest)
{
    const std::string line = verb + ' ' + rest;
    const auto [named, text] = cutAt(rest, ' ');
    auto ref = target(named);
    if (!ref)
        return unexpected(ref.error());
    Json body = verb == "touch"
        ? Json::parse(R"({"metadata":{"annotations":{"example.com/look":"now"}}})")
        : Json::parse(text, nullptr, false);
    Result<cluster::Written> written = cluster::Written{};
    if (verb == "delete") {
        const auto removed = m_site->remove(*ref);
        if (!removed)
            return wrongStep(line, removed.error().message);
        m_heard.insert(m_heard.end(), removed->warnings.begin(), removed->warnings.end());
        return Done{};
    }
    if (!body.is_object())
        return wrongStep(line, "that is no object");
    if (verb == "patch" || verb == "touch") {
        written = m_site->patch(*ref, std::move(body));
    } else if (verb == "status") {
        written = m_site->patch(*ref, std::move(body), cluster::Subresource::Status);
    } else if (verb == "create") {
        if (ref->kind->namespaced && !body["metadata"].contains("namespace"))
            body["metadata"]["namespace"] = ref->key.ns;
        body["apiVersion"] = ref->kind->apiVersion();
        body["kind"] = ref->kind->kind;
        written = m_site->create(*ref->kind, std::move(body));
    } else {
        return wrongStep(line, "there is no such step");
    }
    if (!written)
        return wrongStep(line, written.error().message);
    m_heard.insert(m_heard.end(), written->warnings.begin(), written->warnings.end());
    return Done{};
}

} // namespace hp::scenarios
