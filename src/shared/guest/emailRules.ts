import type { FormItemProps } from 'antd'
import { guestText } from './guestText'

type Rules = NonNullable<FormItemProps['rules']>

/** Maximum length of an e-mail address in the contract. */
export const EMAIL_MAX = 254
/** Minimum length of a password in the contract. */
export const PASSWORD_MIN = 8
/** Maximum length of a password in the contract. */
export const PASSWORD_MAX = 128

export const emailRules = (): Rules => [
  { required: true, message: guestText('emailRequired') },
  { type: 'email', message: guestText('emailInvalid') },
]
