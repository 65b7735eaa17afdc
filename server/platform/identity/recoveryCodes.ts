import type { Tx } from '../db/tenancy'
import { hashRecoveryCode, newRecoveryCodes } from './secondFactor'
import { replaceRecoveryCodes } from './secondFactorSql'

/** Replaces the user's recovery codes. @returns ten codes, of which these are the only copies */
export async function createRecoveryCodes(tx: Tx, user: { id: string; tenantId: string | null }): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    user,
    codes.map((code) => hashRecoveryCode(user.id, code)),
  )
  return codes
}
