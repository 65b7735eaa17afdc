import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { assertAccessible } from './support/accessibility'
import { flow } from './support/flow'
import { dropFiles } from './support/layers'
import { openNewMission } from './support/missions'

const SUBTITLES = path.resolve(__dirname, '../server/demo/files/brighton_flyover.srt')

flow('a flight log dropped on a mission becomes the track of a flight, with replay and charts', async ({ openAs }) => {
  const page = await openAs('root', { viewport: { width: 1200, height: 900 }, path: '/healthz' })
  await openNewMission(page, 'Beach telemetry', 'flights')
  const main = page.getByRole('main')
  await main.getByText('No flights yet').waitFor()
  // The copy of the demo has no times of day.
  const text = readFileSync(SUBTITLES, 'utf8').replaceAll(/^(<font.*)$/gm, '$1\n2026-03-12 15:30:00')
  const file = { name: 'DJI_0042.SRT', mimeType: 'application/x-subrip', buffer: Buffer.from(text) }
  await dropFiles(page, [file], 'main')
  await main.getByText('Flight needed').waitFor()
  await assertAccessible(page, 'telemetry without a flight')
  await main.getByRole('button', { name: 'Create flight' }).click()
  await main.getByRole('link', { name: 'Flight 1' }).click()

  const slider = main.getByRole('slider', { name: 'Time in the replay' })
  await slider.waitFor()
  await main.getByText('262 m').first().waitFor()
  await assertAccessible(page, 'the replay of a flight')
  await main.getByRole('button', { name: 'Play' }).click()
  await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('.replay-bar input')?.value) > 500)
  await main.getByRole('button', { name: 'Pause' }).click()
  const before = Number(await slider.inputValue())
  await slider.press('ArrowRight')
  assert.equal(Number(await slider.inputValue()) > before, true)
})
