// Sessions of users, by which flows begin at the page under test. Signing in costs the server a password hash.
import assert from 'node:assert/strict'
import type { BrowserContext } from 'playwright-core'
import { callApi } from './callApi'
import { sharedAddress, sharedSessions } from './environment'
import { PASSWORD } from './testServer'

/** Accounts of the demo data, which every test server contains. Only the demo data has a client and a super-admin. */
export const DEMO_ACCOUNTS = {
  superAdmin: 'admin@aerie.test',
  root: 'root@demo.test',
  staff: 'staff@demo.test',
  client: 'client@demo.test',
  viewer: 'viewer@demo.test',
} as const

/** Signs in and accepts the terms. @returns the cookie of the new session */
export async function signIn(email: string, address = sharedAddress()): Promise<string> {
  const reply = await callApi('/auth/login', { data: { email, password: PASSWORD }, address })
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0]
  assert.ok(cookie, 'the server set no cookie')
  await callApi('/tenant/user/terms-conditions-check?terms=true', { method: 'PATCH', cookie, address })
  return cookie
}

/** Signs in to the demo accounts of a server. @returns the cookies by e-mail address */
export async function signInToDemo(address: string): Promise<Record<string, string>> {
  const entries = Object.values(DEMO_ACCOUNTS).map(async (email) => [email, await signIn(email, address)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const sessions = new Map<string, Promise<string>>()

/**
 * The session that all pages of a user share: of a demo account of the shared server in all flows, of other users in one
 * process. @returns its cookie
 */
export function sharedSession(email: string, address = sharedAddress()): Promise<string> {
  const known = address === sharedAddress() ? sharedSessions()[email] : undefined
  if (known) return Promise.resolve(known)
  const key = `${address} ${email}`
  const session = sessions.get(key) ?? signIn(email, address)
  sessions.set(key, session)
  return session
}

/** Lets the pages of `context` send the cookie of a session. */
export async function useSession(context: BrowserContext, cookie: string, address: string): Promise<void> {
  const at = cookie.indexOf('=')
  await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: address }])
}
