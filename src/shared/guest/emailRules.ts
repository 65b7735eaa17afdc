import type { FormItemProps } from 'antd'
import { guestText } from './guestText'

type Rules = NonNullable<FormItemProps['rules']>

/** The longest address the contract takes. */
export const EMAIL_MAX = 254
/** The shortest password the contract takes. */
export const PASSWORD_MIN = 8
/** The longest password the contract takes. */
export const PASSWORD_MAX = 128

export const emailRules = (): Rules => [
  { required: true, message: guestText('emailRequired') },
  { type: 'email', message: guestText('emailInvalid') },
]
