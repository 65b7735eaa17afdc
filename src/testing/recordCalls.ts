// Records the API calls of the browser.
import { server } from './server'

export interface RecordedCall {
  method: string
  /** Path below /apis/v1. */
  path: string
  query: URLSearchParams
  body: unknown
}

/** Records every call until `stopRecording`. */
export function recordCalls(): RecordedCall[] {
  const calls: RecordedCall[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const call: RecordedCall = {
      method: request.method,
      path: pathname.replace('/apis/v1', ''),
      query: searchParams,
      body: null,
    }
    calls.push(call)
    if (request.headers.get('content-type')?.includes('json'))
      void request
        .clone()
        .text()
        .then((text) => (call.body = parsed(text)))
  })
  return calls
}

/** Parsed JSON, or the text of any other body. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const stopRecording = (): void => server.events.removeAllListeners()
