// `npm run seed` creates the demo data in an empty database: that of DATABASE_URL, or the embedded one of a stopped server.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../server/platform/core/config'
import { openDatabase } from '../server/platform/db/openDatabase'
import { seedDemo } from '../server/demo/seedDemo'

async function main(): Promise<void> {
  const envFile = path.resolve(__dirname, '../.env')
  if (existsSync(envFile)) process.loadEnvFile(envFile)
  const config = readConfig()
  const cleanUp: (() => Promise<unknown>)[] = []
  try {
    const { pool } = await openDatabase(config, console.error, (step) => cleanUp.push(step))
    const demo = await seedDemo({ pool, config })
    if (!demo) return console.log('The database already contains tenants. Nothing was changed.')
    console.log(`Demo accounts, password ${demo.password}:`)
    for (const { email, role } of demo.accounts) console.log(`  ${role.padEnd(14)} ${email}`)
  } finally {
    for (const step of cleanUp.reverse()) await step()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
