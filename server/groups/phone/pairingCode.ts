// Codes that pair a phone. They are short enough to type, and long enough that guesses within their two minutes are hopeless.
import { createHash, randomInt } from 'node:crypto'

/** Crockford's Base32: without I, L, O and U, which people confuse. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8
const HALF = LENGTH / 2

export function newPairingCode(): { text: string; hash: Buffer } {
  const plain = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return { text: `${plain.slice(0, HALF)}-${plain.slice(HALF)}`, hash: hashOf(plain) }
}

/** @param typed as a person typed it: in any case, with hyphens and spaces, and with the letters that look like digits */
export const hashOfPairingCode = (typed: string): Buffer =>
  hashOf(typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1'))

const hashOf = (plain: string): Buffer => createHash('sha256').update(`phone pairing ${plain}`).digest()
