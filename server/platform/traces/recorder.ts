// Sends spans by OTLP over HTTP. Loaded only if there is an address for them.
import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base'
import { version } from '../../../package.json'
import type { SpanAttributes, SpanRecorder } from '../core/spans'

/** The server ends within 10 seconds, with what it has not sent yet. */
const SEND_TIMEOUT_MS = 4_000
const SENT = 0

export interface TraceSettings {
  url: string
  headers: Readonly<Record<string, string>>
  /** Share of the traces that are sent, from 0 to 1. */
  share: number
  /** Told of the first failure after a success. */
  onFailure: (error: Error) => void
}

export interface OpenSpan {
  /** Runs `next`, and everything that it starts, in the span. */
  within: (next: () => void) => void
  end: (name: string, attributes: SpanAttributes, hasFailed: boolean) => void
}

export interface TraceRecorder extends SpanRecorder {
  /** The span of a request. It begins a trace. */
  open(attributes: SpanAttributes): OpenSpan
  /** Sends what is left. */
  close(): Promise<void>
}

const KINDS = { client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const

export function createRecorder({ url, headers, share, onFailure }: TraceSettings): TraceRecorder {
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: SEND_TIMEOUT_MS })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'aerie',
      'service.version': version,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(reporting(exporter, onFailure))],
  })
  const tracer = provider.getTracer('aerie', version)
  const current = new AsyncLocalStorage<Span>()

  return {
    open(attributes) {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
      return {
        within: (next) => current.run(span, next),
        end(name, more, hasFailed) {
          span.updateName(name)
          span.setAttributes(more)
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async run(name, { kind, attributes, isPart = false }, work) {
      const parent = current.getStore()
      if (!parent && isPart) return work(() => undefined)
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)
      try {
        return await current.run(span, () => work((more) => void span.setAttributes(more)))
      } catch (error) {
        // Its message may contain values.
        span.setAttributes({ 'error.type': (error as Error).name })
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    traceId: () => current.getStore()?.spanContext().traceId,
    close: () => provider.shutdown(),
  }
}

function reporting(exporter: SpanExporter, onFailure: (error: Error) => void): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = Number(result.code) !== SENT
        if (hasFailed && !isFailing) onFailure(result.error ?? new Error('no reason given'))
        isFailing = hasFailed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
