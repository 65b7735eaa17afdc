import { buildApp } from '../../app'
import { createSandbox } from '../../platform/payment/sandbox'
import { asPlatform } from '../../platform/db/tenancy'
import { pmtilesFile, PNG_TILES } from '../../groups/base-map/testing/pmtilesFile'
import { testContract } from '../contract'
import { mailTo } from '../outbox'
import { subscribe } from '../subscribe'
import { insertSignUp } from '../../groups/tenant/signUpSql'
import { makeSignUpToken } from '../../groups/tenant/signUpToken'
import { insertTenant } from '../../groups/tenant/sql'
import { sealPending } from '../../groups/single-sign-on/pending'
import { connectIdentity } from '../../groups/single-sign-on/sql'
import { publishRecord } from '../../groups/single-sign-on/testing/publishRecord'
import { proveDomains } from '../../groups/single-sign-on/testing/proveDomains'
import type { Made, Site, WriteFixture } from './site'

interface Order {
  orderId: string
  amount: number
  currency: string
}

const LIMITS = { users: 5, clients: 100, storageBytes: 1_000_000, streamMinutes: 60, aiRuns: 10 }
const CARD = '4111 1111 1111 1111'
const SECRET = 'a password nobody guesses'

const createPackage = ({ admin, call }: Site, price = 199_900) =>
  call(
    'POST',
    '/admin/package/create',
    { name: `Team ${crypto.randomUUID()}`, price, period: 'month', limits: LIMITS },
    admin,
  )

const withPackage =
  (body: (made: Made) => object | undefined): WriteFixture =>
  async (site) => {
    const made = await createPackage(site)
    return { as: site.admin, ids: { packageId: made._id }, body: body(made) }
  }

const withSet =
  (body: (made: Made) => object | undefined): WriteFixture =>
  async ({ admin, call }) => {
    const set = { name: `Observer ${crypto.randomUUID()}`, permissions: ['mission_list'] }
    const made = await call('POST', '/admin/permission/create', set, admin)
    return { as: admin, ids: { permissionSetId: made._id }, body: body(made) }
  }

/** A tenant root without a password and without an invitation. */
async function invitedRoot({ aerie, tenant }: Site): Promise<string> {
  const id = crypto.randomUUID()
  const user = { id, tenant_id: tenant.id, email: `${id}@people.test`, name: 'Ida', user_type: 'tenant-root' }
  await asPlatform(aerie.db, (tx) => tx.insertInto('app_user').values(user).execute())
  return id
}

/** An order of the tenant for its current package. */
async function openOrder(site: Site): Promise<Order> {
  const { _id: packageId } = await createPackage(site)
  await subscribe(site.aerie.db, site.tenant.id, { packageId })
  return (await site.call<{ order: Order }>('POST', '/payment/generate-renewal-order', {})).order
}

/** Pays an order at the checkout, without informing the server. */
async function pay({ aerie }: Site, { orderId, amount, currency }: Order) {
  const payload = { order_id: orderId, amount, currency, card: { number: CARD } }
  const response = await aerie.app.inject({ method: 'POST', url: '/checkout/sandbox/pay', payload })
  return response.json<{ razorpay_payment_id: string; razorpay_signature: string }>()
}

async function register(site: Site, email: string): Promise<object> {
  const { _id: packageId } = await createPackage(site, 0)
  return { tenantName: 'New Ltd', name: 'Nora New', email, password: SECRET, packageId }
}

const BASE_MAP = {
  name: 'Aerial photos',
  kind: 'raster',
  url: 'https://tiles.example.com/{z}/{x}/{y}.png',
  attribution: 'City of Example',
}

const withBaseMap =
  (body: (made: Made) => object | undefined): WriteFixture =>
  async ({ call }) => {
    const made = await call('POST', '/base-map/create', BASE_MAP)
    return { ids: { baseMapId: made._id }, body: body(made) }
  }

/** Of the ID token that the provider of the test issues. */
export const NONCE = 'a nonce'
const ACCESS = '/tenantroot/support-access'
const SETTINGS = '/single-sign-on/settings'
const SINGLE_SIGN_ON = { issuer: 'https://accounts.google.com', application: 'aerie' }

/** A domain of the tenant alone. */
const domainOf = ({ tenant }: Site): string => `${tenant.id}.test`

/** The tenant enters its domain. */
async function enterDomain(site: Site): Promise<string> {
  const domain = domainOf(site)
  await site.call('PATCH', SETTINGS, { ...SINGLE_SIGN_ON, domains: [domain] })
  return domain
}

async function enableSingleSignOn(site: Site) {
  const { aerie, tenant, call } = site
  const [issuer = ''] = aerie.config.OIDC_ORIGINS
  const domains = [domainOf(site)]
  await call('PATCH', SETTINGS, { issuer, application: 'aerie', domains })
  await proveDomains(aerie.db, tenant.id, domains)
  const { signInUrl } = await call<{ signInUrl: string }>('PATCH', SETTINGS, { version: 1, enabled: true })
  return { issuer, signInUrl }
}

/** Packages, permission sets, base maps, tenants, sign-up and payment. */
export const writes: Record<string, WriteFixture> = {
  requestSupportAccess: ({ admin, tenant }) => ({
    as: admin,
    ids: { tenantId: tenant.id },
    body: { reason: 'Import' },
  }),
  grantSupportAccess: () => ({ body: { hours: 1 } }),
  async endSupportAccess({ call }) {
    const { current } = await call<{ current: Made }>('POST', `${ACCESS}/grant`, { hours: 1 })
    return { ids: { supportAccessId: current._id } }
  },
  async enterTenant({ admin, tenant, call }) {
    await call('POST', `${ACCESS}/grant`, { hours: 1 })
    return { as: admin, ids: { tenantId: tenant.id } }
  },
  leaveTenant: ({ admin }) => ({ as: admin }),
  editSingleSignOn: () => ({ body: SINGLE_SIGN_ON }),
  async checkSingleSignOnDomain(site) {
    const domain = await enterDomain(site)
    const { proofs } = await site.call<{ proofs: { recordName: string; recordValue: string }[] }>('GET', SETTINGS)
    for (const { recordName, recordValue } of proofs) publishRecord(recordName, recordValue)
    return { body: { domain } }
  },
  async mailSingleSignOnDomain(site) {
    return { body: { domain: await enterDomain(site), mailbox: 'postmaster' } }
  },
  async confirmSingleSignOnDomain(site) {
    const domain = await enterDomain(site)
    await site.call('POST', '/single-sign-on/domain/mail', { domain, mailbox: 'postmaster' })
    const mail = await mailTo(site.aerie, `postmaster@${domain}`)
    return { body: { domain, code: /: ([a-z0-9]{8})\r?$/m.exec(mail)?.[1] } }
  },
  async testSingleSignOn(site) {
    await enableSingleSignOn(site)
    return {}
  },
  async finishSingleSignOnTest(site) {
    const { aerie, tenant } = site
    await enableSingleSignOn(site)
    const testedBy = tenant.root.id
    const started = { state: 'test-begun', nonce: NONCE, verifier: 'v'.repeat(43), tenantId: tenant.id, testedBy }
    const session = await aerie.cookieOf(tenant.root)
    const as = `aerie_sso=${sealPending(aerie.config, started, 60_000)}; ${session}`
    return { as, body: { state: 'test-begun', code: 'x' } }
  },
  findSingleSignOn: () => ({ as: '', body: { domain: 'example.com' } }),
  async startSingleSignOn(site) {
    const { signInUrl } = await enableSingleSignOn(site)
    return { as: '', body: { code: signInUrl.split('/').at(-1) } }
  },
  async finishSingleSignOn(site) {
    const { aerie, tenant } = site
    const { issuer } = await enableSingleSignOn(site)
    await asPlatform(aerie.db, (tx) =>
      connectIdentity(tenant.id, tx, { issuer, subject: 'liar', userId: tenant.viewer.id }),
    )
    const started = { state: 'begun', nonce: NONCE, verifier: 'v'.repeat(43), tenantId: tenant.id }
    return { as: `aerie_sso=${sealPending(aerie.config, started, 60_000)}`, body: { state: 'begun', code: 'x' } }
  },
  async deleteSingleSignOn({ call }) {
    await call('PATCH', SETTINGS, SINGLE_SIGN_ON)
    return {}
  },
  createPackage: ({ admin }) => ({
    as: admin,
    body: { name: 'Created', price: 100, period: 'month', limits: LIMITS },
  }),
  editPackage: withPackage(({ version }) => ({ version, name: 'Edited' })),
  deletePackage: withPackage(() => undefined),
  createPermissionSet: ({ admin }) => ({ as: admin, body: { name: 'Pilot', permissions: ['mission_list'] } }),
  editPermissionSet: withSet(({ version }) => ({ version, name: 'Observers' })),
  deletePermissionSet: withSet(() => undefined),
  createBaseMap: () => ({ body: BASE_MAP }),
  async createBaseMapFromFile({ upload }) {
    const file = pmtilesFile({ tileType: PNG_TILES, tile: Buffer.from('tile') })
    return { body: { uploadId: await upload('pmtiles', file), name: 'City plan', attribution: 'City of Example' } }
  },
  createBaseMapFromMbtiles: async ({ upload }) => ({
    body: { uploadId: await upload('mbtiles'), name: 'City plan', attribution: 'City of Example' },
  }),
  editBaseMap: withBaseMap(({ version }) => ({ version, enabled: true })),
  deleteBaseMap: withBaseMap(() => undefined),
  editSeller: ({ admin }) => ({ as: admin, body: { version: 1, name: 'Aerie Ltd' } }),
  async createTenant(site) {
    const { _id: packageId } = await createPackage(site)
    const root = { name: 'Rita', email: 'rita@created.test' }
    return { as: site.admin, body: { name: 'Created Ltd', packageId, root } }
  },
  async editTenant({ tenant, admin, call }) {
    const { version } = await call('GET', `/admin/tenant/fetch-tenant-details/${tenant.id}`, undefined, admin)
    return { as: admin, ids: { tenantId: tenant.id }, body: { version, name: 'Renamed Ltd' } }
  },
  async resendTenantInvitation(site) {
    const userId = await invitedRoot(site)
    return { as: site.admin, ids: { tenantId: site.tenant.id, userId } }
  },
  async changeRootEmail(site) {
    const userId = await invitedRoot(site)
    const email = 'changed@people.test'
    return { as: site.admin, ids: { tenantId: site.tenant.id, userId }, body: { email } }
  },
  async confirmRootEmail({ aerie, tenant, admin, call }) {
    const email = 'confirmed@people.test'
    await call('PATCH', `/admin/tenant/change-root-email/${tenant.id}/${tenant.root.id}`, { email }, admin)
    const token = /confirm-email#([\w-]{43})/.exec(await mailTo(aerie, email))?.[1]
    return { as: null, body: { token } }
  },
  async extendTenantTerm({ aerie, tenant, admin, call }) {
    const ends = (days: number) => new Date(Date.now() + days * 86_400_000)
    await subscribe(aerie.db, tenant.id, { endsAt: ends(1) })
    const { version } = await call('GET', `/admin/tenant/fetch-tenant-details/${tenant.id}`, undefined, admin)
    const body = { version, endsAt: ends(2).toISOString(), reason: 'Outage' }
    return { as: admin, ids: { tenantId: tenant.id }, body }
  },
  async deleteTenant({ tenant, admin, call }) {
    const { name } = await call<{ name: string }>('GET', '/tenantroot/fetch-organisation-details')
    return { as: admin, ids: { tenantId: tenant.id }, body: { name } }
  },
  registerTenant: async (site) => ({ as: null, body: await register(site, 'register@new.test') }),
  async resendVerificationCode({ aerie, ...site }) {
    const email = 'resend@new.test'
    await aerie.call(undefined, 'POST', '/admin/tenant/register-tenant', await register({ aerie, ...site }, email))
    return { as: null, body: { email } }
  },
  async verifyTenant({ aerie, ...site }) {
    const email = 'verify@new.test'
    await aerie.call(undefined, 'POST', '/admin/tenant/register-tenant', await register({ aerie, ...site }, email))
    const code = /code to continue .* is (\d{6})/.exec(await mailTo(aerie, email))?.[1]
    return { as: null, body: { email, code, password: SECRET } }
  },
  async generateOrder(site) {
    const { aerie } = site
    const { _id: packageId } = await createPackage(site)
    const tenantId = await asPlatform(aerie.db, async (tx) => {
      const root = { name: 'Bea Buyer', email: 'bea@new.test' }
      const made = await insertTenant(tx, { name: 'Buyer', status: 'pending', root })
      await insertSignUp(tx, made.tenantId, { packageId, expires: true })
      return made.tenantId
    })
    return { as: null, body: { signUpToken: makeSignUpToken(aerie.config, tenantId) } }
  },
  // An earlier order is paid but not confirmed; the call completes it.
  async generateRenewalOrder(site) {
    await pay(site, await openOrder(site))
    return { body: {} }
  },
  async completeOrder(site) {
    const order = await openOrder(site)
    const paid = await pay(site, order)
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = paid
    return { as: null, body: { orderId: order.orderId, paymentId, signature } }
  },
  async failPayment(site) {
    return { as: null, body: { orderId: (await openOrder(site)).orderId } }
  },
  // The sandbox sends no webhooks, so a second app with a different provider handles them with the same database.
  async receivePaymentWebhook(site) {
    const { aerie } = site
    const { orderId, amount, currency } = await openOrder(site)
    const payment = {
      ...createSandbox(aerie.config, aerie.db),
      readWebhook: () => ({ orderId, payment: { paymentId: 'pay_webhook', amount, currency } }),
    }
    return {
      async send() {
        const app = await buildApp({
          config: aerie.config,
          pool: aerie.pool,
          contract: testContract().spec,
          definitions: [],
          payment,
        })
        const response = await app.inject({ method: 'POST', url: '/apis/v1/payment/webhook', payload: {} })
        await app.close()
        return response
      },
    }
  },
}
