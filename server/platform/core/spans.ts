// Spans of what the server does: places that are worth measuring call `inSpan`. What records them is in platform/traces, which
// is loaded if traces are sent somewhere; without it, nothing is measured.

/** Never a value of a user, a secret, or an address with a path or a query. */
export type SpanAttributes = Record<string, string | number | boolean>

export interface SpanStart {
  /** `client` calls another system, `consumer` takes work from a queue. */
  kind: 'client' | 'consumer'
  attributes: SpanAttributes
  /** Only as a part of another span, such as that of a request. */
  isPart?: boolean
}

export interface SpanRecorder {
  run<T>(name: string, start: SpanStart, work: (add: AddAttributes) => Promise<T>): Promise<T>
  /** Of the span in which the caller runs. */
  traceId(): string | undefined
}

type AddAttributes = (attributes: SpanAttributes) => void

let recorder: SpanRecorder | undefined

/** Records the spans of this process from now on. @returns what ends that */
export function recordSpans(by: SpanRecorder): () => void {
  recorder = by
  return () => {
    if (recorder === by) recorder = undefined
  }
}

export const areSpansRecorded = (): boolean => recorder !== undefined

/** Measures `work` as a part of the span in which it is called. `work` may add attributes that it learns later. */
export const inSpan = <T>(name: string, start: SpanStart, work: (add: AddAttributes) => Promise<T>): Promise<T> =>
  recorder ? recorder.run(name, start, work) : work(ignore)

/** The trace of what is running, for log lines. */
export const currentTraceId = (): string | undefined => recorder?.traceId()

const ignore = (): void => undefined
