// Sends stored files, whole or in part, as downloads that the browser never runs in the application's origin.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors'
import { attachment } from './attachment'
import type { StoredFile } from './sql'
import { storageText } from './messages'
import type { ByteRange, Storage } from './storage'

type Sent = Pick<StoredFile, 'key' | 'size' | 'sha256' | 'mediaType' | 'name'>

/**
 * Prepares the response with a stored file; the caller has checked access and returns the stream from its handler.
 * Answers Range with 206 and If-None-Match with 304. The browser may store the file but must revalidate it each time.
 * @param maxPart bytes in a reply to a range that states no end; the client asks for the rest
 * @throws AppError 416 for a range beyond the end of the file
 */
export async function sendFile(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  storage: Pick<Storage, 'open'>,
  { key, size, sha256, mediaType, name }: Sent,
  maxPart = Infinity,
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
  const range = rangeOf(request, etag, size, maxPart)
  if (range === 'unsatisfiable') {
    // The error response must not carry the file's headers.
    for (const header of ['content-disposition', 'content-type', 'etag', 'accept-ranges']) reply.removeHeader(header)
    void reply.header('content-range', `bytes */${size}`)
    throw new AppError(416, storageText('rangeBeyondEnd', { size }))
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

/**
 * The range to send, cut to the file. Undefined stands for the whole file: HTTP answers several ranges, a malformed range and an
 * outdated If-Range that way. The range-parser package rejects a suffix longer than the file, which HTTP answers with all of it.
 */
// oxlint-disable-next-line complexity -- one case for each form of a Range header
function rangeOf(
  { headers }: FastifyRequest,
  etag: string,
  size: number,
  maxPart: number,
): ByteRange | 'unsatisfiable' | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '')
  const outdated = headers['if-range'] !== undefined && headers['if-range'] !== etag
  if (!parts || outdated) return undefined
  const first = parts[1] ?? ''
  const last = parts[2] ?? ''
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const wanted = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  const end = last === '' ? Math.min(wanted, start + maxPart - 1) : wanted
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size || end < start ? 'unsatisfiable' : { start, end }
}
