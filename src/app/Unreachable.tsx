// Rendered once, and loaded with the login page: caches of the React compiler would only add bytes.
'use no memo'

import { Button } from 'antd'
import { appText } from './messages'
import { Notice } from './Notice'

/** Shown if the session could not be fetched. */
export function Unreachable({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Notice
      isWholePage
      title={appText('unreachable')}
      action={
        <Button type="primary" onClick={onRetry}>
          {appText('tryAgain')}
        </Button>
      }
    >
      <p>{message}</p>
      <p>{appText('unreachableHelp')}</p>
    </Notice>
  )
}
