// What the publisher sends to every process through pg_notify. It refers to events instead of carrying them: PostgreSQL
// limits a notification to 8,000 bytes.
import type { NoticePayloads } from './events.gen'

export const CHANNEL = 'aerie_notice'

/** Most ids one RECORD_CHANGED names; the contract has the same limit. Keeps a notice below 4,100 bytes. */
export const MAX_IDS = 100

export type RecordChange = NoticePayloads['RECORD_CHANGED']

export type StreamMove = NoticePayloads['STREAM_MOVED']

/** `seq` is the tenant's last stored event, `changed` what became stale without an event, `moved` a drone. */
export interface Notice {
  tenantId: string
  seq?: number
  changed?: RecordChange
  moved?: StreamMove
}
