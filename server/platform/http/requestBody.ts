// Request bodies other than plain JSON: files, and signed JSON whose exact bytes are needed.
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SMALL_BODY_BYTES } from '../contract/bodyLimit'
import { AppError, badRequest, bodyTooLarge, errorText, fieldError } from '../core/errors'
import type { SpecOperation } from '../contract/spec'
import { hasBody } from './bodyTime'
import { jsonParser } from './jsonBody'
import { httpText } from './messages'

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed body, in operations marked x-raw-body. */
    rawBody?: Buffer
  }
}

const MULTIPART = 'multipart/form-data'

export const hasSpecialBody = (operation: SpecOperation): boolean =>
  operation['x-raw-body'] === true || fileOf(operation) !== undefined

/**
 * Rejects a body by its length before it is read. The connection stays open, so that the sender reads the reply.
 * @param jsonBytes the largest JSON of the operation
 * @throws AppError 413
 */
export function assertBodyFits(request: FastifyRequest, operation: SpecOperation, jsonBytes: number): void {
  const { 'content-length': length, 'content-type': type = '' } = request.headers
  if (!hasBody(request) || length === undefined) return
  const file = type.startsWith(MULTIPART) ? fileOf(operation) : undefined
  // The other lines of a form with a file are short.
  const limit = file ? file.maxLength + SMALL_BODY_BYTES : jsonBytes
  if (Number(length) <= limit) return
  throw file ? new AppError(413, errorText('fileTooLarge')) : bodyTooLarge(jsonBytes)
}

/** Adds the parser that this operation needs to `scope`, which contains no other operation. */
export async function acceptSpecialBody(scope: FastifyInstance, operation: SpecOperation): Promise<void> {
  const file = fileOf(operation)
  if (file) {
    await scope.register(fastifyMultipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: file.maxLength } })
  }
  if (operation['x-raw-body']) keepRawBody(scope)
}

/**
 * Reads the single file of a multipart request. The field's maxLength in the contract limits its bytes.
 * @throws AppError 400, 413 when it is too large, 415 when the request is not multipart
 */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError(415, httpText('notMultipart'))
  try {
    const part = await request.file()
    if (!part) throw fieldError('file', httpText('fileRequired'))
    return await part.toBuffer()
  } catch (error) {
    const known = error instanceof AppError || (error instanceof Error && 'statusCode' in error)
    throw known ? error : badRequest(httpText('uploadInterrupted'))
  }
}

function fileOf(operation: SpecOperation): { maxLength: number } | undefined {
  const schema = operation.requestBody?.content[MULTIPART]?.schema
  return schema?.properties?.file as { maxLength: number } | undefined
}

function keepRawBody(scope: FastifyInstance): void {
  const parse = jsonParser(scope)
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    void parse(request, body.toString(), done)
  })
}
