// Requests to other origins are made by the document and not by MapLibre's worker, whose file has a policy of its own.
import { addProtocol, type RequestTransformFunction } from 'maplibre-gl'

const PREFIX = 'external-'

/**
 * Fetches from another origin. It tells the origin of this page and nothing more, because operators of public tiles ask who
 * uses them.
 * @throws Error with `status` for a rejected request
 */
export async function fetchExternal(url: string, signal?: AbortSignal): Promise<Response> {
  const reply = await fetch(url, { credentials: 'omit', referrerPolicy: 'origin', ...(signal && { signal }) })
  if (!reply.ok) throw Object.assign(new Error(`The base map answered ${reply.status}`), { status: reply.status })
  return reply
}

for (const scheme of ['https', 'http']) {
  addProtocol(PREFIX + scheme, async ({ url, type }, { signal }) => {
    const reply = await fetchExternal(url.slice(PREFIX.length), signal)
    return { data: type === 'json' ? ((await reply.json()) as object) : await reply.arrayBuffer() }
  })
}

/** For the option `transformRequest` of a map. */
export const viaDocument: RequestTransformFunction = (url) =>
  /^https?:/.test(url) && new URL(url).origin !== location.origin ? { url: PREFIX + url } : { url }
