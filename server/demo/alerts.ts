// Alerts of the demo with their history. They are stored as rows: raised through the product, they would all be new, of this
// minute, and unread lines of every bell.
import { V7Generator } from 'uuidv7'
import type { Tx } from '../platform/db/tenancy'
import { dueTime, selectSettings } from '../groups/alert/settingsSql'
import { ALERTS, type DemoAlert } from './alertContents'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface Person {
  userId: string
  name: string
}

interface Seeding {
  /** Their IDs by name. */
  missions: ReadonlyMap<string, string>
  root: Person
  staff: Person
}

interface Step {
  at: Date
  action: 'created' | 'assigned' | 'moved' | 'snoozed' | 'deleted'
  details: Record<string, string | null>
  /** Null for rules, analyses and webhooks. */
  doer: Person | null
}

const ids = new V7Generator()
/** Lists by age sort by ID. */
const idOf = (time: Date) => ids.generateOrResetWithTs(time.getTime()).toString()

export async function seedAlerts(tenantId: string, tx: Tx, seeding: Seeding): Promise<void> {
  const settings = await selectSettings(tenantId, tx)
  for (const alert of ALERTS) {
    const raisedAt = new Date(Date.now() - alert.hoursAgo * HOUR_MS)
    const row = { id: idOf(raisedAt), raisedAt, dueAt: dueTime(settings, alert.severity, raisedAt) }
    const steps = historyOf(alert, raisedAt, seeding)
    await insertAlert(tenantId, tx, { ...row, alert, steps, seeding })
    for (const step of steps) await insertStep(tenantId, tx, row.id, step)
  }
}

interface AlertToInsert {
  id: string
  raisedAt: Date
  dueAt: Date | null
  alert: DemoAlert
  steps: readonly Step[]
  seeding: Seeding
}

async function insertAlert(tenantId: string, tx: Tx, wanted: AlertToInsert): Promise<void> {
  const { id, raisedAt, dueAt, alert, steps, seeding } = wanted
  const { lat = null, long = null } = alert.position ?? {}
  await tx
    .insertInto('alert')
    .values({
      id,
      tenant_id: tenantId,
      mission_id: seeding.missions.get(alert.mission) ?? '',
      name: alert.title,
      kind: alert.kind,
      description: alert.description ?? '',
      severity: alert.severity,
      source: alert.source,
      owner_id: alert.owner === undefined ? null : seeding[alert.owner].userId,
      due_at: dueAt,
      occurred_at: raisedAt,
      last_seen_at: raisedAt,
      created_at: raisedAt,
      repeats: alert.repeats ?? 0,
      lat,
      long,
      is_shown_to_clients: alert.clientVisible === true,
      created_by: steps[0]?.doer?.userId ?? null,
      ...handlingOf(alert, steps, seeding),
    })
    .execute()
}

/** State of an alert after these steps. */
function handlingOf(alert: DemoAlert, steps: readonly Step[], { root }: Seeding) {
  const moved = steps.filter(({ action }) => action === 'moved').map(({ at }) => at)
  const { closed, moves = [], snoozedHours, isDeleted } = alert
  return {
    state: closed ? 'closed' : (moves.at(-1)?.to ?? 'new'),
    acknowledged_at: moved[0] ?? null,
    ...(closed && { outcome: closed.outcome, reason: closed.reason ?? '', closed_at: moved.at(-1) ?? null }),
    ...(snoozedHours !== undefined && { snoozed_until: new Date(Date.now() + snoozedHours * HOUR_MS) }),
    ...(isDeleted && { deleted_at: new Date(), deleted_by: root.userId }),
  }
}

async function insertStep(
  tenantId: string,
  tx: Tx,
  alertId: string,
  { at, action, details, doer }: Step,
): Promise<void> {
  const by = doer && { user_id: doer.userId, user_name: doer.name }
  await tx
    .insertInto('alert_activity')
    .values({
      id: idOf(at),
      tenant_id: tenantId,
      alert_id: alertId,
      at,
      action,
      details: JSON.stringify(details),
      ...by,
    })
    .execute()
}

/** What happened, in the order of time. */
function historyOf(alert: DemoAlert, raisedAt: Date, seeding: Seeding): Step[] {
  const { title, severity, source, moves = [], closed, snoozedHours, isDeleted } = alert
  const { root, staff } = seeding
  const raisedBy = source === 'person' ? staff : null
  const steps: Step[] = [{ at: raisedAt, action: 'created', details: { title, severity }, doer: raisedBy }]
  let at = raisedAt
  let from = 'new'
  const after = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS)
  if (alert.owner) {
    const details = { from: null, to: seeding[alert.owner].name }
    steps.push({ at: after(1), action: 'assigned', details, doer: root })
  }
  for (const { to, minutes } of moves) {
    at = after(minutes)
    steps.push({ at, action: 'moved', details: { from, to }, doer: root })
    from = to
  }
  if (closed) {
    const { outcome, reason = '', minutes } = closed
    at = new Date(Math.max(after(1).getTime(), raisedAt.getTime() + minutes * MINUTE_MS))
    steps.push({ at, action: 'moved', details: { from, to: 'closed', outcome, reason }, doer: root })
  }
  if (snoozedHours !== undefined) {
    const until = new Date(Date.now() + snoozedHours * HOUR_MS).toISOString()
    steps.push({ at: after(2), action: 'snoozed', details: { until }, doer: root })
  }
  if (isDeleted) steps.push({ at: after(2), action: 'deleted', details: {}, doer: root })
  return steps
}
