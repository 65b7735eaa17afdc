// Edits of several documents, all or none, in one transaction.
import type { Actor } from '../../platform/audit/sql'
import { conflict, notFound } from '../../platform/core/errors'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { documentText } from './messages'
import { safeTags } from './names'
import { afterEdit, checkedFields } from './service'
import { lockDocuments, updateDocument, type DocumentFields } from './sql'

const MAX_TAGS = 20

interface BulkEdit extends Pick<DocumentFields, 'typeId' | 'folder' | 'clientVisible'> {
  addTags?: string[]
  removeTags?: string[]
}

/** @throws AppError 404 when one does not exist, 400 for an unknown type, 409 when one would have too many tags */
export async function editDocuments(
  db: Db,
  tenantId: string,
  documentIds: readonly string[],
  { addTags = [], removeTags = [], ...edit }: BulkEdit,
  actor: Actor,
): Promise<number> {
  const ids = [...new Set(documentIds)]
  await inTenant(db, tenantId, async (tx) => {
    const documents = await lockDocuments(tenantId, tx, ids)
    if (documents.length < ids.length) throw notFound(documentText('oneNotFound'))
    const fields = await checkedFields(tenantId, tx, edit)
    const removed = new Set(removeTags.map((tag) => tag.toLowerCase()))
    for (const document of documents) {
      const kept = document.tags.filter((tag) => !removed.has(tag.toLowerCase()))
      const tags = safeTags([...addTags, ...kept])
      if (tags.length > MAX_TAGS) {
        throw conflict(documentText('tooManyTags', { name: document.name, limit: MAX_TAGS }))
      }
      await updateDocument(tenantId, tx, document.id, document.version, { ...fields, tags })
      await afterEdit(tenantId, tx, document, actor)
    }
    await recordChanged(tenantId, tx, 'Document')
  })
  return ids.length
}
