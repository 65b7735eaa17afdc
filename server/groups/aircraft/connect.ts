// One connection to a TAK server: resolves its name, checks the address, and opens TCP or TLS to it.
import { isIP, connect as connectTcp, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { MessageError } from '../../platform/core/messageError'
import { resolveOutboundHost, type OutboundRules } from '../../platform/core/outboundAddress'
import { aircraftText } from './messages'

const CONNECT_MS = 10_000
const KEEP_ALIVE_MS = 30_000

export interface Server {
  host: string
  port: number
  usesTls: boolean
  /** Empty for the host. */
  serverName: string
  /** PEM, empty for public authorities. */
  authority: string
  /** PEM, empty for none. */
  certificate: string
  privateKey: string
}

/** @throws MessageError with the reason */
export async function connect(server: Server, rules: OutboundRules, signal: AbortSignal): Promise<Socket> {
  const tooLate = AbortSignal.timeout(CONNECT_MS)
  const { address } = await resolveOutboundHost(server.host, server.port, rules)
  signal.throwIfAborted()
  const socket = tryOpen(server, address)
  socket.setKeepAlive(true, KEEP_ALIVE_MS)
  try {
    await connected(socket, server.usesTls ? 'secureConnect' : 'connect', AbortSignal.any([signal, tooLate]))
    return socket
  } catch (error) {
    socket.destroy()
    signal.throwIfAborted()
    if (tooLate.aborted) throw new MessageError(aircraftText('timeout', { seconds: CONNECT_MS / 1000 }))
    throw failureOf(error, server.host)
  }
}

/** A certificate without its key fails at once. @throws MessageError */
function tryOpen(server: Server, address: string): Socket {
  try {
    return open(server, address)
  } catch (error) {
    throw failureOf(error, server.host)
  }
}

function open({ host, port, usesTls, ...tls }: Server, address: string): Socket {
  if (!usesTls) return connectTcp({ host: address, port })
  const name = tls.serverName === '' ? host : tls.serverName
  return connectTls({
    host: address,
    port,
    ...(isIP(name) === 0 && { servername: name }),
    ...(tls.authority !== '' && { ca: tls.authority }),
    ...(tls.certificate !== '' && { cert: tls.certificate, key: tls.privateKey }),
  })
}

const connected = (socket: Socket, event: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = (): void => reject(new Error('aborted'))
    const end = (work: () => void): void => {
      signal.removeEventListener('abort', abort)
      socket.off('error', fail).off('close', close)
      // An error after the end of this attempt must not end the process.
      socket.on('error', () => socket.destroy())
      work()
    }
    const fail = (error: Error): void => end(() => reject(error))
    const close = (): void => end(() => reject(new Error('closed')))
    signal.addEventListener('abort', abort, { once: true })
    socket.on('error', fail).on('close', close)
    socket.once(event, () => end(resolve))
  })

function failureOf(cause: unknown, host: string): MessageError {
  const { code = '', message = '' } = cause as Partial<NodeJS.ErrnoException>
  if (code === 'ECONNREFUSED') return new MessageError(aircraftText('refused', { host }), { cause })
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)
  const reason = (code || message).slice(0, 100)
  return new MessageError(aircraftText(isCertificate ? 'certificate' : 'connection', { host, reason }), { cause })
}
