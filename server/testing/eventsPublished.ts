import { selectUnpublishedTenants } from '../realtime/publishSql'
import { asPlatform, type Db } from '../db/tenancy'
import { until } from './until'

/** Waits until the events of earlier requests are published, which happens shortly after they are answered. */
export async function eventsPublished(db: Db): Promise<void> {
  await until(async () => (await asPlatform(db, selectUnpublishedTenants)).length === 0)
}
