// Generates the table types for Kysely from a temporary database with all migrations, and records the migrations that are new.
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { recordMigrations } from './generation/migrationChecksums'
import { startEmbeddedDatabase } from '../server/platform/db/embedded'
import { migrate } from '../server/platform/db/migrate'
import { createPool } from '../server/platform/db/pool'

async function main(): Promise<void> {
  await recordMigrations()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'aerie-schema-'))
  await chmod(dataDir, 0o711)
  const database = await startEmbeddedDatabase({ dataDir, settings: { fsync: 'off' } })
  try {
    const pool = createPool(database.connection)
    await migrate(pool)
    await pool.end()
    const { user = '', host = '', port = 5432, database: name = '' } = database.connection
    const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        path.join(path.dirname(require.resolve('kysely-codegen/package.json')), 'dist/cli/bin.js'),
        '--dialect',
        'postgres',
        '--url',
        url,
        '--default-schema',
        'public',
        '--log-level',
        'error',
        // The pool reads bigint as a number.
        '--type-mapping',
        '{"int8":"number"}',
        '--out-file',
        path.resolve(__dirname, '../server/platform/db/schema.gen.ts'),
      ],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(stderr)
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
