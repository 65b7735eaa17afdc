import { Readable } from 'node:stream'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/sql'
import { render } from '../../../platform/core/messages'
import { pageOf } from '../../../platform/core/paging'
import { productName } from '../../../platform/core/product'
import { inTenant, readInTenant } from '../../../platform/db/tenancy'
import type { Handlers } from '../../../platform/http/contract'
import { requirePermission } from '../../../platform/identity/permissions'
import { attachment } from '../../../platform/storage/attachment'
import type { Services } from '../../services'
import { unpackContent } from '../editions/content'
import { asEdition, compareEdition, makeEdition, readEdition, requireEdition } from '../editions/service'
import { selectEditions } from '../editions/sql'
import { dataCsv } from '../files/dataCsv'
import { readOrganisation } from '../files/organisation'
import { MEDIA_TYPES } from '../files/reportFile'
import { reportText, savedText } from '../messages'
import { BASE_LAYERS } from '../service'
import { asSaved } from './row'
import { createSaved, deleteSaved, editSaved, requireSaved } from './service'
import { selectSaved } from './sql'

type SavedOperation =
  | 'listSavedReports'
  | 'createSavedReport'
  | 'getSavedReport'
  | 'editSavedReport'
  | 'deleteSavedReport'
  | 'makeReportEdition'
  | 'listReportEditions'
  | 'getReportEdition'
  | 'getReportEditionChanges'
  | 'downloadReportEdition'

export function savedHandlers({ db, config, storage, reportFiles }: Services): Handlers<SavedOperation> {
  return {
    async listSavedReports({ query, user, tenantId }) {
      requirePermission(user, BASE_LAYERS)
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, (tx) => selectSaved(tenantId, tx, query.search ?? '', page))
      return { data: { items: items.map(asSaved), total, ...page } }
    },

    async createSavedReport(call) {
      const { tenantId, user, body } = call
      requirePermission(user, BASE_LAYERS)
      const data = await createSaved(db, tenantId, user.userId, body, actorOf(call))
      return { message: savedText('saved'), data }
    },

    async getSavedReport({ params, user, tenantId }) {
      requirePermission(user, BASE_LAYERS)
      const row = await readInTenant(db, tenantId, (tx) => requireSaved(tenantId, tx, params.savedReportId))
      return { data: asSaved(row) }
    },

    async editSavedReport(call) {
      requirePermission(call.user, BASE_LAYERS)
      const data = await editSaved(db, call.tenantId, call.params.savedReportId, call.body, actorOf(call))
      return { message: savedText('saved'), data }
    },

    async deleteSavedReport(call) {
      requirePermission(call.user, BASE_LAYERS)
      await deleteSaved(db, call.tenantId, call.params.savedReportId, actorOf(call))
      return { message: savedText('deleted') }
    },

    async makeReportEdition(call) {
      const { tenantId, user, params } = call
      requirePermission(user, BASE_LAYERS)
      const data = await makeEdition(db, tenantId, params.savedReportId, user, actorOf(call))
      return { message: savedText('made'), data }
    },

    async listReportEditions({ params, query, user, tenantId }) {
      requirePermission(user, BASE_LAYERS)
      const page = pageOf(query)
      const { items, total } = await inTenant(db, tenantId, async (tx) => {
        await requireSaved(tenantId, tx, params.savedReportId)
        return selectEditions(tenantId, tx, params.savedReportId, page)
      })
      const editions = items.map((row) => ({ ...asEdition(row, user), inputs: [] }))
      return { data: { items: editions, total, ...page } }
    },

    async getReportEdition({ params, user, tenantId }) {
      requirePermission(user, BASE_LAYERS)
      const row = await readInTenant(db, tenantId, (tx) => requireEdition(tenantId, tx, params.editionId))
      return { data: asEdition(row, user) }
    },

    async getReportEditionChanges({ params, user, tenantId }) {
      requirePermission(user, BASE_LAYERS)
      return { data: await compareEdition(db, tenantId, params.editionId, user) }
    },

    async downloadReportEdition(call) {
      const { params, query, user, tenantId, request, reply } = call
      const { format } = query
      const { language } = request
      requirePermission(user, BASE_LAYERS)
      const { edition, packed } = await inTenant(db, tenantId, (tx) =>
        readEdition(tenantId, tx, params.editionId, user),
      )
      const { report } = await unpackContent(packed)
      const organisation = await readOrganisation({ db, storage }, tenantId)
      const task = { ...organisation, report, format, product: productName(config), language }
      const file = format === 'csv' ? dataCsv(report) : await reportFiles.run(task, call.signal)
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, {
          ...actorOf(call),
          action: 'report.download-edition',
          target: edition.name,
          details: { editionId: edition.id, number: edition.number, format },
        }),
      )
      const days = { layer: edition.name, from: edition.fromDay, until: edition.untilDay }
      const name = `${render(reportText('fileName', days), language)}.${format}`
      void reply.type(MEDIA_TYPES[format]).header('content-disposition', attachment(name))
      return Readable.from([Buffer.from(file ?? [])])
    },
  }
}
