// Serves the page with nothing but a map to one browser, at /map-page/ of the Aerie it talks to.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { MAP_PAGE } from './buildMapPage'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** What the product's own page is served with: its start-up values and its content security policy. */
interface ServedAs {
  startUpValues: string
  policy: string
}

/** @returns how the Aerie at `address` serves its page */
export async function servedAs(address: string): Promise<ServedAs> {
  const reply = await fetch(address)
  const values = /id="start-up-values"[^>]*>(.*?)<\/script>/s.exec(await reply.text())?.[1]
  if (!values) throw new Error(`${address} has no start-up values in its page`)
  return { startUpValues: values, policy: reply.headers.get('content-security-policy') ?? '' }
}

export async function serveMapPage(page: Page, { startUpValues, policy }: ServedAs): Promise<void> {
  await page.route('**/map-page/**', async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/map-page/', '') || 'index.html'
    const file = readFileSync(path.join(MAP_PAGE, name))
    const isPage = name === 'index.html'
    await route.fulfill({
      body: isPage ? file.toString().replace('__START_UP_VALUES__', startUpValues) : file,
      contentType: TYPES[path.extname(name)] ?? 'application/octet-stream',
      headers: isPage ? { 'content-security-policy': policy } : {},
    })
  })
}
