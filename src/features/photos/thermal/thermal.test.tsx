import { act, screen, within } from '@testing-library/react'
import { aMission, aPhoto, aUser } from '../../../testing/factories'
import { missionHandlers } from '../../../testing/handlers/mission'
import { photoHandlers } from '../../../testing/handlers/photo'
import { aThermalPhoto, thermalHandlers } from '../../../testing/handlers/thermal'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'
import { drawTemperatures } from './drawTemperatures'

const crew = aUser({ permissions: ['mission_list', 'feature_list', 'feature_file_upload', 'data_page'] })

// jsdom has no canvas; the colours are tested on their own.
beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))
afterEach(() => jest.restoreAllMocks())

async function open({ user: viewer = crew, details = aThermalPhoto() } = {}) {
  const mission = aMission({ name: 'Solar park' })
  const photo = aPhoto({
    _id: details.photo.photoId,
    missionId: mission._id,
    name: 'FLIR.jpg',
    thermal: details.photo.source,
  })
  server.use(...missionHandlers([mission]), ...photoHandlers([photo]), ...thermalHandlers(details))
  const app = renderApp({ route: `/dashboard/missions/${mission._id}/photos?photo=${photo._id}`, user: viewer })
  const dialog = await screen.findByRole('dialog', { name: /FLIR.jpg/ })
  return { ...app, dialog: within(dialog) }
}

test('measures by keyboard, lists the reading and deletes it', async () => {
  const { user, dialog } = await open()
  await user.click(await dialog.findByText('Temperatures'))
  expect(await dialog.findByText('10.0 to 71.0 °C, mean 20.0 °C')).toBeVisible()
  expect(dialog.getByText('71.0 °C, 40.0 °C above its surroundings')).toBeVisible()
  const picture = await dialog.findByRole('application', { name: 'Temperatures of FLIR.jpg' })
  await user.click(dialog.getByText('Point'))
  await user.type(dialog.getByRole('textbox', { name: 'Label of the next reading' }), 'Panel 7')
  act(() => picture.focus())
  // From the centre, which is the hottest pixel of the second row, and back.
  await user.keyboard('{ArrowRight}{ArrowLeft}')
  expect(dialog.getByRole('status')).toHaveTextContent('71.0 °C')
  await user.keyboard('{Enter}')
  await user.click(await dialog.findByRole('button', { name: 'Delete Panel 7' }))
  expect(await dialog.findByText(/No readings yet/)).toBeVisible()
})

test('tries an emissivity, and saves it', async () => {
  const { user, dialog } = await open()
  await user.click(await dialog.findByText('Temperatures'))
  const emissivity = await dialog.findByRole('spinbutton', { name: 'Emissivity' })
  const save = dialog.getByRole('button', { name: 'Save parameters' })
  expect(save).toBeDisabled()
  await user.clear(emissivity)
  await user.type(emissivity, '0.95')
  await user.tab()
  await user.click(save)
  expect(await screen.findByText('Parameters saved')).toBeVisible()
  expect(save).toBeDisabled()
})

test('lists the thermal photos of all missions, links their file and opens one in its mission', async () => {
  const mission = aMission({ name: 'Solar park' })
  const { photo, ...rest } = aThermalPhoto()
  const details = { ...rest, photo: { ...photo, missionId: mission._id } }
  const picture = aPhoto({ _id: photo.photoId, missionId: mission._id, name: 'FLIR.jpg', thermal: 'flir' })
  server.use(...missionHandlers([mission]), ...photoHandlers([picture]), ...thermalHandlers(details))
  const { user } = renderApp({ route: '/dashboard/data/temperatures', user: crew })
  expect(await screen.findByRole('cell', { name: 'Solar park' })).toBeVisible()
  const file = screen.getByRole('link', { name: 'Export as CSV' })
  expect(file).toHaveAttribute('href', expect.stringMatching(/\/data\/thermal\/export$/))
  await user.click(screen.getByRole('button', { name: 'Open FLIR.jpg' }))
  expect(await screen.findByRole('dialog', { name: /FLIR.jpg/ })).toBeVisible()
})

test('explains to those without photos why there are no temperatures', async () => {
  renderApp({ route: '/dashboard/data/temperatures', user: aUser({ permissions: ['data_page'] }) })
  expect(await screen.findByText('You have no access to photos')).toBeVisible()
})

test('explains temperatures that need the SDK of the manufacturer', async () => {
  const { photo } = aThermalPhoto()
  const problem = 'The temperatures of this photo can only be computed with the SDK of its manufacturer, DJI.'
  const details = aThermalPhoto({ photo: { ...photo, source: 'dji', statistics: null, problem } })
  const { user, dialog } = await open({ details })
  await user.click(await dialog.findByText('Temperatures'))
  expect(await dialog.findByText(problem)).toBeVisible()
})

test('offers no temperatures without the permission for data', async () => {
  const reader = aUser({ permissions: ['mission_list', 'feature_list'] })
  const { dialog } = await open({ user: reader })
  expect(await dialog.findByText('Camera')).toBeVisible()
  expect(dialog.queryByText('Temperatures')).not.toBeInTheDocument()
})

test('lists the thermal photos of a mission, and opens one', async () => {
  const mission = aMission({ name: 'Solar park' })
  const details = aThermalPhoto()
  const photo = aPhoto({ _id: details.photo.photoId, missionId: mission._id, name: 'FLIR.jpg', thermal: 'flir' })
  server.use(...missionHandlers([mission]), ...photoHandlers([photo]), ...thermalHandlers(details))
  const { user } = renderApp({ route: `/dashboard/missions/${mission._id}/photos?view=temperatures`, user: crew })
  const cells = within(await screen.findByRole('table')).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['FLIR.jpg', '71.0', '10.0', '20.0']),
  )
  expect(screen.getByRole('columnheader', { name: 'Maximum, °C' })).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('button', { name: 'Open FLIR.jpg' }))
  expect(await screen.findByRole('dialog', { name: /FLIR.jpg/ })).toBeVisible()
})

test('colours temperatures, highlights the hot and leaves out the unknown', () => {
  const style = { palette: 'whiteHot', span: [0, 100], isotherm: 90 } as const
  const rgba = drawTemperatures(new Float32Array([0, 100, 50, NaN, -20]), { ...style, isotherm: null })
  expect([...rgba.subarray(0, 8)]).toEqual([0, 0, 0, 255, 255, 255, 255, 255])
  expect([...rgba.subarray(12, 20)]).toEqual([0, 0, 0, 0, 0, 0, 0, 255])
  expect([...drawTemperatures(new Float32Array([95]), style)]).toEqual([0, 229, 255, 255])
})
