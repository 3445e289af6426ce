// SPDX-License-Identifier: Apache-2.0

package main

import (
	"net/http"
	"strings"
	"sync"
)

// requests remembers what the libraries really sent, since most of it is not visible from outside.
type requests struct {
	mutex sync.Mutex
	sent  []sent
}

type sent struct {
	method, path, query, contentType string
	status                           int
}

type recording struct {
	next http.RoundTripper
	into *requests
}

func (r *requests) wrap(next http.RoundTripper) http.RoundTripper { return &recording{next, r} }

func (r *recording) RoundTrip(request *http.Request) (*http.Response, error) {
	answer, err := r.next.RoundTrip(request)
	entry := sent{method: request.Method, path: request.URL.Path, query: request.URL.RawQuery,
		contentType: request.Header.Get("Content-Type")}
	if answer != nil {
		entry.status = answer.StatusCode
	}
	r.into.mutex.Lock()
	defer r.into.mutex.Unlock()
	r.into.sent = append(r.into.sent, entry)
	return answer, err
}

// mark is a place in the record; since gives what came after it.
func (r *requests) mark() int {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return len(r.sent)
}

func (r *requests) since(mark int) []sent {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	return append([]sent(nil), r.sent[mark:]...)
}

func (s sent) protobuf() bool { return s.contentType == "application/vnd.kubernetes.protobuf" }

func (s sent) watch() bool { return strings.Contains(s.query, "watch=true") }
