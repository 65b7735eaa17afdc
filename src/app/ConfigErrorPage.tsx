// Rendered once, and loaded with the login page: caches of the React compiler would only add bytes.
'use no memo'

import { appText } from './messages'
import { Notice } from './Notice'

/** Replaces the app if a start-up value is missing or invalid. */
export function ConfigErrorPage({ message }: { message: string }) {
  return (
    <Notice isWholePage title={appText('configTitle')}>
      <p>{appText('configHelp')}</p>
      <p>
        <code>{message}</code>
      </p>
    </Notice>
  )
}
