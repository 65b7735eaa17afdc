// Runs the abstract tests of OGC API Features and Tiles against an installation: `npm run ogc-tests -- https://aerie.example.com`,
// with an API token in AERIE_TOKEN.
import { runAbstractTests, type Ask } from './abstractTests'
import { API_PREFIX } from '../../server/platform/contract/spec'

const USAGE = 'Usage: AERIE_TOKEN=aerie_… npm run ogc-tests -- ADDRESS'

const print = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const address = process.argv[2]
  const token = process.env['AERIE_TOKEN']
  if (address === undefined || token === undefined) throw new Error(USAGE)
  const ask: Ask = (url, accept = '*/*') => fetch(url, { headers: { authorization: `Bearer ${token}`, accept } })
  const results = await runAbstractTests(new URL(`${API_PREFIX}/ogc`, address).href, ask)
  const failed = results.filter(({ problem }) => problem !== undefined)
  for (const { test, subject, problem } of failed) print(`FAILED ${test}, ${subject}: ${problem}`)
  print(`${results.length - failed.length} of ${results.length} abstract tests passed`)
  if (failed.length > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
})
