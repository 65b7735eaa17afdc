import { actorOf } from '../../platform/audit/actor'
import { notFound } from '../../platform/core/errors'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { tenantTypes } from '../../records/tenant-types/tenantTypes'
import type { Services } from '../services'
import { manufacturerText } from './messages'
import {
  deleteManufacturer,
  insertManufacturer,
  selectManufacturer,
  selectManufacturers,
  updateManufacturer,
} from './sql'

type ManufacturerOperation =
  | 'getManufacturers'
  | 'getManufacturer'
  | 'createManufacturer'
  | 'editManufacturer'
  | 'deleteManufacturer'

const manufacturers = tenantTypes({
  table: 'manufacturer',
  entity: 'Manufacturer',
  usedBy: ['Asset', 'AssetModel'],
  usedByDeleted: [],
  auditDelete: 'manufacturer.delete',
  sql: {
    selectAll: selectManufacturers,
    select: selectManufacturer,
    insert: insertManufacturer,
    update: updateManufacturer,
    remove: deleteManufacturer,
  },
  text: manufacturerText,
  tooMany: (count) => manufacturerText('tooMany', { count }),
  inUse: (name) => manufacturerText('inUse', { name }),
})

export function manufacturerHandlers({ db }: Services): Handlers<ManufacturerOperation> {
  return {
    async getManufacturers({ query, tenantId }) {
      const all = await manufacturers.list(db, tenantId)
      return { data: { manufacturers: all.filter(named(query.search)) } }
    },

    async getManufacturer({ params, tenantId }) {
      const data = await inTenant(db, tenantId, (tx) => selectManufacturer(tenantId, tx, params.manufacturerId))
      if (!data) throw notFound(manufacturerText('typeNotFound'))
      return { data }
    },

    async createManufacturer({ body, tenantId }) {
      return { message: manufacturerText('created'), data: await manufacturers.create(db, tenantId, body) }
    },

    async editManufacturer({ params, body, tenantId }) {
      const data = await manufacturers.edit(db, tenantId, params.manufacturerId, body)
      return { message: manufacturerText('saved'), data }
    },

    async deleteManufacturer(call) {
      await manufacturers.remove(db, call.tenantId, call.params.manufacturerId, actorOf(call))
      return { message: manufacturerText('deleted') }
    },
  }
}

/** Whether a name contains the text, ignoring case. */
export const named =
  (search = '') =>
  ({ name }: { name: string }): boolean =>
    name.toLowerCase().includes(search.trim().toLowerCase())
