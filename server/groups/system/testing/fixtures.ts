import type { GroupFixtures } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = { records: {}, ids: {} }
