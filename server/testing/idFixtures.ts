// Records for all IDs in the contract, collected from the groups. The tenant matrix fails when one is missing.
import sharp from 'sharp'
import { groupFixtures } from './groupFixtures.gen'
import type { GroupFixtures, RecordMaker } from './groupFixtures'
import type { TestApp, TestTenant } from './testApp'

/** Ids of one tenant's records, by name. */
export type Records = Record<string, string>

const RECORDS = joined(({ records }) => records)

export const ID_FIXTURES = joined(({ ids }) => ids)

for (const [name, record] of Object.entries(ID_FIXTURES)) {
  if (typeof record === 'string' && !(record in RECORDS))
    throw new Error(`The ID ${name} refers to ${record}, which no group creates`)
}

/** Creates one record of each kind in a tenant, through the API as its tenant-root. */
export async function seedRecords(aerie: TestApp, tenant: TestTenant, marker: string): Promise<Records> {
  const root = await aerie.cookieOf(tenant.root)
  const created = new Map<string, Promise<string>>()
  const maker: RecordMaker = {
    aerie,
    tenant,
    marker,
    root,
    picture: await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
    async post(url, body) {
      const answer = await aerie.call<{ _id: string }>(root, 'POST', url, body)
      if (!answer.status) throw new Error(`POST ${url} failed: ${answer.message}`)
      return answer.data._id
    },
    id(name) {
      const create = RECORDS[name]
      if (!create) throw new Error(`No group creates ${name}`)
      const record = created.get(name) ?? create(maker)
      created.set(name, record)
      return record
    },
  }
  const records: Records = {}
  for (const name of Object.keys(RECORDS)) records[name] = await maker.id(name)
  return records
}

/** @throws Error when two groups use one name */
function joined<Entry>(part: (fixtures: GroupFixtures) => Record<string, Entry>): Record<string, Entry> {
  const entries = groupFixtures.flatMap((fixtures) => Object.entries(part(fixtures)))
  const all = Object.fromEntries(entries)
  if (Object.keys(all).length < entries.length) throw new Error('Two groups use one name for a fixture')
  return all
}
