import { appText } from './messages'
import { Notice } from './Notice'

/** Shown instead of the product when a start-up value is missing or wrong. */
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
