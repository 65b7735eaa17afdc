import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aMission, aUser } from '../../testing/factories'
import { alertHandlers, anAlert } from '../../testing/handlers/alert'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aListedMission, aSharedMission, clientHandlers } from '../../testing/handlers/client'
import { documentHandlers } from '../../testing/handlers/document'
import { missionHandlers } from '../../testing/handlers/mission'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const LIST = '/dashboard/client/missions'
const READ = ['mission_list', 'layer_list', 'feature_list', 'vod_list', 'list_document', 'alert_list']
const person = aUser({ userType: 'tenant-client', permissions: READ })
const viewer = aUser({ userType: 'tenant-client', permissions: [...READ, 'webrtc_view'] })
const nothing = { layers: 0, photos: 0, recordings: 0, documents: 0, alerts: 0, outcomes: 0, live: 0 }

describe('the missions of a client', () => {
  const open = (missions: ReturnType<typeof aListedMission>[]) => {
    server.use(...clientHandlers({ missions }))
    return renderApp({ route: LIST, user: person })
  }

  test('are cards with picture, place, date and contents', async () => {
    const shown = { ...nothing, layers: 1, photos: 24, recordings: 2 }
    const survey = aListedMission({
      name: 'Quay walls',
      locationName: 'East pier',
      shown,
      pictureUrl: '/apis/v1/layer/thumbnail/7?v=1',
    })
    const { container } = open([survey, aListedMission({ name: 'Lighthouse' })])
    const contents = await screen.findByRole('list', { name: 'Contents of Quay walls' })
    expect(within(contents).getAllByRole('listitem')).toHaveLength(3)
    expect(contents).toHaveTextContent('1 map layer')
    expect(contents).toHaveTextContent('24 photos')
    expect(contents).toHaveTextContent('2 recordings')
    expect(screen.getByText('East pier')).toBeVisible()
    expect(screen.getAllByText('11/20/2026')).toHaveLength(2)
    expect(container.querySelector('img.client-mission-picture')).toHaveAttribute('src', survey.pictureUrl)
    expect(screen.getByRole('link', { name: 'Quay walls' })).toHaveAttribute('href', `${LIST}/${survey._id}/overview`)
    expect(screen.getByText('Nothing is shown yet')).toBeVisible()
  })

  test('say that a date is that of a plan or of the creation', async () => {
    open([aListedMission({ dateOf: 'schedule' }), aListedMission({ dateOf: 'creation' })])
    expect(await screen.findByText('Planned for 11/20/2026')).toBeVisible()
    expect(screen.getByText('Created 11/20/2026')).toBeVisible()
  })

  test('have an address for the mission itself if only one kind is shown', async () => {
    const mission = aListedMission({ shown: { ...nothing, photos: 1 } })
    open([mission])
    expect(await screen.findByRole('link', { name: 'Quay walls' })).toHaveAttribute('href', `${LIST}/${mission._id}`)
  })

  test('are found by name, and sorted', async () => {
    const { user, path } = open([aListedMission({ name: 'Quay walls' }), aListedMission({ name: 'Lighthouse' })])
    await screen.findByRole('link', { name: 'Quay walls' })
    await user.type(screen.getByRole('searchbox', { name: 'Search name or place' }), 'light')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Quay walls' })).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: 'Lighthouse' })).toBeVisible()
    expect(path()).toContain('search=light')
    await user.type(screen.getByRole('searchbox', { name: 'Search name or place' }), 'xyz')
    expect(await screen.findByText('No missions match this search')).toBeVisible()
  })

  test('are found in the command palette, which offers no pages of the team', async () => {
    const mission = aListedMission({ name: 'Quay walls', locationName: 'East pier' })
    const { user } = open([mission])
    await screen.findByRole('link', { name: 'Quay walls' })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Search and go to' }), 'quay')
    const option = await screen.findByRole('option', { name: /Quay walls/ })
    expect(option).toHaveAttribute('href', `${LIST}/${mission._id}`)
    expect(screen.getAllByRole('option')).toHaveLength(1)
  })

  test('say that there are none', async () => {
    open([])
    expect(await screen.findByText('No missions yet')).toBeVisible()
  })

  test('lose a withdrawn mission', async () => {
    const missions = [aListedMission({ name: 'Quay walls' }), aListedMission({ name: 'Lighthouse' })]
    open(missions)
    await screen.findByRole('link', { name: 'Quay walls' })
    missions.shift()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Quay walls' })).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: 'Lighthouse' })).toBeVisible()
  })

  test('can be loaded again after an error', async () => {
    const missions = [aListedMission()]
    server.use(
      http.get(apiUrl('/client/shared-missions'), () => HttpResponse.json({ status: false }, { status: 500 }), {
        once: true,
      }),
      ...clientHandlers({ missions }),
    )
    const { user } = renderApp({ route: LIST, user: person })
    await user.click(await screen.findByRole('button', { name: /again/ }))
    expect(await screen.findByRole('link', { name: 'Quay walls' })).toBeVisible()
  })
})

describe('the mission of a client', () => {
  const mission = aMission({ name: 'Lighthouse', description: '' })
  const open = (shown: Partial<typeof nothing>, { segment = '', user = person } = {}) => {
    const missions = [aSharedMission({ _id: mission._id, name: 'Lighthouse', shown: { ...nothing, ...shown } })]
    server.use(...clientHandlers({ missions }), ...missionHandlers([mission]), ...documentHandlers())
    return { missions, ...renderApp({ route: `${LIST}/${mission._id}${segment}`, user }) }
  }
  const tabNames = async () => {
    const tabs = within(await screen.findByRole('navigation', { name: 'Mission sections' }))
    return tabs.getAllByRole('link').map(({ textContent }) => textContent)
  }

  test('has an overview and only the segments that show something', async () => {
    open({ documents: 2, photos: 3 })
    expect(await tabNames()).toEqual(['Overview', 'Photos', 'Documents'])
    expect(screen.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    const shown = within(await screen.findByRole('list', { name: 'What is shared with you' }))
    expect(shown.getByText('3 photos')).toBeVisible()
    expect(shown.getByText('2 documents')).toBeVisible()
    expect(shown.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', `${LIST}/${mission._id}/documents`)
    expect(screen.queryByRole('link', { name: 'Full window' })).not.toBeInTheDocument()
  })

  test('has no overview if only one kind is shown', async () => {
    open({ documents: 2 })
    expect(await tabNames()).toEqual(['Documents'])
    expect(screen.getByRole('link', { name: 'Documents' })).toHaveAttribute('aria-current', 'page')
  })

  test('links the full-window map with the tenant of the client', async () => {
    open({ layers: 1, photos: 1 }, { segment: '/overview' })
    expect(await screen.findByRole('link', { name: 'Full window' })).toHaveAttribute(
      'href',
      `/map/${person.tenantId?._id}/${mission._id}`,
    )
  })

  test('has a live segment for those who may watch', async () => {
    open({ live: 1, photos: 1 }, { segment: '/overview', user: viewer })
    expect(await tabNames()).toEqual(['Overview', 'Photos', 'Live'])
    expect(screen.getByText('1 live stream')).toBeVisible()
  })

  test('has no live segment for others', async () => {
    open({ live: 1, photos: 1 }, { segment: '/photos' })
    expect(await tabNames()).not.toContain('Live')
  })

  test('shows alerts without the filters and figures of the team', async () => {
    server.use(...alertHandlers([anAlert({ title: 'Fence breach' })]))
    open({ alerts: 1 })
    expect(await screen.findByText('Fence breach')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Severities' })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Owners' })).not.toBeInTheDocument()
    expect(screen.queryByRole('checkbox', { name: 'Overdue' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Statistics' })).not.toBeInTheDocument()
    expect(screen.getByText('J and K move.')).toBeVisible()
  })

  test('says that nothing is shown yet', async () => {
    open({})
    expect(await screen.findByText('Nothing is shown yet')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Lighthouse' })).toBeVisible()
  })

  test('says that the mission was withdrawn while it was open, and offers the list', async () => {
    const { missions } = open({})
    await screen.findByText('Nothing is shown yet')
    missions.length = 0
    expect(await screen.findByRole('heading', { name: 'Lighthouse is no longer shared with you' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show my missions' })).toHaveAttribute('href', LIST)
  })
})
