// A record of a tenant behind every id that the contract takes. A new group adds what it stores to `seedRecords` and the
// names of its ids to ID_FIXTURES; the tenant matrix fails until it does.
import sharp from 'sharp'
import { asPlatform, inTenant } from '../tenancy'
import type { TestApp, TestTenant } from './testApp'
import { upload } from './upload'

/** Ids of one tenant's records. Everything in them that is text holds `canary`. */
export interface Records {
  canary: string
  tenant: string
  user: string
  userGroup: string
  session: string
  avatar: string
  mission: string
  location: string
  logo: string
  invoice: string
}

/** Which record an id of this name in the contract means, or why there is none of a tenant. */
export const ID_FIXTURES: Record<string, keyof Omit<Records, 'canary'> | { ofNobody: string }> = {
  tenantId: 'tenant',
  userId: 'user',
  actorId: 'user',
  members: 'user',
  addMembers: 'user',
  removeMembers: 'user',
  userGroupId: 'userGroup',
  groupId: 'userGroup',
  groups: 'userGroup',
  sessionId: 'session',
  avatarId: 'avatar',
  missionId: 'mission',
  locationId: 'location',
  logoId: 'logo',
  invoiceId: 'invoice',
  permissionSetId: { ofNobody: 'sets are offered to every tenant' },
  packageId: { ofNobody: 'packages belong to the platform' },
  posterId: { ofNobody: 'posters belong to the platform' },
  fileId: { ofNobody: 'public files are for everybody' },
  orderId: { ofNobody: 'known to the payer alone; a sign-up pays without a session' },
  paymentId: { ofNobody: 'counts only with the signature of the payment provider' },
  taxId: { ofNobody: 'a number of the tax office' },
}

/** Fills a tenant with one record of everything, as its own people would. */
export async function seedRecords(aerie: TestApp, tenant: TestTenant, canary: string): Promise<Records> {
  const root = await aerie.cookieOf(tenant.root)
  const made = async (url: string, body: object): Promise<string> => {
    const answer = await aerie.call<{ _id: string }>(root, 'POST', url, body)
    if (!answer.status) throw new Error(`No record of ${url}: ${answer.message}`)
    return answer.data._id
  }
  const session = await aerie.call<{ items: { _id: string }[] }>(root, 'GET', '/profile/sessions')
  const user = await insertNobody(aerie, tenant.id, canary)
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const location = await made('/location/create', { name: `${canary} place`, location: { lat: 1, long: 2 } })
  return {
    canary,
    user,
    location,
    tenant: tenant.id,
    session: session.data.items[0]?._id ?? '',
    avatar:
      (await upload<{ avatar: string }>(aerie, root, '/profile/avatar', picture)).data.avatar.split('/').at(-1) ?? '',
    logo: (await upload(aerie, root, '/tenantroot/upload-logo', picture)).data.fileId,
    userGroup: await made('/tenant/usergroup/tenant-usergroup-create', {
      name: `${canary} group`,
      permissions: [],
      members: [user],
    }),
    invoice: await insertInvoice(aerie, tenant.id, canary),
    mission: await made('/mission/create', { name: `${canary} mission`, description: canary, locationId: location }),
  }
}

/** A user who may do nothing, so that nobody is refused for touching somebody who may do more. */
async function insertNobody({ db }: TestApp, tenantId: string, canary: string): Promise<string> {
  const id = crypto.randomUUID()
  const user = { id, tenant_id: tenantId, email: `${canary}@canary.test`, name: canary, user_type: 'tenant-user' }
  await inTenant(db, tenantId, (tx) => tx.insertInto('app_user').values(user).execute())
  return id
}

async function insertInvoice({ db }: TestApp, tenantId: string, canary: string): Promise<string> {
  const id = crypto.randomUUID()
  const bought = { tenant_id: tenantId, package_name: canary, amount: 100, currency: 'INR', period: 'month' }
  const limits = { max_users: 1, max_storage_bytes: 1, max_stream_minutes: 1, max_ai_runs: 1 }
  const paid = { status: 'completed', payment_id: `pay_${id}` }
  await asPlatform(db, async (tx) => {
    await tx
      .insertInto('payment_order')
      .values({ id, provider: 'sandbox', provider_order_id: `order_${id}`, ...bought, ...limits, ...paid })
      .execute()
    const number = `${canary}-1`
    const dates = { starts_at: new Date(), ends_at: new Date() }
    const billed_to = JSON.stringify({ name: canary, address: canary, taxId: canary })
    await tx
      .insertInto('invoice')
      .values({ id, order_id: id, number, billed_to, payment_id: paid.payment_id, ...bought, ...dates })
      .execute()
  })
  return id
}
