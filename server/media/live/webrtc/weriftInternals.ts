/**
 * The private members of werift that are used, all of them. Its version is pinned, and weriftInternals.test.ts fails when an
 * update changes one.
 */
import { StunProtocol, type H264Packetizer, type RTCPeerConnection } from 'werift'

interface IceConnection {
  localUsername: string
  localPassword: string
  protocols: StunProtocol[]
  ensureProtocol(protocol: StunProtocol): void
}

/** Name and password of a session in the STUN requests of its peer. Known after setRemoteDescription. */
export function credentialsOf(connection: RTCPeerConnection): { name: string; password: string } {
  const { localUsername, localPassword } = iceOf(connection)
  return { name: localUsername, password: localPassword }
}

/** Lets a session use a protocol instead of sockets of its own. Call it before setLocalDescription. */
export function addProtocol(connection: RTCPeerConnection, protocol: StunProtocol): void {
  const ice = iceOf(connection)
  ice.ensureProtocol(protocol)
  ice.protocols.push(protocol)
}

/** Where the datagrams of a session come from and go to. */
interface Datagrams {
  address: string
  port: number
  send: (data: Buffer, to: readonly [host: string, port: number]) => void
}

/** A protocol without a socket of its own. */
export function createProtocol({ address, port, send }: Datagrams): StunProtocol {
  const protocol = new StunProtocol()
  const receiver = protocol as unknown as { datagramReceived(data: Buffer, from: readonly [string, number]): void }
  const transport = {
    type: 'udp',
    closed: false,
    addressFamily: 4,
    address: { address, port, family: 'IPv4' },
    onData: (data: Buffer, from: readonly [string, number]) => receiver.datagramReceived(data, from),
    send: async (data: Buffer, to: readonly [string, number]) => send(data, to),
    close: async () => undefined,
  }
  protocol.transport = transport as unknown as StunProtocol['transport']
  return protocol
}

/** The number that the next packet gets. */
export const nextSequenceNumber = (packetizer: H264Packetizer): number =>
  (packetizer as unknown as { sequenceNumber: number }).sequenceNumber

const iceOf = (connection: RTCPeerConnection): IceConnection =>
  connection.iceTransports[0]?.connection as unknown as IceConnection
