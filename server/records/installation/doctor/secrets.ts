// The encrypted secrets of the database: with which keys, and whether all can be decrypted.
import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { Config } from '../../../platform/core/config'
import { databaseOn } from '../../../platform/db/database'
import { embeddedSuperuser } from '../../../platform/db/embedded'
import { createPool } from '../../../platform/db/pool'
import { countSecrets } from '../../../platform/secrets/rotation'
import type { KeySettings } from '../../../platform/secrets/keys'
import { failed, ok, warning, type Finding } from './finding'

const PART = 'Secrets'
const PATIENCE_MS = 5_000

/** Nothing while the database does not answer or has other migrations, which others tell. */
export async function examineSecrets(
  config: KeySettings & Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<Finding[]> {
  const connection = await connectionOf(config)
  if (!connection) return []
  const pool = createPool({ ...connection, connectionTimeoutMillis: PATIENCE_MS }, () => undefined)
  try {
    const counts = await countSecrets(databaseOn(pool), config)
    const unreadable = counts.filter((each) => each.unreadable > 0)
    if (unreadable.length > 0) {
      const where = unreadable.map((each) => `${each.unreadable} in ${each.table}`).join(', ')
      return [
        failed(PART, `Some cannot be decrypted: ${where}. Add their key to ENCRYPTION_KEYS_OLD: see SECURITY.md.`),
      ]
    }
    const older = counts.reduce((sum, each) => sum + each.older, 0)
    if (older > 0)
      return [
        warning(PART, `${older} are encrypted with an older key. Run \`npm run rotate-key\` when all servers run.`),
      ]
    return [keyFinding(config)]
  } catch {
    return []
  } finally {
    await pool.end()
  }
}

const keyFinding = ({ ENCRYPTION_KEY }: Pick<Config, 'ENCRYPTION_KEY'>): Finding =>
  ENCRYPTION_KEY
    ? ok(PART, 'All are encrypted with ENCRYPTION_KEY.')
    : warning(
        PART,
        'The key that encrypts them is derived from SESSION_SECRET, which backups contain. Set ENCRYPTION_KEY: see SECURITY.md.',
      )

async function connectionOf({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<pg.PoolConfig | undefined> {
  if (DATABASE_URL !== undefined) return { connectionString: DATABASE_URL }
  // Asking for its address would create the folder.
  if (!['postgres/cluster', 'postgres-home'].some((name) => existsSync(path.join(DATA_DIR, name)))) return undefined
  return { ...(await embeddedSuperuser(DATA_DIR)).connection, database: 'aerie' }
}
