// Figures of the whole installation, across tenants. All functions take a platform transaction.
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'

export interface JobCount {
  kind: string
  status: string
  count: number
}

/** Jobs that wait or run, by kind. */
export async function countOpenJobs(tx: Tx): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select kind, status, count(*) as count from job where status in ('queued', 'running') group by kind, status`.execute(
    tx,
  )
  return rows
}

export interface FailedJobs {
  kind: string
  count: number
}

/** Jobs that failed in the last 24 hours, by kind, the most frequent one first. */
export async function countFailedJobs(tx: Tx): Promise<FailedJobs[]> {
  const { rows } = await sql<FailedJobs>`
    select kind, count(*) as count from job
     where status = 'failed' and ended_at > now() - interval '24 hours'
     group by kind order by count desc, kind`.execute(tx)
  return rows
}

export type QueueName = 'jobs' | 'events' | 'mails' | 'reports' | 'webhooks' | 'analyses' | 'removals'

export interface Queue {
  queue: QueueName
  length: number
  /** How long the first entry has been due, in seconds; 0 for an empty queue. */
  oldestSeconds: number
}

/** What waits in the queues of the database and is due. */
export async function measureQueues(tx: Tx): Promise<Queue[]> {
  const { rows } = await sql<Queue>`
    with due (queue, since) as (
      select 'jobs', created_at from job where status = 'queued'
      union all select 'events', created_at from event_outbox
      union all select 'mails', due_at from notification_mail where ended_at is null and due_at <= now()
      union all select 'reports', due_at from report_mail where state = 'waiting' and due_at <= now()
      union all select 'webhooks', due_at from webhook_delivery where ended_at is null and due_at <= now()
      union all select 'analyses', due_at from external_run where due_at <= now()
      union all select 'removals', due_at from file_removal where due_at <= now()
    ), queues (queue) as (
      values ('jobs'), ('events'), ('mails'), ('reports'), ('webhooks'), ('analyses'), ('removals')
    )
    select queue, count(since) as length,
           coalesce(extract(epoch from now() - min(since)), 0)::float8 as "oldestSeconds"
      from queues left join due using (queue)
     group by queue order by queue`.execute(tx)
  return rows
}

export interface Totals {
  tenants: number
  sessions: number
  storedFiles: number
  storedBytes: number
  bytesBeingFreed: number
  liveStreams: number
  viewers: number
}

export async function readTotals(tx: Tx): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select (select count(*) from tenant where deleted_at is null) as tenants,
           (select count(*) from session where expires_at > now()) as sessions,
           (select count(*) from stored_file) as "storedFiles",
           (select coalesce(sum(size), 0)::bigint from stored_file) as "storedBytes",
           (select coalesce(sum(size), 0)::bigint from file_removal where due_at <= now()) as "bytesBeingFreed",
           (select count(*) from live_stream where ended_at is null) as "liveStreams",
           (select count(*) from stream_view where ended_at is null) as viewers`.execute(tx)
  return rows[0]!
}

export interface Overrun {
  resource: string
  tenants: number
}

/** Tenants that exceed a limit of their package, by resource. */
export async function countOverruns(tx: Tx): Promise<Overrun[]> {
  const { rows } = await sql<Overrun>`
    select resource, count(*) as tenants from quota_overrun group by resource`.execute(tx)
  return rows
}

/** Processes that receive live streams. */
export async function countReceivers(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from live_receiver where lease_until > now()`.execute(tx)
  return rows[0]?.count ?? 0
}
