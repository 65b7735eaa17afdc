// The way in for an e-mail domain. It depends on the domain alone, so that nobody learns who has an account.
import { asPlatform } from '../../platform/db/tenancy'
import type { Services } from '../services'
import { limitCalls } from './callLimit'
import { singleSignOnText } from './messages'
import { selectWay } from './sql'

export interface Way {
  code: string | null
  passwordsDisabled: boolean
}

/** @throws AppError 429 when an address looks up domains again and again */
export async function findWay({ db }: Services, domain: string, address: string): Promise<Way> {
  await limitCalls(db, 'domains', address, singleSignOnText('tooManyLookUps'))
  return asPlatform(db, async (tx) => (await selectWay(tx, domain)) ?? { code: null, passwordsDisabled: false })
}
