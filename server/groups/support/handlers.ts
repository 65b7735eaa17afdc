import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import { pageOf } from '../../platform/core/paging'
import { asPlatform } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import { invoiceFile, requireInvoice, listInvoices } from '../payment/public'
import type { Services } from '../services'
import { requireKnownTenant } from '../tenant/public'
import { changeRootEmail, confirmRootEmail } from './emailChange'
import { supportText } from './messages'
import { extendTerm, resendTenantInvitation } from './service'
import { selectPeople } from './sql'

type SupportOperation =
  | 'listTenantPeople'
  | 'resendTenantInvitation'
  | 'changeRootEmail'
  | 'confirmRootEmail'
  | 'extendTenantTerm'
  | 'listTenantInvoices'
  | 'downloadTenantInvoice'

export function supportHandlers(services: Services): Handlers<SupportOperation> {
  const { db } = services
  return {
    async listTenantPeople({ params: { tenantId }, query }) {
      const page = pageOf(query)
      const found = await asPlatform(db, async (tx) => {
        await requireKnownTenant(tx, tenantId)
        return selectPeople(tenantId, tx, query.search, page)
      })
      return { data: { ...found, ...page } }
    },

    async resendTenantInvitation({ params, user, request }) {
      await resendTenantInvitation(db, params.tenantId, params.userId, actorOf({ user, request }))
      return { message: supportText('invited') }
    },

    async changeRootEmail({ params, body, user, request }) {
      const { tenantId, userId } = params
      return { message: await changeRootEmail(services, tenantId, userId, body.email, actorOf({ user, request })) }
    },

    async confirmRootEmail({ body, request }) {
      const email = await confirmRootEmail(services, body.token, request.ip)
      return { message: supportText('emailConfirmed', { email }), data: { email } }
    },

    async extendTenantTerm({ params, body, user, request }) {
      const data = await extendTerm(db, params.tenantId, body, actorOf({ user, request }))
      return { message: supportText('extended'), data }
    },

    async listTenantInvoices({ params: { tenantId }, query }) {
      const page = pageOf(query)
      const found = await asPlatform(db, async (tx) => {
        await requireKnownTenant(tx, tenantId)
        return listInvoices(tenantId, tx, page)
      })
      return { data: { ...found, ...page } }
    },

    async downloadTenantInvoice({ params: { tenantId, invoiceId }, user, request, reply }) {
      const invoice = await asPlatform(db, async (tx) => {
        const found = await requireInvoice(tenantId, tx, invoiceId)
        const entry = { action: 'invoice.download', target: found.number } as const
        await recordAudit(tenantId, tx, { ...actorOf({ user, request }), ...entry })
        return found
      })
      void reply.type('application/pdf').header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
      return invoiceFile(services, tenantId, invoice, request.language)
    },
  }
}
