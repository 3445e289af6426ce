// SPDX-License-Identifier: Apache-2.0
#include "ui/languages/Languages.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>

static void initLanguageResources()
{
    Q_INIT_RESOURCE(hp_languages);
}

namespace hp::ui {

using namespace Qt::Literals::StringLiterals;

namespace {

bool speaks(const QString &tag)
{
    return std::ranges::any_of(languages(),
                               [&tag](const Language &language) { return language.tag == tag; });
}

} // namespace

const QList<Language> &languages()
{
    static const QList<Language> all{{u"en"_s, u"English"_s},
                                     {u"de"_s, u"Deutsch"_s},
                                     {u"es"_s, u"Español"_s},
                                     {u"fr"_s, u"Français"_s},
                                     {u"ja"_s, u"日本語"_s},
                                     {u"zh-Hans"_s, u"简体中文"_s}};
    return all;
}

QString languageFor(const QStringList &wanted)
{
    for (const QString &tag : wanted) {
        QString known = tag;
        known.replace(u'_', u'-');
        // Chinese without a script is written in that of its region; only Hant is not ours.
        if (known.startsWith("zh"_L1)) {
            static const QStringList traditional{u"Hant"_s, u"TW"_s, u"HK"_s, u"MO"_s};
            const QStringList parts = known.split(u'-');
            if (std::ranges::any_of(traditional,
                                    [&parts](const QString &part) { return parts.contains(part); }))
                continue;
            return u"zh-Hans"_s;
        }
        known = known.section(u'-', 0, 0);
        if (speaks(known))
            return known;
    }
    return languages().front().tag;
}

bool installLanguage(QCoreApplication &app, const QString &tag)
{
    initLanguageResources();
    auto *translator = new QTranslator(&app);
    if (speaks(tag) && translator->load(u":/languages/holdpoint_%1.qm"_s.arg(tag)))
        return QCoreApplication::installTranslator(translator);
    delete translator;
    return false;
}

} // namespace hp::ui
