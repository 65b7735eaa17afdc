// The contribution of a group to the tenant matrix, exported by its testing/fixtures.ts: a record for every ID that its
// operations take. `npm run generate` collects them in groupFixtures.gen.ts.
import type { TestApp, TestTenant } from './testApp'

export interface GroupFixtures {
  /** Creates one record of the tenant with `marker` in all its texts. @returns its ID */
  records: Record<string, (maker: RecordMaker) => Promise<string>>
  /**
   * The record that an ID of this name identifies in the contract, or the reason why no tenant has such a record. A name
   * with another meaning in one group is prefixed with the first word of that group's paths.
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
  /** The ID of the tenant's record of this name, created by the first call. */
  id: (record: string) => Promise<string>
}
