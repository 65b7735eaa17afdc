// Each subscriber has received each event of its tenant exactly once, or was told to read everything again.
import type pg from 'pg'
import type { Load } from '../load/load'
import type { Subscriber } from '../load/subscriber'

export interface EventFigures {
  stored: number
  received: number
  /** Times a subscriber was told to read everything again. */
  resets: number
  findings: string[]
}

export async function checkEvents(database: pg.Client, { tenants }: Load): Promise<EventFigures> {
  const figures: EventFigures = { stored: 0, received: 0, resets: 0, findings: [] }
  for (const { tenant, subscribers, writers } of tenants) {
    await untilPublished(database, tenant.id)
    const { rows } = await database.query<{ seq: string; name: string; mission: string | null }>(
      `select seq, name, payload->>'missionID' as mission from event
        where tenant_id = $1 and recipient_id is null order by seq`,
      [tenant.id],
    )
    const seqs = rows.map(({ seq }) => Number(seq))
    figures.stored += seqs.length
    const added = new Map<string, number>()
    for (const { name, mission } of rows) {
      if (name === 'MISSION_ADDED' && mission !== null) added.set(mission, (added.get(mission) ?? 0) + 1)
    }
    for (const { id, table } of writers.flatMap(({ acknowledged }) => [...acknowledged.values()])) {
      const times = added.get(id) ?? 0
      if (table === 'mission' && times !== 1)
        figures.findings.push(`the mission ${id} has ${times} events MISSION_ADDED`)
    }
    for (const subscriber of subscribers) {
      if (!(await subscriber.untilSeq(seqs.at(-1) ?? 0)))
        figures.findings.push(`${subscriber.client} has not received the last event within a minute`)
      figures.received += subscriber.received.length
      figures.resets += subscriber.skipped.length
      figures.findings.push(...missingOf(subscriber, seqs))
    }
  }
  return figures
}

function missingOf({ client, received, skipped, startedAt }: Subscriber, seqs: readonly number[]): string[] {
  const seen = new Set(received)
  const findings: string[] = []
  if (seen.size !== received.length) findings.push(`${client} has received an event twice`)
  const isSkipped = (seq: number): boolean => skipped.some(({ after, upTo }) => seq > after && seq <= upTo)
  const missing = seqs.filter((seq) => seq > startedAt() && !seen.has(seq) && !isSkipped(seq))
  if (missing.length > 0)
    findings.push(`${client} has not received ${missing.length} events: ${missing.slice(0, 20).join(', ')}`)
  return findings
}

async function untilPublished(database: pg.Client, tenantId: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const { rows } = await database.query('select from event_outbox where tenant_id = $1 limit 1', [tenantId])
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
