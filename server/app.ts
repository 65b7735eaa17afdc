// The application, complete but not listening: plugins, the contract's routes, the pages and the sockets.
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import fastifyCookie from '@fastify/cookie'
import fastifyHelmet from '@fastify/helmet'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Config } from './config'
import { helmetOptions } from './contentSecurity'
import { registerContract, type Authenticate } from './contract'
import { databaseOn } from './db/database'
import { handleError } from './errors'
import { auditHandlers } from './groups/audit/handlers'
import { authHandlers } from './groups/auth/handlers'
import { baseLayerHandlers } from './groups/base-layer/handlers'
import { jobHandlers } from './groups/job/handlers'
import { layerHandlers } from './groups/layer/handlers'
import { layerGroupHandlers } from './groups/layer-group/handlers'
import { locationHandlers } from './groups/location/handlers'
import { mailHandlers } from './groups/mail/handlers'
import { missionHandlers } from './groups/mission/handlers'
import { missionPlaceHandlers } from './groups/mission/placeHandlers'
import { missionTypeHandlers } from './groups/mission/typeHandlers'
import { notificationHandlers } from './groups/notification/handlers'
import { organisationHandlers } from './groups/organisation/handlers'
import { packageHandlers } from './groups/package/handlers'
import { paymentHandlers } from './groups/payment/handlers'
import { permissionHandlers } from './groups/permission/handlers'
import { profileHandlers } from './groups/profile/handlers'
import { tenantHandlers } from './groups/tenant/handlers'
import { uploadHandlers } from './groups/upload/handlers'
import { userHandlers } from './groups/user/handlers'
import { startPostman } from './groups/user/postman'
import { userGroupHandlers } from './groups/user-group/handlers'
import { registerHealth } from './health'
import { startHousekeeping } from './housekeeping'
import { jobDefinitions } from './jobs/definitions'
import type { AnyJobDefinition } from './jobs/jobs'
import { startWorkers } from './jobs/workers'
import { createMailer } from './mail/mailer'
import { isOwnOrigin, refuseForeignOrigin } from './origin'
import { registerPages } from './pages'
import { openGdal } from './raster/gdal'
import { openRasterServing } from './raster/serving'
import { createPaymentProvider, isSandbox } from './payment/createPaymentProvider'
import type { PaymentProvider } from './payment/provider'
import { registerSandboxCheckout } from './payment/sandboxCheckout'
import { startRealtime } from './realtime/realtime'
import type { Services } from './services'
import { readPrincipal, sessionToken } from './session'
import { loadSpec } from './spec'
import { openStorage } from './storage/openStorage'
import { openIntake } from './uploads/intake'
import { registerTus } from './uploads/tusRoutes'
import { openUploadLocker } from './uploads/uploadLocker'

const DIST = path.resolve(__dirname, '../dist')

/** Builds the app on a migrated database; `app.close()` ends what it started, the pool stays the caller's. */
export async function buildApp({
  config,
  pool,
  definitions = jobDefinitions,
  ...options
}: {
  config: Config
  pool: pg.Pool
  definitions?: readonly AnyJobDefinition[]
  /** Another payment service than the settings choose. */
  payment?: PaymentProvider
}): Promise<FastifyInstance> {
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
    frameworkErrors: handleError,
  })
  const db = databaseOn(pool)
  const payment = options.payment ?? createPaymentProvider(config, db)
  const services: Services = {
    config,
    db,
    payment,
    sendMail: createMailer(config),
    storage: await openStorage(config),
    gdal: await openGdal(config.GDAL),
    log: app.log,
  }
  const intake = openIntake(config, services.storage)
  const raster = await openRasterServing(config)
  const authenticate: Authenticate = async (request) => {
    const token = sessionToken(request, config)
    return token === undefined ? undefined : readPrincipal(db, token)
  }

  app.setErrorHandler(handleError)
  // Only JSON: a form of another site can send text/plain without asking.
  app.removeContentTypeParser('text/plain')
  await app.register(fastifyCookie, { secret: config.SESSION_SECRET })
  await app.register(fastifyHelmet, helmetOptions(config))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    refuseForeignOrigin(config, request)
  })

  await app.register(async (api) => {
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    registerContract(
      api,
      loadSpec().spec,
      {
        ...authHandlers(services),
        ...profileHandlers(services),
        ...auditHandlers(services),
        ...mailHandlers(services),
        ...permissionHandlers(services),
        ...userHandlers(services),
        ...userGroupHandlers(services),
        ...locationHandlers(services),
        ...missionHandlers(services),
        ...missionPlaceHandlers(services),
        ...missionTypeHandlers(services),
        ...baseLayerHandlers(services, raster),
        ...layerHandlers(services, raster),
        ...layerGroupHandlers(services),
        ...notificationHandlers(services),
        ...packageHandlers(services),
        ...organisationHandlers(services),
        ...tenantHandlers(services),
        ...jobHandlers(services),
        ...uploadHandlers(services, intake),
        ...paymentHandlers(services),
      },
      authenticate,
    )
  })
  const locker = openUploadLocker(pool.options, app.log)
  await registerTus(app, { services, intake, locker, authenticate })
  if (isSandbox(payment)) {
    if (config.ENVIRONMENT === 'production') app.log.warn('payments go to the sandbox: packages cost nobody anything')
    registerSandboxCheckout(app, payment)
  }
  registerHealth(app, db)
  await registerPages(app, config, DIST)

  const realtime = await startRealtime({
    httpServer: app.server,
    connection: pool.options,
    db,
    log: app.log,
    authenticate: (cookieHeader) => {
      const cookies = app.parseCookie(cookieHeader ?? '')
      const token = sessionToken({ cookies, unsignCookie: app.unsignCookie.bind(app) }, config)
      return token === undefined ? Promise.resolve(undefined) : readPrincipal(db, token)
    },
    isOwnOrigin: (origin, host) => isOwnOrigin(config, origin, host),
  })
  const housekeeping = startHousekeeping(services)
  const postman = startPostman(services)
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
    await postman.stop()
    await workers.stop()
    await intake.close()
    await locker.close()
    await raster.pool.close()
    await realtime.close()
  })
  return app
}
