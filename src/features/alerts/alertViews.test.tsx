import { screen, waitFor, within } from '@testing-library/react'
import type { Alert } from '../../api/alert'
import type { Engine, MapHandle } from '../../map/engine'
import { aMission, aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const mockMoveTo = jest.fn()
const handle: MapHandle = {
  canRotate: true,
  canTilt: true,
  hasBundledMap: false,
  view: () => ({ center: [0, 0], zoom: 3 }),
  bounds: () => [-1, -1, 1, 1],
  size: () => ({ width: 800, height: 600 }),
  moveTo: mockMoveTo,
  fit: () => undefined,
  panBy: () => undefined,
  project: () => ({ x: 0, y: 0 }),
  unproject: () => [0, 0],
  featuresInTiles: () => [],
  dotsInView: () => ({ dots: 0, features: 0 }),
  watchDrawn: () => () => undefined,
  featuresAt: () => [],
  drawAdapter: () => Promise.resolve({} as Awaited<ReturnType<MapHandle['drawAdapter']>>),
  setDrawing: () => undefined,
}
/** Draws each feature as a button. */
const mockEngine: Engine = ({ scene: { layers, selection }, onReady, onPick }) => (
  <>
    <button onClick={() => onReady(handle)}>Open the map</button>
    {layers.flatMap((layer) =>
      layer.kind === 'features'
        ? layer.data.features.map(({ id = '', properties }) => (
            <button
              key={id}
              aria-pressed={selection?.featureId === id}
              style={{ color: String(properties?.['color']) }}
              onClick={() => onPick({ layerId: layer.id, featureId: id, at: [0, 0], properties: {} })}
            >
              {`Mark of ${String(properties?.['name'])}`}
            </button>
          ))
        : [],
    )}
  </>
)
jest.mock('../../map/useEngine', () => ({
  useEngine: () => ({ engine: mockEngine, hasFailed: false, attempt: 0, retry: () => undefined }),
}))

const operator = aUser({ permissions: ['mission_list', 'alert_list', 'alert_update'] })

function open(alerts: Alert[], route = '/dashboard/alerts') {
  server.use(...alertHandlers(alerts))
  return renderApp({ route, user: operator })
}
const mark = (title: string) => screen.findByRole('button', { name: `Mark of ${title}` })

test('shows the queue on a map in colors of the severities, and selects by a click', async () => {
  const near = { lat: 0.5, long: 0.5 }
  const { user, path } = open([
    anAlert({ title: 'Smoke', severity: 'critical', position: near }),
    anAlert({ title: 'Boat', severity: 'info', position: near }),
    anAlert({ title: 'Nowhere' }),
  ])
  await user.click(await screen.findByRole('radio', { name: 'Map' }))
  await waitFor(() => expect(path()).toBe('/dashboard/alerts?view=map'))
  expect((await mark('Smoke')).style.color).not.toBe((await mark('Boat')).style.color)
  expect(screen.getByText('2 of 3 alerts have a position')).toBeVisible()
  expect(within(screen.getByRole('list', { name: 'Colors of the severities' })).getByText('Critical')).toBeVisible()
  await user.click(await mark('Boat'))
  await screen.findByRole('article', { name: 'Boat' })
  expect(await mark('Boat')).toHaveAttribute('aria-pressed', 'true')
  expect(await mark('Smoke')).toHaveAttribute('aria-pressed', 'false')
})

test('the map follows J to an alert that is out of sight', async () => {
  const { user } = open(
    [
      anAlert({ title: 'Smoke', position: { lat: 0.5, long: 0.5 } }),
      anAlert({ title: 'Boat', position: { lat: 50, long: 8 } }),
    ],
    '/dashboard/alerts?view=map',
  )
  await user.click(await screen.findByRole('button', { name: 'Open the map' }))
  await user.keyboard('j')
  await screen.findByRole('article', { name: 'Smoke' })
  expect(mockMoveTo).not.toHaveBeenCalled()
  await user.keyboard('j')
  await screen.findByRole('article', { name: 'Boat' })
  expect(mockMoveTo).toHaveBeenCalledWith({ center: [8, 50] }, true)
})

test('the map of a mission shows its queue once', async () => {
  const mission = aMission()
  server.use(...missionHandlers([mission]))
  open(
    [anAlert({ title: 'Smoke', missionId: mission._id, position: { lat: 1, long: 1 } })],
    `/dashboard/missions/${mission._id}/alerts?view=map`,
  )
  expect(await mark('Smoke')).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Mark of/ })).toHaveLength(1)
})

test('says that no alert has a position', async () => {
  open([anAlert()], '/dashboard/alerts?view=map')
  expect(await screen.findByText('None of these alerts has a position.')).toBeVisible()
})

test('moves along the filmstrip by the arrow keys and by J and K', async () => {
  const pictureUrl = '/apis/v1/alert/picture/1?v=2'
  const { user } = open([anAlert({ title: 'Smoke', pictureUrl }), anAlert({ title: 'Boat' })])
  await user.click(await screen.findByRole('radio', { name: 'Filmstrip' }))
  const strip = await screen.findByRole('list', { name: 'Alerts' })
  const frame = (title: string) => within(strip).getByRole('button', { name: new RegExp(title) })
  expect(frame('Smoke').querySelector('img')).toHaveAttribute('src', pictureUrl)
  expect(frame('Smoke')).toHaveTextContent('High')
  expect(frame('Boat')).toHaveAttribute('tabindex', '-1')
  await user.keyboard('j')
  await screen.findByRole('article', { name: 'Smoke' })
  await user.click(frame('Smoke'))
  await user.keyboard('{ArrowRight}')
  await screen.findByRole('article', { name: 'Boat' })
  expect(frame('Boat')).toHaveFocus()
  expect(frame('Boat')).toHaveAttribute('aria-current', 'true')
  await user.keyboard('k')
  await screen.findByRole('article', { name: 'Smoke' })
  expect(frame('Smoke')).toHaveFocus()
})

test('shows posters of recordings to those who may see recordings only', async () => {
  const alerts = [anAlert({ title: 'Smoke', posterUrl: '/apis/v1/recording/poster/1?v=2' })]
  const strip = async () => screen.findByRole('list', { name: 'Alerts' })
  const first = open(alerts, '/dashboard/alerts?view=filmstrip')
  expect((await strip()).querySelector('img')).toBeNull()
  first.unmount()
  const viewer = aUser({ permissions: ['mission_list', 'alert_list', 'vod_list'] })
  renderApp({ route: '/dashboard/alerts?view=filmstrip', user: viewer })
  expect((await strip()).querySelector('img')).toHaveAttribute('src', '/apis/v1/recording/poster/1?v=2')
})
