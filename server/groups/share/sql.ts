import { sql, type RawBuilder } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { containing, type Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'
import { REFERENCE, TARGET_NAME, type References, type ShareContent, type ShareKind } from './targetSql'

type ShareState = components['schemas']['Share']['state']

export interface ShareRow {
  id: string
  kind: ShareKind
  targetId: string
  missionId: string | null
  missionName: string | null
  /** Of the thing now, or when the link was created if it is gone. */
  name: string
  key: Buffer
  photoCount: number | null
  shows: ShareContent[]
  fromMs: number | null
  untilMs: number | null
  recipient: string
  state: ShareState
  hasPassword: boolean
  passwordHash: string | null
  passwordVersion: number
  expiresAt: Date | null
  revokedAt: Date | null
  maxVisits: number | null
  visits: number
  lastVisitAt: Date | null
  allowsDownload: boolean
  hasWatermark: boolean
  version: number
  createdAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
  /** The account of the author is disabled or deleted. */
  authorHasLeft: boolean
}

/** Active links that expire within this time are listed as expiring. */
const EXPIRING_DAYS = 7

const STATE = sql<ShareState>`
  case when s.revoked_at is not null then 'revoked'
       when t.name is null then 'gone'
       when s.expires_at <= now() then 'expired'
       when s.visits >= s.max_visits then 'used'
       else 'active' end`

const AUTHOR_HAS_LEFT = sql<boolean>`(u.id is null or u.deleted_at is not null or u.disabled_at is not null)`

const COLUMNS = sql`
  s.id, s.kind, s.target_id as "targetId", s.mission_id as "missionId", m.name as "missionName",
  coalesce(t.name, s.name) as name, s.key, cardinality(s.photo_ids) as "photoCount", s.shows, s.from_ms as "fromMs",
  s.until_ms as "untilMs", s.recipient, ${STATE} as state, s.password_hash is not null as "hasPassword",
  s.password_hash as "passwordHash", s.password_version as "passwordVersion", s.expires_at as "expiresAt",
  s.revoked_at as "revokedAt", s.max_visits as "maxVisits", s.visits, s.last_visit_at as "lastVisitAt",
  s.allows_download as "allowsDownload", s.has_watermark as "hasWatermark", s.version, s.created_at as "createdAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar",
  ${AUTHOR_HAS_LEFT} as "authorHasLeft"`

const fromShares = (tenantId: string) => sql`
  from share s
  cross join lateral (select ${TARGET_NAME} as name) t
  left join mission m on m.tenant_id = s.tenant_id and m.id = s.mission_id
  left join app_user u on u.id = s.created_by
 where s.tenant_id = ${tenantId}`

export interface NewShare {
  id: string
  kind: ShareKind
  targetId: string
  references: References
  photoIds: string[] | null
  shows: ShareContent[]
  fromMs: number | null
  untilMs: number | null
  recipient: string
  /** Encrypted. */
  key: Buffer
  keyHash: Buffer
  passwordHash: string | null
  expiresAt: string | null
  maxVisits: number | null
  allowsDownload: boolean
  hasWatermark: boolean
  createdBy: string
}

export async function insertShare(tenantId: string, tx: Tx, share: NewShare): Promise<void> {
  await tx
    .insertInto('share')
    .values({
      id: share.id,
      tenant_id: tenantId,
      kind: share.kind,
      target_id: share.targetId,
      name: '',
      ...share.references,
      photo_ids: share.photoIds,
      shows: share.shows,
      from_ms: share.fromMs,
      until_ms: share.untilMs,
      recipient: share.recipient,
      key: share.key,
      key_hash: share.keyHash,
      password_hash: share.passwordHash,
      expires_at: share.expiresAt,
      max_visits: share.maxVisits,
      allows_download: share.allowsDownload,
      has_watermark: share.hasWatermark,
      created_by: share.createdBy,
    })
    .execute()
  await sql`update share s set name = coalesce(${TARGET_NAME}, '') where s.tenant_id = ${tenantId} and s.id = ${share.id}`.execute(
    tx,
  )
}

export async function selectShare(tenantId: string, tx: Tx, shareId: string): Promise<ShareRow | undefined> {
  const { rows } = await sql<ShareRow>`select ${COLUMNS} ${fromShares(tenantId)} and s.id = ${shareId}`.execute(tx)
  return rows[0]
}

export interface ShareFilter {
  ids?: readonly string[]
  /** The kinds whose names the caller may read and so search. Absent for all. */
  namedKinds?: readonly ShareKind[]
  search?: string
  kind?: ShareKind
  targetId?: string
  missionId?: string
  createdBy?: string
  /** `left`: active links of people whose account is disabled or deleted. */
  author?: 'left'
  state?: 'active' | 'expiring' | 'ended'
}

export async function selectShares(
  tenantId: string,
  tx: Tx,
  filter: ShareFilter,
  page: Page,
): Promise<{ items: ShareRow[]; total: number }> {
  const from = sql`${fromShares(tenantId)} ${conditions(filter)}`
  const order = filter.state === 'expiring' ? sql`s.expires_at, s.id` : sql`s.id desc`
  return selectPageOf(tx, { columns: COLUMNS, from, order }, page)
}

/** Links by the recipient, and by the names that the caller may read. @param kinds those whose names are searched, absent for all */
function named(pattern: string, kinds: readonly ShareKind[] | undefined): RawBuilder<unknown> {
  if (kinds === undefined)
    return sql`and (coalesce(t.name, s.name) ilike ${pattern} or m.name ilike ${pattern} or s.recipient ilike ${pattern})`
  return sql`
    and ((s.kind = any(${kinds}::text[]) and coalesce(t.name, s.name) ilike ${pattern})
         or (${kinds.includes('mission')} and m.name ilike ${pattern}) or s.recipient ilike ${pattern})`
}

function conditions({
  ids,
  namedKinds,
  search,
  kind,
  targetId,
  missionId,
  createdBy,
  author,
  state,
}: ShareFilter): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = []
  if (ids) all.push(sql`and s.id = any(${ids}::uuid[])`)
  if (search?.trim()) all.push(named(containing(search.trim()), namedKinds))
  if (kind) all.push(sql`and s.kind = ${kind}`)
  if (targetId) all.push(sql`and s.target_id = ${targetId}`)
  if (missionId) all.push(sql`and s.mission_id = ${missionId}`)
  if (createdBy) all.push(sql`and s.created_by = ${createdBy}`)
  if (author === 'left') all.push(sql`and ${AUTHOR_HAS_LEFT} and ${STATE} = 'active'`)
  if (state === 'ended') all.push(sql`and ${STATE} <> 'active'`)
  if (state === 'active' || state === 'expiring') all.push(sql`and ${STATE} = 'active'`)
  if (state === 'expiring') all.push(sql`and s.expires_at < now() + make_interval(days => ${EXPIRING_DAYS})`)
  return sql.join(all, sql` `)
}

export interface ShareFields {
  shows?: ShareContent[]
  recipient?: string
  expiresAt?: string | null
  /** Null removes the password. Either ends open visits. */
  passwordHash?: string | null
  maxVisits?: number | null
  allowsDownload?: boolean
  hasWatermark?: boolean
  /** Another author. */
  createdBy?: string
}

/** @returns false when the share does not exist at this version, or was revoked */
export async function updateShare(
  tenantId: string,
  tx: Tx,
  shareId: string,
  version: number,
  fields: ShareFields,
): Promise<boolean> {
  const row = await tx
    .updateTable('share')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(fields.shows !== undefined && { shows: fields.shows }),
      ...(fields.recipient !== undefined && { recipient: fields.recipient }),
      ...(fields.expiresAt !== undefined && { expires_at: fields.expiresAt }),
      ...(fields.passwordHash !== undefined && {
        password_hash: fields.passwordHash,
        password_version: eb('password_version', '+', 1),
      }),
      ...(fields.maxVisits !== undefined && { max_visits: fields.maxVisits }),
      ...(fields.allowsDownload !== undefined && { allows_download: fields.allowsDownload }),
      ...(fields.hasWatermark !== undefined && { has_watermark: fields.hasWatermark }),
      ...(fields.createdBy !== undefined && { created_by: fields.createdBy }),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', shareId)
    .where('version', '=', version)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false when it was revoked before */
export async function setRevoked(tenantId: string, tx: Tx, shareId: string): Promise<boolean> {
  const row = await tx
    .updateTable('share')
    .set((eb) => ({ version: eb('version', '+', 1), revoked_at: sql<Date>`now()` }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', shareId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface VisitRow {
  id: string
  at: Date
  lastSeenAt: Date | null
  outcome: components['schemas']['ShareVisit']['outcome']
  address: string
  userAgent: string
  site: string | null
}

/** The latest first. */
export async function selectVisits(
  tenantId: string,
  tx: Tx,
  shareId: string,
  page: Page,
): Promise<{ items: VisitRow[]; total: number }> {
  const columns = sql`v.id, v.opened_at as at, v.last_seen_at as "lastSeenAt", v.outcome, v.address, v.user_agent as "userAgent", v.site`
  const from = sql`from share_visit v where v.tenant_id = ${tenantId} and v.share_id = ${shareId}`
  return selectPageOf(tx, { columns, from, order: sql`v.opened_at desc, v.id desc` }, page)
}

/** Of all tenants: links whose thing was deleted permanently, and after 90 days ended links and visits. */
export async function deleteOldShares(tx: Tx): Promise<void> {
  await sql`delete from share s where ${REFERENCE} is null`.execute(tx)
  await sql`
    delete from share
     where revoked_at < now() - make_interval(days => ${KEPT_DAYS}) or expires_at < now() - make_interval(days => ${KEPT_DAYS})
        or (visits >= max_visits and last_visit_at < now() - make_interval(days => ${KEPT_DAYS}))`.execute(tx)
  await sql`delete from share_visit where opened_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(tx)
}

const KEPT_DAYS = 90
