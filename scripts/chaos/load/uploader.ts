// Uploads at the speed of a slow line, by the rules of src/uploads/tusTransfer.ts, which become documents and layers.
import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { Upload, type DetailedError } from 'tus-js-client'
import type { Session } from './session'
import type { Traffic } from './traffic'

const MIB = 1024 * 1024
const PIECE = 64 * 1024
/** 4 MiB a second. */
const PIECE_MS = 16
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000, 10_000, 15_000]
const PAUSE_MS = 300
const FEATURES = 400

interface NewFile {
  name: string
  bytes: Buffer
  use: 'document' | 'layer'
  /** Of a layer. */
  features: number
}

export interface Uploaded {
  uploadId: string
  use: 'document' | 'layer'
  /** The record that the file has become. */
  recordId: string
  size: number
  sha256: string
  features: number
}

export interface Uploader {
  readonly uploaded: readonly Uploaded[]
  /** Retries that the user had to start. */
  continued(): number
  /** Resolves when the upload under way has ended. */
  stop(): Promise<void>
}

export function startUploader(client: string, session: Session, missionId: string, traffic: Traffic): Uploader {
  const uploaded: Uploaded[] = []
  let continued = 0
  let isStopping = false

  /** @returns the ID of the upload */
  async function send(file: NewFile): Promise<string> {
    let url: string | null = null
    for (;;) {
      const upload = createUpload(client, session, file, traffic)
      if (url !== null) upload.options.uploadUrl = url
      if (await ends(upload)) return upload.url?.split('/').at(-1) ?? ''
      url = upload.url
      continued++
      await sleep(1000)
    }
  }

  async function run(): Promise<void> {
    for (let count = 0; !isStopping; count++) {
      const file = count % 2 === 0 ? newDocument(session, count) : newLayer(session, count)
      const uploadId = await send(file)
      const body = { missionId, uploadId }
      const made = await session.insist<{ use: string; _id: string }>(client, 'POST', '/upload/add-to-mission', body)
      if (made.use !== file.use) traffic.broken(`${client}: ${file.name} has become ${made.use}`)
      const { use, features, bytes } = file
      uploaded.push({ uploadId, use, features, recordId: made._id, size: bytes.length, sha256: sha256Of(bytes) })
      traffic.pause(client)
      await sleep(PAUSE_MS)
    }
  }
  const running = run().catch((error: unknown) => traffic.broken(`${client}: ${(error as Error).message}`))
  return {
    uploaded,
    continued: () => continued,
    async stop() {
      isStopping = true
      await running
    },
  }
}

/** @returns false when the client has given up */
function ends(upload: Upload): Promise<boolean> {
  return new Promise((resolve) => {
    upload.options.onSuccess = () => resolve(true)
    upload.options.onError = () => resolve(false)
    upload.start()
  })
}

function createUpload(client: string, session: Session, { name, bytes }: NewFile, traffic: Traffic): Upload {
  return new Upload(bytes, {
    endpoint: `${session.address}/apis/v1/upload/tus`,
    headers: { cookie: session.cookie },
    metadata: { filename: name, sha256: sha256Of(bytes) },
    retryDelays: RETRY_DELAYS_MS,
    onShouldRetry: ({ originalResponse }: DetailedError) => isTemporary(originalResponse?.getStatus() ?? 0),
    fileReader: { openFile: async () => slowSource(bytes) },
    onAfterResponse: (request, response) => {
      const status = response.getStatus()
      const text = response.getBody()
      traffic.inspect(client, session.tenant.marker, text)
      if (status < 300) return traffic.alive(client)
      const url = new URL(request.getURL()).pathname
      traffic.refused({ at: Date.now(), client, method: request.getMethod(), url, status, text: text.slice(0, 300) })
    },
  })
}

const isTemporary = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || (status >= 500 && status !== 507)

function slowSource(bytes: Buffer) {
  return {
    size: bytes.length,
    slice: async (start: number, end: number) => {
      const slice = bytes.subarray(start, Math.min(end, bytes.length))
      const value = Object.assign(Readable.from(slowly(slice)), { size: slice.length })
      return { value, done: end >= bytes.length }
    },
    close: () => undefined,
  }
}

async function* slowly(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE)
    await sleep(PIECE_MS)
  }
}

function newDocument({ tenant }: Session, count: number): NewFile {
  const head = `Document ${count} ${tenant.marker}\n`
  const size = MIB * (2 + Math.random() * 14)
  const bytes = Buffer.from(`${head}${randomBytes(size / 2).toString('hex')}\n`)
  return { name: `document-${count}.txt`, bytes, use: 'document', features: 0 }
}

function newLayer({ tenant }: Session, count: number): NewFile {
  const features = Array.from({ length: FEATURES }, (_, index) => ({
    type: 'Feature',
    properties: { name: `Point ${index} ${tenant.marker}`, count, noise: randomBytes(200).toString('hex') },
    geometry: { type: 'Point', coordinates: [-92 + index / 1e4, 46.8 + count / 1e4] },
  }))
  const bytes = Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }))
  return { name: `layer-${count}.geojson`, bytes, use: 'layer', features: FEATURES }
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
