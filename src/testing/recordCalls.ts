// What the browser asked for, for tests of how often and with what.
import { server } from './server'

export interface Call {
  method: string
  /** Path behind /apis/v1. */
  path: string
  query: URLSearchParams
  body: unknown
}

/** Every call from now on, until `stopRecording`. */
export function recordCalls(): Call[] {
  const calls: Call[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const call: Call = {
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

/** JSON as what it says; a form with files as the text it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const stopRecording = (): void => server.events.removeAllListeners()
