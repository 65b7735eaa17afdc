// Each upload is complete, became one record, and its import has ended with the result there once.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Load } from '../load/load'
import type { Uploaded } from '../load/uploader'
import type { Installation } from '../site/site'

export interface FileFigures {
  uploads: number
  bytes: number
  /** Uploads that a user had to continue, because the client had given up. */
  continued: number
  findings: string[]
}

interface FileRow {
  state: string
  key: string | null
  size: string
  sha256: string | null
  madeId: string | null
}

export async function checkFiles(
  database: pg.Client,
  { tenants }: Load,
  { store }: Pick<Installation, 'store'>,
): Promise<FileFigures> {
  const figures: FileFigures = { uploads: 0, bytes: 0, continued: 0, findings: [] }
  for (const { tenant, uploader } of tenants) {
    figures.continued += uploader.continued()
    for (const uploaded of uploader.uploaded) {
      figures.uploads++
      figures.bytes += uploaded.size
      const problem = await problemOf(database, uploaded, (key) => store.read(key))
      if (problem !== undefined) figures.findings.push(`${tenant.name}: the upload ${uploaded.uploadId} ${problem}`)
    }
  }
  return figures
}

async function problemOf(
  database: pg.Client,
  { uploadId, use, recordId, size, sha256, features }: Uploaded,
  read: (key: string) => Promise<Buffer>,
): Promise<string | undefined> {
  const { rows } = await database.query<FileRow>(
    `select u.state, f.key, f.size, f.sha256, u.made_id as "madeId"
       from upload u left join stored_file f on f.id = u.stored_file_id where u.id = $1`,
    [uploadId],
  )
  const [row] = rows
  if (!row) return 'is lost'
  if (row.key === null) return `has no file; its state is ${row.state}`
  if (row.sha256 !== sha256 || Number(row.size) !== size) return 'is stored with another checksum or size'
  const bytes = await read(row.key).catch(() => undefined)
  if (!bytes) return 'has no object in the store'
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) return 'has another content in the store'
  if (row.madeId !== recordId) return `has become ${row.madeId ?? 'nothing'} instead of ${recordId}`
  return use === 'layer' ? layerProblem(database, uploadId, features) : documentProblem(database, uploadId)
}

async function layerProblem(database: pg.Client, uploadId: string, features: number): Promise<string | undefined> {
  const { rows } = await database.query<{ status: string; jobStatus: string; message: string | null; count: string }>(
    `select l.status, j.status as "jobStatus", j.message,
            (select count(*) from feature f where f.layer_id = l.id) as count
       from layer l join upload u on l.source_file_id = u.stored_file_id left join job j on j.id = l.job_id where u.id = $1`,
    [uploadId],
  )
  const [layer] = rows
  if (!layer || rows.length > 1) return `has become ${rows.length} layers`
  if (layer.status === 'ready' && Number(layer.count) === features) return undefined
  return `is a layer that is ${layer.status} with ${layer.count} of ${features} features; its job is ${layer.jobStatus}: ${layer.message}`
}

async function documentProblem(database: pg.Client, uploadId: string): Promise<string | undefined> {
  const { rows } = await database.query(
    'select from mission_file m join upload u on m.stored_file_id = u.stored_file_id where u.id = $1',
    [uploadId],
  )
  return rows.length === 1 ? undefined : `has become ${rows.length} documents`
}
