// One error shape: services throw AppError, this file answers {status: false, message}. Nothing else writes an error reply.
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'

export interface FieldError {
  field: string
  message: string
}

/** A refusal a person can understand. `status` is the HTTP code; `errors` names the fields that were wrong. */
export class AppError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: FieldError[],
  ) {
    super(message)
  }
}

export const badRequest = (message: string, errors?: FieldError[]): AppError => new AppError(400, message, errors)
export const unauthorized = (): AppError => new AppError(401, 'Un-Authorized! Please re-login to continue.')
export const forbidden = (message = 'Forbidden!'): AppError => new AppError(403, message)
export const notFound = (what: string): AppError => new AppError(404, `${what} not found`)
export const conflict = (message: string, errors?: FieldError[]): AppError => new AppError(409, message, errors)

/** A field of the body that the contract allows but the rules refuse. */
export const fieldError = (field: string, message: string): AppError =>
  badRequest(`${field} ${message}`, [{ field, message }])

/** Fastify's error handler: known errors by their own words, all others as a plain 500 with the cause in the log only. */
export function handleError(
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const known = asAppError(error)
  if (known.status >= 500) request.log.error({ err: error }, 'request failed')
  void reply.code(known.status).send({ status: false, message: known.message, errors: known.errors })
}

/** Says what any thrown thing means to the caller. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return new AppError(500, 'Something went wrong!')
  if ('validation' in error) return validationError(error as FastifyError)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new AppError(507, 'The server has no room left; nothing was changed')
  return databaseError(code) ?? parserError(error as FastifyError) ?? new AppError(500, 'Something went wrong!')
}

/** Logs a failure outside a request: a background task, a socket. */
export function logFailure(log: FastifyBaseLogger, doing: string): (error: unknown) => void {
  return (error) => log.error({ err: error }, `${doing} failed`)
}

function validationError(error: FastifyError): AppError {
  const errors = (error.validation ?? []).slice(0, 50).map(({ instancePath, message, params, keyword }) => {
    const named = params as { missingProperty?: string; additionalProperty?: string }
    const inside = instancePath.slice(1).replaceAll('/', '.')
    const field = [inside, named.missingProperty ?? named.additionalProperty].filter(Boolean).join('.')
    return { field: field.slice(0, 200), message: plainWords(keyword, message, params) }
  })
  const first = errors[0]
  return badRequest(first ? `${first.field || 'The request'} ${first.message}` : 'The request is not valid', errors)
}

function plainWords(keyword: string, message: string | undefined, params: Record<string, unknown>): string {
  const limit = String(params['limit'])
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return 'is not known here'
    case 'minLength':
      return params['limit'] === 1 ? 'must not be empty' : `must have at least ${limit} characters`
    case 'maxLength':
      return `must have at most ${limit} characters`
    case 'pattern':
      return params['pattern'] === '\\S' ? 'must not be blank' : 'has the wrong form'
    case 'format':
      return `must be a valid ${String(params['format'])}`
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`
    case 'const':
      return `must be ${String(params['allowedValue'])}`
    default:
      return (message ?? 'is not valid').slice(0, 300)
  }
}

/** PostgreSQL error codes: https://www.postgresql.org/docs/15/errcodes-appendix.html */
function databaseError(code: string): AppError | undefined {
  if (code === '23505') return conflict('There is already one like this')
  if (code === '23503') return conflict('Something this refers to is gone, or something else still refers to it')
  if (/^(22|23)\w{3}$/.test(code)) return badRequest('A value is out of range')
  if (code === '40001' || code === '40P01') return conflict('Somebody else changed this at the same moment; try again')
  if (/^(08|53|57)\w{3}$/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code)) {
    return new AppError(503, 'The database does not answer; try again in a moment')
  }
  return undefined
}

function parserError(error: FastifyError): AppError | undefined {
  const status = error.statusCode
  if (status === undefined || status < 400 || status >= 500) return undefined
  const words: Record<string, string> = {
    FST_ERR_CTP_INVALID_MEDIA_TYPE: 'A body of this kind is not taken here; send JSON',
    FST_REQ_FILE_TOO_LARGE: 'The file is too large',
    FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty',
    FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON',
    FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large',
  }
  return new AppError(status, words[error.code] ?? 'The request is not valid')
}

/** Whether an insert or update failed because a row with the same unique value exists. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
