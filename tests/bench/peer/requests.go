// SPDX-License-Identifier: Apache-2.0

package main

import (
	"bufio"
	"io"
	"maps"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// requests are counts by "verb resource code", as "patch machines/status 200".
type requests map[string]float64

func (r requests) since(before requests) requests {
	grown := requests{}
	for key, count := range r {
		if more := count - before[key]; more > 0 {
			grown[key] = more
		}
	}
	return grown
}

// perLife gives figures a life by "verb resource", without regard to how they were answered.
func (r requests) perLife(lives int) map[string]float64 {
	figures := map[string]float64{}
	for key, count := range r {
		figures[key[:strings.LastIndex(key, " ")]] += count
	}
	for key, count := range figures {
		figures[key] = rounded(count / float64(lives))
	}
	return figures
}

func (r requests) total() (all, conflicts, writes float64) {
	for key, count := range r {
		all += count
		if strings.HasSuffix(key, " 409") {
			conflicts += count
		}
		switch key[:strings.Index(key, " ")] {
		case "create", "update", "patch", "delete":
			writes += count
		}
	}
	return all, conflicts, writes
}

type requestCounts struct {
	mutex  sync.Mutex
	counts requests
}

func newRequestCounts() *requestCounts { return &requestCounts{counts: requests{}} }

func (c *requestCounts) all() requests {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	return maps.Clone(c.counts)
}

type countingTransport struct {
	counts *requestCounts
	next   http.RoundTripper
}

func (c *requestCounts) through(next http.RoundTripper) http.RoundTripper {
	return countingTransport{c, next}
}

// RoundTrip counts what was answered.
func (t countingTransport) RoundTrip(request *http.Request) (*http.Response, error) {
	answer, err := t.next.RoundTrip(request)
	code := "0"
	if err == nil {
		code = strconv.Itoa(answer.StatusCode)
	}
	verb, resource := describe(request)
	t.counts.mutex.Lock()
	defer t.counts.mutex.Unlock()
	t.counts.counts[verb+" "+resource+" "+code]++
	return answer, err
}

// describe names verb and resource as the API server's own metrics do; the resource is - outside the API groups.
func describe(request *http.Request) (verb, resource string) {
	parts := strings.Split(strings.Trim(request.URL.Path, "/"), "/")
	switch {
	case len(parts) > 2 && parts[0] == "api":
		parts = parts[2:]
	case len(parts) > 3 && parts[0] == "apis":
		parts = parts[3:]
	default:
		return strings.ToLower(request.Method), "-"
	}
	if len(parts) > 2 && parts[0] == "namespaces" {
		parts = parts[2:]
	}
	resource = parts[0]
	if len(parts) > 2 {
		resource += "/" + parts[2]
	}
	switch request.Method {
	case http.MethodPost:
		return "create", resource
	case http.MethodPut:
		return "update", resource
	case http.MethodGet:
		if request.URL.Query().Get("watch") == "true" || request.URL.Query().Get("watch") == "1" {
			return "watch", resource
		}
		if len(parts) == 1 {
			return "list", resource
		}
	}
	return strings.ToLower(request.Method), resource
}

var sample = regexp.MustCompile(`^holdpoint_api_requests_total\{(.*)\} (\S+)$`)
var label = regexp.MustCompile(`(\w+)="([^"]*)"`)

// requestsOf reads the counters of /metrics of Holdpoint.
func requestsOf(page io.Reader) (requests, error) {
	found := requests{}
	lines := bufio.NewScanner(page)
	for lines.Scan() {
		parts := sample.FindStringSubmatch(lines.Text())
		if parts == nil {
			continue
		}
		labels := map[string]string{}
		for _, pair := range label.FindAllStringSubmatch(parts[1], -1) {
			labels[pair[1]] = pair[2]
		}
		value, err := strconv.ParseFloat(parts[2], 64)
		if err != nil {
			return nil, err
		}
		resource := labels["resource"]
		if resource == "" {
			resource = "-"
		}
		found[labels["verb"]+" "+resource+" "+labels["code"]] += value
	}
	return found, lines.Err()
}
