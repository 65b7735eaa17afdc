// The application, complete but not listening. Each plugin owns what it starts, its routes, its sockets and its end; what it
// depends on is declared in it and checked here. On close, `preClose` hooks run in this order, `onClose` hooks in reverse.
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'
import { analysisPlugin } from './analysis/plugin'
import { readContract } from './contract/readContract'
import type { Spec } from './contract/spec'
import type { Config } from './core/config'
import { ROOT } from './core/folders'
import { configPlugin } from './core/plugin'
import { readinessPlugin } from './core/readiness'
import { databasePlugin } from './db/plugin'
import { demoFiles } from './demo/demoFiles'
import { footagePlugin } from './footage/plugin'
import { pageOrigins } from './groups/base-map/pageOrigins'
import { groups } from './groups/groups.gen'
import { groupsPlugin } from './groups/plugin'
import { servicesOf, type Services } from './groups/services'
import { authenticationPlugin } from './http/authentication'
import { healthPlugin } from './http/health'
import { pagesPlugin } from './http/pages'
import { httpPlugin, serverOptions } from './http/plugin'
import type { AnyJobDefinition } from './jobs/jobs'
import type { LiveSettings } from './live/messages'
import { mailPlugin } from './mail/plugin'
import { mediaServerPlugin } from './media-server/plugin'
import { paymentPlugin } from './payment/plugin'
import type { PaymentProvider } from './payment/provider'
import { photosPlugin } from './photos/plugin'
import { rasterPlugin } from './raster/plugin'
import { realtimePlugin } from './realtime/plugin'
import { storagePlugin } from './storage/plugin'
import { uploadsPlugin } from './uploads/plugin'
import { vectorPlugin } from './vector/plugin'

const DIST = path.join(ROOT, 'dist')

interface Parts {
  config: Config
  /** A migrated database; `app.close()` ends what the app started, the pool stays the caller's. */
  pool: pg.Pool
  contract?: Spec
  /** Other kinds of job than those of the groups and of the demo. */
  definitions?: readonly AnyJobDefinition<Services>[]
  /** Another payment service than the settings choose. */
  payment?: PaymentProvider
  /** Absent: no live video in this process. */
  live?: LiveSettings
}

/** @throws Error when a plugin cannot start, or is registered before one that it depends on */
export async function buildApp({
  config,
  pool,
  contract,
  definitions,
  payment,
  live,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config))
  await app.register(configPlugin, { config })
  await app.register(readinessPlugin)
  await app.register(databasePlugin, { pool })
  await app.register(httpPlugin)
  await app.register(healthPlugin)
  await app.register(authenticationPlugin)
  await app.register(mailPlugin)
  await app.register(paymentPlugin, { provider: payment })
  await app.register(storagePlugin)
  await app.register(uploadsPlugin)
  await app.register(rasterPlugin)
  await app.register(vectorPlugin)
  await app.register(photosPlugin)
  await app.register(analysisPlugin)
  await app.register(footagePlugin)
  await app.register(mediaServerPlugin)
  await app.register(realtimePlugin)
  await app.register(groupsPlugin, {
    contract: contract ?? readContract(),
    definitions: definitions ?? [...groups.flatMap(({ jobs = [] }) => jobs), demoFiles],
    live,
  })
  await app.register(pagesPlugin, {
    folder: DIST,
    pageOrigins: async (request, url) => pageOrigins(servicesOf(app), await app.authenticate(request), url),
  })
  return app
}
