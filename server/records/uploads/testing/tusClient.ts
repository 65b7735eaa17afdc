// Test helpers for uploads: the client that browsers use, and single raw requests that can be cut.
import { createHash, randomBytes } from 'node:crypto'
import { request, type IncomingHttpHeaders } from 'node:http'
import { Upload, type DetailedError } from 'tus-js-client'

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Incompressible bytes without a recognisable type. */
export const noise = (size: number): Buffer => randomBytes(size)

export interface Sent {
  url: string
  id: string
}

export interface SendOptions {
  filename?: string
  sha256?: string
  chunkSize?: number
  /** Where it is created; by default the address of browsers. */
  path?: string
  /** Resumes this upload. */
  url?: string
  /** Cuts the connection after this many accepted bytes. */
  cutAt?: number
}

/** Uploads bytes with tus-js-client. @returns the upload; rejects with the `status` and `message` of the error reply */
export function send(origin: string, cookie: string, bytes: Buffer, options: SendOptions = {}): Promise<Sent> {
  const { filename = 'file.bin', path = '/upload/tus', sha256, chunkSize = Infinity, url, cutAt = Infinity } = options
  return new Promise((resolve, reject) => {
    const done = (): void => resolve(sentTo(upload.url ?? ''))
    const upload = new Upload(bytes, {
      endpoint: `${origin}/apis/v1${path}`,
      ...(url !== undefined && { uploadUrl: url }),
      headers: { cookie },
      metadata: { filename, ...(sha256 && { sha256 }) },
      chunkSize,
      retryDelays: null,
      onSuccess: done,
      onError: (error) => reject(errorOf(error as DetailedError)),
      onChunkComplete: (_size, accepted) => {
        if (accepted >= cutAt) void upload.abort().then(done)
      },
    })
    upload.start()
  })
}

const sentTo = (url: string): Sent => ({ url, id: url.split('/').at(-1) ?? '' })

/** An error reply as the user sees it. */
class UploadError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

function errorOf(error: DetailedError): UploadError {
  const body = error.originalResponse?.getBody() ?? ''
  const message = body.startsWith('{') ? (JSON.parse(body) as { message: string }).message : error.message
  return new UploadError(error.originalResponse?.getStatus() ?? 0, message)
}

export interface RawReply {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** One raw tus request. `cutAfter` cuts the connection after that many bytes of the body. */
export function rawRequest(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: Buffer,
  cutAfter?: number,
): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': String(body.length) }
    const outgoing = request(
      url,
      { method, headers: { 'tus-resumable': '1.0.0', ...length, ...headers } },
      (answer) => {
        let text = ''
        answer.on('data', (part) => (text += String(part)))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
      },
    )
    outgoing.on('error', reject)
    if (body && cutAfter !== undefined) {
      outgoing.write(body.subarray(0, cutAfter), () => setTimeout(() => outgoing.destroy(), 100))
    } else outgoing.end(body)
  })
}
