// Keys, secrets and addresses in replies: each field is reviewed, with the permissions that give it (sensitiveFields.ts), and values that are
// planted in the records of a tenant appear in no reply but those.
import {
  isWrite,
  operationsOf,
  resolved,
  type JsonSchema,
  type SpecOperation,
  type SpecPermission,
} from '../platform/contract/spec'
import { ALLOWED_FOR_TENANT } from '../platform/identity/permissions'
import { asPlatform, inTenant } from '../platform/db/tenancy'
import { testContract } from './contract'
import { callOf } from './contractCalls'
import { seedRecords, type Records } from './idFixtures'
import { PLAIN, SENSITIVE, TELLING } from './sensitiveFields'
import { startTestApp, type TestApp } from './testApp'
import { recordOf } from './tenantMatrix/attempts'

const { spec } = testContract()
const PLACES = operationsOf(spec)

interface Told {
  field: string
  operation: SpecOperation
}

/** Fields of successful replies that contain a text and have a telling name or the marker, by the schema that has them. */
function toldBy(operation: SpecOperation): Told[] {
  const told = new Map<string, Told>()
  const walk = (node: JsonSchema, schema: string, above: ReadonlySet<string>): void => {
    if (typeof node.$ref === 'string') {
      const name = node.$ref.split('/').at(-1) ?? ''
      if (!above.has(name)) walk(resolved<JsonSchema>(spec, { $ref: node.$ref }), name, new Set([...above, name]))
      return
    }
    for (const part of ['allOf', 'oneOf', 'anyOf']) {
      for (const each of (node[part] as JsonSchema[] | undefined) ?? []) walk(each, schema, above)
    }
    if (node.items) walk(node.items, schema, above)
    for (const [name, child] of Object.entries(node.properties ?? {})) {
      const value = typeof child.$ref === 'string' ? resolved<JsonSchema>(spec, { $ref: child.$ref }) : child
      const isText = [value.type].flat().some((type) => type === 'string' || type === 'array')
      const field = `${schema}.${name}`
      if (value['x-sensitive'] === true || child['x-sensitive'] === true || (isText && TELLING.test(name)))
        told.set(field, { field, operation })
      walk(child, schema, above)
    }
  }
  for (const [code, { content }] of Object.entries(operation.responses)) {
    if (!code.startsWith('2')) continue
    for (const { schema } of Object.values(content ?? {})) walk(schema, operation.operationId, new Set())
  }
  return [...told.values()]
}

const TOLD = PLACES.flatMap(({ operation }) => toldBy(operation))

const isSame = (one: SpecPermission, other: SpecPermission): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether an operation may reply with a field. */
function isPermitted(field: string, { operationId, 'x-permission': needed }: SpecOperation): boolean {
  const entry = SENSITIVE[field]
  if (!entry) return false
  return needed === 'public'
    ? entry.forProof?.[operationId] !== undefined
    : entry.permissions.some((permission) => isSame(permission, needed))
}

test('every field that seems to contain a key, a secret or an address is reviewed', () => {
  const fields = [...new Set(TOLD.map(({ field }) => field))]
  expect(fields.filter((field) => !(field in SENSITIVE) && !(field in PLAIN))).toEqual([])
  expect(fields.filter((field) => field in SENSITIVE && field in PLAIN)).toEqual([])
  // Lines without a field would permit one that is added later.
  expect([...Object.keys(SENSITIVE), ...Object.keys(PLAIN)].filter((field) => !fields.includes(field))).toEqual([])
})

test('only operations with the reviewed permissions reply with a sensitive field', () => {
  const refused = TOLD.filter(({ field, operation }) => field in SENSITIVE && !isPermitted(field, operation))
  expect(refused.map(({ field, operation }) => `${operation.operationId}: ${field}`)).toEqual([])
})

describe('values that are planted in the records of a tenant', () => {
  /** What is planted, and the operations that reply with it. Those with `sight` do so only to who may also see what the record shows. */
  interface Planted {
    value: string
    shownBy: readonly string[]
    sight?: true
  }

  /** The audit log tells those who administer the organisation what was set. */
  const AUDIT = ['exportAuditEntries', 'listAuditEntries']

  let aerie: TestApp
  let records: Records
  let planted: Record<string, Planted>

  beforeAll(async () => {
    aerie = await startTestApp({
      INFERENCE_URL: 'http://planted-model-server.example.invalid',
      INFERENCE_SECRET: 'planted-model-secret-of-32-characters',
    })
    const { demo } = aerie
    const root = await aerie.cookieOf(demo.root)
    records = await seedRecords(aerie, demo, 'planted')
    const call = async <Data>(url: string, body: object, method: 'POST' | 'PATCH' = 'POST') => {
      const answer = await aerie.call<Data>(root, method, url, body)
      if (!answer.status) throw new Error(`${url}: ${answer.message}`)
      return answer.data
    }
    const address = 'https://hooks.example.invalid/planted-webhook-key'
    const webhook = await call<{ secret: string }>('/webhook/create', { name: 'Planted', address, events: null })
    const token = { name: 'Planted', scopes: ['missions:read'], days: 30 }
    const own = await call<{ secret: string }>('/api-token/create', token)
    const ofTenant = await call<{ secret: string }>('/tenantroot/api-token/create', token)
    const { version } = (await aerie.call<{ version: number }>(root, 'GET', '/alert-webhook/get')).data
    const mapping = { title: '/name' }
    const settings = { version, missionId: records['mission'], kind: 'Camera', severity: 'medium', mapping }
    await call('/alert-webhook/edit', settings, 'PATCH')
    const alerts = await call<{ token: string }>('/alert-webhook/rotate', {})
    await call('/aircraft/feed/create', {
      name: 'Planted TAK',
      kind: 'cot',
      host: 'planted-tak.example.invalid',
      port: 8089,
      usesTls: true,
    })
    const receiver = await call<{ key: string }>('/aircraft/feed/create', { name: 'Planted key', kind: 'remote_id' })
    const stream = await call<{ key: string }>('/streamtoken/create', { flightId: records['flight'], name: 'Planted' })
    const share = await call<{ path: string }>('/share/create', { kind: 'document', targetId: records['document'] })
    planted = {
      'address of a webhook': { value: 'planted-webhook-key', shownBy: ['getWebhooks'] },
      'secret of a webhook': { value: webhook.secret, shownBy: [] },
      'personal API token': { value: own.secret, shownBy: [] },
      'API token of the organisation': { value: ofTenant.secret, shownBy: [] },
      'token of the alert webhook': { value: alerts.token, shownBy: [] },
      'address of a TAK server': { value: 'planted-tak.example.invalid', shownBy: ['getAircraftFeeds', ...AUDIT] },
      'key of a receiver': { value: receiver.key, shownBy: [] },
      'stream key': { value: stream.key, shownBy: [] },
      'key of a link': {
        value: share.path.split('/').at(-1) ?? '',
        shownBy: ['listShares'],
        sight: true,
      },
      'address of the model server': { value: 'planted-model-server', shownBy: [] },
      'secret of the model server': { value: 'planted-model-secret', shownBy: [] },
    }
  })
  afterAll(() => aerie.close())

  /** Names of the values in the replies to a caller, by operation, in the order of the contract. */
  async function shownTo(cookie: string): Promise<string[]> {
    const shown: string[] = []
    for (const place of PLACES) {
      if (isWrite(place)) continue
      const request = callOf(spec, place, (slot) => (slot.in === 'query' ? undefined : recordOf(place, slot, records)))
      const { statusCode, rawPayload } = await aerie.app.inject({
        ...request,
        headers: { ...request.headers, cookie },
      })
      if (statusCode >= 400) continue
      const text = rawPayload.toString('latin1')
      for (const [name, { value }] of Object.entries(planted))
        if (text.includes(value)) shown.push(`${place.operation.operationId}: ${name}`)
    }
    return shown.sort()
  }

  const expected = (isShown: (operation: string, planted: Planted) => boolean): string[] =>
    Object.entries(planted)
      .flatMap(([name, entry]) =>
        entry.shownBy.filter((operation) => isShown(operation, entry)).map((operation) => `${operation}: ${name}`),
      )
      .sort()

  const permissionOf = (operationId: string): SpecPermission =>
    PLACES.find(({ operation }) => operation.operationId === operationId)?.operation['x-permission'] ?? ''

  const setCustom = (permissions: readonly string[]) =>
    asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('app_user')
        .set({ custom_permissions: [...permissions] })
        .where('id', '=', aerie.demo.viewer.id)
        .execute(),
    )

  test('appear for a tenant root where they were reviewed, and nowhere else', async () => {
    expect(await shownTo(await aerie.cookieOf(aerie.demo.root))).toEqual(expected(() => true))
  })

  test('appear for nobody without the permission of the operation', async () => {
    for (const caller of [aerie.demo.staff, aerie.demo.client, aerie.other.root]) {
      expect(await shownTo(await aerie.cookieOf(caller))).toEqual([])
    }
    await setCustom(ALLOWED_FOR_TENANT.filter((name) => name !== 'public_map_create' && name !== 'tenant_update_self'))
    expect(await shownTo(await aerie.cookieOf(aerie.demo.viewer))).toEqual([])
  })

  test('appear with the permission of the operation alone, except for what shows a record that the caller may not see', async () => {
    const needed = new Set(Object.values(planted).flatMap(({ shownBy }) => shownBy.map(permissionOf)))
    for (const permission of needed) {
      if (typeof permission !== 'string' || !ALLOWED_FOR_TENANT.includes(permission as never)) continue
      await setCustom([permission])
      const cookie = await aerie.cookieOf(aerie.demo.viewer)
      const shown = expected((operation, { sight }) => permissionOf(operation) === permission && !sight)
      expect(await shownTo(cookie)).toEqual(shown)
    }
  })

  test('are stored as hashes or encrypted where nobody needs to read them again', async () => {
    const rows = await inTenant(aerie.db, aerie.demo.id, (tx) =>
      tx.selectFrom('stream_key').selectAll().where('tenant_id', '=', aerie.demo.id).execute(),
    )
    expect(JSON.stringify(rows)).not.toContain(planted['stream key']?.value)
  })
})
