// Limits calls of people who are not signed in, before they make this server ask others.
import type { Message } from '../../platform/core/messages'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { fromNetwork, takeAttempt } from '../../platform/identity/limits'

/** Calls of one kind in 15 minutes; a company may share one address. */
const MAX_CALLS = 300

/**
 * Counts a call of a network.
 * @param kind counted apart from other kinds, and from attempts to sign in with a password
 * @throws AppError 429 with `refusal`
 */
export async function limitCalls(db: Db, kind: string, address: string, refusal: Message): Promise<void> {
  const attempted = { account: `${kind} of single sign-on`, from: fromNetwork(address, kind) }
  await asPlatform(db, (tx) => takeAttempt(tx, attempted, ({ perOrigin }) => perOrigin >= MAX_CALLS, refusal))
}
