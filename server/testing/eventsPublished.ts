import { selectUnpublishedTenants } from '../platform/realtime/publishSql'
import { asPlatform, type Db } from '../platform/db/tenancy'
import { until } from './until'

/**
 * Waits until the events of earlier requests are published, which happens shortly after they are answered.
 * @param tenantId waits for the events of this tenant only
 */
export async function eventsPublished(db: Db, tenantId?: string): Promise<void> {
  await until(async () => {
    const unpublished = await asPlatform(db, selectUnpublishedTenants)
    return tenantId === undefined ? unpublished.length === 0 : !unpublished.includes(tenantId)
  })
}
