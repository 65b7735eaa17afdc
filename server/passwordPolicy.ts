// Which passwords are refused: what attackers try first, and what is known of the person. Length is the contract's matter.
import { dictionary } from '@zxcvbn-ts/language-common'
import { fieldError } from './errors'

const SHORTEST = 8

/** Some 18,000 leaked passwords that are long enough to be chosen here. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= SHORTEST),
)

/** @throws AppError 400 at `field` for a password that is easily guessed */
export function requireGoodPassword(
  password: string,
  person: { name: string; email: string },
  field = 'password',
): void {
  const guess = password.toLowerCase().trim()
  const known = [person.email, person.email.split('@')[0], person.name].map((word) => word?.toLowerCase().trim())
  if (known.includes(guess)) throw fieldError(field, 'must not be your name or your e-mail')
  if (COMMON.has(guess)) throw fieldError(field, 'is among the passwords that are guessed first; choose another')
}
