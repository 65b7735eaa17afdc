// Rejects easily guessed passwords: common ones and those derived from the user. The contract checks the length.
import { dictionary } from '@zxcvbn-ts/language-common'
import { fieldError } from '../core/errors'
import { identityText } from './messages'

const MIN_LENGTH = 8

/** About 18,000 leaked passwords of sufficient length. */
const COMMON: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= MIN_LENGTH),
)

/** @throws AppError 400 at `field` for an easily guessed password */
export function requireGoodPassword(
  password: string,
  person: { name: string; email: string },
  field = 'password',
): void {
  const guess = password.toLowerCase().trim()
  const known = [person.email, person.email.split('@')[0], person.name].map((word) => word?.toLowerCase().trim())
  if (known.includes(guess)) throw fieldError(field, identityText('passwordIsName'))
  if (COMMON.has(guess)) throw fieldError(field, identityText('passwordCommon'))
}
