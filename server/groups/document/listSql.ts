import { sql, type RawBuilder } from 'kysely'
import { offsetOf, type Page } from '../../platform/core/paging'
import type { components, operations } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { RETENTION_DAYS } from '../../platform/db/trash'
import { COLUMNS, EXPIRY, fromDocuments, type DocumentRow } from './row'
import { queriesOf } from '../../platform/db/words'

type Schemas = components['schemas']
type Query = NonNullable<operations['listDocuments']['parameters']['query']>
export type DocumentFilter = Pick<Query, 'search' | 'folder' | 'typeId' | 'tag' | 'expiry'>
export type DocumentSort = NonNullable<Query['sort']>

const ORDERS: Record<DocumentSort, RawBuilder<unknown>> = {
  name: sql`lower(f.name), f.id`,
  '-name': sql`lower(f.name) desc, f.id desc`,
  createdAt: sql`f.id`,
  '-createdAt': sql`f.id desc`,
  expiresOn: sql`d.expires_on nulls last, f.id`,
  '-expiresOn': sql`d.expires_on desc nulls last, f.id desc`,
}

/** Documents of a mission. Every word of a search must occur in the details or the text of a document. */
export async function selectDocuments(
  tenantId: string,
  tx: Tx,
  missionId: string,
  filter: DocumentFilter,
  sort: DocumentSort,
  page: Page,
): Promise<{ items: DocumentRow[]; total: number }> {
  const found = sql`
    ${fromDocuments(tenantId)} and f.mission_id = ${missionId} and f.kind = 'document' ${conditions(missionId, filter)}`
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} ${found} order by ${ORDERS[sort]} limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}

function conditions(missionId: string, { search, folder, typeId, tag, expiry }: DocumentFilter): RawBuilder<unknown> {
  const all = [
    ...(search === undefined ? [] : queriesOf(search)).map(
      (query) => sql`
        and (d.search @@ ${query}::tsquery
             or f.id = any (array(select p.file_id from document_parts_matching(${missionId}, ${query}::tsquery) p)))`,
    ),
    ...(folder === undefined ? [] : [sql`and d.folder = ${folder}`]),
    ...(typeId === undefined ? [] : [sql`and d.type_id = ${typeId}`]),
    ...(tag === undefined ? [] : [sql`and ${tag} = any (d.tags)`]),
    ...(expiry === undefined ? [] : [sql`and ${EXPIRY} = ${expiry}`]),
  ]
  return sql.join(all, sql` `)
}

export interface MatchingPart {
  fileId: string
  page: number | null
  content: string
}

/** The first part of the text of each document in which a word of the search occurs. */
export async function selectMatchingParts(
  tenantId: string,
  tx: Tx,
  fileIds: readonly string[],
  search: string,
): Promise<MatchingPart[]> {
  const queries = queriesOf(search)
  if (queries.length === 0 || fileIds.length === 0) return []
  const { rows } = await sql<MatchingPart>`
    select distinct on (file_id) file_id as "fileId", page, content from mission_document_text
     where tenant_id = ${tenantId} and file_id = any(${fileIds}::uuid[])
       and search @@ ${queries.join(' | ')}::tsquery
     order by file_id, part`.execute(tx)
  return rows
}

/** Folders and tags of a mission with the number of their documents. */
export async function selectFacets(
  tenantId: string,
  tx: Tx,
  missionId: string,
): Promise<{ folders: Schemas['DocumentFacet'][]; tags: Schemas['DocumentFacet'][] }> {
  const found = sql`${fromDocuments(tenantId)} and f.mission_id = ${missionId} and f.kind = 'document'`
  const folders = await sql<Schemas['DocumentFacet']>`
    select d.folder as name, count(*)::int as count ${found} and d.folder <> ''
     group by 1 order by lower(d.folder) limit 1000`.execute(tx)
  const tags = await sql<Schemas['DocumentFacet']>`
    select tag as name, count(*)::int as count from (select unnest(d.tags) as tag ${found}) t
     group by 1 order by lower(tag) limit 1000`.execute(tx)
  return { folders: folders.rows, tags: tags.rows }
}

interface DeletedRow {
  id: string
  name: string
  folder: string
  deletedAt: Date
  userId: string | null
  userName: string
  userAvatar: string | null
}

/** Deleted documents of a mission that can still be restored, the last deleted first. */
export async function selectDeletedDocuments(
  tenantId: string,
  tx: Tx,
  missionId: string,
  page: Page,
): Promise<{ items: Schemas['DeletedDocument'][]; total: number }> {
  const inTrash = sql`
    from mission_file f
    join mission_document d on d.file_id = f.id
    left join app_user u on u.id = f.deleted_by
    where f.tenant_id = ${tenantId} and f.mission_id = ${missionId} and f.kind = 'document'
      and f.deleted_at > now() - make_interval(days => ${RETENTION_DAYS})`
  const { rows } = await sql<DeletedRow>`
    select f.id, f.name, d.folder, f.deleted_at as "deletedAt",
           u.id as "userId", u.name as "userName", u.avatar as "userAvatar"
    ${inTrash} order by f.deleted_at desc, f.id limit ${page.pageSize} offset ${offsetOf(page)}`.execute(tx)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${inTrash}`.execute(tx)
  const items = rows.map(({ id, name, folder, deletedAt, userId, userName, userAvatar }) => ({
    _id: id,
    name,
    folder,
    deletedAt: deletedAt.toISOString(),
    ...(userId !== null && { deletedBy: { _id: userId, name: userName, avatar: userAvatar } }),
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}
