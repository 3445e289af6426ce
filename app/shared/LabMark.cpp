// SPDX-License-Identifier: Apache-2.0
#include "app/shared/LabMark.h"

#include "backend/lab/file/LabTexts.h"
#include "model/base/JsonTree.h"

#include <QCryptographicHash>
#include <QLoggingCategory>

#include <cerrno>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <unistd.h>
#include <utility>

Q_LOGGING_CATEGORY(lcLabMark, "holdpoint.backend", QtInfoMsg)

namespace hp::app {

namespace {

constexpr const char *markFile = "lab.json";

std::string digestOf(const std::string &text)
{
    return QCryptographicHash::hash(QByteArray::fromRawData(text.data(), qsizetype(text.size())),
                                    QCryptographicHash::Sha256)
        .toHex()
        .toStdString();
}

/// The same for every way in which a file is named.
std::string wholePath(const std::string &file)
{
    std::error_code error;
    const auto path = std::filesystem::canonical(file, error);
    return error ? file : path.string();
}

Error refused(std::string sentence)
{
    return {ErrorCode::Invalid, std::move(sentence), {}, nullptr};
}

} // namespace

Result<std::optional<NamedLab>> readLab(const std::string &name)
{
    if (name.empty())
        return std::optional<NamedLab>();
    std::string text(lab::builtInLab(name));
    const bool isBuiltIn = !text.empty();
    if (!isBuiltIn) {
        auto content = http::readFile(name, 256);
        if (!content)
            return unexpected(content.error());
        text = std::move(*content);
    }
    auto file = lab::LabFile::parse(text, name);
    if (!file)
        return unexpected(file.error());
    return std::optional<NamedLab>(
        NamedLab{{isBuiltIn ? name : wholePath(name), digestOf(text)}, std::move(*file)});
}

LabMark::LabMark(const http::DataDirectory &directory, const LabIdentity *asked, bool wasThere)
    : m_directory(&directory)
    , m_wasThere(wasThere)
{
    if (asked != nullptr)
        m_asked = *asked;
}

Result<LabMark> LabMark::open(const http::DataDirectory &directory, const LabIdentity *asked)
{
    const auto text = directory.readJson(markFile, [](const std::string &trouble) {
        qCWarning(lcLabMark).noquote() << QString::fromStdString(trouble);
    });
    if (!text && text.error().code != ErrorCode::NotFound)
        return unexpected(text.error());
    if (!text)
        return LabMark(directory, asked, false);
    const Json json = parseJson(*text);
    const auto member = [&json](const char *key) {
        return json.is_object() && json.contains(key) && json[key].is_string()
            ? json[key].get<std::string>()
            : std::string();
    };
    const LabIdentity here{member("lab"), member("sha256")};
    if (asked == nullptr || !asked->isSameAs(here))
        return unexpected(isOf(here.name, directory.path(), asked));
    if (asked->digest != here.digest)
        qCInfo(lcLabMark).noquote()
            << "the lab" << QString::fromStdString(asked->name)
            << "was changed since it was opened last: what is new in it is added, what is stored "
               "of it stays as it is";
    return LabMark(directory, asked, true);
}

Result<Done> LabMark::put() const
{
    if (!m_asked)
        return Done{};
    const Json json{{"lab", m_asked->name}, {"sha256", m_asked->digest}};
    return m_directory->write(markFile, json.dump() + '\n');
}

void LabMark::takeBack() const
{
    if (m_asked && !m_wasThere)
        ::unlink(m_directory->file(markFile).c_str());
}

Error LabMark::isOf(const std::string &lab, const std::string &directory, const LabIdentity *asked)
{
    const std::string whose = "The data directory " + directory + " holds the simulated site of "
        + (lab.empty() ? std::string("another lab") : "the lab " + lab);
    const std::string open = lab.empty() ? "--lab with the name of that lab" : "--lab " + lab;
    if (asked != nullptr)
        return refused(whose + ", not of " + asked->name + ": open it with " + open
                       + ", or give this lab a directory of its own with --data-dir.");
    return refused(whose + ", which must not be taken for a real one: open it with " + open
                   + " --data-dir " + directory
                   + ", or give the real site a directory of its own with --data-dir, or move this "
                     "one away.");
}

Error LabMark::isOfNoLab(const std::string &directory, const LabIdentity &asked)
{
    return refused(
        "The data directory " + directory + " holds a site that is no lab's, and the lab "
        + asked.name
        + " would be mixed with it: give the lab a directory of its own with --data-dir.");
}

} // namespace hp::app
