{{- /* SPDX-License-Identifier: Apache-2.0 */ -}}
{{- define "holdpoint.image" -}}
{{- with .Values.image -}}
{{ .repository }}{{ if .digest }}@{{ .digest }}{{ else }}:{{ .tag }}{{ end }}
{{- end -}}
{{- end -}}

{{- /* holdpointd.yaml; nothing where nothing is said. What may be said twice is a list in the values. */ -}}
{{- define "holdpoint.settings" -}}
{{- range $name, $value := .Values.settings }}
{{- if kindIs "slice" $value }}
{{- range $value }}
{{ $name }}: {{ toJson . }}
{{- end }}
{{- else }}
{{ $name }}: {{ toJson $value }}
{{- end }}
{{- end }}
{{- with .Values.record.url }}
history: {{ toJson . }}
{{- end }}
{{- end -}}

{{- /* What no schema can say in words that help. */ -}}
{{- define "holdpoint.judged" -}}
{{- if and (gt (int .Values.replicas) 1) .Values.storage.persistent -}}
{{- fail "replicas: several cannot share one volume; say storage.persistent: false, and record.url to keep the history" -}}
{{- end -}}
{{- if and .Values.record.passwordSecret.name (not .Values.record.url) -}}
{{- fail "record.passwordSecret: there is no record.url that it belongs to" -}}
{{- end -}}
{{- end -}}
