// Metrics of the whole installation, read from the database when Prometheus asks. Each process reports the same values, so an
// aggregation over processes takes the maximum.
import { Gauge, type Registry } from 'prom-client'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { keptFor } from './keptFor'
import {
  countOpenJobs,
  countOverruns,
  measureQueues,
  readTotals,
  type JobCount,
  type Overrun,
  type Queue,
  type Totals,
} from './sql'

/** Several gauges of one collection, and several scrapers, share what was read. */
const KEPT_MS = 2_000

interface Figures {
  jobs: JobCount[]
  queues: Queue[]
  totals: Totals
  overruns: Overrun[]
}

export function registerInstallationMetrics(registry: Registry, db: Db): void {
  const figures = keptFor(KEPT_MS, () => readFigures(db))
  const options = { registers: [registry], aggregator: 'max' as const }

  new Gauge({
    ...options,
    name: 'aerie_jobs',
    help: 'Jobs that wait or run, by kind.',
    labelNames: ['kind', 'status'] as const,
    async collect() {
      const { jobs } = await figures()
      this.reset()
      for (const { kind, status, count } of jobs) this.set({ kind, status }, count)
    },
  })
  new Gauge({
    ...options,
    name: 'aerie_queue_length',
    help: 'Entries of a queue that are due.',
    labelNames: ['queue'] as const,
    async collect() {
      for (const { queue, length } of (await figures()).queues) this.set({ queue }, length)
    },
  })
  new Gauge({
    ...options,
    name: 'aerie_queue_oldest_seconds',
    help: 'How long the first entry of a queue has been due.',
    labelNames: ['queue'] as const,
    async collect() {
      for (const { queue, oldestSeconds } of (await figures()).queues) this.set({ queue }, oldestSeconds)
    },
  })
  new Gauge({
    ...options,
    name: 'aerie_tenants_over_limit',
    help: 'Tenants that exceed a limit of their package.',
    labelNames: ['resource'] as const,
    async collect() {
      const { overruns } = await figures()
      this.reset()
      for (const { resource, tenants } of overruns) this.set({ resource }, tenants)
    },
  })
  const totals: Record<keyof Totals, { name: string; help: string }> = {
    tenants: { name: 'aerie_tenants', help: 'Tenants, without those in the trash.' },
    sessions: { name: 'aerie_sessions', help: 'Sessions that have not expired.' },
    storedFiles: { name: 'aerie_stored_files', help: 'Stored files of all tenants.' },
    storedBytes: { name: 'aerie_stored_bytes', help: 'Size of the stored files of all tenants.' },
    bytesBeingFreed: { name: 'aerie_bytes_being_freed', help: 'Size of deleted files that are still on the disk.' },
    liveStreams: { name: 'aerie_live_streams', help: 'Live streams that are received.' },
    viewers: { name: 'aerie_live_viewers', help: 'Viewers of live streams.' },
  }
  for (const [key, { name, help }] of Object.entries(totals)) {
    new Gauge({
      ...options,
      name,
      help,
      async collect() {
        this.set((await figures()).totals[key as keyof Totals])
      },
    })
  }
}

function readFigures(db: Db): Promise<Figures> {
  return asPlatform(db, async (tx) => ({
    jobs: await countOpenJobs(tx),
    queues: await measureQueues(tx),
    totals: await readTotals(tx),
    overruns: await countOverruns(tx),
  }))
}
