// Which photos a page of a search has. Row-level security decides which of them the caller sees.
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../platform/db/tenancy'
import type { Box } from '../../media/vector/extent'
import { clocksIn, mayBeTakenIn } from '../../records/mission-files/takenTimeSql'
import type { Period } from './query'

/**
 * Photos of a search that are sorted. Those of a search that finds more are read in the order of the page instead, where the
 * first ones are soon found; the other way round either would read all photos of the tenant.
 */
const MAX_SORTED = 50_000

export interface PhotoSearch {
  boxes?: Box[] | undefined
  /** Of the capture, or of the upload where that is unknown. A clock without a zone matches where it may have shown such a time. */
  period?: Period | undefined
  missionIds?: string[] | undefined
  itemIds?: string[] | undefined
  /** Further conditions on `f`, a row of mission_file. */
  and?: RawBuilder<unknown>
}

/** Photos in the order of their ids, the latest first or last. */
export interface PhotoPage {
  order: 'latest first' | 'latest last'
  /** The photo before the first one. */
  before: string | undefined
  limit: number
}

/** The ids of a page of photos that are imported and not rejected, read in the order of the page. */
export async function selectInOrder(tenantId: string, tx: Tx, search: PhotoSearch, page: PhotoPage): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from mission_file f ${ifShown(search)}
     where ${conditionsOf(tenantId, search, page, UNINDEXED)} ${pageOf(sql`f.id`, page)}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The same, found first and then sorted; undefined when there are too many. */
export async function selectSorted(
  tenantId: string,
  tx: Tx,
  search: PhotoSearch,
  page: PhotoPage,
): Promise<string[] | undefined> {
  const conditions = conditionsOf(tenantId, search, page, INDEXED)
  const { rows } = await sql<{ count: number; ids: string[] }>`
    with candidate as materialized (select f.id from mission_file f where ${conditions} limit ${MAX_SORTED + 1}),
         found as (select count(*) as count from candidate)
    select count, array(
             select c.id
               from (select id from candidate where (select count from found) <= ${MAX_SORTED}
                      order by id ${directionOf(page)} offset 0) c
              cross join lateral (select f.id, f.mission_id, f.taken_at, f.created_at
                                    from mission_file f where f.id = c.id offset 0) f
              ${ifShown(search)} ${pageOf(sql`c.id`, page)}) as ids
      from found`.execute(tx)
  const [found] = rows
  return found && found.count <= MAX_SORTED ? found.ids : undefined
}

/** One photo after the other: a join of another kind would read all photos of the tenant, of which a page needs few. */
const ifShown = ({ period }: PhotoSearch): RawBuilder<unknown> => sql`
  cross join lateral (select from mission_photo p
                       where p.file_id = f.id and p.imported_at is not null and p.state not in ('rejected', 'duplicate')
                         ${period ? sql`and ${isIn(period)}` : sql``} offset 0) p
  cross join lateral (select from mission m where m.id = f.mission_id and m.deleted_at is null offset 0) m`

const isIn = (period: Period): RawBuilder<unknown> =>
  mayBeTakenIn(sql`coalesce(f.taken_at, f.created_at)`, sql`(p.is_local_time and f.taken_at is not null)`, period)

const directionOf = ({ order }: PhotoPage): RawBuilder<unknown> => (order === 'latest first' ? sql`desc` : sql`asc`)

const pageOf = (id: RawBuilder<unknown>, page: PhotoPage): RawBuilder<unknown> =>
  sql`order by ${id} ${directionOf(page)} limit ${page.limit}`

interface Columns {
  lat: RawBuilder<unknown>
  long: RawBuilder<unknown>
  time: RawBuilder<unknown>
}

/** As in the indexes of photos by place and by time. */
const INDEXED: Columns = {
  lat: sql`f.lat`,
  long: sql`f.long`,
  time: sql`(case when f.taken_at is null then f.created_at else f.taken_at end)`,
}

/** As in no index, so that PostgreSQL reads the photos in the order of the page and does not sort all that it finds. */
const UNINDEXED: Columns = {
  lat: sql`(f.lat + 0)`,
  long: sql`(f.long + 0)`,
  time: sql`(coalesce(f.taken_at, f.created_at) + interval '0')`,
}

function conditionsOf(
  tenantId: string,
  { boxes, period, missionIds, itemIds, and }: PhotoSearch,
  { order, before }: PhotoPage,
  columns: Columns,
): RawBuilder<unknown> {
  const parts = [sql`f.tenant_id = ${tenantId} and f.kind = 'photo' and f.deleted_at is null`]
  if (boxes)
    parts.push(
      sql`(${sql.join(
        boxes.map((box) => isWithin(columns, box)),
        sql` or `,
      )})`,
    )
  // Whether a clock has a zone is not in the indexes; ifShown looks at it.
  const { from, until } = clocksIn(period ?? {})
  if (from) parts.push(sql`${columns.time} >= ${from}`)
  if (until) parts.push(sql`${columns.time} <= ${until}`)
  if (missionIds) parts.push(amongIds(sql`f.mission_id`, missionIds))
  if (itemIds) parts.push(amongIds(sql`f.id`, itemIds))
  if (before !== undefined) parts.push(order === 'latest first' ? sql`f.id < ${before}` : sql`f.id > ${before}`)
  if (and) parts.push(and)
  return sql.join(parts, sql` and `)
}

const isWithin = ({ lat, long }: Columns, [west, south, east, north]: Box): RawBuilder<unknown> =>
  sql`(${lat} between ${south} and ${north} and ${long} between ${west} and ${east})`

/** A list of one is read in the order of an index. */
const amongIds = (column: RawBuilder<unknown>, ids: string[]): RawBuilder<unknown> =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::uuid` : sql`${column} = any(${ids}::uuid[])`
