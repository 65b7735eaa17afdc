import assert from 'node:assert/strict'
import sharp from 'sharp'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import type { TestFile } from './support/layers'
import { openNewMission } from './support/missions'

// A small window, because the CPU renders the sphere.
const SMALL = { viewport: { width: 1200, height: 680 } }

flow('a 360-degree photo opens as a sphere to look around in, and as a flat picture', async ({ openAs }) => {
  const page = await openAs('staff', { ...SMALL, path: '/healthz' })
  await openNewMission(page, 'Roof', 'photos')
  await page.locator('.photos input[type=file]').setInputFiles(await sphere('roof-360.jpg'))
  const tile = page.getByRole('option', { name: /^roof-360.jpg/ })
  await tile.waitFor()
  await tile.dblclick()
  const viewer = page.getByRole('dialog', { name: 'Photo roof-360.jpg' })
  await viewer.getByText('Direction 90°, tilt 0°').waitFor()
  await viewer.locator('.psv-loader-container').waitFor({ state: 'hidden' })
  await assertAccessible(page, 'a 360° photo')

  // By keyboard and by pointer.
  const right = viewer.getByRole('button', { name: 'Look right' })
  await right.focus()
  await right.press('Enter')
  await viewer.getByText('Direction 105°, tilt 0°').waitFor()
  const box = await viewer.locator('.psv-container').boundingBox()
  assert.ok(box)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await viewer.getByText(/tilt [1-9]\d?°$/).waitFor()

  await viewer.getByText('Photo', { exact: true }).click()
  await viewer.getByRole('img', { name: 'roof-360.jpg' }).waitFor()
  assert.equal(await viewer.locator('.psv-container').count(), 0)
})

/** Red to the east, green to the south, as a camera writes it. */
async function sphere(name: string): Promise<TestFile> {
  const width = 4000
  const height = width / 2
  const sector = (background: string, left: number) => ({
    input: { create: { width: width / 4, height, channels: 3 as const, background } },
    left,
    top: 0,
  })
  const picture = await sharp({ create: { width, height, channels: 3, background: '#c0c040' } })
    .composite([sector('#c04040', 1500), sector('#40c040', 2500)])
    .jpeg()
    .toBuffer()
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular" GPano:FullPanoWidthPixels="${width}" GPano:FullPanoHeightPixels="${height}" GPano:PoseHeadingDegrees="90"/></rdf:RDF></x:xmpmeta>`
  return { name, mimeType: 'image/jpeg', buffer: await sharp(picture).withXmp(xmp).jpeg().toBuffer() }
}
