// Documents as the database returns them, and in their form in the contract.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import { renderStored } from '../../platform/core/storedMessage'

export type Document = components['schemas']['Document']

/** Warning time before the expiry of documents without a type. */
export const DEFAULT_WARN_DAYS = 30

export interface DocumentRow {
  id: string
  missionId: string
  name: string
  storedFileId: string
  mediaType: string
  size: number
  typeId: string | null
  typeName: string | null
  tags: string[]
  folder: string
  description: string
  /** Year-month-day. */
  expiresOn: string | null
  expiry: Document['expiry']
  clientVisible: boolean
  versionNumber: number
  pageCount: number | null
  textState: Document['textState']
  textMessage: string | null
  version: number
  createdAt: Date
  updatedAt: Date
  uploadedAt: Date
  authorId: string | null
  authorName: string | null
  authorAvatar: string | null
}

export const TODAY = sql`(now() at time zone 'utc')::date`

export const EXPIRY = sql<Document['expiry']>`
  case when d.expires_on is null then 'none'
       when d.expires_on < ${TODAY} then 'expired'
       when d.expires_on <= ${TODAY} + coalesce(ty.warn_days, ${DEFAULT_WARN_DAYS}) then 'soon'
       else 'valid' end`

export const COLUMNS = sql`
  f.id, f.mission_id as "missionId", f.name, f.stored_file_id as "storedFileId", s.media_type as "mediaType", s.size,
  ty.id as "typeId", ty.name as "typeName", d.tags, d.folder, d.description, d.expires_on::text as "expiresOn",
  ${EXPIRY} as expiry, f.is_shown_to_clients as "clientVisible", d.version_number as "versionNumber",
  d.page_count as "pageCount", d.text_state as "textState", d.text_message as "textMessage", f.version,
  f.created_at as "createdAt", f.updated_at as "updatedAt", d.uploaded_at as "uploadedAt",
  u.id as "authorId", u.name as "authorName", u.avatar as "authorAvatar"`

/** Documents that are not deleted, of missions that are not deleted. */
export const fromDocuments = (tenantId: string) => sql`
  from mission_file f
  join mission_document d on d.file_id = f.id
  join stored_file s on s.id = f.stored_file_id
  join mission m on m.id = f.mission_id and m.deleted_at is null
  left join document_type ty on ty.id = d.type_id
  left join app_user u on u.id = d.uploaded_by
  where f.tenant_id = ${tenantId} and f.deleted_at is null`

export function asDocument(row: DocumentRow): Document {
  const { typeId, typeName, textMessage, authorId, authorName, authorAvatar } = row
  // The reply drops what the contract does not declare.
  return {
    ...row,
    _id: row.id,
    preview: previewOf(row.mediaType),
    type: typeId === null ? null : { _id: typeId, name: typeName ?? '' },
    textMessage: renderStored(textMessage),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    uploadedAt: row.uploadedAt.toISOString(),
    ...(authorId !== null && { uploadedBy: { _id: authorId, name: authorName ?? '', avatar: authorAvatar } }),
  }
}

const PREVIEWS: Record<string, Document['preview']> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'text/plain': 'text',
  'text/csv': 'text',
  'application/x-subrip': 'text',
}

/** By the media type that the server derived from the content of the file. */
export const previewOf = (mediaType: string): Document['preview'] => PREVIEWS[mediaType] ?? 'none'
