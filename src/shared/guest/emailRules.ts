import type { FormItemProps } from 'antd'
import { guestText } from './guestText'

type Rules = NonNullable<FormItemProps['rules']>

export const emailRules = (): Rules => [
  { required: true, message: guestText('emailRequired') },
  { type: 'email', message: guestText('emailInvalid') },
]
