import assert from 'node:assert/strict'
import { assertAccessible } from './support/accessibility'
import { startDemoStream } from './support/demoStream'
import { flow } from './support/flow'
import { planMission } from './support/missions'
import { watchReloads } from './support/reloads'
import { startTestServer } from './support/testServer'

/** Reply of a server with a weather service. */
const WEATHER = {
  status: true,
  data: {
    configured: true,
    weather: {
      at: new Date().toISOString(),
      condition: 'clouds',
      temperature: 11.4,
      wind: 5.2,
      gusts: 8.1,
      windDirection: 240,
      precipitation: 0.3,
      visibility: 10_000,
      source: 'OpenWeather',
      sourceUrl: 'https://openweathermap.org/',
    },
  },
}

flow(
  'a stream appears in the control center with its drone, returns after a crash without a click, and its recording plays',
  async ({ openAsDemo }) => {
    const server = await startTestServer('control-center')
    let endStream: (() => Promise<void>) | undefined
    try {
      const { address } = server
      const viewport = { width: 1440, height: 900 }
      const planner = await openAsDemo('root', { address, viewport, path: '/dashboard/missions' })
      const main = planner.getByRole('main')
      await planMission(planner, 'Quay walls')
      const missionPath = new URL(planner.url()).pathname
      await planner.getByRole('link', { name: 'Flights' }).click()
      await main.getByRole('button', { name: 'New flight' }).click()
      await planner.getByRole('dialog').getByRole('button', { name: 'Create flight' }).click()

      const operator = await openAsDemo('staff', { address, viewport, path: '/dashboard/control-center' })
      await operator.route('**/apis/v1/weather/current?*', (route) => route.fulfill({ json: WEATHER }))
      await operator.getByRole('heading', { name: 'No live streams' }).waitFor()
      const assertNoReload = await watchReloads(operator)

      await main.getByRole('link', { name: 'Stream keys' }).click()
      const keys = planner.getByRole('dialog', { name: 'Stream keys' })
      await keys.getByLabel('Name').fill('Drone 7')
      await keys.getByRole('button', { name: 'Create stream key' }).click()
      await keys.getByText('Copy the key now').waitFor()
      await assertAccessible(planner, 'a new stream key')
      const [rtmpUrl = '', key = ''] = await keys.locator('code').allTextContents()
      endStream = startDemoStream(rtmpUrl, key.trim(), address)
      const tile = operator.getByRole('article', { name: 'Tile 1: Drone 7' })
      await tile.getByText('Live', { exact: true }).waitFor()
      await operator.getByRole('application', { name: 'Map with 1 drone' }).waitFor()
      await operator.getByRole('region', { name: 'Weather at Drone 7' }).getByText('Clouds').waitFor()
      await assertAccessible(operator, 'the control center')

      const download = operator.waitForEvent('download')
      await operator.keyboard.press('1')
      await operator.keyboard.press('s')
      assert.match((await download).suggestedFilename(), /^Quay walls Drone 7 .*\.jpg$/)

      await server.kill()
      await tile.getByText('Live', { exact: true }).waitFor({ state: 'hidden' })
      await server.start()
      await tile.getByText('Live', { exact: true }).waitFor()
      await assertNoReload()

      await endStream()
      await planner.goto(`${missionPath}/recordings`)
      // One until the crash, and one of the stream that returned.
      await main.getByText('Ready', { exact: true }).nth(1).waitFor()
      await main
        .getByRole('link', { name: /^Flight 1, / })
        .first()
        .click()
      await main.getByRole('button', { name: 'Play', exact: true }).click()
      await planner.waitForFunction(
        () => (document.querySelector('.player-tile video') as HTMLVideoElement).currentTime > 1,
      )
    } finally {
      await endStream?.()
      await server.stop()
    }
  },
)
