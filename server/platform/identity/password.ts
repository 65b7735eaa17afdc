// Passwords: argon2id. Verifying reads the cost from the hash.
import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_COST } from './passwordCost'

/** Verified when the account does not exist, so that both answers take the same time. */
let decoy: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password, PASSWORD_COST)

/** Whether the password matches the hash. Takes the same time without a hash. */
export async function verifyPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID())
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && typeof passwordHash === 'string'
}
