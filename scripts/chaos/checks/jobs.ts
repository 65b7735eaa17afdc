// Each job ends in a final state.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** A killed process is noticed within a minute, and its jobs start again. */
const WAIT_MS = 240_000

export interface JobFigures {
  completed: number
  findings: string[]
  /** Starts that a kill has ended. */
  interruptions: number
}

interface JobRow {
  id: string
  kind: string
  status: string
  message: string | null
  interruptions: number
}

/** Waits for the jobs that are under way. */
export async function checkJobs(database: pg.Client): Promise<JobFigures> {
  const deadline = Date.now() + WAIT_MS
  while (Date.now() < deadline && (await countOpen(database)) > 0) await sleep(500)
  const { rows } = await database.query<JobRow>('select id, kind, status, message, interruptions from job')
  const figures: JobFigures = { completed: 0, findings: [], interruptions: 0 }
  for (const { id, kind, status, message, interruptions } of rows) {
    figures.interruptions += interruptions
    if (status === 'completed') figures.completed++
    else figures.findings.push(`the job ${id} (${kind}) is ${status}: ${message ?? 'no message'}`)
  }
  return figures
}

async function countOpen(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    "select count(*) from job where status in ('queued', 'running')",
  )
  return Number(rows[0]?.count ?? 0)
}
