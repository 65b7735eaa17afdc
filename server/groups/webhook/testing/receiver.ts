// A receiver of webhooks on this machine that verifies signatures as the documentation says.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  /** With http, at localhost. */
  address: string
  port: number
  received: Received[]
  /** What it answers: a status, or nothing at all. */
  answer: number | 'nothing'
  /** Where a 3xx leads. */
  location: string
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(parts).toString() })
      if (receiver.answer === 'nothing') return
      const headers = receiver.location === '' ? {} : { location: receiver.location }
      response.writeHead(receiver.answer, headers).end(`answered ${receiver.answer}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    address: `http://localhost:${port}/hook`,
    port,
    received: [],
    answer: 200,
    location: '',
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

/** Whether one of the signatures is made with the secret, not more than five minutes ago. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const fields = String(headers['aerie-signature']).split(',')
  const time = fields.find((field) => field.startsWith('t='))?.slice(2) ?? ''
  if (Math.abs(Date.now() / 1000 - Number(time)) > 300) return false
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  return fields
    .filter((field) => field.startsWith('v1='))
    .map((field) => Buffer.from(field.slice(3), 'hex'))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected))
}
