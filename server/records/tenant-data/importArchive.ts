// Imports an archive of a tenant into an installation that does not have the tenant.
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { unpackArchive, type ArchiveLimits } from '../../media/archives/archive'
import { StartUpError } from '../../platform/core/startUpError'
import { hashFile } from '../../platform/storage/hash'
import type { Storage } from '../../platform/storage/storage'
import { FORMAT, FORMAT_VERSION, HASHES, MANIFEST, type Manifest } from './archive'
import { planOf } from './importPlan'
import {
  beginImport,
  clearUnknown,
  finishImport,
  insertRows,
  insertSigningKeys,
  isTenantPresent,
  selectAppliedMigrations,
  selectColumns,
  selectReferences,
  selectTakenEmails,
} from './importSql'

/** The operator has chosen the file, so that only its checksums are checked. */
const LIMITS: ArchiveLimits = {
  entries: 50_000_000,
  totalBytes: Number.MAX_SAFE_INTEGER,
  ratio: Number.MAX_SAFE_INTEGER,
}
const UNIQUE_VIOLATION = '23505'
const LOCK_NOT_AVAILABLE = '55P03'
const KEYS = 'evidence_key'

export interface Imported {
  tenant: { id: string; name: string }
  rows: number
  files: number
  /** Tables that were left out, because archives do not have their secrets. */
  skipped: string[]
}

interface Target {
  pool: pg.Pool
  storage: Storage
  /** An empty folder with room for the unpacked archive. */
  workDir: string
}

/**
 * Writes the files, then all rows in one transaction. Nothing is left behind when it fails.
 * @throws StartUpError for an archive that is damaged, of another version of the database, or of a tenant that exists
 */
export async function importArchive(archive: string, { pool, storage, workDir }: Target): Promise<Imported> {
  await unpackArchive(archive, workDir, { limits: LIMITS })
  await verifyHashes(workDir)
  const manifest = await readManifest(workDir)
  const { tenant, person, files } = manifest
  if (person)
    throw new StartUpError('This archive has the data of one person. Only an archive of a tenant can be imported.')
  const client = await pool.connect()
  const stored: string[] = []
  try {
    requireSameMigrations(manifest, await selectAppliedMigrations(client))
    if (await isTenantPresent(client, tenant.id))
      throw new StartUpError(`This installation has the tenant ${tenant.name} (${tenant.id}) already.`)
    for (const { key, path: name } of files) {
      if (await storage.stat(key)) throw new StartUpError(`The storage has the file ${key} already.`)
      stored.push(key)
      await storage.put(key, createReadStream(path.join(workDir, name)))
    }
    return { tenant, files: files.length, ...(await writeRows(client, manifest, workDir)) }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    for (const key of stored) await storage.delete(key)
    throw readable(error)
  } finally {
    client.release(true)
  }
}

async function writeRows(
  client: pg.ClientBase,
  manifest: Manifest,
  folder: string,
): Promise<{ rows: number; skipped: string[] }> {
  const written = manifest.tables.filter(({ name }) => name !== KEYS)
  const names = written.map(({ name }) => name)
  const references = await selectReferences(client, names)
  const plan = planOf(written, await selectColumns(client, names), references)
  const locked = [...names, KEYS]
  await beginImport(client, locked, references)
  const taken = await selectTakenEmails(client, await emailsOf(folder))
  if (taken.length > 0) throw new StartUpError(`These addresses belong to other users here: ${taken.join(', ')}`)
  if (manifest.tables.some(({ name }) => name === KEYS)) await insertSigningKeys(client, await linesOf(folder, KEYS))
  let rows = 0
  for (const [table, columns] of plan.tables) {
    const lines = await linesOf(folder, table)
    await insertRows(client, table, columns, lines)
    rows += lines.length
  }
  for (const { table, column, target } of plan.cleared)
    await clearUnknown(client, { tenantId: manifest.tenant.id, table, column, target })
  await finishImport(client, locked, references)
  return { rows, skipped: plan.skipped }
}

async function verifyHashes(folder: string): Promise<void> {
  const lines = (await readIn(folder, HASHES)).split('\n').filter(Boolean)
  if (lines.length === 0) throw new StartUpError('This is not an export: its list of hashes is empty.')
  for (const line of lines) {
    const sha256 = line.slice(0, 64)
    const name = line.slice(66)
    const found = await hashFile(path.join(folder, name)).catch(() => undefined)
    if (found?.sha256 !== sha256) throw new StartUpError(`The archive is damaged: ${name} is missing or was changed.`)
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const manifest = JSON.parse(await readIn(folder, MANIFEST)) as Manifest
  if (manifest.format !== FORMAT) throw new StartUpError('This is not an export of a tenant.')
  if (manifest.formatVersion !== FORMAT_VERSION)
    throw new StartUpError(
      `The archive has format ${manifest.formatVersion}, and this version reads ${FORMAT_VERSION}.`,
    )
  return manifest
}

const readIn = (folder: string, name: string): Promise<string> =>
  readFile(path.join(folder, name), 'utf8').catch(() => {
    throw new StartUpError(`This is not an export: ${name} is missing.`)
  })

function requireSameMigrations({ migrations }: Manifest, applied: Manifest['migrations']): void {
  const own = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const theirs = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  const other =
    migrations.find(({ name, checksum }) => own.get(name) !== checksum) ?? applied.find(({ name }) => !theirs.has(name))
  if (other)
    throw new StartUpError(
      `The archive was made by another version of the database: they differ in migration ${other.name}. Bring both installations to the same version, and export again.`,
    )
}

async function emailsOf(folder: string): Promise<string[]> {
  const users = await linesOf(folder, 'app_user')
  return users.map((line) => (JSON.parse(line) as { email: string }).email)
}

async function linesOf(folder: string, table: string): Promise<string[]> {
  return (await readIn(folder, `records/${table}.jsonl`)).split('\n').filter(Boolean)
}

function readable(error: unknown): unknown {
  const { code, detail, message } = error as { code?: string; detail?: string; message: string }
  if (code === UNIQUE_VIOLATION) return new StartUpError(`Something of the archive exists here already: ${detail}`)
  if (code === LOCK_NOT_AVAILABLE)
    return new StartUpError('The server is using the database. Stop it, and import again.')
  return error instanceof Error && error.name === 'ArchiveError' ? new StartUpError(message) : error
}
