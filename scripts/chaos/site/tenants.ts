// Organisations with one user each, who may do everything.
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { hashPassword } from '../../../server/platform/identity/password'

const PASSWORD = 'flown-over-the-quay-42'

export interface Tenant {
  readonly id: string
  readonly name: string
  /** A text that every record of the tenant contains, and no reply to another one. */
  readonly marker: string
  readonly email: string
  readonly password: string
}

/** @param client as superuser; it is ended */
export async function createTenants(client: pg.Client, count: number): Promise<Tenant[]> {
  const hash = await hashPassword(PASSWORD)
  const tenants: Tenant[] = []
  for (let index = 0; index < count; index++) {
    const id = uuidv7()
    const name = `tenant-${index}`
    const email = `root@${name}.test`
    await client.query("insert into tenant (id, name, status) values ($1, $2, 'active')", [id, name])
    await client.query(
      `insert into app_user (id, tenant_id, email, name, user_type, password_hash, terms_accepted_at)
       values ($1, $2, $3, 'Root', 'tenant-root', $4, now())`,
      [uuidv7(), id, email, hash],
    )
    tenants.push({ id, name, email, password: PASSWORD, marker: `marker-of-${name}-${id.slice(-12)}` })
  }
  await client.end()
  return tenants
}
