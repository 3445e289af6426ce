# SPDX-License-Identifier: Apache-2.0
# How every target of the tree is made: one place for warnings, definitions and test settings.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_AUTOMOC ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin")

set(HP_SANITIZE "" CACHE STRING "address or thread: build with that sanitizer")
option(HP_WERROR "Warnings are errors" OFF)
option(HP_FUZZ "Link the fuzz targets with libFuzzer; needs clang" OFF)
option(HP_NIGHTLY "Also the tests that wait for the timings of real servers" OFF)

add_library(hp_options INTERFACE)
target_include_directories(hp_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_definitions(hp_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_USE_QSTRINGBUILDER
    HP_VERSION="${PROJECT_VERSION}")
target_compile_options(hp_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor
    -Woverloaded-virtual -Wimplicit-fallthrough)
# GCC 12 sees overlaps in std::string that are not there (its bug 105329).
target_compile_options(hp_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
# Many files of a folder in one: what only that one file sees is then in an anonymous namespace of an included one.
if(CMAKE_UNITY_BUILD)
    target_compile_options(hp_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endif()
if(HP_WERROR)
    target_compile_options(hp_options INTERFACE -Werror)
endif()
if(HP_SANITIZE)
    target_compile_options(hp_options INTERFACE -fsanitize=${HP_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(hp_options INTERFACE -fsanitize=${HP_SANITIZE})
endif()

# What an object is made of is hundreds of small pieces, and jemalloc finds room for them in a third of the
# time. A sanitizer brings its own allocator.
option(HP_JEMALLOC "Programs that serve use jemalloc" ON)
if(HP_JEMALLOC AND NOT HP_SANITIZE)
    find_library(HP_JEMALLOC_LIBRARY jemalloc)
    if(NOT HP_JEMALLOC_LIBRARY)
        message(STATUS "jemalloc is missing (libjemalloc-dev): programs use the system's allocator")
    endif()
endif()

# hp_use_fast_allocator(TARGET): nothing calls jemalloc by name, so the linker has to be told to keep it.
function(hp_use_fast_allocator target)
    if(HP_JEMALLOC AND HP_JEMALLOC_LIBRARY AND NOT HP_SANITIZE)
        target_link_options(${target} PRIVATE LINKER:--no-as-needed)
        target_link_libraries(${target} PRIVATE ${HP_JEMALLOC_LIBRARY})
    endif()
endfunction()

# Adds those of the named folders that have a CMakeLists.txt.
function(hp_add_subdirectories)
    foreach(folder IN LISTS ARGN)
        if(EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/${folder}/CMakeLists.txt")
            add_subdirectory(${folder})
        endif()
    endforeach()
endfunction()

# hp_add_library(NAME SOURCES … LIBS …): a static library of one folder.
function(hp_add_library name)
    cmake_parse_arguments(arg "" "" "SOURCES;LIBS" ${ARGN})
    add_library(${name} STATIC ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC hp_options ${arg_LIBS})
endfunction()

# hp_add_test(NAME unit|integration|qml|e2e SOURCES … LIBS … [COMMAND …]): the only way to add a test.
# The label decides the time-out; the environment is the same for every run on every machine.
function(hp_add_test name label)
    cmake_parse_arguments(arg "" "" "SOURCES;LIBS;COMMAND" ${ARGN})
    if(arg_SOURCES)
        add_executable(${name} ${arg_SOURCES})
        target_link_libraries(${name} PRIVATE hp_options Qt6::Test ${arg_LIBS})
        # What a test spends its time in is the library; optimising the test itself only costs build time.
        target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O0>)
        set(arg_COMMAND ${name} ${arg_COMMAND})
    endif()
    add_test(NAME ${name} COMMAND ${arg_COMMAND})
    set(timeout 60)
    if(label MATCHES "integration|qml")
        set(timeout 240)
    elseif(label STREQUAL "e2e")
        set(timeout 400)
    endif()
    if(HP_SANITIZE)
        math(EXPR timeout "${timeout} * 5")
    endif()
    set_tests_properties(${name} PROPERTIES LABELS ${label} TIMEOUT ${timeout}
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QT_SCALE_FACTOR=1;TZ=UTC;LC_ALL=C.UTF-8;HOLDPOINT_SOURCE_DIR=${CMAKE_SOURCE_DIR};HOLDPOINT_BIN_DIR=${CMAKE_BINARY_DIR}/bin;TSAN_OPTIONS=die_after_fork=0:suppressions=${CMAKE_SOURCE_DIR}/tests/support/tsan.supp")
endfunction()
