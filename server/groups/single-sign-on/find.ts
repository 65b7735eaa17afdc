// The way in for an e-mail domain. It depends on the domain alone, so that nobody learns who has an account.
import { AppError } from '../../platform/core/errors'
import { lockTexts } from '../../platform/db/lockTexts'
import { asPlatform } from '../../platform/db/tenancy'
import { countAttempts, insertAttempt } from '../../platform/identity/loginThrottleSql'
import type { Services } from '../services'
import { singleSignOnText } from './messages'
import { selectWay } from './sql'

const LOOK_UPS = 'domains of single sign-on'
/** Look-ups in 15 minutes; a company may share one address. */
const MAX_LOOK_UPS = 300

export interface Way {
  code: string | null
  passwordsDisabled: boolean
}

/** @throws AppError 429 when an address looks up domains again and again */
export async function findWay({ db }: Services, domain: string, address: string): Promise<Way> {
  // Apart from attempts to sign in from the same address.
  const from = `domains ${address}`
  return asPlatform(db, async (tx) => {
    await lockTexts(tx, [`attempts from ${from}`])
    const { perAddress } = await countAttempts(tx, LOOK_UPS, from)
    if (perAddress >= MAX_LOOK_UPS) throw new AppError(429, singleSignOnText('tooManyLookUps'))
    await insertAttempt(tx, LOOK_UPS, from)
    return (await selectWay(tx, domain)) ?? { code: null, passwordsDisabled: false }
  })
}
