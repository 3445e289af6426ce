// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/runtime/serializer/protobuf"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// asProtobuf is the body that a client sends, envelope included.
func asProtobuf(object runtime.Object) []byte {
	var body bytes.Buffer
	empty := runtime.NewScheme()
	if err := protobuf.NewSerializer(empty, empty).Encode(object, &body); err != nil {
		panic(err)
	}
	return body.Bytes()
}

// asJSON is what the same client sends as JSON, with sorted keys and no escapes for HTML.
func asJSON(object runtime.Object) []byte {
	decoder := json.NewDecoder(bytes.NewReader(must(json.Marshal(object))))
	decoder.UseNumber()
	var value any
	if err := decoder.Decode(&value); err != nil {
		panic(err)
	}
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		panic(err)
	}
	return bytes.TrimSpace(text.Bytes())
}

func row(text *bytes.Buffer, name, apiVersion string, object runtime.Object) {
	kind := reflect.TypeOf(object).Elem().Name()
	group := must(schema.ParseGroupVersion(apiVersion))
	object.GetObjectKind().SetGroupVersionKind(group.WithKind(kind))
	fmt.Fprintf(text, "%s %s, %s\t%s\t%s\n", apiVersion, kind, name,
		base64.StdEncoding.EncodeToString(asProtobuf(object)), asJSON(object))
}

// objectTable is the text of objects.tsv: by kind the empty object, one with every field, one whose
// fields are all there and zero, two with a random choice of fields; then objects as clients send
// them.
func objectTable() []byte {
	var text bytes.Buffer
	for number, kind := range kinds {
		apiVersion := kind.apiVersion
		if apiVersion == "*" {
			apiVersion = "v1"
		}
		made := func(name string, seed uint64, keep int, zeroes bool) {
			object := reflect.New(reflect.TypeOf(kind.object).Elem())
			source := rand.New(rand.NewPCG(uint64(number), seed))
			f := filler{random: source, keep: keep, zeroes: zeroes, count: number}
			f.fill(object.Elem())
			row(&text, name, apiVersion, object.Interface().(runtime.Object))
		}
		made("empty", 0, 0, false)
		made("every field", 0, 100, false)
		made("every field zero", 0, 100, true)
		made("some fields", 1, 60, false)
		made("other fields", 2, 60, false)
	}
	for _, one := range examples() {
		row(&text, one.name, one.apiVersion, one.object)
	}
	return text.Bytes()
}
