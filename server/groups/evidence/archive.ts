// The archive of an evidence case: the files, a description, the custody log, and their hashes.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { render, type Message } from '../../platform/core/messages'
import { spreadsheetCsv } from '../../platform/core/spreadsheetCsv'
import { HashingStream, through } from '../../platform/storage/hash'
import { zipStream, type ZipEntry } from '../../platform/storage/zip'
import { clockText } from '../../records/mission-files/takenTime'
import { casePage } from './casePage'
import { evidenceText } from './messages'
import type { ClipRange, Part } from './parts'
import type { SigningKey } from './signingKey'
import type { CustodyEntry, EvidenceCase, ItemFile } from './sql'

const MANIFEST = 'MANIFEST.sha256'
const SIGNATURE = 'MANIFEST.sha256.sig'
const PUBLIC_KEY = 'signing-key.pem'

interface Contents {
  evidenceCase: EvidenceCase
  parts: readonly Part[]
  custody: readonly CustodyEntry[]
  /** The bytes of a part. It must not fail: the files have been checked. */
  open: (part: Part) => Promise<Readable>
  /** What the clips hold of their recordings, by item. */
  clips: ReadonlyMap<string, ClipRange>
  frozenAt: Date
  key: SigningKey
  /** Of the page and of the instructions. */
  language: string
  /** Where the public keys of the installation are published. */
  keysUrl: string
}

export interface Archive {
  stream: Readable
  /** What was found out while the archive was read; complete when the stream has ended. */
  result: {
    /** SHA-256 of the manifest. */
    manifestSha256: string | undefined
    /** Of the manifest, base64. */
    signature: string | undefined
    /** SHA-256 of each file by its path. */
    files: Map<string, string>
  }
}

/**
 * The files of the case, then what describes them, then the manifest in the format of sha256sum, its signature (64 bytes) and the
 * public key. The manifest names all files but these three.
 */
export function archiveOf(contents: Contents): Archive {
  const { evidenceCase, parts, custody, open, frozenAt, key, language, keysUrl, clips } = contents
  const files = new Map<string, string>()
  const result: Archive['result'] = { manifestSha256: undefined, signature: undefined, files }
  const hashed = (name: string, source: () => Promise<Readable>): ZipEntry => ({
    modifiedAt: frozenAt,
    async open() {
      const hashing = new HashingStream()
      const content = await source()
      hashing.on('end', () => files.set(name, hashing.summary().sha256))
      return { name, source: through(content, hashing) }
    },
  })
  const stream = (content: string | Buffer) => Readable.from([Buffer.from(content)])
  const hashedText = (name: string, content: () => string) => hashed(name, () => Promise.resolve(stream(content())))
  const plain = (name: string, content: () => string | Buffer): ZipEntry => ({
    modifiedAt: frozenAt,
    open: () => Promise.resolve({ name, source: stream(content()) }),
  })
  const manifest = () => {
    const lines = [...files].map(([name, sha256]) => `${sha256}  ${name}\n`)
    const bytes = Buffer.from(lines.join(''))
    result.manifestSha256 = createHash('sha256').update(bytes).digest('hex')
    result.signature = key.sign(bytes).toString('base64')
    return bytes
  }
  const entries = [
    ...parts.map((part) => hashed(part.path, () => open(part))),
    hashedText('case.json', () => describe(evidenceCase, parts, clips, frozenAt)),
    hashedText('custody.csv', () => custodyCsv(custody)),
    hashedText('index.html', () =>
      casePage({ evidenceCase, parts, custody, frozenAt, language, clips, hashes: files }),
    ),
    hashedText('VERIFY.txt', () => instructions(language, key.id, keysUrl)),
    plain(MANIFEST, manifest),
    plain(SIGNATURE, () => Buffer.from(result.signature ?? '', 'base64')),
    plain(PUBLIC_KEY, () => key.publicKey),
  ]
  return { stream: zipStream(entries), result }
}

/** How to verify the archive with programs that every computer has or can get. */
function instructions(language: string, keyId: string, keysUrl: string): string {
  const text = (message: Message) => render(message, language)
  return [
    text(evidenceText('verifyFiles')),
    '',
    `    sha256sum -c ${MANIFEST}`,
    '',
    text(evidenceText('verifyOnMac')),
    '',
    `    shasum -a 256 -c ${MANIFEST}`,
    '',
    text(evidenceText('verifySignature')),
    '',
    `    openssl pkeyutl -verify -pubin -inkey ${PUBLIC_KEY} -rawin -in ${MANIFEST} -sigfile ${SIGNATURE}`,
    '',
    text(evidenceText('verifyKey', { keyId })),
    '',
    `    ${keysUrl}`,
    '',
  ].join('\n')
}

function describe(
  { _id, name, note, missionId, missionName, createdAt, createdBy }: EvidenceCase,
  parts: readonly Part[],
  clips: ReadonlyMap<string, ClipRange>,
  frozenAt: Date,
): string {
  const listed = parts.map(
    ({ path, item: { _id: itemId, kind, name: own, fileId, fromMs, untilMs, addedAt, file } }) => ({
      path,
      kind,
      name: own,
      fileId,
      addedAt,
      ...takenFields(file),
      ...(file?.lat != null && file.long != null && { position: { lat: file.lat, long: file.long } }),
      // A clip has other bytes than the recording that it was cut from, and begins at a key frame before the chosen start.
      ...(fromMs === null
        ? {}
        : { clip: { ...rangeOf(clips.get(itemId)), chosen: { fromMs, untilMs }, sha256OfRecording: file?.sha256 } }),
    }),
  )
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

const rangeOf = (clip: ClipRange | undefined): Partial<ClipRange> =>
  clip ? { fromMs: clip.fromMs, untilMs: clip.untilMs } : {}

/** A time without a zone, and one that only the file states, are named as such: as instants they may be wrong by up to 14 hours. */
function takenFields(file: ItemFile['file']): object {
  if (!file) return {}
  const uploaded = file.uploadedAt && { uploadedAt: file.uploadedAt.toISOString() }
  const { taken } = file
  switch (taken.kind) {
    case 'instant':
      return { takenAt: taken.at.toISOString(), ...uploaded }
    case 'local':
      return { takenAt: null, takenByCameraClock: clockText(taken.clock), timeZone: 'unknown', ...uploaded }
    case 'file':
      return { takenAt: null, takenByFile: taken.at.toISOString(), timeOfFile: 'not verified', ...uploaded }
    case 'unknown':
      return { takenAt: null, ...uploaded }
  }
}

const custodyCsv = (custody: readonly CustodyEntry[]): string =>
  spreadsheetCsv([
    ['time', 'user', 'address', 'action', 'target'],
    ...custody.map(({ at, actor, address, action, target }) => [at, actor, address, action, target]),
  ])
