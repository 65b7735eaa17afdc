import type { FormItemProps } from 'antd'
import { authText } from './messages'

type Rules = NonNullable<FormItemProps['rules']>

/** The longest address the contract takes. */
export const EMAIL_MAX = 254
/** The longest password the contract takes. */
export const PASSWORD_MAX = 128

export const emailRules = (): Rules => [
  { required: true, message: authText('emailRequired') },
  { type: 'email', message: authText('emailInvalid') },
]
