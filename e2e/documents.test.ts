import assert from 'node:assert/strict'
import PDFDocument from 'pdfkit'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createRecord } from './support/apiCalls'
import { linkMission, makeClient } from './support/clients'
import { flow } from './support/flow'
import { dropFiles, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'

const VISIT = { path: '/healthz' }

/** A PDF permit of one page. */
async function permit(text: string): Promise<TestFile> {
  const pdf = new PDFDocument()
  pdf.text(text)
  pdf.end()
  const parts: Buffer[] = []
  for await (const part of pdf) parts.push(part as Buffer)
  return { name: 'Permit.pdf', mimeType: 'application/pdf', buffer: Buffer.concat(parts) }
}

flow(
  'documents are dropped, found by their text, described, replaced, shown, zipped, deleted and restored',
  async ({ openAs }) => {
    const pilot = await openAs('staff', VISIT)
    await openNewMission(pilot, 'Harbour survey', 'documents')
    await pilot.getByText('No documents yet').waitFor()
    const notes = { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Meet at the gate.') }
    await dropFiles(pilot, [await permit('Valid for the lighthouse.'), notes], 'main')
    await pilot.getByRole('link', { name: 'Permit.pdf' }).waitFor()
    await pilot.getByRole('link', { name: 'Notes.txt' }).waitFor()
    await assertAccessible(pilot, 'documents of a mission')

    // The text is read in the background, so the search is repeated until it finds the word.
    const search = pilot.getByRole('searchbox', { name: 'Search names, tags and text' })
    await search.fill('lighth')
    await pilot.locator('mark', { hasText: 'lighth' }).waitFor()
    assert.equal(await pilot.getByRole('link', { name: 'Notes.txt' }).count(), 0)

    await pilot.getByRole('link', { name: 'Permit.pdf' }).click()
    const drawer = pilot.getByRole('dialog')
    await drawer.getByText('Page 1 of 1').waitFor()
    await waitForInk(drawer.locator('canvas'))
    await assertAccessible(pilot, 'preview of a document')
    await drawer.getByRole('tab', { name: 'Details' }).click()
    await drawer.getByLabel('Expires').fill('2001-02-03')
    await drawer.getByRole('switch', { name: 'Clients may see this' }).click()
    await drawer.getByRole('button', { name: 'Save' }).click()
    await pilot.getByText('Document saved').first().waitFor()
    await drawer.locator('input[type=file]').setInputFiles(await permit('Valid for the breakwater.'))
    await drawer.getByText('Version 2 ·').waitFor()
    await drawer.getByRole('button', { name: 'Restore version 1' }).waitFor()
    await assertAccessible(pilot, 'details of a document')
    await pilot.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })

    await search.fill('')
    await pilot.getByText('Expired 2/3/2001').waitFor()
    await pilot.getByRole('checkbox', { name: 'Permit.pdf' }).check()
    await pilot.getByRole('checkbox', { name: 'Notes.txt' }).check()
    const download = pilot.waitForEvent('download')
    await pilot.getByRole('link', { name: 'Download ZIP' }).click()
    assert.equal((await download).suggestedFilename(), 'Documents.zip')
    await pilot.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
    await pilot.getByText('2 documents moved to the trash').waitFor()
    await pilot.getByText('No documents yet').waitFor()
    await pilot.getByRole('button', { name: 'Undo' }).click()
    await pilot.getByRole('link', { name: 'Permit.pdf' }).waitFor()
  },
)

/** Waits until dark pixels cover a part of a canvas: the text of a page. */
async function waitForInk(canvas: Locator): Promise<void> {
  await canvas.page().waitForFunction(
    (element) => {
      const { width, height } = element as HTMLCanvasElement
      const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      let dark = 0
      for (let at = 0; at < pixels.length; at += 4) {
        const isDark = [0, 1, 2].every((band) => (pixels[at + band] ?? 255) < 128) && (pixels[at + 3] ?? 0) > 128
        if (isDark) dark++
      }
      return dark > 50
    },
    await canvas.elementHandle(),
  )
}

flow('a client gets the documents that are shown to it, and another client does not', async (context) => {
  const { openAs, openWith, emailOf } = context
  const staff = await openAs('staff', VISIT)
  const { _id: missionId } = await createRecord(staff, '/mission/create', { name: 'Quay wall' })
  await staff.goto(`/dashboard/missions/${missionId}/documents`)
  await staff.getByText('No documents yet').waitFor()
  await dropFiles(staff, [await permit('Valid for the quay.')], 'main')
  await staff.getByRole('link', { name: 'Permit.pdf' }).click()
  const documentId = new URL(staff.url()).searchParams.get('document') ?? ''

  const person = await emailOf('viewer')
  const other = await emailOf('root')
  await linkMission(await makeClient(person), missionId)
  await makeClient(other, 'Port of Duluth')
  const client = await openWith(person, { path: '/healthz' })
  const stranger = await openWith(other, { path: '/healthz' })
  const paths = [`get/${documentId}`, `download/${documentId}`, `getbymissionId/${missionId}`]
  const statusesFor = (page: Page) =>
    Promise.all(paths.map(async (path) => (await page.request.get(`/apis/v1/document/${path}`)).status()))
  assert.deepEqual(await statusesFor(client), [404, 404, 200])

  const drawer = staff.getByRole('dialog')
  await drawer.getByRole('tab', { name: 'Details' }).click()
  await drawer.getByRole('switch', { name: 'Clients may see this' }).click()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await staff.getByText('Document saved').first().waitFor()
  assert.deepEqual(await statusesFor(client), [200, 200, 200])
  assert.deepEqual(await statusesFor(stranger), [404, 404, 404])
})
