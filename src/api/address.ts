// Where the API is, for calls and for plain download links.
import { EMBEDDED, getConfig } from '../config'

const API_PREFIX = '/apis/v1'

type QueryValue = string | number | boolean | null | undefined
type Params = Readonly<Record<string, unknown>>

/** Absolute address of the API, without a slash at the end. */
export function apiBase(): string {
  const { API_BASE_URL } = getConfig()
  return (API_BASE_URL === EMBEDDED ? window.location.origin : API_BASE_URL) + API_PREFIX
}

/** Query text of `params`: lists are repeated, absent values left out. */
export function serializeParams(params: Params): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const one of (Array.isArray(value) ? value : [value]) as QueryValue[]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  return query.toString()
}
