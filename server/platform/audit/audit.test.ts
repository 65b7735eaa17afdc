import { sql } from 'kysely'
import { startTestApp, type TestApp } from '../../testing/testApp'
import { asPlatform, inTenant } from '../db/tenancy'
import { recordAudit, type AuditEntry } from './sql'

let aerie: TestApp

beforeAll(async () => {
  aerie = await startTestApp()
})
afterAll(() => aerie.close())

const entry: AuditEntry = {
  actorId: null,
  actorName: 'Sam Staff',
  action: 'mission.delete',
  target: 'Harbour',
  address: '10.0.0.1',
  details: { rows: 1 },
}

const targets = (tenantId: string) =>
  inTenant(aerie.db, tenantId, async (tx) =>
    (await tx.selectFrom('audit_entry').select('target').orderBy('id').execute()).map(({ target }) => target),
  )

test('limits a tenant to reading and writing its own entries', async () => {
  const { demo, other, db } = aerie
  await inTenant(db, demo.id, (tx) => recordAudit(demo.id, tx, entry))
  await asPlatform(db, (tx) => recordAudit(null, tx, { ...entry, target: 'The platform' }))
  expect(await targets(demo.id)).toEqual(['Harbour'])
  expect(await targets(other.id)).toEqual([])
  for (const tenantId of [other.id, null]) {
    await expect(inTenant(db, demo.id, (tx) => recordAudit(tenantId, tx, entry))).rejects.toThrow('row-level security')
  }
})

test('drops the entry when its action rolls back', async () => {
  const { other, db } = aerie
  const failing = inTenant(db, other.id, async (tx) => {
    await recordAudit(other.id, tx, entry)
    throw new Error('half way')
  })
  await expect(failing).rejects.toThrow('half way')
  expect(await targets(other.id)).toEqual([])
})

const ERASE = 'delete from audit_entry'

test('keeps entries immutable for the roles that serve requests', async () => {
  for (const statement of ["update audit_entry set target = 'x'", ERASE, 'truncate audit_entry']) {
    const query = sql.raw(statement)
    await expect(inTenant(aerie.db, aerie.demo.id, (tx) => query.execute(tx))).rejects.toThrow('permission denied')
    if (statement !== ERASE) {
      await expect(asPlatform(aerie.db, (tx) => query.execute(tx))).rejects.toThrow('permission denied')
    }
  }
  // The platform deletes the entries of a tenant that is being erased, and no others.
  const deleted = await asPlatform(aerie.db, (tx) => sql.raw(ERASE).execute(tx))
  expect(deleted.numAffectedRows).toBe(0n)
  // Without a role, the login role owns the table but row-level security hides every row.
  await sql`update audit_entry set target = 'x'`.execute(aerie.db)
  await sql`delete from audit_entry`.execute(aerie.db)
  expect(await targets(aerie.demo.id)).toEqual(['Harbour'])
})
