// Measures the scripts that a page loads.
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** Compressed JavaScript of the login page, in bytes. */
export const LOGIN_BUDGET = 175_000

/** Observes a page from now on. @returns a function that reads the bytes of each script so far, after gzip, by path */
export function watchScripts(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!/\.m?js$/.test(pathname)) return
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length)
    // A page can be closed while it still loads scripts that nobody asks for.
    size.catch(() => undefined)
    sizes.set(pathname, size)
  })
  return async () => new Map(await Promise.all([...sizes].map(async ([name, size]) => [name, await size] as const)))
}

export const totalOf = (sizes: ReadonlyMap<string, number>): number =>
  [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
