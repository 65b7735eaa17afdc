import assert from 'node:assert/strict'
import sharp from 'sharp'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { beachPhoto, type TestFile } from './support/layers'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'

// A small window, because the CPU renders the map.
const SMALL = { viewport: { width: 1200, height: 680 } }

flow('a photo is compared with one of the same view that another mission took before', async ({ openAs }) => {
  const page = await openAs('staff', { ...SMALL, path: '/healthz' })
  const add = async (mission: string, photo: TestFile) => {
    const path = await openNewMission(page, mission, 'photos')
    await page.locator('.photos input[type=file]').setInputFiles(photo)
    await page.getByRole('option', { name: `${photo.name}, To review` }).waitFor()
    return path
  }
  const earlierPath = await add('Beach in June', beachPhoto(18))
  await add('Beach in September', await takenAt(beachPhoto(18), 'september.JPG', '2016:09:23 16:31:59'))
  await page.getByRole('option', { name: /^september.JPG/ }).dblclick()
  const viewer = page.getByRole('dialog', { name: 'Photo september.JPG' })
  await viewer.getByText('Then and now').click()
  await viewer.getByRole('img', { name: /^Earlier photo, 2016-06-23 16:31 .*DJI_0018.JPG$/ }).waitFor()
  await viewer.getByRole('img', { name: /^Later photo, 2016-09-23 16:31 .*september.JPG$/ }).waitFor()
  await assertAccessible(page, 'two photos side by side')
  await takePicture(page, 'then-and-now')

  await viewer.getByText('Swipe', { exact: true }).click()
  const divider = viewer.getByRole('slider', { name: 'Divider between the photos' })
  await divider.press('Shift+ArrowRight')
  assert.equal(await divider.getAttribute('aria-valuenow'), '60')
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await assertAccessible(page, 'two photos with a divider')
  await takePicture(page, 'then-and-now-swipe')

  await viewer.getByRole('link', { name: 'Open in its mission' }).click()
  await page.getByRole('dialog', { name: 'Photo DJI_0018.JPG' }).waitFor()
  assert.ok(page.url().includes(earlierPath))
})

/** The photo as if the camera had taken it at another time. */
async function takenAt(photo: TestFile, name: string, time: string): Promise<TestFile> {
  const exif = { IFD2: { DateTimeOriginal: time }, IFD0: { DateTime: time } }
  const buffer = await sharp(photo.buffer)
    .keepXmp()
    .keepExif()
    .withExifMerge(exif)
    .modulate({ saturation: 0.3 })
    .jpeg()
    .toBuffer()
  return { ...photo, name, buffer }
}
