// Rules of the fields of people.
import { clientsText } from './messages'

export const nameRules = () => [{ required: true, whitespace: true, message: clientsText('nameNeeded') }]

export const emailRules = () => [
  { required: true, message: clientsText('emailNeeded') },
  { type: 'email' as const, message: clientsText('emailInvalid') },
]
