import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { Handlers } from '../../platform/http/contract'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { readPlatformPage } from '../../platform/db/pageSql'
import { asPlatform } from '../../platform/db/tenancy'
import { listPackages } from '../package/public'
import { readTax } from '../seller/public'
import { tenantsAsCsv } from './export'
import { signUpText, tenantText } from './messages'
import { createTenant, deleteTenant, editTenant, requireTenant } from './service'
import { register, resendCode, verify } from './signUp'
import { selectStats, selectTenants } from './sql'

type TenantOperation =
  | 'createTenant'
  | 'listTenants'
  | 'exportTenants'
  | 'getTenant'
  | 'editTenant'
  | 'deleteTenant'
  | 'getTenantStats'
  | 'listPublicPackages'
  | 'registerTenant'
  | 'resendVerificationCode'
  | 'verifyTenant'

const NEXT_STEP_TEXTS = { login: 'readyToLogIn', payment: 'readyToPay' } as const

export function tenantHandlers(services: Services): Handlers<TenantOperation> {
  const { db } = services
  return {
    async createTenant({ body, user, request }) {
      return { message: tenantText('created'), data: await createTenant(services, body, actorOf({ user, request })) }
    },

    async listTenants({ query }) {
      const page = pageOf(query)
      const found = await readPlatformPage(db, page, (tx) => selectTenants(tx, query, query.sort ?? '-createdAt', page))
      return { data: { ...found, ...page } }
    },

    async exportTenants(call) {
      const { query, reply } = call
      await asPlatform(db, (tx) =>
        recordAudit(null, tx, { ...actorOf(call), action: 'tenant.export', target: 'tenants.csv' }),
      )
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="tenants.csv"')
      return tenantsAsCsv(db, query)
    },

    async getTenant({ params }) {
      return { data: await asPlatform(db, (tx) => requireTenant(tx, params.tenantId)) }
    },

    async editTenant({ params, body, user, request }) {
      const { version, ...fields } = body
      const data = await editTenant(db, params.tenantId, version, fields, actorOf({ user, request }))
      return { message: tenantText('saved'), data }
    },

    async deleteTenant({ params, body, user, request }) {
      await deleteTenant(db, params.tenantId, body.name, actorOf({ user, request }))
      return { message: tenantText('deleted') }
    },

    async getTenantStats() {
      return { data: await asPlatform(db, selectStats) }
    },

    async listPublicPackages({ query }) {
      const page = pageOf(query)
      const data = await asPlatform(db, async (tx) => {
        const tax = await readTax(tx)
        return { ...(await listPackages(tx, { active: true, public: true }, 'price', page)), ...(tax && { tax }) }
      })
      const isSold = services.payment.name !== 'none'
      return { data: { ...data, ...page, ...(!isSold && { paymentNotConfigured: true }) } }
    },

    async registerTenant({ body, request }) {
      await register(services, body, request.ip)
      return { message: signUpText('codeSent') }
    },

    async resendVerificationCode({ body }) {
      await resendCode(services, body.email)
      return { message: signUpText('codeSentIfWaiting') }
    },

    async verifyTenant({ body, request }) {
      const data = await verify(services, body, request.ip)
      return { message: signUpText(NEXT_STEP_TEXTS[data.next]), data }
    },
  }
}
