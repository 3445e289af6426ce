// SPDX-License-Identifier: Apache-2.0
#include "backend/maintenance/sources/XmlTree.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace hp::maintenance {

namespace {

/// Nothing that is read here is nearly as deep.
constexpr std::size_t maxDepth = 32;

const XmlNode nothing{};

} // namespace

const XmlNode &XmlNode::at(std::string_view path) const
{
    const auto found = all(path);
    return found.empty() ? nothing : *found.front();
}

std::vector<const XmlNode *> XmlNode::all(std::string_view path) const
{
    const std::size_t slash = path.find('/');
    const std::string_view step = path.substr(0, slash);
    std::vector<const XmlNode *> found;
    for (const XmlNode &child : children) {
        if (child.name != step)
            continue;
        if (slash != std::string_view::npos)
            return child.all(path.substr(slash + 1));
        found.push_back(&child);
    }
    return found;
}

Result<XmlNode> parseXml(std::string_view text)
{
    QXmlStreamReader reader(
        QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
    XmlNode root;
    // Only the last child of an element grows, so what is pointed to stays where it is.
    std::vector<XmlNode *> open{&root};
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            if (open.size() > maxDepth)
                return unexpected(ErrorCode::Invalid, "its elements are nested too deeply");
            open.back()->children.push_back({reader.name().toString().toStdString()});
            open.push_back(&open.back()->children.back());
            break;
        case QXmlStreamReader::EndElement:
            open.pop_back();
            break;
        case QXmlStreamReader::Characters:
            if (!reader.isWhitespace())
                open.back()->text += reader.text().toString().toStdString();
            break;
        default:
            break;
        }
    }
    if (reader.hasError() || root.children.empty()) {
        return unexpected(ErrorCode::Invalid,
                          "it is not XML (line " + std::to_string(reader.lineNumber()) + ')');
    }
    return std::move(root.children.front());
}

} // namespace hp::maintenance
