// Limits guesses: of the password of a link, and of links themselves.
import { AppError } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { countAttempts, deleteAttempt, insertAttempt } from '../../platform/identity/loginThrottleSql'
import { verifyPassword } from '../../platform/identity/password'
import { visitText } from './messages'
import { selectAddress } from './sql'

/** Failed attempts in 15 minutes. */
const LIMITS = { ofPassword: 10, fromAddress: 50, ofKeys: 30 }
const VISITS_A_MINUTE = 60

/** Apart from attempts to sign in from the same address. */
const addressOf = (address: string): string => `share ${address}`

/**
 * Counts a guess before it is judged, so that parallel guesses cannot pass the limits together; a correct one does not count.
 * Guesses of strangers do not lock out who has opened the link from the same address before.
 * @returns whether the password is correct. @throws AppError 429
 */
export async function judgePassword(
  db: Db,
  { shareId, passwordHash, address }: { shareId: string; passwordHash: string; address: string },
  password: string,
): Promise<boolean> {
  const account = `share ${shareId}`
  const from = addressOf(address)
  const attempt = await asPlatform(db, async (tx) => {
    await lockTexts(tx, [`attempts at ${account}`, `attempts from ${from}`])
    const counts = await countAttempts(tx, account, from)
    const { isKnown } = await selectAddress(tx, shareId, address)
    const ofPassword = isKnown ? counts.perAccountAndAddress : counts.perAccount
    if (ofPassword >= LIMITS.ofPassword || counts.perAddress >= LIMITS.fromAddress) {
      throw new AppError(429, visitText('tooManyGuesses'))
    }
    return insertAttempt(tx, account, from)
  })
  if (!(await verifyPassword(passwordHash, password))) return false
  await asPlatform(db, (tx) => deleteAttempt(tx, attempt))
  return true
}

const KEYS = 'share keys'

/** Counts a link that does not exist. @throws AppError 429 */
export async function countUnknownKey(db: Db, address: string): Promise<void> {
  const from = addressOf(address)
  await asPlatform(db, async (tx) => {
    await lockTexts(tx, [`attempts from ${from}`])
    const { perAccountAndAddress } = await countAttempts(tx, KEYS, from)
    if (perAccountAndAddress >= LIMITS.ofKeys) throw new AppError(429, visitText('tooManyLinks'))
    await insertAttempt(tx, KEYS, from)
  })
}

/** @throws AppError 429 when an address opens a link again and again */
export async function requireFewVisits(db: Db, shareId: string, address: string): Promise<void> {
  const { lastMinute } = await asPlatform(db, (tx) => selectAddress(tx, shareId, address))
  if (lastMinute >= VISITS_A_MINUTE) throw new AppError(429, visitText('tooManyVisits'))
}
