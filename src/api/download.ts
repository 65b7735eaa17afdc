// Files never enter the query cache: a download is a plain link to the call that makes the file.
import { apiBase, serializeParams } from './address'

/** Address for the `href` of a download link; `path` begins with a slash, as in the contract. */
export function downloadHref(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  const query = serializeParams(params)
  return apiBase() + path + (query && `?${query}`)
}
