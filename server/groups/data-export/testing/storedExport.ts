import { Readable } from 'node:stream'
import { uuidv7 } from 'uuidv7'
import { inTenant } from '../../../platform/db/tenancy'
import { makeKey } from '../../../platform/storage/keys'
import { openStorage } from '../../../platform/storage/openStorage'
import type { TestApp, TestTenant } from '../../../testing/testApp'

/** An export that is ready; of all data of the tenant, or of one person. @returns its ID */
export async function insertStoredExport(
  aerie: TestApp,
  tenant: TestTenant,
  name: string,
  { jobId = uuidv7(), personId = null }: { jobId?: string; personId?: string | null } = {},
): Promise<string> {
  const id = uuidv7()
  const key = makeKey(tenant.id, 'export.zip')
  const bytes = await (await openStorage(aerie.config)).put(key, Readable.from(['archive']))
  await inTenant(aerie.db, tenant.id, (tx) =>
    tx
      .insertInto('data_export')
      .values({
        id,
        tenant_id: tenant.id,
        subject_id: personId,
        job_id: jobId,
        requested_by: tenant.root.id,
        requested_name: name,
        key,
        name: `${name}.zip`,
        ...bytes,
        records: 12,
        files: 1,
        expires_at: new Date(Date.now() + 86_400_000),
      })
      .execute(),
  )
  return id
}
