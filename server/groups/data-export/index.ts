import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { exportJob } from './exportJob'
import { dataExportHandlers } from './handlers'
import { deleteExpired } from './sql'

export const group = {
  handlers: dataExportHandlers,
  jobs: [exportJob],
  sweeps: [{ every: 'half-minute', run: ({ db }) => asPlatform(db, deleteExpired) }],
} satisfies Group
