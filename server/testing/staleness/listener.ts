// Collects the announced tags through a socket, like the browser of another user.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { parse } from 'yaml'
import { WINDOW_MS } from '../../platform/realtime/changeWindow'
import { recordEvent } from '../../platform/realtime/sql'
import { inTenant } from '../../platform/db/tenancy'
import { eventsPublished } from '../eventsPublished'
import type { TestApp } from '../testApp'
import { until } from '../until'

/** The cache tags that each stored event makes stale, from the contract: `Mission/{id}` is a tag of type Mission. */
const { events } = parse(readFileSync(path.join(__dirname, '../../../api-spec/events.yaml'), 'utf8')) as {
  events: Record<string, { stale: string[] }>
}

export interface Listener {
  /** Everything announced since the last call, without duplicates, after all committed notices have been delivered. */
  announced: () => Promise<string[]>
  close: () => void
}

/** Connects a browser that only listens, after all earlier changes are published; the app must listen on a port. */
export async function listenAs({ app, db }: TestApp, tenantId: string, cookie: string): Promise<Listener> {
  await eventsPublished(db, tenantId)
  const { port } = app.server.address() as AddressInfo
  const options = { path: '/stream/notification', transports: ['websocket'], forceNew: true, reconnection: false }
  const socket = io(`http://127.0.0.1:${port}`, { ...options, extraHeaders: { cookie } })
  const markers = new Map<string, () => void>()
  const tags = new Set<string>()

  socket.onAny((event: string, payload: { entity?: string; alertID?: string }) => {
    const arrived = markers.get(payload.alertID ?? '')
    if (arrived) arrived()
    else if (event === 'RECORD_CHANGED') tags.add(payload.entity ?? 'nothing')
    else for (const tag of events[event]?.stale ?? []) tags.add(tag.replace(/\/.*/, ''))
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('READY', resolve)
    socket.once('connect_error', reject)
  })

  /** Resolves when every earlier event has arrived. A deleted tenant has no socket. */
  async function marker(): Promise<void> {
    if (socket.disconnected) return
    const id = crypto.randomUUID()
    let hasArrived = false
    markers.set(id, () => (hasArrived = true))
    const payload = { locationName: 'Marker', missionID: id, alertID: id }
    await inTenant(db, tenantId, (tx) => recordEvent(tenantId, tx, 'ALERT_CREATED', payload))
    await until(() => hasArrived || socket.disconnected)
  }

  return {
    async announced() {
      // When the first marker has arrived, earlier record changes have been sent or wait in a window of this process, which
      // ends before the pause here. The second marker arrives after them.
      await marker()
      await sleep(WINDOW_MS)
      await marker()
      const result = [...tags].sort()
      tags.clear()
      return result
    },
    close: () => socket.disconnect(),
  }
}
