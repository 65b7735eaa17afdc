import assert from 'node:assert/strict'
import { sharedAddress } from './support/environment'
import { flow } from './support/flow'

flow('a session ended elsewhere closes its socket and shows the login', async ({ openAs }) => {
  const page = await openAs('root', { path: '/healthz', ownSession: true })
  const opened = page.waitForEvent('websocket', (candidate) => candidate.url().includes('/stream/notification'))
  await page.goto('/dashboard/missions')
  const socket = await opened
  const closed = socket.waitForEvent('close')
  await page.getByRole('heading', { name: 'Missions', exact: true }).waitFor()
  assert.equal(socket.isClosed(), false)

  // Sends the cookie from outside the browser, which therefore does not know of the logout.
  const cookies = await page.context().cookies()
  const ended = await fetch(`${sharedAddress()}/apis/v1/auth/logout`, {
    method: 'POST',
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  assert.equal(ended.status, 200)
  await closed

  await page.waitForURL('**/login')
  await page.getByText('Un-Authorized! Please re-login to continue.').first().waitFor()
})
