// Private members of werift, which an update may rename without a word.
import { Candidate, H264Packetizer, RTCPeerConnection, StunProtocol } from 'werift'
import { createViewer } from './webRtcClient'
import { addProtocol, createProtocol, credentialsOf, nextSequenceNumber } from './weriftInternals'

test('a session has a name and a password, which its answer tells, and takes a protocol', async () => {
  const viewer = await createViewer(() => undefined)
  const connection = new RTCPeerConnection({ iceServers: [] })
  try {
    await connection.setRemoteDescription({ type: 'offer', sdp: viewer.offer })
    const { name, password } = credentialsOf(connection)
    const sent: Buffer[] = []
    const protocol = createProtocol({ address: '127.0.0.1', port: 9, send: (data) => void sent.push(data) })
    addProtocol(connection, protocol)
    const { sdp } = await connection.createAnswer()
    expect(sdp).toContain(`a=ice-ufrag:${name}\r\n`)
    expect(sdp).toContain(`a=ice-pwd:${password}\r\n`)
    const internals = connection.iceTransports[0]?.connection as unknown as { protocols: unknown[] } | undefined
    expect(internals?.protocols).toContain(protocol)
  } finally {
    await connection.close()
    await viewer.connection.close()
  }
})

test('a protocol without a socket receives what its transport is given, and sends by it', async () => {
  const sent: [Buffer, readonly [string, number]][] = []
  const protocol = createProtocol({ address: '127.0.0.1', port: 9, send: (data, to) => void sent.push([data, to]) })
  expect(protocol).toBeInstanceOf(StunProtocol)
  protocol.localCandidate = new Candidate('foundation', 1, 'udp', 1, '127.0.0.1', 9, 'host')
  const received: Buffer[] = []
  // Datagrams that are not of STUN are those of the session.
  protocol.onDataReceived.subscribe((data) => void received.push(data))
  const data = Buffer.alloc(40, 0x80)
  protocol.transport.onData(data, ['127.0.0.1', 10])
  expect(received).toEqual([data])
  await protocol.sendData(data, ['127.0.0.1', 10])
  expect(sent).toEqual([[data, ['127.0.0.1', 10]]])
})

test('a packetizer goes on with the number of the one before', () => {
  const first = new H264Packetizer({ inputFormat: 'length-prefixed' })
  const frame = Buffer.from([0, 0, 0, 2, 0x65, 1])
  const [packet] = first.packetize(frame, 0).slice(-1)
  expect(nextSequenceNumber(first)).toBe((packet!.header.sequenceNumber + 1) & 0xffff)
  const second = new H264Packetizer({ inputFormat: 'length-prefixed', sequenceNumber: nextSequenceNumber(first) })
  expect(second.packetize(frame, 0)[0]!.header.sequenceNumber).toBe(nextSequenceNumber(first))
})
