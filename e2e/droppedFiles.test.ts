import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { beachPhoto, dropFiles, fixture, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'
import { navigationOf } from './support/navigation'
import { assertNoRawValues } from './support/rawValues'

const SERVER = path.resolve(__dirname, '../server')
const TABS = ['', '/overview', '/photos', '/recordings', '/flights', '/analyses', '/alerts', '/outcomes', '/documents']

const serverFile = (file: string, mimeType: string): TestFile => ({
  name: path.basename(file),
  mimeType,
  buffer: readFileSync(path.join(SERVER, file)),
})

const permit = (): TestFile => ({
  name: 'permit.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Permit to fly over the harbour.'),
})

/** The first part of a file, so that its kind is recognised and reading it fails. */
function cutShort(file: TestFile, share: number): TestFile {
  const { name, mimeType, buffer } = file
  return { name: `damaged_${name}`, mimeType, buffer: buffer.subarray(0, Math.floor(buffer.length * share)) }
}

flow('dropped files tell what they have become, and a repeated file is added only on request', async ({ openAs }) => {
  const page = await openAs('staff', { viewport: { width: 1440, height: 900 }, path: '/healthz' })
  const mission = await openNewMission(page, 'A card full of files')
  await page.getByText('No layers yet').waitFor()
  const files = [beachPhoto(18), beachPhoto(19), serverFile('demo/files/brighton_flyover.srt', ''), permit()]
  await dropFiles(page, files)
  const card = page.getByRole('region', { name: 'Files of this mission' })
  await card.getByRole('link', { name: '2 photos' }).waitFor()
  await card.getByRole('link', { name: '1 flight log' }).waitFor()
  await card.getByRole('link', { name: '1 document' }).waitFor()
  await assertAccessible(page, 'the result of dropped files')
  await card.getByRole('button', { name: 'Close the files of this mission' }).click()

  await dropFiles(
    page,
    [files[2], permit()].filter((file) => file !== undefined),
  )
  await card.getByText('Already in this mission as brighton_flyover.srt').waitFor()
  await card.getByText('Already in this mission as permit.txt').waitFor()
  await assertAccessible(page, 'repeated files')
  await card.getByRole('button', { name: 'Do not add brighton_flyover.srt' }).click()
  await card.getByRole('button', { name: 'Add again: permit.txt' }).click()
  await card.getByRole('link', { name: '1 document' }).click()
  await page.waitForURL(`**${mission}/documents*`)
  const documents = page.getByRole('main').getByRole('table').getByText('permit')
  await documents.first().waitFor()
})

flow('a folder is chosen once, continues after a reload and keeps its structure', async ({ openAs }) => {
  const page = await openAs('staff', { viewport: { width: 1440, height: 900 }, path: '/healthz' })
  const mission = await openNewMission(page, 'The card of the drone')
  await page.getByText('No layers yet').waitFor()
  const card = await writeCard()
  const input = page.locator('input[webkitdirectory]').first()
  await page.route('**/upload/tus/*', (route) => route.abort())
  const interrupted = page.waitForEvent('requestfailed', (request) => request.method() === 'PATCH')
  await input.setInputFiles(card)
  await interrupted

  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await page.unroute('**/upload/tus/*')
  const unfinished = page.getByRole('region', { name: '4 unfinished files' }).first()
  await unfinished.getByText('3 JPG, 1 TXT').waitFor()
  await assertAccessible(page, 'unfinished files of a folder')
  await unfinished.locator('input[webkitdirectory]').setInputFiles(card)
  const added = page.getByRole('region', { name: 'Files of this mission' })
  await added.getByRole('link', { name: '3 photos' }).waitFor()
  await added.getByRole('link', { name: '1 document' }).waitFor()

  await navigationOf(page).open(`${mission}/photos`)
  await page.getByRole('combobox', { name: 'Folder' }).click()
  await page.getByTitle(`${path.basename(card)}/DCIM/101MEDIA (1)`).click()
  await page.getByRole('option', { name: /^DJI_0020.JPG/ }).waitFor()
})

/** Three photos in two folders, a document and a hidden file. */
async function writeCard(): Promise<string> {
  const card = await mkdtemp(path.join(tmpdir(), 'card-'))
  const first = path.join(card, 'DCIM/100MEDIA')
  const second = path.join(card, 'DCIM/101MEDIA')
  await mkdir(first, { recursive: true })
  await mkdir(second, { recursive: true })
  await writeFile(path.join(first, 'DJI_0018.JPG'), beachPhoto(18).buffer)
  await writeFile(path.join(first, 'DJI_0019.JPG'), beachPhoto(19).buffer)
  await writeFile(path.join(second, 'DJI_0020.JPG'), beachPhoto(20).buffer)
  await writeFile(path.join(card, 'permit.txt'), permit().buffer)
  await writeFile(path.join(card, '.DS_Store'), 'hidden')
  return card
}

flow('messages about damaged files are written for people', async ({ openAs }) => {
  const page = await openAs('root', { viewport: { width: 1440, height: 900 }, path: '/healthz' })
  const mission = await openNewMission(page, 'Damaged files')
  await page.getByText('No layers yet').waitFor()
  await dropFiles(page, [
    cutShort(fixture('british_grid.tif'), 0.6),
    cutShort(fixture('uint16_4band.tif'), 0.6),
    cutShort(serverFile('media/vector/fixtures/plots.gpkg', ''), 0.5),
    cutShort(serverFile('media/vector/fixtures/plots_27700.zip', 'application/zip'), 0.6),
    cutShort(serverFile('media/vector/fixtures/styles.kml', ''), 0.5),
    cutShort(serverFile('media/vector/fixtures/plots.fgb', ''), 0.5),
    cutShort(serverFile('media/video/fixtures/cars.mp4', 'video/mp4'), 0.3),
    cutShort(serverFile('media/video/fixtures/cars.mkv', 'video/x-matroska'), 0.1),
    cutShort(beachPhoto(18), 0.02),
    cutShort(serverFile('media/telemetry/fixtures/dji_p4_rtk.srt', ''), 0.02),
    { name: 'damaged.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<') },
    { name: 'broken.geojson', mimeType: '', buffer: Buffer.from('{"type":"FeatureCollection","features":[{"type"') },
    { name: 'lost.csv', mimeType: 'text/csv', buffer: Buffer.from('lat,long\n900,900\n') },
  ])
  await jobsEnd(page)
  const navigation = navigationOf(page)
  await navigation.load(mission)
  for (const tab of TABS) {
    await navigation.open(`${mission}${tab}`)
    await assertNoRawValues(page, `${tab} of a mission with damaged files`)
  }
  await page.getByRole('button', { name: /^Jobs|jobs running$/ }).click()
  await page.getByText('Damaged files').first().waitFor()
  await assertNoRawValues(page, 'the list of jobs')
})

/** Waits until the uploads of the page are done and no job is waiting or running. */
async function jobsEnd(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      const reply = await fetch('/apis/v1/job/list?active=true')
      const { data } = (await reply.json()) as { data: { total: number } }
      return data.total === 0 && document.querySelector('.upload-row .ant-progress-status-active') === null
    },
    undefined,
    { polling: 1000 },
  )
}
