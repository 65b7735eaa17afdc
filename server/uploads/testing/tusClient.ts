// What tests of uploads share: a client as browsers have it, and a bare one for the middle of a request.
import { createHash, randomBytes } from 'node:crypto'
import { request, type IncomingHttpHeaders } from 'node:http'
import { Upload, type DetailedError } from 'tus-js-client'

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Bytes that no compression and no type detection makes anything of. */
export const noise = (size: number): Buffer => randomBytes(size)

export interface Sent {
  url: string
  id: string
}

export interface SendOptions {
  filename?: string
  sha256?: string
  chunkSize?: number
  /** Goes on with this upload. */
  url?: string
  /** Cuts the connection when so many bytes have been accepted. */
  cutAt?: number
}

/** Sends bytes with tus-js-client. @returns where; rejects with the `status` and `message` of a refusal */
export function send(origin: string, cookie: string, bytes: Buffer, options: SendOptions = {}): Promise<Sent> {
  const { filename = 'file.bin', sha256, chunkSize = Infinity, url, cutAt = Infinity } = options
  return new Promise((resolve, reject) => {
    const done = (): void => resolve(sentTo(upload.url ?? ''))
    const upload = new Upload(bytes, {
      endpoint: `${origin}/apis/v1/upload/tus`,
      ...(url !== undefined && { uploadUrl: url }),
      headers: { cookie },
      metadata: { filename, ...(sha256 && { sha256 }) },
      chunkSize,
      retryDelays: null,
      onSuccess: done,
      onError: (error) => reject(refusalOf(error as DetailedError)),
      onChunkComplete: (_size, accepted) => {
        if (accepted >= cutAt) void upload.abort().then(done)
      },
    })
    upload.start()
  })
}

const sentTo = (url: string): Sent => ({ url, id: url.split('/').at(-1) ?? '' })

/** A refusal as the person would be told it. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

function refusalOf(error: DetailedError): Refusal {
  const body = error.originalResponse?.getBody() ?? ''
  const message = body.startsWith('{') ? (JSON.parse(body) as { message: string }).message : error.message
  return new Refusal(error.originalResponse?.getStatus() ?? 0, message)
}

export interface BareAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** One request of tus. With `cutAfter` only so many bytes of the body are sent before the connection is cut. */
export function bare(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: Buffer,
  cutAfter?: number,
): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const length = body && { 'content-length': String(body.length) }
    const asked = request(url, { method, headers: { 'tus-resumable': '1.0.0', ...length, ...headers } }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    asked.on('error', reject)
    if (body && cutAfter !== undefined) {
      asked.write(body.subarray(0, cutAfter), () => setTimeout(() => asked.destroy(), 100))
    } else asked.end(body)
  })
}
