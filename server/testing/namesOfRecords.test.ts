// Lists that name records of another kind: who may not see the record reads "Not available to you" in place of its name. Every reading
// operation of the contract is called with its own permission alone, in a tenant whose records all have a name that tells its kind.
import { sql } from 'kysely'
import { isWrite, operationsOf, type SpecPermission } from '../platform/contract/spec'
import { asPlatform, inTenant } from '../platform/db/tenancy'
import { ALLOWED_FOR_TENANT, type Permission } from '../platform/identity/permissions'
import { testContract } from './contract'
import { callOf } from './contractCalls'
import { seedRecords, type Records } from './idFixtures'
import { NAMED_BESIDE } from './namesOfRecords'
import { startTestApp, type TestApp } from './testApp'
import { recordOf } from './tenantMatrix/attempts'

const { spec } = testContract()
const PLACES = operationsOf(spec)

/** Kinds of record by their table, with the permissions one of which is enough to read the name. */
const KINDS: Readonly<Record<string, { table: string; only?: string; permissions: readonly Permission[] }>> = {
  mission: { table: 'mission', permissions: ['mission_list'] },
  layer: { table: 'layer', permissions: ['layer_list'] },
  baseLayer: { table: 'base_layer', permissions: ['layer_list'] },
  photo: { table: 'mission_file', only: 'photo', permissions: ['feature_list'] },
  recording: { table: 'mission_file', only: 'recording', permissions: ['vod_list'] },
  document: { table: 'mission_file', only: 'document', permissions: ['list_document'] },
  outcome: { table: 'mission_file', only: 'outcome', permissions: ['alert_list'] },
  alert: { table: 'alert', permissions: ['alert_list'] },
  flight: { table: 'flight', permissions: ['flight_list'] },
  asset: { table: 'asset', permissions: ['asset_list'] },
  location: { table: 'location', permissions: ['location_list'] },
  client: { table: 'client', permissions: ['client_list'] },
  evidence: { table: 'evidence_case', permissions: ['data_page'] },
  report: { table: 'saved_report', permissions: ['data_page'] },
}
const markerOf = (kind: string): string => `hidden-${kind}-name`

let aerie: TestApp
let records: Records

beforeAll(async () => {
  aerie = await startTestApp()
  records = await seedRecords(aerie, aerie.demo, 'seeded')
  await inTenant(aerie.db, aerie.demo.id, async (tx) => {
    for (const [kind, { table, only }] of Object.entries(KINDS)) {
      await sql`
        update ${sql.table(table)} t set name = ${markerOf(kind)} || '-' || right(t.id::text, 12)
         where t.tenant_id = ${aerie.demo.id} ${only === undefined ? sql`` : sql`and t.kind = ${only}`}`.execute(tx)
    }
  })
})
afterAll(() => aerie.close())

/** Kinds whose names an operation gives to the viewer with these permissions, who may not read them. */
async function namedTo(cookie: string, place: (typeof PLACES)[number], held: readonly string[]): Promise<string[]> {
  const request = callOf(spec, place, (slot) => (slot.in === 'query' ? undefined : recordOf(place, slot, records)))
  const { statusCode, rawPayload } = await aerie.app.inject({ ...request, headers: { ...request.headers, cookie } })
  if (statusCode >= 400) return []
  const text = rawPayload.toString('latin1')
  return Object.entries(KINDS)
    .filter(
      ([kind, { permissions }]) => !permissions.some((name) => held.includes(name)) && text.includes(markerOf(kind)),
    )
    .map(([kind]) => kind)
}

const heldBy = (needed: SpecPermission): string[] | undefined => {
  if (needed === 'session' || (Array.isArray(needed) && needed.includes('tenant-user'))) return []
  return typeof needed === 'string' && ALLOWED_FOR_TENANT.includes(needed as Permission) ? [needed] : undefined
}

test('names of records appear with the permission for their kind only, or where they are named beside each other', async () => {
  const cookie = await aerie.cookieOf(aerie.demo.viewer)
  const named: Record<string, string[]> = {}
  const byPermission = new Map<string, (typeof PLACES)[number][]>()
  for (const place of PLACES.filter((each) => !isWrite(each))) {
    const held = heldBy(place.operation['x-permission'])
    if (held) byPermission.set(held.join(), [...(byPermission.get(held.join()) ?? []), place])
  }
  for (const [held, places] of byPermission) {
    const permissions = held === '' ? [] : [held]
    await asPlatform(aerie.db, (tx) =>
      tx
        .updateTable('app_user')
        .set({ custom_permissions: permissions })
        .where('id', '=', aerie.demo.viewer.id)
        .execute(),
    )
    for (const place of places) {
      const kinds = await namedTo(cookie, place, permissions)
      if (kinds.length > 0) named[place.operation.operationId] = kinds
    }
  }
  expect(named).toEqual(NAMED_BESIDE)
})
