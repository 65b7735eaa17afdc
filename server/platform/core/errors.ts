// All error replies: services throw AppError, this file answers {status: false, message, code}.
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { SMALL_BODY_BYTES } from '../contract/bodyLimit'
import type { components } from '../contract/contract.gen'
import { formatBytes } from './byteSize'
import { asMessage, catalogue, render, type Message } from './messages'
import { validationMessage, validationText } from './validation'

export const errorText = catalogue('error', {
  unauthorized: 'Un-Authorized! Please re-login to continue.',
  forbidden: 'Forbidden!',
  supportEnded: 'Forbidden! The support access has ended.',
  visitEnded: 'This link is no longer valid. Ask the person who sent it for another.',
  unknown: 'Something went wrong!',
  notFound: '{what} not found',
  deleted: '{name} is in the trash',
  notValid: 'The request is not valid',
  duplicate: 'An entry with these values already exists. Change a value and try again.',
  inUse: 'Another entry uses this one, or an entry it needs was deleted. Reload and try again.',
  outOfRange: 'A value is out of range',
  concurrentChange: 'Someone else changed this at the same time. Try again.',
  databaseUnavailable: 'The database is not available. Try again in a moment.',
  storageUnavailable: 'The file storage is not available. Try again in a moment.',
  storageFull: 'The storage is full. Nothing was changed. Contact your administrator.',
  serviceUnreachable: '{host} does not answer. Try again in a moment.',
  mediaType: 'Send the request as JSON',
  fileTooLarge: 'The file is too large',
  emptyBody: 'The request has no content',
  invalidJson: 'The request is not valid JSON',
  bodyTooLarge: 'The request is too large: it may have at most {limit}. Send less at once.',
  unsupportedCharacter: 'The request contains a character that cannot be stored. Remove it and try again.',
})

export interface FieldError {
  field: string
  message: Message | string
}

/** An error shown to the caller. `status` is the HTTP status; `errors` lists the invalid fields. */
export class AppError extends Error {
  readonly text: Message

  /**
   * `message` is English, for logs. The caller receives `text` in their language.
   * @param code replaces the code of the text, for a reason that is the same for all kinds of records
   */
  constructor(
    readonly status: number,
    text: Message | string,
    readonly errors?: FieldError[],
    readonly code?: string,
  ) {
    super(typeof text === 'string' ? text : render(text, 'en'))
    this.text = asMessage(text)
  }
}

export const badRequest = (message: Message | string, errors?: FieldError[]): AppError =>
  new AppError(400, message, errors)
export const unauthorized = (): AppError => new AppError(401, errorText('unauthorized'))
export const forbidden = (message: Message | string = errorText('forbidden')): AppError => new AppError(403, message)
/** @param bytes how many are accepted */
export const bodyTooLarge = (bytes: number): AppError =>
  new AppError(413, errorText('bodyTooLarge', { limit: formatBytes(bytes) }))
export const conflict = (message: Message | string, errors?: FieldError[]): AppError =>
  new AppError(409, message, errors)

/** @param message a full sentence. A plain string is only the name of the missing thing, for example "Mission". */
export const notFound = (message: Message | string): AppError =>
  new AppError(404, typeof message === 'string' ? errorText('notFound', { what: message }) : message)

export interface Deletion {
  /** The kind of the record that is in the trash: the one that was asked for, or the mission or base layer it belongs to. */
  record: string
  id: string
  name: string
  /** ISO 8601, as `restorableUntil`. */
  deletedAt: string
  restorableUntil: string
  /** Name of the user; absent for a user who was deleted and for background work. */
  deletedBy?: string
}

/** For people who may see the trash: the record is in it. */
export const inTrash = (deletion: Deletion): AppError =>
  new AppError(404, errorText('deleted', deletion), undefined, 'deleted')

/** Rejects a value that the contract allows but a rule does not. `message` does not name the field. */
export const fieldError = (field: string, message: Message | string): AppError =>
  badRequest(message, [{ field, message }])

/** A database that was restarted answers again in about two seconds. */
const RETRY_AFTER_SECONDS = 2

/**
 * Fastify's error handler. Unknown errors answer a plain 500; their cause is only logged.
 * @param language of the reply. Requests that fit no route have no `request.language`.
 */
export function handleError(
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  language: string = request.language,
): void {
  const known = knownError(error, request, reply)
  void reply.code(known.status).send(problemOf(known, language))
}

/** The error that the caller receives. Logs failures of the server. */
export function knownError(error: unknown, request: FastifyRequest, reply: FastifyReply): AppError {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
  const known = isTooLarge ? bodyTooLarge(request.routeOptions.bodyLimit ?? SMALL_BODY_BYTES) : asAppError(error)
  // An overloaded server must not spend its time on the log.
  if (known.status >= 500 && !(error instanceof AppError && error.status === 503))
    request.log.error({ err: error }, 'request failed')
  if (known.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return known
}

/** The body of an error reply. */
export function problemOf({ text, errors, code }: AppError, language: string): components['schemas']['Problem'] {
  return {
    status: false,
    message: render(text, language),
    ...text,
    ...(code !== undefined && { code }),
    ...(errors && {
      errors: errors.map(({ field, message }) => {
        const fieldText = asMessage(message)
        return { field, message: render(fieldText, language), ...fieldText }
      }),
    }),
  }
}

/** Maps any thrown value to the error that the caller receives. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (!(error instanceof Error)) return new AppError(500, errorText('unknown'))
  if ('validation' in error) return validationError(error as FastifyError)
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return new AppError(507, errorText('storageFull'))
  if (code === 'STORAGE_UNAVAILABLE') return new AppError(503, errorText('storageUnavailable'))
  return databaseError(code) ?? parserError(error as FastifyError) ?? new AppError(500, errorText('unknown'))
}

/** Logs failures outside requests, for example of background tasks and sockets. */
export function logFailure(log: FastifyBaseLogger, doing: string): (error: unknown) => void {
  return (error) => log.error({ err: error }, `${doing} failed`)
}

function validationError(error: FastifyError): AppError {
  const errors = (error.validation ?? []).slice(0, 50).map(({ instancePath, params, keyword }) => {
    const named = params as { missingProperty?: string; additionalProperty?: string }
    const inside = instancePath.slice(1).replaceAll('/', '.')
    const field = [inside, named.missingProperty ?? named.additionalProperty].filter(Boolean).join('.')
    return { field: field.slice(0, 200), message: validationMessage(keyword, params) }
  })
  const [first, second] = errors
  return badRequest(second ? validationText('several') : (first?.message ?? errorText('notValid')), errors)
}

/** PostgreSQL error codes: https://www.postgresql.org/docs/15/errcodes-appendix.html */
function databaseError(code: string): AppError | undefined {
  if (code === '23505') return conflict(errorText('duplicate'))
  if (code === '23503') return conflict(errorText('inUse'))
  // Class 22 is a value of the request that the database cannot represent. The rest of class 23 (not null, check,
  // exclusion) is a bug of ours, because the contract and the services validate first: it is logged and answered 500.
  if (/^22\w{3}$/.test(code)) return badRequest(errorText('outOfRange'))
  if (code === '40001' || code === '40P01') return conflict(errorText('concurrentChange'))
  if (code === '53100') return new AppError(507, errorText('storageFull'))
  if (/^(08|53|57)\w{3}$/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code)) {
    return new AppError(503, errorText('databaseUnavailable'))
  }
  return undefined
}

function parserError(error: FastifyError): AppError | undefined {
  const status = error.statusCode
  if (status === undefined || status < 400 || status >= 500) return undefined
  const messages: Record<string, Message> = {
    FST_ERR_CTP_INVALID_MEDIA_TYPE: errorText('mediaType'),
    FST_REQ_FILE_TOO_LARGE: errorText('fileTooLarge'),
    FST_ERR_CTP_EMPTY_JSON_BODY: errorText('emptyBody'),
    FST_ERR_CTP_INVALID_JSON_BODY: errorText('invalidJson'),
  }
  return new AppError(status, messages[error.code] ?? errorText('notValid'))
}

/** Whether an insert or update failed because a row with the same unique value exists. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** Whether another record still refers to a deleted record, or a new one refers to a record that does not exist. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'

/** Runs `write`. @throws AppError 409 with `message` at the field `name` when it violates a unique constraint */
export async function withUniqueName<T>(message: Message, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw conflict(message, [{ field: 'name', message }])
  }
}
