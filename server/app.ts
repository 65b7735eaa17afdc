// The application, complete but not listening. Each plugin owns what it starts, its routes, its sockets and its end; what it
// depends on is declared in it and checked here. On close, `preClose` hooks run in this order, `onClose` hooks in reverse.
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { analysisPlugin } from './media/analysis/plugin'
import { readContract } from './platform/contract/readContract'
import type { Spec } from './platform/contract/spec'
import type { Config } from './platform/core/config'
import { DIST } from './platform/core/folders'
import { configPlugin } from './platform/core/plugin'
import { readinessPlugin } from './platform/core/readiness'
import { databasePlugin } from './platform/db/plugin'
import { diskPlugin } from './platform/disk/plugin'
import { demoAnalyses } from './demo/demoAnalyses'
import { demoFiles } from './demo/demoFiles'
import { footagePlugin } from './media/footage/plugin'
import { pageOrigins } from './groups/base-map/pageOrigins'
import { sharedPage } from './groups/visit/sharedPage'
import { groups } from './groups/groups.gen'
import { groupsPlugin } from './groups/plugin'
import { servicesOf, type Services } from './groups/services'
import { authenticationPlugin } from './platform/http/authentication'
import { healthPlugin } from './platform/http/health'
import { pagesPlugin } from './platform/http/pages'
import { httpPlugin, serverOptions } from './platform/http/plugin'
import { identityPlugin } from './platform/identity/plugin'
import type { AnyJobDefinition } from './platform/jobs/jobs'
import type { LiveSettings } from './media/live/messages'
import { mailPlugin } from './platform/mail/plugin'
import { mediaServerPlugin } from './media/media-server/plugin'
import { metricsPlugin } from './platform/metrics/plugin'
import { paymentPlugin } from './platform/payment/plugin'
import type { PaymentProvider } from './platform/payment/provider'
import { processesPlugin } from './platform/processes/plugin'
import { photosPlugin } from './media/photos/plugin'
import { rasterPlugin } from './media/raster/plugin'
import { realtimePlugin } from './platform/realtime/plugin'
import { storagePlugin } from './platform/storage/plugin'
import { tracesPlugin } from './platform/traces/plugin'
import { groundPlugin } from './records/ground/plugin'
import { uploadsPlugin } from './records/uploads/plugin'
import { vectorPlugin } from './media/vector/plugin'

interface Parts {
  config: Config
  /** A migrated database; `app.close()` ends what the app started, the pool stays the caller's. */
  pool: pg.Pool
  contract?: Spec
  /** Other kinds of job than those of the groups and of the demo. */
  definitions?: readonly AnyJobDefinition<Services>[]
  /** Another payment service than the settings choose. */
  payment?: PaymentProvider
  /** Absent: no live video. `elsewhere`: another process of this server receives streams. */
  live?: LiveSettings | 'elsewhere'
  /** Where other processes reach this one with their viewers; by default INTERNAL_URL. */
  liveAddress?: string
  /** No other process uses the database; by default if it is the bundled one, whose DATA_DIR is locked against a second server. */
  isAlone?: boolean
}

/** @throws Error when a plugin cannot start, or is registered before one that it depends on */
export async function buildApp({
  config,
  pool,
  contract,
  definitions,
  payment,
  live,
  liveAddress = config.INTERNAL_URL,
  isAlone = config.DATABASE_URL === undefined,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config))
  await app.register(configPlugin, { config })
  await app.register(readinessPlugin)
  await app.register(tracesPlugin)
  await app.register(databasePlugin, { pool })
  await app.register(metricsPlugin)
  await app.register(httpPlugin)
  await app.register(healthPlugin)
  await app.register(processesPlugin)
  await app.register(authenticationPlugin)
  await app.register(identityPlugin)
  await app.register(mailPlugin)
  await app.register(paymentPlugin, { provider: payment })
  await app.register(storagePlugin)
  await app.register(diskPlugin)
  await app.register(uploadsPlugin)
  await app.register(rasterPlugin)
  await app.register(groundPlugin)
  await app.register(vectorPlugin)
  await app.register(photosPlugin)
  await app.register(analysisPlugin)
  await app.register(footagePlugin)
  await app.register(mediaServerPlugin)
  await app.register(realtimePlugin)
  await app.register(groupsPlugin, {
    contract: contract ?? readContract(),
    definitions: definitions ?? [...groups.flatMap(({ jobs = [] }) => jobs), demoFiles, demoAnalyses],
    live,
    liveAddress,
    isAlone,
  })
  await app.register(pagesPlugin, {
    folder: DIST,
    pageOrigins: async (request, url) => pageOrigins(servicesOf(app), await app.authenticate(request), url),
    sharedPage: (url) => sharedPage(servicesOf(app), url),
  })
  return app
}
