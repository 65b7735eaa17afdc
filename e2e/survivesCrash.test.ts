import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { startAerie } from './support/aerie'
import { flow } from './support/flow'
import { planMission } from './support/missions'
import { watchReloads } from './support/reloads'

/** A handshake that hangs is given up after 20 s; the next one comes within 8 more. */
const CONNECTS_WITHIN_MS = 40_000

flow('a server killed and started again has lost nothing, and open browsers catch up', async ({ openAs }) => {
  const aerie = await startAerie('crashing')
  try {
    const { address } = aerie
    const planner = await openAs('staff', { address, path: '/dashboard/missions' })
    const watcher = await openAs('root', { address, path: '/healthz' })
    const line = await socketLine(watcher)
    await watcher.goto('/dashboard/missions')
    const sameLoad = await watchReloads(watcher)
    const seen = (name: string) => watcher.getByRole('table').getByRole('link', { name })
    await planMission(planner, 'Before the crash')
    await seen('Before the crash').waitFor()

    // The crash takes the watcher's connection, and it cannot have a new one before the next mission is planned.
    line.isCut = true
    await aerie.kill()
    await aerie.start()
    await planMission(planner, 'While the other was cut off')
    // Acknowledged to the planner; the next crash must not take it back.
    await aerie.kill()
    await aerie.start()
    assert.equal(await seen('While the other was cut off').count(), 0, 'it was not cut off')

    line.isCut = false
    await seen('While the other was cut off').waitFor({ timeout: CONNECTS_WITHIN_MS })
    await watcher.getByRole('status').filter({ hasText: 'While the other was cut off was added' }).waitFor()
    await planMission(planner, 'After the crash')
    await seen('After the crash').waitFor()
    assert.equal(await seen('Before the crash').count(), 1)
    await sameLoad()
  } finally {
    await aerie.stop()
  }
})

/** What the page's socket goes through from its next load on; while it is cut no connection comes about. */
async function socketLine(page: Page): Promise<{ isCut: boolean }> {
  const line = { isCut: false }
  await page.routeWebSocket(/\/stream\/notification\//, (socket) => {
    if (line.isCut) void socket.close()
    else socket.connectToServer()
  })
  await page.route(/\/stream\/notification\//, (route) => (line.isCut ? route.abort() : route.continue()))
  return line
}
