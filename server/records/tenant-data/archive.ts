// The archive of an export: records, files, pages, a manifest, and the hashes of everything.
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { HashingStream, through } from '../../platform/storage/hash'
import type { Storage } from '../../platform/storage/storage'
import { zipStream, type ZipEntry } from '../../platform/storage/zip'
import { indexPage, pageName, type CopiedFile } from './archivePage'
import type { TenantFile } from './fileSql'
import { tenantDataText } from './messages'
import type { WrittenTable } from './writeRecords'

export const FORMAT = 'aerie-data-export'
export const FORMAT_VERSION = 1
export const MANIFEST = 'manifest.json'
export const HASHES = 'MANIFEST.sha256'

export interface Manifest {
  format: typeof FORMAT
  formatVersion: number
  /** Name and version of the program. */
  product: string
  exportedAt: string
  tenant: { id: string; name: string }
  /** The person whose data it is; absent when it is all data of the tenant. */
  person?: { id: string; name: string }
  /** Migrations of the database, with the SHA-256 of each. */
  migrations: { name: string; checksum: string }[]
  tables: { name: string; rows: number; columns: string[]; leftOut: string[]; path: string }[]
  files: { key: string; path: string; size: number; sha256: string }[]
  /** Keys of files that were not in the storage. */
  missing: string[]
  /** Keys of files whose bytes are not those that were recorded. */
  damaged: string[]
  /** SHA-256 of all files of the archive but this one and the list of hashes. */
  sha256: Record<string, string>
}

interface Contents {
  about: Pick<Manifest, 'product' | 'tenant' | 'person' | 'migrations'>
  exportedAt: Date
  /** Where the tables were written. */
  folder: string
  tables: readonly WrittenTable[]
  files: readonly TenantFile[]
  missing: readonly string[]
  language: string
  storage: Storage
  /** Called after each file with the number of bytes. */
  onCopied: (bytes: number) => void
}

/** Writes the archive as a stream. The files have been found before: a file that cannot be opened ends the stream with its error. */
export function archiveOf(contents: Contents): Readable {
  const { about, exportedAt, folder, tables, files, missing, language, storage, onCopied } = contents
  const hashes: Record<string, string> = {}
  const copied: Manifest['files'] = []
  const damaged: string[] = []
  const hashed = (
    name: string,
    source: () => Promise<Readable> | Readable,
    onEnd?: (summary: { size: number; sha256: string }) => void,
  ): ZipEntry => ({
    modifiedAt: exportedAt,
    async open() {
      const hashing = new HashingStream()
      const content = await source()
      hashing.on('end', () => {
        const summary = hashing.summary()
        hashes[name] = summary.sha256
        onEnd?.(summary)
      })
      return { name, source: through(content, hashing) }
    },
  })
  const local = (name: string) => hashed(name, () => createReadStream(path.join(folder, name)))
  const copyOf = ({ key, sha256 }: TenantFile) => {
    const name = `files/${key}`
    return hashed(
      name,
      () => storage.open(key),
      (summary) => {
        copied.push({ key, path: name, ...summary })
        if (sha256 !== null && sha256 !== summary.sha256) damaged.push(key)
        onCopied(summary.size)
      },
    )
  }
  const manifest = (): string => {
    const written: Manifest = {
      format: FORMAT,
      formatVersion: FORMAT_VERSION,
      ...about,
      exportedAt: exportedAt.toISOString(),
      tables: tables.map((table) => describe(table)),
      files: copied,
      missing: [...missing],
      damaged,
      sha256: hashes,
    }
    return `${JSON.stringify(written, null, 1)}\n`
  }
  const index = (): string =>
    indexPage({
      title: about.person?.name ?? about.tenant.name,
      note: tenantDataText(about.person ? 'pageSecretsOfPerson' : 'pageSecrets'),
      product: about.product,
      madeAt: exportedAt,
      tables,
      files: copied satisfies readonly CopiedFile[],
      missing,
      damaged,
      language,
    })
  function* entries(): Generator<ZipEntry> {
    for (const { name, pages } of tables) {
      yield local(`records/${name}.jsonl`)
      for (let page = 1; page <= pages; page++) yield local(`pages/${pageName(name, page)}`)
    }
    for (const file of files) yield copyOf(file)
    yield hashed('index.html', () => textStream(index()))
    yield hashed(MANIFEST, () => textStream(manifest()))
    yield {
      modifiedAt: exportedAt,
      open: () => Promise.resolve({ name: HASHES, source: textStream(hashLines(hashes)) }),
    }
  }
  return zipStream(entries())
}

const describe = ({ name, rows, columns, leftOut }: WrittenTable): Manifest['tables'][number] => ({
  name,
  rows,
  columns: [...columns],
  leftOut: [...leftOut],
  path: `records/${name}.jsonl`,
})

/** In the format of sha256sum. */
const hashLines = (hashes: Readonly<Record<string, string>>): string =>
  Object.entries(hashes)
    .map(([name, sha256]) => `${sha256}  ${name}\n`)
    .join('')

const textStream = (text: string): Readable => Readable.from([Buffer.from(text)])
