// Creates the first super-admin of an installation from ADMIN_EMAIL and ADMIN_PASSWORD. There is no default account.
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { Config } from '../platform/core/config'
import { databaseOn } from '../platform/db/database'
import { hashPassword } from '../platform/identity/password'
import { asPlatform } from '../platform/db/tenancy'

/** Creates the account unless the e-mail address is in use; an existing account keeps its password. */
export async function ensureAdmin({ pool, config }: { pool: pg.Pool; config: Config }): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config
  if (email === undefined || password === undefined) return
  const passwordHash = await hashPassword(password)
  await asPlatform(databaseOn(pool), (tx) =>
    tx
      .insertInto('app_user')
      .values({
        id: uuidv7(),
        tenant_id: null,
        email: email.toLowerCase(),
        name: 'Administrator',
        user_type: 'super-admin',
        password_hash: passwordHash,
      })
      .onConflict((oc) => oc.column('email').doNothing())
      .execute(),
  )
}
