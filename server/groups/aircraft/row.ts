// Feeds as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { renderStored } from '../../platform/core/storedMessage'
import type { WrongClocks } from './senderClocks'

export type AircraftFeed = components['schemas']['AircraftFeed']

export interface FeedRow {
  id: string
  name: string
  kind: AircraftFeed['kind']
  enabled: boolean
  host: string | null
  port: number | null
  usesTls: boolean
  serverName: string
  authority: string
  certificate: string
  privateKey: Buffer | null
  sendsOwn: boolean
  hint: string | null
  connectedAt: Date | null
  messageAt: Date | null
  messages: number
  passedOver: number
  dropped: number
  problem: string | null
  wrongClocks: WrongClocks | null
  aircraft: number
  createdAt: Date
  version: number
  /** Figures are of the last minute. */
  isCounted: boolean
  /** A process holds the connection. */
  isHeld: boolean
}

export const COLUMNS = sql`
  f.id, f.name, f.kind, f.is_enabled as enabled, f.host, f.port, f.uses_tls as "usesTls", f.server_name as "serverName",
  f.authority, f.certificate, f.private_key as "privateKey", f.sends_own as "sendsOwn", f.hint,
  f.connected_at as "connectedAt", f.message_at as "messageAt", f.messages, f.passed_over as "passedOver", f.dropped,
  f.problem, f.wrong_clocks as "wrongClocks", f.created_at as "createdAt", f.version,
  coalesce(f.counted_at > now() - interval '75 seconds', false) as "isCounted",
  coalesce(f.leased_until > now(), false) as "isHeld",
  (select count(*)::int from aircraft a
    where a.tenant_id = f.tenant_id and a.feed_id = f.id and a.stale_at > now()) as aircraft`

const RECENT_MS = 60_000

export const asFeed = ({ id, privateKey, isHeld, ...row }: FeedRow): AircraftFeed => ({
  _id: id,
  name: row.name,
  kind: row.kind,
  enabled: row.enabled,
  host: row.host,
  port: row.port,
  usesTls: row.usesTls,
  serverName: row.serverName,
  authority: row.authority,
  certificate: row.certificate,
  hasPrivateKey: privateKey !== null,
  sendsOwn: row.sendsOwn,
  hint: row.hint,
  state: stateOf({ ...row, isHeld }),
  problem: row.enabled ? renderStored(row.problem) : null,
  connectedAt: row.enabled && isHeld ? (row.connectedAt?.toISOString() ?? null) : null,
  messageAt: row.messageAt?.toISOString() ?? null,
  ...countedOf(row),
  aircraft: row.aircraft,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
})

/** The figures of the last minute. */
function countedOf({
  isCounted,
  messages,
  passedOver,
  dropped,
  wrongClocks,
}: Pick<FeedRow, 'isCounted' | 'messages' | 'passedOver' | 'dropped' | 'wrongClocks'>) {
  if (!isCounted) return { perMinute: 0, passedOver: 0, dropped: 0, wrongClocks: [], wrongClockCount: 0 }
  const { named, count } = wrongClocks ?? { named: [], count: 0 }
  return { perMinute: messages, passedOver, dropped, wrongClocks: named, wrongClockCount: count }
}

function stateOf({
  enabled,
  kind,
  messageAt,
  connectedAt,
  isHeld,
  problem,
}: Pick<FeedRow, 'enabled' | 'kind' | 'messageAt' | 'connectedAt' | 'isHeld' | 'problem'>): AircraftFeed['state'] {
  if (!enabled) return 'off'
  if (kind === 'remote_id') {
    return messageAt !== null && Date.now() - messageAt.getTime() < RECENT_MS ? 'connected' : 'waiting'
  }
  if (isHeld && connectedAt !== null) return 'connected'
  return problem === null ? 'connecting' : 'failed'
}
