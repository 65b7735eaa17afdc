// Stored files on their way out: in parts if asked for, never as something the browser would run here.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors'
import type { StoredFile } from './sql'
import type { ByteRange, Storage } from './storage'

type Sent = Pick<StoredFile, 'key' | 'size' | 'sha256' | 'mediaType' | 'name'>

/**
 * Prepares the answer with a stored file that the caller has allowed; return the stream from the handler.
 * Answers Range with 206, If-None-Match with 304. The file may be kept by this browser, but is asked for each time.
 * @throws AppError 416 for a range beyond the end
 */
export async function sendFile(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  storage: Storage,
  { key, size, sha256, mediaType, name }: Sent,
): Promise<Readable> {
  const etag = `"${sha256}"`
  void reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': attachment(name),
    'content-type': mediaType,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag,
  })
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
    void reply.code(304)
    return Readable.from([])
  }
  const range = rangeOf(request, etag, size)
  if (range === 'beyond') {
    // An error is an answer of its own, without the file's headers.
    for (const header of ['content-disposition', 'content-type', 'etag', 'accept-ranges']) reply.removeHeader(header)
    void reply.header('content-range', `bytes */${size}`)
    throw new AppError(416, `The file has ${size} bytes; the range is beyond its end`)
  }
  if (!range) {
    void reply.header('content-length', size)
    return storage.open(key)
  }
  void reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
  return storage.open(key, range)
}

/** One range, cut to the file. Several at once, and what is malformed, are answered with the whole, as HTTP allows. */
function rangeOf({ headers }: FastifyRequest, etag: string, size: number): ByteRange | 'beyond' | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')
  const outdated = headers['if-range'] !== undefined && headers['if-range'] !== etag
  if (!parts || outdated) return undefined
  const [first, last] = [parts[1] ?? '', parts[2] ?? '']
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size || end < start ? 'beyond' : { start, end }
}

/** A file name in a header: plain for old readers, whole for the others. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
