import { screen, within } from '@testing-library/react'
import { aMission, aUser } from '../../testing/factories'
import { aDue, anAsset, assetHandlers } from '../../testing/handlers/asset'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { dayOf, monthOf } from './maintenance/month'

const reader = aUser({ userType: 'tenant-user', permissions: ['asset_list'] })

test('the board shows the status, what is due next and where an asset was seen last', async () => {
  const lastFlight = {
    _id: 'f',
    name: 'North strip',
    missionId: 'm',
    missionName: 'Beach',
    at: '2026-11-20T10:00:00.000Z',
  }
  const assets = [anAsset({ due: aDue(), lastFlight }), anAsset({ name: 'Battery A', isAgeing: true, cycles: 210 })]
  server.use(...assetHandlers({ assets }))
  const { user, path } = renderApp({ route: '/dashboard/assets', user: reader })
  await user.click(await screen.findByText('Board'))
  expect(path()).toContain('view=board')
  const [drone, battery] = (await screen.findAllByRole('listitem')).filter((item) => item.querySelector('.fleet-card'))
  expect(within(drone!).getByRole('link', { name: 'Kite 1' })).toHaveAttribute(
    'href',
    `/dashboard/assets/${assets[0]?._id}`,
  )
  expect(within(drone!).getByText('50-hour service: 5 h over')).toBeVisible()
  expect(within(drone!).getByRole('link', { name: 'Beach' })).toHaveAttribute(
    'href',
    '/dashboard/missions/m/flights?flight=f',
  )
  expect(within(battery!).getByText('Ageing')).toBeVisible()
  expect(within(battery!).getByText('Not flown yet')).toBeVisible()
})

test('the calendar shows what is due on a day and moves by months in the URL', async () => {
  const on = dayOf(new Date())
  const entry = { assetId: 'a', asset: 'Kite 1', serial: 'K-1', ruleId: 'r', rule: 'Service', on, grounds: true }
  const expiring = [{ fileId: 'x', name: 'Insurance.pdf', assetId: 'a', asset: 'Kite 1', on }]
  server.use(...assetHandlers({ calendar: [{ ...entry, isEstimated: true, state: 'overdue' }], expiring }))
  const { user, path } = renderApp({ route: '/dashboard/assets/calendar', user: reader })
  const today = (await screen.findByRole('link', { name: 'Kite 1: Service' })).closest('td')
  expect(today).toHaveAttribute('aria-current', 'date')
  expect(within(today!).getByText('Overdue')).toBeVisible()
  expect(within(today!).getByText('estimated')).toBeVisible()
  expect(within(today!).getByRole('link', { name: 'Kite 1: Insurance.pdf expires' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  expect(path()).toMatch(/month=\d{4}-\d{2}$/)
  await user.click(screen.getByRole('button', { name: 'Today' }))
  expect(path()).toBe('/dashboard/assets/calendar')
  expect(monthOf(new Date())).toBe(on.slice(0, 7))
})

test('the dashboard says which assets need maintenance', async () => {
  server.use(
    ...assetHandlers({ assets: [anAsset({ status: 'grounded' }), anAsset({ status: 'due_soon' })] }),
    ...missionHandlers([aMission()]),
  )
  renderApp({
    route: '/dashboard',
    user: aUser({ userType: 'tenant-user', permissions: ['dashboard', 'mission_list', 'asset_list'] }),
  })
  expect(await screen.findByText('2 assets need maintenance')).toBeVisible()
  expect(screen.getByRole('link', { name: '1 asset is grounded' })).toHaveAttribute(
    'href',
    '/dashboard/assets?status=grounded&sort=-due',
  )
})
