import { asPlatform, type Db } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { deleteOldDeliveries } from './deliverySql'
import { webhookHandlers } from './handlers'
import { startWebhooks } from './sender'

export const group = {
  handlers: webhookHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => deleteOld(db) }],
  rounds: (services) => [startWebhooks(services)],
} satisfies Group

/** In several transactions, so that none takes long. */
async function deleteOld(db: Db): Promise<void> {
  while (await asPlatform(db, deleteOldDeliveries)) continue
}
