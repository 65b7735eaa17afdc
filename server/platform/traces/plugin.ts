// Traces of this process, if TRACES_URL says where they are sent.
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { EMBEDDED } from '../core/config'
import { recordSpans } from '../core/spans'
import type { OpenSpan } from './recorder'

const SERVER_ERROR = 500

/** Registered before what is to be measured. */
export const tracesPlugin = fp(
  async (app) => {
    const { TRACES_URL, TRACES_HEADERS, TRACES_PERCENT } = app.config
    if (TRACES_URL === EMBEDDED) return
    const { createRecorder } = await import('./recorder')
    const recorder = createRecorder({
      url: TRACES_URL,
      headers: TRACES_HEADERS,
      share: TRACES_PERCENT / 100,
      onFailure: (error) => app.log.warn({ reason: error.message }, 'traces could not be sent'),
    })
    const endRecording = recordSpans(recorder)
    const spans = new WeakMap<FastifyRequest, OpenSpan>()

    app.addHook('onRequest', (request, _reply, done) => {
      const span = recorder.open({ 'http.request.method': request.method, 'aerie.request_id': request.id })
      spans.set(request, span)
      span.within(done)
    })
    // Also when the browser closes the connection.
    app.addHook('onRequest', async (request, reply) => {
      reply.raw.once('close', () => {
        const { config, url } = request.routeOptions
        const route = url ?? 'none'
        const attributes = { 'http.route': route, 'http.response.status_code': reply.statusCode }
        const name = config.operationId ?? `${request.method} ${route}`
        spans.get(request)?.end(name, attributes, reply.statusCode >= SERVER_ERROR)
      })
    })
    app.addHook('onClose', async () => {
      endRecording()
      await recorder.close().catch(() => undefined)
    })
  },
  { name: 'traces', dependencies: ['config'] },
)
