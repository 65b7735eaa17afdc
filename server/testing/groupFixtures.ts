// What a group contributes to the tenant matrix, from its testing/fixtures.ts: a record of a tenant for every id that its
// operations take. `npm run generate` collects them in groupFixtures.gen.ts.
import type { TestApp, TestTenant } from './testApp'

export interface GroupFixtures {
  /** Makes one record of the tenant. Everything in it that is text holds `marker`. @returns its id */
  records: Record<string, (maker: RecordMaker) => Promise<string>>
  /**
   * Which record an id of this name in the contract means, or why no tenant has one. A name that means something else in
   * one group follows the first word of that group's paths.
   */
  ids: Record<string, string | { ofNobody: string }>
}

export interface RecordMaker {
  aerie: TestApp
  tenant: TestTenant
  marker: string
  /** Session cookie of the tenant-root. */
  root: string
  /** A PNG. */
  picture: Buffer
  /** Creates a record through the API. @returns its id */
  post: (url: string, body: object) => Promise<string>
  /** The tenant's record of this name, made at the first call. */
  id: (record: string) => Promise<string>
}
