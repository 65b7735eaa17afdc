import { inTenant } from '../../../platform/db/tenancy'
import type { GroupFixtures, RecordMaker } from '../../../testing/groupFixtures'

export const fixtures: GroupFixtures = {
  records: {
    job: insertJob,
  },
  ids: {
    jobId: 'job',
  },
}

/** A failed job: it can be retried, and no worker runs it. */
async function insertJob({ aerie: { db }, tenant, marker }: RecordMaker): Promise<string> {
  const id = crypto.randomUUID()
  const { id: tenant_id, root } = tenant
  const job = { id, tenant_id, kind: 'layer-import', title: `${marker} import`, status: 'failed', input: '{}' }
  await inTenant(db, tenant_id, (tx) =>
    tx
      .insertInto('job')
      .values({ ...job, message: marker, started_by: root.id })
      .execute(),
  )
  return id
}
