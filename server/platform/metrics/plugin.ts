// Metrics of this process for Prometheus: its requests, its connections to the database, its disk, and those of Node.
import { statfs } from 'node:fs/promises'
import fp from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { measureCaches, type MeasureCache } from './caches'

declare module 'fastify' {
  interface FastifyInstance {
    /** Plugins register what they measure. metricsServer.ts sends it. */
    metrics: Registry
    /** Adds a cache to the metrics. */
    measureCache: MeasureCache
  }
  interface FastifyContextConfig {
    /** The operation of the contract that the route is. */
    operationId?: string
  }
}

/** Seconds. The budget of most operations is 0.2. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10, 30]

export const metricsPlugin = fp(
  async (app) => {
    const registers = [new Registry()]
    const registry = registers[0]!
    app.decorate('metrics', registry)
    app.decorate('measureCache', measureCaches(registry))
    collectDefaultMetrics({ register: registry })

    const duration = new Histogram({
      name: 'aerie_http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its reply, by operation of the contract; `other` for pages and files.',
      labelNames: ['operation', 'status'] as const,
      buckets: REQUEST_BUCKETS,
      registers,
    })
    const inFlight = new Gauge({
      name: 'aerie_http_requests_in_flight',
      help: 'Requests that have arrived and are not answered yet.',
      registers,
    })
    app.addHook('onRequest', async (_request, reply) => {
      inFlight.inc()
      // Also when the browser closes the connection.
      reply.raw.once('close', () => inFlight.dec())
    })
    app.addHook('onResponse', async (request, reply) => {
      const operation = request.routeOptions.config.operationId ?? 'other'
      duration.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    })

    const { pool } = app
    new Gauge({
      name: 'aerie_database_connections',
      help: 'Connections of the pool by state; `waiting` counts the requests that wait for one.',
      labelNames: ['state'] as const,
      registers,
      collect() {
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    })

    const { DATA_DIR } = app.config
    new Gauge({
      name: 'aerie_disk_bytes',
      help: 'The file system of DATA_DIR.',
      labelNames: ['state'] as const,
      // The processes of one machine share it.
      aggregator: 'max',
      registers,
      async collect() {
        const { bavail, blocks, bsize } = await statfs(DATA_DIR)
        this.set({ state: 'free' }, bavail * bsize)
        this.set({ state: 'total' }, blocks * bsize)
      },
    })
  },
  { name: 'metrics', dependencies: ['config', 'database'] },
)
