import { uuidv7 } from 'uuidv7'
import { asPlatform } from '../../../platform/db/tenancy'
import type { TestApp } from '../../../testing/testApp'
import { signingKey } from '../../evidence/public'
import { certificateOf } from '../certificate'
import { markDone } from '../sql'

/** The erasure of a tenant that is done. @returns its ID */
export async function insertDoneErasure({ db, config }: TestApp, name: string): Promise<string> {
  const id = uuidv7()
  const tenantId = uuidv7()
  const found = { tables: { mission: 2 }, files: 1, bytes: 12, pictures: [] }
  const due = { id, tenantId, name, requestedName: 'Ada Admin', createdAt: new Date(), found }
  const certificate = certificateOf(due, found, { erasedAt: new Date(), installation: 'http://localhost' })
  const key = await signingKey(db, config)
  const signature = key.sign(Buffer.from(certificate)).toString('base64')
  await asPlatform(db, async (tx) => {
    await tx
      .insertInto('erasure')
      .values({
        id,
        kind: 'tenant',
        erased_tenant: tenantId,
        name,
        requested_name: 'Ada Admin',
        found: JSON.stringify(found),
        due_at: new Date('2100-01-01'),
      })
      .execute()
    await markDone(tx, id, { certificate, keyId: key.id, signature })
  })
  return id
}
