import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { hasTime } from './support/flowLimit'
import { beachPhoto, plots } from './support/layers'
import { openNewMission } from './support/missions'
import { widthBeyond } from './support/screens'

const SERVER = path.resolve(__dirname, '../server')
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const PHOTOS = 20
/** Photos, two flight logs, a plan and a permit. */
const FILES = PHOTOS + 4
/** About 40 % of the files. */
const SENT_FIRST = 10
/** Uploads that run at once. */
const PARALLEL = 2

flow('the card of a drone continues after the page was closed and is summed up', async ({ openAs }) => {
  const pilot = await openAs('staff', { viewport: DESKTOP, path: '/healthz' })
  const mission = await openNewMission(pilot, 'The whole card')
  const colleague = await openAs('root', { viewport: DESKTOP, path: `${mission}/photos` })
  await colleague.getByText('No photos yet').waitFor()
  const card = await writeCard()
  const interrupted = await interruptAfter(pilot, SENT_FIRST)
  await pilot.locator('input[webkitdirectory]').first().setInputFiles(card)
  await interrupted()
  await pilot
    .getByRole('list', { name: 'Uploads' })
    .getByText(/more files are waiting: .*JPG/)
    .waitFor()
  await assertAccessible(pilot, 'the upload list of a folder')
  // The colleague sees photos while others are still to come.
  await colleague.getByRole('option').first().waitFor()
  await pilot.close()

  const phone = await pilot.context().newPage()
  await phone.setViewportSize(PHONE)
  const created = countCreated(phone)
  await phone.goto(`${mission}/photos`)
  const unfinished = phone.getByRole('region', { name: /unfinished files$/ })
  await unfinished.getByText('Choose the folder or the files again').waitFor()
  assert.equal(await widthBeyond(phone), 0, 'the unfinished files are wider than a phone')
  await assertAccessible(phone, 'unfinished files on a phone')
  await unfinished.locator('input[webkitdirectory]').setInputFiles(card)

  const summary = phone.getByRole('region', { name: 'Files of this mission' })
  await phone.getByRole('list', { name: 'Uploads' }).waitFor({ state: 'detached' })
  await unfinished.waitFor({ state: 'detached' })
  const counts = (await summary.getByRole('link').allTextContents()).map(countIn)
  const sum = counts.reduce((all, count) => all + count, 0)
  assert.ok(sum >= FILES - SENT_FIRST && sum <= FILES - SENT_FIRST + PARALLEL, `the summary counts ${sum} files`)
  assert.equal(created(), FILES - SENT_FIRST - PARALLEL, 'files were sent again')
  assert.equal(await widthBeyond(phone), 0, 'the summary is wider than a phone')
  await assertAccessible(phone, 'the summary on a phone')

  await colleague.getByRole('option', { name: /^DJI_0120.JPG/ }).waitFor()
  await colleague.getByRole('combobox', { name: 'Folder' }).click()
  await colleague.getByTitle(`${path.basename(card)}/DCIM/100MEDIA (${PHOTOS / 2})`).waitFor()
  await colleague.getByTitle(`${path.basename(card)}/DCIM/101MEDIA (${PHOTOS / 2})`).waitFor()
})

flow('a folder continues without being chosen again where the browser keeps its handle', async ({ openAs }) => {
  const page = await openAs('staff', { viewport: DESKTOP, path: '/healthz' })
  // A folder of the page's own storage, because no flow can use the dialog of the browser.
  await page.addInitScript({
    content: `window.showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('CARD')`,
  })
  await fillStorage(page, [18, 19, 20])
  await openNewMission(page, 'A folder that is remembered')
  await page.getByText('No layers yet').waitFor()
  const interrupted = await interruptAfter(page, 1)
  await page.getByRole('button', { name: 'More ways to upload' }).first().click()
  await page.getByRole('menuitem', { name: 'Choose folder' }).click()
  await interrupted()

  page.on('dialog', (question) => void question.accept())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  const unfinished = page.getByRole('region', { name: /unfinished files?$/ }).first()
  await unfinished.getByText(/The browser may ask/).waitFor()
  await assertAccessible(page, 'unfinished files of a remembered folder')
  await unfinished.getByRole('button', { name: 'Continue', exact: true }).click()
  await unfinished.waitFor({ state: 'detached' })
  const summary = page.getByRole('region', { name: 'Files of this mission' })
  await summary.getByRole('link', { name: /^[23] photos$/ }).waitFor()
})

/** Lets this number of files be sent; the others wait for ever. @returns a function that waits until no file is sent any more */
async function interruptAfter(page: Page, count: number): Promise<() => Promise<void>> {
  let sent = 0
  let held = 0
  await page.route('**/upload/tus/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    if (sent === count) {
      held += 1
      return
    }
    sent += 1
    return route.continue()
  })
  return async () => {
    while (held < PARALLEL && hasTime()) await page.waitForTimeout(100)
    assert.equal(held, PARALLEL, `${sent} files were sent`)
  }
}

/** Counts the uploads that the page creates on the server. */
function countCreated(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/upload/tus')) count += 1
  })
  return () => count
}

const countIn = (text: string): number => Number(/^\d+/.exec(text)?.[0])

/** A card with photos in two folders, two flight logs, a plan, a permit and a hidden file. */
async function writeCard(): Promise<string> {
  const card = await mkdtemp(path.join(tmpdir(), 'card-'))
  const folders = ['DCIM/100MEDIA', 'DCIM/101MEDIA', 'logs', 'plans']
  for (const folder of folders) await mkdir(path.join(card, folder), { recursive: true })
  for (let number = 1; number <= PHOTOS; number++) {
    const folder = number <= PHOTOS / 2 ? 'DCIM/100MEDIA' : 'DCIM/101MEDIA'
    await writeFile(path.join(card, folder, `DJI_0${100 + number}.JPG`), photoOf(number))
  }
  const copy = async (from: string, to: string) => writeFile(path.join(card, to), readFileSync(path.join(SERVER, from)))
  await copy('demo/files/brighton_flyover.srt', 'logs/DJI_0201.SRT')
  await copy('media/telemetry/fixtures/dji_p4_rtk.srt', 'logs/DJI_0202.SRT')
  await copy('demo/files/flight_permit.pdf', 'permit.pdf')
  await writeFile(path.join(card, 'plans/area.geojson'), plots().buffer)
  await writeFile(path.join(card, '.DS_Store'), 'hidden')
  return card
}

/** A photo of the demo. Bytes after the picture make each another file. */
const photoOf = (number: number): Buffer => Buffer.concat([beachPhoto(18 + (number % 8)).buffer, Buffer.from([number])])

/** Writes photos into the folder CARD of the page's own storage. */
async function fillStorage(page: Page, numbers: number[]): Promise<void> {
  const photos = numbers.map((number) => ({
    name: `DJI_00${number}.JPG`,
    base64: beachPhoto(number).buffer.toString('base64'),
  }))
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory()
    const card = await root.getDirectoryHandle('CARD', { create: true })
    for (const { name, base64 } of all) {
      const file = await (await card.getFileHandle(name, { create: true })).createWritable()
      await file.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
      await file.close()
    }
  }, photos)
}
