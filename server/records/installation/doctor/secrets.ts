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
import { failed, ok, warning, type Finding, type Part } from './finding'
import { doctorText, partText } from './messages'

const PART: Part = { area: 'database', name: partText('secrets') }
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
      const tables = unreadable.map((each) => `${each.unreadable} in ${each.table}`).join(', ')
      return [failed(PART, doctorText('secretsUnreadable', { tables }), doctorText('secretsUnreadableAction'))]
    }
    const count = counts.reduce((sum, each) => sum + each.older, 0)
    if (count > 0) return [warning(PART, doctorText('secretsOlder', { count }), doctorText('secretsOlderAction'))]
    return [keyFinding(config)]
  } catch {
    return []
  } finally {
    await pool.end()
  }
}

const keyFinding = ({ ENCRYPTION_KEY }: Pick<Config, 'ENCRYPTION_KEY'>): Finding =>
  ENCRYPTION_KEY
    ? ok(PART, doctorText('secretsOwnKey'))
    : warning(PART, doctorText('secretsDerivedKey'), doctorText('secretsDerivedKeyAction'))

async function connectionOf({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<pg.PoolConfig | undefined> {
  if (DATABASE_URL !== undefined) return { connectionString: DATABASE_URL }
  // Asking for its address would create the folder.
  if (!['postgres/cluster', 'postgres-home'].some((name) => existsSync(path.join(DATA_DIR, name)))) return undefined
  return { ...(await embeddedSuperuser(DATA_DIR)).connection, database: 'aerie' }
}
