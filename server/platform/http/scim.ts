// What requests of SCIM need beside others: their media type, and errors in the form of RFC 7644, section 3.12.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from '../contract/spec'
import { AppError, asAppError, knownError } from '../core/errors'
import { render, type Message } from '../core/messages'
import { jsonParser } from './jsonBody'

export const SCIM_TYPE = 'application/scim+json'

/** Below the prefix of the API. */
export const SCIM_PATH = '/scim/v2'

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error'

export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

/** An error that says by its type what is wrong. */
export class ScimError extends AppError {
  constructor(
    status: number,
    readonly scimType: ScimType,
    text: Message,
  ) {
    super(status, text)
  }
}

export const isScim = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith(`${API_PREFIX}${SCIM_PATH}/`)

/** Lets requests send their body in the media type of SCIM. No page of another site can do that without being asked. */
export function acceptScim(app: FastifyInstance): void {
  app.addContentTypeParser(SCIM_TYPE, { parseAs: 'string' }, jsonParser(app))
}

/** @param language of the reply. Requests that fit no route have no `request.language`. */
export function handleScimError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: string = request.language,
): void {
  const { status, text, errors } = knownError(error, request, reply)
  const scimType = scimTypeOf(error)
  const fields = (errors ?? []).map(({ field, message }) => {
    const sentence = typeof message === 'string' ? message : render(message, language)
    return `${field}: ${sentence}`
  })
  const detail = [render(text, language), ...fields].join(' ').slice(0, 1000)
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="SCIM"')
  void reply
    .code(status)
    .type(SCIM_TYPE)
    .send(JSON.stringify({ schemas: [ERROR_SCHEMA], status: String(status), ...(scimType && { scimType }), detail }))
}

function scimTypeOf(error: unknown): ScimType | undefined {
  if (error instanceof ScimError) return error.scimType
  const { status, errors } = asAppError(error)
  // A conflict at a field is a value that somebody else has.
  if (status === 409 && errors) return 'uniqueness'
  if (status !== 400) return undefined
  return error instanceof Error && 'validation' in error ? 'invalidValue' : 'invalidSyntax'
}
