// The table of all features of a layer, of which only the visible rows are read and drawn.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aFeature, aLayer, aMission, aUser } from '../../../testing/factories'
import { apiUrl } from '../../../testing/handlers/apiUrl'
import { layerHandlers } from '../../../testing/handlers/layer'
import { missionHandlers } from '../../../testing/handlers/mission'
import { recordCalls, stopRecording } from '../../../testing/recordCalls'
import { renderApp } from '../../../testing/renderApp'
import { server } from '../../../testing/server'
import { ROW_HEIGHT, rowWindow } from './rowWindow'

const TOTAL = 100_000
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'layer_list', 'feature_list'] })

/** Features that are numbered from 1. */
const manyFeatures = http.get(apiUrl('/layer/filter-layer/:id'), ({ request }) => {
  const query = new URL(request.url).searchParams
  const page = Number(query.get('page'))
  const pageSize = Number(query.get('pageSize'))
  const items = Array.from({ length: pageSize }, (_, at) => {
    const index = (page - 1) * pageSize + at + 1
    return aFeature({ index, properties: { plot: `Plot ${index}`, height: index } })
  })
  return HttpResponse.json({ status: true, data: { items, total: TOTAL, page, pageSize } })
})

async function openTable() {
  const mission = aMission()
  server.use(...missionHandlers([mission]), ...layerHandlers([aLayer({ name: 'Plots' })], []), manyFeatures)
  const opened = renderApp({ route: `/dashboard/missions/${mission._id}`, user: reader })
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Plots' }))
  await opened.user.click(await screen.findByText('Attribute table'))
  const area = await screen.findByRole('region', { name: 'Rows of Plots' })
  await within(area).findByText('Plot 1')
  return { ...opened, area }
}

const scrollTo = (area: HTMLElement, row: number) => fireEvent.scroll(area, { target: { scrollTop: row * ROW_HEIGHT } })

// The first load of the module can exceed the timeout of a test.
beforeAll(() => import('../workspace/MissionMap'), 120_000)
afterEach(stopRecording)

test('draws the rows in view and some around them', () => {
  expect(rowWindow(0, 320, TOTAL)).toEqual({ start: 0, end: 16 })
  expect(rowWindow(50_000 * ROW_HEIGHT, 320, TOTAL)).toEqual({ start: 49_994, end: 50_016 })
  expect(rowWindow(TOTAL * ROW_HEIGHT, 320, TOTAL)).toEqual({ start: TOTAL - 6, end: TOTAL })
  expect(rowWindow(9_999, 320, 0)).toEqual({ start: 0, end: 0 })
})

test('reads only the pages of the rows in view', async () => {
  const calls = recordCalls()
  const { area } = await openTable()
  expect(screen.getByText('100,000 rows')).toBeVisible()
  expect(within(area).getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
  expect(within(area).getAllByRole('row').length).toBeLessThan(40)
  scrollTo(area, 50_000)
  expect(within(area).getAllByText('Loading…').length).toBeGreaterThan(0)
  const row = (await within(area).findByText('Plot 50001')).closest('tr')
  expect(row).toHaveAttribute('aria-rowindex', '50002')
  const pages = calls
    .filter(({ path }) => path.startsWith('/layer/filter-layer/'))
    .map(({ query }) => query.get('page'))
  expect([...new Set(pages)]).toEqual(['1', '250', '251'])
})

test('sorts by a column upwards, downwards and not at all, from the first row', async () => {
  const calls = recordCalls()
  const { user, area } = await openTable()
  scrollTo(area, 50_000)
  const sorted = () =>
    calls
      .filter(({ path }) => path.startsWith('/layer/filter-layer/'))
      .at(-1)
      ?.query.get('sort')
  const press = () => user.click(screen.getByRole('button', { name: 'height' }))
  const header = () => screen.getByRole('columnheader', { name: 'height' })
  await press()
  await waitFor(() => expect(sorted()).toBe('height'))
  expect(header()).toHaveAttribute('aria-sort', 'ascending')
  expect(screen.getByRole('region', { name: 'Rows of Plots' }).scrollTop).toBe(0)
  await press()
  await waitFor(() => expect(sorted()).toBe('-height'))
  await press()
  expect(header()).toHaveAttribute('aria-sort', 'none')
})

test('a click on a row selects its feature', async () => {
  const { user, area, path } = await openTable()
  await user.click(within(area).getByText('Plot 3'))
  await waitFor(() => expect(path()).toMatch(/selected=[^&]+(%2F|\/)3/))
  expect(within(area).getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'true')
})
