import { screen, waitFor, within } from '@testing-library/react'
import { aBaseLayer, aBasePart, aMission, aUser } from '../../testing/factories'
import { baseLayerHandlers } from '../../testing/handlers/base-layer'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'
import { readBelow } from '../../map/below/belowStore'

const mission = aMission()
const plots = aBaseLayer({ name: 'Plots', parts: [aBasePart()] })
const photos = aBaseLayer({ name: 'Photos', parts: [aBasePart()] })
const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list', 'layer_list', 'feature_list'] })
const view = `${reader._id}.${mission._id}`

beforeEach(() => localStorage.clear())

const shownNames = () =>
  screen.getAllByRole('slider', { name: /^Opacity of / }).map((slider) => slider.getAttribute('aria-label'))

test('switches base layers on, orders them and remembers it', async () => {
  server.use(...missionHandlers([mission]), ...baseLayerHandlers([plots, photos]))
  const { user, unmount } = renderApp({ route: `/dashboard/missions/${mission._id}`, user: reader })
  const section = await screen.findByRole('region', { name: 'Base layers' })
  await user.click(within(section).getByRole('button', { name: 'Base layers' }))
  const choice = await within(section).findByRole('switch', { name: 'Plots' })
  expect(choice).not.toBeChecked()
  await user.click(choice)
  await user.click(within(section).getByRole('switch', { name: 'Photos' }))
  expect(shownNames()).toEqual(['Opacity of Photos', 'Opacity of Plots'])
  await user.click(screen.getByRole('button', { name: 'Move Plots up' }))
  expect(shownNames()).toEqual(['Opacity of Plots', 'Opacity of Photos'])
  expect(readBelow(view)).toEqual([
    { baseLayerId: plots._id, opacity: 1 },
    { baseLayerId: photos._id, opacity: 1 },
  ])
  unmount()

  renderApp({ route: `/dashboard/missions/${mission._id}`, user: reader })
  await waitFor(() => expect(shownNames()).toEqual(['Opacity of Plots', 'Opacity of Photos']))
})

test('ignores unreadable stored values', () => {
  for (const text of ['{', '5', '[{"baseLayerId":1}]', '[null]']) {
    localStorage.setItem(`aerie.below.${text}`, text)
    expect(readBelow(text)).toEqual([])
  }
})
