import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { aUser } from '../../testing/factories'
import { apiUrl } from '../../testing/handlers/apiUrl'
import { aFinding, systemHandlers } from '../../testing/handlers/system'
import { renderApp } from '../../testing/renderApp'
import { server } from '../../testing/server'

const PAGE = '/dashboard/admin/system'
const admin = aUser({ userType: 'super-admin' })
const oldBackup = aFinding({
  area: 'files',
  part: 'Backup',
  state: 'warning',
  text: 'The last one was made 48 hours ago.',
  action: 'Run npm run backup and read its message.',
})
const silentStore = aFinding({ area: 'files', part: 'Files', state: 'failed', text: 'The store does not answer.' })
const failedJobs = aFinding({
  area: 'work',
  part: 'Failed jobs',
  text: '3 jobs failed in the last 24 hours.',
  details: [{ name: 'import-raster', count: 3 }],
})

test('says that all parts work', async () => {
  server.use(...systemHandlers())
  renderApp({ route: PAGE, user: admin })
  expect(await screen.findByText('All parts work')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'System', level: 1 })).toBeVisible()
  expect(screen.getByText(/^Version 0.1.0, checked/)).toBeVisible()
})

test('shows the worst findings first, with what to do', async () => {
  server.use(...systemHandlers([aFinding(), failedJobs, oldBackup, silentStore]))
  renderApp({ route: PAGE, user: admin })
  expect(await screen.findByText('1 part has failed')).toBeVisible()
  expect(screen.getByText('1 part needs attention')).toBeVisible()
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Files and backups', 'Database', 'Work'])
  const files = within(screen.getByRole('list', { name: 'Files and backups' })).getAllByRole('listitem')
  expect(files[0]).toHaveTextContent('The store does not answer.')
  expect(files[1]).toHaveTextContent('Run npm run backup and read its message.')
  expect(screen.getByText('import-raster: 3')).toBeVisible()
})

test('checks again when asked', async () => {
  server.use(...systemHandlers([oldBackup]))
  const { user } = renderApp({ route: PAGE, user: admin })
  expect(await screen.findByText('1 part needs attention')).toBeVisible()
  server.use(...systemHandlers([aFinding()]))
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('All parts work')).toBeVisible()
})

test('shows why it cannot be examined, and tries again', async () => {
  const fail = () => HttpResponse.json({ status: false, message: 'The database does not answer' }, { status: 503 })
  server.use(http.get(apiUrl('/admin/system/state'), fail, { once: true }), ...systemHandlers())
  const { user } = renderApp({ route: PAGE, user: admin })
  expect(await screen.findByText('The database does not answer')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('All parts work')).toBeVisible()
})

test('says when nothing was examined', async () => {
  server.use(...systemHandlers([]))
  renderApp({ route: PAGE, user: admin })
  expect(await screen.findByText('Nothing was examined')).toBeVisible()
})

test('is shown to super-admins only', async () => {
  renderApp({ route: PAGE, user: aUser({ userType: 'tenant-root' }) })
  expect(await screen.findByText("You don't have access to this page")).toBeVisible()
})
