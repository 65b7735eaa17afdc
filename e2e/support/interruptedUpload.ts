// Interrupts the upload of a file and observes how it continues.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { TestFile } from './layers'

/** Lets the first half of a file pass and rejects all later requests. `interrupted` resolves with the first rejection. */
export async function interruptHalfway(
  page: Page,
  { buffer }: TestFile,
): Promise<{ interrupted: Promise<unknown>; half: number }> {
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
  return { interrupted: page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH'), half }
}

/** Reloads the page and lets uploads pass again. @returns lists of new uploads and of the offsets that parts start at */
export async function reloadAndReconnect(page: Page): Promise<{ created: string[]; offsets: (string | undefined)[] }> {
  const created: string[] = []
  const offsets: (string | undefined)[] = []
  page.on('dialog', (question) => void question.accept())
  // Reconnects after the reload only, because the old page would otherwise upload the rest by a retry.
  await page.reload()
  await page.unroute('**/upload/tus/*')
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/upload/tus')) created.push(request.url())
    if (request.method() === 'PATCH' && request.url().includes('/upload/tus/')) {
      offsets.push(request.headers()['upload-offset'])
    }
  })
  return { created, offsets }
}

/** Chooses the file of an incomplete upload again. */
export async function chooseFileAgain(page: Page, file: TestFile): Promise<void> {
  await page.getByText(/Incomplete: (49|50)% of/).waitFor()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `Choose file ${file.name} again` }).click()
  await (await chooser).setFiles(file)
}
