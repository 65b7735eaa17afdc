// `npm run chaos [-- name ...] [-- --kills 50]` breaks an installation under load and checks what Aerie guarantees. It runs on the
// loopback in a temporary folder, which it keeps, with the logs, when a guarantee is broken. Never part of the tests.
import { parseArgs } from 'node:util'
import { printTable } from '../bench/table'
import { anyPart, type AnyPart } from './part'
import { databaseRestart } from './parts/databaseRestart'
import { failover } from './parts/failover'
import { kills } from './parts/kills'
import { restarts } from './parts/restarts'
import { storageOutage } from './parts/storageOutage'
import { requirePrograms } from './site/programs'

const PARTS: Record<string, AnyPart> = {
  restarts: anyPart(restarts),
  kills: anyPart(kills),
  'database-restart': anyPart(databaseRestart),
  failover: anyPart(failover),
  'storage-outage': anyPart(storageOutage),
}
/** Ends a part that hangs, however far it has come. */
const MOST_MINUTES = 20

// A signal ends the process through `exit`, where the programs are ended.
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

const say = (line: string): void => void process.stderr.write(`chaos: ${line}\n`)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((each) => each !== '--'),
    options: { kills: { type: 'string', default: '50' } },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !(name in PARTS))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`)
  const chosen = Object.entries(PARTS).filter(([name]) => positionals.length === 0 || positionals.includes(name))
  if (chosen.some(([, { needsPrograms }]) => needsPrograms)) requirePrograms()
  for (const [name, part] of chosen) {
    say(`${name}: ${part.title}`)
    const limit = setTimeout(() => {
      say(`${name} has not ended after ${MOST_MINUTES} minutes`)
      process.exit(1)
    }, MOST_MINUTES * 60_000)
    const { rows, findings, folder } = await part.run(Number(values.kills), say)
    clearTimeout(limit)
    printTable(part.title, rows)
    if (findings.length === 0) continue
    process.exitCode = 1
    process.stdout.write(`\n  Broken; the logs are in ${folder}/logs:\n`)
    for (const finding of findings) process.stdout.write(`  - ${finding}\n`)
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    process.exit(1)
  },
)
