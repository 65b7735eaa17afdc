// Limits calls of people who are not signed in, before they make this server ask others.
import type { Message } from '../../platform/core/messages'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { fromNetwork, ofTenant, takeAttempt } from '../../platform/identity/limits'
import { singleSignOnText } from './messages'
import { isNetworkOfTenant } from './sql'

/** Calls of one kind in 15 minutes; a company may share one address. */
const MAX_CALLS = 300
/** Answers of the provider of a tenant that signed nobody in, in 15 minutes. */
const MAX_REFUSED = 600
/** Tests of its settings by a tenant, in 15 minutes. Each asks the provider several times. */
const MAX_TESTS = 60

/**
 * Counts a call of a network.
 * @param kind counted apart from other kinds, and from attempts to sign in with a password
 * @returns the ID of the attempt, for `deleteAttempt` when it has led to a sign-in
 * @throws AppError 429 with `refusal`
 */
export async function limitCalls(db: Db, kind: string, address: string, refusal: Message): Promise<string> {
  const attempted = { account: `${kind} of single sign-on`, from: fromNetwork(address, kind) }
  return asPlatform(db, (tx) => takeAttempt(tx, attempted, ({ perOrigin }) => perOrigin >= MAX_CALLS, refusal))
}

/**
 * Counts an answer of the provider of a tenant, whatever networks the answers come from. Networks from which people of the tenant have
 * signed in are not refused, so that nobody else can keep them out.
 * @returns the ID of the attempt, for `deleteAttempt` when it has led to a sign-in
 * @throws AppError 429
 */
export async function limitAnswers(db: Db, tenantId: string, address: string): Promise<string> {
  const attempted = { account: `answers to ${tenantId}`, from: ofTenant(tenantId, 'answers') }
  return asPlatform(db, (tx) =>
    takeAttempt(
      tx,
      attempted,
      async ({ perOrigin }) =>
        perOrigin >= MAX_REFUSED && !(await isNetworkOfTenant(tx, tenantId, fromNetwork(address))),
      singleSignOnText('tooManySignIns'),
    ),
  )
}

/** Counts a test of the settings of a tenant. @throws AppError 429 */
export async function limitTests(db: Db, tenantId: string): Promise<void> {
  const attempted = { account: `sign-in tests of ${tenantId}`, from: ofTenant(tenantId, 'sign-in tests') }
  const isTooMany = ({ perOrigin }: { perOrigin: number }) => perOrigin >= MAX_TESTS
  await asPlatform(db, (tx) => takeAttempt(tx, attempted, isTooMany, singleSignOnText('tooManySignIns')))
}
