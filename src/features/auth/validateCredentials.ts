import { guestText } from '../../shared/guest/guestText'
import { authText } from './messages'

export interface Credentials {
  email: string
  password: string
  /** Code of the two-factor authentication. */
  code: string
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>

// Takes what antd's rule of the other guest pages takes, which would bring its validator along; quoted local parts and
// addresses by IP number excepted.
const EMAIL = /^[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)*@([a-z\d\u00a0-\uffef-]+\.)+[a-z\u00a0-\uffef]{2,}$/i

/** @returns what is wrong with the fields of the current step, in the order of the page */
export function validateCredentials({ email, password, code }: Credentials, isCodeStep: boolean): CredentialErrors {
  if (isCodeStep) return code ? {} : { code: authText('secondCodeRequired') }
  return {
    ...(!email ? { email: guestText('emailRequired') } : !EMAIL.test(email) && { email: guestText('emailInvalid') }),
    ...(!password && { password: guestText('passwordRequired') }),
  }
}
