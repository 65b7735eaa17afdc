// What stands in a list in place of the name of a record that the caller may not see.
import { render } from '../core/messages'
import { currentLanguage } from '../core/requestContext'
import { identityText } from './messages'

/** In the language of the request. */
export const notAvailable = (): string => render(identityText('notAvailable'), currentLanguage())
