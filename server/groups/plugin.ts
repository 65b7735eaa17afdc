// The groups: what each starts, the routes of the contract, and the work between requests.
import fp from 'fastify-plugin'
import type { Spec } from '../platform/contract/spec'
import { registerContract } from '../platform/http/contract'
import type { AnyJobDefinition } from '../platform/jobs/jobs'
import { registerBackupMetric } from '../platform/backup/lastBackup'
import { readInTenant } from '../platform/db/tenancy'
import { measureRuns } from '../platform/jobs/metrics'
import { startWorkers } from '../platform/jobs/workers'
import { seesStoredFiles } from '../platform/storage/sql'
import { registerInstallationMetrics } from '../records/installation/metrics'
import type { GroupOptions } from './group'
import { groups, handlersOf } from './groups.gen'
import { startHousekeeping } from './housekeeping'
import { servicesOf, type Services } from './services'

interface Options extends GroupOptions {
  contract: Spec
  /** Kinds of job that the workers run. */
  definitions: readonly AnyJobDefinition<Services>[]
}

export const groupsPlugin = fp<Options>(
  async (app, { contract, definitions, live, liveAddress, isAlone }) => {
    for (const { plugin } of groups) {
      if (plugin) await app.register(plugin, { live, liveAddress, isAlone })
    }
    const services = servicesOf(app)
    await app.register(async (api) => {
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      })
      registerContract(api, contract, handlersOf(services), {
        authenticate: app.authenticate,
        seesFiles: (tenantId, fileIds) =>
          readInTenant(app.db, tenantId, (tx) => seesStoredFiles(tenantId, tx, fileIds)),
      })
    })
    const sweeps = startHousekeeping(
      services,
      groups.flatMap((group) => group.sweeps ?? []),
    )
    const rounds = groups.flatMap((group) => group.rounds?.(services) ?? [])
    registerInstallationMetrics(app.metrics, app.db)
    if (app.config.DATABASE_URL === undefined)
      registerBackupMetric(app.metrics, app.config.DATA_DIR, app.config.BACKUP.logSeconds > 0)
    const hasJobs = app.config.JOB_CONCURRENCY > 0
    const connection = app.pool.options
    const observe = measureRuns(app.metrics)
    const workers = hasJobs
      ? await startWorkers({ services, connection, definitions, alone: isAlone, observe })
      : undefined
    app.addHook('preClose', async () => {
      await Promise.all([...sweeps, ...rounds].map((each) => each.stop()))
      await workers?.stop()
    })
  },
  {
    name: 'groups',
    dependencies: [
      'database',
      'metrics',
      'http',
      'authentication',
      'mail',
      'payment',
      'realtime',
      'storage',
      'disk',
      'uploads',
      'raster',
      'vector',
      'photos',
      'analysis',
      'footage',
      'media-server',
    ],
  },
)
