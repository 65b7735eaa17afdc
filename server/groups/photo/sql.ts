import { sql, type RawBuilder } from 'kysely'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { Tx } from '../../platform/db/tenancy'
import { COLUMNS, fromPhotos, type PhotoPoint, type PhotoRow, type PhotoState } from './row'

export interface PhotoFilter {
  states?: PhotoState[]
  proposed?: boolean
  flightId?: string
}

/** By capture time. Photos of the same time are sorted by name, because cameras number their files. */
const ORDER = sql`f.taken_at nulls last, f.name, f.id`
const PROPOSED_FIRST = sql`p.proposal is null, ${ORDER}`

export async function insertPhoto(
  tenantId: string,
  tx: Tx,
  { fileId, sha256, folder }: { fileId: string; sha256: string; folder: string },
): Promise<void> {
  await tx.insertInto('mission_photo').values({ file_id: fileId, tenant_id: tenantId, sha256, folder }).execute()
}

export async function selectPhoto(tenantId: string, tx: Tx, photoId: string): Promise<PhotoRow | undefined> {
  const { rows } = await sql<PhotoRow>`select ${COLUMNS} ${fromPhotos(tenantId)} and f.id = ${photoId}`.execute(tx)
  return rows[0]
}

/** Locks the photos until the transaction ends. @returns the photos that exist */
export async function selectPhotosForUpdate(tenantId: string, tx: Tx, ids: string[]): Promise<PhotoRow[]> {
  const { rows } = await sql<PhotoRow>`
    select ${COLUMNS} ${fromPhotos(tenantId)} and f.id = any(${ids}::uuid[]) order by f.id for update of f, p`.execute(
    tx,
  )
  return rows
}

export async function selectPhotos(
  tenantId: string,
  tx: Tx,
  missionId: string,
  filter: PhotoFilter,
  page: Page,
  order: 'taken' | 'proposed' = 'taken',
): Promise<{ items: PhotoRow[]; total: number }> {
  const found = sql`${fromPhotos(tenantId)} and f.mission_id = ${missionId} ${matching(filter)}`
  const { rows } = await sql<PhotoRow>`
    select ${COLUMNS} ${found} order by ${order === 'taken' ? ORDER : PROPOSED_FIRST}
     limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}

export async function selectPhotoPoints(
  tenantId: string,
  tx: Tx,
  missionId: string,
  filter: PhotoFilter & { footprints?: boolean },
  limit: number,
): Promise<{ photos: PhotoPoint[]; total: number }> {
  const footprint = filter.footprints ? sql`p.footprint,` : sql``
  const found = sql`${fromPhotos(tenantId)} and f.mission_id = ${missionId} ${matching(filter)}`
  const { rows } = await sql<Omit<PhotoPoint, 'location'> & { lat: number | null; long: number | null; total: number }>`
    select f.id as _id, f.name, p.folder, p.state, f.lat, f.long, p.yaw, ${footprint} p.imported_at is not null as imported,
           fl.id as "flightId",
           p.state = 'staged' and p.proposal is not null as proposed, p.thumbnail_file_id is not null as "hasPicture",
           count(*) over ()::int as total
      ${found} order by ${ORDER} limit ${limit}`.execute(tx)
  const photos = rows.map(({ lat, long, ...row }) => ({
    ...row,
    location: lat === null || long === null ? null : { lat, long },
  }))
  return { photos, total: rows[0]?.total ?? 0 }
}

function matching({ states, proposed, flightId }: PhotoFilter): RawBuilder<unknown> {
  const byState = states && states.length > 0 ? sql`and p.state = any(${states}::text[])` : sql``
  const byProposal = proposed ? sql`and p.state = 'staged' and p.proposal is not null` : sql``
  const byFlight = flightId === undefined ? sql`` : sql`and fl.id = ${flightId}`
  return sql`${byState} ${byProposal} ${byFlight}`
}

/** Sets the states of photos; their versions increase. `reason` is a serialized message. */
export async function updatePhotoStates(
  tenantId: string,
  tx: Tx,
  changes: readonly { id: string; state: PhotoState; reason: string | null }[],
): Promise<void> {
  const ids = changes.map(({ id }) => id)
  const states = changes.map(({ state }) => state)
  const reasons = changes.map(({ reason }) => reason)
  await sql`
    update mission_photo p set state = c.state, reason = c.reason
      from unnest(${ids}::uuid[], ${states}::text[], ${reasons}::text[]) c (id, state, reason)
     where p.tenant_id = ${tenantId} and p.file_id = c.id`.execute(tx)
  await touch(tenantId, tx, ids)
}

export async function updatePhotoSharing(
  tenantId: string,
  tx: Tx,
  ids: string[],
  isShownToClients: boolean,
): Promise<void> {
  await tx
    .updateTable('mission_file')
    .set({ is_shown_to_clients: isShownToClients })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
  await touch(tenantId, tx, ids)
}

async function touch(tenantId: string, tx: Tx, ids: string[]): Promise<void> {
  await tx
    .updateTable('mission_file')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute()
}
