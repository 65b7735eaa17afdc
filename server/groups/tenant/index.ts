import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { tenantHandlers } from './handlers'
import { deleteUnfinishedSignUps } from './signUpSql'

export const group = {
  handlers: tenantHandlers,
  sweeps: [{ every: 'hour', run: ({ db }) => asPlatform(db, deleteUnfinishedSignUps) }],
} satisfies Group
