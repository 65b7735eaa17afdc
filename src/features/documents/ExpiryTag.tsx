import type { Document } from '../../api/document'
import { StateTag } from '../../shared/StateTag'
import { dayText } from '../../shared/time/timeText'
import { documentsText } from './messages'

/** When a document expires, marked if that is soon or past. */
export function ExpiryTag({ document: { expiresOn, expiry } }: { document: Document }) {
  if (expiresOn === null) return null
  // A day without a zone is midnight of the user.
  const date = dayText(`${expiresOn}T00:00:00`)
  if (expiry === 'expired') return <StateTag hue="red">{documentsText('expiredOn', { date })}</StateTag>
  if (expiry === 'soon') return <StateTag hue="gold">{documentsText('expiresOn', { date })}</StateTag>
  return <>{date}</>
}
