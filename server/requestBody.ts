// Bodies that are not plain JSON: a file, or JSON whose very bytes are signed. Only operations that declare one read one.
import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, badRequest, fieldError } from './errors'
import type { SpecOperation } from './spec'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, in operations marked x-raw-body. */
    rawBody?: Buffer
  }
}

const MULTIPART = 'multipart/form-data'

export const takesSpecialBody = (operation: SpecOperation): boolean =>
  operation['x-raw-body'] === true || fileOf(operation) !== undefined

/** Teaches `scope`, which holds this one operation, to read the body it declares. */
export async function acceptSpecialBody(scope: FastifyInstance, operation: SpecOperation): Promise<void> {
  const file = fileOf(operation)
  if (file) {
    await scope.register(fastifyMultipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: file.maxLength } })
  }
  if (operation['x-raw-body']) keepRawBody(scope)
}

/**
 * The one file of a multipart request, whole; the contract's maxLength of the field is its limit in bytes.
 * @throws AppError 400, 413 when it is larger, 415 when the request is no multipart
 */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError(415, `Send the file as ${MULTIPART}`)
  try {
    const part = await request.file()
    if (!part) throw fieldError('file', 'is required')
    return await part.toBuffer()
  } catch (error) {
    const known = error instanceof AppError || (error instanceof Error && 'statusCode' in error)
    throw known ? error : badRequest('The upload broke off, or is no valid multipart')
  }
}

function fileOf(operation: SpecOperation): { maxLength: number } | undefined {
  const schema = operation.requestBody?.content[MULTIPART]?.schema
  return schema?.properties?.file as { maxLength: number } | undefined
}

function keepRawBody(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer
    void parse(request, body.toString(), done)
  })
}
