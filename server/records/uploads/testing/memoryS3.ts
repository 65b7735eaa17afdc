// An S3-compatible store in memory, as far as uploads need one, whose requests a test can hold or refuse.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../../../platform/core/config'

interface StoredObject {
  bytes: Buffer
  metadata: Record<string, string>
}

/** What a request does, such as `PUT part 2` or `POST complete`. */
type Action = string

export interface MemoryS3 {
  readonly settings: S3Settings
  readonly objects: ReadonlyMap<string, StoredObject>
  /** All requests since the start. */
  readonly actions: readonly Action[]
  /** Called before a request is answered; it is answered with the status if there is one. */
  before: (action: Action) => Promise<number | undefined>
  stop(): Promise<void>
}

const METADATA = 'x-amz-meta-'
const XML = '<?xml version="1.0" encoding="UTF-8"?>'

export async function startMemoryS3(): Promise<MemoryS3> {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const actions: Action[] = []

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error))
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const { pathname, searchParams } = new URL(url, 'http://store')
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const action = actionOf(method, searchParams)
    actions.push(action)
    const refused = await memory.before(action)
    if (refused !== undefined) return void response.writeHead(refused).end()
    const uploadId = searchParams.get('uploadId')
    if (uploadId === null && !searchParams.has('uploads')) return answerObject(request, response, key, body)
    if (uploadId === null) return create(response, key)
    const stored = uploads.get(uploadId)
    if (!stored) return problem(response, 404, 'NoSuchUpload')
    if (method === 'PUT') {
      stored.set(Number(searchParams.get('partNumber')), body)
      return void response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (method === 'GET') return list(response, stored)
    const all = [...stored].sort(([one], [other]) => one - other).map(([, bytes]) => bytes)
    objects.set(key, { bytes: Buffer.concat(all), metadata: {} })
    uploads.delete(uploadId)
    response.end(`${XML}<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`)
  }

  function create(response: ServerResponse, key: string): void {
    const id = `upload-${actions.length}`
    uploads.set(id, new Map())
    const fields = `<Key>${key}</Key><UploadId>${id}</UploadId>`
    response.end(`${XML}<InitiateMultipartUploadResult>${fields}</InitiateMultipartUploadResult>`)
  }

  function answerObject(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer): void {
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, metadata: metadataOf(request) })
      return void response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return problem(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': found.bytes.length, ...found.metadata })
    response.end(request.method === 'HEAD' ? undefined : found.bytes)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const memory: MemoryS3 = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'bucket',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    objects,
    actions,
    before: async () => undefined,
    async stop() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return memory
}

function actionOf(method: string, query: URLSearchParams): Action {
  const part = query.get('partNumber')
  if (part !== null) return `${method} part ${part}`
  if (query.has('uploads')) return `${method} create`
  if (!query.has('uploadId')) return `${method} object`
  return method === 'POST' ? 'POST complete' : `${method} parts`
}

const metadataOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.startsWith(METADATA))
      .map(([name, value]) => [name, String(value)]),
  )

function list(response: ServerResponse, stored: ReadonlyMap<number, Buffer>): void {
  const parts = [...stored].map(
    ([number, bytes]) =>
      `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(bytes)}</ETag><Size>${bytes.length}</Size></Part>`,
  )
  response.end(`${XML}<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`)
}

function problem(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`${XML}<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`
