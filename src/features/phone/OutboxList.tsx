import { useSyncExternalStore } from 'react'
import { Alert, Button } from 'antd'
import { clockText } from '../../shared/time/timeText'
import { useNow } from '../../shared/time/useNow'
import { phoneText } from './messages'
import type { QueuedReport } from './outbox/outboxStore'
import type { Outbox } from './outbox/useOutbox'

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** What waits to be sent, with its state. */
export function OutboxList({ outbox }: { outbox: Outbox }) {
  const { reports, sentCount } = outbox
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <section aria-labelledby="phone-waiting">
      {!isOnline && <Alert type="warning" showIcon title={phoneText('offline')} style={{ marginBottom: 12 }} />}
      <h2 id="phone-waiting" className="phone-label">
        {phoneText('waiting')}
      </h2>
      <ul className="phone-reports">
        {(reports ?? []).map((report) => (
          <Report key={report.id} report={report} outbox={outbox} />
        ))}
      </ul>
      <p role="status" className="phone-quiet">
        {reports?.length === 0 && (sentCount > 0 ? phoneText('nothingWaiting') : '')}
      </p>
    </section>
  )
}

function Report({ report, outbox }: { report: QueuedReport; outbox: Outbox }) {
  const now = useNow()
  const { id, alert, at, problem, hasPosition } = report
  const { sending, again, remove } = outbox
  const time = clockText(new Date(at).toISOString(), now)
  const name = alert ? phoneText('alertNamed', { title: alert.title }) : phoneText('photoAt', { time })
  const state =
    sending?.id === id
      ? phoneText('stateSending', { share: Math.round(sending.share * 100) })
      : (problem ?? phoneText('stateWaiting'))
  return (
    <li>
      <div>
        <div>{name}</div>
        <div className={problem === undefined ? 'phone-quiet' : 'phone-problem'}>
          {state}
          {!hasPosition && ` · ${phoneText('withoutPosition')}`}
        </div>
      </div>
      <div className="phone-report-buttons">
        {problem !== undefined && (
          <Button aria-label={phoneText('againOf', { name })} onClick={() => again(id)}>
            {phoneText('again')}
          </Button>
        )}
        {sending?.id !== id && (
          <Button aria-label={phoneText('removeOf', { name })} onClick={() => remove(id)}>
            {phoneText('remove')}
          </Button>
        )}
      </div>
    </li>
  )
}
