// Encryption of what is stored and of what is sent: the keys of secrets in the database, and connections to other machines.
import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import type { Config } from '../../../platform/core/config'
import type { Message } from '../../../platform/core/messages'
import { databaseOn } from '../../../platform/db/database'
import { embeddedSuperuser } from '../../../platform/db/embedded'
import { createPool } from '../../../platform/db/pool'
import { countSecrets } from '../../../platform/secrets/rotation'
import type { KeySettings } from '../../../platform/secrets/keys'
import { failed, ok, warning, type Finding, type Part } from './finding'
import { doctorText, partText } from './messages'

const PART: Part = { area: 'database', name: partText('secrets') }
const CONNECTIONS: Part = { area: 'services', name: partText('connectionsOut') }
const PATIENCE_MS = 5_000

export async function examineEncryption(
  config: KeySettings & Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'S3' | 'BACKUP' | 'SMTP_URL'>,
): Promise<Finding[]> {
  return [...(await examineSecrets(config)), ...examineConnections(config)]
}

/** Connections to other machines that are not encrypted, or whose certificate is not checked. */
export function examineConnections({
  DATABASE_URL,
  S3,
  BACKUP,
  SMTP_URL,
}: Pick<Config, 'DATABASE_URL' | 'S3' | 'BACKUP' | 'SMTP_URL'>): Finding[] {
  const findings: Finding[] = []
  const database = DATABASE_URL === undefined ? undefined : databaseProblem(new URL(DATABASE_URL))
  if (database) findings.push(warning(CONNECTIONS, database, doctorText('connectionDatabaseAction')))
  for (const store of [S3, BACKUP.store]) {
    if (!store?.endpoint.startsWith('http:') || isOwnMachine(new URL(store.endpoint).hostname)) continue
    const text = doctorText('connectionFiles', { address: store.endpoint })
    findings.push(warning(CONNECTIONS, text, doctorText('connectionFilesAction')))
  }
  const mail = SMTP_URL === undefined ? undefined : new URL(SMTP_URL)
  if (mail?.protocol === 'smtp:' && !isOwnMachine(mail.hostname) && mail.searchParams.get('requireTLS') !== 'true') {
    const text = doctorText('connectionMail', { host: mail.hostname })
    findings.push(warning(CONNECTIONS, text, doctorText('connectionMailAction')))
  }
  return findings
}

function databaseProblem({ hostname, searchParams }: URL): Message | undefined {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  if (host === '' || host.startsWith('/') || isOwnMachine(host)) return undefined
  const mode = searchParams.get('sslmode')
  if (mode === 'no-verify') return doctorText('connectionUnchecked', { host })
  const isOn = mode === null ? ['ssl', 'sslrootcert'].some((name) => searchParams.has(name)) : mode !== 'disable'
  return isOn && searchParams.get('ssl') !== '0' ? undefined : doctorText('connectionInClear', { host })
}

const isOwnMachine = (host: string): boolean => ['localhost', '[::1]', '::1'].includes(host) || host.startsWith('127.')

/** Nothing while the database does not answer or has other migrations, which others tell. */
async function examineSecrets(config: KeySettings & Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Finding[]> {
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
