// `npm run bench [name ...]`: the budgets of the product, measured. Ratios within one run count; machines are noisy.
import { eventLatency } from './eventLatency'
import { loginSize } from './loginSize'
import { missionList } from './missionList'
import { recovery } from './recovery'
import { printTable, type Bench } from './table'

const BENCHES: Record<string, Bench> = { loginSize, missionList, eventLatency, recovery }

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    printTable(bench.title, await bench.run())
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
