// The application, complete but not listening: plugins, the contract's routes, the pages and the sockets.
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Config } from './core/config'
import { ROOT } from './core/folders'
import { limitBodyTime } from './http/bodyTime'
import { helmetOptions } from './http/contentSecurity'
import { registerContract, whenClosed, type Authenticate } from './http/contract'
import { chooseLanguage, languagesOf, requestLanguage } from './core/languages'
import { runInRequest } from './core/requestContext'
import { databaseOn } from './db/database'
import { watchDatabase } from './db/databaseWatch'
import { forbidden, handleError } from './core/errors'
import { registerHealth } from './http/health'
import { startHousekeeping } from './groups/housekeeping'
import { demoFiles } from './demo/demoFiles'
import { pageOrigins } from './groups/base-map/pageOrigins'
import { groups, handlersOf } from './groups/groups.gen'
import type { AnyJobDefinition } from './jobs/jobs'
import { startWorkers } from './jobs/workers'
import { createMailer } from './mail/mailer'
import { isOwnOrigin, assertOwnOrigin } from './http/origin'
import { registerPages } from './http/pages'
import { createShares } from './http/shares'
import { createAnalysisPool } from './analysis/analysisPool'
import { createFootagePool } from './footage/footagePool'
import { createReportPool } from './groups/report/files/reportPool'
import { createCoveragePool } from './photos/coverage/coveragePool'
import { createPhotoPool } from './photos/photoPool'
import { startLive } from './groups/stream/live'
import type { LiveSettings } from './live/messages'
import { endIdleGdal, openGdal } from './raster/gdal/gdal'
import { connectMediaServer } from './media-server/mediaServer'
import { openRasterRuntime } from './raster/runtime/rasterRuntime'
import { createVectorTiles } from './vector/vectorTiles'
import { createPaymentProvider, isSandbox } from './payment/createPaymentProvider'
import type { PaymentProvider } from './payment/provider'
import { registerSandboxCheckout } from './payment/sandboxCheckout'
import { startRealtime } from './realtime/realtime'
import type { SocketAccess } from './realtime/socketServer'
import type { Services } from './groups/services'
import { isApiToken, tokenOfHeader, tokenRefused } from './identity/apiToken'
import { identityText } from './identity/messages'
import { requireSecondFactor, requireTerms } from './identity/permissions'
import { readPrincipal, sessionToken, type Principal } from './identity/session'
import { createSessionCache } from './identity/sessionCache'
import { readContract } from './contract/readContract'
import type { Spec } from './contract/spec'
import { openStorage } from './storage/openStorage'
import { openUploadStore } from './uploads/store/openUploadStore'
import { registerTus } from './uploads/tus/tusRoutes'
import { openUploadLocker } from './uploads/tus/uploadLocker'

const DIST = path.join(ROOT, 'dist')

/** Builds the app on a migrated database; `app.close()` ends what it started, the pool stays the caller's. */
export async function buildApp({
  config,
  pool,
  definitions = [...groups.flatMap(({ jobs = [] }) => jobs), demoFiles],
  contract = readContract(),
  ...options
}: {
  config: Config
  pool: pg.Pool
  contract?: Spec
  /** Other kinds of job than those of the groups and of the demo. */
  definitions?: readonly AnyJobDefinition<Services>[]
  /** Another payment service than the settings choose. */
  payment?: PaymentProvider
  /** Absent: no live video in this process. */
  live?: LiveSettings
}): Promise<FastifyInstance> {
  const languages = languagesOf(config)
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    // A line a request costs more than a list of missions; failures are logged by the error handler.
    logController: new LogController({
      disableRequestLogging: config.LOG_LEVEL !== 'debug' && config.LOG_LEVEL !== 'trace',
    }),
    trustProxy: config.TRUST_PROXY,
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    // Addresses that fit no route, such as an id of a thousand characters.
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply, chooseLanguage(languages, undefined, request.headers['accept-language'])),
  })
  const databaseWatch = watchDatabase(pool.options)
  const db = databaseOn(pool, databaseWatch)
  const payment = options.payment ?? createPaymentProvider(config, db)
  const storage = await openStorage(config)
  const engines = {
    config,
    db,
    payment,
    sendMail: createMailer(config),
    storage,
    uploadStore: await openUploadStore(config, storage),
    gdal: await openGdal(config.GDAL),
    raster: await openRasterRuntime(config),
    vectorTiles: createVectorTiles(db),
    photos: createPhotoPool(),
    analyses: createAnalysisPool(),
    coverage: createCoveragePool(),
    footage: createFootagePool(),
    reportFiles: createReportPool(),
    mediaServer: config.MEDIAMTX && connectMediaServer(config.MEDIAMTX),
    log: app.log,
  }
  const video = await startLive(engines, options.live)
  const services: Services = { ...engines, live: video.engine }
  // The tenant of a request is known after this read, so that the limit of the tenant comes too late for it.
  const sessionReads = createShares()
  const sessions = await createSessionCache({ db, pool }, app.log)
  /** @param caller shares the places for reads */
  const read = async (token: string, caller: string, request: FastifyRequest): Promise<Principal | undefined> =>
    sessions.recent(token) ?? sessionReads.run(caller, () => sessions.read(token), whenClosed(request))
  const userOf = async (token: string | undefined, request: FastifyRequest): Promise<Principal | undefined> =>
    token === undefined ? undefined : read(token, token, request)
  /** @throws AppError 401 for a token that is not valid, 403 where tokens are not accepted */
  async function userOfToken(token: string, request: FastifyRequest): Promise<Principal> {
    // Anyone can send tokens, so that reads share the place of an address.
    const user = isApiToken(token) ? await read(token, request.ip, request) : undefined
    if (!user) throw await tokenRefused(db, token)
    if (!request.routeOptions.config.apiTokens) throw forbidden(identityText('notForTokens'))
    return user
  }
  const authenticate: Authenticate = async (request) => {
    const token = sessionToken(request, config)
    const apiToken = tokenOfHeader(request.headers.authorization)?.text
    const user = apiToken === undefined ? await userOf(token, request) : await userOfToken(apiToken, request)
    if (user && !request.routeOptions.config.beforeTerms) requireTerms(user)
    if (user && !request.routeOptions.config.beforeSecondFactor) requireSecondFactor(user)
    return user
  }

  app.decorateRequest('language', requestLanguage(languages))
  app.addHook('onRequest', (request, _reply, done) => runInRequest(request, done))
  limitBodyTime(app)
  app.setErrorHandler((error: Error, request, reply) => handleError(error, request, reply))
  // Only JSON: a form of another site can send text/plain without asking.
  app.removeContentTypeParser('text/plain')
  await app.register(fastifyCookie, { secret: config.SESSION_SECRET })
  await app.register(fastifyHelmet, helmetOptions(config))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    assertOwnOrigin(config, request)
  })

  await app.register(async (api) => {
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    registerContract(api, contract, handlersOf(services), authenticate)
  })
  const locker = openUploadLocker(pool.options, app.log)
  await registerTus(app, { services, locker, authenticate })
  if (isSandbox(payment)) {
    if (config.ENVIRONMENT === 'production') app.log.warn('payments go to the sandbox: customers are not charged')
    registerSandboxCheckout(app, payment)
  }
  await video.registerRoutes(app, authenticate)
  registerHealth(app, db)
  await registerPages(
    app,
    config,
    DIST,
    async (request, url) => pageOrigins(services, await authenticate(request), url),
    (request) => sessionToken(request, config) === undefined,
  )

  const sockets: SocketAccess = {
    authenticate: (cookieHeader) => {
      const cookies = app.parseCookie(cookieHeader ?? '')
      const token = sessionToken({ cookies, unsignCookie: app.unsignCookie.bind(app) }, config)
      return token === undefined ? Promise.resolve(undefined) : readPrincipal(db, token)
    },
    isOwnOrigin: (origin, host) => isOwnOrigin(config, origin, host),
  }
  const realtime = await startRealtime({
    httpServer: app.server,
    connection: pool.options,
    db,
    log: app.log,
    ...sockets,
  })
  video.acceptSockets(app, sockets)
  const housekeeping = startHousekeeping(
    services,
    groups.flatMap(({ sweeps = [] }) => sweeps),
  )
  const background = groups.flatMap((group) => group.background?.(services) ?? [])
  const workers = await startWorkers({
    services,
    connection: pool.options,
    definitions,
    // DATA_DIR, which the bundled database is in, is locked against a second server.
    alone: config.DATABASE_URL === undefined,
  })
  // Before the server waits for its connections to end, which open sockets would not.
  app.addHook('preClose', async () => {
    housekeeping.stop()
    await Promise.all(background.map((each) => each.stop()))
    await video.stop()
    await workers.stop()
    endIdleGdal()
    await services.uploadStore.close()
    await locker.close()
    await services.raster.pool.close()
    await services.photos.close()
    await services.analyses.close()
    await services.coverage.close()
    await services.footage.close()
    await services.reportFiles.close()
    await services.vectorTiles.close()
    await realtime.close()
    await sessions.close()
    await databaseWatch.stop()
  })
  return app
}
