# SPDX-License-Identifier: Apache-2.0
# How a folder of ui/ becomes a QML module: one place for its path, its prefix and its lint.

# hp_add_qml_module(NAME URI SOURCES … QML … LIBS … [DEPENDENCIES …]): a static library that is also the
# QML module URI. It has no plug-in: whoever makes an engine calls the C++ function
# qml_register_types_<URI with _>() and adds "qrc:/qt/qml" to the import path. Files may lie in
# sub-folders; to QML the module is flat, so that its types see each other without an import.
function(hp_add_qml_module name uri)
    cmake_parse_arguments(arg "" "" "SOURCES;QML;LIBS;DEPENDENCIES" ${ARGN})
    string(REPLACE "." "/" path "${uri}")
    foreach(file IN LISTS arg_QML)
        get_filename_component(alias "${file}" NAME)
        set_source_files_properties("${file}" PROPERTIES QT_RESOURCE_ALIAS "${alias}")
    endforeach()
    qt_add_library(${name} STATIC)
    qt_add_qml_module(${name}
        URI ${uri}
        VERSION 1.0
        NO_PLUGIN
        RESOURCE_PREFIX /qt/qml
        OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/qml/${path}"
        IMPORT_PATH "${CMAKE_BINARY_DIR}/qml"
        DEPENDENCIES ${arg_DEPENDENCIES}
        SOURCES ${arg_SOURCES}
        QML_FILES ${arg_QML})
    target_link_libraries(${name} PUBLIC hp_options Qt6::Quick ${arg_LIBS})
    # What the QML compiler writes does not follow our warnings, and repeats its local names.
    get_target_property(sources ${name} SOURCES)
    list(FILTER sources INCLUDE REGEX "/\\.rcc/|qmltyperegistrations")
    set_source_files_properties(${sources} PROPERTIES
        COMPILE_OPTIONS -w SKIP_UNITY_BUILD_INCLUSION ON)
    # The generated registration includes headers by their bare names.
    foreach(file IN LISTS arg_SOURCES)
        get_filename_component(folder "${CMAKE_CURRENT_SOURCE_DIR}/${file}" DIRECTORY)
        target_include_directories(${name} PRIVATE "${folder}")
    endforeach()
endfunction()
