// What the model server calls: reports about its runs, and the file of a run. Neither has a session; without a model server there is
// nothing at these addresses.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError, badRequest, conflict, forbidden, notFound } from '../../../platform/core/errors'
import { asPlatform, inTenant, type Db } from '../../../platform/db/tenancy'
import { createCallLimit, fromNetwork, takeCall } from '../../../platform/identity/limits'
import { sendFile } from '../../../platform/storage/sendFile'
import { analysisText } from '../messages'
import { selectRun, selectTenantOfRun, type ExternalRun } from './externalSql'
import { isRecord } from './isRecord'
import { MAX_RESULT_BYTES, modelServerOf } from './modelServer'
import { InvalidReport, readReport, type Report } from './report'
import { applyReport, rejectReport } from './settle'
import { isCallbackToken, isSignedContent, isSourceSignature } from './signature'
import { CALLBACK_PATH, selectSource, SOURCE_PATH } from './source'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Of one network. A process counts the calls of anybody, and all processes together count those that are signed. */
const CALLS_PER_MINUTE = 600
/** Addresses contain signatures. */
const UNLOGGED = { logLevel: 'silent' } as const

export const inferencePlugin = fp(
  async (app) => {
    if (!modelServerOf(app.config)) return
    const isTooMany = createCallLimit(CALLS_PER_MINUTE)
    await app.register(async (scope) => {
      scope.addHook('onRequest', async (request) => {
        if (isTooMany(request.ip)) throw new AppError(429, analysisText('tooManyCalls'))
      })
      scope.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      registerCallback(scope)
      registerSource(scope)
    })
  },
  { name: 'inference', dependencies: ['config', 'database', 'http', 'storage'] },
)

/** @throws AppError 429 */
const countSigned = (db: Db, address: string): Promise<void> =>
  asPlatform(db, (tx) =>
    takeCall(tx, fromNetwork(address, 'model server'), CALLS_PER_MINUTE, analysisText('tooManyCalls')),
  )

interface RunRequest {
  Params: { runId: string }
}

function registerCallback(scope: FastifyInstance): void {
  const { db, config } = scope
  // The signature is over the bytes, which are read as JSON once it is checked.
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  // Before the body is read: the token of another run, which another tenant may have, finds nothing.
  const onRequest = async ({ params: { runId }, headers, ip }: FastifyRequest<RunRequest>): Promise<void> => {
    const token = /^Bearer ([\w-]{1,100})$/.exec(headers.authorization ?? '')?.[1]
    const isKnown = ID.test(runId) && token !== undefined && isCallbackToken(config, runId, token)
    if (!isKnown) throw notFound(analysisText('runNotFound'))
    await countSigned(db, ip)
  }

  scope.post<RunRequest & { Body: Buffer | null }>(
    `${CALLBACK_PATH}/:runId`,
    { ...UNLOGGED, bodyLimit: MAX_RESULT_BYTES, onRequest },
    async ({ params: { runId }, body, headers }) => {
      const text = Buffer.isBuffer(body) ? body.toString('utf8') : ''
      const secret = config.INFERENCE_SECRET ?? ''
      if (!isSignedContent(secret, headers['aerie-signature'], text)) throw forbidden(analysisText('wrongSignature'))
      const content = jsonOf(text)
      const isOfRun = isRecord(content) && content['jobId'] === runId
      const tenantId = isOfRun ? await asPlatform(db, (tx) => selectTenantOfRun(tx, runId)) : undefined
      if (tenantId === undefined) throw notFound(analysisText('runNotFound'))
      const applied = await apply(tenantId, runId, content)
      if (applied === 'waits') throw conflict(analysisText('runWaits'))
      return { status: true, data: { isOver: applied === 'over' } }
    },
  )

  async function apply(tenantId: string, runId: string, content: unknown) {
    try {
      const report: Report = readReport(content, runId)
      return await applyReport(db, tenantId, runId, report)
    } catch (error) {
      if (!(error instanceof InvalidReport)) throw error
      await rejectReport(db, tenantId, runId, error)
      throw new AppError(422, analysisText('invalidReport', { reason: error.message }))
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw badRequest(analysisText('notJson'))
  }
}

interface SourceRequest extends RunRequest {
  Querystring: { expires?: unknown; signature?: unknown }
}

function registerSource(scope: FastifyInstance): void {
  const { db, config, storage } = scope

  scope.get<SourceRequest>(`${SOURCE_PATH}/:runId`, UNLOGGED, async (request, reply) => {
    const { runId } = request.params
    if (!isSigned(request)) throw forbidden(analysisText('wrongSignature'))
    await countSigned(db, request.ip)
    const tenantId = await asPlatform(db, (tx) => selectTenantOfRun(tx, runId))
    if (tenantId === undefined) throw notFound(analysisText('runNotFound'))
    const file = await inTenant(db, tenantId, async (tx) => {
      const run = await selectRun(tenantId, tx, runId)
      const source = run && isOpen(run) ? await selectSource(tenantId, tx, run.analysisId) : undefined
      if (!source) throw notFound(analysisText('runNotFound'))
      return source.file
    })
    return reply.send(await sendFile({ request, reply }, storage, file))
  })

  function isSigned({ params: { runId }, query: { expires, signature } }: FastifyRequest<SourceRequest>): boolean {
    if (!ID.test(runId) || typeof expires !== 'string' || typeof signature !== 'string') return false
    if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < Date.now()) return false
    return isSourceSignature(config, runId, Number(expires), signature)
  }
}

/** The file is for this run only, and not for afterwards. */
const isOpen = ({ status }: ExternalRun): boolean => status === 'sending' || status === 'computing'
