// URL of the API, for calls and download links.
import { EMBEDDED, getConfig } from '../config'

export const API_PREFIX = '/apis/v1'

type QueryValue = string | number | boolean | null | undefined
type Params = Readonly<Record<string, unknown>>

/** Absolute URL of the API without a trailing slash. */
export function apiBase(): string {
  const { API_BASE_URL } = getConfig()
  return (API_BASE_URL === EMBEDDED ? window.location.origin : API_BASE_URL) + API_PREFIX
}

/** Query string of `params`. Lists become repeated parameters; undefined values are omitted. */
export function serializeParams(params: Params): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    for (const one of (Array.isArray(value) ? value : [value]) as QueryValue[]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  return query.toString()
}
