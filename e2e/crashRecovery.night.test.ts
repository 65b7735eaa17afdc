import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { startTestServer } from './support/testServer'
import { flow } from './support/flow'
import { planMission } from './support/missions'
import { watchReloads } from './support/reloads'

flow('a crashed server loses no data, and open browsers catch up', async ({ openAsDemo }) => {
  const server = await startTestServer('crash-recovery')
  try {
    const { address } = server
    const planner = await openAsDemo('staff', { address, path: '/dashboard/missions' })
    const watcher = await openAsDemo('root', { address, path: '/healthz' })
    const connection = await controlConnection(watcher)
    await watcher.goto('/dashboard/missions')
    const assertNoReload = await watchReloads(watcher)
    const missionLink = (name: string) => watcher.getByRole('table').getByRole('link', { name })
    await planMission(planner, 'Before the crash')
    await missionLink('Before the crash').waitFor()

    // The watcher stays disconnected until the next mission is planned.
    connection.isCut = true
    await server.kill()
    await server.start()
    await planMission(planner, 'During the disconnection')
    // The server has confirmed this mission, so the next crash must not lose it.
    await server.kill()
    await server.start()
    assert.equal(await missionLink('During the disconnection').count(), 0, 'the watcher was not disconnected')

    connection.isCut = false
    await missionLink('During the disconnection').waitFor()
    await watcher.getByRole('status').filter({ hasText: 'During the disconnection was added' }).waitFor()
    await planMission(planner, 'After the crash')
    await missionLink('After the crash').waitFor()
    assert.equal(await missionLink('Before the crash').count(), 1)
    await assertNoReload()
  } finally {
    await server.stop()
  }
})

/** Takes control of the page's connection from the next load on. While `isCut` is true, it reaches the server in no way. */
async function controlConnection(page: Page): Promise<{ isCut: boolean }> {
  const connection = { isCut: false }
  await page.routeWebSocket(/\/stream\/notification\//, (socket) => {
    if (connection.isCut) void socket.close()
    else socket.connectToServer()
  })
  // A page whose requests are answered again reads its lists again.
  await page.route(/\/stream\/notification\/|\/apis\/v1\//, (route) =>
    connection.isCut ? route.abort() : route.continue(),
  )
  return connection
}
