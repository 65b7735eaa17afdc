import { isApiError } from '../../api/errors'
import { authText } from './messages'

/** What to tell about a failed mutation, in the words of the server if it had any. */
export const messageOf = (error: unknown): string => (isApiError(error) ? error.message : authText('unknown'))
