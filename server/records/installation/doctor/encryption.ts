// Encryption of what is stored and of what is sent: the keys of secrets in the database, and connections to other machines.
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

export async function examineEncryption(
  config: KeySettings & Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'S3' | 'SMTP_URL'>,
): Promise<Finding[]> {
  return [...(await examineSecrets(config)), ...examineConnections(config)]
}

/** Connections to other machines that are not encrypted, or whose certificate is not checked. */
export function examineConnections({
  DATABASE_URL,
  S3,
  SMTP_URL,
}: Pick<Config, 'DATABASE_URL' | 'S3' | 'SMTP_URL'>): Finding[] {
  const findings: Finding[] = []
  const database = DATABASE_URL === undefined ? undefined : databaseProblem(new URL(DATABASE_URL))
  if (database !== undefined)
    findings.push(
      warning(
        'Connections',
        `${database} Add ?sslmode=verify-full and, for a CA of your own, &sslrootcert=/path/ca.pem to DATABASE_URL.`,
      ),
    )
  if (S3?.endpoint.startsWith('http:') && !isOwnMachine(new URL(S3.endpoint).hostname))
    findings.push(warning('Connections', `Files are sent to ${S3.endpoint} without TLS. Use https in S3_ENDPOINT.`))
  const mail = SMTP_URL === undefined ? undefined : new URL(SMTP_URL)
  if (mail?.protocol === 'smtp:' && !isOwnMachine(mail.hostname) && mail.searchParams.get('requireTLS') !== 'true')
    findings.push(
      warning(
        'Connections',
        `Mails are sent to ${mail.hostname} without TLS if it offers none. Use smtps:// or ?requireTLS=true in SMTP_URL.`,
      ),
    )
  return findings
}

function databaseProblem({ hostname, searchParams }: URL): string | undefined {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  if (host === '' || host.startsWith('/') || isOwnMachine(host)) return undefined
  const mode = searchParams.get('sslmode')
  if (mode === 'no-verify') return `The certificate of the database at ${host} is not checked.`
  const isOn = mode === null ? ['ssl', 'sslrootcert'].some((name) => searchParams.has(name)) : mode !== 'disable'
  return isOn && searchParams.get('ssl') !== '0'
    ? undefined
    : `The connection to the database at ${host} is not encrypted.`
}

const isOwnMachine = (host: string): boolean => ['localhost', '[::1]', '::1'].includes(host) || /^127\./.test(host)

/** Nothing while the database does not answer or has other migrations, which others tell. */
async function examineSecrets(config: KeySettings & Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Finding[]> {
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
