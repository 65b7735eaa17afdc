import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { passkeyHandlers } from './handlers'
import { deleteUsedChallenges } from './sql'

export const group = {
  handlers: passkeyHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteUsedChallenges) }],
} satisfies Group
