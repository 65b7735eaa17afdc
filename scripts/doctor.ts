// `npm run doctor` examines this installation, also while its server does not start. Exits with 1 when a part has failed.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../server/platform/core/folders'
import { examine } from '../server/records/installation/doctor/examine'
import { inLanguage } from '../server/records/installation/doctor/finding'

const MARKS = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' } as const

async function main(): Promise<boolean> {
  const envFile = path.join(ROOT, '.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const findings = (await examine(process.env)).map((finding) => inLanguage('en', finding))
  const width = Math.max(...findings.map(({ part }) => part.length))
  for (const { part, state, text, action = '', details = [] } of findings) {
    const numbers = details.map(({ name, count }) => `${name}: ${count}.`)
    const line = [text, ...numbers, action].filter((each) => each !== '').join(' ')
    process.stdout.write(`${MARKS[state]}  ${part.padEnd(width)}  ${line}\n`)
  }
  return findings.every(({ state }) => state !== 'failed')
}

main().then(
  (isWell) => process.exit(isWell ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`aerie: ${String((error as Error).stack)}\n`)
    process.exit(1)
  },
)
