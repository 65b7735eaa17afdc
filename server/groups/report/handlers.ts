import { Readable } from 'node:stream'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { render } from '../../platform/core/messages'
import { productName } from '../../platform/core/product'
import { inTenant } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { requirePermission } from '../../platform/identity/permissions'
import { attachment } from '../../platform/storage/attachment'
import type { Services } from '../services'
import { readOrganisation } from './files/organisation'
import { MEDIA_TYPES } from './files/reportFile'
import { reportText } from './messages'
import { BASE_LAYERS, makeReport } from './service'

export function reportHandlers({
  db,
  config,
  storage,
  reportFiles,
}: Services): Handlers<'getPlotReport' | 'getBlockReport' | 'downloadReport'> {
  return {
    async getPlotReport({ query, user, tenantId }) {
      requirePermission(user, BASE_LAYERS)
      return { data: await makeReport(db, tenantId, 'plot', query, user.permissions) }
    },

    async getBlockReport({ query, user, tenantId }) {
      requirePermission(user, BASE_LAYERS)
      return { data: await makeReport(db, tenantId, 'block', query, user.permissions) }
    },

    async downloadReport(call) {
      const { query, user, tenantId, request, reply, signal } = call
      const { rows, format, baseLayerId, from, until } = query
      const { language } = request
      requirePermission(user, BASE_LAYERS)
      const report = await makeReport(db, tenantId, rows, query, user.permissions)
      const organisation = await readOrganisation({ db, storage }, tenantId)
      const task = { ...organisation, report, format, product: productName(config), language }
      const file = await reportFiles.run(task, signal)
      const layer = report.baseLayer.name
      await inTenant(db, tenantId, (tx) =>
        recordAudit(tenantId, tx, {
          ...actorOf(call),
          action: 'report.download',
          target: layer,
          details: { baseLayerId, rows, format, from, until },
        }),
      )
      const name = `${render(reportText('fileName', { layer, from, until }), language)}.${format}`
      void reply.type(MEDIA_TYPES[format]).header('content-disposition', attachment(name))
      return Readable.from([Buffer.from(file ?? [])])
    },
  }
}
