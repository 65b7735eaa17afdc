// Child process of eventWriters.ts: commits events of one tenant at a constant rate, one transaction each.
import type pg from 'pg'
import { databaseOn } from '../../server/platform/db/database'
import { createPool } from '../../server/platform/db/pool'
import { recordEvent } from '../../server/platform/realtime/sql'
import { inTenant } from '../../server/platform/db/tenancy'

export type FloodCommand = { connection: pg.PoolConfig; tenantId: string; perSecond: number } | 'stop'

export interface FloodReport {
  committed: number
  milliseconds: number
}

const TICK_MS = 10
const ID = '01938f6e-7a3b-7c21-9b1e-2f64c1d2a301'

let stop: () => Promise<FloodReport> = () => Promise.resolve({ committed: 0, milliseconds: 0 })

function start({ connection, tenantId, perSecond }: Exclude<FloodCommand, 'stop'>): void {
  const pool = createPool({ ...connection, connectionTimeoutMillis: 0 })
  const db = databaseOn(pool)
  const startedAt = performance.now()
  const open = new Set<Promise<void>>()
  let begun = 0
  let committed = 0
  const commit = async (): Promise<void> => {
    await inTenant(db, tenantId, (tx) =>
      recordEvent(tenantId, tx, 'ALERT_CREATED', { locationName: 'Gate 4', missionID: ID, alertID: ID }),
    )
    committed++
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    for (; begun < due; begun++) {
      const one: Promise<void> = commit().finally(() => open.delete(one))
      open.add(one)
    }
  }, TICK_MS)
  stop = async () => {
    clearInterval(timer)
    await Promise.all(open)
    const milliseconds = performance.now() - startedAt
    await pool.end()
    return { committed, milliseconds }
  }
}

process.on('message', (command: FloodCommand) => {
  if (command === 'stop') void stop().then((report) => process.send?.(report))
  else start(command)
})
