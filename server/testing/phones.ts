// Paired phones, as tests need them.
import { uuidv7 } from 'uuidv7'
import { asPlatform } from '../platform/db/tenancy'
import { phoneCookieName } from '../platform/identity/phone'
import { newPhoneToken } from '../platform/identity/phoneToken'
import type { TestApp, TestUser } from './testApp'

/** Pairs a phone of a person. @returns its ID and its Cookie header */
export async function addPhone(
  { app, db, config }: TestApp,
  { id: userId, tenantId }: TestUser,
  name = 'Phone',
): Promise<{ id: string; cookie: string }> {
  await app.ready()
  const id = uuidv7()
  const token = newPhoneToken()
  const phone = { id, tenant_id: tenantId ?? '', user_id: userId, name, user_agent: 'jest', token_hash: token.hash }
  await asPlatform(db, (tx) =>
    tx
      .insertInto('phone')
      .values({ ...phone, expires_at: new Date(Date.now() + 24 * 3_600_000) })
      .execute(),
  )
  return { id, cookie: `${phoneCookieName(config)}=${encodeURIComponent(app.signCookie(token.text))}` }
}
