// Records the checksum of each migration when it is added, so that a later change of the file is noticed.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Migration } from '../../server/platform/db/applyMigration'
import { readMigrations } from '../../server/platform/db/migrate'

/** Name of a migration -> SHA-256 of its SQL. */
export type MigrationChecksums = Record<string, string>

export const CHECKSUMS_FILE = path.resolve(__dirname, '../../server/platform/db/migrationChecksums.json')

/** Adds the migrations that are new. @throws Error, and writes nothing, when a recorded one was changed or removed */
export async function recordMigrations(file = CHECKSUMS_FILE): Promise<void> {
  const recorded = JSON.parse(await readFile(file, 'utf8')) as MigrationChecksums
  const migrations = await readMigrations()
  const changed = changedMigrations(recorded, migrations)
  if (changed.length > 0) {
    throw new Error(
      `${changed.join(', ')} was changed or removed. Databases that have applied a migration refuse to start with another ` +
        'version of it. Undo the change and add a new migration.',
    )
  }
  const checksums = Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]))
  await writeFile(file, `${JSON.stringify(checksums, null, 2)}\n`)
}

/** The names of recorded migrations whose files are missing or have another content. */
export function changedMigrations(recorded: MigrationChecksums, migrations: readonly Migration[]): string[] {
  const now = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  return Object.keys(recorded).filter((name) => now.get(name) !== recorded[name])
}
