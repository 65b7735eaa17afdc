// `npm run seed`: fills the empty database of a stopped Aerie, or the one DATABASE_URL names, with the demo.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../server/core/config'
import { openDatabase } from '../server/db/openDatabase'
import { seedDemo } from '../server/demo/seedDemo'

async function main(): Promise<void> {
  const envFile = path.resolve(__dirname, '../.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const config = readConfig()
  const undo: (() => Promise<unknown>)[] = []
  try {
    const pool = await openDatabase(config, console.error, (step) => undo.push(step))
    const demo = await seedDemo({ pool, config })
    if (!demo) return console.log('There are tenants already; nothing was changed.')
    console.log(`Demo accounts, password ${demo.password}:`)
    for (const { email, role } of demo.accounts) console.log(`  ${role.padEnd(14)} ${email}`)
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
