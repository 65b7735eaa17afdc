// tus 1.0 at /apis/v1/upload/tus: uploads that go on after a cut, a closed laptop or a killed server.
import { Metadata, Server, type Locker } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { uuidv7 } from 'uuidv7'
import { inUnits } from '../byteSize'
import { AppError, asAppError, badRequest, forbidden, notFound, unauthorized } from '../errors'
import { recordChanged } from '../realtime/sql'
import { requireQuota } from '../quota/usage'
import type { Services } from '../services'
import type { Principal } from '../session'
import { API_PREFIX } from '../spec'
import { makeKey } from '../storage/keys'
import { inTenant } from '../tenancy'
import { finishUpload, removeUpload, requireUpload } from './finish'
import type { Intake } from './intake'
import { mayUpload } from './mayUpload'
import { insertUpload, renewUpload, type UploadRow } from './sql'
import { currentRequest, currentUpload, tusContext, type TusContext } from './tusContext'

const PATH = `${API_PREFIX}/upload/tus`
const RENEW_MS = 3600 * 1000
/** Bytes that uploads leave free on the disk, for the database and what else lives there. */
const SPARE_BYTES = 64 * 1024 * 1024
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type Params = { uploadId?: string }

interface Parts {
  services: Services
  intake: Intake
  locker: Locker
}

/** Adds the tus routes, for whoever `mayUpload`; others' uploads are not there. */
export async function registerTus(
  app: FastifyInstance,
  parts: Parts & { authenticate: (request: FastifyRequest) => Promise<Principal | undefined> },
): Promise<void> {
  const { services, intake, authenticate } = parts
  const { db } = services
  const finish = oncePerUpload((upload) => finishUpload(services, intake, upload))
  const tus = createServer(parts, finish)

  /** Everything about the request that tus does not know of; throws what is to be answered instead. */
  async function admit(request: FastifyRequest<{ Params: Params }>): Promise<TusContext> {
    const user = await authenticate(request)
    if (!user) throw unauthorized()
    if (!user.tenantId || !mayUpload(user)) throw forbidden()
    const { userId, tenantId } = user
    const { uploadId } = request.params
    if (uploadId === undefined) return { tenantId, userId }
    if (!UUID.test(uploadId)) throw notFound('Upload')
    const upload = await inTenant(db, tenantId, async (tx) => {
      const found = await requireUpload(tenantId, tx, uploadId, userId)
      if (request.method !== 'DELETE') await renewUpload(tenantId, tx, uploadId)
      return found
    })
    return { tenantId, userId, upload: await settled(upload) }
  }

  /** A crash may have come between the last byte and the end of the upload. */
  async function settled(upload: UploadRow): Promise<UploadRow> {
    const all = upload.state === 'receiving' && (await intake.received(upload.key)) === upload.size
    return all ? finish(upload) : upload
  }

  async function handle(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply): Promise<void> {
    // Whoever is refused in the middle of sending is not listened to any further.
    if (request.method === 'PATCH') void reply.header('connection', 'close')
    const context = await admit(request)
    void reply.header('tus-resumable', '1.0.0').header('cache-control', 'no-store')
    const { upload } = context
    if (upload && request.method === 'DELETE') {
      await inTenant(db, upload.tenantId, (tx) => removeUpload(tx, upload))
      return reply.code(204).send()
    }
    if (upload && upload.state !== 'receiving') return answerEnded(request, reply, upload)
    await handOver(request, reply, context)
  }

  /** Lets tus answer on the bare connection. */
  async function handOver(request: FastifyRequest, reply: FastifyReply, context: TusContext): Promise<void> {
    void reply.removeHeader('connection').removeHeader('tus-resumable').hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    const { tenantId, upload } = context
    const renewing = setInterval(() => {
      if (upload) inTenant(db, tenantId, (tx) => renewUpload(tenantId, tx, upload.id)).catch(() => undefined)
    }, RENEW_MS)
    // Not when tus is done: of a connection that was cut it never is.
    reply.raw.once('close', () => clearInterval(renewing))
    await tusContext
      .run(context, () => tus.handle(request.raw, reply.raw))
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'upload request failed')
        reply.raw.destroy()
      })
  }

  await app.register(async (routes) => {
    // Read by tus, as it comes.
    routes.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    routes.route({ method: ['POST', 'OPTIONS'], url: PATH, handler: handle })
    routes.route({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${PATH}/:uploadId`, handler: handle })
  })
}

/** An upload that is over is still asked about, by a client that was cut off before it heard of the end. */
function answerEnded(request: FastifyRequest, reply: FastifyReply, upload: UploadRow): void {
  if (upload.state === 'failed') throw new AppError(410, upload.message ?? 'This upload failed')
  if (request.method !== 'HEAD') throw new AppError(409, 'This upload is complete')
  const metadata = Metadata.stringify({ filename: upload.name })
  void reply
    .headers({ 'upload-offset': upload.size, 'upload-length': upload.size, 'upload-metadata': metadata })
    .code(200)
    .send()
}

function createServer({ services, intake, locker }: Parts, finish: (upload: UploadRow) => Promise<UploadRow>): Server {
  const { config, log } = services
  return new Server({
    path: PATH,
    datastore: intake.store,
    locker,
    maxSize: config.UPLOAD_MAX_BYTES,
    // Our own pages only, which need no permission.
    allowedOrigins: () => false,
    generateUrl: () => `${PATH}/${currentUpload().id}`,
    getFileIdFromRequest: () => currentUpload().key,
    namingFunction(_request, metadata) {
      const context = currentRequest()
      context.announced = announcedBy(metadata ?? {})
      return makeKey(context.tenantId, context.announced.name, context.announced.id)
    },
    async onUploadCreate(_request, { size }) {
      await createUpload(services, intake, size ?? 0)
      return {}
    },
    async onUploadFinish() {
      const { state, message } = await finish(currentUpload())
      if (state === 'failed') throw new AppError(460, message ?? '')
      return {}
    },
    onResponseError(_request, error) {
      const known = 'status_code' in error ? refusal(error, config.UPLOAD_MAX_BYTES) : storeError(error)
      if (known.status >= 500 && known.status !== 507) log.error({ err: error }, 'upload failed')
      return { status_code: known.status, body: JSON.stringify({ status: false, message: known.message }) }
    },
  })
}

/** What the sender says of a file, in the metadata of tus. */
function announcedBy(metadata: Record<string, string | null>): { id: string; name: string; sha256: string | null } {
  const sha256 = metadata['sha256']?.toLowerCase() ?? null
  if (sha256 !== null && !/^[0-9a-f]{64}$/.test(sha256)) throw badRequest('sha256 must be 64 hexadecimal digits')
  // Names are shown, and sent in headers.
  const name = (metadata['filename'] ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 255)
  return { id: uuidv7(), name: name || 'file', sha256 }
}

/** @throws AppError 400 for an empty file, 413 over quota, 507 without room on the disk */
async function createUpload({ db }: Services, intake: Intake, size: number): Promise<void> {
  const context = currentRequest()
  const { tenantId, userId, announced } = context
  if (!announced) throw new Error('A new upload has been named before')
  if (size === 0) throw badRequest('The file is empty')
  const free = await intake.free()
  if (free !== undefined && free - size < SPARE_BYTES) {
    throw new AppError(507, `The server has no room for ${inUnits(size)} more`)
  }
  context.upload = await inTenant(db, tenantId, async (tx) => {
    await requireQuota(tenantId, tx, 'storageBytes', size)
    await recordChanged(tenantId, tx, 'Upload', announced.id)
    return insertUpload(tenantId, tx, { ...announced, size, createdBy: userId })
  })
}

/** A full disk leaves what came before it. */
function storeError(error: Error): AppError {
  const known = asAppError(error)
  if (known.status !== 507 || error instanceof AppError) return known
  return new AppError(507, 'The server has no room left. What has arrived is kept; go on when there is room again.')
}

/** The refusals of tus itself, in words for a person. */
function refusal({ status_code, body }: { status_code: number; body: string }, most: number): AppError {
  switch (status_code) {
    case 404:
    case 410:
      return notFound('Upload')
    case 409:
      return new AppError(409, 'The upload is not where you think it is; ask for its offset and go on from there')
    case 413:
      return new AppError(413, `Files may have ${inUnits(most)} at most, and no more bytes than were announced`)
    // What tus knows and is not offered here.
    case 501:
      return badRequest('The length of the file must be said at the beginning')
    default:
      return new AppError(status_code, body.trim() || 'The request is not valid')
  }
}

/** Two requests that see the same last byte end an upload once. */
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
