// Limits calls of people who are not signed in, before they make this server ask others.
import { AppError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { countAttempts, insertAttempt } from '../../platform/identity/loginThrottleSql'

/** Calls of one kind in 15 minutes; a company may share one address. */
const MAX_CALLS = 300

/**
 * Counts a call of an address.
 * @param kind counted apart from other kinds, and from attempts to sign in with a password
 * @throws AppError 429 with `refusal`
 */
export async function limitCalls(db: Db, kind: string, address: string, refusal: Message): Promise<void> {
  const account = `${kind} of single sign-on`
  const from = `${kind} ${address}`
  await asPlatform(db, async (tx) => {
    await lockTexts(tx, [`attempts from ${from}`])
    const { perAddress } = await countAttempts(tx, account, from)
    if (perAddress >= MAX_CALLS) throw new AppError(429, refusal)
    await insertAttempt(tx, account, from)
  })
}
