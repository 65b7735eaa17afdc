import { actorOf } from '../../audit/actor'
import type { Handlers } from '../../http/contract'
import { pageOf } from '../../core/paging'
import type { Services } from '../services'
import { asPlatform } from '../../db/tenancy'
import { selectPackages } from '../package/service'
import { tenantsAsCsv } from './export'
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

const MESSAGES = {
  login: 'Your account is ready. Log in with your new password.',
  payment: 'Your e-mail is confirmed. Pay for the package to open the account.',
}

export function tenantHandlers(services: Services): Handlers<TenantOperation> {
  const { db } = services
  return {
    async createTenant({ body, user, request }) {
      return { message: 'Tenant created', data: await createTenant(services, body, actorOf({ user, request })) }
    },

    async listTenants({ query }) {
      const page = pageOf(query)
      const found = await asPlatform(db, (tx) => selectTenants(tx, query, query.sort ?? '-createdAt', page))
      return { data: { ...found, ...page } }
    },

    async exportTenants({ query, reply }) {
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="tenants.csv"')
      return tenantsAsCsv(db, query)
    },

    async getTenant({ params }) {
      return { data: await asPlatform(db, (tx) => requireTenant(tx, params.tenantId)) }
    },

    async editTenant({ params, body, user, request }) {
      const { version, ...fields } = body
      const data = await editTenant(db, params.tenantId, version, fields, actorOf({ user, request }))
      return { message: 'Tenant saved', data }
    },

    async deleteTenant({ params, body, user, request }) {
      await deleteTenant(db, params.tenantId, body.name, actorOf({ user, request }))
      return { message: 'Tenant deleted' }
    },

    async getTenantStats() {
      return { data: await asPlatform(db, selectStats) }
    },

    async listPublicPackages({ query }) {
      const page = pageOf(query)
      const found = await asPlatform(db, (tx) => selectPackages(tx, { active: true, public: true }, 'price', page))
      return { data: { ...found, ...page } }
    },

    async registerTenant({ body, request }) {
      await register(services, body, request.ip)
      return { message: 'A code is on its way to your e-mail.' }
    },

    async resendVerificationCode({ body }) {
      await resendCode(services, body.email)
      return { message: 'If a sign-up with this e-mail waits for a code, one is on its way.' }
    },

    async verifyTenant({ body, request }) {
      const data = await verify(services, body, request.ip)
      return { message: MESSAGES[data.next], data }
    },
  }
}
