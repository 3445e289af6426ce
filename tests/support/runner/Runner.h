// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#ifdef QT_GUI_LIB
#include <QGuiApplication>
#endif
#include <QObject>
#include <QTest>

#include <functional>
#include <memory>
#include <vector>

namespace hp::test {

/// One class of tests in the program of its folder; ctest runs each in a process of its own.
struct TestClass {
    const char *name = ""; ///< the namespace of the class, which is the name of its file
    /// What it needs to exist before it: an event loop, or fonts and windows as well.
    std::function<std::unique_ptr<QCoreApplication>(int &argc, char **argv)> application;
    std::function<int(int argc, char **argv)> run;
};

/// All that this program holds, filled before main() begins.
std::vector<TestClass> &testClasses();

template<typename Class, typename Application>
bool addTestClass(const char *name)
{
    testClasses().push_back(
        {name,
         [](int &argc, char **argv) { return std::make_unique<Application>(argc, argv); },
         [](int argc, char **argv) {
             Class test;
             return QTest::qExec(&test, argc, argv);
         }});
    return true;
}

} // namespace hp::test

/// HP_TEST(tst_owner, TestOwner): the class of a file, in the namespace that is named as the file.
#define HP_TEST(file, Class)                                                                       \
    [[maybe_unused]] static const bool file##Added =                                               \
        hp::test::addTestClass<file::Class, QCoreApplication>(#file);
#define HP_GUI_TEST(file, Class)                                                                   \
    [[maybe_unused]] static const bool file##Added =                                               \
        hp::test::addTestClass<file::Class, QGuiApplication>(#file);
