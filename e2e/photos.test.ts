import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { createRecord } from './support/apiCalls'
import { assertAccessible } from './support/accessibility'
import { linkMission, makeClient } from './support/clients'
import { flow } from './support/flow'
import { beachPhoto, dropFiles, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }

async function changed(photo: TestFile, name: string, change: (picture: Sharp) => Sharp): Promise<TestFile> {
  return { ...photo, name, buffer: await change(sharp(photo.buffer).keepExif().keepXmp()).toBuffer() }
}

flow('photos of a flight are imported, reviewed by keyboard and shown to a client', async (context) => {
  const { openAs, openWith, emailOf } = context
  const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
  const missionPath = await openNewMission(pilot, 'Beach flight', 'photos')
  await pilot.getByText('No photos yet').waitFor()
  await assertAccessible(pilot, 'the empty gallery')

  const whole = [18, 19, 20, 21, 22].map(beachPhoto)
  const truncated = { ...beachPhoto(24), name: 'truncated.JPG', buffer: beachPhoto(24).buffer.subarray(0, 40_000) }
  await dropFiles(
    pilot,
    [
      ...whole,
      await changed(beachPhoto(23), 'blurred.JPG', (picture) => picture.blur(6)),
      { ...beachPhoto(18), name: 'copy.JPG' },
      truncated,
    ],
    '.photos',
  )
  const tile = (name: string) => pilot.getByRole('option', { name })
  await tile('DJI_0018.JPG, To review').waitFor()
  await tile('truncated.JPG, Cannot be used').waitFor()
  await tile('copy.JPG, Duplicate').waitFor()
  await tile('blurred.JPG, Proposed to reject').waitFor()
  // A picture without a position is added as a photo by the button of the gallery.
  const plain = { ...beachPhoto(25), name: 'no-position.JPG', buffer: await sharp(beachPhoto(25).buffer).toBuffer() }
  await pilot.locator('.photos input[type=file]').setInputFiles(plain)
  await tile('no-position.JPG, Proposed to reject').waitFor()
  await assertAccessible(pilot, 'the gallery')
  // A picture without a position that is dropped can also become a layer or a document.
  await dropFiles(pilot, [{ ...plain, name: 'scan.JPG' }], '.photos')
  const question = pilot.getByRole('dialog', { name: 'Add a picture without a position' })
  await question.getByRole('radio', { name: 'Document' }).check()
  await assertAccessible(pilot, 'the question how to add a picture')
  await question.getByRole('button', { name: 'Add', exact: true }).click()
  await question.waitFor({ state: 'detached' })

  // The map shows the area of the photo under the pointer.
  const read = pilot.waitForResponse((reply) => reply.url().includes('/photo/get/') && reply.status() === 200)
  await tile('DJI_0018.JPG, To review').hover()
  await read

  // Accept and reject by keyboard.
  await tile('DJI_0018.JPG, To review').click()
  await pilot.getByRole('listbox', { name: 'Photos' }).press('a')
  await tile('DJI_0018.JPG, Accepted').waitFor()
  await tile('blurred.JPG, Proposed to reject').click()
  await pilot.getByRole('listbox', { name: 'Photos' }).press('r')
  await tile('blurred.JPG, Rejected').waitFor()

  // The viewer shows the facts.
  await tile('DJI_0018.JPG, Accepted').click()
  await pilot.getByRole('listbox', { name: 'Photos' }).press('Enter')
  const viewer = pilot.getByRole('dialog', { name: 'Photo DJI_0018.JPG' })
  await viewer.getByText('46.842607, -91.994560 (GPS)').waitFor()
  await viewer.getByText(/^Estimated, ± \d/).waitFor()
  await viewer.getByText(/^Flat \(no elevation layer here\)/).waitFor()
  await assertAccessible(pilot, 'a photo')
  await pilot.keyboard.press('Escape')
  await viewer.waitFor({ state: 'hidden' })

  // A client sees what is shown to it, and nothing else.
  const person = await emailOf('viewer')
  await linkMission(await makeClient(person), missionPath.split('/').at(-1) ?? '')
  await tile('DJI_0018.JPG, Accepted').click({ modifiers: ['Control'] })
  const shared = pilot.waitForResponse((reply) => reply.url().endsWith('/photo/share') && reply.status() === 200)
  await pilot.getByRole('button', { name: 'Show to clients' }).click()
  await shared
  const client = await openWith(person, { path: '/healthz' })
  const points = await client.request.get(`/apis/v1/photo/points/${missionPath.split('/').at(-1)}`)
  const { data } = (await points.json()) as { data: { photos: { _id: string; name: string }[] } }
  assert.deepEqual(
    data.photos.map(({ name }) => name),
    ['DJI_0018.JPG'],
  )
  const picture = await client.request.get(`/apis/v1/photo/picture/${data.photos[0]?._id}`)
  assert.equal(picture.status(), 200)
})

/** Cameras that write their zone: the photos were taken at 16:31 and 16:32 UTC. */
async function inUtc(photo: TestFile): Promise<TestFile> {
  const exif = { IFD2: { OffsetTimeOriginal: '+00:00' } }
  return { ...photo, buffer: await sharp(photo.buffer).keepExif().keepXmp().withExifMerge(exif).toBuffer() }
}

flow('photos belong to the flight of their time or the one that is chosen', async ({ openAs }) => {
  const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
  const missionPath = await openNewMission(pilot, 'Two flights', 'photos')
  const missionId = missionPath.split('/').at(-1) ?? ''
  await dropFiles(pilot, [await inUtc(beachPhoto(18)), await inUtc(beachPhoto(19)), beachPhoto(20)], '.photos')
  const tile = (name: string) => pilot.getByRole('option', { name })
  for (const number of [18, 19, 20]) {
    await pilot.getByRole('option', { name: new RegExp(`DJI_00${number}.JPG, (To review|Proposed)`) }).waitFor()
  }
  const times = { plannedStart: '2016-06-23T16:00:00.000Z', plannedEnd: '2016-06-23T17:00:00.000Z' }
  const flight = await createRecord(pilot, '/flight/create', { missionId, name: 'Afternoon', ...times })
  await createRecord(pilot, '/flight/create', { missionId, name: 'Evening' })

  // The photo whose time has no zone is chosen by hand.
  await pilot.goto(`${missionPath}/photos?flight=none`)
  await tile('DJI_0020.JPG').waitFor()
  assert.equal(await pilot.getByRole('option', { name: /JPG/ }).count(), 1)
  await tile('DJI_0020.JPG').click({ modifiers: ['Control'] })
  await pilot.getByRole('button', { name: 'Set flight…' }).click()
  await assertAccessible(pilot, 'the choice of a flight')
  await pilot.getByRole('menuitem', { name: 'Afternoon' }).click()
  await pilot.getByText('No photos match this filter').waitFor()

  // The flight shows its photos, on a phone too.
  await pilot.goto(`${missionPath}/flights?flight=${flight._id}`)
  await pilot.getByText('Photos (3)').waitFor()
  await assertAccessible(pilot, 'the photos of a flight')
  await pilot.setViewportSize({ width: 390, height: 844 })
  await pilot.getByRole('link', { name: 'DJI_0019.JPG' }).waitFor()
  // The page takes the layout of phones after the next frames.
  await pilot.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth)
  await pilot.getByRole('link', { name: 'Show in gallery' }).click()
  await pilot.waitForURL(new RegExp(`photos\\?flight=${flight._id}`))
  await tile('DJI_0020.JPG').waitFor()
  await assertAccessible(pilot, 'the photos of a flight in the gallery, on a phone')
  await pilot.goto(`${missionPath}/photos?flight=${flight._id}&photo=${await idOf(pilot, missionId, 'DJI_0020.JPG')}`)
  await pilot.getByRole('dialog').getByRole('link', { name: 'Afternoon' }).click()
  await pilot.getByRole('heading', { name: 'Afternoon' }).waitFor()
})

async function idOf(page: Page, missionId: string, name: string): Promise<string> {
  const reply = await page.request.get(`/apis/v1/photo/points/${missionId}`)
  const { data } = (await reply.json()) as { data: { photos: { _id: string; name: string }[] } }
  return data.photos.find((photo) => photo.name === name)?._id ?? ''
}
