import assert from 'node:assert/strict'
import { flow, sharedAddress } from './support/flow'

const CUT_WITHIN_MS = 5000

flow('a session ended elsewhere cuts its socket and sends the browser to the login', async ({ openAs }) => {
  const page = await openAs('root', { path: '/healthz' })
  const opened = page.waitForEvent('websocket', (candidate) => candidate.url().includes('/stream/notification'))
  await page.goto('/dashboard/missions')
  const socket = await opened
  const closed = socket.waitForEvent('close')
  await page.getByRole('table').waitFor()
  assert.equal(socket.isClosed(), false)

  // The same cookie without this browser, as somebody would have who ends the session from another place.
  const cookies = await page.context().cookies()
  const ended = await fetch(`${sharedAddress()}/apis/v1/auth/logout`, {
    method: 'POST',
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  assert.equal(ended.status, 200)
  const started = Date.now()
  await closed
  assert.ok(Date.now() - started < CUT_WITHIN_MS, `the socket lived on for ${Date.now() - started} ms`)

  await page.waitForURL('**/login')
  await page.getByText('Un-Authorized! Please re-login to continue.').first().waitFor()
})
