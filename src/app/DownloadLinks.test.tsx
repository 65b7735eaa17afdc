import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { aMission, aUser } from '../testing/factories'
import { apiUrl } from '../testing/handlers/apiUrl'
import { missionHandlers } from '../testing/handlers/mission'
import { renderApp } from '../testing/renderApp'
import { server } from '../testing/server'

const reader = aUser({ userType: 'tenant-user', permissions: ['mission_list'] })
const saved: { href: string; name: string }[] = []

beforeEach(() => {
  saved.length = 0
  // jsdom has neither object URLs nor downloads.
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download })
  })
})
afterEach(() => jest.restoreAllMocks())

async function exportMissions(answer: () => Response) {
  server.use(http.get(apiUrl('/mission/export'), answer), ...missionHandlers([aMission()]))
  const { user } = renderApp({ route: '/dashboard/missions', user: reader })
  await user.click(await screen.findByRole('link', { name: 'Export CSV' }))
}

test('saves the file of a download link by the name that the server gives', async () => {
  const names = `attachment; filename="Prufung.csv"; filename*=UTF-8''Pr%C3%BCfung.csv`
  await exportMissions(() => HttpResponse.text('name', { headers: { 'content-disposition': names } }))
  await waitFor(() => expect(saved).toEqual([{ href: 'blob:file', name: 'Prüfung.csv' }]))
})

test('shows why the server rejects a download', async () => {
  await exportMissions(() => HttpResponse.json({ status: false, message: 'Choose fewer rows' }, { status: 409 }))
  expect(await screen.findByText('Choose fewer rows')).toBeVisible()
  expect(saved).toEqual([])
})
