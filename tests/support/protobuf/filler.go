// SPDX-License-Identifier: Apache-2.0

package main

import (
	"math/rand/v2"
	"reflect"
	"strconv"
	"time"

	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// filler sets the fields of an object by reflection, so that a new field of Kubernetes is covered
// without a line here. The same numbers give the same object on every machine.
type filler struct {
	random *rand.Rand
	// keep is the share of fields that are set at all, in percent.
	keep int
	// zeroes makes every value that is set a zero, behind pointers and in lists and maps.
	zeroes bool
	count  int
}

var (
	texts      = []string{"a", "machine-0", "äöü €", "<&>\"\\\n\t", "true", "\u2028", "🜁", " ", "null"}
	quantities = []string{"100m", "1Gi", "0", "1500M", "2", "12e6", "-5", "1n", "8Ei", "0.5"}
	numbers    = []int64{1, -1, 127, 128, 300, 2147483647, -2147483648, 65536, 42}
)

func pick[T any](f *filler, all []T) T {
	f.count++
	return all[f.count%len(all)]
}

func (f *filler) moment() time.Time {
	f.count++
	// Before and after 1970, with fractions that only MicroTime shows.
	return time.Unix(int64(f.count)*1_000_003-50_000_000, int64(f.count)*1_234_567%1_000_000_000).UTC()
}

// special fills the types that have an encoding of their own; false for all others.
func (f *filler) special(v reflect.Value) bool {
	switch value := v.Addr().Interface().(type) {
	case *metav1.Time:
		if !f.zeroes {
			value.Time = f.moment()
		}
	case *metav1.MicroTime:
		if !f.zeroes {
			value.Time = f.moment()
		}
	case *resource.Quantity:
		if !f.zeroes {
			*value = resource.MustParse(pick(f, quantities))
		}
	case *intstr.IntOrString:
		if f.count++; f.zeroes {
			*value = intstr.IntOrString{}
		} else if f.count%2 == 0 {
			*value = intstr.FromString("25%")
		} else {
			*value = intstr.FromInt32(int32(pick(f, numbers)))
		}
	case *metav1.FieldsV1:
		value.Raw = []byte(`{"f:metadata":{"f:labels":{".":{},"f:a":{}}},"f:n":[1,-2.5,1e3,null,true]}`)
	case *metav1.TypeMeta: // the caller sets it
	default:
		return false
	}
	return true
}

func (f *filler) fill(v reflect.Value) {
	if v.CanAddr() && f.special(v) {
		return
	}
	switch v.Kind() {
	case reflect.String:
		if !f.zeroes {
			v.SetString(pick(f, texts))
		}
	case reflect.Bool:
		v.SetBool(!f.zeroes)
	case reflect.Int32, reflect.Int64:
		if !f.zeroes {
			v.SetInt(pick(f, numbers))
		}
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		f.fill(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			if f.random.IntN(100) < f.keep {
				f.fill(v.Field(i))
			}
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for i := range 2 {
			key := reflect.New(v.Type().Key()).Elem()
			key.SetString("key." + strconv.Itoa(i))
			value := reflect.New(v.Type().Elem()).Elem()
			f.fill(value)
			v.SetMapIndex(key, value)
		}
	case reflect.Slice:
		f.fillSlice(v)
	}
}

func (f *filler) fillSlice(v reflect.Value) {
	if v.Type().Elem().Kind() == reflect.Uint8 {
		size := 0 // and not nil, which is null in JSON but nothing else on the wire
		if !f.zeroes {
			f.count++
			size = 5 + f.count%3 // three lengths, so that base64 ends in every way
		}
		v.SetBytes([]byte("\x00\xff bytes")[:size])
		return
	}
	size := 1
	if v.Type().Elem().Kind() != reflect.Struct {
		size = 3
	}
	v.Set(reflect.MakeSlice(v.Type(), size, size))
	for i := range size {
		f.fill(v.Index(i))
	}
}
