// A record of a tenant behind every id that the contract takes. A new group adds what it stores to `seedRecords` and the
// names of its ids to ID_FIXTURES; the tenant matrix fails until it does.
import sharp from 'sharp'
import { asPlatform, inTenant } from '../tenancy'
import type { TestApp, TestTenant } from './testApp'
import { upload } from './upload'

/** Ids of one tenant's records. Everything in them that is text holds `canary`. */
export interface Records {
  canary: string
  baseLayer: string
  missionType: string
  tenant: string
  user: string
  userGroup: string
  session: string
  avatar: string
  mission: string
  location: string
  logo: string
  invoice: string
  upload: string
  job: string
  layer: string
  layerGroup: string
  featureChange: string
}

/**
 * Which record an id of this name in the contract means, or why there is none of a tenant. A name that means something
 * else in one group stands with the first word of that group's paths.
 */
export const ID_FIXTURES: Record<string, keyof Omit<Records, 'canary'> | { ofNobody: string }> = {
  baseLayerId: 'baseLayer',
  missionTypeId: 'missionType',
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
  missionIds: 'mission',
  aboutId: 'mission',
  uploadId: 'upload',
  jobId: 'job',
  layerId: 'layer',
  layerIds: 'layer',
  'layer before': 'layer',
  'layer groupId': 'layerGroup',
  'layergroup before': 'layerGroup',
  'layergroup groupId': 'layerGroup',
  changeId: 'featureChange',
  permissionSetId: { ofNobody: 'sets are offered to every tenant' },
  mailId: { ofNobody: 'the outbox belongs to the platform' },
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
  const missionId = await made('/mission/create', {
    name: `${canary} mission`,
    description: canary,
    locationId: location,
  })
  const layerGroup = await made('/layergroup/create', { missionId, name: `${canary} layers` })
  const layer = await made('/layer/create-vector-layer', { missionId, name: `${canary} layer`, groupId: layerGroup })
  const properties = { name: canary }
  const added = await aerie.call<{ changeId: string }>(root, 'POST', `/layer/addFeature/${layer}`, {
    features: [{ geometry: { type: 'Point', coordinates: [2, 1] }, properties }],
  })
  return {
    canary,
    baseLayer: await made('/baselayer/create-base-vector-layer', { name: `${canary} map`, description: canary }),
    missionType: await made('/common/missiontype/create', { name: `${canary} type` }),
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
    mission: missionId,
    layer,
    layerGroup,
    featureChange: added.data.changeId,
    upload: await insertUpload(aerie, tenant, canary),
    job: await insertJob(aerie, tenant, canary),
  }
}

/** A user who may do nothing, so that nobody is refused for touching somebody who may do more. */
async function insertNobody({ db }: TestApp, tenantId: string, canary: string): Promise<string> {
  const id = crypto.randomUUID()
  const user = { id, tenant_id: tenantId, email: `${canary}@canary.test`, name: canary, user_type: 'tenant-user' }
  await inTenant(db, tenantId, (tx) => tx.insertInto('app_user').values(user).execute())
  return id
}

/** One that has arrived and waits to be used. */
async function insertUpload({ db }: TestApp, tenant: TestTenant, canary: string): Promise<string> {
  const id = crypto.randomUUID()
  const [storedFileId, key, size] = [crypto.randomUUID(), `${tenant.id}/${id}`, 3]
  const file = { id: storedFileId, tenant_id: tenant.id, key, name: `${canary}.kml`, size, sha256: '0'.repeat(64) }
  const made = { created_by: tenant.root.id }
  await inTenant(db, tenant.id, async (tx) => {
    await tx
      .insertInto('stored_file')
      .values({ ...file, ...made, media_type: 'application/vnd.google-earth.kml+xml' })
      .execute()
    await tx
      .insertInto('upload')
      .values({
        id,
        tenant_id: tenant.id,
        key,
        name: file.name,
        size,
        state: 'finished',
        kind: 'kml',
        stored_file_id: storedFileId,
        ...made,
      })
      .execute()
  })
  return id
}

/** One that has failed, so that it may be tried again, and is run by nobody. */
async function insertJob({ db }: TestApp, { id: tenant_id, root }: TestTenant, canary: string): Promise<string> {
  const id = crypto.randomUUID()
  const job = { id, tenant_id, kind: 'layer-import', title: `${canary} import`, status: 'failed', input: '{}' }
  await inTenant(db, tenant_id, (tx) =>
    tx
      .insertInto('job')
      .values({ ...job, message: canary, started_by: root.id })
      .execute(),
  )
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
