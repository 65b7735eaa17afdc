// The alert rules and the dashboard name metrics that the server has.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { startTestApp } from '../server/testing/testApp'

const FOLDER = path.join(__dirname, '../deploy/monitoring')
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8')

/** Endings that Prometheus adds to the name of a histogram. */
const ENDING = /_(bucket|count|sum)$/

test.each(['alerts.yml', 'grafana-dashboard.json'])('%s names metrics that the server has', async (file) => {
  const aerie = await startTestApp()
  const known = new Set((await aerie.app.metrics.getMetricsAsJSON()).map(({ name }) => name))
  await aerie.close()
  const named = read(file).match(/\b(aerie|nodejs|process)_[a-z0-9_]+/g) ?? []
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !known.has(name) && !known.has(name.replace(ENDING, '')))).toEqual([])
})
