import sharp from 'sharp'
import { squareModel } from '../server/media/detector/testing/squareModel'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { openNewMission } from './support/missions'
import { takePicture } from './support/pictures'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { width: 390, height: 844 }

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

/** A photo with a red square in the second cell of the second row of four. */
const photo = () =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: '#808080' } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: '#ff0000' } }, left: 200, top: 200 },
    ])
    .jpeg({ quality: 95 })
    .toBuffer()

flow('a model of the organisation finds objects in photos, which are reviewed', async ({ openAs }) => {
  const root = await openAs('root', { ...DESKTOP, path: '/dashboard/tenant/organisation' })
  await root.getByRole('link', { name: 'Manage detectors' }).click()
  await root.getByRole('heading', { name: 'No detectors yet' }).waitFor()
  await assertAccessible(root, 'the page without detectors')
  await root.getByRole('button', { name: 'Add detector' }).click()
  const form = root.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).fill('Red squares')
  const input = form.locator('input[type=file]')
  await input.setInputFiles(file('notes.onnx', 'application/octet-stream', Buffer.from('Only a note')))
  await form.getByRole('button', { name: 'Add detector' }).click()
  await form
    .getByText(/not an ONNX model/)
    .first()
    .waitFor()
  await assertAccessible(root, 'the form of a refused model')
  await input.setInputFiles(file('squares.onnx', 'application/octet-stream', Buffer.from(squareModel())))
  await form.getByRole('button', { name: 'Add detector' }).click()
  await root.getByText('Classes: red square, blue square').waitFor()
  await root.getByText(/^Version 1 · 64 × 64 pixels/).waitFor()
  await assertAccessible(root, 'the list of detectors')

  const missionPath = await openNewMission(root, 'Square survey', 'photos')
  await root.getByText('No photos yet').waitFor()
  await root
    .locator('.photos input[type=file]')
    .first()
    .setInputFiles(file('A.jpg', 'image/jpeg', await photo()))
  await root.getByRole('option', { name: /^A\.jpg, (To review|Proposed to reject)/ }).waitFor()

  await root.goto(`${missionPath}/objects`)
  const start = root.getByRole('form', { name: 'Detect objects' })
  await start.getByLabel('Smallest object').click()
  await root.getByTitle('Small: tiles at full resolution').click()
  await start.getByText(/at most 100 overlapping tiles/).waitFor()
  await assertAccessible(root, 'the form of a detection in tiles')
  await takePicture(root, 'detection in tiles')
  await start.getByRole('button', { name: 'Detect objects' }).click()
  await root.getByRole('button', { name: /^Open Red squares/ }).click()
  await root
    .getByRole('button', { name: /^red square \d+%/ })
    .first()
    .waitFor()
  await assertAccessible(root, 'the results of a detector')
  await root.keyboard.press('c')
  await root.getByText(/1 confirmed/).waitFor()
  await root.setViewportSize(PHONE)
  await assertAccessible(root, 'the results of a detector on a phone')

  await root.setViewportSize(DESKTOP.viewport)
  await root.getByRole('link', { name: 'Open photo' }).click()
  const viewer = root.getByRole('dialog', { name: /A\.jpg/ })
  await viewer
    .getByRole('list', { name: 'Objects in this photo' })
    .getByText(/^red square \d+%, confirmed/)
    .first()
    .waitFor()
  await viewer.locator('svg.object-boxes rect.object-box').first().waitFor()
  await assertAccessible(root, 'the objects in the viewer of a photo')
  await takePicture(root, 'detected objects in a photo')
  await viewer.getByRole('checkbox', { name: /^Objects/ }).uncheck()
  await viewer.locator('svg.object-boxes').waitFor({ state: 'detached' })

  await root.goto(`${missionPath}/analyses`)
  await root.getByText('Red squares, version 1').waitFor()
  await assertAccessible(root, 'the precision of detectors')
})
