// Serves the map page to one browser page, at /map-page/ of its server.
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

/** Start-up values and content security policy that the server sends with the app. */
interface PageSettings {
  startUpValues: string
  policy: string
}

/** Reads the settings from the page of the server at `address`. */
export async function pageSettingsOf(address: string): Promise<PageSettings> {
  const reply = await fetch(address)
  const values = /id="start-up-values"[^>]*>(.*?)<\/script>/s.exec(await reply.text())?.[1]
  if (!values) throw new Error(`The page of ${address} contains no start-up values`)
  return { startUpValues: values, policy: reply.headers.get('content-security-policy') ?? '' }
}

export async function serveMapPage(page: Page, { startUpValues, policy }: PageSettings): Promise<void> {
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
