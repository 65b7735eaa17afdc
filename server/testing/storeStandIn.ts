// A stand-in for an S3-compatible store, in memory: what the storage asks of one for small files, without checking keys.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../platform/core/config'

const BUCKET = 'aerie'

interface StoreStandIn {
  settings: S3Settings
  /** The objects by key. */
  objects: Map<string, Buffer>
  close(): void
}

/** @param tls key and certificate for localhost; without them it speaks http */
export async function startStoreStandIn(tls?: { key: string; cert: string }): Promise<StoreStandIn> {
  const objects = new Map<string, Buffer>()
  const listener = (request: IncomingMessage, response: ServerResponse) => void answer(objects, request, response)
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    objects,
    settings: {
      endpoint: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://store')
  const key = decodeURIComponent(url.pathname.slice(BUCKET.length + 2))
  if (key === '') {
    response.setHeader('content-type', 'application/xml').end(listing(objects, url.searchParams))
    return
  }
  if (request.method === 'PUT') {
    objects.set(key, await buffer(request))
    response.setHeader('etag', '"1"').end()
    return
  }
  if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
    return
  }
  const object = objects.get(key)
  if (!object) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { 'content-length': object.length, 'last-modified': new Date().toUTCString() })
  response.end(request.method === 'HEAD' ? undefined : object)
}

function listing(objects: Map<string, Buffer>, query: URLSearchParams): string {
  if (query.has('uploads')) return '<ListMultipartUploadsResult></ListMultipartUploadsResult>'
  const prefix = query.get('prefix') ?? ''
  const found = [...objects].filter(([key]) => key.startsWith(prefix))
  if (query.has('delimiter')) {
    const inside = found.map(([key]) => key.slice(prefix.length).split('/'))
    const folders = new Set(inside.filter(({ length }) => length > 1).map(([folder]) => `${prefix}${folder}/`))
    const prefixes = [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${prefixes.join('')}</ListBucketResult>`
  }
  const contents = found.map(
    ([key, { length }]) =>
      `<Contents><Key>${key}</Key><Size>${length}</Size><LastModified>2020-01-01T00:00:00.000Z</LastModified></Contents>`,
  )
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}
