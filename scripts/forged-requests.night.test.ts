// What processes pass on to each other, forged by strangers, and connections that are held open without being used: none gives access,
// and none lasts. A connection that vanishes without a word looks like one that is never read.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { PASSED_ON } from '../server/groups/stream/passedOn'
import { until } from '../server/testing/until'
import { PASSWORD, startThreeProcesses, type Member, type ThreeProcesses } from './testing/threeProcesses'

const SOCKETS = '/stream/notification/'
/** Longer than any answer to a request that is refused. */
const ANSWER_MS = 15_000
const HALF_OPEN = 100

let server: ThreeProcesses
let root: string
let staff: string

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${server.origin}/apis/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await fetch(`${server.origin}/apis/v1/tenant/user/terms-conditions-check?terms=true`, {
    method: 'PATCH',
    headers: { cookie },
  })
  return cookie
}

beforeAll(async () => {
  server = await startThreeProcesses('server-forged-requests')
  root = await signIn('root@demo.test')
  staff = await signIn('staff@demo.test')
})
afterAll(() => server.close())

const origins = (): string[] => [server.origin, ...server.members().map(({ origin }) => origin)]

async function poll(
  origin: string,
  sid: string | undefined,
  cookie?: string,
): Promise<{ status: number; body: string }> {
  const query = new URLSearchParams({ EIO: '4', transport: 'polling', ...(sid !== undefined && { sid }) })
  const answer = await fetch(`${origin}${SOCKETS}?${query}`, {
    ...(cookie !== undefined && { headers: { cookie } }),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  return { status: answer.status, body: await answer.text() }
}

/** @returns the status with which an upgrade is refused; 101 when it is accepted */
async function upgrade(origin: string, sid: string, cookie?: string): Promise<number> {
  const url = `${origin.replace('http', 'ws')}${SOCKETS}?EIO=4&transport=websocket&sid=${sid}`
  const socket = new WebSocket(url, { ...(cookie !== undefined && { headers: { cookie } }) })
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(([, answer]) => (answer as { statusCode: number }).statusCode),
    sleep(ANSWER_MS).then(() => 0),
  ])
  socket.on('error', () => undefined)
  socket.terminate()
  return status
}

/** A socket by long requests, which the next process has. @returns its ID */
async function openSocket({ origin }: Member, cookie: string): Promise<string> {
  const { body } = await poll(origin, undefined, cookie)
  return (JSON.parse(body.slice(1)) as { sid: string }).sid
}

test('sockets that do not exist are refused in each process, whatever process their ID names', async () => {
  const places = [...Array.from({ length: 100 }, (_, place) => `${place}.${'A'.repeat(20)}`), '', '1', '1.', '../1.A']
  for (const origin of origins()) {
    const answers = await Promise.all(places.map(async (sid) => (await poll(origin, sid, root)).status))
    // Without an ID, a socket is opened.
    expect(answers.filter((_, index) => places[index] !== '')).toEqual(places.slice(1).map(() => 400))
    expect(await Promise.all(['0.A', '1.A', '2.A', '99.A'].map((sid) => upgrade(origin, sid, root)))).toEqual([
      400, 400, 400, 400,
    ])
  }
})

test('the socket of somebody answers in each process, and nobody else', async () => {
  for (const member of server.members()) {
    const sid = await openSocket(member, root)
    expect(sid.split('.')[0]).toBe(String(member.index))
    for (const origin of origins())
      for (const cookie of [undefined, staff]) {
        expect((await poll(origin, sid, cookie)).status).toBe(400)
        expect(await upgrade(origin, sid, cookie)).toBe(400)
      }
    for (const origin of origins()) {
      const answer = await fetch(`${origin}${SOCKETS}?EIO=4&transport=polling&sid=${sid}`, {
        method: 'POST',
        headers: { cookie: root },
        // Of engine.io: nothing.
        body: '6',
      })
      expect(answer.status).toBe(200)
    }
  }
})

test('what claims to be passed on by another process is refused', async () => {
  const id = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'
  const forged = ['x', `${Date.now()}.MTI3LjAuMC4x.${'A'.repeat(43)}`, `${Date.now()}..`, '..', '0.0.0']
  const calls = [
    ['POST', `/live/whep/${id}?ticket=${'A'.repeat(43)}`],
    ['POST', '/live/whip'],
    ['DELETE', `/live/session/${id}.${id}`],
  ] as const
  for (const origin of origins())
    for (const [method, url] of calls)
      for (const signature of forged) {
        const answer = await fetch(origin + url, {
          method,
          headers: {
            cookie: root,
            authorization: 'Bearer x',
            [PASSED_ON]: signature,
            ...(method === 'POST' && { 'content-type': 'application/sdp' }),
          },
          ...(method === 'POST' && { body: 'v=0\r\nm=video' }),
          signal: AbortSignal.timeout(ANSWER_MS),
        })
        expect([401, 404]).toContain(answer.status)
      }
})

test('connections that are held open end by themselves, and keep nobody out meanwhile', async () => {
  const held: { kind: string; socket: Socket }[] = []
  const hold = async (kind: string, origin: string, text: string): Promise<void> => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) })
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(text)
    // As one that has vanished: nothing that arrives is read.
    socket.pause()
    held.push({ kind, socket })
  }
  const handshake = `GET ${SOCKETS}?EIO=4&transport=websocket HTTP/1.1\r\nhost: aerie\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n`
  const login = `POST /apis/v1/auth/login HTTP/1.1\r\nhost: aerie\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"email":`
  for (const origin of origins())
    for (let count = 0; count < HALF_OPEN / 4; count++) {
      await hold('half a header', origin, 'GET /apis/v1/auth/userdetails HTTP/1.1\r\nhost: aerie\r\n')
      await hold('half a body', origin, login)
      await hold('a socket without a session', origin, `${handshake}\r\n`)
      await hold('a socket that is not read', origin, `${handshake}cookie: ${root}\r\n\r\n`)
    }
  for (const origin of origins()) {
    const startedAt = Date.now()
    const answer = await fetch(`${origin}/apis/v1/auth/userdetails`, { headers: { cookie: root } })
    expect([answer.status, Date.now() - startedAt < ANSWER_MS]).toEqual([200, true])
  }
  await until(async () => {
    const open = new Set<string>()
    for (const { origin } of server.members()) for (const port of await clientPorts(origin)) open.add(port)
    return !held.some(({ socket }) => open.has(String(socket.localPort)))
  })
  for (const { socket } of held) socket.destroy()
})

/** The ports of the clients whose connections the processes of the server have open, at a port of their own or at the shared one. */
async function clientPorts(origin: string): Promise<string[]> {
  const { readFile } = await import('node:fs/promises')
  const ports = [origin, server.origin].map((each) =>
    Number(new URL(each).port).toString(16).toUpperCase().padStart(4, '0'),
  )
  const table = await readFile('/proc/net/tcp', 'utf8')
  /** Established, and closed by the client only. */
  const OPEN = ['01', '08']
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state = '']) => ports.includes(local.split(':')[1] ?? '') && OPEN.includes(state))
    .map(([, , remote = '']) => String(parseInt(remote.split(':')[1] ?? '', 16)))
}
