import { inSpan } from './spans'

/** Measures a request to another system. Its path and query may contain keys, so the span has neither. */
export function inOutboundSpan<T extends { status: number }>(
  url: string | URL,
  method: string,
  send: () => Promise<T>,
): Promise<T> {
  const { hostname, port, protocol } = new URL(url)
  const attributes = {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  }
  return inSpan(`${method} ${hostname}`, { kind: 'client', attributes }, async (add) => {
    const reply = await send()
    add({ 'http.response.status_code': reply.status })
    return reply
  })
}
