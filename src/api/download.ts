// Files never enter the query cache: a download is a link to the call that makes the file.
import { apiBase, serializeParams } from './address'
import { toApiError, type ApiError } from './errors'

/** Address for the `href` of a download link; `path` begins with a slash, as in the contract. */
export function downloadHref(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  const query = serializeParams(params)
  return apiBase() + path + (query && `?${query}`)
}

interface LoadedFile {
  file: Blob
  /** The name that the server gives. */
  name: string | undefined
}

/** Loads a file, or the reason why there is none. Cancelling `signal` also stops the server. */
export async function fetchFile(href: string, signal: AbortSignal): Promise<LoadedFile | { error: ApiError }> {
  try {
    const reply = await fetch(href, { credentials: 'include', signal })
    if (reply.ok) return { file: await reply.blob(), name: nameIn(reply.headers.get('content-disposition') ?? '') }
    const body: unknown = await reply.json().catch(() => undefined)
    return { error: toApiError(reply.status, body) }
  } catch {
    return { error: toApiError('FETCH_ERROR', undefined) }
  }
}

/** File name in a Content-Disposition header. */
function nameIn(header: string): string | undefined {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1]
  if (extended) return decodeURIComponent(extended)
  const [, quoted, plain] = /filename=(?:"((?:\\.|[^"\\])*)"|([^;\s]+))/i.exec(header) ?? []
  return quoted?.replace(/\\(.)/g, '$1') ?? plain
}

/** Saves a file in the downloads of the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS)
}

const REVOKE_AFTER_MS = 60_000
