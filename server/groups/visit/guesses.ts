// Limits guesses: of the password of a link, and of links themselves.
import { AppError } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform, type Db, type Tx } from '../../platform/db/tenancy'
import { deleteAttempt, fromNetwork, takeAttempt, type Counts, type Origin } from '../../platform/identity/limits'
import { verifyPassword } from '../../platform/identity/password'
import { visitText } from './messages'
import { selectNetwork } from './sql'

/** Failed attempts in 15 minutes. */
const LIMITS = { ofPassword: 10, fromAddress: 50, ofKeys: 30 }
const VISITS_A_MINUTE = 60

/** Apart from attempts to sign in from the same address. */
const originOf = (address: string): Origin => fromNetwork(address, 'share')

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
  const attempted = { account: `share ${shareId}`, from: originOf(address) }
  const attempt = await asPlatform(db, (tx) =>
    takeAttempt(
      tx,
      attempted,
      async (counts) => {
        const { isKnown } = await selectNetwork(tx, shareId, fromNetwork(address))
        const ofPassword = isKnown ? counts.perAccountAndOrigin : counts.perAccount
        return ofPassword >= LIMITS.ofPassword || counts.perOrigin >= LIMITS.fromAddress
      },
      visitText('tooManyGuesses'),
    ),
  )
  if (!(await verifyPassword(passwordHash, password))) return false
  await asPlatform(db, (tx) => deleteAttempt(tx, attempt))
  return true
}

const KEYS = 'share keys'

/** Counts a link that does not exist. @throws AppError 429 */
export async function countUnknownKey(db: Db, address: string): Promise<void> {
  const attempted = { account: KEYS, from: originOf(address) }
  const isTooMany = ({ perAccountAndOrigin }: Counts) => perAccountAndOrigin >= LIMITS.ofKeys
  await asPlatform(db, (tx) => takeAttempt(tx, attempted, isTooMany, visitText('tooManyLinks')))
}

/** Serialises visits of a link from one network, so that they are counted together. */
export const lockVisits = (tx: Tx, shareId: string, address: string): Promise<void> =>
  lockTexts(tx, [`visits of ${shareId} from ${fromNetwork(address)}`])

/** @throws AppError 429 when an address opens a link again and again */
export async function requireFewVisits(tx: Tx, shareId: string, address: string): Promise<void> {
  const { lastMinute } = await selectNetwork(tx, shareId, fromNetwork(address))
  if (lastMinute >= VISITS_A_MINUTE) throw new AppError(429, visitText('tooManyVisits'))
}
