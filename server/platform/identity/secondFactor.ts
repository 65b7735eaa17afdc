// Second factor: TOTP codes (RFC 6238), and recovery codes for a lost phone.
import { createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
/** Tolerates a clock difference of one period either way. */
const WINDOW = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10
/** Without letters that look like digits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789x'

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES)

/**
 * The secret for an authenticator app: to type in, or as the URI of a QR code.
 * @param product name under which the app lists the account
 */
export function enrolment(secret: Buffer, product: string, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, product, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Number of the half-minute (since 1970) the code belongs to; undefined when it is not valid now. */
export function stepOf(secret: Buffer, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code, window: WINDOW, timestamp: now })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta
}

/** Ten codes of 80 bits, shown once. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...randomBytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length])
    return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join('')).join('-')
  })

/** Codes are long and random, so a plain hash is safe. It does not depend on a key. */
export const hashRecoveryCode = (userId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${userId}:${plainCode(code)}`)
    .digest()

/** Removes the separators that users type into codes. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()

export const isTotpCode = (code: string): boolean => /^\d{6}$/.test(plainCode(code))

const totpOf = (secret: Buffer, issuer = '', label = ''): TOTP =>
  new TOTP({ issuer, label, period: PERIOD_S, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })
