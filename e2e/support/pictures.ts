import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { ARTIFACTS_DIR } from './testServer'

/** Takes a picture of what a page shows, in both themes, into the folder `pictures` of the artifacts. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = path.join(ARTIFACTS_DIR, 'pictures')
  mkdirSync(folder, { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const file = `${name}${colorScheme === 'dark' ? ', dark' : ''}.png`
    await page.screenshot({ path: path.join(folder, file.replace(/[ ,]+/g, '-')), animations: 'disabled' })
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Keeps a file that a page has made in the same folder. */
export function keepFile(name: string, file: Uint8Array): void {
  const folder = path.join(ARTIFACTS_DIR, 'pictures')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), file)
}
