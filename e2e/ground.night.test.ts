// The ground of a mission: what photos show follows its elevation layer, and what hills hide is not found.
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { localFrame } from '../geometry/localFrame'
import { elevationModel } from '../server/testing/elevationModel'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { beachPhoto, clickMapUntil, dropFiles, waitForStillMap, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 800 } }
const WHAT_FILMED = 'What filmed this spot?'
const MODEL = 'hill dsm'
/** Where the photo was taken. */
const CAMERA = { lat: 46.842607, long: -91.99456 }
const FRAME = localFrame(CAMERA.lat, CAMERA.long)
/** Metres north of the camera: before the hill, and behind it. */
const VISIBLE = 50
const HIDDEN = 140

/** A photo of the demo as if the camera had looked north over 80 m of height. The values keep their lengths. */
function obliquePhoto(): TestFile {
  const photo = beachPhoto(18)
  const changes = [
    ['RelativeAltitude="+39.80"', 'RelativeAltitude="+80.00"'],
    ['GimbalYawDegree="+45.00"', 'GimbalYawDegree="+00.00"'],
    ['GimbalPitchDegree="-89.90"', 'GimbalPitchDegree="-50.00"'],
  ] as const
  const text = photo.buffer.toString('latin1')
  const changed = changes.reduce((all, [from, to]) => all.replace(from, to), text)
  assert.notEqual(changed, text)
  return { ...photo, buffer: Buffer.from(changed, 'latin1') }
}

/** Ground with a hill of 60 m across the view, 70 to 130 m north of the camera. */
const hill = (): TestFile => ({
  name: `${MODEL}.tif`,
  mimeType: 'image/tiff',
  buffer: elevationModel(CAMERA, (_, north) => 300 + Math.max(0, 60 - 2 * Math.abs(north - 100))),
})

/** Asks on the map of a mission what filmed a spot. */
async function ask(page: Page, missionPath: string, north: number, expected: 'Moments' | 'nothing'): Promise<void> {
  const { lat, long } = FRAME.toDegrees([0, north])
  await page.goto(`${missionPath}?view=@${lat.toFixed(7)},${long.toFixed(7)},20z`)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  await waitForStillMap(page)
  await page.getByRole('button', { name: WHAT_FILMED }).click()
  const answer =
    expected === 'Moments'
      ? page.getByRole('list', { name: 'Moments' })
      : page.getByText('No recording or photo shows this place')
  await clickMapUntil(page, 0.5, 0.5, answer)
}

flow('an elevation layer becomes the ground of photos, and what its hill hides is not found', async ({ openAs }) => {
  const pilot = await openAs('staff', { ...SMALL, path: '/healthz' })
  const missionPath = await openNewMission(pilot, 'Behind the hill', 'photos')
  await pilot.getByText('No photos yet').waitFor()
  await dropFiles(pilot, [obliquePhoto()], '.photos')
  await pilot.getByRole('option', { name: 'DJI_0018.JPG, To review' }).waitFor()
  const colleague = await openAs('root', { ...SMALL, path: missionPath })
  await colleague.getByText('No layers yet').waitFor()
  await ask(colleague, missionPath, HIDDEN, 'Moments')
  await colleague.getByRole('list', { name: 'Moments' }).getByText('Ground: flat', { exact: false }).waitFor()

  await pilot.getByRole('option', { name: 'DJI_0018.JPG, To review' }).click()
  await pilot.getByRole('listbox', { name: 'Photos' }).press('Enter')
  const viewer = pilot.getByRole('dialog', { name: 'Photo DJI_0018.JPG' })
  await viewer.getByText(/^Flat \(no elevation layer here\)/).waitFor()

  // The open photo changes when the layer of a colleague has been imported and the job has ended.
  await dropFiles(colleague, [hill()])
  const ground = viewer.getByRole('link', { name: MODEL })
  await ground.waitFor()
  await assertAccessible(pilot, 'a photo on the ground of a layer')
  await takePicture(pilot, 'a photo on the ground of a layer')
  await ground.click()
  await pilot.waitForURL(/\?.*selected=/)
  await pilot.getByRole('complementary', { name: 'Inspector' }).getByRole('heading', { name: MODEL }).waitFor()

  await ask(pilot, missionPath, HIDDEN, 'nothing')
  await takePicture(pilot, 'a spot that a hill hides')
  await ask(pilot, missionPath, VISIBLE, 'Moments')
  const moments = pilot.getByRole('list', { name: 'Moments' })
  await moments.getByText('DJI_0018.JPG', { exact: false }).waitFor()
  await moments.getByRole('link', { name: `Ground: ${MODEL}` }).waitFor()
  await assertAccessible(pilot, 'a spot before a hill')
  await takePicture(pilot, 'a spot before a hill')
})
