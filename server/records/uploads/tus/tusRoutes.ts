// tus 1.0 at /apis/v1/upload/tus: uploads resume after lost connections and restarts of client or server.
import { Metadata, Server, type Locker } from '@tus/server'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { formatBytes } from '../../../platform/core/byteSize'
import type { Config } from '../../../platform/core/config'
import {
  AppError,
  asAppError,
  badRequest,
  forbidden,
  notFound,
  problemOf,
  unauthorized,
} from '../../../platform/core/errors'
import { parseMessage } from '../../../platform/core/messages'
import { UPLOAD_BODY } from '../../../platform/http/bodyTime'
import {
  FOR_PHONES,
  requireNoClientView,
  requireNoSupport,
  requirePermission,
} from '../../../platform/identity/permissions'
import { recordChanged } from '../../../platform/realtime/sql'
import { requireQuota } from '../../quota/usage'
import type { Principal } from '../../../platform/identity/session'
import { API_PREFIX } from '../../../platform/contract/spec'
import { requireReserved } from '../../../platform/disk/reservations'
import { makeKey } from '../../../platform/storage/keys'
import type { Storage } from '../../../platform/storage/storage'
import { inTenant, type Db } from '../../../platform/db/tenancy'
import { finishUpload, removeUpload, requireUpload } from '../service'
import { uploadText } from '../messages'
import type { UploadStore } from '../store/uploadStore'
import { mayUpload } from './mayUpload'
import { insertUpload, renewUpload, type UploadRow } from '../sql'
import { currentRequest, currentUpload, tusContext, type TusContext } from './tusContext'

const PATH = `${API_PREFIX}/upload/tus`
/** Of paired phones, whose session no other address accepts. */
const PHONE_PATH = `${API_PREFIX}/phone/tus`
/** Of a file of a phone: a photo. */
const MAX_PHONE_BYTES = 64 * 1024 * 1024
/** Of the tus protocol. */
const VERSION = '1.0.0'
const RENEW_MS = 3600 * 1000
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Params = { uploadId?: string }

interface UploadServices {
  db: Db
  config: Config
  storage: Storage
  uploadStore: UploadStore
  log: FastifyBaseLogger
}

interface Dependencies {
  services: UploadServices
  locker: Locker
}

/** Registers the tus routes for users who `mayUpload`. Uploads of other users answer 404. */
export async function registerTus(
  app: FastifyInstance,
  dependencies: Dependencies & { authenticate: (request: FastifyRequest) => Promise<Principal | undefined> },
): Promise<void> {
  const { services, authenticate } = dependencies
  const { db } = services
  const finish = oncePerUpload((upload) => finishUpload(services, upload))
  const tus = createServer(dependencies, finish)

  /** Runs before the body is read. @throws AppError 401, 403 */
  async function authorize(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // After an error the client may still be sending: close the connection instead of reading on.
    if (request.method === 'PATCH' || request.method === 'POST') void reply.header('connection', 'close')
    const user = await authenticate(request)
    if (!user) throw unauthorized()
    requirePermission(user, request.routeOptions.config.phones ? FOR_PHONES : 'session')
    request.principal = user
    requireNoSupport(user)
    requireNoClientView(user)
    if (!user.tenantId || !mayUpload(user)) throw forbidden()
  }

  /** Loads the upload of an authorised request. @throws AppError with the reply */
  async function load(request: FastifyRequest<{ Params: Params }>): Promise<TusContext> {
    const { language, principal, params } = request
    if (!principal?.tenantId) throw forbidden()
    const { userId, tenantId } = principal
    const { uploadId } = params
    const path = request.routeOptions.config.phones ? PHONE_PATH : PATH
    if (uploadId === undefined) return { path, tenantId, userId, language }
    if (!UUID.test(uploadId)) throw notFound(uploadText('notFound'))
    const upload = await inTenant(db, tenantId, async (tx) => {
      const row = await requireUpload(tenantId, tx, uploadId, userId)
      if (request.method !== 'DELETE') await renewUpload(tenantId, tx, uploadId)
      return row
    })
    return { path, tenantId, userId, language, upload: await finishIfComplete(upload) }
  }

  /** Completes an upload when a crash came between its last byte and its completion. */
  async function finishIfComplete(upload: UploadRow): Promise<UploadRow> {
    const all = upload.state === 'receiving' && (await services.uploadStore.received(upload.key)) === upload.size
    return all ? finish(upload) : upload
  }

  async function handle(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<void> {
    assertProtocol(request, reply)
    const context = await load(request)
    void reply.header('tus-resumable', VERSION).header('cache-control', 'no-store')
    const { upload } = context
    if (upload && request.method === 'DELETE') {
      await inTenant(db, upload.tenantId, async (tx) =>
        removeUpload(tx, await requireUpload(upload.tenantId, tx, upload.id, upload.createdBy, 'lock')),
      )
      return reply.code(204).send()
    }
    if (upload && upload.state !== 'receiving') return answerEnded(request, reply, upload)
    await delegateToTus(request, reply, context)
  }

  /** Lets tus write to the raw response. */
  async function delegateToTus(request: FastifyRequest, reply: FastifyReply, context: TusContext): Promise<void> {
    void reply.removeHeader('connection').removeHeader('tus-resumable').hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    const { tenantId, upload } = context
    const renewing = setInterval(() => {
      if (upload) inTenant(db, tenantId, (tx) => renewUpload(tenantId, tx, upload.id)).catch(() => undefined)
    }, RENEW_MS)
    // On `close`, because `handle` never settles when the connection is lost.
    reply.raw.once('close', () => clearInterval(renewing))
    await tusContext
      .run(context, () => tus.handle(request.raw, reply.raw))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'upload request failed')
        reply.raw.destroy()
      })
  }

  await app.register(async (routes) => {
    // Not parsed here: tus reads the stream.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    // A creation may carry the file, or its first part.
    for (const [url, who] of [
      [PATH, { apiTokens: true }],
      [PHONE_PATH, { phones: true }],
    ] as const) {
      const config = { bodyTime: UPLOAD_BODY, ...who }
      const route = { handler: handle, onRequest: authorize, config }
      routes.route({ method: ['POST', 'OPTIONS'], url, ...route })
      routes.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${url}/:uploadId`, ...route })
    }
  })
}

/** Checks what tus would reject as plain text. @throws AppError 400, 412 for another version of the protocol */
function assertProtocol({ method, headers }: FastifyRequest, reply: FastifyReply): void {
  if (method === 'OPTIONS' || method === 'DELETE') return
  if (headers['tus-resumable'] !== VERSION) {
    void reply.header('tus-version', VERSION)
    throw new AppError(412, uploadText('unsupportedVersion', { version: VERSION }))
  }
  const isDeferred = headers['upload-defer-length'] !== undefined
  const required = { POST: isDeferred ? undefined : 'upload-length', PATCH: 'upload-offset' }[method]
  if (required && !/^\d{1,16}$/.test(String(headers[required]))) throw badRequest(uploadText('invalidRequest'))
}

/** Answers for an ended upload, for clients that were disconnected before they learned about its end. */
function answerEnded(request: FastifyRequest, reply: FastifyReply, upload: UploadRow): void {
  if (upload.state === 'failed')
    throw new AppError(410, upload.message === null ? uploadText('failed') : parseMessage(upload.message))
  if (request.method !== 'HEAD') throw new AppError(409, uploadText('complete'))
  const metadata = Metadata.stringify({ filename: upload.name })
  void reply
    .headers({ 'upload-offset': upload.size, 'upload-length': upload.size, 'upload-metadata': metadata })
    .code(200)
    .send()
}

function createServer({ services, locker }: Dependencies, finish: (upload: UploadRow) => Promise<UploadRow>): Server {
  const { config, log } = services
  return new Server({
    path: PATH,
    datastore: services.uploadStore.store,
    locker,
    maxSize: config.UPLOAD_MAX_BYTES,
    // Only our own pages may upload, and same-origin requests need no CORS headers.
    allowedOrigins: () => false,
    generateUrl: () => `${currentRequest().path}/${currentUpload().id}`,
    getFileIdFromRequest: () => currentUpload().key,
    namingFunction(_request, metadata) {
      const context = currentRequest()
      context.declared = parseMetadata(metadata ?? {})
      return makeKey(context.tenantId, context.declared.name, context.declared.id)
    },
    async onUploadCreate(_request, { size }) {
      await createUpload(services, size ?? 0)
      return {}
    },
    async onUploadFinish() {
      const { state, message } = await finish(currentUpload())
      if (state === 'failed') throw new AppError(460, message === null ? uploadText('failed') : parseMessage(message))
      return {}
    },
    onResponseError(_request, error) {
      const known = 'status_code' in error ? tusError(error, config.UPLOAD_MAX_BYTES) : storeError(error)
      if (known.status >= 500 && known.status !== 507) log.error({ err: error }, 'upload failed')
      return { status_code: known.status, body: JSON.stringify(problemOf(known, currentRequest().language)) }
    },
  })
}

/** Properties of a file that the client declares in the tus metadata. */
function parseMetadata(metadata: Record<string, string | null>): { id: string; name: string; sha256: string | null } {
  const sha256 = metadata['sha256']?.toLowerCase() ?? null
  if (sha256 !== null && !/^[0-9a-f]{64}$/.test(sha256)) throw badRequest(uploadText('invalidChecksum'))
  // Names are displayed and sent in headers, so they must not contain control characters, nor characters that reverse
  // the direction of text and disguise the ending of a name.
  const name = (metadata['filename'] ?? '')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim()
    .slice(0, 255)
  return { id: uuidv7(), name: name || 'file', sha256 }
}

/** @throws AppError 400 for an empty file, 413 over quota, 507 when the disk has no room for it beside what is reserved */
async function createUpload({ db, config }: UploadServices, size: number): Promise<void> {
  const context = currentRequest()
  const { path, tenantId, userId, declared } = context
  if (!declared) throw new Error('onUploadCreate was called before namingFunction')
  if (size === 0) throw badRequest(uploadText('empty'))
  if (path === PHONE_PATH && size > MAX_PHONE_BYTES) {
    throw new AppError(413, uploadText('tooLarge', { limit: formatBytes(MAX_PHONE_BYTES) }))
  }
  context.upload = await inTenant(db, tenantId, async (tx) => {
    await requireQuota(tenantId, tx, 'storageBytes', size)
    await recordChanged(tenantId, tx, 'Upload', declared.id)
    const upload = await insertUpload(tenantId, tx, { ...declared, size, createdBy: userId })
    await requireReserved(tx, config, size)
    return upload
  })
}

/** Explains a full disk: the bytes received so far are kept. */
function storeError(error: Error): AppError {
  const known = asAppError(error)
  if (known.status !== 507 || error instanceof AppError) return known
  return new AppError(507, uploadText('noSpaceLeft'))
}

/** Maps errors of the tus server to user messages. */
function tusError({ status_code }: { status_code: number }, maxBytes: number): AppError {
  switch (status_code) {
    case 404:
    case 410:
      return notFound(uploadText('notFound'))
    case 409:
      return new AppError(409, uploadText('offsetMismatch'))
    case 413:
      return new AppError(413, uploadText('tooLarge', { limit: formatBytes(maxBytes) }))
    // Deferred length, which tus supports but this server does not.
    case 501:
      return badRequest(uploadText('lengthRequired'))
    default:
      return new AppError(status_code, uploadText('invalidRequest'))
  }
}

/** Runs the completion of an upload once, also when two requests deliver its last byte. */
function oncePerUpload(end: (upload: UploadRow) => Promise<UploadRow>): (upload: UploadRow) => Promise<UploadRow> {
  const ending = new Map<string, Promise<UploadRow>>()
  return (upload) => {
    const running = ending.get(upload.id)
    if (running) return running
    const started = end(upload).finally(() => ending.delete(upload.id))
    ending.set(upload.id, started)
    return started
  }
}
