// No acknowledged write is lost or changed, and none was done twice.
import type pg from 'pg'
import type { Load } from '../load/load'

interface Row {
  id: string
  name: string
}

export interface WriteFigures {
  acknowledged: number
  unanswered: number
  /** Unanswered writes that were done. */
  done: number
  findings: string[]
}

export async function checkWrites(database: pg.Client, { tenants }: Load): Promise<WriteFigures> {
  const figures: WriteFigures = { acknowledged: 0, unanswered: 0, done: 0, findings: [] }
  for (const { tenant, writers } of tenants) {
    const stored = await storedRows(database, tenant.id)
    const names = new Map([...stored].map(([id, { name }]) => [name, id]))
    if (names.size !== stored.size) figures.findings.push(`${tenant.name}: a write was done twice`)
    for (const { acknowledged, unanswered } of writers) {
      figures.acknowledged += acknowledged.size
      figures.unanswered += unanswered.size
      figures.done += [...unanswered].filter((name) => names.has(name)).length
      for (const { id, name, table } of acknowledged.values()) {
        const row = stored.get(id)
        if (!row) figures.findings.push(`${tenant.name}: the ${table} ${id}, ${name}, is lost`)
        else if (row.name !== name) figures.findings.push(`${tenant.name}: ${table} ${id} is ${row.name}, not ${name}`)
      }
    }
  }
  return figures
}

async function storedRows(database: pg.Client, tenantId: string): Promise<Map<string, Row>> {
  const { rows } = await database.query<Row>(
    `select id, name from mission where tenant_id = $1 union all select id, name from location where tenant_id = $1`,
    [tenantId],
  )
  return new Map(rows.map((row) => [row.id, row]))
}
