import assert from 'node:assert/strict'
import sharp from 'sharp'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { beachPhoto, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 760 } }

/** The same picture, taken on another day. */
async function takenOn(photo: TestFile, name: string, day: string): Promise<TestFile> {
  const exif = { IFD2: { DateTimeOriginal: `${day} 10:00:00` } }
  return { ...photo, name, buffer: await sharp(photo.buffer).keepXmp().withExifMerge(exif).toBuffer() }
}

flow(
  'photos go to a feature, one becomes its cover, two are compared, and one is placed on the map',
  async (context) => {
    const pilot = await context.openAs('staff', { ...SMALL, path: '/healthz' })
    const missionPath = await openNewMission(pilot, 'Pole inspection', 'photos')
    const missionId = missionPath.split('/').at(-1) ?? ''
    const post = async (url: string, data: object) =>
      (await (await pilot.request.post(`/apis/v1${url}`, { data })).json()) as { data: { _id: string } }
    const layer = await post('/layer/create-vector-layer', { missionId, name: 'Poles' })
    const geometry = { type: 'Point', coordinates: [-91.9946, 46.8426] }
    await post(`/layer/addFeature/${layer.data._id}`, { features: [{ geometry, properties: { pole: 'P 1' } }] })

    // Two photos of the mission, and one that is added to the feature itself.
    await pilot.locator('.photos input[type=file]').setInputFiles([beachPhoto(18), beachPhoto(19)])
    const tile = (name: string) => pilot.getByRole('option', { name })
    await tile('DJI_0018.JPG, To review').waitFor()
    await tile('DJI_0019.JPG, To review').waitFor()
    await pilot.goto(`${missionPath}?selected=${layer.data._id}/1`)
    const files = pilot.getByRole('region', { name: 'Photos and files' })
    const later = await takenOn(beachPhoto(20), 'after.JPG', '2017:05:04')
    await files.locator('input[type=file]').setInputFiles(later)
    await files.getByRole('link', { name: 'Open after.JPG' }).waitFor()
    await files.getByRole('button', { name: 'Assign photos…' }).click()
    const dialog = pilot.getByRole('dialog', { name: 'Assign photos to feature 1' })
    await dialog.getByRole('checkbox', { name: /^DJI_0018/ }).check()
    await dialog.getByRole('checkbox', { name: /^DJI_0019/ }).check()
    await assertAccessible(pilot, 'assigning photos')
    await dialog.getByRole('button', { name: 'Assign 2 photos' }).click()
    await dialog.waitFor({ state: 'hidden' })

    await files.getByRole('button', { name: 'Actions for DJI_0018.JPG' }).click()
    await pilot.getByRole('menuitem', { name: 'Make cover photo' }).click()
    await files.getByRole('link', { name: 'Open the cover photo DJI_0018.JPG' }).waitFor()
    await assertAccessible(pilot, 'the files of a feature')

    await files.getByRole('button', { name: 'Before and after…' }).click()
    const divider = pilot.getByRole('slider', { name: 'Divider between the photos' })
    await divider.press('ArrowRight')
    assert.equal(await divider.getAttribute('aria-valuetext'), '51% before')
    await pilot.getByRole('img', { name: /^After: 2017-05-04 10:00/ }).waitFor()
    await assertAccessible(pilot, 'before and after')
    await pilot.keyboard.press('Escape')

    await files.getByRole('button', { name: 'Actions for DJI_0019.JPG' }).click()
    await pilot.getByRole('menuitem', { name: 'Remove from this feature' }).click()
    await files.getByText(/It stays in the mission/).waitFor()

    // The cover opens in the viewer of photos, from which it is placed by a click on the map.
    await files.getByRole('link', { name: 'Open the cover photo DJI_0018.JPG' }).click()
    const viewer = pilot.getByRole('dialog', { name: 'Photo DJI_0018.JPG' })
    await viewer.getByRole('link', { name: 'Poles, feature 1' }).waitFor()
    await viewer.getByRole('button', { name: 'Place on map' }).click()
    const panel = pilot.getByRole('region', { name: 'Place DJI_0018.JPG' })
    await panel.getByRole('button', { name: 'Choose another place' }).click()
    await panel.getByText(/Click the position of the camera/).waitFor()
    await assertAccessible(pilot, 'placing a photo')
    const save = panel.getByRole('button', { name: 'Save position' })
    const canvas = pilot.locator('.photos-map canvas').first()
    // The tool of the map is ready when a click places the marker.
    while (await save.isDisabled()) await canvas.click({ position: { x: 300, y: 420 } })
    const placed = pilot.waitForResponse((reply) => reply.url().endsWith('/layer/pick-to-map-for-layer'))
    await save.click()
    const reply = (await (await placed).json()) as { data: { isPlaced: boolean; footprint: object[] | null } }
    assert.equal(reply.data.isPlaced, true)
    assert.equal(reply.data.footprint?.length, 4)
    await panel.waitFor({ state: 'hidden' })

    // Photos that belong to no feature are assigned to the nearest one.
    await pilot.getByRole('button', { name: 'Assign to features…' }).click()
    const assigning = pilot.getByRole('dialog', { name: 'Assign photos to features' })
    await assigning.getByRole('button', { name: 'Assign photos' }).click()
    await assigning.getByText('1 photo assigned, 0 not assigned').waitFor()
    await assigning.locator('.ant-btn-loading').waitFor({ state: 'hidden' })
    await assertAccessible(pilot, 'the results of the assignment')
  },
)
