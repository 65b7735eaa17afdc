import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { authHandlers } from './handlers'
import { deleteExpired } from './sql'

export const group = {
  handlers: authHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteExpired) }],
} satisfies Group
