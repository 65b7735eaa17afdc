// The job that freezes an evidence case: it copies and hashes the content into one archive, and then the case cannot change.
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Config } from '../../platform/core/config'
import { productName } from '../../platform/core/product'
import { AppError } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import { publicAddress } from '../../platform/http/publicAddress'
import { defineJob, JobFailure, type JobContext, type JobServices } from '../../platform/jobs/jobs'
import { requireQuota } from '../../records/quota/usage'
import { recordChanged } from '../../platform/realtime/sql'
import { stageFile } from '../../platform/storage/files'
import { insertStoredFile } from '../../platform/storage/sql'
import type { Storage } from '../../platform/storage/storage'
import { convertVideo } from '../../media/video/convertVideo'
import { VideoError } from '../../media/video/videoError'
import { editionFiles, type ReportPool } from '../report/public'
import { archiveOf } from './archive'
import { evidenceText } from './messages'
import { partsOf, type ClipRange } from './parts'
import { signingKey } from './signingKey'
import {
  lockCase,
  markFrozen,
  selectCase,
  selectCustody,
  selectItemFiles,
  selectTenantName,
  type ItemFile,
} from './sql'

interface FreezeServices extends JobServices {
  config: Config
  storage: Storage
  reportFiles: ReportPool
}

interface FreezeInput {
  caseId: string
  userId: string
  /** Of the page and the instructions in the archive. */
  language: string
}

interface ClipFile extends ClipRange {
  path: string
}

/** Where anyone can read the public keys of the installation. */
const evidenceKeysUrl = (config: Config): string => `${publicAddress(config)}/apis/v1/evidence/keys`

const TIMEOUT_MS = 60 * 60_000
/** Custody entries in an archive. */
const MOST_ENTRIES = 100_000

export const freezeJob = defineJob<FreezeInput, { files: number }, FreezeServices>({
  kind: 'evidence-freeze',
  timeoutMs: TIMEOUT_MS,
  async run({ caseId, userId, language }, context) {
    const { tenantId, services, signal, progress, wrote } = context
    const { evidenceCase, items, custody } = await inTenant(services.db, tenantId, async (tx) => ({
      evidenceCase: await selectCase(tenantId, tx, caseId),
      items: await selectItemFiles(tenantId, tx, caseId),
      custody: await selectCustody(tenantId, tx, caseId, MOST_ENTRIES),
    }))
    if (!evidenceCase) throw new JobFailure(evidenceText('caseGone'))
    // A run that ended after it had frozen the case is repeated without effect.
    if (evidenceCase.frozenAt !== null) return { files: items.length }
    for (const { name, file, record, isDeleted } of items) {
      if (!file && !record) throw new JobFailure(evidenceText(isDeleted ? 'fileMissing' : 'fileNotReady', { name }))
    }
    progress(0, evidenceText('collecting', { count: items.length }))
    const clips = await cutClips(items, context)
    const reports = await writeReports(items, language, context)
    const parts = partsOf(items)
    const key = await signingKey(services.db, services.config)
    const archive = archiveOf({
      evidenceCase,
      parts,
      custody,
      frozenAt: new Date(),
      key,
      language,
      clips,
      keysUrl: evidenceKeysUrl(services.config),
      open: async ({ content, item: { _id, file, record } }) => {
        if (content === 'pdf' || content === 'csv') return createReadStream(`${reports}/${_id}.${content}`)
        if (content === 'record') return Readable.from([Buffer.from(`${JSON.stringify(record, null, 2)}\n`)])
        const clip = clips.get(_id)
        return clip === undefined ? services.storage.open(file?.key ?? '') : createReadStream(clip.path)
      },
    })
    const stop = () => archive.stream.destroy(new Error('The job was stopped'))
    signal.addEventListener('abort', stop)
    const stream = Readable.from(counted(archive.stream, wrote), { objectMode: false })
    const staged = { name: `${evidenceCase.name}.zip`, mediaType: 'application/zip', from: { stream } }
    const stored = await stageFile(services, tenantId, staged).finally(() => signal.removeEventListener('abort', stop))
    signal.throwIfAborted()
    for (const { content, path: inArchive, item } of parts) {
      if (content !== 'file' || clips.has(item._id)) continue
      const copied = archive.result.files.get(inArchive)
      if (copied !== item.file?.sha256) throw new JobFailure(evidenceText('fileDamaged', { name: item.name }))
    }
    progress(0.95, evidenceText('storing'))
    const { manifestSha256, signature } = archive.result
    if (manifestSha256 === undefined || signature === undefined) throw new Error('The archive has no manifest')
    await inTenant(services.db, tenantId, async (tx) => {
      await lockCase(tenantId, tx, caseId)
      if (!(await selectCase(tenantId, tx, caseId))) throw new JobFailure(evidenceText('caseGone'))
      await requireQuota(tenantId, tx, 'storageBytes', stored.size)
      const { id } = await insertStoredFile(tenantId, tx, stored, userId)
      await markFrozen(tenantId, tx, caseId, { archiveFileId: id, manifestSha256, keyId: key.id, signature })
      await recordChanged(tenantId, tx, 'EvidenceCase', caseId)
    }).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 413) throw new JobFailure(error.text, { cause: error })
      throw error
    })
    return { files: items.length }
  },
})

/** The content, with the number of bytes that have been read of it. */
async function* counted(content: AsyncIterable<Buffer>, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const part of content) {
    yield part
    bytes += part.length
    onBytes(bytes)
  }
}

/** Clips, by item. */
async function cutClips(
  items: readonly ItemFile[],
  { services, signal, workDir }: JobContext<FreezeServices>,
): Promise<Map<string, ClipFile>> {
  const clips = new Map<string, ClipFile>()
  for (const { _id, name, fromMs, untilMs, file } of items) {
    if (fromMs === null || untilMs === null || !file) continue
    const output = path.join(workDir, _id)
    const local = await services.storage.localFile(file.key)
    try {
      const container = file.mediaType === 'video/webm' ? 'webm' : 'mp4'
      const cut = { from: fromMs / 1000, until: untilMs / 1000 }
      const { range } = await convertVideo({ path: local.path, container, output, cut }, { signal })
      if (!range) throw new JobFailure(evidenceText('clipImpossible', { name }))
      const held = { fromMs: Math.round(range.from * 1000), untilMs: Math.round(range.until * 1000) }
      clips.set(_id, { path: output, ...held })
    } catch (error) {
      if (error instanceof VideoError) throw new JobFailure(error.text, { cause: error })
      throw error
    } finally {
      local.release()
    }
  }
  return clips
}

/** Writes the files of reports. @returns the folder, where a file is named by its item and format */
async function writeReports(
  items: readonly ItemFile[],
  language: string,
  { tenantId, services, signal, workDir }: JobContext<FreezeServices>,
): Promise<string> {
  const organisation = await inTenant(services.db, tenantId, (tx) => selectTenantName(tenantId, tx))
  const texts = { organisation, product: productName(services.config), language }
  for (const { _id, editionId, name } of items) {
    if (editionId === null) continue
    const files = await editionFiles(services, tenantId, editionId, texts, signal)
    if (!files) throw new JobFailure(evidenceText('fileMissing', { name }))
    await writeFile(path.join(workDir, `${_id}.pdf`), files.pdf)
    await writeFile(path.join(workDir, `${_id}.csv`), files.csv)
  }
  return workDir
}
