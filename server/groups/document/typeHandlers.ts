import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import { tenantTypes } from '../../records/tenant-types/tenantTypes'
import type { Services } from '../services'
import { documentText } from './messages'
import {
  deleteDocumentType,
  insertDocumentType,
  selectDocumentType,
  selectDocumentTypes,
  updateDocumentType,
} from './typeSql'

type TypeOperation = 'getDocumentTypes' | 'createDocumentType' | 'editDocumentType' | 'deleteDocumentType'

const types = tenantTypes({
  table: 'document_type',
  entity: 'DocumentType',
  // The warning days of a type also determine which documents expire soon.
  usedBy: ['Document'],
  auditDelete: 'document-type.delete',
  sql: {
    selectAll: selectDocumentTypes,
    select: selectDocumentType,
    insert: insertDocumentType,
    update: updateDocumentType,
    remove: deleteDocumentType,
  },
  text: documentText,
  tooMany: (count) => documentText('tooManyTypes', { count }),
})

export function documentTypeHandlers({ db }: Services): Handlers<TypeOperation> {
  return {
    async getDocumentTypes({ tenantId }) {
      return { data: { types: await types.list(db, tenantId) } }
    },

    async createDocumentType({ body, tenantId }) {
      return { message: documentText('typeCreated'), data: await types.create(db, tenantId, body) }
    },

    async editDocumentType({ params, body, tenantId }) {
      const data = await types.edit(db, tenantId, params.documentTypeId, body)
      return { message: documentText('typeSaved'), data }
    },

    async deleteDocumentType(call) {
      await types.remove(db, call.tenantId, call.params.documentTypeId, actorOf(call))
      return { message: documentText('typeDeleted') }
    },
  }
}
