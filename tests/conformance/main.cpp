// SPDX-License-Identifier: Apache-2.0
#include "tests/conformance/CaseReport.h"
#include "tests/conformance/RealStore.h"
#include "tests/conformance/machine/CaseKinds.h"
#include "tests/conformance/machine/MachineCases.h"

#if __has_include("tests/conformance/reboot/RebootCases.h")
#include "tests/conformance/reboot/RebootCases.h"
#define HP_HAS_REBOOT_CASES
#endif

#if __has_include("tests/conformance/redfish/RedfishCases.h")
#include "tests/conformance/redfish/RedfishCases.h"
#define HP_HAS_REDFISH_CASES
#endif

#include <QCoreApplication>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace hp::conformance;

namespace {

std::set<std::string> commaList(const std::string &text)
{
    std::set<std::string> items;
    std::istringstream in(text);
    for (std::string item; std::getline(in, item, ',');) {
        if (!item.empty())
            items.insert(item);
    }
    return items;
}

/// The ids in the first column of the tables of a Markdown file: cells of one word.
std::set<std::string> idsListedIn(const std::string &path)
{
    std::set<std::string> ids;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) {
        const std::size_t end = line.find(" |", 2);
        if (!line.starts_with("| ") || end == std::string::npos)
            continue;
        const std::string cell = line.substr(2, end - 2);
        if (cell.find(' ') == std::string::npos)
            ids.insert(cell);
    }
    return ids;
}

int usage(const std::string &fault)
{
    std::cerr << fault
              << "\nusage: hp_conformance [--cluster embedded|real] [--only AREA[,AREA]] "
                 "[--id ID[,ID]] [--except ID[,ID]] [--except-listed FILE.md] FILE...\n";
    return 2;
}

bool anyHas(const hp::Json &cases, const char *key)
{
    return std::any_of(cases.begin(), cases.end(), [key](const hp::Json &one) {
        return one.is_object() && one.contains(key);
    });
}

struct CaseFile {
    std::string path{};
    hp::Json cases{};
};

/// A sentence when the file holds no cases.
std::string readFile(CaseFile &file)
{
    std::ifstream stream(file.path);
    if (!stream)
        return file.path + ": cannot be read";
    file.cases = hp::Json::parse(stream, nullptr, false);
    return file.cases.is_array() ? std::string() : file.path + ": not a JSON array of cases";
}

/// Tells the kind of a case file by its shape and runs it; a sentence when it is none that we know.
std::string runFile(const CaseFile &file, const Selection &selection, CaseReport &report)
{
    const auto &[path, cases] = file;
    if (anyHas(cases, "area") && anyHas(cases, "given")) {
        runMachineCases(cases, selection, report);
        return {};
    }
#ifdef HP_HAS_REBOOT_CASES
    if (anyHas(cases, "steps")) {
        runRebootCases(cases, selection, report);
        return {};
    }
#endif
#ifdef HP_HAS_REDFISH_CASES
    if (anyHas(cases, "fake_bmc") || anyHas(cases, "client_action")) {
        runRedfishCases(cases, selection, report);
        return {};
    }
#endif
    return path + ": no runner for cases of this shape";
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    Selection selection;
    std::vector<CaseFile> files;
    std::string where = "embedded";
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        const std::map<std::string, std::set<std::string> *> lists = {
            {"--only", &selection.areas},
            {"--id", &selection.ids},
            {"--except", &selection.except}};
        if (const auto list = lists.find(argument); list != lists.end()) {
            if (++i == argc)
                return usage(argument + " needs a list");
            *list->second = commaList(argv[i]);
        } else if (argument == "--except-listed") {
            if (++i == argc)
                return usage(argument + " needs a file");
            selection.except.merge(idsListedIn(argv[i]));
        } else if (argument == "--cluster") {
            where = ++i == argc ? "" : argv[i];
            if (where != "embedded" && where != "real")
                return usage("--cluster is embedded or real");
        } else if (argument.rfind("--", 0) == 0) {
            return usage("unknown option " + argument);
        } else {
            files.push_back({argument, {}});
        }
    }
    if (files.empty())
        return usage("no case file given");

    const auto refused = [](const std::string &fault) {
        if (!fault.empty())
            std::cerr << fault << std::endl;
        return !fault.empty();
    };
    for (CaseFile &file : files) {
        if (refused(readFile(file)))
            return 2;
        // A real server is not given more definitions than it has.
        if (where == "embedded")
            installCaseKinds(file.cases);
    }
    std::unique_ptr<RealStore> real;
    if (where == "real") {
        if (const QString why = hp::test::RealApiServer::whyNot(); !why.isEmpty()) {
            std::cerr << qPrintable(why) << std::endl;
            return 77;
        }
        real = std::make_unique<RealStore>();
    }
    CaseReport report;
    for (const CaseFile &file : files) {
        if (refused(runFile(file, selection, report)))
            return 2;
    }
    report.print(std::cout);
    return report.failed() > 0 ? 1 : 0;
}
