// The time from the revocation of a link until its tiles are refused and its live video has stopped, over WebRTC and over a
// WebSocket.
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { startDrone, type Drone } from '../../../server/groups/stream/testing/publisher'
import { accept, createViewer } from '../../../server/media/live/webrtc/webRtcClient'
import type { Row } from '../table'
import { keyOf, type Share, type ShareSite } from './site'
import { sized } from '../size'

const ROUNDS = sized(5, 1)
const EVERY_MS = 10
/** Frames follow each other after a fraction of this time. */
const SILENCE_MS = 1_000
const WORLD = '0/0/0'

/** What a visitor receives. */
interface Received {
  /** When the last data arrived; undefined while there is none. */
  lastAt: number | undefined
  close(): Promise<void> | void
}

export async function revocation(site: ShareSite): Promise<Row[]> {
  const { drone, streamId } = await publish(site)
  const times: Record<'tile' | 'WebRTC' | 'WebSocket', number[]> = { tile: [], WebRTC: [], WebSocket: [] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const link = await site.share({ shows: ['layers', 'live'] })
      const { visit } = await site.visitor<{ visit: string }>('POST', '/visit/open', { key: keyOf(link) })
      const overWebRtc = await watchOverWebRtc(site, visit, streamId)
      const overSocket = await watchOverSocket(site, visit, streamId)
      await untilReceived([overWebRtc, overSocket])
      const began = await revoke(site, link)
      times.tile.push((await untilRefused(site, visit)) - began)
      await untilSilent([overWebRtc, overSocket])
      times.WebRTC.push((overWebRtc.lastAt ?? began) - began)
      times.WebSocket.push((overSocket.lastAt ?? began) - began)
      await overWebRtc.close()
      await overSocket.close()
    }
  } finally {
    await drone.land()
  }
  return Object.entries(times).map(([what, all]) => ({
    what: `revocation to ${what === 'tile' ? 'a refused tile' : `the last video over ${what}`}, slowest of ${ROUNDS}`,
    figure: `${Math.max(0, ...all).toFixed(0)} ms`,
    budget: '<= 5,000 ms',
  }))
}

async function publish({ call, missionId }: ShareSite): Promise<{ drone: Drone; streamId: string }> {
  const { _id: flightId } = await call<{ _id: string }>('POST', '/flight/create', { missionId, name: 'Flight 1' })
  const issued = await call<{ key: string; rtmpUrl: string }>('POST', '/streamtoken/create', {
    flightId,
    name: 'DRN-07',
  })
  const drone = await startDrone(Number(new URL(issued.rtmpUrl).port), issued.key)
  drone.fly()
  for (;;) {
    const { streams } = await call<{ streams: { _id: string; paths: string[] }[] }>(
      'GET',
      '/streamtoken/get-active-streams',
    )
    const stream = streams.find(({ paths }) => paths.length === 2)
    if (stream) return { drone, streamId: stream._id }
    await sleep(EVERY_MS)
  }
}

const ticketFor = async ({ visitor }: ShareSite, visit: string, streamId: string): Promise<string> =>
  (await visitor<{ ticket: string }>('POST', `/visit/watch/${visit}/${streamId}`)).ticket

async function watchOverWebRtc(site: ShareSite, visit: string, streamId: string): Promise<Received> {
  const received: Received = { lastAt: undefined, close: () => viewer.connection.close() }
  const viewer = await createViewer(() => (received.lastAt = performance.now()))
  const ticket = await ticketFor(site, visit, streamId)
  const answer = await fetch(`${site.server.address}/live/whep/${streamId}?ticket=${ticket}`, {
    method: 'POST',
    body: viewer.offer,
    headers: { 'content-type': 'application/sdp' },
  })
  if (!answer.ok) throw new Error(await answer.text())
  await accept(viewer, await answer.text())
  return received
}

async function watchOverSocket(site: ShareSite, visit: string, streamId: string): Promise<Received> {
  const ticket = await ticketFor(site, visit, streamId)
  const { address } = site.server
  const socket = new WebSocket(`${address.replace('http', 'ws')}/live/flv/${streamId}?ticket=${ticket}`, {
    headers: { origin: address },
  })
  const received: Received = { lastAt: undefined, close: () => socket.terminate() }
  socket.on('message', () => (received.lastAt = performance.now()))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return received
}

async function untilReceived(all: Received[]): Promise<void> {
  while (all.some(({ lastAt }) => lastAt === undefined)) await sleep(EVERY_MS)
}

async function untilSilent(all: Received[]): Promise<void> {
  while (all.some(({ lastAt }) => performance.now() - (lastAt ?? 0) < SILENCE_MS)) await sleep(EVERY_MS)
}

/** @returns when the call was sent */
async function revoke({ call }: ShareSite, link: Share): Promise<number> {
  const began = performance.now()
  await call('POST', `/share/revoke/${link._id}`)
  return began
}

/** @returns when a tile was refused */
async function untilRefused({ server, layerId }: ShareSite, visit: string): Promise<number> {
  const status = async (): Promise<number> => {
    const answer = await fetch(`${server.address}/apis/v1/visit/vector/${visit}/${layerId}/${WORLD}`)
    await answer.arrayBuffer()
    return answer.status
  }
  while ((await status()) !== 404) await sleep(EVERY_MS)
  return performance.now()
}
