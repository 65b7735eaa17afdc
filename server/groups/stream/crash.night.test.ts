// Two complete servers behind a balancer, of which one is killed while it receives all streams.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { components } from '../../platform/contract/contract.gen'
import { inTenant } from '../../platform/db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { until } from '../../testing/until'
import { freePort, startServerProcess, type ServerProcess } from '../../records/uploads/testing/serverProcess'
import { startBalancer, type Balancer } from './testing/balancer'
import { startPersistentViewer, type PersistentViewer } from './testing/persistentViewer'
import { startDrone, type Drone } from './testing/publisher'

type Schemas = components['schemas']

const STREAMS = 4
/** Of media; on the disk of a machine that has lost its power. */
const LOSS_MS = 2000

let aerie: TestApp
let root: string
let pages: Balancer
let ingest: Balancer
const folders: string[] = []
const servers: ServerProcess[] = []
const pilots: Pilot[] = []
const viewers: PersistentViewer[] = []

beforeAll(async () => {
  aerie = await startTestApp()
  root = await aerie.cookieOf(aerie.demo.root)
  pages = await startBalancer()
  ingest = await startBalancer()
})
afterAll(async () => {
  await Promise.all(viewers.map((viewer) => viewer.stop()))
  await Promise.all(pilots.map((pilot) => pilot.stop()))
  for (const server of servers) await server.kill()
  pages.close()
  ingest.close()
  await aerie.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  return port
}

/** Adds a server to the balancers. Its media process is in its own group of processes. */
async function startServer(dataDir: string): Promise<ServerProcess> {
  const rtmpPort = await freePort()
  const settings = {
    RTMP_PORT: String(rtmpPort),
    LIVE_UDP_PORT: String(await freeUdpPort()),
    LIVE_ADVERTISE: '127.0.0.1',
  }
  const server = await startServerProcess(aerie, dataDir, ['setsid'], settings)
  servers.push(server)
  pages.add(Number(new URL(server.origin).port))
  ingest.add(rtmpPort)
  return server
}

/** Kills the server and its media process, as the end of the machine does. */
function killMachine({ process: { pid = 0 } }: ServerProcess): void {
  process.kill(-pid, 'SIGKILL')
}

const newFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'aerie-live-crash-'))
  folders.push(folder)
  return folder
}

interface Pilot {
  missionId: string
  /** The latest connection. */
  drone(): Drone | undefined
  stop(): Promise<void>
}

/** Publishes and, as encoders do, connects again when the connection is lost. */
function startPilot(key: string, missionId: string): Pilot {
  let drone: Drone | undefined
  let isStopping = false
  async function run(): Promise<void> {
    while (!isStopping) {
      const next = await startDrone(ingest.port, key).catch(() => undefined)
      if (next) {
        drone = next
        next.fly()
        while (!isStopping && !next.publisher.socket.destroyed) await sleep(50)
      }
      await sleep(500)
    }
    await drone?.land().catch(() => undefined)
  }
  const running = run()
  return {
    missionId,
    drone: () => drone,
    async stop() {
      isStopping = true
      await running
    },
  }
}

async function newPilot(index: number): Promise<Pilot> {
  const call = <T = { _id: string }>(url: string, body: object) => aerie.call<T>(root, 'POST', url, body)
  const { data: mission } = await call('/mission/create', { name: `Harbour ${index}` })
  const { data: flight } = await call('/flight/create', { missionId: mission._id, name: 'Flight 1' })
  const wanted = { flightId: flight._id, name: 'Controller' }
  const { data } = await call<Schemas['IssuedStreamKey']>('/streamtoken/create', wanted)
  return startPilot(data.key, mission._id)
}

const streams = async () =>
  inTenant(aerie.db, aerie.demo.id, (tx) =>
    tx.selectFrom('live_stream').select(['id', 'mission_id', 'ended_at', 'first_frame_at', 'receiver_id']).execute(),
  )
const running = async () =>
  (await streams()).filter(({ ended_at, first_frame_at }) => ended_at === null && first_frame_at !== null)

const isPlaying = (viewer: PersistentViewer, since: number) => viewer.lastAt() > since && viewer.opened() > 0

test('viewers and publishers return when the receiving server is killed, and at most two seconds of recordings are lost', async () => {
  const folder = newFolder()
  const first = await startServer(folder)
  for (let index = 0; index < STREAMS; index++) pilots.push(await newPilot(index))
  const before = await until(async () => {
    const all = await running()
    return all.length === STREAMS && all
  })
  expect(new Set(before.map(({ receiver_id }) => receiver_id)).size).toBe(1)
  await startServer(newFolder())
  for (const { missionId } of pilots) {
    for (const way of ['whep', 'flv'] as const) {
      viewers.push(startPersistentViewer({ port: pages.port, cookie: root, missionId, path: way }))
    }
  }
  await until(() => viewers.every((viewer) => isPlaying(viewer, 0)))
  // Long enough that less than two seconds are a loss.
  await until(() => pilots.every((pilot) => (pilot.drone()?.sentMs() ?? 0) > 10_000))

  const killedAt = Date.now()
  const drones = pilots.map((pilot) => pilot.drone())
  killMachine(first)
  const sentMs = new Map(pilots.map(({ missionId }, index) => [missionId, drones[index]?.sentMs() ?? 0]))

  const after = await until(async () => {
    const all = await running()
    const returned = all.filter(({ id }) => before.every((each) => each.id !== id))
    return returned.length === STREAMS && returned
  })
  expect(new Set(after.map(({ receiver_id }) => receiver_id)).size).toBe(1)
  expect(after[0]?.receiver_id).not.toBe(before[0]?.receiver_id)
  const newStreams = new Set<string | undefined>(after.map(({ id }) => id))
  await until(() => viewers.every((viewer) => newStreams.has(viewer.streamId()) && isPlaying(viewer, killedAt)))
  const ended = (await streams()).filter(({ id }) => before.some((each) => each.id === id))
  expect(ended.every(({ ended_at }) => ended_at !== null)).toBe(true)

  await startServer(folder)
  const recordings = await until(async () => {
    const found = await Promise.all(
      before.map(async ({ id, mission_id }) => {
        const { data } = await aerie.call<{ items: Schemas['Recording'][] }>(
          root,
          'GET',
          `/VOD/get-by-missionID/${mission_id}`,
        )
        const recording = data.items.find(({ streamId, state }) => streamId === id && state === 'ready')
        return recording && { missionId: mission_id, durationMs: recording.durationMs ?? 0 }
      }),
    )
    const ready = found.filter((each) => each !== undefined)
    return ready.length === STREAMS && ready
  })
  for (const { missionId, durationMs } of recordings) {
    expect(durationMs).toBeGreaterThan((sentMs.get(missionId) ?? 0) - LOSS_MS)
  }
})
