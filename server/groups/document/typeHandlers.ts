import { actorOf } from '../../audit/actor'
import { recordAudit } from '../../audit/sql'
import { conflict, isUniqueViolation, notFound } from '../../core/errors'
import { staleVersion } from '../../db/staleVersion'
import { inTenant, type Tx } from '../../db/tenancy'
import type { Handlers } from '../../http/contract'
import { recordChanged } from '../../realtime/sql'
import type { Services } from '../services'
import { documentText } from './messages'
import {
  deleteDocumentType,
  insertDocumentType,
  MAX_TYPES,
  selectDocumentType,
  selectDocumentTypes,
  updateDocumentType,
  type DocumentType,
} from './typeSql'

type TypeOperation = 'getDocumentTypes' | 'createDocumentType' | 'editDocumentType' | 'deleteDocumentType'

export function documentTypeHandlers({ db }: Services): Handlers<TypeOperation> {
  return {
    async getDocumentTypes({ tenantId }) {
      return { data: { types: await inTenant(db, tenantId, (tx) => selectDocumentTypes(tenantId, tx)) } }
    },

    async createDocumentType({ body, tenantId }) {
      const data = await withUniqueName(() =>
        inTenant(db, tenantId, async (tx) => {
          const types = await selectDocumentTypes(tenantId, tx)
          if (types.length >= MAX_TYPES) throw conflict(documentText('tooManyTypes', { count: MAX_TYPES }))
          const id = await insertDocumentType(tenantId, tx, body)
          await recordChanged(tenantId, tx, 'DocumentType', id)
          return requireType(tenantId, tx, id)
        }),
      )
      return { message: documentText('typeCreated'), data }
    },

    async editDocumentType({ params, body, tenantId }) {
      const { documentTypeId } = params
      const data = await withUniqueName(() =>
        inTenant(db, tenantId, async (tx) => {
          await requireType(tenantId, tx, documentTypeId)
          if (!(await updateDocumentType(tenantId, tx, documentTypeId, body.version, body))) {
            throw await staleVersion(tx, 'document_type', documentTypeId, documentText('typeChangedElsewhere'))
          }
          await recordChanged(tenantId, tx, 'DocumentType', documentTypeId)
          // Documents contain the name of their type, and its days decide which of them expire soon.
          await recordChanged(tenantId, tx, 'Document')
          return requireType(tenantId, tx, documentTypeId)
        }),
      )
      return { message: documentText('typeSaved'), data }
    },

    async deleteDocumentType(call) {
      const { params, tenantId } = call
      await inTenant(db, tenantId, async (tx) => {
        const target = await deleteDocumentType(tenantId, tx, params.documentTypeId)
        if (target === undefined) throw notFound(documentText('typeNotFound'))
        await recordAudit(tenantId, tx, { ...actorOf(call), action: 'document-type.delete', target })
        await recordChanged(tenantId, tx, 'DocumentType', params.documentTypeId)
        await recordChanged(tenantId, tx, 'Document')
      })
      return { message: documentText('typeDeleted') }
    },
  }
}

async function requireType(tenantId: string, tx: Tx, documentTypeId: string): Promise<DocumentType> {
  const type = await selectDocumentType(tenantId, tx, documentTypeId)
  if (!type) throw notFound(documentText('typeNotFound'))
  return type
}

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const message = documentText('typeNameTaken')
    throw conflict(message, [{ field: 'name', message }])
  }
}
