// A line that breaks in the middle of a file, and what travels once it is back.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Dropped } from './layers'

/** Lets the first half of a file through, then nothing any more. @returns resolves when the line is cut */
export async function cutHalfway(page: Page, { buffer }: Dropped): Promise<{ isCut: Promise<unknown>; half: number }> {
  const half = Math.floor(buffer.length / 2)
  let hasBegun = false
  await page.route('**/upload/tus/*', async (route) => {
    if (!hasBegun && route.request().method() === 'PATCH') {
      hasBegun = true
      const part = await page.request.patch(route.request().url(), {
        headers: {
          origin: new URL(page.url()).origin,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        data: buffer.subarray(0, half),
      })
      assert.equal(part.status(), 204)
    }
    await route.abort()
  })
  return { isCut: page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH'), half }
}

/** Comes back to the page with the line mended. @returns the uploads begun since, and where each part began */
export async function comeBack(page: Page): Promise<{ begun: string[]; offsets: (string | undefined)[] }> {
  const begun: string[] = []
  const offsets: (string | undefined)[] = []
  page.on('dialog', (question) => void question.accept())
  // The line stays cut until the page is gone, or a last try of it would bring the rest.
  await page.reload()
  await page.unroute('**/upload/tus/*')
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/upload/tus')) begun.push(request.url())
    if (request.method() === 'PATCH' && request.url().includes('/upload/tus/')) {
      offsets.push(request.headers()['upload-offset'])
    }
  })
  return { begun, offsets }
}

/** Chooses the file again that an earlier visit did not finish. */
export async function chooseAgain(page: Page, file: Dropped): Promise<void> {
  await page.getByText(/Incomplete: (49|50)% of/).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Choose ${file.name} again` }).click()
  await (await chooser).setFiles(file)
}
