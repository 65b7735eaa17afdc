// The archive of an evidence case: the files, a description, the custody log, and their hashes.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { spreadsheetCsv } from '../../platform/core/spreadsheetCsv'
import { HashingStream, through } from '../../platform/storage/hash'
import { zipStream, type ZipEntry } from '../../platform/storage/zip'
import type { Part } from './parts'
import type { CustodyEntry, EvidenceCase } from './sql'

export const MANIFEST = 'MANIFEST.sha256'

interface Contents {
  evidenceCase: EvidenceCase
  parts: readonly Part[]
  custody: readonly CustodyEntry[]
  /** The bytes of a part. It must not fail: the files have been checked. */
  open: (part: Part) => Promise<Readable>
  frozenAt: Date
}

export interface Archive {
  stream: Readable
  /** SHA-256 of the manifest, and of each file by its path; complete when the stream has ended. */
  hashes: { manifest: string | undefined; files: Map<string, string> }
}

/** The manifest is the last entry and has the format of sha256sum. */
export function archiveOf({ evidenceCase, parts, custody, open, frozenAt }: Contents): Archive {
  const files = new Map<string, string>()
  const hashes: Archive['hashes'] = { manifest: undefined, files }
  const entry = (name: string, source: () => Promise<Readable>): ZipEntry => ({
    modifiedAt: frozenAt,
    async open() {
      const hashing = new HashingStream()
      const content = await source()
      hashing.on('end', () => files.set(name, hashing.summary().sha256))
      return { name, source: through(content, hashing) }
    },
  })
  const text = (content: () => string) => () => Promise.resolve(Readable.from([Buffer.from(content())]))
  const entries = [
    ...parts.map((part) => entry(part.path, () => open(part))),
    entry(
      'case.json',
      text(() => describe(evidenceCase, parts, frozenAt)),
    ),
    entry(
      'custody.csv',
      text(() => custodyCsv(custody)),
    ),
    {
      modifiedAt: frozenAt,
      open() {
        const manifest = Buffer.from([...files].map(([name, sha256]) => `${sha256}  ${name}\n`).join(''))
        hashes.manifest = createHash('sha256').update(manifest).digest('hex')
        return Promise.resolve({ name: MANIFEST, source: Readable.from([manifest]) })
      },
    },
  ]
  return { stream: zipStream(entries), hashes }
}

function describe(
  { _id, name, note, missionId, missionName, createdAt, createdBy }: EvidenceCase,
  parts: readonly Part[],
  frozenAt: Date,
): string {
  const listed = parts.map(({ path, item: { kind, name: own, fileId, fromMs, untilMs, addedAt, file } }) => ({
    path,
    kind,
    name: own,
    fileId,
    addedAt,
    takenAt: file?.takenAt.toISOString(),
    ...(file?.lat != null && file.long != null && { position: { lat: file.lat, long: file.long } }),
    // A clip has other bytes than the recording that it was cut from.
    ...(fromMs === null ? {} : { clip: { fromMs, untilMs, sha256OfRecording: file?.sha256 } }),
  }))
  const about = {
    _id,
    name,
    note,
    mission: { _id: missionId, name: missionName },
    createdAt,
    createdBy: createdBy?.name,
  }
  return `${JSON.stringify({ ...about, frozenAt: frozenAt.toISOString(), files: listed }, null, 2)}\n`
}

const custodyCsv = (custody: readonly CustodyEntry[]): string =>
  spreadsheetCsv([
    ['time', 'user', 'action', 'target'],
    ...custody.map(({ at, actor, action, target }) => [at, actor, action, target]),
  ])
