// The job that deletes what the rules of a tenant say, in small steps. Each step checks the rule and each record again, and
// is one transaction with its announcements and its part of the run, so that an interrupted job repeats nothing.
import { setTimeout as sleep } from 'node:timers/promises'
import { recordAudit } from '../../platform/audit/sql'
import { render } from '../../platform/core/messages'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { defineJob } from '../../platform/jobs/jobs'
import { RETENTION_KINDS, type RetentionKind } from '../../records/retention/retention'
import type { Entity } from '../../platform/realtime/events.gen'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { countDue, deleteDue, lockDue, selectReferences, type DueRecord } from './dueSql'
import { retentionKindText, retentionText } from './messages'
import { lockActiveDays } from './ruleSql'
import { addToRun, takeOpenRuns } from './runSql'

/** Records of one transaction. */
const STEP = 50
/** Between two steps, so that others get their turn. */
const PAUSE_MS = 200
const TIMEOUT_MS = 6 * 60 * 60_000

const ENTITIES: Readonly<Record<DueRecord['record'], Entity>> = {
  recording: 'Recording',
  photo: 'Photo',
  telemetry: 'Telemetry',
  outcome: 'Outcome',
}

export const retentionJob = defineJob<object, { deleted: number }, Services>({
  kind: 'retention',
  freesSpace: true,
  timeoutMs: TIMEOUT_MS,
  async run(_input, { tenantId, jobId, signal, progress, services: { db } }) {
    let deleted = 0
    try {
      const total = await inTenant(db, tenantId, (tx) => countAllDue(tenantId, tx))
      for (const kind of RETENTION_KINDS) {
        for (;;) {
          signal.throwIfAborted()
          const count = await inTenant(db, tenantId, (tx) => deleteStep(tenantId, tx, jobId, kind))
          if (count === 0) break
          deleted += count
          progress(Math.min(1, deleted / Math.max(1, total)), retentionText('deleting', { count: deleted }))
          await sleep(PAUSE_MS, undefined, { signal })
        }
      }
    } finally {
      await inTenant(db, tenantId, (tx) => auditOpenRuns(tenantId, tx))
    }
    return { deleted }
  },
})

async function countAllDue(tenantId: string, tx: Tx): Promise<number> {
  let total = 0
  for (const kind of RETENTION_KINDS) {
    const days = await lockActiveDays(tenantId, tx, kind)
    if (days !== undefined) total += await countDue(tenantId, tx, kind, days)
  }
  return total
}

/** @returns how many were deleted; 0 also when the rule was switched off meanwhile */
export async function deleteStep(tenantId: string, tx: Tx, jobId: string, kind: RetentionKind): Promise<number> {
  const days = await lockActiveDays(tenantId, tx, kind)
  if (days === undefined) return 0
  const records = await lockDue(tenantId, tx, kind, days, STEP)
  if (records.length === 0) return 0
  const ids = records.map(({ id }) => id)
  const { alerts, outcomes, recordings } = await selectReferences(tenantId, tx, ids)
  await deleteDue(tenantId, tx, kind, ids)
  const bytes = records.reduce((sum, record) => sum + record.bytes, 0)
  await addToRun(tenantId, tx, jobId, { kind, count: ids.length, bytes, names: records.map(({ name }) => name) })
  await announce(tenantId, tx, records)
  if (alerts) await recordChanged(tenantId, tx, 'Alert')
  if (outcomes) await recordChanged(tenantId, tx, 'Outcome')
  if (recordings) await recordChanged(tenantId, tx, 'Recording')
  return ids.length
}

async function announce(tenantId: string, tx: Tx, records: readonly DueRecord[]): Promise<void> {
  for (const [record, entity] of Object.entries(ENTITIES)) {
    const ids = records.filter((each) => each.record === record).map(({ id }) => id)
    await recordChanged(tenantId, tx, entity, ids)
  }
  const missionIds = new Set(records.map(({ missionId }) => missionId))
  await recordChanged(tenantId, tx, 'Mission', [...missionIds])
}

/** Writes one audit entry for each run that has none, also for those of jobs that ended with their process. */
export async function auditOpenRuns(tenantId: string, tx: Tx): Promise<void> {
  const runs = await takeOpenRuns(tenantId, tx)
  for (const { kind, count, bytes, names } of runs) {
    await recordAudit(tenantId, tx, {
      actorId: null,
      actorName: render(retentionText('actor'), 'en'),
      address: '',
      action: 'retention.delete',
      target: render(retentionKindText(kind), 'en'),
      details: { count, bytes, names: names.join(', ').slice(0, 2000) },
    })
  }
  if (runs.length > 0) await recordChanged(tenantId, tx, 'Retention')
}
