// The path of a client company from its creation to a mission that is withdrawn while its people look at it, on a desktop and
// on a phone, with pictures of each page in build/e2e/pictures.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible } from './support/accessibility'
import { createLayer, createRecord, updateRecord } from './support/apiCalls'
import { sharedDataDir } from './support/environment'
import { flow } from './support/flow'
import { beachPhoto, chooseLayerAction, dropFiles, fixture, waitForStillMap, type TestFile } from './support/layers'
import { invitationIn, waitForMail } from './support/mails'
import { takePicture } from './support/pictures'
import { PASSWORD } from './support/testServer'

// A small window for the upload, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 } }

const SERVER = path.resolve(__dirname, '../server')
const VIDEO = path.join(SERVER, 'media/video/fixtures/cars.mp4')
const PERMIT: TestFile = {
  name: 'Permit.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync(path.join(SERVER, 'demo/files/flight_permit.pdf')),
}
const ORTHOPHOTO: TestFile = {
  name: 'brighton_beach_ortho.tif',
  mimeType: 'image/tiff',
  buffer: readFileSync(path.join(SERVER, 'demo/files/brighton_beach_ortho.tif')),
}
const NOTES: TestFile = { name: 'Internal notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not for clients.') }
const PLOT = {
  type: 'Polygon',
  coordinates: [
    [
      [-91.995, 46.842],
      [-91.994, 46.842],
      [-91.994, 46.8426],
      [-91.995, 46.8426],
      [-91.995, 46.842],
    ],
  ],
}

/** What the card of the mission names. */
const SHOWN = ['3 map layers', '3 photos', '1 recording', '1 document']

interface Contents {
  missionId: string
  layerIds: string[]
  photoIds: string[]
  recordingId: string
  documentId: string
}

flow(
  'a client sees what is shared with it on a desktop and a phone, and nothing of it once it is withdrawn',
  async ({ open, openAs, openWith }) => {
    const root = await openAs('root', { ...SMALL, path: '/healthz', ownSession: true })
    const contents = await makeMission(root)

    // The client and two people.
    const domain = `${randomBytes(4).toString('hex')}.test`
    await root.goto('/dashboard/tenant/client/create')
    await root.getByRole('textbox', { name: 'Name' }).fill('Harbour Authority')
    await root.getByRole('textbox', { name: /^Address/ }).fill('12 Harbour Road')
    await addPerson(root, 1, 'Casey Client', `casey@${domain}`)
    await addPerson(root, 2, 'Robin Reader', `robin@${domain}`)
    await takePicture(root, 'client new client')
    await root.getByRole('button', { name: 'Create client' }).click()
    await root.getByText('Robin Reader').first().waitFor()
    const clientPage = root.url()

    const phone = await open({ ...PHONE, path: invitationIn(await waitForMail(sharedDataDir(), `casey@${domain}`)) })
    await phone.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await phone.getByRole('button', { name: 'Set password' }).click()
    await phone.getByRole('button', { name: 'I accept' }).click()
    await phone.getByText('No missions yet').waitFor()
    // Pictures are taken in both themes.
    await updateRecord(phone, '/profile/theme', { theme: 'system' })
    await phone.reload()
    await phone.getByText('No missions yet').waitFor()
    await takePicture(phone, 'client empty list on a phone')
    const problems = [failuresOf(phone)]

    await shareMission(root, contents)
    await seeListOnPhone(phone)

    const desktop = await openWith(`casey@${domain}`, { ...DESKTOP, path: '/dashboard/client/missions' })
    problems.push(failuresOf(desktop))
    const tiles = tilesOf(desktop)
    await seeMission(desktop, contents)
    await seeMissionOnPhone(phone)
    assert.deepEqual(problems.flat(), [], 'requests of the client failed')

    await viewAsClient(root, clientPage)

    // Nothing that was not shared.
    const alerts = await desktop.request.get(`/apis/v1/alert/list?missionId=${contents.missionId}`)
    assert.deepEqual(((await alerts.json()) as { data: { items: unknown[] } }).data.items, [])

    // The mission is withdrawn while a page and the list are open.
    await desktop.goto(`/dashboard/client/missions/${contents.missionId}`)
    await desktop.getByRole('link', { name: 'Map', exact: true }).waitFor()
    await phone.goto('/dashboard/client/missions')
    await phone.getByRole('link', { name: 'Quay survey' }).waitFor()
    const drawn = tiles.at(-1)
    assert.ok(drawn, 'the map has asked for tiles')
    assert.equal((await desktop.request.get(drawn)).status(), 200)
    await root.goto(clientPage)
    await withdraw(root)
    await Promise.all([
      desktop.getByRole('heading', { name: 'Quay survey is no longer shared with you' }).waitFor(),
      phone.getByText('No missions yet').waitFor(),
    ])
    await takePicture(desktop, 'client withdrawn mission')
    for (const address of addressesOf(contents, drawn)) {
      assert.equal((await desktop.request.get(address)).status(), 404, address)
    }
    const list = await desktop.request.get('/apis/v1/client/shared-missions')
    assert.equal(((await list.json()) as { data: { total: number } }).data.total, 0)
  },
)

/** A mission with two rasters, a vector layer, photos, a recording, documents and an alert, of which nothing is shown. */
async function makeMission(root: Page): Promise<Contents> {
  const place = { name: 'East harbour', location: { lat: 46.8425, long: -91.9945 } }
  const { _id: locationId } = await createRecord(root, '/location/create', place)
  const { _id: missionId } = await createRecord(root, '/mission/create', {
    name: 'Quay survey',
    description: 'Yearly survey of the quay walls and the crane tracks.',
    locationId,
    scheduledAt: '2026-03-12T09:00:00.000Z',
  })
  await createRecord(root, '/alert/create', { missionId, title: 'Loose bollard', kind: 'damage', severity: 'high' })
  const plots = await createLayer(root, { missionId, name: 'Plots', color: '#d40000' }, [PLOT])

  await root.goto(`/dashboard/missions/${missionId}`)
  await dropFiles(root, [ORTHOPHOTO, fixture('jpeg_mask.tif')])
  await root.getByRole('checkbox', { name: 'Show brighton_beach_ortho' }).waitFor()
  await root.getByRole('checkbox', { name: 'Show jpeg_mask' }).waitFor()

  await root.goto(`/dashboard/missions/${missionId}/photos`)
  await root.getByText('No photos yet').waitFor()
  await dropFiles(root, [beachPhoto(18), beachPhoto(19), beachPhoto(20)], '.photos')
  for (const name of ['DJI_0018.JPG', 'DJI_0019.JPG', 'DJI_0020.JPG']) {
    await root.getByRole('option', { name: new RegExp(`${name}, (To review|Proposed)`) }).waitFor()
  }

  await root.goto(`/dashboard/missions/${missionId}/recordings`)
  const main = root.getByRole('main')
  await main.locator('input[type=file][aria-label="Upload recordings"]').first().setInputFiles(VIDEO)
  await main.locator('.recording-poster img').waitFor()

  await root.goto(`/dashboard/missions/${missionId}/documents`)
  await root.getByText('No documents yet').waitFor()
  await dropFiles(root, [PERMIT, NOTES], 'main')
  await root.getByRole('link', { name: 'Permit.pdf' }).waitFor()
  await root.getByRole('link', { name: NOTES.name }).waitFor()

  const read = async <Data>(address: string) =>
    ((await (await root.request.get(`/apis/v1${address}`)).json()) as { data: Data }).data
  interface Named {
    _id: string
    name: string
  }
  const photos = await read<{ photos: Named[] }>(`/photo/points/${missionId}`)
  const recordings = await read<{ items: Named[] }>(`/VOD/get-by-missionID/${missionId}`)
  const documents = await read<{ items: Named[] }>(`/document/getbymissionId/${missionId}`)
  const { layers } = await read<{ layers: Named[] }>(`/layer/all-layers-for-mission/${missionId}`)
  const rasters = layers.filter(({ _id }) => _id !== plots).map(({ _id }) => _id)
  return {
    missionId,
    layerIds: [...rasters, plots],
    photoIds: photos.photos.map(({ _id }) => _id),
    recordingId: recordings.items[0]?._id ?? '',
    documentId: documents.items.find(({ name }) => name === 'Permit.pdf')?._id ?? '',
  }
}

async function addPerson(root: Page, number: number, name: string, email: string): Promise<void> {
  await root.getByRole('button', { name: 'Add person' }).click()
  await root.getByRole('textbox', { name: `Name of person ${number}` }).fill(name)
  await root.getByRole('textbox', { name: `E-mail of person ${number}` }).fill(email)
}

/** Shows the layers, photos, recording and permit to the client on whose page `root` is, but not the alert and the notes. */
async function shareMission(root: Page, contents: Contents): Promise<void> {
  const { photoIds, recordingId, documentId } = contents
  const panel = await root.request.get(`/apis/v1/layer/all-layers-for-mission/${contents.missionId}`)
  const { layers } = ((await panel.json()) as { data: { layers: { _id: string; version: number }[] } }).data
  for (const { _id, version } of layers) {
    await updateRecord(root, `/layer/share-with-clients/${_id}`, { version, clientVisible: true })
  }
  await updateRecord(root, '/layer/images-review', { ids: photoIds, decision: 'accept' })
  await updateRecord(root, '/photo/share', { ids: photoIds, clientVisible: true })
  await updateRecord(root, '/VOD/update-multi-vod-by-ID', { vodIds: [recordingId], clientVisible: true })
  await updateRecord(root, '/document/update-multi-docs-by-ID', { documentIds: [documentId], clientVisible: true })
  await root.getByRole('button', { name: 'Share missions' }).click()
  const dialog = root.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Missions' }).click()
  await root.getByTitle('Quay survey').last().click()
  await root.keyboard.press('Escape')
  for (const kind of ['Photos', 'Recordings', 'Documents and reports']) {
    await dialog.getByRole('combobox', { name: kind }).click()
    await root.locator('.ant-select-dropdown:visible').getByTitle('Marked').click()
  }
  await assertAccessible(root, 'the dialog that shares missions')
  await takePicture(root, 'client share dialog')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await root.getByText('Map layers: Marked · Photos: Marked · Recordings: Marked').waitFor()
}

/** The root sees what the client sees, and ends the view. */
async function viewAsClient(root: Page, clientPage: string): Promise<void> {
  await root.goto(clientPage)
  await root.getByRole('button', { name: 'View as this client' }).click()
  await root.getByText(/^You see what Harbour Authority sees/).waitFor()
  const contents = root.getByRole('list', { name: 'Contents of Quay survey' })
  await contents.waitFor()
  assert.deepEqual(await contents.getByRole('listitem').allInnerTexts(), SHOWN)
  await takePicture(root, 'client view as client')
  await root.getByRole('button', { name: 'End view' }).click()
  await root.getByRole('button', { name: 'View as this client' }).waitFor()
}

async function withdraw(root: Page): Promise<void> {
  await root.getByRole('button', { name: 'Withdraw Quay survey' }).click()
  await root.getByRole('button', { name: 'Withdraw', exact: true }).last().click()
  await root.getByText('No missions are shared').waitFor()
}

/** The mission appears in the open list. */
async function seeListOnPhone(phone: Page): Promise<void> {
  const contents = phone.getByRole('list', { name: 'Contents of Quay survey' })
  await contents.waitFor()
  assert.deepEqual(await contents.getByRole('listitem').allInnerTexts(), SHOWN)
  await waitForPicture(phone.locator('img.client-mission-picture'))
  await phone.getByText('East harbour').waitFor()
  await assertAccessible(phone, 'the missions of a client on a phone')
  await takePicture(phone, 'client list on a phone')
}

/** Everything that is shown, in a desktop window. */
async function seeMission(desktop: Page, { missionId }: Contents): Promise<void> {
  await desktop.getByRole('link', { name: 'Quay survey' }).waitFor()
  await waitForPicture(desktop.locator('img.client-mission-picture'))
  await takePicture(desktop, 'client list')
  await desktop.getByRole('link', { name: 'Quay survey' }).click()
  await desktop.getByText('Yearly survey of the quay walls').waitFor()
  const tabs = desktop.getByRole('navigation', { name: 'Mission sections' })
  assert.deepEqual(await tabs.getByRole('link').allInnerTexts(), [
    'Overview',
    'Map',
    'Photos',
    'Recordings',
    'Documents',
  ])
  await waitForPicture(desktop.locator('img.client-mission-picture').nth(2))
  await assertAccessible(desktop, 'the overview of the mission of a client')
  await takePicture(desktop, 'client overview')

  await tabs.getByRole('link', { name: 'Map' }).click()
  await desktop.getByRole('checkbox', { name: 'Show brighton_beach_ortho' }).waitFor()
  await chooseLayerAction(desktop, 'brighton_beach_ortho', 'Zoom to layer')
  await waitForStillMap(desktop)
  await assertAccessible(desktop, 'the map of the mission of a client')
  await takePicture(desktop, 'client map')
  await chooseLayerAction(desktop, 'brighton_beach_ortho', 'Compare')
  const divider = desktop.getByRole('slider', { name: 'Divider between the two maps' })
  await divider.waitFor()
  const compared = desktop.getByRole('region', { name: 'Compare' })
  await compared.getByText('brighton_beach_ortho').first().waitFor()
  await compared.getByText('jpeg_mask').first().waitFor()
  await divider.press('ArrowRight')
  await takePicture(desktop, 'client comparison')
  await desktop.getByRole('button', { name: 'Stop comparing' }).click()

  await tabs.getByRole('link', { name: 'Photos' }).click()
  await desktop.getByRole('option', { name: /DJI_0018/ }).waitFor()
  await takePicture(desktop, 'client photos')
  await desktop.getByRole('option', { name: /DJI_0018/ }).dblclick()
  await desktop.getByRole('dialog', { name: 'Photo DJI_0018.JPG' }).getByText('46.842607, -91.994560 (GPS)').waitFor()
  await takePicture(desktop, 'client photo')
  await desktop.keyboard.press('Escape')

  await tabs.getByRole('link', { name: 'Recordings' }).click()
  await waitForPicture(desktop.locator('.recording-poster img'))
  await takePicture(desktop, 'client recordings')
  await desktop.getByRole('main').getByRole('link', { name: 'cars.mp4' }).click()
  await play(desktop)
  await takePicture(desktop, 'client recording')

  await desktop.goto(`/dashboard/client/missions/${missionId}/documents`)
  await desktop.getByRole('link', { name: 'Permit.pdf' }).waitFor()
  assert.equal(await desktop.getByText(NOTES.name).count(), 0)
  await takePicture(desktop, 'client documents')
  await desktop.getByRole('link', { name: 'Permit.pdf' }).click()
  const drawer = desktop.getByRole('dialog')
  await drawer.getByText(/Page 1 of \d/).waitFor()
  await takePicture(desktop, 'client document')
  const download = desktop.waitForEvent('download')
  await drawer.getByRole('link', { name: 'Download' }).click()
  assert.equal((await download).suggestedFilename(), 'Permit.pdf')
  await desktop.keyboard.press('Escape')

  await desktop.getByRole('link', { name: 'Full window' }).click()
  await desktop.getByRole('checkbox', { name: 'Plots' }).waitFor()
  await takePicture(desktop, 'client full-window map')
}

async function seeMissionOnPhone(phone: Page): Promise<void> {
  await phone.getByRole('link', { name: 'Quay survey' }).click()
  await phone.getByText('Yearly survey of the quay walls').waitFor()
  await phone.getByRole('heading', { level: 1, name: 'Quay survey' }).waitFor()
  await waitForPicture(phone.locator('img.client-mission-picture').first())
  await assertAccessible(phone, 'the overview of the mission of a client on a phone')
  await takePicture(phone, 'client overview on a phone')
  const tabs = phone.getByRole('navigation', { name: 'Mission sections' })
  await tabs.getByRole('link', { name: 'Map' }).click()
  await phone.getByRole('button', { name: 'Show layers' }).waitFor()
  await takePicture(phone, 'client map on a phone')
  await phone.getByRole('button', { name: 'Show layers' }).click()
  await phone.getByRole('checkbox', { name: 'Show brighton_beach_ortho' }).waitFor()
  await takePicture(phone, 'client layers on a phone')
  await tabs.getByRole('link', { name: 'Photos' }).click()
  await phone.getByRole('option', { name: /DJI_0018/ }).waitFor()
  await takePicture(phone, 'client photos on a phone')
  await tabs.getByRole('link', { name: 'Recordings' }).click()
  await phone.getByRole('main').getByRole('link', { name: 'cars.mp4' }).click()
  await play(phone)
  await takePicture(phone, 'client recording on a phone')
  await tabs.getByRole('link', { name: 'Documents' }).click()
  await phone.getByRole('link', { name: 'Permit.pdf' }).waitFor()
  await takePicture(phone, 'client documents on a phone')
}

/** Plays the open recording, pauses it and seeks to its start. */
async function play(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await page.waitForFunction(
    () => (document.querySelector<HTMLVideoElement>('.player-tile video')?.readyState ?? 0) >= 2,
  )
  await main.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(
    () => (document.querySelector<HTMLVideoElement>('.player-tile video')?.currentTime ?? 0) > 0.4,
  )
  await main.getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByRole('slider', { name: 'Time' }).press('Home')
  await page.waitForFunction(() => document.querySelector<HTMLVideoElement>('.player-tile video')?.currentTime === 0)
}

async function waitForPicture(picture: Locator): Promise<void> {
  await picture.waitFor()
  await picture
    .page()
    .waitForFunction(
      (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    )
}

/** Requests of a page that the server rejects from now on. */
function failuresOf(page: Page): string[] {
  const failures: string[] = []
  page.on('response', (reply) => {
    if (reply.status() >= 400) failures.push(`${reply.status()} ${reply.request().method()} ${reply.url()}`)
  })
  return failures
}

/** Addresses of the raster tiles that a page draws. */
function tilesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('response', (reply) => {
    if (/\/tiles\/raster\//.test(reply.url()) && reply.status() === 200) addresses.push(reply.url())
  })
  return addresses
}

const addressesOf = ({ missionId, layerIds, photoIds, recordingId, documentId }: Contents, tile: string): string[] => [
  tile,
  ...layerIds.map((layerId) => `/apis/v1/layer/getrasterdetailsbyID/${layerId}`),
  `/apis/v1/layer/all-layers-for-mission/${missionId}`,
  `/apis/v1/layer/thumbnail/${layerIds[0]}`,
  ...photoIds.map((photoId) => `/apis/v1/photo/picture/${photoId}`),
  `/apis/v1/recording/file/${recordingId}`,
  `/apis/v1/recording/poster/${recordingId}`,
  `/apis/v1/recording/download/${recordingId}`,
  `/apis/v1/document/download/${documentId}`,
  `/apis/v1/mission/get/${missionId}`,
  `/apis/v1/client/get-client-mission-details/${missionId}`,
]
