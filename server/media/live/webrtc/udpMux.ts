/**
 * One UDP port for all WebRTC sessions. werift opens a socket for each session; here each session has a protocol object
 * whose transport is the shared socket. Datagrams belong to sessions by their remote address, and a new address is
 * admitted only by a STUN request that names a session and is signed with its password: werift itself does not check the
 * signature.
 */
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import os from 'node:os'
import {
  Candidate,
  candidateFoundation,
  candidatePriority,
  parseMessage,
  type RTCPeerConnection,
  type StunProtocol,
} from 'werift'
import { addProtocol, createProtocol, credentialsOf } from './weriftInternals'

interface Session {
  protocols: Map<string, StunProtocol>
  password: string
  seenAt: number
  addresses: Set<string>
}

export interface MuxSession {
  /** Milliseconds since the last datagram of the session. */
  idle(): number
  close(): void
}

const ALL_INTERFACES = '0.0.0.0'
const SOCKET_BUFFER = 4 << 20
const STUN_HEADER = 20
/** A browser has a few addresses, and new ones when its network changes. */
const MAX_ADDRESSES = 16

export class UdpMux {
  private readonly sockets = new Map<string, Socket>()
  private readonly byName = new Map<string, Session>()
  private readonly byAddress = new Map<string, Session>()
  port = 0

  /**
   * An address of this machine gets its own socket, because answers must come from the address that was asked; others,
   * such as that of a NAT, share one socket on all interfaces.
   * @throws the error of the socket, such as that the port is in use
   */
  static async open(port: number, advertise: readonly string[]): Promise<UdpMux> {
    const mux = new UdpMux()
    const own = ownAddresses()
    const bound = new Map<string, Socket>()
    mux.port = port
    try {
      for (const host of advertise.length > 0 ? advertise : own) {
        const local = own.includes(host) ? host : ALL_INTERFACES
        const socket = bound.get(local) ?? (await bind(local, mux.port))
        mux.port = socket.address().port
        bound.set(local, socket)
        mux.sockets.set(host, socket)
      }
    } catch (error) {
      for (const socket of bound.values()) socket.close()
      throw error
    }
    for (const [host, socket] of mux.sockets)
      socket.on('message', (data, { address, port: from }) => mux.receive(host, data, address, from))
    return mux
  }

  close(): void {
    for (const socket of new Set(this.sockets.values())) socket.close()
  }

  /** Call it after setRemoteDescription and before setLocalDescription. */
  attach(connection: RTCPeerConnection): MuxSession {
    const { name, password } = credentialsOf(connection)
    const session: Session = {
      protocols: new Map(),
      password,
      seenAt: Date.now(),
      addresses: new Set(),
    }
    for (const [host, socket] of this.sockets) {
      const protocol = this.protocolOn(host, socket)
      addProtocol(connection, protocol)
      session.protocols.set(host, protocol)
    }
    this.byName.set(name, session)
    return {
      idle: () => Date.now() - session.seenAt,
      close: () => {
        this.byName.delete(name)
        for (const address of session.addresses)
          if (this.byAddress.get(address) === session) this.byAddress.delete(address)
      },
    }
  }

  private protocolOn(host: string, socket: Socket): StunProtocol {
    const protocol = createProtocol({
      address: host,
      port: this.port,
      send: (data, [to, port]) => socket.send(data, port, to),
    })
    protocol.localIp = host
    protocol.localCandidate = new Candidate(
      candidateFoundation('host', 'udp', host),
      1,
      'udp',
      candidatePriority('host', { transport: 'udp' }),
      host,
      this.port,
      'host',
    )
    return protocol
  }

  private receive(local: string, data: Buffer, host: string, port: number): void {
    const from = `${local}/${host}:${port}`
    const session = isStunRequest(data) ? this.admit(data, from) : this.byAddress.get(from)
    if (!session) return
    session.seenAt = Date.now()
    session.protocols.get(local)?.transport.onData(data, [host, port])
  }

  /** The session of a STUN message; undefined if it is not signed with the password of the session that it names. */
  private admit(data: Buffer, from: string): Session | undefined {
    const known = this.byAddress.get(from)
    const [name] = String(readStun(data)?.getAttributeValue('USERNAME') ?? '').split(':')
    // Responses name no session.
    if (!name) return known
    const session = this.byName.get(name)
    if (!session || !readStun(data, session.password)) return undefined
    if (session === known) return session
    if (session.addresses.size >= MAX_ADDRESSES) return undefined
    this.byAddress.set(from, session)
    session.addresses.add(from)
    return session
  }
}

const isStunRequest = (data: Buffer): boolean => data.length >= STUN_HEADER && (data[0] ?? 255) < 2

function readStun(data: Buffer, password?: string): ReturnType<typeof parseMessage> {
  try {
    return parseMessage(data, password === undefined ? undefined : Buffer.from(password))
  } catch {
    return undefined
  }
}

async function bind(host: string, port: number): Promise<Socket> {
  const socket = createSocket({ type: 'udp4', recvBufferSize: SOCKET_BUFFER, sendBufferSize: SOCKET_BUFFER })
  socket.bind(port, host)
  await once(socket, 'listening')
  // Errors of single datagrams, such as of an unreachable address.
  socket.on('error', () => undefined)
  return socket
}

/** IPv4, with 127.0.0.1 last. */
function ownAddresses(): string[] {
  const all = Object.values(os.networkInterfaces()).flatMap((list) => list ?? [])
  return all
    .filter(({ family }) => family === 'IPv4')
    .sort((a, b) => Number(a.internal) - Number(b.internal))
    .map(({ address }) => address)
}
