// SPDX-License-Identifier: Apache-2.0
#include "app/ctl/Contexts.h"

#include "app/ctl/Answered.h"
#include "app/ctl/Report.h"
#include "app/options/LiveUrl.h"
#include "backend/http/credentials/DataDirectory.h"
#include "model/base/Yaml.h"

#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace hp::app {

namespace {

struct Member {
    const char *key; ///< in the file; with two dashes it is the option
    std::string Context::*member;
};
constexpr std::array<Member, 4> members{{{"connect", &Context::url},
                                         {"token-file", &Context::tokenFile},
                                         {"ca-file", &Context::caFile},
                                         {"data-dir", &Context::dataDir}}};

Json jsonOf(const Context &context)
{
    Json json = Json::object();
    for (const Member &one : members) {
        if (!(context.*(one.member)).empty())
            json[one.key] = context.*(one.member);
    }
    return json;
}

std::string none(const Contexts &contexts, const std::string &name)
{
    return "there is no context " + name
        + (contexts.all.empty() ? "; holdpointctl config set makes one"
                                : nearestTo(name, contexts.names()));
}

/// The same file whatever folder the next command is called in.
std::string absolute(const std::string &path)
{
    std::error_code failed;
    const auto whole = std::filesystem::absolute(path, failed);
    return failed ? path : whole.lexically_normal().string();
}

Result<std::string> listContexts(const Contexts &contexts, const Output &output)
{
    Json list = Json::array();
    std::vector<TableLine> lines{{"", "NAME", "BACKEND", "TOKEN FILE"}};
    for (const auto &[name, context] : contexts.all) {
        Json json = jsonOf(context);
        json["name"] = name;
        json["current"] = name == contexts.current;
        list.push_back(std::move(json));
        lines.push_back({name == contexts.current ? "*" : "",
                         name,
                         context.url.empty() ? context.dataDir : context.url,
                         context.tokenFile});
    }
    return rendered(
        output,
        {contexts.all.empty() ? "No context is named.\n" : tableText(lines, output.style),
         list,
         contexts.names()});
}

/// Makes the context, or changes what is named of one that is there.
Result<Done> setContext(Contexts &contexts, const std::string &name, const CommandLine &line)
{
    Context context = contexts.all[name];
    for (const Member &one : members) {
        const std::string option = "--" + std::string(one.key);
        if (!line.has(option))
            continue;
        const std::string value = line.value(option);
        context.*(one.member) = option == "--connect" ? value : absolute(value);
    }
    const bool remote = line.has("--connect") || line.has("--token-file") || line.has("--ca-file");
    if (remote && line.has("--data-dir"))
        return wrongUsage("config set takes --connect with its files or --data-dir, not both");
    if (remote)
        context.dataDir.clear();
    if (line.has("--data-dir"))
        context = {{}, {}, {}, context.dataDir};
    if (context.dataDir.empty() && (context.url.empty() || context.tokenFile.empty()))
        return wrongUsage("config set needs --data-dir, or --connect and --token-file");
    if (isPlainElsewhere(context.url))
        return wrongUsage("--connect: '" + context.url
                          + "' would send the token to another machine in the clear; give wss://");
    contexts.all[name] = std::move(context);
    return Done{};
}

} // namespace

Result<Contexts> Contexts::load(const std::string &file)
{
    Contexts contexts;
    const auto text = http::readFile(file);
    if (!text) {
        if (text.error().code == ErrorCode::NotFound)
            return contexts;
        return unexpected(text.error());
    }
    const auto documents = readYaml(*text, file);
    if (!documents)
        return unexpected(documents.error());
    if (documents->empty())
        return contexts;
    const Json &json = *documents->front().json;
    const auto wrong = [&](const std::string &pointer, const std::string &what) {
        return unexpected(ErrorCode::Invalid,
                          file + ':' + std::to_string(documents->front().lineOf(pointer)) + ": "
                              + what);
    };
    if (!json.is_object())
        return wrong("", "is not a list of contexts");
    const Json current = json.value("current", Json(""));
    if (!current.is_string())
        return wrong("/current", "current is not a text");
    contexts.current = current.get<std::string>();
    const Json all = json.value("contexts", Json::object());
    if (!all.is_object())
        return wrong("/contexts", "contexts is not an object");
    for (const auto &[name, one] : all.items()) {
        if (!one.is_object())
            return wrong("/contexts/" + name, name + " is not an object");
        Context &context = contexts.all[name];
        for (const auto &[key, value] : one.items()) {
            const auto *known = std::ranges::find_if(
                members, [key = &key](const Member &member) { return *key == member.key; });
            if (known == members.end() || !value.is_string())
                return wrong("/contexts/" + name,
                             key + " of " + name
                                 + " is not one of connect, token-file, ca-file, data-dir");
            context.*(known->member) = value.get<std::string>();
        }
    }
    return contexts;
}

Result<Done> Contexts::save(const std::string &file) const
{
    Json json{{"contexts", Json::object()}};
    if (!current.empty())
        json["current"] = current;
    for (const auto &[name, context] : all)
        json["contexts"][name] = jsonOf(context);
    const std::filesystem::path path(file);
    std::error_code failed;
    std::filesystem::create_directories(path.parent_path().parent_path(), failed);
    const auto folder = http::DataDirectory::open(path.parent_path().string());
    if (!folder)
        return unexpected(folder.error());
    return folder->write(path.filename().string(), yamlText(json));
}

const Context *Contexts::find(const std::string &name) const
{
    const auto it = all.find(name.empty() ? current : name);
    return it == all.end() ? nullptr : &it->second;
}

std::vector<std::string> Contexts::names() const
{
    std::vector<std::string> list;
    for (const auto &[name, context] : all)
        list.push_back(name);
    return list;
}

Result<std::string> runConfigCommand(const CommandLine &line, const std::string &file)
{
    if (const auto own = strayOption(line); !own)
        return unexpected(own.error());
    const auto output = readOutput(line);
    if (!output)
        return unexpected(output.error());
    auto contexts = Contexts::load(file);
    if (!contexts)
        return unexpected(contexts.error());
    const std::string command = line.command->name.substr(sizeof("config ") - 1);
    const std::string name = line.word(0);
    if (command == "list")
        return listContexts(*contexts, *output);
    if (command == "current") {
        if (contexts->current.empty())
            return unexpected(ErrorCode::NotFound,
                              "no context is in use; holdpointctl config use chooses one");
        return contexts->current + '\n';
    }
    std::string said;
    if (command == "set") {
        const bool isNew = !contexts->all.contains(name);
        if (const auto set = setContext(*contexts, name, line); !set)
            return unexpected(set.error());
        said = "the context " + name + (isNew ? " is new" : " is changed") + '\n';
        if (contexts->all.size() == 1)
            contexts->current = name;
    } else if (!contexts->all.contains(name)) {
        return unexpected(ErrorCode::NotFound, none(*contexts, name));
    } else if (command == "use") {
        contexts->current = name;
        said = name + " is in use\n";
    } else {
        contexts->all.erase(name);
        if (contexts->current == name)
            contexts->current.clear();
        said = "the context " + name + " is gone\n";
    }
    if (const auto saved = contexts->save(file); !saved)
        return unexpected(saved.error());
    return said;
}

} // namespace hp::app
