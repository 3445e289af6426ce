// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"fmt"
	"reflect"
	"sort"
	"strconv"
	"strings"

	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// field is one row of fields.tsv; resources/types/ProtobufFields.h explains the words.
type field struct {
	number   int
	name     string
	typeName string
	arity    string
	presence string
}

// special are the messages whose JSON is not an object of their fields.
var special = map[reflect.Type]string{
	reflect.TypeOf(metav1.Time{}):        "time",
	reflect.TypeOf(metav1.MicroTime{}):   "microtime",
	reflect.TypeOf(metav1.FieldsV1{}):    "rawjson",
	reflect.TypeOf(resource.Quantity{}):  "quantity",
	reflect.TypeOf(intstr.IntOrString{}): "intorstring",
}

// tables collects the messages that can be reached from the kinds.
type tables struct {
	messages map[string][]field
}

// messageName is the proto name without what all of them share.
func messageName(t reflect.Type) string {
	path := strings.TrimPrefix(t.PkgPath(), "k8s.io/api/")
	path = strings.TrimPrefix(path, "k8s.io/apimachinery/pkg/apis/")
	return strings.ReplaceAll(path, "/", ".") + "." + t.Name()
}

// typeOf names the type of one value and visits the message that it may be.
func (all *tables) typeOf(t reflect.Type) string {
	if name, ok := special[t]; ok {
		return name
	}
	switch t.Kind() {
	case reflect.String:
		return "string"
	case reflect.Bool:
		return "bool"
	case reflect.Int32:
		return "int32"
	case reflect.Int64:
		return "int64"
	case reflect.Struct:
		all.visit(t)
		return messageName(t)
	case reflect.Slice:
		switch {
		case t.Elem().Kind() == reflect.Uint8:
			return "bytes"
		case t.Name() != "" && t.Elem().Kind() == reflect.String:
			return "strings" // a message of its own, such as ExtraValue
		}
	}
	panic(fmt.Sprintf("no rule for %v", t))
}

// presenceOf tells when encoding/json writes the field.
func presenceOf(t reflect.Type, options []string) string {
	omitEmpty, omitZero := false, false
	for _, option := range options {
		omitEmpty = omitEmpty || option == "omitempty"
		omitZero = omitZero || option == "omitzero"
	}
	isTime := t == reflect.TypeOf(metav1.Time{}) || t == reflect.TypeOf(metav1.MicroTime{})
	if omitZero && !isTime && t.Kind() == reflect.Struct {
		panic(fmt.Sprintf("no rule for omitzero of %v", t))
	}
	switch {
	case t.Kind() == reflect.Pointer && omitEmpty:
		return "present"
	case t.Kind() == reflect.Pointer:
		return "nullable"
	case omitZero || (omitEmpty && t.Kind() != reflect.Struct):
		return "nonzero"
	}
	return "always" // encoding/json never finds a struct empty
}

func (all *tables) fieldOf(message reflect.Type, goField reflect.StructField) (field, bool) {
	tag, ok := goField.Tag.Lookup("protobuf")
	if !ok || tag == "-" {
		return field{}, false // TypeMeta travels in the envelope
	}
	number, err := strconv.Atoi(strings.Split(tag, ",")[1])
	if err != nil {
		panic(fmt.Sprintf("%v.%s: %s", message, goField.Name, tag))
	}
	options := strings.Split(goField.Tag.Get("json"), ",")
	row := field{number: number, name: options[0], arity: "one"}
	t := goField.Type
	row.presence = presenceOf(t, options[1:])
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch {
	case row.name == "": // inline: its fields belong to the message around it
		row.name, row.arity = "-", "inline"
	case t.Kind() == reflect.Map:
		if t.Key().Kind() != reflect.String {
			panic(fmt.Sprintf("no rule for the keys of %v", t))
		}
		row.arity, t = "map", t.Elem()
	case t.Kind() == reflect.Slice && t.Name() == "" && t.Elem().Kind() != reflect.Uint8:
		row.arity, t = "list", t.Elem()
	}
	row.typeName = all.typeOf(t)
	return row, true
}

func (all *tables) visit(t reflect.Type) {
	name := messageName(t)
	if _, known := all.messages[name]; known {
		return
	}
	all.messages[name] = nil
	var rows []field
	for i := range t.NumField() {
		if row, ok := all.fieldOf(t, t.Field(i)); ok {
			rows = append(rows, row)
		}
	}
	sort.Slice(rows, func(a, b int) bool { return rows[a].number < rows[b].number })
	all.messages[name] = rows
}

// fieldTable is the text of fields.tsv.
func fieldTable() []byte {
	all := tables{messages: map[string][]field{}}
	for _, kind := range kinds {
		all.visit(reflect.TypeOf(kind.object).Elem())
	}
	names := make([]string, 0, len(all.messages))
	for name := range all.messages {
		names = append(names, name)
	}
	sort.Strings(names)

	var text bytes.Buffer
	fmt.Fprintln(&text, "message\tnumber\tname\ttype\tarity\tpresence")
	for _, name := range names {
		for _, row := range all.messages[name] {
			fmt.Fprintf(&text, "%s\t%d\t%s\t%s\t%s\t%s\n",
				name, row.number, row.name, row.typeName, row.arity, row.presence)
		}
	}
	return text.Bytes()
}

// kindTable is the text of kinds.tsv.
func kindTable() []byte {
	var text bytes.Buffer
	fmt.Fprintln(&text, "apiVersion\tkind\tmessage")
	for _, kind := range kinds {
		t := reflect.TypeOf(kind.object).Elem()
		fmt.Fprintf(&text, "%s\t%s\t%s\n", kind.apiVersion, t.Name(), messageName(t))
	}
	return text.Bytes()
}
